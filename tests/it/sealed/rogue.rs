//! A side that cheats, made of the parts of a session: it keeps to the order of messages, and lies where it is told to.

use fog_chess::game::TimeControl;
use fog_chess::rules::{Color, History, Move, Position, Role, Square};
use fog_chess::sealed::hazmat::{
    Coin, Half, Header, Hello, Message, Place, Query, Reason, Record, ReplyRecord, Revealed, Seat, Sender,
    after_answer, answer_digest, coin, decode, encode, opening, query_digest,
};
use fog_chess::sealed::{Check, Colors, Digest, Event, Fault, Input, Output, Session, Terms};

use super::table::seed;

const ROGUE: u64 = 666;
const VICTIM: u64 = 1;

/// What is done otherwise than an honest app would. The default is honest.
#[derive(Clone, Default)]
pub struct Cheat {
    /// The ply of the position that the lies below are about.
    pub ply: usize,
    /// Changes the pieces before a query is made.
    pub query: Option<fn(&mut Half)>,
    /// Changes the pieces before an answer is made.
    pub answer: Option<fn(&mut Half)>,
    /// Announces this capture instead.
    pub capture: Option<Option<Square>>,
    /// Commits to this move instead.
    pub commit: Option<&'static str>,
    /// Answers about draws as if all earlier positions had been the same.
    pub repeats: bool,
    /// Answers about draws as if the last move had been a pawn's.
    pub restless: bool,
    /// Reveals the seed of another number.
    pub seed: Option<u64>,
    /// Reveals these moves instead.
    pub reveal: Option<&'static str>,
    /// Ends like this instead of giving up.
    pub end: Option<Reason>,
    /// Opens the other side of its coin.
    pub turn_coin: bool,
    /// Throws a coin that does not come from its seed.
    pub own_coin: bool,
    /// Tells this time left.
    pub left_ms: Option<u64>,
}

/// What became of it.
#[derive(Debug, PartialEq)]
pub enum Found {
    AtOnce(Fault),
    ByAudit(Check),
}

pub struct Duel {
    pub victim: Session,
    cheat: Cheat,
    color: Color,
    seat: Option<Seat>,
    hello: Hello,
    coin: Coin,
    id: Digest,
    theirs: Option<[u8; 32]>,
    chain: Digest,
    pub truth: History,
    moves: Vec<Move>,
    sent: u32,
    received: u32,
    pub faults: Vec<Fault>,
    pub now_ms: u64,
    /// Everything the rogue sent.
    pub log: Vec<Vec<u8>>,
}

impl Duel {
    /// The victim is the host; the rogue has `color`.
    pub fn new(color: Color, start: Position, control: Option<TimeControl>, cheat: Cheat) -> Self {
        let terms = Terms { start: start.clone(), ..Terms::standard(Colors::Host(!color), control) };
        let own = seed(ROGUE);
        let mut hello = opening(&own, &Sender::new(&own), &terms);
        let mut coin = coin(&own);
        if cheat.own_coin {
            // Another's coin, properly committed to.
            let other = seed(ROGUE + 1);
            coin = fog_chess::sealed::hazmat::coin(&other);
            hello.coin = opening(&other, &Sender::new(&other), &terms).coin;
        }
        coin.heads ^= cheat.turn_coin;
        let mut duel = Self {
            victim: Session::host(seed(VICTIM), terms).expect("good terms"),
            cheat,
            color,
            seat: None,
            hello,
            coin,
            id: Digest::from_bytes([0; 32]),
            theirs: None,
            chain: Digest::from_bytes([0; 32]),
            truth: History::from_position(start),
            moves: Vec::new(),
            sent: 0,
            received: 0,
            faults: Vec::new(),
            now_ms: 50_000,
            log: Vec::new(),
        };
        duel.open();
        duel
    }

    pub fn standard(color: Color, cheat: Cheat) -> Self {
        Self::new(color, Position::standard(), None, cheat)
    }

    fn open(&mut self) {
        self.victim.handle(Input::Connected, self.now_ms);
        self.say(Message::Resume { game: self.id, echo: None });
        self.say(Message::Hello(self.hello));
        self.say(Message::Coin(self.coin));
        let Some(id) = self.victim.game_id() else { return };
        (self.id, self.chain) = (id, id);
        let theirs = self.theirs.expect("the opening of the victim");
        self.seat = Some(Seat::new(seed(ROGUE), self.color, self.truth.start(), id, &theirs).expect("a seat"));
    }

    /// Sends a message to the victim and listens to what comes back.
    pub fn say(&mut self, message: Message) {
        let header = Header { seq: self.sent, ack: self.received };
        if !matches!(message, Message::Resume { .. }) {
            self.sent += 1;
        }
        let bytes = encode(header, &message);
        self.log.push(bytes.clone());
        self.send(&bytes);
    }

    /// Sends bytes to the victim.
    pub fn send(&mut self, bytes: &[u8]) {
        let outputs = self.victim.handle(Input::Received(bytes), self.now_ms);
        self.listen(outputs);
    }

    /// The victim's player does something.
    pub fn act(&mut self, input: Input<'_>) {
        let outputs = self.victim.handle(input, self.now_ms);
        self.listen(outputs);
    }

    fn listen(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Send(bytes) => self.hear(&bytes),
                Output::Event(Event::Fault(fault)) => self.faults.push(fault),
                Output::Event(_) | Output::Save => {}
            }
        }
    }

    fn hear(&mut self, bytes: &[u8]) {
        let (header, message) = decode(bytes).expect("the victim is honest");
        self.received += u32::from(!matches!(message, Message::Resume { .. }));
        match message {
            Message::Hello(hello) => self.theirs = Some(hello.sender),
            Message::Move { commitment, capture, left_ms, query, .. } => {
                let query_digest = query_digest(&query);
                let record = Record { commitment, capture, left_ms, query: query_digest, reply: None, answer: None };
                self.reply(&record, &query);
            }
            Message::Reply { answer, query, .. } => self.answer(&answer, &query),
            // The first comes before anything was said.
            Message::Resume { .. } => {
                for bytes in self.log.clone().iter().skip(1 + header.ack as usize) {
                    self.send(bytes);
                }
            }
            Message::Answer { answer, .. } => self.chain = after_answer(&self.chain, &answer_digest(&answer)),
            _ => {}
        }
    }

    fn seat(&mut self) -> &mut Seat {
        self.seat.as_mut().expect("a seat")
    }

    /// Runs something with the pieces changed, if this is the ply of the lie.
    fn lying<T>(&mut self, lie: Option<fn(&mut Half)>, run: impl FnOnce(&Seat) -> T) -> T {
        let now = self.truth.ply() == self.cheat.ply;
        let seat = self.seat();
        let honest = seat.half.clone();
        if let Some(lie) = lie.filter(|_| now) {
            lie(&mut seat.half);
        }
        let result = run(seat);
        seat.half = honest;
        result
    }

    /// Plays one move for whoever is to move.
    pub fn play(&mut self, text: &str) {
        let mv: Move = text.parse().expect(text);
        if self.truth.position().side_to_move() == self.color {
            self.make(mv);
        } else {
            self.truth.play(mv).expect(text);
            self.act(Input::Play(mv));
        }
        let ep = self.truth.position().ep_square().is_some() && self.truth.position().side_to_move() == self.color;
        if ep {
            self.seat().note_ep();
        }
    }

    pub fn play_all(&mut self, moves: &str) {
        moves.split_whitespace().for_each(|mv| self.play(mv));
    }

    /// The rogue moves, legally or not.
    fn make(&mut self, mv: Move) {
        let (ply, chain) = (self.truth.ply(), self.chain);
        let captured = self.truth.position().clone().play_unchecked(mv).captured.map(|(square, _)| square);
        // An illegal move is the last of its game, so the truth need not follow.
        let legal = self.truth.play(mv).is_ok();
        let here = ply + 1 == self.cheat.ply;
        let capture = self.cheat.capture.filter(|_| here).unwrap_or(captured);
        let committed = self.cheat.commit.filter(|_| here).map_or(mv, |mv| mv.parse().expect("a move"));
        let commitment = self.seat().commit(&chain, committed);
        self.seat().play(mv, capture);
        let place = Place { chain, mv: Some(mv) };
        let query = if legal { self.lying(self.cheat.query, |seat| seat.ask(&place)) } else { self.seat().ask(&place) };
        let left_ms = self.cheat.left_ms.filter(|_| here).unwrap_or(0);
        let record = Record { commitment, capture, left_ms, query: query_digest(&query), reply: None, answer: None };
        self.chain = record.after_move(&chain);
        self.moves.push(mv);
        self.say(Message::Move { ply: ply as u16, commitment, capture, left_ms, query });
    }

    fn answer(&mut self, answer: &[u8], query: &[[u8; 32]]) {
        let reply = ReplyRecord { answer: answer_digest(answer), query: query_digest(query) };
        self.chain = reply.after(&self.chain);
        let answer = self.sealed(query);
        self.chain = after_answer(&self.chain, &answer_digest(&answer));
        let ply = self.seat().ply() as u16 - 1;
        self.say(Message::Answer { ply, answer });
    }

    fn reply(&mut self, record: &Record, query: &[[u8; 32]]) {
        self.seat().suffer(record.capture).expect("the victim is honest");
        self.chain = record.after_move(&self.chain);
        let answer = self.sealed(query);
        let place = Place { chain: self.chain, mv: None };
        let query = self.lying(self.cheat.query, |seat| seat.ask(&place));
        let reply = ReplyRecord { answer: answer_digest(&answer), query: query_digest(&query) };
        self.chain = reply.after(&self.chain);
        let ply = self.seat().ply() as u16 - 1;
        self.say(Message::Reply { ply, answer, query });
    }

    fn sealed(&mut self, query: &[[u8; 32]]) -> Vec<u8> {
        let (chain, query) = (self.chain, Query::decode(query).expect("the victim is honest"));
        if (self.cheat.repeats || self.cheat.restless) && self.truth.ply() == self.cheat.ply {
            return self.frozen().answer(&chain, &query);
        }
        self.lying(self.cheat.answer, |seat| seat.answer(&chain, &query))
    }

    /// A seat for which the position was always the one of now.
    fn frozen(&self) -> Seat {
        let (now, theirs) = (self.truth.position(), self.theirs.expect("the opening of the victim"));
        // Whoever moved first moves first here too, so that the turn is right after as many plies.
        let first = if self.truth.start().side_to_move() == Color::White { " w " } else { " b " };
        let fen = now.to_string().replace(" w ", first).replace(" b ", first);
        let start: Position = fen.parse().expect(&fen);
        let mut seat = Seat::new(seed(ROGUE), self.color, &start, self.id, &theirs).expect("a seat");
        let empty = Square::all().find(|square| now.piece_at(*square).is_none()).expect("an empty square");
        for _ in 0..self.truth.ply() {
            if self.cheat.restless {
                seat.half.put(empty, Role::Pawn);
            }
            seat.play(Move::new(empty, empty), None);
            seat.half.lift(empty);
        }
        seat
    }

    /// The rogue gives up or ends as it was told, reveals, and is audited.
    pub fn end(&mut self) {
        let ply = self.seat().ply() as u16;
        if self.victim.outcome().is_none() || self.cheat.end.is_some() {
            let reason = self.cheat.end.unwrap_or(Reason::Resignation);
            self.say(Message::End { ply, reason });
        }
        let seed: [u8; 32] = seed_bytes(self.cheat.seed.unwrap_or(ROGUE));
        let moves = match self.cheat.reveal {
            None => self.moves.clone(),
            Some(moves) => moves.split_whitespace().map(|mv| mv.parse().expect(mv)).collect(),
        };
        self.say(Message::Reveal { seed: Revealed(seed.into()), moves });
        for _ in 0..self.victim.ply() + 3 {
            if self.victim.check() == Check::Unchecked {
                self.act(Input::Audit);
            }
        }
    }

    /// What the victim found, at once or in the end.
    pub fn found(&mut self) -> Found {
        if self.faults.is_empty() {
            self.end();
        }
        match self.faults.first() {
            Some(fault) => Found::AtOnce(*fault),
            None => Found::ByAudit(self.victim.check()),
        }
    }
}

fn seed_bytes(number: u64) -> [u8; 32] {
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    bytes
}

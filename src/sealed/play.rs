//! The game itself, once both sides have opened: moves, replies, answers, offers and ends, in their order.

use super::board::Sight;
use super::clock::{Clocks, LAG_MS};
use super::digest::{Digest, Domain};
use super::ending::{End, settle};
use super::fault::Fault;
use super::half::Half;
use super::ot::{Point, Query};
use super::seat::{Opened, Place, Seat};
use super::seed::Seed;
use super::session::{Event, Refusal};
use super::terms::{Party, Terms};
use super::transcript::{Record, ReplyRecord, after_answer, answer_digest, query_digest};
use super::wire::{Coin, Echo, Hello, MAX_PLIES, Message, Reason, Revealed, Writer};
use crate::rules::{Cell, Color, Move, Outcome, Role, Square, View};

/// What a side waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The own player's move.
    OwnMove,
    /// The reply to the own move.
    Reply,
    /// The other side's move.
    Move,
    /// The answer to the own query.
    Answer,
    /// Nothing: a king was taken.
    Nothing,
}

/// An open offer of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    pub by: Color,
    pub ply: u16,
}

/// What a message or an act leads to.
#[derive(Default)]
pub(super) struct Effects {
    pub messages: Vec<Message>,
    pub events: Vec<Event>,
}

/// The other side's secrets, once it has revealed them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reveal {
    pub seed: Revealed,
    pub moves: Vec<Move>,
}

/// A message that could not be true. It is kept for the audit of a game that was broken off over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Evidence {
    Move(Record),
    Reply(ReplyRecord),
    Answer(Digest),
}

/// One side of a game in play or over.
pub(super) struct Game {
    pub seat: Seat,
    pub terms: Terms,
    pub id: Digest,
    pub theirs: Hello,
    pub their_coin: Coin,
    /// The transcript so far.
    pub chain: Digest,
    /// Where the last own query was asked.
    pub place: Place,
    pub step: Step,
    pub records: Vec<Record>,
    /// Own moves.
    pub moves: Vec<Move>,
    /// What was seen, by ply from 0. The last ply may lack it.
    pub sights: Vec<Sight>,
    pub clocks: Option<Clocks>,
    pub offer: Option<Offer>,
    pub own_end: Option<End>,
    pub their_end: Option<End>,
    pub evidence: Option<Evidence>,
    pub reveal: Option<Reveal>,
}

/// Both openings with their coins: what a game is named by.
pub(super) struct Openings<'a> {
    pub host: (&'a Hello, &'a Coin),
    pub guest: (&'a Hello, &'a Coin),
}

impl Openings<'_> {
    fn id(&self) -> Digest {
        let mut out = Writer(Vec::new());
        for (hello, coin) in [self.host, self.guest] {
            out.hello(hello);
            out.coin(coin);
        }
        Digest::of(Domain::Game, &[&out.0])
    }
}

impl Game {
    /// Both sides have opened.
    ///
    /// # Errors
    /// [`Fault::Sender`] if the other's sender point is none.
    pub fn start(
        party: Party,
        terms: &Terms,
        seed: Seed,
        (own, own_coin): (&Hello, &Coin),
        (theirs, their_coin): (&Hello, &Coin),
    ) -> Result<Self, Fault> {
        let color = terms.color(party, own_coin.heads ^ their_coin.heads);
        let (mine, other) = ((own, own_coin), (theirs, their_coin));
        let id = match party {
            Party::Host => Openings { host: mine, guest: other }.id(),
            Party::Guest => Openings { host: other, guest: mine }.id(),
        };
        let seat = Seat::new(seed, color, &terms.start, id, &theirs.sender)?;
        let view = terms.start.view(color);
        Ok(Self {
            step: if seat.side_to_move() == color { Step::OwnMove } else { Step::Move },
            seat,
            id,
            theirs: *theirs,
            their_coin: *their_coin,
            chain: id,
            place: Place { chain: id, mv: None },
            records: Vec::new(),
            moves: Vec::new(),
            sights: vec![Sight::of(&view)],
            clocks: terms.time_control.map(Clocks::new),
            offer: None,
            own_end: None,
            their_end: None,
            evidence: None,
            reveal: None,
            terms: terms.clone(),
        })
    }

    pub fn color(&self) -> Color {
        self.seat.color()
    }

    pub fn is_over(&self) -> bool {
        self.step == Step::Nothing || self.own_end.is_some() || self.their_end.is_some()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        let king_taken = End { by: self.color(), reason: Reason::KingTaken, ply: self.ply16() };
        let taken = (self.step == Step::Nothing).then_some(king_taken);
        match taken {
            Some(end) => settle([Some(end), None], self.seat.side_to_move()),
            None => settle([self.own_end, self.their_end], self.seat.side_to_move()),
        }
    }

    fn ply16(&self) -> u16 {
        self.seat.ply() as u16
    }

    /// What this side may know after so many plies; `None` before it has asked, or when the game ended before it could.
    pub fn view_at(&self, ply: usize) -> Option<View> {
        let (sight, (roles, castling)) = (self.sights.get(ply)?, self.seat.half_at(ply)?);
        let over = self.step == Step::Nothing && ply == self.seat.ply();
        let on = |roles: &[_; 6], square| Half::role_in(roles, square);
        let cell = |square| match (on(roles, square), on(&sight.seen, square)) {
            (Some(role), _) => Cell::Own(role),
            (None, Some(role)) => Cell::Seen(role),
            (None, None) if sight.visible.contains(square) => Cell::Empty,
            (None, None) => Cell::Fogged,
        };
        Some(View::from_cells(self.color(), self.mover(ply), cell, castling, sight.ep_square, over))
    }

    /// The side to move after so many plies.
    pub fn mover(&self, ply: usize) -> Color {
        let first = self.terms.start.side_to_move();
        if ply.is_multiple_of(2) { first } else { !first }
    }

    /// The last view known.
    pub fn view(&self) -> Option<View> {
        self.view_at(self.sights.len() - 1)
    }

    /// The side whose time runs.
    pub fn running(&self) -> Option<Color> {
        let thinks = matches!(self.step, Step::OwnMove | Step::Move) && !self.is_over();
        thinks.then(|| self.seat.side_to_move())
    }

    // Acts of the own player.

    /// The own player moves.
    pub fn play(&mut self, mv: Move, now_ms: u64, fx: &mut Effects) -> Result<(), Refusal> {
        self.refuse_if_over()?;
        if self.step != Step::OwnMove || self.seat.ply() >= MAX_PLIES {
            return Err(Refusal::NotYourTurn);
        }
        let view = self.view().filter(|view| view.legal_moves().contains(mv)).ok_or(Refusal::Illegal(mv))?;
        let color = self.color();
        let left_ms = match &mut self.clocks {
            Some(clocks) => clocks.press(color, now_ms),
            None => Some(0),
        };
        match left_ms {
            Some(left_ms) => self.make(mv, &view, left_ms, fx),
            None => self.end(Reason::OwnTime, fx),
        }
        Ok(())
    }

    fn make(&mut self, mv: Move, view: &View, left_ms: u64, fx: &mut Effects) {
        let capture = captured(view, mv);
        let commitment = self.seat.commit(&self.chain, mv);
        self.place = Place { chain: self.chain, mv: Some(mv) };
        let ply = self.ply16();
        self.offer = self.offer.filter(|offer| offer.by == self.color());
        self.seat.play(mv, capture);
        let query = self.seat.ask(&self.place);
        let record = Record { commitment, capture, left_ms, query: query_digest(&query), reply: None, answer: None };
        self.chain = record.after_move(&self.chain);
        self.records.push(record);
        self.moves.push(mv);
        fx.messages.push(Message::Move { ply, commitment, capture, left_ms, query });
        self.step = Step::Reply;
        if view.get(mv.to) == Cell::Seen(Role::King) {
            self.king_taken(fx);
        }
    }

    fn king_taken(&mut self, fx: &mut Effects) {
        self.step = Step::Nothing;
        self.sights.push(Sight::default());
        fx.events.push(Event::View { ply: self.seat.ply() });
        if self.own_end.is_none() {
            self.end(Reason::KingTaken, fx);
        } else {
            fx.events.push(Event::Ended);
        }
    }

    /// This side says that the game has ended, and reveals.
    fn end(&mut self, reason: Reason, fx: &mut Effects) {
        self.end_at(self.ply16(), reason, fx);
    }

    /// An agreement names the ply of the offer.
    fn end_at(&mut self, ply: u16, reason: Reason, fx: &mut Effects) {
        self.own_end = Some(End { by: self.color(), reason, ply });
        fx.messages.push(Message::End { ply, reason });
        self.close(fx);
    }

    /// The game has ended for this side: its secrets are none any more. Once only.
    fn close(&mut self, fx: &mut Effects) {
        let seed = Revealed(zeroize::Zeroizing::new(*self.seat.seed().expose()));
        fx.messages.push(Message::Reveal { seed, moves: self.moves.clone() });
        fx.events.push(Event::Ended);
    }

    fn refuse_if_over(&self) -> Result<(), Refusal> {
        if self.is_over() { Err(Refusal::Over) } else { Ok(()) }
    }

    /// The own player gives up, or breaks the game off after a fault.
    pub fn give_up(&mut self, reason: Reason, fx: &mut Effects) -> Result<(), Refusal> {
        self.refuse_if_over()?;
        self.end(reason, fx);
        Ok(())
    }

    /// The own player offers a draw, or takes the other's.
    pub fn offer_draw(&mut self, fx: &mut Effects) -> Result<(), Refusal> {
        self.refuse_if_over()?;
        match self.offer {
            Some(offer) if offer.by != self.color() => self.end_at(offer.ply, Reason::Agreement, fx),
            Some(_) => return Err(Refusal::Offered),
            None => {
                let offer = Offer { by: self.color(), ply: self.ply16() };
                self.offer = Some(offer);
                fx.messages.push(Message::Offer { ply: offer.ply });
            }
        }
        Ok(())
    }

    /// The own player answers the other's offer.
    pub fn answer_draw(&mut self, accept: bool, fx: &mut Effects) -> Result<(), Refusal> {
        self.refuse_if_over()?;
        let offer = self.offer.filter(|offer| offer.by != self.color()).ok_or(Refusal::NoOffer)?;
        if accept {
            self.end_at(offer.ply, Reason::Agreement, fx);
        } else {
            self.offer = None;
            fx.messages.push(Message::Decline { ply: offer.ply });
        }
        Ok(())
    }

    /// Ends the game if the own player's time has run out.
    pub fn tick(&mut self, now_ms: u64, fx: &mut Effects) {
        let color = self.color();
        let own = self.thinking();
        let Some(clocks) = self.clocks.as_mut().filter(|_| own.is_some()) else { return };
        clocks.charge(own, now_ms);
        if clocks.left_ms[color] == 0 {
            self.end(Reason::OwnTime, fx);
        }
    }

    /// Whether a win on time can be claimed: the line held all the time, and the other side is over its time by more than the lag.
    pub fn can_claim_time(&self, now_ms: u64) -> bool {
        let over = |clocks: Clocks| {
            clocks.steady && clocks.elapsed_ms(now_ms) > clocks.left_ms[!self.color()].saturating_add(LAG_MS)
        };
        self.step == Step::Move && !self.is_over() && self.clocks.is_some_and(over)
    }

    /// The own player claims a win on time.
    pub fn claim_time(&mut self, now_ms: u64, fx: &mut Effects) -> Result<(), Refusal> {
        self.refuse_if_over()?;
        if !self.can_claim_time(now_ms) {
            return Err(Refusal::TooEarly);
        }
        self.end(Reason::YourTime, fx);
        Ok(())
    }

    /// The line broke: what it took meanwhile can't be held against the other side.
    pub fn interrupted(&mut self, now_ms: u64) {
        let own = self.thinking();
        if let Some(clocks) = &mut self.clocks {
            clocks.pause(own, now_ms);
        }
    }

    /// Both sides know again where they are: who is to move goes on thinking.
    pub fn resumed(&mut self, now_ms: u64) {
        if let Some(clocks) = &mut self.clocks {
            clocks.resume(now_ms);
        }
    }

    /// The own color, if its time runs.
    fn thinking(&self) -> Option<Color> {
        (self.step == Step::OwnMove && !self.is_over()).then(|| self.color())
    }

    // Messages of the other side.

    /// A message of the other side. Whatever it is, a fault leaves everything as it was.
    pub fn receive(&mut self, message: Message, now_ms: u64, fx: &mut Effects) -> Result<(), Fault> {
        // Who has said that the game is over can only reveal, and once.
        let closed = self.their_end.is_some() && !matches!(message, Message::Reveal { .. });
        if self.reveal.is_some() || closed {
            return Err(Fault::OutOfTurn);
        }
        match message {
            Message::Move { ply, commitment, capture, left_ms, query } => {
                let record =
                    Record { commitment, capture, left_ms, query: query_digest(&query), reply: None, answer: None };
                self.expect(Step::Move, ply)?;
                let taken = self.on_move(record, &query, now_ms, fx);
                self.or_keep(taken, Evidence::Move(record))
            }
            Message::Reply { ply, answer, query } => {
                let reply = ReplyRecord { answer: answer_digest(&answer), query: query_digest(&query) };
                self.expect(Step::Reply, ply)?;
                let taken = self.on_reply(reply, &answer, &query, now_ms, fx);
                self.or_keep(taken, Evidence::Reply(reply))
            }
            Message::Answer { ply, answer } => {
                let digest = answer_digest(&answer);
                self.expect(Step::Answer, ply)?;
                let taken = self.on_answer(digest, &answer, now_ms, fx);
                self.or_keep(taken, Evidence::Answer(digest))
            }
            Message::Offer { ply } => self.on_offer(ply, fx),
            Message::Decline { ply } => {
                self.on_decline(ply, fx);
                Ok(())
            }
            Message::End { ply, reason } => self.on_end(ply, reason, now_ms, fx),
            Message::Reveal { seed, moves } => self.on_reveal(Reveal { seed, moves }, fx),
            Message::Hello(_) | Message::Coin(_) | Message::Resume { .. } => Err(Fault::OutOfTurn),
        }
    }

    /// The ply of a move, reply or answer is that of the position before the move.
    fn expect(&self, step: Step, ply: u16) -> Result<(), Fault> {
        let reached = usize::from(ply) + usize::from(step != Step::Move);
        let fits = self.step == step && reached == self.seat.ply() && reached < MAX_PLIES;
        if fits { Ok(()) } else { Err(Fault::OutOfTurn) }
    }

    /// After the game was broken off, what can't be true does not stop the session any more: it is kept for the audit.
    fn or_keep(&mut self, taken: Result<(), Fault>, evidence: Evidence) -> Result<(), Fault> {
        let broken_off = self.own_end.is_some_and(|end| end.reason == Reason::Broken);
        if taken.is_ok() || !broken_off || self.evidence.is_some() {
            return taken;
        }
        self.evidence = Some(evidence);
        Ok(())
    }

    /// What was received, with the evidence.
    pub fn evident_records(&self) -> Vec<Record> {
        let mut records = self.records.clone();
        match (self.evidence, records.last_mut()) {
            (Some(Evidence::Move(record)), _) => records.push(record),
            (Some(Evidence::Reply(reply)), Some(last)) => last.reply = Some(reply),
            (Some(Evidence::Answer(answer)), Some(last)) => last.answer = Some(answer),
            _ => {}
        }
        records
    }

    fn on_move(&mut self, record: Record, query: &[Point], now_ms: u64, fx: &mut Effects) -> Result<(), Fault> {
        let points = decode(query, super::counter::SQUARES)?;
        let (mut clocks, other) = (self.clocks, !self.color());
        let missing_ms = match &mut clocks {
            Some(clocks) => clocks.told(other, record.left_ms, now_ms)?,
            None if record.left_ms == 0 => 0,
            None => return Err(Fault::Clock),
        };
        let lost = self.seat.suffer(record.capture)?;
        self.clocks = clocks;
        self.offer = self.offer.filter(|offer| offer.by != self.color());
        if missing_ms > 0 {
            fx.events.push(Event::SlowClock { missing_ms });
        }
        let before = self.chain;
        self.chain = record.after_move(&before);
        self.records.push(record);
        self.step = Step::Answer;
        if lost == Some(Role::King) {
            self.king_taken(fx);
        } else if !self.is_over() {
            self.reply(&points, fx);
        }
        Ok(())
    }

    fn reply(&mut self, points: &Query, fx: &mut Effects) {
        let answer = self.seat.answer(&self.chain, points);
        self.place = Place { chain: self.chain, mv: None };
        let query = self.seat.ask(&self.place);
        let reply = ReplyRecord { answer: answer_digest(&answer), query: query_digest(&query) };
        self.note(|record| record.reply = Some(reply));
        self.chain = reply.after(&self.chain);
        fx.messages.push(Message::Reply { ply: self.ply16() - 1, answer, query });
    }

    fn note(&mut self, change: impl FnOnce(&mut Record)) {
        if let Some(record) = self.records.last_mut() {
            change(record);
        }
    }

    fn on_reply(
        &mut self,
        reply: ReplyRecord,
        answer: &[u8],
        query: &[Point],
        now_ms: u64,
        fx: &mut Effects,
    ) -> Result<(), Fault> {
        let points = decode(query, self.seat.plan().places())?;
        let opened = self.seat.open(&self.place, &self.chain, answer)?;
        self.note(|record| record.reply = Some(reply));
        self.chain = reply.after(&self.chain);
        self.see(opened.sight, fx);
        self.step = Step::Move;
        if !self.is_over() {
            self.answer(&points, now_ms, fx);
        }
        Ok(())
    }

    fn answer(&mut self, points: &Query, now_ms: u64, fx: &mut Effects) {
        let answer = self.seat.answer(&self.chain, points);
        let digest = answer_digest(&answer);
        self.note(|record| record.answer = Some(digest));
        self.chain = after_answer(&self.chain, &digest);
        self.start_clock(now_ms);
        fx.messages.push(Message::Answer { ply: self.ply16() - 1, answer });
    }

    fn on_answer(&mut self, digest: Digest, answer: &[u8], now_ms: u64, fx: &mut Effects) -> Result<(), Fault> {
        let Opened { sight, draws } = self.seat.open(&self.place, &self.chain, answer)?;
        self.note(|record| record.answer = Some(digest));
        self.chain = after_answer(&self.chain, &digest);
        if sight.ep_square.is_some() {
            self.seat.note_ep();
        }
        self.see(sight, fx);
        self.step = Step::OwnMove;
        self.start_clock(now_ms);
        let stuck = self.view().is_some_and(|view| view.legal_moves().is_empty());
        let reason = [(stuck, Reason::NoMove), (draws.threefold, Reason::Threefold), (draws.fifty, Reason::FiftyMoves)]
            .into_iter()
            .find_map(|(drawn, reason)| drawn.then_some(reason));
        if let Some(reason) = reason.filter(|_| !self.is_over()) {
            self.end(reason, fx);
        }
        Ok(())
    }

    fn see(&mut self, sight: Sight, fx: &mut Effects) {
        self.sights.push(sight);
        fx.events.push(Event::View { ply: self.seat.ply() });
    }

    /// The time of the side to move runs from now.
    pub fn start_clock(&mut self, now_ms: u64) {
        if let Some(clocks) = &mut self.clocks {
            clocks.start(now_ms);
        }
    }

    /// An offer lapses when the side that got it moves, even if the two cross.
    fn on_offer(&mut self, ply: u16, fx: &mut Effects) -> Result<(), Fault> {
        if ply > self.ply16() {
            return Err(Fault::OutOfTurn);
        }
        let own_last = (1..=self.seat.ply()).rev().find(|ply| self.mover(ply - 1) == self.color()).unwrap_or(0);
        if self.is_over() || own_last > usize::from(ply) {
            return Ok(());
        }
        match self.offer {
            Some(offer) if offer.by == self.color() => self.end_at(ply, Reason::Agreement, fx),
            Some(_) => {}
            None => {
                self.offer = Some(Offer { by: !self.color(), ply });
                fx.events.push(Event::DrawOffered);
            }
        }
        Ok(())
    }

    fn on_decline(&mut self, ply: u16, fx: &mut Effects) {
        let own = Some(Offer { by: self.color(), ply });
        if self.offer == own && !self.is_over() {
            self.offer = None;
            fx.events.push(Event::DrawDeclined);
        }
    }

    fn on_end(&mut self, ply: u16, reason: Reason, now_ms: u64, fx: &mut Effects) -> Result<(), Fault> {
        if self.their_end.is_some() {
            return Err(Fault::OutOfTurn);
        }
        self.check_end(ply, reason, now_ms)?;
        let (was_over, outcome) = (self.is_over(), self.outcome());
        self.their_end = Some(End { by: !self.color(), reason, ply });
        if !was_over {
            self.close(fx);
        } else if self.outcome() != outcome {
            fx.events.push(Event::Ended);
        }
        Ok(())
    }

    /// What of an end can be checked without the other side's secrets.
    fn check_end(&self, ply: u16, reason: Reason, now_ms: u64) -> Result<(), Fault> {
        let their_turn = self.step == Step::Move && ply == self.ply16();
        let plan = self.seat.plan();
        let fits = match reason {
            // Either it is known here, or the other side says that our own move took its king.
            Reason::KingTaken => matches!(self.step, Step::Nothing | Step::Reply),
            Reason::NoMove => their_turn,
            Reason::Threefold => their_turn && plan.steps > 0,
            Reason::FiftyMoves => their_turn && plan.fifty,
            Reason::Agreement => {
                let open = self.offer == Some(Offer { by: self.color(), ply });
                return if open { Ok(()) } else { Err(Fault::NoOffer) };
            }
            Reason::OwnTime => self.clocks.is_some(),
            Reason::YourTime => return self.check_own_time(now_ms),
            Reason::Resignation | Reason::Broken => true,
        };
        if fits { Ok(()) } else { Err(Fault::FalseEnd) }
    }

    fn check_own_time(&self, now_ms: u64) -> Result<(), Fault> {
        let color = self.color();
        let short = |clocks: Clocks| clocks.running_ms(color, now_ms) <= LAG_MS;
        let fits = self.step == Step::OwnMove && self.clocks.is_some_and(short);
        if fits { Ok(()) } else { Err(Fault::Clock) }
    }

    fn on_reveal(&mut self, reveal: Reveal, fx: &mut Effects) -> Result<(), Fault> {
        if !self.is_over() {
            return Err(Fault::OutOfTurn);
        }
        self.reveal = Some(reveal);
        fx.events.push(Event::Revealed);
        Ok(())
    }

    // After a loss of storage.

    /// What this side has of the other's last move.
    pub fn echo(&self) -> Option<Echo> {
        let ply = self.records.len().checked_sub(1)?;
        let record = self.records.get(ply).filter(|_| self.mover(ply) != self.color())?;
        Some(Echo { ply: ply as u16, commitment: record.commitment, left_ms: record.left_ms })
    }

    /// Finds the own move again that the other side has and this one lost: the one legal move that fits the commitment.
    pub fn remember(&mut self, echo: Echo, fx: &mut Effects) {
        let fits = self.step == Step::OwnMove && !self.is_over() && echo.ply == self.ply16();
        let Some(view) = self.view().filter(|_| fits) else { return };
        let found = view.legal_moves().iter().find(|&mv| self.seat.commit(&self.chain, mv) == echo.commitment);
        let Some(mv) = found else { return };
        let color = self.color();
        if let Some(clocks) = &mut self.clocks {
            clocks.left_ms[color] = echo.left_ms;
        }
        self.make(mv, &view, echo.left_ms, fx);
    }
}

fn decode(query: &[Point], places: usize) -> Result<Query, Fault> {
    if query.len() == places { Query::decode(query) } else { Err(Fault::Length) }
}

/// Where a move takes a piece, as its player sees it.
fn captured(view: &View, mv: Move) -> Option<Square> {
    let pawn = view.get(mv.from) == Cell::Own(Role::Pawn);
    if pawn && view.ep_square() == Some(mv.to) {
        return Some(Square::at(mv.to.file(), mv.from.rank()));
    }
    matches!(view.get(mv.to), Cell::Seen(_)).then_some(mv.to)
}

//! One side of the protocol without its messages' order: what it asks, answers and opens is a pure function of its seed, its own
//! moves and the transcript. A session plays with it, and the audit replays the other side with it.

use super::board::{self, Sight};
use super::counter::{self, Draws, Marks, Plan};
use super::digest::{Digest, Domain};
use super::fault::Fault;
use super::half::Half;
use super::ot::{Asker, Point, Query, Sender};
use super::pad::Exchange;
use super::seed::{Purpose, Seed};
use super::wire::{Coin, Hello, encode_move};
use crate::rules::{Bitboard, CastlingRights, Color, Move, Position, Role, Square};

/// The place of a query in the transcript: what its scalars are bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The transcript before the message that carries the query.
    pub chain: Digest,
    /// The move that this message makes, so that another move would not be asked about with the same scalars.
    pub mv: Option<Move>,
}

impl Place {
    fn detail(&self) -> u16 {
        self.mv.map_or(u16::MAX, encode_move)
    }
}

/// What an answer said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Opened {
    pub sight: Sight,
    pub draws: Draws,
}

/// What a side sends before it knows anything of the other.
pub fn opening(seed: &Seed, sender: &Sender, terms: &super::Terms) -> Hello {
    Hello {
        colors: terms.colors,
        time_control: terms.time_control,
        start: terms.start_digest(),
        seed: seed.commitment(),
        sender: sender.point(),
        coin: coin_commitment(&coin(seed)),
    }
}

/// A side's half of the coin.
pub fn coin(seed: &Seed) -> Coin {
    let mut stream = seed.stream(Purpose::Coin, &Digest::NONE, 0);
    let mut nonce = [0; 32];
    stream.fill(&mut nonce);
    Coin { heads: stream.below(2) == 1, nonce }
}

pub(super) fn coin_commitment(coin: &Coin) -> Digest {
    Digest::of(Domain::Coin, &[&[u8::from(coin.heads)], &coin.nonce])
}

/// One side of one game.
pub struct Seat {
    seed: Seed,
    sender: Sender,
    asker: Asker,
    game: Digest,
    /// The side that moves first.
    first: Color,
    /// What it has on the board.
    pub half: Half,
    past: Vec<Past>,
    /// Plies before the start that count for the fifty moves.
    head_start: u32,
    /// Plies, head start and all, up to the last capture, and up to the last own pawn move.
    last_capture: u32,
    last_pawn_move: u32,
}

/// An own half as it was, as far as the repetition of positions is concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Past {
    roles: [Bitboard; 6],
    castling: CastlingRights,
    /// This side could take en passant.
    ep: bool,
}

impl Past {
    fn of(half: &Half, ep: bool) -> Self {
        Self { roles: half.roles, castling: half.castling, ep }
    }
}

impl Seat {
    /// A side at the start of a game. `theirs` is the other side's sender point.
    ///
    /// # Errors
    /// [`Fault::Sender`] if that is no point.
    pub fn new(seed: Seed, color: Color, start: &Position, game: Digest, theirs: &Point) -> Result<Self, Fault> {
        let half = Half::of(start, color);
        let ep = start.ep_square().is_some() && start.side_to_move() == color;
        let (asker, sender) = (Asker::new(theirs)?, Sender::new(&seed));
        Ok(Self {
            seed,
            sender,
            asker,
            game,
            first: start.side_to_move(),
            past: vec![Past::of(&half, ep)],
            half,
            head_start: start.halfmove_clock(),
            last_capture: 0,
            last_pawn_move: 0,
        })
    }

    /// The side.
    pub fn color(&self) -> Color {
        self.half.color
    }

    /// Its secret.
    pub(super) fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Plies played.
    pub fn ply(&self) -> usize {
        self.past.len() - 1
    }

    /// The side to move after so many plies.
    pub fn side_to_move(&self) -> Color {
        if self.ply().is_multiple_of(2) { self.first } else { !self.first }
    }

    /// The own pieces and castling rights after so many plies.
    pub(super) fn half_at(&self, ply: usize) -> Option<(&[Bitboard; 6], CastlingRights)> {
        self.past.get(ply).map(|past| (&past.roles, past.castling))
    }

    fn is_to_move(&self) -> bool {
        self.side_to_move() == self.color()
    }

    /// Makes an own move that took what stood on `capture`.
    pub fn play(&mut self, mv: Move, capture: Option<Square>) {
        let pawn = self.half.role_at(mv.from) == Some(Role::Pawn);
        self.half.play(mv);
        self.advance(capture);
        if pawn {
            self.last_pawn_move = self.clock();
        }
    }

    /// The other side made a move that took what stood on `capture`; gives the role of the own piece lost.
    ///
    /// # Errors
    /// [`Fault::NothingTaken`] when no piece of this side stands there; nothing is changed.
    pub fn suffer(&mut self, capture: Option<Square>) -> Result<Option<Role>, Fault> {
        let lost = match capture {
            Some(square) => Some(self.half.lose(square).ok_or(Fault::NothingTaken { square })?),
            None => None,
        };
        self.half.passed = None;
        self.advance(capture);
        Ok(lost)
    }

    /// The position just reached lets this side take en passant.
    pub fn note_ep(&mut self) {
        if let Some(past) = self.past.last_mut() {
            past.ep = true;
        }
    }

    fn advance(&mut self, capture: Option<Square>) {
        self.past.push(Past::of(&self.half, false));
        if capture.is_some() {
            self.last_capture = self.clock();
        }
    }

    fn clock(&self) -> u32 {
        self.head_start.saturating_add(self.ply() as u32)
    }

    /// Plies since the last capture.
    fn since_capture(&self) -> u32 {
        self.clock() - self.last_capture
    }

    /// What is to be looked for by the side that is to move now. Both sides have the same plan.
    pub(super) fn plan(&self) -> Plan {
        Plan::new(self.reversible(), self.since_capture() >= 100)
    }

    fn reversible(&self) -> usize {
        usize::min(self.since_capture() as usize, self.ply())
    }

    /// The plan of a query by `asker`.
    pub(super) fn plan_for(&self, asker: Color) -> Plan {
        if asker == self.side_to_move() { self.plan() } else { Plan::NONE }
    }

    /// The own bits about draws. An en passant capture that is possible now needs no look at: it follows a pawn's double step, after
    /// which the other half is new.
    fn marks(&self) -> Marks {
        let now = Past::of(&self.half, false);
        let same = |distance: usize| self.past.iter().rev().nth(distance) == Some(&now);
        Marks {
            same: Plan::distances(self.reversible()).map(same).collect(),
            quiet: self.clock() - self.last_pawn_move >= 100,
        }
    }

    /// What binds a move until the end.
    pub fn commit(&self, chain: &Digest, mv: Move) -> Digest {
        let key = self.seed.bytes(Purpose::Commitment, chain, 0);
        let hash = blake3::keyed_hash(&key, &encode_move(mv).to_le_bytes());
        Digest::from_bytes(*hash.as_bytes())
    }

    fn options(&self) -> Vec<u8> {
        let kinds = Square::all().map(|square| self.half.kind_at(square));
        kinds.chain(self.plan_for(self.color()).options(&self.marks())).collect()
    }

    /// The query about the position now.
    pub fn ask(&self, place: &Place) -> Vec<Point> {
        self.asker.ask(self.seed.stream(Purpose::Ask, &place.chain, place.detail()), &self.options())
    }

    /// The answer to a query about the position now. `chain` is the transcript up to and with the query.
    pub fn answer(&self, chain: &Digest, query: &Query) -> Vec<u8> {
        let asker = !self.color();
        let (x, plan) = (Exchange::new(&self.game, asker, chain), self.plan_for(asker));
        let labels = self.sender.labels(&x, query, |place| plan.arity(place));
        let mut answer = Vec::with_capacity(self.answer_bytes());
        board::seal(&x, &labels, &self.half, &mut answer);
        let random = self.seed.stream(Purpose::Counter, chain, 0);
        counter::seal(&x, &labels, plan, &self.marks(), random, &mut answer);
        answer
    }

    /// How long the answer to the other side's query about the position now is.
    fn answer_bytes(&self) -> usize {
        board::BYTES + self.plan_for(!self.color()).bytes()
    }

    /// Opens the answer to the query asked at `place`. `chain` is the transcript up to and with that query.
    ///
    /// # Errors
    /// [`Fault::Length`], or what [`board::open`] and [`counter::open`] find.
    pub(super) fn open(&self, place: &Place, chain: &Digest, answer: &[u8]) -> Result<Opened, Fault> {
        let plan = self.plan_for(self.color());
        let (board, draws) = answer.split_at_checked(board::BYTES).ok_or(Fault::Length)?;
        if draws.len() != plan.bytes() {
            return Err(Fault::Length);
        }
        let x = Exchange::new(&self.game, self.color(), chain);
        let scalars = self.seed.stream(Purpose::Ask, &place.chain, place.detail());
        let labels = self.asker.labels(&x, scalars, &self.options());
        let sight = board::open(&x, &labels, &self.half, self.is_to_move(), board)?;
        let draws = counter::open(&x, &labels, plan, &self.marks(), draws)?;
        Ok(Opened { sight, draws })
    }
}

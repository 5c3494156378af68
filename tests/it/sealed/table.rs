//! Two sessions with a line between them, and the truth beside them.

use std::collections::VecDeque;

use fog_chess::game::TimeControl;
use fog_chess::rules::{Color, History, Move, Position};
use fog_chess::sealed::{Check, Colors, Event, Input, Output, Seed, Session, Terms};

use crate::rules::random::Random;

/// The host is at place 0, the guest at place 1.
pub type Side = usize;

pub struct Table {
    pub sessions: [Session; 2],
    pub truth: History,
    pub now_ms: u64,
    /// What each side was told.
    pub events: [Vec<Event>; 2],
    /// What is on its way to each side.
    pub wires: [VecDeque<Vec<u8>>; 2],
    /// Everything that each side sent, in order.
    pub sent: [Vec<Vec<u8>>; 2],
    /// What each side wrote to storage, the newest last.
    pub saved: [Vec<Vec<u8>>; 2],
}

/// A seed that differs from all of other numbers.
pub fn seed(number: u64) -> Seed {
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

pub fn terms(start: Position) -> Terms {
    Terms { start, ..Terms::standard(Colors::Host(Color::White), None) }
}

impl Table {
    /// A game that has started, the host playing White.
    pub fn from_position(start: Position, number: u64) -> Self {
        Self::with_terms(terms(start), number)
    }

    pub fn standard(number: u64) -> Self {
        Self::from_position(Position::standard(), number)
    }

    pub fn timed(number: u64, control: TimeControl) -> Self {
        Self::with_terms(Terms::standard(Colors::Host(Color::White), Some(control)), number)
    }

    pub fn with_terms(terms: Terms, number: u64) -> Self {
        let mut table = Self::apart(terms, [seed(2 * number), seed(2 * number + 1)]);
        table.connect();
        table.pump();
        table
    }

    /// Before the line is up.
    pub fn apart(terms: Terms, [host, guest]: [Seed; 2]) -> Self {
        let truth = History::from_position(terms.start.clone());
        let host = Session::host(host, terms.clone()).expect("good terms");
        let guest = Session::guest(guest, terms).expect("good terms");
        Self {
            sessions: [host, guest],
            truth,
            now_ms: 1_000_000,
            events: Default::default(),
            wires: Default::default(),
            sent: Default::default(),
            saved: Default::default(),
        }
    }

    pub fn connect(&mut self) {
        for side in [0, 1] {
            self.input(side, Input::Connected);
        }
    }

    /// What is on its way is lost.
    pub fn disconnect(&mut self) {
        self.wires = Default::default();
        for side in [0, 1] {
            self.input(side, Input::Disconnected);
        }
    }

    /// The app of a side is closed and opened again, with what it saved last, or some saves before that.
    pub fn restart(&mut self, side: Side, back: usize) {
        let kept = self.saved[side].len().saturating_sub(back);
        self.saved[side].truncate(kept);
        if let Some(saved) = self.saved[side].last() {
            self.sessions[side] = Session::restore(saved).expect("what was saved");
        }
    }

    pub fn input(&mut self, side: Side, input: Input<'_>) {
        let outputs = self.sessions[side].handle(input, self.now_ms);
        self.carry_out(side, outputs);
    }

    fn carry_out(&mut self, side: Side, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Save => self.saved[side].push(self.sessions[side].save().to_vec()),
                Output::Send(bytes) => {
                    self.sent[side].push(bytes.clone());
                    self.wires[1 - side].push_back(bytes);
                }
                Output::Event(event) => self.events[side].push(event),
            }
        }
    }

    /// Delivers the next message to a side, if there is one.
    pub fn deliver(&mut self, side: Side) -> bool {
        let Some(bytes) = self.wires[side].pop_front() else { return false };
        self.input(side, Input::Received(&bytes));
        true
    }

    /// Delivers everything.
    pub fn pump(&mut self) {
        while self.deliver(0) || self.deliver(1) {}
    }

    pub fn side(&self, color: Color) -> Side {
        if self.sessions[0].color() == Some(color) { 0 } else { 1 }
    }

    pub fn mover(&self) -> Side {
        self.side(self.truth.position().side_to_move())
    }

    /// Plays a move in both worlds.
    pub fn play(&mut self, mv: Move) {
        let mover = self.mover();
        self.input(mover, Input::Play(mv));
        self.truth.play(mv).expect("a legal move");
        self.pump();
    }

    pub fn play_all(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            self.play(mv.parse().expect(mv));
        }
    }

    /// Both views and the outcome are those of the rules.
    pub fn check(&self) {
        for side in [0, 1] {
            let session = &self.sessions[side];
            assert_eq!(session.fault(), None, "{session:?} {}", self.truth.position());
            assert_eq!(session.ply(), self.truth.ply());
            let color = session.color().expect("a color");
            assert_eq!(session.view(), Some(self.truth.view(color)), "{session:?} {}", self.truth.position());
            assert_eq!(session.outcome(), self.truth.outcome(), "{}", self.truth.position());
            let mark = self.truth.capture_mark(self.truth.ply(), color);
            assert_eq!(session.capture_mark(self.truth.ply()), mark, "{}", self.truth.position());
        }
    }

    /// Random moves until the end, at most so many plies; both views are compared at each.
    pub fn play_random(&mut self, random: &mut Random, plies: usize) {
        self.check();
        for _ in 0..plies {
            let legal: Vec<Move> = self.truth.position().legal_moves().into_iter().collect();
            if self.truth.outcome().is_some() || legal.is_empty() {
                break;
            }
            self.play(*random.pick(&legal));
            self.check();
        }
    }

    /// Ends a game that is still going on, and lets both sides check it.
    pub fn finish(&mut self) {
        if !self.sessions[0].is_over() {
            self.input(0, Input::Resign);
        }
        self.pump();
        for side in [0, 1] {
            self.audit(side);
        }
    }

    /// Lets one side check the game.
    pub fn audit(&mut self, side: Side) -> Check {
        let most = 3 + self.sessions[side].ply();
        for _ in 0..most {
            if self.sessions[side].check() == Check::Unchecked {
                self.input(side, Input::Audit);
            }
        }
        self.sessions[side].check()
    }

    /// Both audits found nothing, and the fog lifts on the true game.
    pub fn check_clean(&self) {
        for session in &self.sessions {
            assert_eq!(session.check(), Check::Clean, "{session:?} {}", self.truth.position());
            let history = session.history().expect("a history");
            assert_eq!(history.moves(), self.truth.moves());
        }
    }
}

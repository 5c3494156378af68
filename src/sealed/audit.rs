//! The check at the end: every byte that the other side sent follows from its seed, its moves and what it was sent. It is computed
//! again, ply by ply, and compared.

use super::clock::Clocks;
use super::digest::Digest;
use super::fault::Fault;
use super::ot::{Query, Sender};
use super::play::Game;
use super::seat::{Place, Seat, coin, opening};
use super::seed::Seed;
use super::transcript::{Record, after_answer, answer_digest, query_digest};
use super::wire::Reason;
use crate::rules::{Draw, History, Move, Outcome, Win};

/// How far an audit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// So many plies are checked.
    Plies(usize),
    /// All is as it should be.
    Clean,
}

/// A game being replayed from both sides' seeds and moves.
pub(super) struct Audit {
    records: Vec<Record>,
    own: Replay,
    theirs: Replay,
    chain: Digest,
    history: History,
    end: Option<Reason>,
    /// What the other side had left on its clock, if there are clocks.
    clocks: Option<Clocks>,
}

/// One side of the replay.
struct Replay {
    seat: Seat,
    moves: std::vec::IntoIter<Move>,
}

impl Audit {
    /// Begins with what was said before the first move.
    ///
    /// # Errors
    /// [`Fault::SeedChanged`], [`Fault::OpeningForged`] or [`Fault::MovesMissing`]; [`Fault::OutOfTurn`] before the reveal.
    pub fn new(game: &Game) -> Result<Self, Fault> {
        let reveal = game.reveal.as_ref().ok_or(Fault::OutOfTurn)?;
        let seed = Seed::new(*reveal.seed.0);
        check_opening(game, &seed)?;
        let (other, records) = (!game.color(), game.evident_records());
        if (0..records.len()).filter(|&ply| game.mover(ply) == other).count() != reveal.moves.len() {
            return Err(Fault::MovesMissing);
        }
        let own_point = Sender::new(game.seat.seed()).point();
        let seat = |seed, color, point| Seat::new(seed, color, &game.terms.start, game.id, point);
        let own = seat(game.seat.seed().duplicate(), game.color(), &game.theirs.sender)?;
        let theirs = seat(seed, other, &own_point)?;
        Ok(Self {
            records,
            own: Replay { seat: own, moves: game.moves.clone().into_iter() },
            theirs: Replay { seat: theirs, moves: reveal.moves.clone().into_iter() },
            chain: game.id,
            history: History::from_position(game.terms.start.clone()),
            end: game.their_end.map(|end| end.reason),
            clocks: game.terms.time_control.map(Clocks::new),
        })
    }

    /// How many plies there are to check.
    pub fn plies(&self) -> usize {
        self.records.len()
    }

    /// The game as far as it was replayed.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Checks one more ply; after the last one, the end.
    ///
    /// # Errors
    /// The first thing that was wrong. [`Fault::Saved`] if what this device kept contradicts itself.
    pub fn step(&mut self) -> Result<Progress, Fault> {
        let Some(record) = self.records.get(self.history.ply()).copied() else {
            return self.check_end();
        };
        let mover = self.history.position().side_to_move();
        if mover == self.own.seat.color() { self.check_own_move(&record) } else { self.check_their_move(&record) }?;
        if self.history.position().ep_square().is_some() {
            let to_move = if mover == self.own.seat.color() { &mut self.theirs } else { &mut self.own };
            to_move.seat.note_ep();
        }
        Ok(Progress::Plies(self.history.ply()))
    }

    /// The other side replied to an own move.
    fn check_own_move(&mut self, record: &Record) -> Result<(), Fault> {
        let mv = self.own.moves.next().ok_or(Fault::Saved)?;
        // What this side could see was proven ply by ply, so its own moves are legal.
        self.history.play(mv).map_err(|_| Fault::Saved)?;
        let place = Place { chain: self.chain, mv: Some(mv) };
        self.own.seat.play(mv, record.capture);
        self.theirs.seat.suffer(record.capture).map_err(|_| Fault::Saved)?;
        self.chain = record.after_move(&self.chain);
        let Some(reply) = record.reply else { return Ok(()) };
        self.check_answer(&place, &reply.answer)?;
        self.check_query(&Place { chain: self.chain, mv: None }, &reply.query)?;
        self.chain = reply.after(&self.chain);
        if let Some(answer) = &record.answer {
            self.chain = after_answer(&self.chain, answer);
        }
        Ok(())
    }

    /// The other side moved, and answered the own reply.
    fn check_their_move(&mut self, record: &Record) -> Result<(), Fault> {
        let mv = self.theirs.moves.next().ok_or(Fault::MovesMissing)?;
        self.check_move(mv, record)?;
        if let Some(clocks) = &mut self.clocks {
            clocks.told(self.theirs.seat.color(), record.left_ms, 0)?;
        }
        let place = Place { chain: self.chain, mv: Some(mv) };
        self.theirs.seat.play(mv, record.capture);
        self.own.seat.suffer(record.capture).map_err(|_| Fault::Saved)?;
        self.check_query(&place, &record.query)?;
        self.chain = record.after_move(&self.chain);
        let Some(reply) = record.reply else { return Ok(()) };
        let place = Place { chain: self.chain, mv: None };
        self.chain = reply.after(&self.chain);
        let Some(answer) = record.answer else { return Ok(()) };
        self.check_answer(&place, &answer)?;
        self.chain = after_answer(&self.chain, &answer);
        Ok(())
    }

    fn check_move(&mut self, mv: Move, record: &Record) -> Result<(), Fault> {
        let before = self.ply();
        let ply = before + 1;
        if let Some(Outcome::Draw { by: draw }) = self.history.outcome() {
            return Err(Fault::DrawPassedOver { ply: before, draw });
        }
        if self.theirs.seat.commit(&self.chain, mv) != record.commitment {
            return Err(Fault::MoveChanged { ply });
        }
        let played = self.history.play(mv).map_err(|_| Fault::IllegalMove { ply, mv })?;
        let taken = played.captured.map(|(square, _)| square);
        if taken == record.capture { Ok(()) } else { Err(Fault::CaptureForged { ply }) }
    }

    fn ply(&self) -> u16 {
        self.history.ply() as u16
    }

    /// Their query about the position now.
    fn check_query(&self, place: &Place, sent: &Digest) -> Result<(), Fault> {
        let query = query_digest(&self.theirs.seat.ask(place));
        if query == *sent { Ok(()) } else { Err(Fault::QueryForged { ply: self.ply() }) }
    }

    /// Their answer to the own query at `place`.
    fn check_answer(&self, place: &Place, sent: &Digest) -> Result<(), Fault> {
        let query = Query::decode(&self.own.seat.ask(place))?;
        let answer = answer_digest(&self.theirs.seat.answer(&self.chain, &query));
        if answer == *sent { Ok(()) } else { Err(Fault::AnswerForged { ply: self.ply() }) }
    }

    fn check_end(&self) -> Result<Progress, Fault> {
        let claimed = match self.end {
            Some(Reason::KingTaken) => {
                matches!(self.history.outcome(), Some(Outcome::Decisive { by: Win::KingCaptured, .. }))
            }
            Some(Reason::NoMove) => self.is_drawn_by(Draw::NoMove),
            Some(Reason::Threefold) => self.is_drawn_by(Draw::Threefold),
            Some(Reason::FiftyMoves) => self.is_drawn_by(Draw::FiftyMoves),
            _ => true,
        };
        if claimed { Ok(Progress::Clean) } else { Err(Fault::EndInvented { ply: self.ply() }) }
    }

    fn is_drawn_by(&self, by: Draw) -> bool {
        self.history.outcome() == Some(Outcome::Draw { by })
    }
}

fn check_opening(game: &Game, seed: &Seed) -> Result<(), Fault> {
    if seed.commitment() != game.theirs.seed {
        return Err(Fault::SeedChanged);
    }
    let same = opening(seed, &Sender::new(seed), &game.terms) == game.theirs && coin(seed) == game.their_coin;
    if same { Ok(()) } else { Err(Fault::OpeningForged) }
}

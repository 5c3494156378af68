//! A session as bytes, to go on after the app was closed.
//!
//! Nothing derived is saved: own moves, hashes and what was seen are enough to be where one was. Of the other side there is what
//! was seen, the squares where it took something, its clock, and hashes.

use zeroize::Zeroizing;

use super::board::Sight;
use super::clock::Clocks;
use super::digest::{Digest, Domain};
use super::ending::End;
use super::fault::Fault;
use super::play::{Evidence, Game, Offer, Reveal, Step};
use super::seat::Place;
use super::seed::Seed;
use super::session::{Link, Session, Stage};
use super::terms::{Party, Terms};
use super::transcript::{Record, ReplyRecord, after_answer};
use super::wire::{MAX_MESSAGE_BYTES, MAX_PLIES, Reader, Revealed, Writer};
use crate::rules::{Bitboard, ByColor, Color, Position, Role};

const VERSION: u8 = 1;

impl Session {
    /// The session as bytes. They hold the seed: keep them on the device, as the game itself.
    pub fn save(&self) -> Zeroizing<Vec<u8>> {
        // Large enough that the seed is not left behind where the bytes were before they grew.
        let mut out = Writer(Vec::with_capacity(192 * 1024));
        out.u8(VERSION);
        out.bool(self.party == Party::Host);
        write_terms(&mut out, &self.terms);
        write_link(&mut out, &self.link);
        match &self.stage {
            Stage::Hello(seed) => {
                out.u8(0);
                out.bytes(seed.expose());
            }
            Stage::Coin(seed, hello) => {
                out.u8(1);
                out.bytes(seed.expose());
                out.hello(hello);
            }
            Stage::Game(game) => {
                out.u8(2);
                out.bytes(game.seat.seed().expose());
                out.hello(&game.theirs);
                out.coin(&game.their_coin);
                write_game(&mut out, game);
            }
        }
        let check = Digest::of(Domain::Saved, &[&out.0]);
        out.bytes(check.as_bytes());
        Zeroizing::new(out.0)
    }

    /// A session as it was saved. The line is down, and an audit begins anew.
    ///
    /// # Errors
    /// [`Fault::Saved`] if the bytes are damaged or of another version.
    pub fn restore(bytes: &[u8]) -> Result<Self, Fault> {
        let (body, check) = bytes.split_last_chunk().ok_or(Fault::Saved)?;
        if Digest::of(Domain::Saved, &[body]) != Digest::from_bytes(*check) {
            return Err(Fault::Saved);
        }
        read_session(&mut Reader(body)).map_err(|_| Fault::Saved)
    }
}

fn read_session(from: &mut Reader<'_>) -> Result<Session, Fault> {
    if from.u8()? != VERSION {
        return Err(Fault::Saved);
    }
    let party = if from.bool()? { Party::Host } else { Party::Guest };
    let terms = read_terms(from)?;
    let link = read_link(from)?;
    let (stage, seed) = (from.u8()?, Seed::new(from.array()?));
    let session = |stage| Session::resumed(party, terms, link, stage);
    let session = match stage {
        0 => session(Stage::Hello(seed)),
        1 => session(Stage::Coin(seed, from.hello()?)),
        2 => {
            let (hello, coin) = (from.hello()?, from.coin()?);
            let mut session = session(Stage::Hello(seed.duplicate()));
            let mut game = session.game(seed, &hello, &coin)?;
            read_game(from, &mut game)?;
            session.stage = Stage::Game(Box::new(game));
            session
        }
        _ => return Err(Fault::Saved),
    };
    if from.0.is_empty() { Ok(session) } else { Err(Fault::Saved) }
}

fn write_terms(out: &mut Writer, terms: &Terms) {
    out.colors(terms.colors);
    out.time_control(terms.time_control);
    out.long_bytes(terms.start.to_string().as_bytes());
}

fn read_terms(from: &mut Reader<'_>) -> Result<Terms, Fault> {
    let (colors, time_control) = (from.colors()?, from.time_control()?);
    let start = std::str::from_utf8(from.long_bytes(128)?).ok().and_then(|fen| fen.parse::<Position>().ok());
    let terms = Terms { colors, time_control, start: start.ok_or(Fault::Saved)? };
    if terms.is_valid() { Ok(terms) } else { Err(Fault::Saved) }
}

fn write_link(out: &mut Writer, link: &Link) {
    out.u32(link.sent);
    out.u32(link.received);
    out.u16(link.outbox.len() as u16);
    for (seq, bytes) in &link.outbox {
        out.u32(*seq);
        out.long_bytes(bytes);
    }
    out.u16(link.recent.len() as u16);
    link.recent.iter().for_each(|digest| out.bytes(digest.as_bytes()));
}

fn read_link(from: &mut Reader<'_>) -> Result<Link, Fault> {
    let mut link = Link { sent: from.u32()?, received: from.u32()?, ..Link::default() };
    for _ in 0..from.u16()? {
        link.outbox.push_back((from.u32()?, from.long_bytes(MAX_MESSAGE_BYTES)?.to_vec()));
    }
    for _ in 0..from.u16()? {
        link.recent.push_back(from.digest()?);
    }
    Ok(link)
}

fn write_game(out: &mut Writer, game: &Game) {
    out.moves(&game.moves);
    out.u16(game.records.len() as u16);
    game.records.iter().for_each(|record| record.write(out));
    out.u16(game.sights.len() as u16);
    game.sights.iter().for_each(|sight| write_sight(out, sight));
    out.option(game.clocks, |out, clocks| write_clocks(out, &clocks));
    out.option(game.offer, |out, offer| {
        out.bool(offer.by == Color::White);
        out.u16(offer.ply);
    });
    for end in [game.own_end, game.their_end] {
        out.option(end, |out, end| {
            out.reason(end.reason);
            out.u16(end.ply);
        });
    }
    out.option(game.evidence, |out, evidence| write_evidence(out, &evidence));
    out.option(game.reveal.as_ref(), |out, reveal| {
        out.bytes(reveal.seed.0.as_ref());
        out.moves(&reveal.moves);
    });
}

fn read_game(from: &mut Reader<'_>, game: &mut Game) -> Result<(), Fault> {
    let moves = from.moves()?;
    let records = read_list(from, Record::read)?;
    let sights = read_list(from, read_sight)?;
    if sights.is_empty() || sights.len() > records.len() + 1 {
        return Err(Fault::Saved);
    }
    game.sights = sights;
    replay(game, &moves, &records)?;
    game.clocks = from.option(|from| read_clocks(from, game))?;
    game.offer = from.option(|from| {
        let by = if from.bool()? { Color::White } else { Color::Black };
        Ok(Offer { by, ply: from.u16()? })
    })?;
    let mut end = |by| from.option(|from| Ok(End { by, reason: from.reason()?, ply: from.u16()? }));
    game.own_end = end(game.color())?;
    game.their_end = end(!game.color())?;
    game.evidence = from.option(read_evidence)?;
    game.reveal =
        from.option(|from| Ok(Reveal { seed: Revealed(Zeroizing::new(from.array()?)), moves: from.moves()? }))?;
    Ok(())
}

fn write_evidence(out: &mut Writer, evidence: &Evidence) {
    match evidence {
        Evidence::Move(record) => {
            out.u8(0);
            record.write(out);
        }
        Evidence::Reply(reply) => {
            out.u8(1);
            reply.write(out);
        }
        Evidence::Answer(answer) => {
            out.u8(2);
            out.bytes(answer.as_bytes());
        }
    }
}

fn read_evidence(from: &mut Reader<'_>) -> Result<Evidence, Fault> {
    match from.u8()? {
        0 => Record::read(from).map(Evidence::Move),
        1 => ReplyRecord::read(from).map(Evidence::Reply),
        2 => from.digest().map(Evidence::Answer),
        _ => Err(Fault::Saved),
    }
}

fn read_list<T>(from: &mut Reader<'_>, read: impl Fn(&mut Reader<'_>) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
    let count = usize::from(from.u16()?);
    if count > MAX_PLIES {
        return Err(Fault::Saved);
    }
    (0..count).map(|_| read(from)).collect()
}

/// Makes the own moves again and loses what was lost again.
fn replay(game: &mut Game, moves: &[crate::rules::Move], records: &[Record]) -> Result<(), Fault> {
    let mut moves = moves.iter();
    for (ply, record) in records.iter().enumerate() {
        let own = game.mover(ply) == game.color();
        let king = if own {
            let mv = *moves.next().ok_or(Fault::Saved)?;
            game.place = Place { chain: game.chain, mv: Some(mv) };
            game.seat.play(mv, record.capture);
            game.moves.push(mv);
            let seen = game.sights.get(ply).ok_or(Fault::Saved)?.seen;
            record.capture.is_some_and(|square| seen[Role::King as usize].contains(square))
        } else {
            game.seat.suffer(record.capture)? == Some(Role::King)
        };
        game.chain = record.after_move(&game.chain);
        game.step = if own { Step::Reply } else { Step::Answer };
        if !own {
            game.place = Place { chain: game.chain, mv: None };
        }
        if let Some(reply) = record.reply {
            game.chain = reply.after(&game.chain);
            game.step = if own { Step::Move } else { Step::Answer };
        }
        if let Some(answer) = &record.answer {
            game.chain = after_answer(&game.chain, answer);
            game.step = if own { Step::Move } else { Step::OwnMove };
        }
        if game.sights.get(ply + 1).is_some_and(|sight| sight.ep_square.is_some()) {
            game.seat.note_ep();
        }
        if king {
            game.step = Step::Nothing;
        }
        game.records.push(*record);
    }
    if moves.next().is_some() { Err(Fault::Saved) } else { Ok(()) }
}

/// The squares seen, those with a piece, and the pieces in the order of the squares.
fn write_sight(out: &mut Writer, sight: &Sight) {
    let pieces = sight.seen.iter().fold(Bitboard::EMPTY, |all, &squares| all | squares);
    out.u64(sight.visible.0);
    out.u64(pieces.0);
    for square in pieces {
        let role = Role::ALL.into_iter().find(|&role| sight.seen[role as usize].contains(square));
        out.u8(role.map_or(0, |role| role as u8));
    }
    out.square(sight.ep_square);
}

fn read_sight(from: &mut Reader<'_>) -> Result<Sight, Fault> {
    let mut sight = Sight { visible: Bitboard(from.u64()?), ..Sight::default() };
    for square in Bitboard(from.u64()?) {
        let role = usize::from(from.u8()?);
        *sight.seen.get_mut(role).ok_or(Fault::Saved)? |= Bitboard::from(square);
    }
    sight.ep_square = from.square()?;
    Ok(sight)
}

fn write_clocks(out: &mut Writer, clocks: &Clocks) {
    out.u64(clocks.left_ms.white);
    out.u64(clocks.left_ms.black);
    out.u64(clocks.missing_ms);
}

fn read_clocks(from: &mut Reader<'_>, game: &Game) -> Result<Clocks, Fault> {
    let control = game.terms.time_control.ok_or(Fault::Saved)?;
    let left_ms = ByColor { white: from.u64()?, black: from.u64()? };
    Ok(Clocks { control, left_ms, since_ms: None, steady: false, missing_ms: from.u64()? })
}

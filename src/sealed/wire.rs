//! Messages as bytes. Every field has a fixed width and every value one encoding, so what decodes encodes to the same bytes again.
//!
//! A message is the version, its kind, its number, how many messages its sender had, the body, and a checksum. The checksum is no
//! protection from a cheat: it keeps a bad line from making an honest side look like one.
//!
//! Numbers are little-endian. Lengths are checked against their limits before anything is allocated.

use zeroize::Zeroizing;

use super::board;
use super::counter::{Plan, SQUARES};
use super::digest::{Digest, Domain};
use super::fault::Fault;
use super::ot::{POINT_BYTES, Point};
use super::seed::Seed;
use super::terms::Colors;
use crate::game::TimeControl;
use crate::rules::{Color, Move, Role, Square};

/// The version of the protocol: the first byte of every message.
pub const VERSION: u8 = 1;

/// More plies than a game can have: at most 96 pawn moves and 30 captures, each at most a hundred plies after the one before.
pub(super) const MAX_PLIES: usize = 13_000;

const HEADER_BYTES: usize = 10;
const CHECKSUM_BYTES: usize = 8;

/// In front of every message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The number of the message, from 0. A [`Message::Resume`] has none of its own: it says how many were sent.
    pub seq: u32,
    /// How many messages of the other side the sender had when it made this one.
    pub ack: u32,
}

/// What can be said. `ply` counts the plies before the move in question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The opening of a side.
    Hello(Hello),
    /// The half of the coin, once the other side's opening is there.
    Coin(Coin),
    /// A move.
    Move {
        /// Plies before it.
        ply: u16,
        /// What binds the move.
        commitment: Digest,
        /// Where a piece was taken, for en passant where the pawn stood.
        capture: Option<Square>,
        /// What the mover has left on its clock, in milliseconds; 0 without clocks.
        left_ms: u64,
        /// The mover's query about the position reached.
        query: Vec<Point>,
    },
    /// The other side's reply to a move.
    Reply {
        /// Plies before the move.
        ply: u16,
        /// The answer to the mover's query.
        answer: Vec<u8>,
        /// The own query about the same position.
        query: Vec<Point>,
    },
    /// The mover's answer to the query of the reply.
    Answer {
        /// Plies before the move.
        ply: u16,
        /// The answer.
        answer: Vec<u8>,
    },
    /// An offer of a draw.
    Offer {
        /// Plies that the sender knew of.
        ply: u16,
    },
    /// An offer is not taken.
    Decline {
        /// The ply of the offer.
        ply: u16,
    },
    /// The game has ended.
    End {
        /// Plies that the sender knew of; for an agreement the ply of the offer.
        ply: u16,
        /// Why.
        reason: Reason,
    },
    /// The sender's secrets.
    Reveal {
        /// Its seed.
        seed: Revealed,
        /// Its moves.
        moves: Vec<Move>,
    },
    /// Where the sender is, whenever the line comes up. Not counted among the messages.
    Resume {
        /// The game, or zeros before it has a name.
        game: Digest,
        /// What the sender has of the other side's last move, if that is the last ply.
        echo: Option<Echo>,
    },
}

/// The first message of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hello {
    /// Who plays which color.
    pub colors: Colors,
    /// The time each side has.
    pub time_control: Option<TimeControl>,
    /// The hash of the start position.
    pub start: Digest,
    /// The commitment to the seed.
    pub seed: Digest,
    /// The sender point.
    pub sender: Point,
    /// The commitment to the coin.
    pub coin: Digest,
}

/// A side's half of the coin, opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coin {
    /// The half itself.
    pub heads: bool,
    /// What hid it.
    pub nonce: [u8; 32],
}

/// A seed that is no secret any more. Absent from debug output all the same.
#[derive(Clone, PartialEq, Eq)]
pub struct Revealed(pub Zeroizing<[u8; Seed::BYTES]>);

impl std::fmt::Debug for Revealed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Revealed(..)")
    }
}

/// What a side has of the other's last move: enough for the other to find its own move again after it lost its storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Echo {
    /// Plies before the move.
    pub ply: u16,
    /// What binds the move.
    pub commitment: Digest,
    /// What was left on the mover's clock.
    pub left_ms: u64,
}

/// Why a side says that the game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A king was taken with the last move.
    KingTaken,
    /// The sender is to move and has no move.
    NoMove,
    /// The sender is to move and found the third repetition.
    Threefold,
    /// The sender is to move and found the hundredth ply.
    FiftyMoves,
    /// The sender takes the draw offered.
    Agreement,
    /// The sender gives up.
    Resignation,
    /// The sender's own time has run out.
    OwnTime,
    /// The other side's time has run out.
    YourTime,
    /// The sender can't or won't go on after a fault.
    Broken,
}

impl Reason {
    const ALL: [Self; 9] = [
        Self::KingTaken,
        Self::NoMove,
        Self::Threefold,
        Self::FiftyMoves,
        Self::Agreement,
        Self::Resignation,
        Self::OwnTime,
        Self::YourTime,
        Self::Broken,
    ];
}

/// The longest message: a reply of the fiftieth move without a capture, or the reveal of the longest game.
pub const MAX_MESSAGE_BYTES: usize = 32 * 1024;

/// The longest answer.
fn max_answer_bytes() -> usize {
    board::BYTES + Plan { steps: Plan::MAX_STEPS, fifty: true }.bytes()
}

const MAX_PLACES: usize = SQUARES + Plan::MAX_STEPS + 1;

/// Writes a message.
pub fn encode(header: Header, message: &Message) -> Vec<u8> {
    let mut out = Writer(Vec::with_capacity(HEADER_BYTES + 128));
    out.u8(VERSION);
    out.u8(kind(message));
    out.u32(header.seq);
    out.u32(header.ack);
    write_body(&mut out, message);
    seal(out.0)
}

/// Puts the checksum behind a message.
pub fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend_from_slice(&checksum(&bytes));
    bytes
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let digest = Digest::of(Domain::Check, &[bytes]);
    std::array::from_fn(|index| digest.as_bytes()[index])
}

/// The part of a message that says what it says: the kind and the body, without the numbers and the checksum.
pub(super) fn content(bytes: &[u8]) -> [&[u8]; 2] {
    let end = bytes.len().saturating_sub(CHECKSUM_BYTES);
    [bytes.get(1..2).unwrap_or_default(), bytes.get(HEADER_BYTES..end).unwrap_or_default()]
}

/// Reads a message.
///
/// # Errors
/// [`Fault::Damaged`], [`Fault::Version`], [`Fault::Kind`], [`Fault::Length`] or [`Fault::Value`].
pub fn decode(bytes: &[u8]) -> Result<(Header, Message), Fault> {
    if bytes.len() > MAX_MESSAGE_BYTES {
        return Err(Fault::Length);
    }
    let (bytes, check) = bytes.split_last_chunk().ok_or(Fault::Length)?;
    if checksum(bytes) != *check {
        return Err(Fault::Damaged);
    }
    let mut reader = Reader(bytes);
    match reader.u8()? {
        VERSION => {}
        theirs => return Err(Fault::Version { theirs }),
    }
    let kind = reader.u8()?;
    let header = Header { seq: reader.u32()?, ack: reader.u32()? };
    let message = read_body(&mut reader, kind)?;
    reader.finish()?;
    Ok((header, message))
}

fn kind(message: &Message) -> u8 {
    match message {
        Message::Hello(_) => 0,
        Message::Coin(_) => 1,
        Message::Move { .. } => 2,
        Message::Reply { .. } => 3,
        Message::Answer { .. } => 4,
        Message::Offer { .. } => 5,
        Message::Decline { .. } => 6,
        Message::End { .. } => 7,
        Message::Reveal { .. } => 8,
        Message::Resume { .. } => 9,
    }
}

fn write_body(out: &mut Writer, message: &Message) {
    match message {
        Message::Hello(hello) => out.hello(hello),
        Message::Coin(coin) => out.coin(coin),
        Message::Move { ply, commitment, capture, left_ms, query } => {
            out.u16(*ply);
            out.bytes(commitment.as_bytes());
            out.square(*capture);
            out.u64(*left_ms);
            out.points(query);
        }
        Message::Reply { ply, answer, query } => {
            out.u16(*ply);
            out.long_bytes(answer);
            out.points(query);
        }
        Message::Answer { ply, answer } => {
            out.u16(*ply);
            out.long_bytes(answer);
        }
        Message::Offer { ply } | Message::Decline { ply } => out.u16(*ply),
        Message::End { ply, reason } => {
            out.u16(*ply);
            out.reason(*reason);
        }
        Message::Reveal { seed, moves } => {
            out.bytes(seed.0.as_ref());
            out.moves(moves);
        }
        Message::Resume { game, echo } => {
            out.bytes(game.as_bytes());
            out.option(echo.as_ref(), |out, echo| {
                out.u16(echo.ply);
                out.bytes(echo.commitment.as_bytes());
                out.u64(echo.left_ms);
            });
        }
    }
}

fn read_body(from: &mut Reader<'_>, kind: u8) -> Result<Message, Fault> {
    Ok(match kind {
        0 => Message::Hello(from.hello()?),
        1 => Message::Coin(from.coin()?),
        2 => Message::Move {
            ply: from.u16()?,
            commitment: from.digest()?,
            capture: from.square()?,
            left_ms: from.u64()?,
            query: from.points()?,
        },
        3 => Message::Reply { ply: from.u16()?, answer: from.answer()?, query: from.points()? },
        4 => Message::Answer { ply: from.u16()?, answer: from.answer()? },
        5 => Message::Offer { ply: from.u16()? },
        6 => Message::Decline { ply: from.u16()? },
        7 => Message::End { ply: from.u16()?, reason: from.reason()? },
        8 => Message::Reveal { seed: Revealed(Zeroizing::new(from.array()?)), moves: from.moves()? },
        9 => Message::Resume {
            game: from.digest()?,
            echo: from
                .option(|from| Ok(Echo { ply: from.u16()?, commitment: from.digest()?, left_ms: from.u64()? }))?,
        },
        kind => return Err(Fault::Kind { kind }),
    })
}

/// Appends values.
pub(super) struct Writer(pub Vec<u8>);

impl Writer {
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    pub fn u8(&mut self, value: u8) {
        self.0.push(value);
    }

    pub fn bool(&mut self, value: bool) {
        self.u8(value.into());
    }

    pub fn u16(&mut self, value: u16) {
        self.bytes(&value.to_le_bytes());
    }

    pub fn u32(&mut self, value: u32) {
        self.bytes(&value.to_le_bytes());
    }

    pub fn u64(&mut self, value: u64) {
        self.bytes(&value.to_le_bytes());
    }

    pub fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        self.bool(value.is_some());
        if let Some(value) = value {
            write(self, value);
        }
    }

    /// At most 65,535 bytes with their number in front.
    pub fn long_bytes(&mut self, bytes: &[u8]) {
        self.u16(bytes.len() as u16);
        self.bytes(bytes);
    }

    /// 64 stands for none.
    pub fn square(&mut self, square: Option<Square>) {
        self.u8(square.map_or(64, |square| square.index() as u8));
    }

    pub fn reason(&mut self, reason: Reason) {
        self.u8(reason as u8);
    }

    pub fn moves(&mut self, moves: &[Move]) {
        self.u16(moves.len() as u16);
        moves.iter().for_each(|&mv| self.u16(encode_move(mv)));
    }

    fn points(&mut self, points: &[Point]) {
        self.u8(points.len() as u8);
        points.iter().for_each(|point| self.bytes(point));
    }

    pub fn time_control(&mut self, control: Option<TimeControl>) {
        self.option(control, |out, control| {
            out.u64(control.base_ms);
            out.u64(control.increment_ms);
        });
    }

    pub fn colors(&mut self, colors: Colors) {
        self.u8(match colors {
            Colors::Host(Color::White) => 0,
            Colors::Host(Color::Black) => 1,
            Colors::Coin => 2,
        });
    }

    pub fn hello(&mut self, hello: &Hello) {
        self.colors(hello.colors);
        self.time_control(hello.time_control);
        self.bytes(hello.start.as_bytes());
        self.bytes(hello.seed.as_bytes());
        self.bytes(&hello.sender);
        self.bytes(hello.coin.as_bytes());
    }

    pub fn coin(&mut self, coin: &Coin) {
        self.bool(coin.heads);
        self.bytes(&coin.nonce);
    }
}

/// Takes values off the front of bytes.
pub(super) struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], Fault> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(Fault::Length)?;
        self.0 = rest;
        Ok(taken)
    }

    /// Nothing may be left.
    pub fn finish(self) -> Result<(), Fault> {
        if self.0.is_empty() { Ok(()) } else { Err(Fault::Length) }
    }

    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        self.take(N)?.try_into().map_err(|_| Fault::Length)
    }

    pub fn digest(&mut self) -> Result<Digest, Fault> {
        self.array().map(Digest::from_bytes)
    }

    pub fn u8(&mut self) -> Result<u8, Fault> {
        self.array().map(|[byte]| byte)
    }

    pub fn bool(&mut self) -> Result<bool, Fault> {
        match self.u8()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Fault::Value),
        }
    }

    pub fn u16(&mut self) -> Result<u16, Fault> {
        self.array().map(u16::from_le_bytes)
    }

    pub fn u32(&mut self) -> Result<u32, Fault> {
        self.array().map(u32::from_le_bytes)
    }

    pub fn u64(&mut self) -> Result<u64, Fault> {
        self.array().map(u64::from_le_bytes)
    }

    pub fn option<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<Option<T>, Fault> {
        if self.bool()? { read(self).map(Some) } else { Ok(None) }
    }

    /// Bytes with their number in front, at most `limit`.
    pub fn long_bytes(&mut self, limit: usize) -> Result<&'a [u8], Fault> {
        let length = usize::from(self.u16()?);
        if length > limit { Err(Fault::Length) } else { self.take(length) }
    }

    pub fn square(&mut self) -> Result<Option<Square>, Fault> {
        match self.u8()? {
            64 => Ok(None),
            index => Square::new(index).map(Some).ok_or(Fault::Value),
        }
    }

    pub fn reason(&mut self) -> Result<Reason, Fault> {
        let index = usize::from(self.u8()?);
        Reason::ALL.get(index).copied().ok_or(Fault::Value)
    }

    pub fn moves(&mut self) -> Result<Vec<Move>, Fault> {
        let count = usize::from(self.u16()?);
        if count > MAX_PLIES {
            return Err(Fault::Length);
        }
        let bytes = self.take(2 * count)?;
        bytes.chunks_exact(2).map(|code| decode_move(u16::from_le_bytes([code[0], code[1]]))).collect()
    }

    fn answer(&mut self) -> Result<Vec<u8>, Fault> {
        self.long_bytes(max_answer_bytes()).map(<[u8]>::to_vec)
    }

    fn points(&mut self) -> Result<Vec<Point>, Fault> {
        let count = usize::from(self.u8()?);
        if count > MAX_PLACES {
            return Err(Fault::Length);
        }
        let (points, _) = self.take(POINT_BYTES * count)?.as_chunks();
        Ok(points.to_vec())
    }

    pub fn time_control(&mut self) -> Result<Option<TimeControl>, Fault> {
        let read = |from: &mut Self| Ok(TimeControl { base_ms: from.u64()?, increment_ms: from.u64()? });
        let control = self.option(read)?;
        if control.is_none_or(TimeControl::is_valid) { Ok(control) } else { Err(Fault::Value) }
    }

    pub fn colors(&mut self) -> Result<Colors, Fault> {
        match self.u8()? {
            0 => Ok(Colors::Host(Color::White)),
            1 => Ok(Colors::Host(Color::Black)),
            2 => Ok(Colors::Coin),
            _ => Err(Fault::Value),
        }
    }

    pub fn hello(&mut self) -> Result<Hello, Fault> {
        Ok(Hello {
            colors: self.colors()?,
            time_control: self.time_control()?,
            start: self.digest()?,
            seed: self.digest()?,
            sender: self.array()?,
            coin: self.digest()?,
        })
    }

    pub fn coin(&mut self) -> Result<Coin, Fault> {
        Ok(Coin { heads: self.bool()?, nonce: self.array()? })
    }
}

/// Six bits each for the squares, then the place in [`Role::PROMOTIONS`] plus one.
pub(super) fn encode_move(mv: Move) -> u16 {
    let promotion = Role::PROMOTIONS.iter().position(|role| Some(*role) == mv.promotion).map_or(0, |place| place + 1);
    (mv.from.index() | mv.to.index() << 6 | promotion << 12) as u16
}

fn decode_move(code: u16) -> Result<Move, Fault> {
    let square = |bits: u16| Square::new((bits & 63) as u8).ok_or(Fault::Value);
    let promotion = match usize::from(code >> 12).checked_sub(1) {
        None => None,
        Some(place) => Some(*Role::PROMOTIONS.get(place).ok_or(Fault::Value)?),
    };
    Ok(Move { from: square(code)?, to: square(code >> 6)?, promotion })
}

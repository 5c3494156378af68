//! Everything that can be wrong with what the other side sent, by name.

use std::fmt;

use crate::rules::{Draw, Move, Square};

/// What was wrong. The session that reports it is as it was before the message, so it can be resumed or revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    // Bytes that are no message.
    /// The message was damaged on its way.
    Damaged,
    /// A message or a part of it is too short or too long.
    Length,
    /// The other app speaks another version of the protocol.
    Version {
        /// The version it speaks.
        theirs: u8,
    },
    /// There is no such kind of message.
    Kind {
        /// The number of the kind.
        kind: u8,
    },
    /// A field has a value that is never sent.
    Value,
    /// Bytes of a query are no point of the group.
    Point {
        /// Their place in the query: a square, or one of the draws behind them.
        place: u16,
    },
    /// The sender point is no point of the group, or the neutral one.
    Sender,

    // Messages in the wrong order.
    /// A message is missing before this one.
    Gap {
        /// The number that should come next.
        expected: u32,
        /// The number that came.
        got: u32,
    },
    /// A message came again with other content.
    Changed {
        /// Its number.
        seq: u32,
    },
    /// The message does not fit the state of the game, or the ply.
    OutOfTurn,
    /// The other side claims to have what was never sent.
    NeverSent,
    /// The other side asks for messages so old that they are gone.
    Gone,
    /// The message is of another game.
    OtherGame,

    // The handshake.
    /// The other side agreed to other terms.
    Terms,
    /// The other side sent our own opening back.
    Reflected,
    /// The coin opened is not the coin committed to.
    Coin,

    // Found during play.
    /// A capture was announced where no piece stands.
    NothingTaken {
        /// The square announced.
        square: Square,
    },
    /// An entry of the answer holds what is no kind of piece.
    Content,
    /// The answer says two things of a square, or puts a piece onto one of ours.
    Contradiction {
        /// The square.
        square: Square,
    },
    /// The answer shows more pieces than a side can have, or a pawn where none can stand.
    Pieces,
    /// The clock went the wrong way, went on after it had run out, or a win on time was claimed too early.
    Clock,
    /// A draw was accepted that was not offered.
    NoOffer,
    /// The end claimed can't be true.
    FalseEnd,

    // Found by the audit: each proves that the other side cheated.
    /// The seed revealed is not the seed committed to.
    SeedChanged,
    /// The opening message was not made from the seed.
    OpeningForged,
    /// More or fewer moves were revealed than were made.
    MovesMissing,
    /// A move was against the rules.
    IllegalMove {
        /// The ply that the move led to.
        ply: u16,
        /// The move.
        mv: Move,
    },
    /// The move revealed is not the move committed to.
    MoveChanged {
        /// The ply that the move led to.
        ply: u16,
    },
    /// A capture was not announced, or announced on another square.
    CaptureForged {
        /// The ply that the move led to.
        ply: u16,
    },
    /// The query was not made from the pieces that the side had.
    QueryForged {
        /// The ply of the position asked about.
        ply: u16,
    },
    /// The answer was not made from the pieces that the side had.
    AnswerForged {
        /// The ply of the position asked about.
        ply: u16,
    },
    /// The game was drawn, and the side to move went on.
    DrawPassedOver {
        /// The ply of the drawn position.
        ply: u16,
        /// The draw.
        draw: Draw,
    },
    /// An end by the rules was claimed that the position did not have.
    EndInvented {
        /// The last ply.
        ply: u16,
    },

    /// A saved session is damaged or of another version.
    Saved,
}

impl Fault {
    /// Whether an honest app can't have caused it, not even over a bad line or after losing its storage.
    pub const fn proves_cheating(self) -> bool {
        matches!(
            self,
            Self::SeedChanged
                | Self::OpeningForged
                | Self::MovesMissing
                | Self::IllegalMove { .. }
                | Self::MoveChanged { .. }
                | Self::CaptureForged { .. }
                | Self::QueryForged { .. }
                | Self::AnswerForged { .. }
                | Self::DrawPassedOver { .. }
                | Self::EndInvented { .. }
        )
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged => f.write_str("the message was damaged on its way"),
            Self::Length => f.write_str("the message has a wrong length"),
            Self::Version { theirs } => write!(f, "the other app speaks version {theirs} of the protocol"),
            Self::Kind { kind } => write!(f, "there is no message of kind {kind}"),
            Self::Value => f.write_str("the message holds a value that is never sent"),
            Self::Point { place } => write!(f, "place {place} of the query is no point of the group"),
            Self::Sender => f.write_str("the sender point is no point of the group"),
            Self::Gap { expected, got } => write!(f, "message {got} came before message {expected}"),
            Self::Changed { seq } => write!(f, "message {seq} came again with other content"),
            Self::OutOfTurn => f.write_str("the message does not fit the state of the game"),
            Self::NeverSent => f.write_str("the other side claims to have what was never sent"),
            Self::Gone => f.write_str("the other side asks for messages that are gone"),
            Self::OtherGame => f.write_str("the message is of another game"),
            Self::Terms => f.write_str("the other side agreed to other terms"),
            Self::Reflected => f.write_str("the other side sent our own opening back"),
            Self::Coin => f.write_str("the coin opened is not the coin committed to"),
            Self::NothingTaken { square } => write!(f, "a capture was announced on {square}, where no piece stands"),
            Self::Content => f.write_str("an entry of the answer holds no kind of piece"),
            Self::Contradiction { square } => write!(f, "the answer contradicts itself or our pieces on {square}"),
            Self::Pieces => f.write_str("the answer shows pieces that no side can have"),
            Self::Clock => f.write_str("the clocks can't be true"),
            Self::NoOffer => f.write_str("a draw was accepted that was not offered"),
            Self::FalseEnd => f.write_str("the end claimed can't be true"),
            Self::SeedChanged => f.write_str("the seed revealed is not the seed committed to"),
            Self::OpeningForged => f.write_str("the opening was not made from the seed"),
            Self::MovesMissing => f.write_str("more or fewer moves were revealed than were made"),
            Self::IllegalMove { ply, mv } => write!(f, "ply {ply}: {mv} was against the rules"),
            Self::MoveChanged { ply } => write!(f, "ply {ply}: the move is not the one committed to"),
            Self::CaptureForged { ply } => write!(f, "ply {ply}: the capture announced was not the capture made"),
            Self::QueryForged { ply } => write!(f, "ply {ply}: the query did not match the board"),
            Self::AnswerForged { ply } => write!(f, "ply {ply}: the answer did not match the board"),
            Self::DrawPassedOver { ply, draw } => write!(f, "ply {ply}: a draw was passed over ({draw})"),
            Self::EndInvented { ply } => write!(f, "ply {ply}: the end claimed was not there"),
            Self::Saved => f.write_str("the saved session is damaged or of another version"),
        }
    }
}

impl std::error::Error for Fault {}

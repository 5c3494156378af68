//! How a game ends.

use std::fmt;

use super::Color;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Decisive {
        /// Which.
        winner: Color,
        /// How.
        by: Win,
    },
    /// Nobody won.
    Draw {
        /// How.
        by: Draw,
    },
}

/// How a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Win {
    /// The other king was taken.
    KingCaptured,
    /// The other side gave up.
    Resignation,
    /// The other side's time ran out.
    Time,
}

/// How a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The side to move has no move at all.
    NoMove,
    /// The position occurred for the third time.
    Threefold,
    /// A hundred plies without capture or pawn move.
    FiftyMoves,
    /// Both sides agreed.
    Agreement,
}

impl Outcome {
    /// The side that won, if one did.
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::Decisive { winner, .. } => Some(winner),
            Self::Draw { .. } => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decisive { winner: Color::White, by } => write!(f, "white: {by}"),
            Self::Decisive { winner: Color::Black, by } => write!(f, "black: {by}"),
            Self::Draw { by } => write!(f, "draw: {by}"),
        }
    }
}

impl fmt::Display for Win {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::KingCaptured => "king captured",
            Self::Resignation => "resignation",
            Self::Time => "time",
        })
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoMove => "no legal move",
            Self::Threefold => "threefold repetition",
            Self::FiftyMoves => "fifty moves",
            Self::Agreement => "agreement",
        })
    }
}

//! Moves and lists of moves.

use std::fmt;
use std::str::FromStr;

use super::{Bitboard, Role, Square};

/// A move. Castling is the king's step of two squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes on the last rank.
    pub promotion: Option<Role>,
}

impl Move {
    /// A move without promotion.
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }
}

/// Writes UCI: `e2e4`, `e1g1`, `e7e8q`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.char()))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no move in UCI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseUciError;

impl fmt::Display for ParseUciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is written like e2e4 or e7e8q")
    }
}

impl std::error::Error for ParseUciError {}

impl FromStr for Move {
    type Err = ParseUciError;

    fn from_str(text: &str) -> Result<Self, ParseUciError> {
        let square = |range| text.get(range).and_then(|part: &str| part.parse().ok()).ok_or(ParseUciError);
        let (from, to) = (square(0..2)?, square(2..4)?);
        let promotion = match &text.as_bytes()[4..] {
            [] => None,
            [letter] => Some(promotion_role(char::from(*letter)).ok_or(ParseUciError)?),
            _ => return Err(ParseUciError),
        };
        Ok(Self { from, to, promotion })
    }
}

fn promotion_role(letter: char) -> Option<Role> {
    Role::from_char(letter).filter(|role| Role::PROMOTIONS.contains(role))
}

/// The moves of one side, in no particular order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList(Vec<Move>);

impl MoveList {
    /// Whether a move is in the list.
    pub fn contains(&self, mv: Move) -> bool {
        self.0.contains(&mv)
    }

    /// Where the moves from a square go.
    pub fn destinations(&self, from: Square) -> Bitboard {
        self.0.iter().filter(|mv| mv.from == from).map(|mv| mv.to).collect()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The moves.
    pub fn iter(&self) -> std::slice::Iter<'_, Move> {
        self.0.iter()
    }

    pub(super) fn with_capacity(capacity: usize) -> Self {
        Self(Vec::with_capacity(capacity))
    }

    pub(super) fn push(&mut self, mv: Move) {
        self.0.push(mv);
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::vec::IntoIter<Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

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

/// The most pieces that a side can have: the FEN reader refuses more, and no move adds one.
pub(super) const MAX_PIECES: usize = 16;

const LAST_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

/// The moves of one side, in no particular order; kept as the targets of each piece, without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveList {
    pieces: [Targets; MAX_PIECES],
    count: usize,
}

/// Where one piece can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Targets {
    from: Square,
    to: Bitboard,
    /// Those of `to` on which a pawn becomes something else.
    promoting: Bitboard,
}

impl Targets {
    const NONE: Self = Self { from: Square::at(0, 0), to: Bitboard::EMPTY, promoting: Bitboard::EMPTY };

    /// Every promotion is a move.
    fn len(self) -> usize {
        self.to.len() + (Role::PROMOTIONS.len() - 1) * self.promoting.len()
    }

    fn contains(self, mv: Move) -> bool {
        let promoted = mv.promotion.map_or(Some(false), |role| Role::PROMOTIONS.contains(&role).then_some(true));
        self.from == mv.from && self.to.contains(mv.to) && promoted == Some(self.promoting.contains(mv.to))
    }
}

impl MoveList {
    pub(super) const EMPTY: Self = Self { pieces: [Targets::NONE; MAX_PIECES], count: 0 };

    pub(super) fn push(&mut self, from: Square, to: Bitboard, is_pawn: bool) {
        let promoting = if is_pawn { to & LAST_RANKS } else { Bitboard::EMPTY };
        if let Some(place) = self.pieces.get_mut(self.count).filter(|_| !to.is_empty()) {
            *place = Targets { from, to, promoting };
            self.count += 1;
        }
    }

    fn targets(&self) -> impl Iterator<Item = Targets> {
        self.pieces.iter().take(self.count).copied()
    }

    /// Whether a move is in the list.
    pub fn contains(&self, mv: Move) -> bool {
        self.targets().any(|targets| targets.contains(mv))
    }

    /// Where the moves from a square go.
    pub fn destinations(&self, from: Square) -> Bitboard {
        self.targets().find(|targets| targets.from == from).map_or(Bitboard::EMPTY, |targets| targets.to)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.targets().map(Targets::len).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The moves.
    pub fn iter(&self) -> Moves {
        Moves { list: *self, piece: 0, promotion: 0 }
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = Moves;

    fn into_iter(self) -> Moves {
        self.iter()
    }
}

impl IntoIterator for &MoveList {
    type Item = Move;
    type IntoIter = Moves;

    fn into_iter(self) -> Moves {
        self.iter()
    }
}

/// The moves of a [`MoveList`], one after the other.
#[derive(Clone, Debug)]
pub struct Moves {
    list: MoveList,
    piece: usize,
    promotion: usize,
}

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        while self.piece < self.list.count {
            let targets = self.list.pieces.get_mut(self.piece)?;
            if let Some(to) = targets.to.first() {
                let promoting = targets.promoting.contains(to);
                let promotion = Role::PROMOTIONS.get(self.promotion).copied().filter(|_| promoting);
                self.promotion = if promoting { (self.promotion + 1) % Role::PROMOTIONS.len() } else { 0 };
                if self.promotion == 0 {
                    targets.to = targets.to.without(to);
                }
                return Some(Move { from: targets.from, to, promotion });
            }
            self.piece += 1;
        }
        None
    }
}

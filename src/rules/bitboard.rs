//! Sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::Square;

/// A set of squares: bit `n` is the square of index `n`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The squares of a rank, 0 to 7.
    pub const fn rank(rank: u8) -> Self {
        Self(0xff << (8 * (rank % 8)))
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Whether no square is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with one more square.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set with one square less.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// The squares shifted by so many ranks towards the eighth (negative: the first), at most seven; what leaves the board is lost.
    #[must_use]
    pub(super) const fn shift_ranks(self, ranks: i8) -> Self {
        if ranks >= 0 { Self(self.0 << (8 * ranks)) } else { Self(self.0 >> (-8 * ranks)) }
    }

    /// The lowest square of the set.
    pub fn first(self) -> Option<Square> {
        Square::new(self.0.trailing_zeros() as u8)
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self::EMPTY.with(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Iterator for Bitboard {
    type Item = Square;

    /// Takes the lowest square out of the set.
    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (Bitboard::len(*self), Some(Bitboard::len(*self)))
    }
}

impl ExactSizeIterator for Bitboard {
    fn len(&self) -> usize {
        Bitboard::len(*self)
    }
}

/// Draws the set as eight rows of text, the eighth rank first.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let row: String =
                (0..8).map(|file| if self.contains(Square::at(file, rank)) { 'x' } else { '.' }).collect();
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

macro_rules! set_operation {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign_method:ident, $op:tt) => {
        impl $trait for Bitboard {
            type Output = Self;

            fn $method(self, other: Self) -> Self {
                Self(self.0 $op other.0)
            }
        }

        impl $assign_trait for Bitboard {
            fn $assign_method(&mut self, other: Self) {
                self.0 = self.0 $op other.0;
            }
        }
    };
}

set_operation!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
set_operation!(BitOr, bitor, BitOrAssign, bitor_assign, |);
set_operation!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl Not for Bitboard {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

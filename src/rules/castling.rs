//! Castling: rights, and where king and rook go.

use super::{Bitboard, Color, Square};

/// The side of the board to which the king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// Towards the h-file, "O-O".
    King,
    /// Towards the a-file, "O-O-O".
    Queen,
}

impl CastlingSide {
    /// King's side, then queen's side.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// Where the king of a side stands before castling.
    pub const fn king_from(color: Color) -> Square {
        Square::at(4, color.home_rank())
    }

    /// Where the king goes: two squares from where it stood.
    pub const fn king_to(self, color: Color) -> Square {
        Square::at(self.pick(6, 2), color.home_rank())
    }

    /// Where the rook stands before castling.
    pub const fn rook_from(self, color: Color) -> Square {
        Square::at(self.pick(7, 0), color.home_rank())
    }

    /// Where the rook goes: the square that the king crossed.
    pub const fn rook_to(self, color: Color) -> Square {
        Square::at(self.pick(5, 3), color.home_rank())
    }

    /// The squares between king and rook, all of which must be empty.
    pub const fn between(self, color: Color) -> Bitboard {
        let files: u64 = match self {
            Self::King => 0b0110_0000,
            Self::Queen => 0b0000_1110,
        };
        Bitboard(files << (8 * color.home_rank()))
    }

    const fn pick(self, king: u8, queen: u8) -> u8 {
        match self {
            Self::King => king,
            Self::Queen => queen,
        }
    }
}

/// Which castlings are still allowed: king and that rook unmoved, the rook not taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// None.
    pub const NONE: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(0b1111);

    /// Whether a side may still castle to a side of the board.
    pub const fn has(self, color: Color, side: CastlingSide) -> bool {
        self.0 & Self::bit(color, side) != 0
    }

    /// The rights with one more.
    #[must_use]
    pub const fn with(self, color: Color, side: CastlingSide) -> Self {
        Self(self.0 | Self::bit(color, side))
    }

    /// The rights of one side alone.
    #[must_use]
    pub const fn of(self, color: Color) -> Self {
        Self(self.0 & (Self::bit(color, CastlingSide::King) | Self::bit(color, CastlingSide::Queen)))
    }

    /// The rights after a piece left the square, arrived on it or was taken on it.
    #[must_use]
    pub fn touched(self, square: Square) -> Self {
        let mut rights = self;
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if square == CastlingSide::king_from(color) || square == side.rook_from(color) {
                    rights.0 &= !Self::bit(color, side);
                }
            }
        }
        rights
    }

    const fn bit(color: Color, side: CastlingSide) -> u8 {
        1 << (2 * color as u8 + side as u8)
    }
}

//! Where pieces reach. Lines are walked by subtraction with masks made on the fly: no tables, so the WASM stays small.
//! The method is Michael Hoffmann's obstruction difference, described in the Chess Programming Wiki.

use super::{Bitboard, Color, Role, Square};

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const DIAGONAL: u64 = 0x8040_2010_0804_0201;
const ANTI_DIAGONAL: u64 = 0x0102_0408_1020_4080;

/// The squares that a piece other than a pawn reaches, given which squares are taken. The first taken square of a line is included.
pub(super) fn reach(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => bishop(from, occupied) | rook(from, occupied),
        Role::King => king(from),
    }
}

/// The squares where pawns take: for each two, or one on an edge file.
pub(super) fn pawn_captures(color: Color, pawns: Bitboard) -> Bitboard {
    let ahead = pawns.shift_ranks(color.forward()).0;
    Bitboard((ahead & !FILE_A) >> 1 | (ahead & !FILE_H) << 1)
}

fn knight(from: Square) -> Bitboard {
    let b = Bitboard::from(from).0;
    let near = (b & !FILE_A) >> 1 | (b & !FILE_H) << 1;
    let far = (b & !(FILE_A | FILE_A << 1)) >> 2 | (b & !(FILE_H | FILE_H >> 1)) << 2;
    Bitboard(near << 16 | near >> 16 | far << 8 | far >> 8)
}

fn king(from: Square) -> Bitboard {
    let b = Bitboard::from(from).0;
    let row = b | (b & !FILE_A) >> 1 | (b & !FILE_H) << 1;
    Bitboard((row | row << 8 | row >> 8) & !b)
}

fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    let (file, rank) = (FILE_A << from.file(), Bitboard::rank(from.rank()).0);
    line(from, occupied, file) | line(from, occupied, rank)
}

fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    let (file, rank) = (from.file() as i8, from.rank() as i8);
    let diagonal = Bitboard(DIAGONAL).shift_ranks(rank - file).0;
    let anti_diagonal = Bitboard(ANTI_DIAGONAL).shift_ranks(rank + file - 7).0;
    line(from, occupied, diagonal) | line(from, occupied, anti_diagonal)
}

/// Both directions of a line: all between the nearest blocker below and the nearest above, these included.
fn line(from: Square, occupied: Bitboard, mask: u64) -> Bitboard {
    let slider = Bitboard::from(from).0;
    let (mask, below) = (mask & !slider, slider - 1);
    let (lower, upper) = (occupied.0 & mask & below, occupied.0 & mask & !below);
    // Without a blocker below, a1 stands for one: what is not on the line is cut off in the end.
    let nearest_below = 1 << 63 >> (lower | 1).leading_zeros();
    Bitboard(mask & (upper ^ upper.wrapping_sub(nearest_below)))
}

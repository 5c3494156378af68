//! Where pieces reach. Lines are walked by subtraction ("o^(o-2r)") with masks made on the fly: no tables, so the WASM stays small.
//! The method is the hyperbola quintessence of the Chess Programming Wiki.

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

/// The two squares (one on an edge file) where a pawn takes.
pub(super) fn pawn_captures(color: Color, from: Square) -> Bitboard {
    let pawn = Bitboard::from(from).shift_ranks(color.forward()).0;
    Bitboard((pawn & !FILE_A) >> 1 | (pawn & !FILE_H) << 1)
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
    let file = FILE_A << from.file();
    line(from, occupied, file) | rank_line(from, occupied)
}

fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    let (file, rank) = (from.file() as i8, from.rank() as i8);
    let diagonal = Bitboard(DIAGONAL).shift_ranks(rank - file).0;
    let anti_diagonal = Bitboard(ANTI_DIAGONAL).shift_ranks(rank + file - 7).0;
    line(from, occupied, diagonal) | line(from, occupied, anti_diagonal)
}

/// Both directions of a line that meets every rank at most once, so that swapping bytes reverses it.
fn line(from: Square, occupied: Bitboard, mask: u64) -> Bitboard {
    let slider = Bitboard::from(from).0;
    let blockers = occupied.0 & mask & !slider;
    let up = blockers.wrapping_sub(slider.wrapping_mul(2));
    let down = blockers.swap_bytes().wrapping_sub(slider.swap_bytes().wrapping_mul(2)).swap_bytes();
    Bitboard((up ^ down) & mask & !slider)
}

/// Both directions along the rank: the same subtraction on one byte, reversed bit by bit.
fn rank_line(from: Square, occupied: Bitboard) -> Bitboard {
    let shift = 8 * u32::from(from.rank());
    let slider = 1u8 << from.file();
    let blockers = (occupied.0 >> shift) as u8 & !slider;
    let right = blockers.wrapping_sub(slider.wrapping_mul(2));
    let left = blockers.reverse_bits().wrapping_sub(slider.reverse_bits().wrapping_mul(2)).reverse_bits();
    Bitboard(u64::from((right ^ left) & !slider) << shift)
}

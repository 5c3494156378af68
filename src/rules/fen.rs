//! Positions as text: Forsyth-Edwards Notation.

use std::fmt::{self, Write};
use std::str::FromStr;

use super::moves::MAX_PIECES;
use super::position::passed_pawn;
use super::{Bitboard, CastlingRights, CastlingSide, Color, Piece, Position, Role, Square};

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenError {
    /// There must be six fields, or four without the counters.
    Fields,
    /// The placement is not eight rows of eight squares in the known letters.
    Placement,
    /// A side has more than one king, or no side has one.
    Kings,
    /// A side has more than sixteen pieces.
    Pieces,
    /// A pawn stands on the first or last rank.
    Pawns,
    /// The side to move is not `w` or `b`.
    SideToMove,
    /// The castling field is unreadable, or king or rook are not at home.
    Castling,
    /// The en passant square is unreadable, or no pawn can just have passed over it.
    EnPassant,
    /// A counter is no number.
    Counter,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Fields => "a FEN has six fields, or four without the counters",
            Self::Placement => "the placement must be eight rows of eight squares",
            Self::Kings => "each side has at most one king, and at least one side has one",
            Self::Pieces => "a side has more than sixteen pieces",
            Self::Pawns => "a pawn stands on the first or last rank",
            Self::SideToMove => "the side to move must be w or b",
            Self::Castling => "the castling rights do not fit the board",
            Self::EnPassant => "the en passant square does not fit the board",
            Self::Counter => "a counter is not a number",
        })
    }
}

impl std::error::Error for FenError {}

/// Reads a FEN of six fields, or of four (the counters are then `0 1`). An en passant square on which no pawn can take is
/// dropped, so that equal positions are equal values.
impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let (&[placement, side, castling, ep], counters) = fields.split_first_chunk().ok_or(FenError::Fields)?;
        let mut position = read_placement(placement)?;
        check_pieces(&position)?;
        position.identity.side_to_move = read_side(side)?;
        position.identity.castling = read_castling(castling, &position)?;
        position.identity.ep_square = read_ep(ep, &position)?;
        (position.halfmove_clock, position.fullmove_number) = read_counters(counters)?;
        Ok(position)
    }
}

/// Writes the six fields of a FEN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(f, |square| self.piece_at(square).map(Piece::char))?;
        let side = if self.side_to_move() == Color::White { 'w' } else { 'b' };
        write!(f, " {side} ")?;
        write_castling(f, self.castling())?;
        match self.ep_square() {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock(), self.fullmove_number())
    }
}

/// Writes eight rows, the eighth rank first; squares without a letter are counted.
pub(super) fn write_placement(f: &mut fmt::Formatter<'_>, letter: impl Fn(Square) -> Option<char>) -> fmt::Result {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match letter(Square::at(file, rank)) {
                None => empty += 1,
                Some(letter) => {
                    write_count(f, &mut empty)?;
                    f.write_char(letter)?;
                }
            }
        }
        write_count(f, &mut empty)?;
        if rank > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

fn write_count(f: &mut fmt::Formatter<'_>, empty: &mut u32) -> fmt::Result {
    match std::mem::take(empty) {
        0 => Ok(()),
        count => write!(f, "{count}"),
    }
}

const CASTLING_LETTERS: [(char, Color, CastlingSide); 4] = [
    ('K', Color::White, CastlingSide::King),
    ('Q', Color::White, CastlingSide::Queen),
    ('k', Color::Black, CastlingSide::King),
    ('q', Color::Black, CastlingSide::Queen),
];

fn write_castling(f: &mut fmt::Formatter<'_>, rights: CastlingRights) -> fmt::Result {
    if rights == CastlingRights::NONE {
        return f.write_char('-');
    }
    let held = CASTLING_LETTERS.into_iter().filter(|&(_, color, side)| rights.has(color, side));
    held.map(|(letter, ..)| letter).try_for_each(|letter| f.write_char(letter))
}

fn read_placement(text: &str) -> Result<Position, FenError> {
    let mut position = Position::empty();
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        return Err(FenError::Placement);
    }
    for (rank, row) in (0..8).rev().zip(rows) {
        read_row(&mut position, rank, row)?;
    }
    Ok(position)
}

fn read_row(position: &mut Position, rank: u8, row: &str) -> Result<(), FenError> {
    let mut file: u8 = 0;
    for letter in row.chars() {
        if let Some(skip @ 1..=8) = letter.to_digit(10) {
            file += skip as u8;
        } else {
            let piece = Piece::from_char(letter).filter(|_| file < 8).ok_or(FenError::Placement)?;
            position.put(Square::at(file, rank), piece);
            file += 1;
        }
        if file > 8 {
            return Err(FenError::Placement);
        }
    }
    if file == 8 { Ok(()) } else { Err(FenError::Placement) }
}

fn check_pieces(position: &Position) -> Result<(), FenError> {
    let identity = &position.identity;
    let kings = identity.roles[Role::King as usize];
    let too_many = Color::ALL.into_iter().any(|color| (kings & identity.colors[color]).len() > 1);
    if too_many || kings.is_empty() {
        return Err(FenError::Kings);
    }
    if Color::ALL.into_iter().any(|color| identity.colors[color].len() > MAX_PIECES) {
        return Err(FenError::Pieces);
    }
    let pawns = identity.roles[Role::Pawn as usize];
    if (pawns & (Bitboard::rank(0) | Bitboard::rank(7))).is_empty() { Ok(()) } else { Err(FenError::Pawns) }
}

fn read_side(text: &str) -> Result<Color, FenError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(FenError::SideToMove),
    }
}

fn read_castling(text: &str, position: &Position) -> Result<CastlingRights, FenError> {
    if text == "-" {
        return Ok(CastlingRights::NONE);
    }
    let mut rights = CastlingRights::NONE;
    for letter in text.chars() {
        let known = CASTLING_LETTERS.into_iter().find(|&(known, ..)| known == letter);
        let (_, color, side) = known.ok_or(FenError::Castling)?;
        let king = position.piece_at(CastlingSide::king_from(color)) == Some(Piece { color, role: Role::King });
        let rook = position.piece_at(side.rook_from(color)) == Some(Piece { color, role: Role::Rook });
        if rights.has(color, side) || !king || !rook {
            return Err(FenError::Castling);
        }
        rights = rights.with(color, side);
    }
    Ok(rights)
}

fn read_ep(text: &str, position: &Position) -> Result<Option<Square>, FenError> {
    if text == "-" {
        return Ok(None);
    }
    let square: Square = text.parse().map_err(|_| FenError::EnPassant)?;
    let mover = position.side_to_move();
    let pusher = !mover;
    let pawn = position.piece_at(passed_pawn(square)) == Some(Piece { color: pusher, role: Role::Pawn });
    let start = square.offset(0, -pusher.forward());
    let way_free = position.piece_at(square).is_none() && start.is_some_and(|start| position.piece_at(start).is_none());
    if square.rank() != pusher.relative_rank(2) || !pawn || !way_free {
        return Err(FenError::EnPassant);
    }
    let usable = position.king_taken().is_none() && position.can_take_ep(square, mover);
    Ok(usable.then_some(square))
}

fn read_counters(fields: &[&str]) -> Result<(u32, u32), FenError> {
    // The standard reader would take a plus sign too.
    let digits = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    let number = |text| Some(text).filter(digits).and_then(|text| text.parse().ok()).ok_or(FenError::Counter);
    match fields {
        [] => Ok((0, 1)),
        [halfmove, fullmove] => Ok((number(halfmove)?, number(fullmove)?)),
        _ => Err(FenError::Fields),
    }
}

//! What a side knows of its own pieces.

use super::fault::Fault;
use crate::rules::{Bitboard, CastlingRights, CastlingSide, Color, Move, Position, Role, Square};

/// One side's own half of a position: its pieces, its castling rights, and the en passant target that its last move left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// Whose.
    pub color: Color,
    /// Its pieces by role.
    pub roles: [Bitboard; 6],
    /// Its castling rights.
    pub castling: CastlingRights,
    /// The square that this side's pawn passed over with its last move.
    pub passed: Option<Square>,
}

/// A kind of piece as the protocol counts: 0 for none, then 1 to 6 from pawn to king.
pub(super) type Kind = u8;

/// The kind that stands for no piece.
pub(super) const NONE: Kind = 0;

/// The kind of a role.
pub(super) const fn kind(role: Role) -> Kind {
    role as Kind + 1
}

/// The role of a kind.
///
/// # Errors
/// [`Fault::Content`] if there is no such kind.
pub(super) fn role(kind: Kind) -> Result<Option<Role>, Fault> {
    match kind.checked_sub(1) {
        None => Ok(None),
        Some(index) => Role::ALL.get(usize::from(index)).map(|&role| Some(role)).ok_or(Fault::Content),
    }
}

impl Half {
    /// One side's half of a position that both know, or that one of them audits.
    pub fn of(position: &Position, color: Color) -> Self {
        let mut half =
            Self { color, roles: [Bitboard::EMPTY; 6], castling: position.castling().of(color), passed: None };
        for square in Square::all() {
            if let Some(piece) = position.piece_at(square).filter(|piece| piece.color == color) {
                half.put(square, piece.role);
            }
        }
        half
    }

    /// The squares of all its pieces.
    pub fn pieces(&self) -> Bitboard {
        self.roles.iter().fold(Bitboard::EMPTY, |all, &squares| all | squares)
    }

    /// The role of the piece on a square.
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Self::role_in(&self.roles, square)
    }

    /// The role that sets of squares have on a square.
    pub(super) fn role_in(roles: &[Bitboard; 6], square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| roles[role as usize].contains(square))
    }

    /// The kind on a square.
    pub(super) fn kind_at(&self, square: Square) -> Kind {
        self.role_at(square).map_or(NONE, kind)
    }

    /// Makes a move of this side. A move that is not legal gives a half without meaning, but no panic.
    pub fn play(&mut self, mv: Move) {
        let Some(role) = self.role_at(mv.from) else { return };
        let castles = |side: &CastlingSide| {
            role == Role::King && self.castling.has(self.color, *side) && mv.to == side.king_to(self.color)
        };
        let castling = CastlingSide::ALL.into_iter().find(castles);
        self.lift(mv.from);
        self.put(mv.to, mv.promotion.unwrap_or(role));
        if let Some(side) = castling {
            self.lift(side.rook_from(self.color));
            self.put(side.rook_to(self.color), Role::Rook);
        }
        self.castling = self.castling.touched(mv.from).of(self.color);
        let doubled = role == Role::Pawn && mv.from.rank().abs_diff(mv.to.rank()) == 2;
        self.passed = mv.from.offset(0, self.color.forward()).filter(|_| doubled);
    }

    /// Takes a piece off that the other side captured, and gives its role.
    pub fn lose(&mut self, square: Square) -> Option<Role> {
        let role = self.role_at(square)?;
        self.lift(square);
        self.castling = self.castling.touched(square);
        Some(role)
    }

    /// Puts a piece onto a square.
    pub fn put(&mut self, square: Square, role: Role) {
        self.lift(square);
        self.roles[role as usize] |= square.into();
    }

    /// Takes whatever is on a square off.
    pub fn lift(&mut self, square: Square) {
        self.roles.iter_mut().for_each(|squares| *squares = squares.without(square));
    }
}

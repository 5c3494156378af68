//! What one color may know, and the moves that follow from it.

use std::fmt;

use super::attacks::{pawn_captures, reach};
use super::fen::write_placement;
use super::position::{Identity, passed_pawn, role_on};
use super::{Bitboard, CastlingRights, CastlingSide, Color, MoveList, Piece, Role, Square};

/// What a side sees on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Hidden: it may hold anything but an own piece.
    Fogged,
    /// Seen to be empty.
    Empty,
    /// An own piece.
    Own(Role),
    /// An enemy piece that is seen.
    Seen(Role),
}

/// What one color may know of a position, and nothing else. Equal views can't be told apart by their owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    color: Color,
    side_to_move: Color,
    /// The pieces that are not hidden, the own ones among them.
    roles: [Bitboard; 6],
    own: Bitboard,
    visible: Bitboard,
    castling: CastlingRights,
    ep_square: Option<Square>,
    over: bool,
}

/// One side with what limits its moves. Made from the whole truth or from a view: the moves are the same.
#[derive(Clone, Debug)]
pub(super) struct Side<'a> {
    pub color: Color,
    /// Of both sides.
    pub roles: &'a [Bitboard; 6],
    pub own: Bitboard,
    pub enemy: Bitboard,
    pub empty: Bitboard,
    pub castling: CastlingRights,
    pub ep_square: Option<Square>,
}

impl View {
    /// When a king is gone nobody can move any more, so nothing is seen but the own pieces.
    pub(super) fn of(truth: &Identity, side: &Side<'_>, over: bool) -> Self {
        let visible = if over { side.own } else { side.visible() };
        Self {
            color: side.color,
            side_to_move: truth.side_to_move,
            roles: truth.roles.map(|squares| squares & visible),
            own: side.own,
            visible,
            castling: side.castling,
            ep_square: side.ep_square,
            over,
        }
    }

    /// A view put together square by square, for a game of which no device holds the whole truth. `over` tells that a king is gone.
    pub fn from_cells(
        color: Color,
        side_to_move: Color,
        cell: impl Fn(Square) -> Cell,
        castling: CastlingRights,
        ep_square: Option<Square>,
        over: bool,
    ) -> Self {
        let (own, visible, roles) = (Bitboard::EMPTY, Bitboard::EMPTY, [Bitboard::EMPTY; 6]);
        let castling = castling.of(color);
        let mut view = Self { color, side_to_move, roles, own, visible, castling, ep_square, over };
        for square in Square::all() {
            let role = match cell(square) {
                Cell::Fogged => continue,
                Cell::Empty => None,
                Cell::Own(role) => {
                    view.own |= square.into();
                    Some(role)
                }
                Cell::Seen(role) => Some(role),
            };
            view.visible |= square.into();
            if let Some(role) = role {
                view.roles[role as usize] |= square.into();
            }
        }
        view
    }

    /// Whose view it is.
    pub fn color(&self) -> Color {
        self.color
    }

    /// The side whose turn it is. Everybody knows that.
    pub fn side_to_move(&self) -> Color {
        self.side_to_move
    }

    /// What is on a square.
    pub fn get(&self, square: Square) -> Cell {
        match role_on(&self.roles, square) {
            Some(role) if self.own.contains(square) => Cell::Own(role),
            Some(role) => Cell::Seen(role),
            None if self.visible.contains(square) => Cell::Empty,
            None => Cell::Fogged,
        }
    }

    /// All squares that are seen, own pieces among them.
    pub fn visible(&self) -> Bitboard {
        self.visible
    }

    /// The squares of the own pieces.
    pub fn own(&self) -> Bitboard {
        self.own
    }

    /// The squares of the enemy pieces that are seen.
    pub fn seen(&self) -> Bitboard {
        self.roles.iter().fold(Bitboard::EMPTY, |all, &squares| all | squares) & !self.own
    }

    /// The own castling rights. Those of the other side are not in a view.
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square on which this side can take en passant now.
    pub fn ep_square(&self) -> Option<Square> {
        self.ep_square
    }

    /// All moves of this side, found from the view alone: none when it is not its turn or a king is gone.
    pub fn legal_moves(&self) -> MoveList {
        if self.over || self.side_to_move != self.color { MoveList::EMPTY } else { self.side().moves() }
    }

    /// Where the piece on a square can go now.
    pub fn moves_from(&self, from: Square) -> Bitboard {
        self.legal_moves().destinations(from)
    }

    fn side(&self) -> Side<'_> {
        let enemy = self.seen();
        Side {
            color: self.color,
            roles: &self.roles,
            own: self.own,
            enemy,
            empty: self.visible & !self.own & !enemy,
            castling: self.castling,
            ep_square: self.ep_square,
        }
    }
}

/// Writes the placement field of a FEN with `*` for hidden squares.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(f, |square| match self.get(square) {
            Cell::Fogged => Some('*'),
            Cell::Empty => None,
            Cell::Own(role) => Some(Piece { color: self.color, role }.char()),
            Cell::Seen(role) => Some(Piece { color: !self.color, role }.char()),
        })
    }
}

impl Side<'_> {
    /// All moves, were this side to move.
    pub fn moves(&self) -> MoveList {
        let mut moves = MoveList::EMPTY;
        for role in Role::ALL {
            for from in self.pieces(role) {
                moves.push(from, self.targets(from, role), role == Role::Pawn);
            }
        }
        moves
    }

    /// Own squares, the squares that own pieces can move to, and a pawn that can be taken en passant.
    fn visible(&self) -> Bitboard {
        let mut seen = self.own | self.pawn_targets(self.pieces(Role::Pawn));
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
            for from in self.pieces(role) {
                seen |= self.targets(from, role);
            }
        }
        self.ep_square.map_or(seen, |square| seen.with(passed_pawn(square)))
    }

    fn pieces(&self, role: Role) -> Bitboard {
        self.roles[role as usize] & self.own
    }

    /// Where one piece can go.
    fn targets(&self, from: Square, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawn_targets(from.into()),
            Role::King => reach(role, from, !self.empty) & (self.empty | self.enemy) | self.castlings(),
            _ => reach(role, from, !self.empty) & (self.empty | self.enemy),
        }
    }

    /// Where one or more pawns can go.
    fn pawn_targets(&self, pawns: Bitboard) -> Bitboard {
        let forward = self.color.forward();
        let one = pawns.shift_ranks(forward) & self.empty;
        let two = (one & Bitboard::rank(self.color.relative_rank(2))).shift_ranks(forward) & self.empty;
        let ep = self.ep_square.map_or(Bitboard::EMPTY, Bitboard::from);
        one | two | pawn_captures(self.color, pawns) & (self.enemy | ep)
    }

    /// Where the king can castle to; a right means that king and rook are at home.
    fn castlings(&self) -> Bitboard {
        let open = |side: &CastlingSide| {
            self.castling.has(self.color, *side) && (side.between(self.color) & !self.empty).is_empty()
        };
        CastlingSide::ALL.into_iter().filter(open).map(|side| side.king_to(self.color)).collect()
    }
}

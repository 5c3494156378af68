//! What one color may know, and the moves that follow from it.

use std::fmt;

use super::attacks::{pawn_captures, reach};
use super::fen::write_placement;
use super::position::{Identity, passed_pawn, role_on};
use super::{Bitboard, CastlingRights, CastlingSide, Color, Move, MoveList, Role, Square};

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
    own: [Bitboard; 6],
    seen: [Bitboard; 6],
    visible: Bitboard,
    castling: CastlingRights,
    ep_square: Option<Square>,
    over: bool,
}

/// One side with what limits its moves. Made from the whole truth or from a view: the moves are the same.
#[derive(Clone, Debug)]
pub(super) struct Side {
    pub color: Color,
    pub roles: [Bitboard; 6],
    pub enemy: Bitboard,
    pub empty: Bitboard,
    pub castling: CastlingRights,
    pub ep_square: Option<Square>,
}

impl View {
    /// When a king is gone nobody can move any more, so nothing is seen but the own pieces.
    pub(super) fn of(truth: &Identity, side: &Side, over: bool) -> Self {
        let visible = if over { union(&side.roles) } else { side.visible() };
        Self {
            color: side.color,
            side_to_move: truth.side_to_move,
            own: side.roles,
            seen: truth.roles.map(|squares| squares & side.enemy & visible),
            visible,
            castling: side.castling,
            ep_square: side.ep_square,
            over,
        }
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
        if !self.visible.contains(square) {
            return Cell::Fogged;
        }
        let own = role_on(&self.own, square).map(Cell::Own);
        own.or_else(|| role_on(&self.seen, square).map(Cell::Seen)).unwrap_or(Cell::Empty)
    }

    /// All squares that are seen, own pieces among them.
    pub fn visible(&self) -> Bitboard {
        self.visible
    }

    /// The squares of the own pieces.
    pub fn own(&self) -> Bitboard {
        union(&self.own)
    }

    /// The squares of the enemy pieces that are seen.
    pub fn seen(&self) -> Bitboard {
        union(&self.seen)
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
        if self.over || self.side_to_move != self.color { MoveList::default() } else { self.side().moves() }
    }

    /// Where the piece on a square can go now.
    pub fn moves_from(&self, from: Square) -> Bitboard {
        self.legal_moves().destinations(from)
    }

    fn side(&self) -> Side {
        let enemy = self.seen();
        Side {
            color: self.color,
            roles: self.own,
            enemy,
            empty: self.visible & !self.own() & !enemy,
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
            Cell::Own(role) => Some(super::Piece { color: self.color, role }.char()),
            Cell::Seen(role) => Some(super::Piece { color: !self.color, role }.char()),
        })
    }
}

impl Side {
    /// All moves, were this side to move.
    pub fn moves(&self) -> MoveList {
        let mut moves = MoveList::with_capacity(48);
        for (from, role) in self.pieces() {
            for to in self.targets(from, role) {
                self.push(&mut moves, role, Move::new(from, to));
            }
        }
        moves
    }

    /// Own squares, the squares that own pieces can move to, and a pawn that can be taken en passant.
    fn visible(&self) -> Bitboard {
        let targets = self.pieces().map(|(from, role)| self.targets(from, role));
        let seen = targets.fold(union(&self.roles), |seen, squares| seen | squares);
        match self.ep_square {
            Some(square) => seen.with(passed_pawn(square)),
            None => seen,
        }
    }

    fn pieces(&self) -> impl Iterator<Item = (Square, Role)> {
        let squares_of = |role: Role| self.roles[role as usize].map(move |square| (square, role));
        Role::ALL.into_iter().flat_map(squares_of)
    }

    /// Where one piece can go.
    fn targets(&self, from: Square, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawn_steps(from) | self.pawn_takes(from),
            Role::King => reach(role, from, Bitboard::EMPTY) & (self.empty | self.enemy) | self.castlings(from),
            _ => reach(role, from, union(&self.roles) | self.enemy) & (self.empty | self.enemy),
        }
    }

    fn pawn_steps(&self, from: Square) -> Bitboard {
        let forward = self.color.forward();
        let one = Bitboard::from(from).shift_ranks(forward) & self.empty;
        let two = one.shift_ranks(forward) & self.empty;
        if self.color.is_pawn_start(from.rank()) { one | two } else { one }
    }

    fn pawn_takes(&self, from: Square) -> Bitboard {
        let ep = self.ep_square.map_or(Bitboard::EMPTY, Bitboard::from);
        pawn_captures(self.color, from) & (self.enemy | ep)
    }

    fn castlings(&self, from: Square) -> Bitboard {
        let open = |side: &CastlingSide| {
            self.castling.has(self.color, *side) && (side.between(self.color) & !self.empty).is_empty()
        };
        let at_home = from == CastlingSide::king_from(self.color);
        CastlingSide::ALL
            .into_iter()
            .filter(|side| at_home && open(side))
            .map(|side| side.king_to(self.color))
            .collect()
    }

    fn push(&self, moves: &mut MoveList, role: Role, mv: Move) {
        if role == Role::Pawn && mv.to.rank() == (!self.color).home_rank() {
            Role::PROMOTIONS.into_iter().for_each(|role| moves.push(Move { promotion: Some(role), ..mv }));
        } else {
            moves.push(mv);
        }
    }
}

fn union(sets: &[Bitboard; 6]) -> Bitboard {
    sets.iter().fold(Bitboard::EMPTY, |all, &set| all | set)
}

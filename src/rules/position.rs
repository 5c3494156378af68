//! The whole truth: where all pieces stand and who may do what.

use std::fmt;

use super::attacks::pawn_captures;
use super::view::Side;
use super::{
    Bitboard, ByColor, CastlingRights, CastlingSide, Color, Draw, Move, MoveList, Outcome, Piece, Role, Square, View,
    Win,
};

/// A position. A side has at most sixteen pieces and one king, and at least one king is left; a position with one king is over.
///
/// The en passant square is kept only while a pawn can take on it, so equal positions are equal values but for the two counters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) identity: Identity,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
}

/// What makes two positions the same for the threefold repetition: pieces, side to move, castling rights, and the en passant
/// captures that are possible.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Identity {
    pub(super) roles: [Bitboard; 6],
    pub(super) colors: ByColor<Bitboard>,
    pub(super) side_to_move: Color,
    pub(super) castling: CastlingRights,
    pub(super) ep_square: Option<Square>,
}

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// What moved: a pawn even if it promoted.
    pub role: Role,
    /// What was taken and where it stood (for en passant not where the move went).
    pub captured: Option<(Square, Role)>,
    /// To which side the king castled, if it did.
    pub castling: Option<CastlingSide>,
}

/// A move that was not played, with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The move is not legal here.
    Illegal(Move),
    /// The game has ended.
    Over(Move),
}

impl Position {
    /// The standard start.
    pub fn standard() -> Self {
        let back =
            [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];
        let mut position = Self::empty();
        for (file, &role) in (0..).zip(&back) {
            for color in Color::ALL {
                position.put(Square::at(file, color.home_rank()), Piece { color, role });
                position.put(Square::at(file, color.relative_rank(1)), Piece { color, role: Role::Pawn });
            }
        }
        position.identity.castling = CastlingRights::ALL;
        position
    }

    /// A board without pieces, White to move. Not a position by itself: the FEN reader fills it.
    pub(super) fn empty() -> Self {
        let identity = Identity {
            roles: [Bitboard::EMPTY; 6],
            colors: ByColor::default(),
            side_to_move: Color::White,
            castling: CastlingRights::NONE,
            ep_square: None,
        };
        Self { identity, halfmove_clock: 0, fullmove_number: 1 }
    }

    /// The side whose turn it is.
    pub fn side_to_move(&self) -> Color {
        self.identity.side_to_move
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|&color| self.identity.colors[color].contains(square))?;
        role_on(&self.identity.roles, square).map(|role| Piece { color, role })
    }

    /// Which castlings are still allowed.
    pub fn castling(&self) -> CastlingRights {
        self.identity.castling
    }

    /// The square on which the side to move can take en passant.
    pub fn ep_square(&self) -> Option<Square> {
        self.identity.ep_square
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move to come, from 1.
    pub fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// What counts for repetition.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// All moves of the side to move; none when a king is gone. There is no check, so every pseudo-legal move is legal.
    pub fn legal_moves(&self) -> MoveList {
        if self.king_taken().is_some() { MoveList::EMPTY } else { self.side(self.side_to_move()).moves() }
    }

    /// Whether a move is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(mv)
    }

    /// What one color may know of the position, at any time.
    pub fn view(&self, color: Color) -> View {
        View::of(&self.identity, &self.side(color), self.king_taken().is_some())
    }

    /// How the position ends a game by itself: a king is gone, no move, or a hundred plies without progress, in this order.
    ///
    /// Repetition needs [`History`](super::History).
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(loser) = self.king_taken() {
            return Some(Outcome::Decisive { winner: !loser, by: Win::KingCaptured });
        }
        if self.legal_moves().is_empty() {
            return Some(Outcome::Draw { by: Draw::NoMove });
        }
        (self.halfmove_clock >= 100).then_some(Outcome::Draw { by: Draw::FiftyMoves })
    }

    /// Plays a legal move.
    ///
    /// # Errors
    /// [`PlayError::Illegal`] with the move; the position is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Played, PlayError> {
        if self.is_legal(mv) { Ok(self.play_unchecked(mv)) } else { Err(PlayError::Illegal(mv)) }
    }

    /// The position after a move that is known to be legal.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }

    /// Plays a move that is known to be legal. Another move gives a position without meaning, but no panic.
    pub fn play_unchecked(&mut self, mv: Move) -> Played {
        let mover = self.side_to_move();
        let role = role_on(&self.identity.roles, mv.from).unwrap_or(Role::Pawn);
        let castling = self.castling_side(mover, role, mv);
        let captured = self.take(self.capture_square(role, mv), !mover);
        self.lift(mv.from);
        self.put(mv.to, Piece { color: mover, role: mv.promotion.unwrap_or(role) });
        if let Some(side) = castling {
            self.lift(side.rook_from(mover));
            self.put(side.rook_to(mover), Piece { color: mover, role: Role::Rook });
        }
        self.identity.castling = self.identity.castling.touched(mv.from).touched(mv.to);
        self.identity.side_to_move = !mover;
        self.identity.ep_square = self.double_step(mover, role, mv);
        self.count(mover, role == Role::Pawn || captured.is_some());
        Played { mv, role, captured, castling }
    }

    /// The pieces of one side and what it may use of the rest.
    fn side(&self, color: Color) -> Side<'_> {
        let identity = &self.identity;
        let (own, enemy) = (identity.colors[color], identity.colors[!color]);
        Side {
            color,
            roles: &identity.roles,
            own,
            enemy,
            empty: !(own | enemy),
            castling: identity.castling.of(color),
            ep_square: identity.ep_square.filter(|_| color == identity.side_to_move),
        }
    }

    /// The side whose king is gone.
    pub(super) fn king_taken(&self) -> Option<Color> {
        let kings = self.identity.roles[Role::King as usize];
        Color::ALL.into_iter().find(|&color| (kings & self.identity.colors[color]).is_empty())
    }

    fn castling_side(&self, mover: Color, role: Role, mv: Move) -> Option<CastlingSide> {
        let leaves_home = role == Role::King && mv.from == CastlingSide::king_from(mover);
        CastlingSide::ALL
            .into_iter()
            .find(|&side| leaves_home && mv.to == side.king_to(mover) && self.identity.castling.has(mover, side))
    }

    fn capture_square(&self, role: Role, mv: Move) -> Square {
        if role == Role::Pawn && Some(mv.to) == self.identity.ep_square { passed_pawn(mv.to) } else { mv.to }
    }

    fn take(&mut self, square: Square, owner: Color) -> Option<(Square, Role)> {
        let piece = self.piece_at(square).filter(|piece| piece.color == owner)?;
        self.lift(square);
        Some((square, piece.role))
    }

    /// The en passant square that a double step leaves, if a pawn of the other side can take on it.
    fn double_step(&self, mover: Color, role: Role, mv: Move) -> Option<Square> {
        let doubled = role == Role::Pawn && mv.from.rank().abs_diff(mv.to.rank()) == 2;
        let passed = mv.from.offset(0, mover.forward()).filter(|_| doubled)?;
        self.can_take_ep(passed, !mover).then_some(passed)
    }

    pub(super) fn can_take_ep(&self, square: Square, color: Color) -> bool {
        let pawns = self.identity.roles[Role::Pawn as usize] & self.identity.colors[color];
        !(pawn_captures(!color, square.into()) & pawns).is_empty()
    }

    fn count(&mut self, mover: Color, progress: bool) {
        self.halfmove_clock = if progress { 0 } else { self.halfmove_clock.saturating_add(1) };
        if mover == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
    }

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        self.lift(square);
        self.identity.roles[piece.role as usize] |= square.into();
        self.identity.colors[piece.color] |= square.into();
    }

    fn lift(&mut self, square: Square) {
        let identity = &mut self.identity;
        identity.roles.iter_mut().for_each(|squares| *squares = squares.without(square));
        identity.colors = identity.colors.map(|squares| squares.without(square));
    }
}

impl PlayError {
    /// The move that was not played.
    pub fn mv(self) -> Move {
        match self {
            Self::Illegal(mv) | Self::Over(mv) => mv,
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(mv) => write!(f, "{mv} is not a legal move"),
            Self::Over(mv) => write!(f, "{mv} comes after the end of the game"),
        }
    }
}

impl std::error::Error for PlayError {}

/// Where the pawn stands that passed over an en passant square.
pub(super) fn passed_pawn(ep_square: Square) -> Square {
    Square::at(ep_square.file(), if ep_square.rank() < 4 { 3 } else { 4 })
}

/// The kind of piece that the sets have on a square.
pub(super) fn role_on(roles: &[Bitboard; 6], square: Square) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| roles[role as usize].contains(square))
}

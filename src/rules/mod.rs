//! Fog of War chess as pure functions: no clock, no randomness, no language, no serializer, and no panic on any input.
//!
//! A [`Position`] is the whole truth. [`Position::view`] is its only projection: a [`View`] holds what one color may know, and
//! a player's own moves follow from the view alone. [`History`] adds what came before and decides how a game ends.

mod attacks;
mod bitboard;
mod castling;
mod fen;
mod history;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod san;
mod square;
mod view;

pub use bitboard::Bitboard;
pub use castling::{CastlingRights, CastlingSide};
pub use fen::FenError;
pub use history::History;
pub use moves::{Move, MoveList, Moves, ParseUciError};
pub use outcome::{Draw, Outcome, Win};
pub use perft::perft;
pub use piece::{ByColor, Color, Piece, Role};
pub use position::{Identity, PlayError, Played, Position};
pub use san::{Letters, ParseMoveError, San, parse_move};
pub use square::{ParseSquareError, Square};
pub use view::{Cell, View};

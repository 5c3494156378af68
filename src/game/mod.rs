//! One game over time: who plays, what was played, the clock, and what each side may be told of it.

mod clock;
mod hot_seat;
mod moves;
mod online;

pub use clock::{Clock, TimeControl};
pub use hot_seat::{EndError, Game, GameId, Setup};
pub use moves::{MoveEntry, Trays};
pub use online::{Word, Wrong};

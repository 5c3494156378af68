//! The sealed game: what two devices tell each other, and what they can't be made to tell.

mod cheat;
mod conform;
mod rogue;
mod table;

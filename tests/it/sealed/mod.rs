//! The sealed game: what two devices tell each other, and what they can't be made to tell.

mod conform;
mod table;

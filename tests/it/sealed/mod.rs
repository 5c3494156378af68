//! The sealed game: what two devices tell each other, and what they can't be made to tell.

mod bytes;
mod cheat;
mod conform;
mod harness;
mod resume;
mod rogue;
mod secrecy;
mod table;

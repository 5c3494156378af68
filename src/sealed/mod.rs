//! Fog of War chess of two devices without a referee, where neither holds what its player may not see.
#![doc = include_str!("PROTOCOL.md")]

mod audit;
mod board;
mod clock;
mod counter;
mod digest;
mod ending;
mod fault;
mod half;
mod ot;
mod pad;
mod play;
mod save;
mod seat;
mod seed;
mod session;
mod terms;
mod transcript;
mod wire;

pub use clock::LAG_MS;
pub use digest::Digest;
pub use fault::Fault;
pub use seed::Seed;
pub use session::{Check, Event, Input, Output, Refusal, Session};
pub use terms::{Colors, Party, Terms};
pub use wire::{MAX_MESSAGE_BYTES, VERSION};

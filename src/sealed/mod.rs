//! Fog of War chess of two devices without a referee, where neither holds what its player may not see.
#![doc = include_str!("PROTOCOL.md")]
#![doc = include_str!("SECURITY.md")]

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

/// The parts that a session is made of, without its order and its checks.
///
/// With them a side can be played that cheats: the tests do, the app has no use for them.
pub mod hazmat {
    pub use super::half::Half;
    pub use super::ot::{Point, Query, Sender};
    pub use super::seat::{Place, Seat, coin, opening};
    pub use super::transcript::{Record, ReplyRecord, after_answer, answer_digest, query_digest};
    pub use super::wire::{Coin, Echo, Header, Hello, Message, Reason, Revealed, decode, encode, seal};
}

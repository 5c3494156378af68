//! The app as a pure machine: a [`Msg`] and the [`Env`] of the moment go in, the [`State`] changes, [`Effect`]s come out as data,
//! and [`State::scene`] says all that may be shown.

mod effect;
mod learn;
mod library;
mod list;
mod msg;
mod play;
mod project;
mod replay;
mod route;
pub mod scene;
mod shell;
mod state;
mod texts;

pub use effect::{Effect, Focus, PeerAct, Sound, StoreError, Stored, Timer};
pub use msg::{
    Direction, DraftChange, Env, HandOver, LocalNetwork, LockEvent, Msg, PeerEvent, ReplayStep, ScanError, ShellNews,
};
pub use state::State;

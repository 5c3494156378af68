//! The app as a pure machine, played through its messages.

pub mod device;
mod learn;
mod list;
mod play;
mod secrecy;
mod tabs;

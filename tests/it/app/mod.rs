//! The app as a pure machine, played through its messages.

pub mod device;
mod list;
mod play;
mod secrecy;
mod tabs;

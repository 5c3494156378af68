//! The app as a pure machine, played through its messages.

mod device;
mod list;
mod play;
mod secrecy;

//! The rules against vectors, counts and laws.

mod fen;
mod history;
mod input;
mod laws;
mod mailbox;
mod oracle;
mod perft;
pub mod random;
mod san;
mod secrecy;
pub mod vectors;

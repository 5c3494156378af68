//! The rules against vectors, counts and laws.

mod laws;
mod mailbox;
mod perft;
mod random;
mod secrecy;
mod vectors;

//! The rules against vectors, counts and laws.

mod perft;
mod vectors;

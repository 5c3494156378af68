//! All host tests, in one binary.

mod rules;

//! All host tests, in one binary.

mod app;
mod rules;

//! All host tests, in one binary.

mod app;
mod architecture;
mod locales;
mod render;
mod rules;

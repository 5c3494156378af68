//! All host tests, in one binary.

mod app;
mod architecture;
mod archive;
mod locales;
mod render;
mod rules;
mod sealed;

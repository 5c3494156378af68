//! All host tests, in one binary.

mod app;
mod architecture;
mod archive;
mod languages;
mod link;
mod locales;
mod messages;
mod render;
mod rules;
mod sealed;

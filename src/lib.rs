//! Fog of War chess: the library behind the app. Everything but [`browser`] builds and tests on the host.
#![warn(missing_docs)]

pub mod app;
pub mod archive;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod game;
pub mod i18n;
pub mod link;
pub mod rules;
pub mod sealed;
pub mod ui;

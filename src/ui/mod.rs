//! The pages, in Yew: props in, callbacks out.
//!
//! Everything but [`App`] is a function of the [`Scene`](crate::app::scene::Scene), so a page can be drawn, and looked at by a
//! test, without a browser.

mod announce;
mod app;
mod board;
mod curtain;
mod dialog;
mod guide;
mod home;
mod moves;
mod new_game;
mod notices;
mod parts;
mod plain;
mod replay;
mod rules;
mod screen;
mod seat;
mod settings;
mod table;
mod words;

pub use app::{App, Props};
pub use screen::screen;

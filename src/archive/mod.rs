//! What is kept: settings, saved games and exports, each versioned and with serde types of its own, so that a change of the app's
//! own types never changes what older files mean.

mod export;
mod online;
pub mod pgn;
mod saved;
mod settings;

pub use export::{export_all, import};
pub use online::{OnlineGame, Saved, load_online, read, save_online};
pub use saved::{Damage, LoadError, load, save};
pub use settings::{BoardTheme, BoardTurning, Notation, SettingChange, Settings, Theme};

/// Why a game of a file can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportReason {
    /// The text is no valid JSON, or lacks what a game needs.
    Malformed,
    /// A move can't be played, as written.
    IllegalMove(String),
    /// A tag asks for something that Fog of War games here don't have: which one.
    Unsupported(String),
    /// The result does not fit the moves.
    WrongResult(String),
}

/// Why a file was not imported. Nothing of it was taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// The browser could not read it as text.
    Unreadable,
    /// It is neither an export of this app nor PGN.
    Unknown,
    /// It was written by a newer version of the app.
    Newer,
    /// A game in it can't be used.
    Unusable {
        /// Which game of the file, from 1.
        number: usize,
        /// The line of the file, from 1, where it is known.
        line: Option<usize>,
        /// What was wrong.
        reason: ImportReason,
    },
}

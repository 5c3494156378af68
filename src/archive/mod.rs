//! What is kept: settings, saved games and exports.

mod settings;

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

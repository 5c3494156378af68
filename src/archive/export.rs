//! Files: one game, or all of them, out and in.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::saved::{FORMAT as GAME_FORMAT, LoadError, load};
use super::{ImportError, ImportReason, pgn};
use crate::game::{Game, GameId};

const FORMAT: &str = "fog-chess-export";
const VERSION: u32 = 1;
/// More than any collection of games takes.
const MAX_BYTES: usize = 8 * 1024 * 1024;

#[derive(Serialize)]
struct Export<'a> {
    format: &'static str,
    version: u32,
    games: Vec<Exported<'a>>,
}

/// A game as it is saved, or a text that is none with its key, so that nothing is lost.
#[derive(Serialize)]
#[serde(untagged)]
enum Exported<'a> {
    Game(Value),
    Damaged { key: &'a str, damaged: &'a str },
}

#[derive(Deserialize)]
struct Envelope {
    format: String,
    #[serde(default)]
    version: u32,
    #[serde(default)]
    games: Vec<Value>,
}

/// All saved texts, by key, in one file.
pub fn export_all(games: &[(String, String)]) -> String {
    let games = games
        .iter()
        .map(|(key, text)| exported(key, text))
        .collect();
    // Text keys, numbers and texts: serde_json has nothing to refuse.
    serde_json::to_string_pretty(&Export {
        format: FORMAT,
        version: VERSION,
        games,
    })
    .unwrap_or_default()
}

fn exported<'a>(key: &'a str, text: &'a str) -> Exported<'a> {
    match (load(text), serde_json::from_str(text)) {
        (Ok(_), Ok(value)) => Exported::Game(value),
        _ => Exported::Damaged { key, damaged: text },
    }
}

/// The games of a file: one saved game, an export of many, or PGN. Damaged records of an export are left out; otherwise it is all
/// or nothing. A game from PGN has no id.
///
/// # Errors
/// [`ImportError`] names the first game that can't be used, and why.
pub fn import(text: &str) -> Result<Vec<(Option<GameId>, Game)>, ImportError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() > MAX_BYTES {
        return Err(ImportError::Unknown);
    }
    if text.trim_start().starts_with('{') {
        return import_json(text);
    }
    let games = pgn::read(text)?;
    Ok(games.into_iter().map(|game| (None, game)).collect())
}

fn import_json(text: &str) -> Result<Vec<(Option<GameId>, Game)>, ImportError> {
    let malformed =
        |error: serde_json::Error| game_error(1, Some(error.line()), ImportReason::Malformed);
    let envelope: Envelope = match serde_json::from_str(text) {
        Ok(envelope) => envelope,
        Err(error) if error.is_data() => return Err(ImportError::Unknown),
        Err(error) => return Err(malformed(error)),
    };
    match envelope.format.as_str() {
        GAME_FORMAT => Ok(vec![import_game(1, text)?]),
        FORMAT if envelope.version > VERSION => Err(ImportError::Newer),
        FORMAT => {
            let whole = envelope
                .games
                .iter()
                .filter(|value| value.get("damaged").is_none());
            whole
                .enumerate()
                .map(|(i, value)| import_game(i + 1, &value.to_string()))
                .collect()
        }
        _ => Err(ImportError::Unknown),
    }
}

fn import_game(number: usize, text: &str) -> Result<(Option<GameId>, Game), ImportError> {
    match load(text) {
        Ok((id, game)) => Ok((Some(id), game)),
        Err(LoadError::Newer) => Err(ImportError::Newer),
        Err(LoadError::Damaged(_)) => Err(game_error(number, None, ImportReason::Malformed)),
    }
}

fn game_error(number: usize, line: Option<usize>, reason: ImportReason) -> ImportError {
    ImportError::Game {
        number,
        line,
        reason,
    }
}

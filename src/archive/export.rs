//! Files: one game, or all of them, out and in.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::online::{FORMAT as ONLINE_FORMAT, Saved, read};
use super::saved::{Envelope, FORMAT as GAME_FORMAT, LoadError};
use super::{ImportError, ImportReason, pgn};
use crate::game::GameId;

const FORMAT: &str = "fog-chess-export";
const VERSION: u32 = 1;
/// More than any collection of games takes.
const MAX_BYTES: usize = 8 * 1024 * 1024;

#[derive(Serialize)]
struct Export<'a> {
    format: &'static str,
    version: u32,
    games: Vec<&'a RawValue>,
    damaged: Vec<Damaged<'a>>,
}

/// A text that is no game, with its key, so that nothing is lost.
#[derive(Serialize)]
struct Damaged<'a> {
    key: &'a str,
    text: &'a str,
}

#[derive(Deserialize)]
struct ExportV1<'a> {
    #[serde(borrow)]
    games: Vec<&'a RawValue>,
}

/// All saved texts, by key, in one file: readable games as they are saved, and the rest as text.
pub fn export_all(saved: &[(String, String)]) -> String {
    let (mut games, mut damaged) = (Vec::new(), Vec::new());
    for (key, text) in saved {
        match (read(text), serde_json::from_str(text)) {
            (Ok(_), Ok(raw)) => games.push(raw),
            _ => damaged.push(Damaged { key, text }),
        }
    }
    // Text keys, numbers and texts: serde_json has nothing to refuse.
    serde_json::to_string(&Export { format: FORMAT, version: VERSION, games, damaged }).unwrap_or_default()
}

/// The games of a file: one saved game, an export of many, or PGN. It is all or nothing, but for the damaged
/// records of an export, which stay out. A game from PGN has no id.
///
/// # Errors
/// [`ImportError`] names the first game that can't be used, and why.
pub fn import(text: &str) -> Result<Vec<(Option<GameId>, Saved)>, ImportError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() > MAX_BYTES {
        return Err(ImportError::Unknown);
    }
    if is_json_object(text) {
        return import_json(text);
    }
    let games = pgn::read(text)?;
    Ok(games.into_iter().map(|game| (None, Saved::Game(Box::new(game)))).collect())
}

/// PGN may begin with a brace too, that of a comment.
fn is_json_object(text: &str) -> bool {
    text.trim_start().strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with(['"', '}']))
}

fn import_json(text: &str) -> Result<Vec<(Option<GameId>, Saved)>, ImportError> {
    let Envelope { format, version } = serde_json::from_str(text).map_err(json_error)?;
    match (format.as_str(), version) {
        (GAME_FORMAT | ONLINE_FORMAT, _) => Ok(vec![import_game(1, text)?]),
        (FORMAT, VERSION) => {
            let export: ExportV1<'_> = serde_json::from_str(text).map_err(json_error)?;
            export.games.iter().zip(1..).map(|(raw, number)| import_game(number, raw.get())).collect()
        }
        (FORMAT, version) if version > VERSION => Err(ImportError::Newer),
        _ => Err(ImportError::Unknown),
    }
}

/// Valid JSON of another shape is some other file.
fn json_error(error: serde_json::Error) -> ImportError {
    if error.is_data() { ImportError::Unknown } else { unusable(1, Some(error.line()), ImportReason::Malformed) }
}

fn import_game(number: usize, text: &str) -> Result<(Option<GameId>, Saved), ImportError> {
    match read(text) {
        Ok((id, game)) => Ok((Some(id), game)),
        Err(LoadError::Newer) => Err(ImportError::Newer),
        Err(LoadError::Damaged(_)) => Err(unusable(number, None, ImportReason::Malformed)),
    }
}

fn unusable(number: usize, line: Option<usize>, reason: ImportReason) -> ImportError {
    ImportError::Unusable { number, line, reason }
}

//! Games as Portable Game Notation. The variant is "Fog of War": a king is taken like any other piece, and no check is written.
//!
//! `Termination` says how a game ended in the words of [`Outcome`]'s parts ("king captured", "resignation", "time forfeit",
//! "agreement", …), so that our own files come back as they were.

mod date;
mod read;
mod token;

use std::fmt::Write;

use super::saved;
use crate::game::{Game, MoveEntry};
use crate::rules::{Color, Outcome, Win};

pub use read::read;

const VARIANT: &str = "Fog of War";
const TIME_FORFEIT: &str = "time forfeit";
const LINE_LENGTH: usize = 80;

/// A finished game as PGN. `None` while it goes on: its moves would tell everything.
///
/// What PGN has no place for is left out: the time left on the clocks, fractions of a second, and when the game was last changed.
pub fn write(game: &Game) -> Option<String> {
    let outcome = game.outcome()?;
    let mut text = String::new();
    for (tag, value) in tags(game, outcome) {
        // Writing to a String can't fail.
        let _ = writeln!(text, "[{tag} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""));
    }
    text.push('\n');
    text += &movetext(game, result(outcome));
    Some(text)
}

fn tags(game: &Game, outcome: Outcome) -> Vec<(&'static str, String)> {
    let setup = game.setup();
    let name = |color: Color| {
        Some(saved::name(&setup.names[color])).filter(|name| !name.is_empty()).unwrap_or_else(|| "?".to_owned())
    };
    let (date, time) = date::write(setup.created_ms);
    let control = setup.time_control.map_or_else(
        || "-".to_owned(),
        |control| format!("{}+{}", control.base_ms / 1000, control.increment_ms / 1000),
    );
    vec![
        ("Event", "Fog Chess".to_owned()),
        ("Site", "?".to_owned()),
        ("Date", date),
        ("Round", "-".to_owned()),
        ("White", name(Color::White)),
        ("Black", name(Color::Black)),
        ("Result", result(outcome).to_owned()),
        ("UTCTime", time),
        ("Variant", VARIANT.to_owned()),
        ("TimeControl", control),
        ("Termination", termination(outcome)),
    ]
}

fn result(outcome: Outcome) -> &'static str {
    match outcome.winner() {
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    }
}

fn termination(outcome: Outcome) -> String {
    match outcome {
        Outcome::Decisive { by: Win::Time, .. } => TIME_FORFEIT.to_owned(),
        Outcome::Decisive { by, .. } => by.to_string(),
        Outcome::Draw { by } => by.to_string(),
    }
}

fn movetext(game: &Game, result: &str) -> String {
    let mut words = Vec::new();
    for (i, entry) in game.moves_in_full().into_iter().enumerate() {
        if i % 2 == 0 {
            words.push(format!("{}.", i / 2 + 1));
        }
        if let MoveEntry::Known(san) = entry {
            words.push(san.to_string());
        }
    }
    words.push(result.to_owned());
    wrap(&words)
}

fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut length = 0;
    for word in words {
        if length > 0 && length + 1 + word.len() > LINE_LENGTH {
            text.push('\n');
            length = 0;
        } else if length > 0 {
            text.push(' ');
            length += 1;
        }
        text += word;
        length += word.len();
    }
    text.push('\n');
    text
}

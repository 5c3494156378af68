//! What the rules say about a position or a game.

use std::collections::BTreeSet;

use fog_chess::rules::{Color, History, Move, Position};
use serde::Deserialize;
use serde_json::{Value, json};

/// A position when there are no moves, else a game from there, or from the standard start. Other keys are not looked at.
#[derive(Deserialize)]
struct Question {
    fen: Option<String>,
    moves: Option<Vec<String>>,
}

/// Answers one line.
///
/// - `{"fen": …}` gives `moves` (UCI, sorted), `white` and `black` (what each sees: a FEN placement with `*` for hidden squares) and
///   `outcome`, which is null while the game goes on.
/// - `{"fen"?: …, "moves": […]}` gives `outcome`, `ply` (how many moves were played: none after the end) and `views`, White's and
///   Black's after each of them.
/// - Anything that cannot be read or played gives `error`.
pub fn answer(line: &[u8]) -> Value {
    reply(line).unwrap_or_else(|error| json!({ "error": error }))
}

fn reply(line: &[u8]) -> Result<Value, String> {
    let question: Question = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    match (question.fen, question.moves) {
        (None, None) => Err("neither a fen nor moves".to_owned()),
        (Some(fen), None) => Ok(about_position(read_position(&fen)?)),
        (fen, Some(moves)) => about_game(fen.map_or(Ok(Position::standard()), |fen| read_position(&fen))?, &moves),
    }
}

fn read_position(fen: &str) -> Result<Position, String> {
    fen.parse().map_err(|error| format!("{fen}: {error}"))
}

fn about_position(position: Position) -> Value {
    let moves: BTreeSet<String> = position.legal_moves().iter().map(|mv| mv.to_string()).collect();
    let [white, black] = views(&position);
    json!({ "moves": moves, "white": white, "black": black, "outcome": outcome(&History::from_position(position)) })
}

fn about_game(start: Position, moves: &[String]) -> Result<Value, String> {
    let mut history = History::from_position(start);
    let mut seen = Vec::new();
    for text in moves {
        let mv: Move = text.parse().map_err(|error| format!("{text}: {error}"))?;
        if history.outcome().is_some() {
            break;
        }
        history.play(mv).map_err(|error| format!("ply {}: {error}", history.ply() + 1))?;
        seen.push(views(history.position()));
    }
    Ok(json!({ "outcome": outcome(&history), "ply": history.ply(), "views": seen }))
}

fn views(position: &Position) -> [String; 2] {
    Color::ALL.map(|color| position.view(color).to_string())
}

fn outcome(history: &History) -> Option<String> {
    history.outcome().map(|outcome| outcome.to_string())
}

//! Every line of the files in tests/data.

use std::fmt::Debug;

use fog_chess::rules::{Color, History, Position};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Debug, Deserialize)]
pub struct PositionLine {
    pub fen: String,
    pub moves: Vec<String>,
    pub white: String,
    pub black: String,
}

#[derive(Debug, Deserialize)]
pub struct GameLine {
    pub fen: Option<String>,
    pub moves: Vec<String>,
    pub outcome: Option<String>,
    pub ply: Option<usize>,
    pub views: Option<Vec<[String; 2]>>,
}

/// Reads a file of JSON lines from tests/data.
pub fn lines<T: DeserializeOwned>(file: &str) -> Vec<T> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect(&path);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

pub fn positions() -> Vec<PositionLine> {
    [lines("edge_positions.jsonl"), lines("positions.jsonl")].into_iter().flatten().collect()
}

pub fn games() -> Vec<GameLine> {
    [lines("edge_games.jsonl"), lines("games.jsonl")].into_iter().flatten().collect()
}

fn same<T: PartialEq + Debug>(got: T, wanted: T, what: impl Debug) {
    assert_eq!(got, wanted, "{what:?}");
}

#[test]
fn moves_and_views_of_positions() {
    for line in positions() {
        let position: Position = line.fen.parse().expect(&line.fen);
        let mut moves: Vec<String> = position.legal_moves().iter().map(|mv| mv.to_string()).collect();
        moves.sort();
        same(&moves, &line.moves, &line.fen);
        same(position.view(Color::White).to_string(), line.white.clone(), &line.fen);
        same(position.view(Color::Black).to_string(), line.black.clone(), &line.fen);
    }
}

#[test]
fn outcomes_and_views_of_games() {
    for line in games() {
        let start = line.fen.as_ref().map_or_else(Position::standard, |fen| fen.parse().expect(fen));
        let mut history = History::from_position(start);
        for mv in &line.moves {
            if history.outcome().is_some() {
                break;
            }
            history.play(mv.parse().expect(mv)).expect(mv);
            if let Some(views) = &line.views {
                let got = Color::ALL.map(|color| history.view(color).to_string());
                same(&got, &views[history.ply() - 1], (&line, history.ply()));
            }
        }
        same(history.outcome().map(|outcome| outcome.to_string()), line.outcome.clone(), &line);
        same(history.ply(), line.ply.unwrap_or(line.moves.len()), &line);
    }
}

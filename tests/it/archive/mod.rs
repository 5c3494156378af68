//! What is kept: saved games, settings, exports and PGN.

mod export;
mod online;
mod pgn;
mod saved;
mod settings;

use fog_chess::game::{Clock, Game, GameId, Setup, TimeControl};
use fog_chess::rules::{ByColor, Color, Draw, History, Move, Outcome, Win};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// 17:05:09 UTC on 30 November 2026.
const CREATED_MS: u64 = 1_796_058_309_000;
/// White takes the king.
const KING_TAKEN: &str = "e2e4 f7f5 d1h5 a7a6 h5e8";
const CLOCK: TimeControl = TimeControl::minutes(3, 2);

/// The text of a file in tests/data/archive.
fn sample(file: &str) -> String {
    let path = format!("{}/tests/data/archive/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).expect(&path)
}

fn cases<T: DeserializeOwned>(file: &str) -> Vec<T> {
    sample(file).lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// Moves in UCI, one after the other.
fn uci(moves: &str) -> Vec<Move> {
    moves.split_whitespace().map(|text| text.parse().expect(text)).collect()
}

fn played(moves: &[Move]) -> History {
    let mut history = History::standard();
    for &mv in moves {
        history.play(mv).expect("a legal move");
    }
    history
}

fn moves(game: &Game) -> Vec<Move> {
    game.history().moves().iter().map(|played| played.mv).collect()
}

#[derive(Deserialize)]
struct GameLine {
    fen: Option<String>,
    moves: Vec<String>,
    ply: Option<usize>,
}

/// The games of the vectors that begin at the standard start.
fn vector_games() -> Vec<History> {
    let games = ["../edge_games.jsonl", "../games.jsonl"].into_iter().flat_map(cases::<GameLine>);
    let standard = games.filter(|game| game.fen.is_none());
    standard.map(|game| played(&uci(&game.moves[..game.ply.unwrap_or(game.moves.len())].join(" ")))).collect()
}

fn setup(time_control: Option<TimeControl>) -> Setup {
    let names = ByColor { white: "Anna \"A\" \\ Ž.".to_owned(), black: "Βίκτωρ".to_owned() };
    Setup { names, time_control, created_ms: CREATED_MS }
}

/// Everything that can end a game and that the moves do not show.
fn agreed_ends() -> Vec<Outcome> {
    let wins = [Win::Resignation, Win::Time]
        .into_iter()
        .flat_map(|by| Color::ALL.map(|winner| Outcome::Decisive { winner, by }));
    wins.chain([Outcome::Draw { by: Draw::Agreement }]).collect()
}

/// A game that goes on after the moves, with a clock and an open offer.
fn in_progress(moves: &str) -> Game {
    let left_ms = Some(ByColor { white: 61_500, black: 180_000 });
    Game::restore(setup(Some(CLOCK)), played(&uci(moves)), left_ms, Some(Color::Black), None, CREATED_MS + 5)
}

/// A game after the moves that ended by them or by agreement.
fn ended(moves: &str, agreed: Option<Outcome>) -> Game {
    Game::restore(setup(None), played(&uci(moves)), None, None, agreed, CREATED_MS + 5)
}

fn id(text: &str) -> GameId {
    text.parse().expect(text)
}

/// All that is kept of a game, and its outcome.
#[track_caller]
fn assert_same(got: &Game, wanted: &Game) {
    assert_eq!(got.setup(), wanted.setup());
    assert_eq!(moves(got), moves(wanted));
    assert_eq!(got.outcome(), wanted.outcome());
    assert_eq!(got.draw_offer(), wanted.draw_offer());
    assert_eq!(got.draw_declined(), wanted.draw_declined());
    assert_eq!(got.clock().map(lefts), wanted.clock().map(lefts));
    assert_eq!(got.updated_ms(), wanted.updated_ms());
}

fn lefts(clock: &Clock) -> [u64; 2] {
    Color::ALL.map(|color| clock.left_ms(color, CREATED_MS))
}

/// Each text that a text begins with, the whole one left out.
fn truncations(text: &str) -> impl Iterator<Item = &str> {
    text.char_indices().map(|(end, _)| &text[..end])
}

/// Texts that differ from this one in one byte: `count` of them, the same in every run (George Marsaglia's xorshift).
fn mutations(text: &str, count: usize) -> impl Iterator<Item = String> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = move |end: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % end as u64) as usize
    };
    (0..count).map(move |_| {
        let mut bytes = text.as_bytes().to_vec();
        let at = below(bytes.len());
        bytes[at] = below(256) as u8;
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

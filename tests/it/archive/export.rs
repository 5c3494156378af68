//! Many games in one file, and files back into games.

use fog_chess::archive::{ImportError, ImportReason, Saved, export_all, import, load, pgn, save};
use fog_chess::game::{Game, GameId};
use serde::Deserialize;
use serde_json::{Value, json};

use super::*;

fn entry(key: &str, text: &str) -> (String, String) {
    (key.to_owned(), text.to_owned())
}

fn saved() -> Vec<(String, String)> {
    let goes_on = save(&id("g1"), &in_progress("e2e4 e7e5"), CREATED_MS);
    let over = save(&id("g2"), &ended(KING_TAKEN, None), CREATED_MS);
    vec![entry("g1", &goes_on), entry("g2", &over)]
}

#[track_caller]
fn assert_imports(text: &str, wanted: &[(Option<GameId>, Game)]) {
    let games = import(text).expect(text);
    assert_eq!(games.len(), wanted.len());
    for ((key, game), (wanted_key, wanted)) in games.iter().zip(wanted) {
        assert_eq!(key, wanted_key);
        assert_same(plain(game), wanted);
    }
}

fn plain(saved: &Saved) -> &Game {
    match saved {
        Saved::Game(game) => game,
        Saved::Online(game) => panic!("{game:?}"),
    }
}

fn keyed(saved: &[(String, String)]) -> Vec<(Option<GameId>, Game)> {
    let read = |(_, text): &(String, String)| load(text).expect(text);
    saved.iter().map(read).map(|(id, game)| (Some(id), game)).collect()
}

#[test]
fn a_saved_game_is_a_file() {
    for entry in saved() {
        assert_imports(&entry.1, &keyed(std::slice::from_ref(&entry)));
    }
}

#[test]
fn an_export_brings_all_games_back() {
    assert_imports(&export_all(&saved()), &keyed(&saved()));
    assert_imports(&export_all(&[]), &[]);
}

#[test]
fn the_sample_loads_and_is_written_the_same_again() {
    let text = sample("export-v1.json");
    assert_imports(&text, &keyed(&saved()));
    let with_damage = [saved(), vec![entry("broken", "{\"format\":\"fog-chess-ga")]].concat();
    assert_eq!(export_all(&with_damage), text.trim_end());
}

#[test]
fn damaged_records_are_exported_as_they_are_and_stop_nobody() {
    let damaged = ["", "\u{0}\"\\", "{\"format\":\"fog-chess-game\",\"version\":1}", "[1,", "{\"version\":99}"];
    let entries: Vec<_> = damaged.iter().enumerate().map(|(i, text)| entry(&format!("key {i}"), text)).collect();
    let text = export_all(&[saved(), entries.clone()].concat());
    assert_imports(&text, &keyed(&saved()));
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let wanted: Vec<Value> = entries.iter().map(|(key, text)| json!({"key": key, "text": text})).collect();
    assert_eq!(file["damaged"], json!(wanted));
}

#[test]
fn marks_and_line_ends_of_other_systems_do_not_matter() {
    let pretty = |text: &str| {
        let value: Value = serde_json::from_str(text).expect(text);
        format!("\u{feff}\r\n{}", serde_json::to_string_pretty(&value).expect("JSON").replace('\n', "\r\n"))
    };
    assert_imports(&pretty(&saved()[0].1), &keyed(&saved()[..1]));
    assert_imports(&pretty(&export_all(&saved())), &keyed(&saved()));
    let game = Game::restore(setup(None), played(&uci(KING_TAKEN)), None, None, None, CREATED_MS);
    let pgn = pgn::write(&game).expect("a finished game");
    assert_imports(&format!("\u{feff}{}", pgn.replace('\n', "\r\n")), &[(None, game)]);
}

#[derive(Deserialize)]
struct Refused {
    id: String,
    text: String,
    /// "unknown", "newer" or "malformed".
    error: String,
    number: Option<usize>,
    line: Option<usize>,
}

#[test]
fn other_files_are_refused() {
    for Refused { id, text, error, number, line } in cases("refused.jsonl") {
        let wanted = match (error.as_str(), number) {
            ("malformed", Some(number)) => ImportError::Unusable { number, line, reason: ImportReason::Malformed },
            ("newer", None) => ImportError::Newer,
            _ => ImportError::Unknown,
        };
        assert_eq!(import(&text).map(drop), Err(wanted), "{id}");
    }
}

#[test]
fn one_bad_game_keeps_all_out() {
    let mut file: Value = serde_json::from_str(&export_all(&saved())).expect("JSON");
    file["games"][1]["moves"][0] = json!("e2e5");
    let malformed = ImportError::Unusable { number: 2, line: None, reason: ImportReason::Malformed };
    assert_eq!(import(&file.to_string()).map(drop), Err(malformed));
    file["games"][1]["version"] = json!(2);
    assert_eq!(import(&file.to_string()).map(drop), Err(ImportError::Newer));
}

#[test]
fn a_file_has_a_greatest_size() {
    let game = &saved()[0].1;
    let fits = " ".repeat(8 * 1024 * 1024 - game.len());
    assert_eq!(import(&format!("{game}{fits}")).map(|games| games.len()), Ok(1));
    assert_eq!(import(&format!("{game}{fits} ")).map(drop), Err(ImportError::Unknown));
}

#[test]
fn deep_nesting_is_refused_without_harm() {
    for text in ["{\"games\":".repeat(200_000), format!("{{\"games\":{}", "[".repeat(400_000))] {
        assert!(import(&text).is_err());
    }
    assert!(import(&"(".repeat(400_000)).is_err());
}

#[test]
fn a_cut_or_changed_file_does_no_harm() {
    let text = export_all(&saved());
    for cut in truncations(&text) {
        assert!(import(cut).is_err(), "{cut}");
    }
    for changed in mutations(&text, 1_500) {
        for (key, game) in import(&changed).unwrap_or_default() {
            let key = key.expect("an id");
            let game = plain(&game);
            assert_same(&load(&save(&key, game, CREATED_MS)).expect(&changed).1, game);
        }
    }
}

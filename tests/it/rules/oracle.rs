//! The oracle of examples/oracle gives the answers of the vectors.

#[path = "../../../examples/oracle/answer.rs"]
mod answer;

use answer::answer;
use serde_json::{Value, json};

fn ask(question: &Value) -> Value {
    answer(question.to_string().as_bytes())
}

fn lines(file: &str) -> Vec<Value> {
    super::vectors::lines(file)
}

#[test]
fn positions_of_the_vectors() {
    for line in [lines("edge_positions.jsonl"), lines("positions.jsonl")].concat() {
        let answer = ask(&json!({ "fen": line["fen"] }));
        for key in ["moves", "white", "black"] {
            assert_eq!(answer[key], line[key], "{key} of {line}");
        }
        let over = line["moves"] == json!([]);
        assert_eq!(answer["outcome"].is_string(), over, "{line}");
    }
}

#[test]
fn games_of_the_vectors() {
    for line in [lines("edge_games.jsonl"), lines("games.jsonl")].concat() {
        let answer = ask(&json!({ "fen": line["fen"], "moves": line["moves"] }));
        assert_eq!(answer["outcome"], line["outcome"], "{line}");
        let plies = line["moves"].as_array().map(Vec::len);
        let expected = line["ply"].as_u64().or(plies.map(|plies| plies as u64));
        assert_eq!(answer["ply"].as_u64(), expected, "{line}");
        if line["views"].is_array() {
            assert_eq!(answer["views"], line["views"], "{line}");
        }
    }
}

#[test]
fn moves_after_the_end_are_left_out() {
    let question = json!({ "fen": "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "moves": ["e7e8", "e8e7", "e1e2"] });
    let answer = ask(&question);
    assert_eq!((&answer["outcome"], &answer["ply"]), (&json!("white: king captured"), &json!(1)));
    assert_eq!(answer["views"].as_array().map(Vec::len), Some(1));
}

#[test]
fn what_cannot_be_answered_says_why() {
    let cases: [(&[u8], &str); 6] = [
        (b"", "EOF"),
        (b"\xff", "expected value"),
        (b"{}", "neither"),
        (br#"{"fen": "8/8/8/8/8/8/8/8 w - - 0 1"}"#, "king"),
        (br#"{"moves": ["e2e4", "e2e4"]}"#, "ply 2"),
        (br#"{"moves": ["pawn to e4"]}"#, "pawn to e4"),
    ];
    for (line, part) in cases {
        let answer = answer(line);
        let error = answer["error"].as_str().unwrap_or_default();
        assert!(error.contains(part), "{answer} should say {part:?}");
    }
}

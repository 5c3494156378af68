//! One game as text and back.

use std::collections::BTreeSet;

use fog_chess::archive::{Damage, LoadError, load, save};
use fog_chess::game::Game;
use fog_chess::rules::{Color, Outcome, Win};
use serde::Deserialize;
use serde_json::{Value, json};

use super::*;

/// A game of every kind of end, and one that goes on.
const SAMPLES: [&str; 5] = [
    "game-in-progress-v1.json",
    "game-king-captured-v1.json",
    "game-resigned-v1.json",
    "game-on-time-v1.json",
    "game-agreed-v1.json",
];

#[track_caller]
fn round_trip(game: &Game) {
    let text = save(&id("g1"), game, CREATED_MS);
    let (key, again) = load(&text).expect(&text);
    assert_eq!(key, id("g1"));
    assert_same(&again, game);
    assert_eq!(save(&key, &again, CREATED_MS), text);
}

#[test]
fn every_game_comes_back_with_clock_offer_and_end() {
    for history in vector_games() {
        round_trip(&Game::restore(setup(None), history.clone(), None, None, None, CREATED_MS));
        let half = played(&history.moves().iter().map(|played| played.mv).take(30).collect::<Vec<_>>());
        if half.outcome().is_some() {
            continue;
        }
        for end in agreed_ends() {
            round_trip(&Game::restore(setup(Some(CLOCK)), half.clone(), None, None, Some(end), CREATED_MS + 1));
        }
        for color in Color::ALL {
            round_trip(&Game::restore(setup(None), half.clone(), None, Some(color), None, CREATED_MS + 2));
            let game = Game::restore(setup(None), half.clone(), None, None, None, CREATED_MS + 2);
            round_trip(&game.with_draw_declined(Some(color)));
        }
    }
}

#[test]
fn a_running_clock_is_charged_up_to_the_save() {
    let mut game = in_progress("e2e4 e7e5");
    game.start_clock(CREATED_MS);
    let text = save(&id("g1"), &game, CREATED_MS + 1_500);
    let (_, again) = load(&text).expect(&text);
    let clock = again.clock().expect("a clock");
    assert_eq!(lefts(clock), [60_000, 180_000]);
    assert_eq!((clock.control(), clock.running()), (CLOCK, None));
}

#[test]
fn samples_load_and_are_written_the_same_again() {
    for file in SAMPLES {
        let text = sample(file);
        let (key, game) = load(&text).expect(file);
        assert_eq!(save(&key, &game, CREATED_MS), text.trim_end(), "{file}");
    }
}

#[test]
fn samples_mean_what_they_meant() {
    let won = |by| Outcome::Decisive { winner: Color::Black, by };
    let on_time = Game::restore(
        setup(Some(CLOCK)),
        played(&uci("e2e4 e7e5")),
        Some(ByColor { white: 0, black: 181_000 }),
        None,
        Some(won(Win::Time)),
        CREATED_MS + 5,
    );
    let wanted = [
        in_progress("e2e4 e7e5 g1f3"),
        ended(KING_TAKEN, None),
        ended("e2e4 e7e5", Some(won(Win::Resignation))),
        on_time,
        ended("", Some(Outcome::Draw { by: Draw::Agreement })),
    ];
    for (file, wanted) in SAMPLES.into_iter().zip(wanted) {
        assert_same(&load(&sample(file)).expect(file).1, &wanted);
    }
}

/// A record says who plays, what was played and how it ended. What a side sees or where pieces stand follows from the moves, and
/// stands nowhere.
#[test]
fn nothing_derived_is_kept() {
    for history in vector_games() {
        let game = Game::restore(setup(Some(CLOCK)), history, None, None, None, CREATED_MS);
        let record: Value = serde_json::from_str(&save(&id("g1"), &game, CREATED_MS)).expect("JSON");
        let keys: BTreeSet<&str> = record.as_object().expect("an object").keys().map(String::as_str).collect();
        let known = "black clock created_ms draw_offer end format id moves updated_ms version white";
        assert_eq!(keys, known.split(' ').collect());
        let written: Vec<String> = moves(&game).iter().map(Move::to_string).collect();
        assert_eq!(record["moves"], json!(written));
        assert_eq!(record["end"], Value::Null);
        assert_eq!(record["clock"].as_object().expect("a clock").len(), 4);
    }
}

#[derive(Deserialize)]
struct Case {
    id: String,
    /// What differs from a sound record; a field set to "absent" is taken out.
    change: serde_json::Map<String, Value>,
    /// A part of the reason, or "newer".
    error: String,
}

#[test]
fn damaged_records_are_told_with_a_reason() {
    for Case { id, change, error } in cases("damaged.jsonl") {
        let mut record: Value = serde_json::from_str(&sample(SAMPLES[0])).expect("JSON");
        let fields = record.as_object_mut().expect("an object");
        for (name, value) in change {
            fields.insert(name, value);
        }
        fields.retain(|_, value| value != "absent");
        match load(&record.to_string()) {
            Err(LoadError::Damaged(damage)) => assert!(damage.to_string().contains(&error), "{id}: {damage}"),
            Err(LoadError::Newer) => assert_eq!(error, "newer", "{id}"),
            Ok(_) => panic!("{id} was loaded"),
        }
    }
}

#[test]
fn a_game_has_a_last_ply() {
    let back_and_forth = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let moves: Vec<&str> = back_and_forth.into_iter().cycle().take(6_001).collect();
    let mut record: Value = serde_json::from_str(&sample(SAMPLES[0])).expect("JSON");
    record["moves"] = json!(moves);
    let error = load(&record.to_string()).map(drop);
    assert!(matches!(error, Err(LoadError::Damaged(Damage::Plies))), "{error:?}");
}

#[test]
fn names_become_one_short_line() {
    let check = |given: &str, kept: &str| {
        let mut record: Value = serde_json::from_str(&sample(SAMPLES[0])).expect("JSON");
        record["white"] = json!(given);
        let (_, game) = load(&record.to_string()).expect(given);
        assert_eq!(game.setup().names.white, kept);
    };
    check("  Anna\n", "Anna");
    check("An\u{0}na\u{7f}\u{85}", "Anna");
    check("\u{202e}Anna\u{2066}\u{2028}", "Anna");
    check("👩\u{200d}🚀 Ζωή", "👩\u{200d}🚀 Ζωή");
    check(&"é".repeat(500), &"é".repeat(20));
    let mut unclean = setup(None);
    unclean.names.white = "  Anna\t".to_owned();
    let (_, game) = load(&save(&id("g1"), &Game::new(unclean), CREATED_MS)).expect("a game");
    assert_eq!(game.setup().names.white, "Anna");
}

#[test]
fn a_cut_record_is_never_a_game() {
    for file in SAMPLES {
        let text = sample(file);
        for cut in truncations(text.trim_end()) {
            assert!(matches!(load(cut), Err(LoadError::Damaged(_))), "{cut}");
        }
    }
}

#[test]
fn a_changed_byte_gives_an_error_or_a_sound_game() {
    for file in SAMPLES {
        for text in mutations(sample(file).trim_end(), 1_500) {
            if let Ok((key, game)) = load(&text) {
                let again = load(&save(&key, &game, CREATED_MS)).expect(&text);
                assert_same(&again.1, &game);
            }
        }
    }
}

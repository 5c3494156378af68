//! Games as PGN and back, our own and other people's.

use fog_chess::archive::{ImportError, ImportReason, import, pgn};
use fog_chess::game::{Game, Setup, TimeControl};
use fog_chess::rules::{ByColor, Color, Draw, History, Outcome, Win};
use serde::Deserialize;

use super::*;

fn over(history: History, time_control: Option<TimeControl>, agreed: Option<Outcome>) -> Game {
    Game::restore(setup(time_control), history, None, None, agreed, CREATED_MS)
}

fn written(game: &Game) -> String {
    pgn::write(game).expect("a finished game")
}

#[track_caller]
fn one(text: &str) -> Game {
    let mut games = pgn::read(text).expect(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

#[test]
fn every_finished_game_comes_back() {
    for history in vector_games() {
        let ends = if history.outcome().is_some() { vec![None] } else { agreed_ends().into_iter().map(Some).collect() };
        for agreed in ends {
            let game = over(history.clone(), Some(CLOCK), agreed);
            assert_same(&one(&written(&game)), &game);
        }
    }
}

#[test]
fn every_end_comes_back_with_the_shortest_game() {
    for time_control in [None, Some(CLOCK), Some(TimeControl { base_ms: 1_000, increment_ms: 0 })] {
        for end in agreed_ends() {
            let game = over(History::standard(), time_control, Some(end));
            assert_same(&one(&written(&game)), &game);
        }
    }
}

#[test]
fn many_games_come_back_in_order() {
    let games: Vec<Game> = agreed_ends().into_iter().map(|end| over(played(&uci("e2e4")), None, Some(end))).collect();
    let text: String = games.iter().map(|game| written(game) + "\n").collect();
    let read = pgn::read(&text).expect(&text);
    assert_eq!(read.len(), games.len());
    for (read, game) in read.iter().zip(&games) {
        assert_same(read, game);
    }
}

#[test]
fn a_game_that_goes_on_is_not_written() {
    assert_eq!(pgn::write(&in_progress("e2e4 e7e5")), None);
    assert_eq!(pgn::write(&Game::new(setup(None))), None);
}

#[test]
fn a_game_is_written_like_the_sample() {
    let game = over(played(&uci(KING_TAKEN)), Some(CLOCK), None);
    assert_eq!(written(&game), sample("king-captured.pgn"));
}

/// No sign of check: nobody was told of one. Lines as long as the export format allows.
#[test]
fn movetext_has_short_lines_and_no_checks() {
    for history in vector_games().into_iter().filter(|history| history.outcome().is_some()) {
        let text = written(&over(history, None, None));
        let (_, moves) = text.split_once("\n\n").expect(&text);
        assert!(!moves.contains(['+', '#']), "{moves}");
        assert!(moves.lines().all(|line| (1..=80).contains(&line.len()) && line.trim() == line), "{moves}");
        let full = moves.lines().zip(moves.lines().skip(1));
        for (line, next) in full {
            let word = next.split(' ').next().expect("a word");
            assert!(line.len() + 1 + word.len() > 80, "{line}\n{next}");
        }
    }
}

#[test]
fn names_cannot_break_out_of_their_tags() {
    for name in ["\"]", "\\", "\\\"", "[Result \"0-1\"]", "{", "; %", "", "Ž 👑", "1-0"] {
        let names = ByColor { white: name.to_owned(), black: "Ben".to_owned() };
        let setup = Setup { names, time_control: None, created_ms: CREATED_MS };
        let end = Some(Outcome::Draw { by: Draw::Agreement });
        let game = Game::restore(setup, History::standard(), None, None, end, CREATED_MS);
        assert_same(&one(&written(&game)), &game);
    }
    let names = ByColor { white: "Anna\"]\n\n1. e4 1-0".to_owned(), black: String::new() };
    let setup = Setup { names, time_control: None, created_ms: CREATED_MS };
    let game = Game::restore(setup, History::standard(), None, None, Some(agreed_ends()[0]), CREATED_MS);
    assert_eq!(one(&written(&game)).setup().names.white, "Anna\"]1. e4 1-0");
}

#[test]
fn dates_are_those_of_the_calendar() {
    let check = |created_ms: u64, date: &str, time: &str| {
        let setup = Setup { created_ms, ..setup(None) };
        let game = Game::restore(setup, History::standard(), None, None, Some(agreed_ends()[0]), created_ms);
        let text = written(&game);
        assert!(text.contains(&format!("[Date \"{date}\"]")), "{text}");
        assert!(text.contains(&format!("[UTCTime \"{time}\"]")), "{text}");
        assert_same(&one(&text), &game);
    };
    check(0, "????.??.??", "??:??:??");
    check(1_000, "1970.01.01", "00:00:01");
    check(951_782_400_000, "2000.02.29", "00:00:00");
    check(1_709_251_199_000, "2024.02.29", "23:59:59");
    check(1_709_251_200_000, "2024.03.01", "00:00:00");
    check(1_735_689_599_000, "2024.12.31", "23:59:59");
    check(4_107_542_400_000, "2100.03.01", "00:00:00");
    check(253_402_300_799_000, "9999.12.31", "23:59:59");
    for created_ms in (1_000..80_000_000_000_000).step_by(86_399_000 * 97) {
        let setup = Setup { created_ms, ..setup(None) };
        let game = Game::restore(setup, History::standard(), None, None, Some(agreed_ends()[0]), created_ms);
        assert_eq!(one(&written(&game)).setup().created_ms, created_ms);
    }
}

#[test]
fn a_time_beyond_the_calendar_is_written_too() {
    let setup = Setup { created_ms: u64::MAX, ..setup(None) };
    let game = Game::restore(setup, History::standard(), None, None, Some(agreed_ends()[0]), u64::MAX);
    assert_eq!(one(&written(&game)).outcome(), game.outcome());
}

#[derive(Deserialize)]
struct Foreign {
    id: String,
    text: String,
    /// UCI; one text for each game.
    moves: Vec<String>,
    /// As [`Outcome`] is written; null for a game that goes on.
    outcomes: Vec<Option<String>>,
}

#[test]
fn other_peoples_games_are_read() {
    for Foreign { id, text, moves: wanted, outcomes } in cases("foreign.jsonl") {
        let games = pgn::read(&text).unwrap_or_else(|error| panic!("{id}: {error:?}"));
        let read: Vec<Vec<Move>> = games.iter().map(moves).collect();
        assert_eq!(read, wanted.iter().map(|moves| uci(moves)).collect::<Vec<_>>(), "{id}");
        let ends: Vec<Option<String>> =
            games.iter().map(|game| game.outcome().map(|outcome| outcome.to_string())).collect();
        assert_eq!(ends, outcomes, "{id}");
    }
}

#[test]
fn a_whole_foreign_file_is_read() {
    let games = pgn::read(&sample("foreign.pgn")).expect("games");
    let [first, second] = &games[..] else { panic!("{} games", games.len()) };
    let names = ByColor { white: "Ada \"the fog\" L.".to_owned(), black: String::new() };
    // 21:07:30 UTC on 12 March 2024.
    let created_ms = 1_710_277_650_000;
    let time_control = Some(TimeControl { base_ms: 300_000, increment_ms: 3_000 });
    assert_eq!(first.setup(), &Setup { names, time_control, created_ms });
    assert_eq!(first.outcome(), Some(Outcome::Decisive { winner: Color::White, by: Win::Time }));
    assert_eq!(moves(first), uci("e2e4 c7c5 g1f3 d7d6 f1b5 c8d7 b5d7 d8d7 e1g1 g8f6"));
    assert_eq!(second.setup().created_ms, 0);
    assert_eq!((second.outcome(), second.clock().is_some()), (None, false));
    assert_eq!(moves(second), uci("e2e4 e7e5"));
}

#[derive(Deserialize)]
struct Refused {
    id: String,
    text: String,
    /// Which game of the file.
    number: usize,
    line: usize,
    /// "malformed", or the reason and what it is about.
    reason: String,
    about: Option<String>,
}

#[test]
fn what_does_not_fit_is_refused_with_line_and_reason() {
    for Refused { id, text, number, line, reason, about } in cases("pgn-refused.jsonl") {
        let reason = match (reason.as_str(), about) {
            ("malformed", None) => ImportReason::Malformed,
            ("illegal", Some(about)) => ImportReason::IllegalMove(about),
            ("unsupported", Some(about)) => ImportReason::Unsupported(about),
            ("result", Some(about)) => ImportReason::WrongResult(about),
            (other, _) => panic!("{id}: {other}"),
        };
        let wanted = ImportError::Unusable { number, line: Some(line), reason };
        assert_eq!(pgn::read(&text).map(drop), Err(wanted.clone()), "{id}");
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(import(&windows).map(drop), Err(wanted), "{id}, with the line ends of Windows");
    }
}

#[test]
fn a_game_has_a_last_ply() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8\n";
    let error = |moves: String| pgn::read(&moves).map(drop);
    let unusable = |line, reason| Err(ImportError::Unusable { number: 1, line: Some(line), reason });
    // Among 6,000 plies the first that can't be played is told.
    assert_eq!(error(shuffle.repeat(1_500)), unusable(3, ImportReason::IllegalMove("Nf3".to_owned())));
    assert_eq!(error(shuffle.repeat(1_501)), unusable(1_501, ImportReason::Malformed));
}

#[test]
fn a_cut_game_is_never_another_one() {
    let game = over(played(&uci(KING_TAKEN)), Some(CLOCK), None);
    let text = written(&game);
    for cut in truncations(text.trim_end()) {
        for read in pgn::read(cut).unwrap_or_default() {
            assert!(moves(&game).starts_with(&moves(&read)), "{cut}");
            assert!(read.outcome().is_none() || moves(&read) == moves(&game), "{cut}");
        }
    }
}

#[test]
fn a_changed_byte_gives_an_error_or_a_sound_game() {
    let texts = [written(&over(played(&uci(KING_TAKEN)), Some(CLOCK), None)), sample("foreign.pgn")];
    for text in texts.iter().flat_map(|text| mutations(text, 1_500)) {
        for game in pgn::read(&text).unwrap_or_default().iter().filter(|game| game.outcome().is_some()) {
            let again = one(&written(game));
            assert_eq!((moves(&again), again.outcome()), (moves(game), game.outcome()), "{text}");
        }
    }
}

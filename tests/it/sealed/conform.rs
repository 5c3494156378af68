//! The sealed game against the rules: the same views, outcomes and draws, ply by ply, and no honest side is ever accused.

use fog_chess::rules::{Draw, Move, Outcome, Position};

use super::table::Table;
use crate::rules::random::Random;
use crate::rules::vectors::games;

/// Random games from the standard start and from anywhere, each checked ply by ply and audited by both sides.
fn random_games(seed: u64, count: u64) {
    let mut random = Random::new(seed);
    for number in 0..count {
        let standard = number % 16 == 0;
        let start = if standard { Position::standard() } else { random.setup().fen().parse().expect("a position") };
        if start.outcome().is_some() {
            continue;
        }
        let mut table = Table::from_position(start, number);
        table.play_random(&mut random, if standard { 40 } else { 6 });
        table.finish();
        table.check_clean();
    }
}

#[test]
fn random_games_show_what_the_rules_show() {
    random_games(41, 120);
}

#[test]
#[ignore = "minutes: run with --profile host"]
fn thousands_of_random_games_show_what_the_rules_show() {
    random_games(42, 3_000);
}

/// Starts from which positions soon come again, with rights that make some of them others, or the hundredth ply is near.
const RESTLESS: [&str; 8] = [
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k2n/8/8/8/3pP3/8/8/N3K3 b - e3 0 1",
    "n3k3/8/8/3pP3/8/8/8/4K2N w - d6 0 1",
    "1n2k3/p7/8/8/8/8/P7/1N2K3 w - - 94 60",
    "r3k3/7p/8/8/8/8/7P/R3K3 b Qq - 96 60",
    "4k3/8/8/p1p5/P1P5/8/8/1N2K3 w - - 0 1",
];

/// Every other move takes the one before back, if that can be; so positions come again, most of them with other rights.
fn restless_game(random: &mut Random, start: &str, number: u64) -> Option<Outcome> {
    let mut table = Table::from_position(start.parse().expect(start), number);
    while table.truth.outcome().is_none() && table.truth.ply() < 60 {
        let legal: Vec<Move> = table.truth.position().legal_moves().into_iter().collect();
        let before = table.truth.ply().checked_sub(2).map(|ply| table.truth.moves()[ply].mv);
        let back = before.map(|mv| Move::new(mv.to, mv.from)).filter(|mv| legal.contains(mv) && random.below(8) > 0);
        // Nobody takes a king, so that the game lasts.
        let quiet = |mv: &&Move| table.truth.position().piece_at(mv.to).is_none();
        let others: Vec<Move> = legal.iter().filter(quiet).copied().collect();
        let mv = back.unwrap_or_else(|| *random.pick(if others.is_empty() { &legal } else { &others }));
        table.play(mv);
        table.check();
    }
    table.finish();
    table.check_clean();
    table.truth.outcome()
}

fn restless_games(count: u64) {
    let mut random = Random::new(43);
    let outcomes: Vec<_> = (0..count)
        .map(|number| restless_game(&mut random, RESTLESS[number as usize % RESTLESS.len()], 1_000 + number))
        .collect();
    for by in [Draw::Threefold, Draw::FiftyMoves] {
        let drawn = outcomes.iter().filter(|outcome| **outcome == Some(Outcome::Draw { by })).count();
        assert!(drawn >= count as usize / 16, "{drawn} of {count} by {by}");
    }
}

#[test]
fn games_that_repeat_positions_are_drawn_when_the_rules_draw_them() {
    restless_games(32);
}

#[test]
#[ignore = "minutes: run with --profile host"]
fn thousands_of_games_that_repeat_positions() {
    restless_games(2_000);
}

/// All games that the vectors play to an end in so many plies, and the beginnings of the others.
fn games_of_the_vectors(plies: usize) {
    for (number, line) in (0..).zip(games()) {
        let start = line.fen.as_ref().map_or_else(Position::standard, |fen| fen.parse().expect(fen));
        let mut table = Table::from_position(start, number);
        let plies = if line.moves.len() <= plies { plies } else { 8 };
        for mv in line.moves.iter().take(plies) {
            if table.truth.outcome().is_some() {
                break;
            }
            table.play(mv.parse::<Move>().expect(mv));
            table.check();
        }
        table.finish();
        table.check_clean();
    }
}

#[test]
fn the_short_games_of_the_vectors() {
    games_of_the_vectors(45);
}

#[test]
#[ignore = "minutes: run with --profile host"]
fn all_games_of_the_vectors() {
    games_of_the_vectors(usize::MAX);
}

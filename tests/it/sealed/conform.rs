//! The sealed game against the rules: the same views, outcomes and draws, ply by ply, and no honest side is ever accused.

use fog_chess::rules::{Move, Position};

use super::table::Table;
use crate::rules::random::Random;
use crate::rules::vectors::games;

/// Random games from the standard start and from anywhere, each checked ply by ply and audited by both sides.
fn random_games(seed: u64, count: u64) {
    let mut random = Random::new(seed);
    for number in 0..count {
        let standard = number % 4 == 0;
        let start =
            if standard { Position::standard() } else { random.setup().fen().parse().expect("a position") };
        if start.outcome().is_some() {
            continue;
        }
        let mut table = Table::from_position(start, number);
        table.play_random(&mut random, if standard { 40 } else { 12 });
        table.finish();
        table.check_clean();
    }
}

#[test]
fn random_games_show_what_the_rules_show() {
    random_games(41, 40);
}

#[test]
#[ignore = "minutes: run with --release"]
fn thousands_of_random_games_show_what_the_rules_show() {
    random_games(42, 3_000);
}

#[test]
fn the_games_of_the_vectors() {
    for (number, line) in (0..).zip(games()) {
        let start = line.fen.as_ref().map_or_else(Position::standard, |fen| fen.parse().expect(fen));
        let mut table = Table::from_position(start, number);
        for mv in line.moves.iter().take(60) {
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

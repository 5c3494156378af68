//! Two positions that differ only in what a color may not see give it equal views and equal moves.

use fog_chess::rules::{Color, Position, View};

use super::mailbox::{At, Mailbox, home, squares};
use super::random::Random;

fn letters(white: bool, of: &str) -> Vec<char> {
    of.chars().map(|letter| if white { letter } else { letter.to_ascii_lowercase() }).collect()
}

/// The squares with an enemy piece that a side does not see, the king's apart.
fn hidden(truth: &Mailbox, white: bool) -> Vec<At> {
    let visible = truth.visible(white);
    let king = if white { 'k' } else { 'K' };
    truth.squares_of(!white).into_iter().filter(|at| !visible.contains(at) && truth.letter(*at) != king).collect()
}

/// Takes away what the pieces no longer allow, and gives the rest of what a side may not know other values.
fn tidy(mut altered: Mailbox, white: bool, random: &mut Random) -> Position {
    let board = altered.clone();
    let fits = |right: char| {
        home(right).map(|at| board.letter(at)) == if right.is_uppercase() { ['K', 'R'] } else { ['k', 'r'] }
    };
    altered.castling.retain(fits);
    if random.chance() {
        altered.castling.retain(|right| right.is_uppercase() == white);
    }
    if altered.white_to_move != white {
        altered.passed = None;
    }
    altered.halfmove_clock = random.below(50) as u32;
    altered.fullmove_number = 1 + random.below(90) as u32;
    let fen = altered.fen();
    fen.parse().expect(&fen)
}

/// Other roles for the hidden pieces, which stay where they are: nothing at all may show.
fn masked(truth: &Mailbox, white: bool, random: &mut Random) -> Position {
    let mut altered = truth.clone();
    for at in hidden(truth, white) {
        let roles = letters(!white, if [0, 7].contains(&at.1) { "NBRQ" } else { "PNBRQ" });
        altered.set(at, *random.pick(&roles));
    }
    tidy(altered, white, random)
}

/// Hidden pieces moved, removed or added in the fog.
fn shuffled(truth: &Mailbox, white: bool, random: &mut Random) -> Mailbox {
    let mut altered = truth.clone();
    let visible = truth.visible(white);
    let fog: Vec<At> = squares().filter(|at| !visible.contains(at)).collect();
    let pieces = hidden(truth, white);
    if let Some(from) = (!pieces.is_empty()).then(|| *random.pick(&pieces)) {
        altered.set(from, '.');
    }
    if let Some(to) =
        (!fog.is_empty() && random.chance()).then(|| *random.pick(&fog)).filter(|to| altered.letter(*to) == '.')
    {
        altered.set(to, *random.pick(&letters(!white, "NBRQ")));
    }
    altered
}

/// Everything that a view says or does.
fn check_equal(one: &View, other: &View, about: &dyn std::fmt::Display) {
    assert_eq!(one, other, "{about}");
    assert_eq!(format!("{one:?}"), format!("{other:?}"), "{about}");
    let moves = |view: &View| view.legal_moves().into_iter().collect::<Vec<_>>();
    assert_eq!(moves(one), moves(other), "{about}");
}

fn color(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

#[test]
fn what_hidden_pieces_are_does_not_show() {
    let mut random = Random::new(11);
    let mut differed = 0;
    for position in random.positions(3_000) {
        let truth = Mailbox::from_fen(&position.to_string());
        for white in [true, false] {
            let other = masked(&truth, white, &mut random);
            differed += u32::from(position.identity() != other.identity());
            check_equal(&position.view(color(white)), &other.view(color(white)), &format!("{position} and {other}"));
        }
    }
    assert!(differed > 3_000, "only {differed} pairs differed at all");
}

#[test]
fn where_hidden_pieces_are_does_not_show_while_the_board_looks_the_same() {
    let mut random = Random::new(12);
    let mut differed = 0;
    for position in random.positions(3_000) {
        let truth = Mailbox::from_fen(&position.to_string());
        for white in [true, false] {
            let altered = shuffled(&truth, white, &mut random);
            if altered.view(white) != truth.view(white) {
                continue;
            }
            let other = tidy(altered, white, &mut random);
            differed += u32::from(position.identity() != other.identity());
            check_equal(&position.view(color(white)), &other.view(color(white)), &format!("{position} and {other}"));
        }
    }
    assert!(differed > 3_000, "only {differed} pairs differed at all");
}

#[test]
fn rights_and_counters_of_the_other_side_do_not_show() {
    let pairs = [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 17 40", Color::White),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R b kq - 99 7", Color::Black),
        // The side that has just pushed does not learn that its pawn can be taken.
        ("4k3/8/8/8/2Pp4/8/8/4K3 b - c3 0 1", "4k3/8/8/8/2Pp4/8/8/4K3 b - - 0 1", Color::White),
    ];
    for (one, other, color) in pairs {
        let view = |fen: &str| fen.parse::<Position>().expect(fen).view(color);
        check_equal(&view(one), &view(other), &one);
    }
}

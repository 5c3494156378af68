//! How games end, and what is told of a loss.

use fog_chess::rules::{Color, Draw, History, Move, Outcome, PlayError, Position, Role, Win};

fn history(fen: &str, moves: &[&str]) -> History {
    let mut history = History::from_position(fen.parse::<Position>().expect(fen));
    moves.iter().for_each(|text| assert!(history.play(mv(text)).is_ok(), "{text} in {fen}"));
    history
}

fn mv(text: &str) -> Move {
    text.parse().expect(text)
}

fn draw(by: Draw) -> Option<Outcome> {
    Some(Outcome::Draw { by })
}

#[test]
fn a_game_that_has_ended_takes_no_move() {
    let mut over = history("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", &["e7e8"]);
    let outcome = Some(Outcome::Decisive { winner: Color::White, by: Win::KingCaptured });
    assert_eq!(over.outcome(), outcome);
    assert_eq!(over.play(mv("e8e7")), Err(PlayError::Over(mv("e8e7"))));
    assert_eq!((over.ply(), over.outcome()), (1, outcome));
    assert!(over.position().legal_moves().is_empty());
}

#[test]
fn the_end_is_found_at_the_start_too() {
    let ended = |fen: &str| history(fen, &[]).outcome().map(|outcome| outcome.to_string());
    assert_eq!(ended("4k3/8/8/8/8/8/8/8 w - - 0 1").as_deref(), Some("black: king captured"));
    assert_eq!(ended("4k3/8/8/8/p1p5/P1Pp4/RB1P4/KRB5 w - - 0 60").as_deref(), Some("draw: no legal move"));
    assert_eq!(ended("4k3/8/8/8/8/8/8/4K3 w - - 100 80").as_deref(), Some("draw: fifty moves"));
    assert_eq!(ended("4k3/8/8/8/8/8/8/4K3 w - - 99 80"), None);
}

#[test]
fn the_first_reason_in_the_order_counts() {
    // The hundredth ply leaves the other side without a move, and is the third time: no move comes first.
    let locked = history("4k3/8/8/8/p1p5/P1Pp4/RB1P4/KRB5 b - - 99 60", &["e8e7"]);
    assert_eq!(locked.outcome(), draw(Draw::NoMove));
    let again = ["g1h1", "g8h8", "h1g1", "h8g8"];
    let both = history("6k1/8/8/8/8/8/8/6K1 w - - 92 80", &[again, again].concat());
    assert_eq!((both.position().halfmove_clock(), both.outcome()), (100, draw(Draw::Threefold)));
    let taken = history("4k3/8/8/8/8/8/8/4R1K1 w - - 99 80", &["e1e8"]);
    assert_eq!(taken.outcome(), Some(Outcome::Decisive { winner: Color::White, by: Win::KingCaptured }));
}

#[test]
fn king_against_king_plays_on() {
    assert_eq!(history("4k3/8/8/8/8/8/8/4K3 w - - 0 1", &["e1e2", "e8e7"]).outcome(), None);
}

#[test]
fn outcomes_have_the_words_of_the_vectors() {
    let win = |winner, by| Outcome::Decisive { winner, by }.to_string();
    assert_eq!(win(Color::White, Win::KingCaptured), "white: king captured");
    assert_eq!(win(Color::Black, Win::Resignation), "black: resignation");
    assert_eq!(win(Color::White, Win::Time), "white: time");
    let words =
        [Draw::NoMove, Draw::Threefold, Draw::FiftyMoves, Draw::Agreement].map(|by| Outcome::Draw { by }.to_string());
    assert_eq!(words, ["draw: no legal move", "draw: threefold repetition", "draw: fifty moves", "draw: agreement"]);
}

#[test]
fn every_position_stays_at_its_ply() {
    let history = history("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &["e2e4", "e8e7"]);
    assert_eq!((history.ply(), history.moves().len()), (2, 2));
    assert_eq!(history.position_at(0), Some(history.start()));
    assert_eq!(history.position_at(2), Some(history.position()));
    assert_eq!(history.position_at(1).map(Position::to_string).as_deref(), Some("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"));
    assert_eq!(history.view_at(2, Color::Black), Some(history.view(Color::Black)));
    assert!(history.position_at(3).is_none());
}

#[test]
fn what_a_move_did() {
    let played = |fen: &str, text: &str| history(fen, &[text]).moves()[0];
    let en_passant = played("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6");
    assert_eq!(en_passant.captured, Some(("d5".parse().expect("a square"), Role::Pawn)));
    let promotion = played("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n");
    assert_eq!((promotion.role, promotion.mv.promotion), (Role::Pawn, Some(Role::Knight)));
    assert_eq!(promotion.captured.map(|(square, role)| (square.to_string(), role)), Some(("d8".into(), Role::Rook)));
}

/// The marks of White and Black after the last of the moves.
fn marks(fen: &str, moves: &[&str]) -> [Option<String>; 2] {
    let history = history(fen, moves);
    Color::ALL.map(|color| history.capture_mark(history.ply(), color).map(|square| square.to_string()))
}

#[test]
fn a_loss_is_marked_for_its_owner_where_it_does_not_see() {
    let none: [Option<String>; 2] = [None, None];
    // Taken on d5 and seen no more.
    assert_eq!(marks("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", &["d1d5"]), [None, Some("d5".into())]);
    // Taken on d5, but the king on e6 sees who did it.
    assert_eq!(marks("8/8/4k3/3p4/8/8/8/3RK3 w - - 0 1", &["d1d5"]), none);
    // En passant: the mark is where the pawn stood, not where the taker went.
    assert_eq!(marks("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", &["e5d6"]), [None, Some("d5".into())]);
    // En passant, and the rook sees the square where the pawn stood.
    assert_eq!(marks("4k3/8/8/r2pP3/8/8/8/4K3 w - d6 0 2", &["e5d6"]), none);
    // Nothing was taken; and it stays only until the next move.
    assert_eq!(marks("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", &["d1d4"]), none);
    assert_eq!(marks("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", &["d1d5", "e8e7"]), none);
    assert_eq!(marks("3rk3/8/8/8/3P4/8/8/4K3 b - - 0 1", &["d8d4"]), [Some("d4".into()), None]);
}

#[test]
fn a_castling_right_goes_with_its_rook_alone() {
    let rights = |fen: &str, moves: &[&str]| {
        let text = history(fen, moves).position().to_string();
        text.split(' ').nth(2).expect(&text).to_owned()
    };
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(rights(start, &["h1h8"]), "Qq", "the rook that took left its home too");
    assert_eq!(rights(start, &["h1g1"]), "Qkq");
    assert_eq!(rights(start, &["h1g1", "e8e7", "g1h1"]), "Q", "it never comes back");
    assert_eq!(rights(start, &["e1g1"]), "kq");
    assert_eq!(rights("r3k2r/7R/8/8/8/8/8/R3K2R w KQkq - 0 1", &["h7h8"]), "KQq", "another rook of that file");
    assert_eq!(rights("4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 1", &["g2h1"]), "Q");
}

//! No input makes the rules panic.

use fog_chess::rules::{Color, History, Letters, Move, PlayError, Position, Role, San, Square, parse_move};

use super::random::Random;

const SEEDS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "8/4P3/8/8/8/8/k7/4K3 w - - 99 65535",
];

fn garbled(random: &mut Random, text: &str, alphabet: &[u8]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len() + 1);
        match random.below(3) {
            0 => bytes.insert(at, *random.pick(alphabet)),
            1 if at < bytes.len() => bytes[at] = *random.pick(alphabet),
            _ => bytes.truncate(bytes.len().max(1) - 1),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn noise(random: &mut Random) -> String {
    let bytes: Vec<u8> = (0..random.below(90)).map(|_| random.below(256) as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn any_move(random: &mut Random) -> Move {
    let square = |n: usize| Square::new(n as u8).expect("below 64");
    let promotion = random.chance().then(|| *random.pick(&Role::ALL));
    Move { from: square(random.below(64)), to: square(random.below(64)), promotion }
}

/// Asks a position for everything it can tell.
fn exercise(position: &Position) {
    assert_eq!(position.to_string().split(' ').count(), 6);
    position.legal_moves().iter().for_each(|mv| assert!(position.is_legal(mv)));
    for color in Color::ALL {
        let view = position.view(color);
        assert!(view.own().0 & !view.visible().0 == 0, "{view}");
        view.legal_moves().iter().for_each(|mv| assert!(San::new(&view, mv).is_some()));
    }
}

#[test]
fn garbled_fens() {
    let mut random = Random::new(31);
    let alphabet = "pnbrqkPNBRQK12345678/ wKQkq-abcdefgh36909+\u{e9}♔".as_bytes();
    let mut read = 0;
    for _ in 0..20_000 {
        let seed = *random.pick(&SEEDS);
        let text = garbled(&mut random, seed, alphabet);
        let Ok(position) = text.parse::<Position>() else { continue };
        read += 1;
        exercise(&position);
        assert_eq!(position.to_string().parse().as_ref(), Ok(&position), "{text}");
    }
    assert!(read > 500, "only {read} could be read");
}

#[test]
fn noise_in_every_reader() {
    let mut random = Random::new(32);
    let view = Position::standard().view(Color::White);
    let letters = Letters::from_array(["", "a", "Кр", "1", "♗♗"]);
    for _ in 0..20_000 {
        let text = noise(&mut random);
        assert!(text.parse::<Position>().is_err(), "{text:?}");
        assert_eq!(
            text.parse::<Square>().is_ok(),
            text.parse::<Square>().is_ok_and(|square| square.to_string() == text)
        );
        assert!(text.parse::<Move>().is_ok() || text.parse::<Move>().is_err());
        assert!(
            parse_move(&view, &text, &letters).is_ok_and(|mv| view.legal_moves().contains(mv))
                || parse_move(&view, &text, &letters).is_err()
        );
    }
}

#[test]
fn garbled_moves() {
    let mut random = Random::new(33);
    let alphabet = "abcdefghKQRBNxO0-=+12345678q♘Р\u{e9}".as_bytes();
    let letters = Letters::from_array(["Кр", "Ф", "Л", "С", "К"]);
    for fen in SEEDS {
        let position: Position = fen.parse().expect(fen);
        let view = position.view(position.side_to_move());
        for _ in 0..4_000 {
            let seed = *random.pick(&["e2e4", "Ne4xd6", "exd6", "O-O-O", "e8=Q", "Крe2", "♘xg6"]);
            let text = garbled(&mut random, seed, alphabet);
            if let Ok(mv) = parse_move(&view, &text, &letters) {
                assert!(position.is_legal(mv), "{text:?} in {fen}");
            }
        }
    }
}

#[test]
fn moves_that_nobody_checked() {
    let mut random = Random::new(34);
    for _ in 0..300 {
        let mut position: Position = random.pick(&SEEDS).parse().expect("a FEN");
        for _ in 0..40 {
            position.play_unchecked(any_move(&mut random));
            position.legal_moves().iter().for_each(|mv| assert!(position.is_legal(mv)));
            Color::ALL.into_iter().for_each(|color| assert_eq!(position.view(color).color(), color));
        }
    }
}

#[test]
fn moves_that_are_refused_come_back_and_change_nothing() {
    let mut random = Random::new(35);
    let mut history = History::standard();
    for _ in 0..3_000 {
        let mv = any_move(&mut random);
        let before = (history.ply(), history.position().clone());
        match history.play(mv) {
            Ok(played) => assert_eq!(played.mv, mv),
            Err(error) => {
                assert_eq!(error.mv(), mv);
                assert_eq!(matches!(error, PlayError::Over(_)), history.outcome().is_some());
                assert_eq!(before, (history.ply(), history.position().clone()));
            }
        }
    }
    assert!(history.ply() > 5, "some were moves");
}

#[test]
fn numbers_out_of_range() {
    assert_eq!(Square::new(64), None);
    assert_eq!(Square::at(255, 255), Square::at(7, 7));
    let e4 = Square::at(4, 3);
    assert_eq!((e4.offset(i8::MAX, i8::MIN), e4.offset(i8::MIN, i8::MAX)), (None, None));
    let history = History::standard();
    assert!(history.position_at(usize::MAX).is_none() && history.view_at(1, Color::White).is_none());
    assert_eq!(history.capture_mark(usize::MAX, Color::White), None);
    assert_eq!(history.capture_mark(0, Color::White), None);
}

#[test]
fn counters_stop_at_their_end() {
    let text = format!("4k3/8/8/8/8/8/8/4K3 b - - {0} {0}", u32::MAX);
    let mut position: Position = text.parse().expect(&text);
    position.play("e8e7".parse().expect("a move")).expect("a legal move");
    assert_eq!((position.halfmove_clock(), position.fullmove_number()), (u32::MAX, u32::MAX));
}

//! Moves as people write them.

use fog_chess::rules::{Letters, Move, ParseMoveError, Position, San, View, parse_move};

use super::random::Random;

/// King, queen, rook, bishop, knight in English, Czech, German, French, Greek, Russian and in pictures.
const LANGUAGES: [[&str; 5]; 7] = [
    ["K", "Q", "R", "B", "N"],
    ["K", "D", "V", "S", "J"],
    ["K", "D", "T", "L", "S"],
    ["R", "D", "T", "F", "C"],
    ["Ρ", "Β", "Π", "Α", "Ι"],
    ["Кр", "Ф", "Л", "С", "К"],
    ["♔", "♕", "♖", "♗", "♘"],
];

fn own_view(fen: &str) -> View {
    let position: Position = fen.parse().expect(fen);
    position.view(position.side_to_move())
}

fn mv(text: &str) -> Move {
    text.parse().expect(text)
}

/// Every move of a view comes back from its notation, in every language and with signs around it.
fn check_round_trips(view: &View, letters: &Letters) {
    for mv in view.legal_moves() {
        let san = San::new(view, mv).expect("a legal move").to_string_with(letters);
        assert_eq!(parse_move(view, &san, letters), Ok(mv), "{san} in {view}");
        assert_eq!(parse_move(view, &format!(" {san}+! "), letters), Ok(mv), "{san}+! in {view}");
        assert_eq!(parse_move(view, &mv.to_string(), letters), Ok(mv), "{mv} in {view}");
        assert_eq!(parse_move(view, &mv.to_string().to_uppercase(), letters), Ok(mv), "{mv} in capitals in {view}");
    }
}

#[test]
fn every_move_comes_back_from_its_notation() {
    let mut random = Random::new(21);
    for position in random.positions(150) {
        let view = position.view(position.side_to_move());
        LANGUAGES.into_iter().for_each(|language| check_round_trips(&view, &Letters::from_array(language)));
    }
}

#[test]
fn pieces_of_a_kind_on_one_file_come_back_from_their_notation() {
    // The letter of a piece can be that of a file: "C3d5" is no move from c3, "D2d4" none from d2, "B2d4" none from b2.
    let view = own_view("4k3/3N1N2/1B3B2/7Q/8/8/1B1N1B2/K6Q w - - 0 1");
    LANGUAGES.into_iter().for_each(|language| check_round_trips(&view, &Letters::from_array(language)));
    let french = Letters::from_array(LANGUAGES[3]);
    let view = own_view("4k3/4N3/8/8/8/4N3/2P5/K7 w - - 0 1");
    assert_eq!(parse_move(&view, "C3d5", &french), Ok(mv("e3d5")));
    let view = own_view("4k3/8/5B2/8/8/8/1P3B2/K7 w - - 0 1");
    assert_eq!(parse_move(&view, "B2d4", &Letters::english()), Ok(mv("f2d4")));
}

#[test]
fn notation_says_no_more_than_it_needs() {
    let cases = [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "e4"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "exd6"),
        ("4k3/8/8/3pP3/2P5/8/8/4K3 w - d6 0 2", "c4d5", "cxd5"),
        ("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", "exd8=N"),
        ("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7e8q", "e8=Q"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "O-O"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "O-O-O"),
        ("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "g1e2", "Ne2"),
        // File first, then rank, then both.
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2", "Nbd2"),
        ("4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "b1a3", "N1a3"),
        ("4k3/8/8/1N3N2/8/8/8/1N2K3 w - - 0 1", "b5d4", "Nbd4"),
        ("k7/8/8/8/Q6Q/8/8/K6Q w - - 0 1", "h4e4", "Qh4e4"),
        ("k7/8/8/8/4Q2Q/8/8/3K3Q w - - 0 1", "h4e1", "Qh4e1"),
        // A rook that a "pin" would hold still counts.
        ("k3r3/8/8/8/R7/8/4R3/4K3 w - - 0 1", "a4a2", "Raa2"),
        // It takes a king, and says no more than that it takes.
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "e7e8", "Rxe8"),
    ];
    for (fen, uci, expected) in cases {
        let san = San::new(&own_view(fen), mv(uci)).map(|san| san.to_string());
        assert_eq!(san.as_deref(), Some(expected), "{uci} in {fen}");
    }
}

#[test]
fn a_move_that_cannot_be_made_has_no_notation() {
    let view = own_view("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1");
    for text in ["e4e5", "e1g1", "e5e4", "e4d5", "a1a2", "e1e2q"] {
        assert_eq!(San::new(&view, mv(text)), None, "{text}");
    }
    let waiting = Position::standard().view(!Position::standard().side_to_move());
    assert_eq!(San::new(&waiting, mv("e7e5")), None, "it is not Black's turn");
}

#[test]
fn moves_are_read_as_people_type_them() {
    let german = Letters::from_array(LANGUAGES[2]);
    let cases: &[(&str, &str, &[&str])] = &[
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", &["e2e4", "E2-E4", "e2–e4", "e2 e4", " e4 ", "e4!?", "e2-e4?"]),
        (
            "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1",
            "e7d8q",
            &["e7d8q", "e7xd8=Q", "exd8Q", "exd8=D", "exd8D+", "e:d8=d#", "E7-D8=Q"],
        ),
        ("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", &["e7d8n", "exd8=S", "exd8N", "e7d8S"]),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", &["O-O", "0-0", "o-o", "OO", "0-0!", "O–O", "e1g1", "E1-G1"]),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", &["O-O-O", "0-0-0", "o-o-o", "000", "e1c1"]),
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1f3", &["Sf3", "Nf3", "♘f3", "Sg1-f3", "S1f3", "Sgf3", "g1f3"]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", &["exd6", "ed6", "e5xd6", "e5:d6", "e5d6"]),
    ];
    for (fen, expected, texts) in cases {
        for text in *texts {
            assert_eq!(parse_move(&own_view(fen), text, &german), Ok(mv(expected)), "{text} in {fen}");
        }
    }
}

#[test]
fn a_letter_of_the_language_never_means_an_english_piece() {
    // In French R is the king (roi) and the rook is T (tour).
    let french = Letters::from_array(LANGUAGES[3]);
    let view = own_view("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(parse_move(&view, "Rd1", &french), Ok(mv("e1d1")));
    assert_eq!(parse_move(&view, "Ra2", &french), Err(ParseMoveError::Illegal));
    assert_eq!(parse_move(&view, "Ta2", &french), Ok(mv("a1a2")));
}

#[test]
fn a_king_castles_only_when_castling_is_meant() {
    let view = own_view("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for text in ["Kg1", "Kc1", "Keg1"] {
        assert_eq!(parse_move(&view, text, &Letters::english()), Err(ParseMoveError::Illegal), "{text}");
    }
    let stuck = own_view("4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1");
    for text in ["O-O", "O-O-O"] {
        assert_eq!(parse_move(&stuck, text, &Letters::english()), Err(ParseMoveError::Illegal), "{text}");
    }
}

#[test]
fn refusals_say_why() {
    let english = Letters::english();
    let start = Position::standard();
    let view = start.view(start.side_to_move());
    for text in ["", " ", "e9", "i4", "hello", "Xe4", "e2e4e5", "e2e", "4", "O", "O-O-O-O", "é", "♔", "e8=K", "e8=QQ"]
    {
        assert_eq!(parse_move(&view, text, &english), Err(ParseMoveError::NotAMove), "{text:?}");
    }
    for text in ["e5", "e2e5", "Nd4", "exd3", "O-O", "e7e5", "e4=Q", "e2e4q", "Ke3"] {
        assert_eq!(parse_move(&view, text, &english), Err(ParseMoveError::Illegal), "{text:?}");
    }
    let knights = own_view("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");
    let both = vec![mv("b1d2"), mv("f1d2")];
    assert_eq!(parse_move(&knights, "Nd2", &english), Err(ParseMoveError::Ambiguous(both)));
    let pawn = own_view("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1");
    let missing = mv("e7d8q");
    for text in ["e7d8", "exd8", "ed8", "exd8="] {
        let expected = Err(ParseMoveError::PromotionMissing(missing.from, missing.to));
        assert_eq!(parse_move(&pawn, text, &english), expected, "{text}");
    }
    let waiting = start.view(!start.side_to_move());
    assert_eq!(parse_move(&waiting, "e5", &english), Err(ParseMoveError::Illegal), "it is not Black's turn");
}

//! What holds for every position.

use fog_chess::rules::{Cell, Color, Move, Piece, Position, Role, Square, View};

use super::mailbox::Mailbox;
use super::random::Random;

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let mut moves: Vec<String> = moves.into_iter().map(|mv| mv.to_string()).collect();
    moves.sort();
    moves
}

/// Compares a position with the twin made from its FEN.
fn check_twin(position: &Position) {
    let fen = position.to_string();
    let twin = Mailbox::from_fen(&fen);
    assert_eq!(sorted(position.legal_moves()), twin.moves(), "moves of {fen}");
    assert_eq!(position.view(Color::White).to_string(), twin.view(true), "White's view of {fen}");
    assert_eq!(position.view(Color::Black).to_string(), twin.view(false), "Black's view of {fen}");
}

#[test]
fn moves_and_views_equal_those_of_the_slow_twin() {
    Random::new(1).positions(4_000).iter().for_each(check_twin);
}

#[test]
fn every_move_leads_where_the_slow_twin_goes() {
    for position in Random::new(2).positions(300) {
        let twin = Mailbox::from_fen(&position.to_string());
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play(mv).expect("a legal move");
            assert_eq!(next.to_string(), twin.after(&mv.to_string()).fen(), "{position} {mv}");
        }
    }
}

#[test]
fn whole_games_equal_those_of_the_slow_twin() {
    let mut random = Random::new(3);
    for _ in 0..40 {
        let (positions, moves) = random.game(Position::standard(), 300);
        let mut twin = Mailbox::from_fen(&positions[0].to_string());
        for (mv, position) in moves.iter().zip(&positions[1..]) {
            twin = twin.after(&mv.to_string());
            assert_eq!(position.to_string(), twin.fen());
        }
    }
}

#[test]
fn a_view_alone_gives_the_moves() {
    for position in Random::new(4).positions(4_000) {
        let mover = position.side_to_move();
        let (own, other) = (position.view(mover), position.view(!mover));
        assert_eq!(sorted(own.legal_moves()), sorted(position.legal_moves()), "{position}");
        assert!(other.legal_moves().is_empty(), "it is not {:?}'s turn in {position}", !mover);
        for from in Square::all() {
            let targets = own.legal_moves().into_iter().filter(|mv| mv.from == from).map(|mv| mv.to).collect();
            assert_eq!(own.moves_from(from), targets, "{position} from {from}");
        }
    }
}

/// A view never says anything but the truth, has all own pieces, and the sets agree with the cells.
fn check_truth(position: &Position, view: &View) {
    for square in Square::all() {
        let truth = position.piece_at(square);
        let told = match view.get(square) {
            Cell::Fogged => {
                assert!(
                    truth.is_none_or(|piece| piece.color != view.color()),
                    "an own piece on {square} in fog: {position}"
                );
                assert!(!view.visible().contains(square) && !view.own().contains(square));
                continue;
            }
            Cell::Empty => None,
            Cell::Own(role) => Some(Piece { color: view.color(), role }),
            Cell::Seen(role) => Some(Piece { color: !view.color(), role }),
        };
        assert_eq!(told, truth, "{square} of {position}");
        assert!(view.visible().contains(square));
        assert_eq!(view.own().contains(square), matches!(view.get(square), Cell::Own(_)));
    }
}

#[test]
fn a_view_tells_the_truth() {
    for position in Random::new(5).positions(2_000) {
        Color::ALL.into_iter().for_each(|color| check_truth(&position, &position.view(color)));
    }
}

#[test]
fn nobody_runs_into_an_unseen_piece() {
    for position in Random::new(6).positions(2_000) {
        let view = position.view(position.side_to_move());
        for mv in position.legal_moves() {
            let played = position.clone().play(mv).expect("a legal move");
            let expected = played.captured.map(|(square, role)| (view.get(square), Cell::Seen(role)));
            assert!(expected.is_none_or(|(seen, taken)| seen == taken), "{position} {mv}");
            assert!(view.visible().contains(mv.to), "{position} {mv}");
        }
    }
}

#[test]
fn reading_what_was_written_changes_nothing() {
    for position in Random::new(7).positions(4_000) {
        assert_eq!(position.to_string().parse().as_ref(), Ok(&position));
    }
}

fn swap_case(text: &str) -> String {
    text.chars().map(|c| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }).collect()
}

/// The placement with the colors exchanged and the board turned over.
fn mirrored_placement(placement: &str) -> String {
    let rows: Vec<&str> = placement.rsplit('/').collect();
    swap_case(&rows.join("/"))
}

fn mirrored(position: &Position) -> Position {
    let fen = position.to_string();
    let fields: Vec<&str> = fen.split(' ').collect();
    let mut castling: Vec<char> = swap_case(fields[2]).chars().collect();
    castling.sort();
    let castling: String = castling.iter().collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    let turned = |c| match c {
        '3' => '6',
        '6' => '3',
        other => other,
    };
    let ep: String = fields[3].chars().map(turned).collect();
    let text = format!("{} {side} {castling} {ep} {} {}", mirrored_placement(fields[0]), fields[4], fields[5]);
    text.parse().expect(&text)
}

#[test]
fn views_of_mirrored_positions_mirror() {
    for position in Random::new(8).positions(4_000) {
        let mirror = mirrored(&position);
        for color in Color::ALL {
            let expected = mirrored_placement(&position.view(color).to_string());
            assert_eq!(mirror.view(!color).to_string(), expected, "{position}");
        }
        assert_eq!(mirror.legal_moves().len(), position.legal_moves().len(), "{position}");
    }
}

#[test]
fn equal_identities_have_equal_moves_and_other_positions_other_identities() {
    let same = ["4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "4k2r/8/8/8/8/8/8/4K2R w Kk - 34 90"];
    let others = [
        "4k2r/8/8/8/8/8/8/4K2R b Kk - 0 1",
        "4k2r/8/8/8/8/8/8/4K2R w K - 0 1",
        "4k2r/8/8/8/8/8/8/4K2R w - - 0 1",
        "4k2r/8/8/8/8/8/8/4K2N w k - 0 1",
        "4k2r/8/8/8/8/8/8/4KR2 w k - 0 1",
    ];
    let parse = |fen: &str| fen.parse::<Position>().expect(fen);
    assert_eq!(parse(same[0]).identity(), parse(same[1]).identity());
    others.iter().for_each(|fen| assert_ne!(parse(same[0]).identity(), parse(fen).identity(), "{fen}"));
}

#[test]
fn an_en_passant_square_counts_only_when_a_pawn_can_take() {
    let parse = |fen: &str| fen.parse::<Position>().expect(fen);
    let idle = parse("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    assert_eq!(idle.ep_square(), None);
    assert_eq!(idle, parse("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"));
    let over = parse("8/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    assert_eq!(over.ep_square(), None, "nobody moves any more");
    // A pin does not matter: nothing is pinned here.
    let pinned = parse("8/8/8/K2pP2r/8/8/8/7k w - d6 0 2");
    assert_eq!(pinned.ep_square(), "d6".parse().ok());
    assert_ne!(pinned.identity(), parse("8/8/8/K2pP2r/8/8/8/7k w - - 0 2").identity());
}

#[test]
fn every_attempt_to_play_agrees_with_the_list() {
    for position in Random::new(9).positions(12) {
        let legal = position.legal_moves();
        for from in Square::all() {
            for to in Square::all() {
                for promotion in [None].into_iter().chain(Role::ALL.map(Some)) {
                    let mv = Move { from, to, promotion };
                    let mut next = position.clone();
                    assert_eq!(next.play(mv).is_ok(), legal.contains(mv), "{position} {mv}");
                    assert!(legal.contains(mv) || next == position, "{position} changed by {mv}");
                }
            }
        }
    }
}

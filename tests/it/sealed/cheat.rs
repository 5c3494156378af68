//! Every way to cheat is found, at once or by the audit, and named rightly.

use fog_chess::game::TimeControl;
use fog_chess::rules::{CastlingRights, Color, Draw, Move, Position, Role, Square};
use fog_chess::sealed::hazmat::{Half, Message, Reason};
use fog_chess::sealed::{Check, Fault, Input, LAG_MS, Session};

use super::bytes::changed;
use super::rogue::{Cheat, Duel, Found};

fn at(text: &str) -> Square {
    text.parse().expect(text)
}

fn mv(text: &str) -> Move {
    text.parse().expect(text)
}

/// Plays the moves with a rogue that does something once; the same without the lie is clean.
fn check(color: Color, fen: &str, moves: &str, cheat: Cheat, found: Found) {
    let start: Position = fen.parse().expect(fen);
    let mut duel = Duel::new(color, start, None, cheat);
    duel.play_all(moves);
    assert_eq!(duel.found(), found, "{moves}");
}

fn clean(color: Color, fen: &str, moves: &str) {
    check(color, fen, moves, Cheat::default(), Found::ByAudit(Check::Clean));
}

fn caught(fault: Fault) -> Found {
    Found::ByAudit(Check::Caught(fault))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const OPENING: &str = "e2e4 e7e5 g1f3 b8c6";

fn query(ply: usize, lie: fn(&mut Half)) -> Cheat {
    Cheat { ply, query: Some(lie), ..Cheat::default() }
}

fn answer(ply: usize, lie: fn(&mut Half)) -> Cheat {
    Cheat { ply, answer: Some(lie), ..Cheat::default() }
}

#[test]
fn queries_that_ask_for_more() {
    let lies: [fn(&mut Half); 3] = [
        // An extra piece, another kind, a look through an own pawn.
        |half| half.put(at("e4"), Role::Queen),
        |half| half.put(at("b8"), Role::Queen),
        |half| half.lift(at("d7")),
    ];
    for lie in lies {
        // With its own move, and in reply to the other's.
        for ply in [2, 3] {
            let fault = Fault::QueryForged { ply: ply as u16 };
            check(Color::Black, START, OPENING, query(ply, lie), caught(fault));
        }
    }
    clean(Color::Black, START, OPENING);
    clean(Color::White, START, OPENING);
}

#[test]
fn answers_that_tell_something_else() {
    let lies: [fn(&mut Half); 4] = [
        // A piece missing, moved, invented, and another piece. White sees none of it.
        |half| half.lift(at("g8")),
        |half| {
            half.lift(at("h7"));
            half.put(at("h6"), Role::Pawn);
        },
        |half| half.put(at("a6"), Role::Knight),
        |half| half.put(at("d8"), Role::King),
    ];
    for lie in lies {
        for ply in [1, 2] {
            let fault = Fault::AnswerForged { ply };
            check(Color::Black, START, "g1h3 e7e5 h3g1", answer(ply.into(), lie), caught(fault));
        }
    }
}

#[test]
fn answers_that_cannot_be() {
    // A black piece on the square of a white knight's target that is White's own.
    let lie: fn(&mut Half) = |half| half.put(at("e2"), Role::Knight);
    let found = Found::AtOnce(Fault::Contradiction { square: at("e2") });
    check(Color::Black, START, "g1h3 e7e5", answer(2, lie), found);
    // A pawn on the first rank, seen along an open file.
    let lie: fn(&mut Half) = |half| half.put(at("e8"), Role::Pawn);
    let fen = "4k3/8/8/8/8/8/8/K3R3 w - - 0 1";
    check(Color::Black, fen, "a1a2 e8e7 a2a1 e7e8 a1a2", answer(5, lie), Found::AtOnce(Fault::Pieces));
}

/// A side that stops at what can't be true can break off and have it audited.
#[test]
fn what_stopped_a_game_is_evidence() {
    let audited = |color, fen: &str, moves, cheat| {
        let mut duel = Duel::new(color, fen.parse().expect(fen), None, cheat);
        duel.play_all(moves);
        assert!(!duel.faults.is_empty());
        duel.act(Input::BreakOff);
        let saved = duel.victim.save();
        duel.victim = Session::restore(&saved).expect("what was saved");
        assert_eq!(duel.victim.save(), saved);
        duel.end();
        duel.victim.check()
    };
    // A white piece said to be black, in the answer to a reply and in the reply.
    let lie: fn(&mut Half) = |half| half.put(at("e2"), Role::Knight);
    for (ply, moves) in [(1, "g1h3"), (2, "g1h3 e7e5")] {
        let check = audited(Color::Black, START, moves, answer(ply, lie));
        assert_eq!(check, Check::Caught(Fault::AnswerForged { ply: ply as u16 }));
    }
    // A capture where nothing stands.
    let cheat = Cheat { ply: 1, capture: Some(Some(at("d4"))), ..Cheat::default() };
    assert_eq!(audited(Color::White, START, "e2e4", cheat), Check::Caught(Fault::CaptureForged { ply: 1 }));
}

#[test]
fn en_passant_hidden_or_invented() {
    let fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    let hidden: fn(&mut Half) = |half| half.passed = None;
    check(Color::Black, fen, "d7d5", answer(1, hidden), caught(Fault::AnswerForged { ply: 1 }));
    clean(Color::Black, fen, "d7d5 e5d6");
    let fen = "4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1";
    let invented: fn(&mut Half) = |half| half.passed = Some(at("f6"));
    // The pawn that passed would have to stand on f5, where no one is: nothing contradicts it.
    check(Color::Black, fen, "e8e7", answer(1, invented), caught(Fault::AnswerForged { ply: 1 }));
    let impossible: fn(&mut Half) = |half| half.passed = Some(at("d6"));
    let found = Found::AtOnce(Fault::Contradiction { square: at("d6") });
    check(Color::Black, fen, "e8e7", answer(1, impossible), found);
}

#[test]
fn moves_against_the_rules() {
    for illegal in ["e2e5", "g1e2", "a1a5", "e1g1", "e2e4q", "d7d5"] {
        let cheat = Cheat { ply: 1, ..Cheat::default() };
        let mut duel = Duel::standard(Color::White, cheat);
        duel.play(illegal);
        assert_eq!(duel.found(), caught(Fault::IllegalMove { ply: 1, mv: mv(illegal) }), "{illegal}");
    }
}

#[test]
fn castling_without_the_right() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let there_and_back = "h1h2 e8e7 h2h1 e7e8";
    clean(Color::White, fen, &format!("{there_and_back} e1c1"));
    let fault = Fault::IllegalMove { ply: 5, mv: mv("e1g1") };
    check(Color::White, fen, &format!("{there_and_back} e1g1"), Cheat::default(), caught(fault));
}

#[test]
fn two_moves_for_one() {
    let cheat = |reveal| Cheat { ply: 1, commit: Some("d2d4"), reveal, ..Cheat::default() };
    // Committed to one, made and revealed the other.
    check(Color::White, START, "e2e4", cheat(None), caught(Fault::MoveChanged { ply: 1 }));
    // Committed to one and revealed it, but asked as after the other.
    check(Color::White, START, "e2e4", cheat(Some("d2d4")), caught(Fault::QueryForged { ply: 1 }));
}

#[test]
fn captures_hidden_or_invented() {
    let announce = |capture| Cheat { ply: 3, capture: Some(capture), ..Cheat::default() };
    let forged = || caught(Fault::CaptureForged { ply: 3 });
    clean(Color::White, START, "e2e4 d7d5 e4d5");
    check(Color::White, START, "e2e4 d7d5 e4d5", announce(None), forged());
    check(Color::White, START, "e2e4 d7d5 e4d5", announce(Some(at("d8"))), forged());
    check(Color::White, START, "e2e4 d7d5 e4e5", announce(Some(at("d5"))), forged());
    let nothing = Found::AtOnce(Fault::NothingTaken { square: at("d4") });
    check(Color::White, START, "e2e4 d7d5 e4d5", announce(Some(at("d4"))), nothing);
}

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

#[test]
fn draws_denied_or_invented() {
    // White finds the third repetition and goes on.
    let over = Fault::DrawPassedOver { ply: 8, draw: Draw::Threefold };
    let mut duel = Duel::standard(Color::White, Cheat::default());
    duel.play_all(SHUFFLE);
    duel.play("e2e4");
    assert_eq!(duel.found(), caught(over));
    // Black answers that its pieces were never there before; castling rights change nothing that White sees.
    let denied: fn(&mut Half) = |half| half.castling = CastlingRights::NONE;
    check(Color::Black, START, SHUFFLE, answer(8, denied), caught(Fault::AnswerForged { ply: 8 }));
    // Black answers that its pieces were always there: the honest White claims a draw that is none.
    let invented = Cheat { ply: 8, repeats: true, ..Cheat::default() };
    let moves = "g1f3 g8f6 f3g1 f6g8 g1f3 g8h6 f3g1 h6g4";
    clean(Color::Black, START, moves);
    check(Color::Black, START, moves, invented, caught(Fault::AnswerForged { ply: 8 }));
    // Black claims a repetition that is none.
    let claimed = |reason| Cheat { end: Some(reason), ..Cheat::default() };
    let moves = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6h5 g1f3";
    check(Color::Black, START, moves, claimed(Reason::Threefold), caught(Fault::EndInvented { ply: 9 }));
    check(Color::Black, START, moves, claimed(Reason::NoMove), caught(Fault::EndInvented { ply: 9 }));
    // So few plies after a capture everybody knows better.
    check(Color::Black, START, moves, claimed(Reason::FiftyMoves), Found::AtOnce(Fault::FalseEnd));
    check(Color::Black, START, "e2e4", claimed(Reason::Threefold), Found::AtOnce(Fault::FalseEnd));
    // And so does the side that is to move itself.
    check(Color::Black, START, "e2e4 e7e5", claimed(Reason::NoMove), Found::AtOnce(Fault::FalseEnd));
    check(Color::Black, START, "e2e4 e7e5", claimed(Reason::KingTaken), Found::AtOnce(Fault::FalseEnd));
}

#[test]
fn fifty_moves_denied() {
    let fen = "4k3/8/8/8/8/8/8/4R1K1 w - - 99 80";
    // White answers as if it had just moved a pawn.
    let cheat = Cheat { ply: 1, restless: true, ..Cheat::default() };
    check(Color::White, fen, "e1f1", cheat, caught(Fault::AnswerForged { ply: 1 }));
    clean(Color::White, fen, "e1f1");
    // Black finds the hundredth ply and goes on.
    let mut duel = Duel::new(Color::Black, fen.parse().expect(fen), None, Cheat::default());
    duel.play_all("e1f1");
    duel.play("e8e7");
    assert_eq!(duel.found(), caught(Fault::DrawPassedOver { ply: 1, draw: Draw::FiftyMoves }));
}

#[test]
fn another_seed_coin_or_list_of_moves() {
    let moves = "e2e4 e7e5";
    let cheat = Cheat { seed: Some(3), ..Cheat::default() };
    check(Color::White, START, moves, cheat, caught(Fault::SeedChanged));
    let cheat = Cheat { own_coin: true, ..Cheat::default() };
    check(Color::White, START, moves, cheat, caught(Fault::OpeningForged));
    for reveal in ["", "e2e4 d2d4"] {
        let cheat = Cheat { reveal: Some(reveal), ..Cheat::default() };
        check(Color::White, START, moves, cheat, caught(Fault::MovesMissing));
    }
    let duel = Duel::standard(Color::White, Cheat { turn_coin: true, ..Cheat::default() });
    assert_eq!(duel.faults, [Fault::Coin]);
}

#[test]
fn messages_again_or_in_another_order() {
    let mut duel = Duel::standard(Color::White, Cheat::default());
    duel.play_all(OPENING);
    let (view, sent) = (duel.victim.view(), duel.log.clone());
    // The same again has no effect at all.
    sent.iter().skip(1).for_each(|bytes| duel.send(bytes));
    assert_eq!((duel.faults.as_slice(), duel.victim.view()), (&[][..], view));
    // An old message as if it were new.
    for bytes in sent.iter().skip(1) {
        let mut duel = Duel::standard(Color::White, Cheat::default());
        duel.play_all(OPENING);
        let bytes = changed(bytes, |bytes| bytes[2..6].copy_from_slice(&(sent.len() as u32 - 1).to_le_bytes()));
        duel.send(&bytes);
        assert!(matches!(duel.faults[..], [Fault::OutOfTurn | Fault::FalseEnd]), "{:?}", duel.faults);
    }
    // The message after the next.
    let bytes = changed(&sent[sent.len() - 1], |bytes| bytes[2..6].copy_from_slice(&(sent.len() as u32).to_le_bytes()));
    duel.send(&bytes);
    let expected = sent.len() as u32 - 1;
    assert_eq!(duel.faults, [Fault::Gap { expected, got: expected + 1 }]);
}

#[test]
fn another_message_under_an_old_number() {
    let mut duel = Duel::standard(Color::White, Cheat::default());
    duel.play_all(OPENING);
    let bytes = changed(&duel.log[duel.log.len() - 1], |bytes| bytes[100] ^= 1);
    let seq = duel.log.len() as u32 - 2;
    duel.send(&bytes);
    assert_eq!(duel.faults, [Fault::Changed { seq }]);
}

#[test]
fn false_clocks() {
    let control = TimeControl::minutes(5, 3);
    let told = |left_ms: u64, think_ms: u64| {
        let cheat = Cheat { ply: 1, left_ms: Some(left_ms), ..Cheat::default() };
        let mut duel = Duel::new(Color::White, Position::standard(), Some(control), cheat);
        duel.now_ms += think_ms;
        duel.play("e2e4");
        (duel.faults.clone(), duel.victim.missing_ms())
    };
    let most = 303_000;
    assert_eq!(told(most, 0), (vec![], 0));
    // Broken off over it, the game is audited, and the audit says the same.
    let cheat = Cheat { ply: 1, left_ms: Some(most + 1), ..Cheat::default() };
    let mut duel = Duel::new(Color::White, Position::standard(), Some(control), cheat);
    duel.play("e2e4");
    duel.act(Input::BreakOff);
    duel.end();
    assert_eq!(duel.victim.check(), Check::Caught(Fault::Clock));
    // More than there was, or a move after the time was up.
    for left_ms in [most + 1, u64::MAX, 3_000, 0] {
        assert_eq!(told(left_ms, 0), (vec![Fault::Clock], 0), "{left_ms}");
    }
    // A minute of thinking told as none: no proof, but it is remarked.
    assert_eq!(told(most, 60_000), (vec![], 60_000 - LAG_MS));
    assert_eq!(told(most - 55_000, 60_000), (vec![], 0));
    // Without clocks there is no time to tell.
    let mut duel = Duel::standard(Color::White, Cheat { ply: 1, left_ms: Some(1), ..Cheat::default() });
    duel.play("e2e4");
    assert_eq!(duel.faults, [Fault::Clock]);
}

#[test]
fn a_win_on_time_claimed_too_early() {
    let control = TimeControl::minutes(1, 0);
    let claim = |now_ms: u64| {
        let cheat = Cheat { end: Some(Reason::YourTime), ..Cheat::default() };
        let mut duel = Duel::new(Color::Black, Position::standard(), Some(control), cheat);
        duel.now_ms += now_ms;
        duel.end();
        (duel.faults.clone(), duel.victim.is_over())
    };
    assert_eq!(claim(0), (vec![Fault::Clock], false));
    assert_eq!(claim(60_000), (vec![], true));
}

#[test]
fn a_reveal_refused_leaves_the_game_unchecked() {
    let mut duel = Duel::standard(Color::White, Cheat::default());
    duel.play_all(OPENING);
    duel.say(Message::End { ply: 4, reason: Reason::Resignation });
    duel.act(Input::Audit);
    assert!(duel.victim.is_over());
    assert_eq!((duel.victim.check(), duel.victim.history().is_none()), (Check::Unchecked, true));
}

#[test]
fn secrets_are_not_given_for_nothing() {
    // A reveal while the game goes on ends nothing.
    let mut duel = Duel::standard(Color::White, Cheat::default());
    duel.play_all("e2e4");
    duel.say(Message::Reveal { seed: fog_chess::sealed::hazmat::Revealed([9; 32].into()), moves: vec![] });
    assert_eq!(duel.faults, [Fault::OutOfTurn]);
    assert!(!duel.victim.is_over());
    // A draw taken that nobody offered.
    let cheat = Cheat { end: Some(Reason::Agreement), ..Cheat::default() };
    check(Color::White, START, "e2e4", cheat, Found::AtOnce(Fault::NoOffer));
}

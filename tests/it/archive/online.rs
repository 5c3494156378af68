//! Games of two devices, until they are checked.

use fog_chess::archive::{LoadError, OnlineGame, Saved, export_all, import, load_online, read, save_online};
use fog_chess::game::{TimeControl, Wrong};
use fog_chess::rules::{Color, Outcome, Win};
use fog_chess::sealed::{Colors, Seed, Session, Terms};

use super::*;

fn games() -> Vec<OnlineGame> {
    let clock = Some(TimeControl::minutes(5, 3));
    let terms = Terms::standard(Colors::Coin, clock);
    let session = Session::host(Seed::new([7; 32]), terms).expect("terms").save().to_vec();
    let setup = self::setup(clock);
    let goes_on = OnlineGame {
        setup,
        color: Color::Black,
        tag: *b"\0\xfftagged",
        plies: 41,
        over: false,
        outcome: None,
        wrong: None,
        updated_ms: CREATED_MS + 1,
        session,
    };
    let outcome = Some(Outcome::Decisive { winner: Color::White, by: Win::Time });
    let caught = |(wrong, ply)| OnlineGame { over: true, outcome, wrong: Some((wrong, ply)), ..goes_on.clone() };
    let places = [None, Some(0), Some(41), Some(u16::MAX)];
    let caught: Vec<OnlineGame> = Wrong::ALL.into_iter().zip(places.into_iter().cycle()).map(caught).collect();
    let broken_off = OnlineGame { over: true, session: Vec::new(), ..goes_on.clone() };
    [vec![goes_on, broken_off], caught].concat()
}

#[test]
fn it_comes_back_as_it_was() {
    for game in games() {
        let text = save_online(&id("g1"), &game);
        assert_eq!(load_online(&text).expect(&text), (id("g1"), game.clone()));
        assert!(matches!(read(&text), Ok((_, Saved::Online(read))) if *read == game), "{text}");
    }
}

#[test]
fn an_export_brings_it_back() {
    let [goes_on, broken_off, ..] = &games()[..] else { panic!("two games") };
    let texts = [save_online(&id("g1"), goes_on), save_online(&id("g2"), broken_off)];
    let entries = [("g1".to_owned(), texts[0].clone()), ("g2".to_owned(), texts[1].clone())];
    let games = import(&export_all(&entries)).expect("an export");
    let found: Vec<_> = games.iter().map(|(_, game)| matches!(game, Saved::Online(_))).collect();
    assert_eq!(found, [true, true]);
    assert_eq!(import(&texts[0]).map(|games| games.len()).ok(), Some(1));
}

#[test]
fn a_cut_or_changed_text_does_no_harm() {
    let text = save_online(&id("g1"), &games()[2]);
    for cut in truncations(&text) {
        assert!(load_online(cut).is_err(), "{cut}");
    }
    for changed in mutations(&text, 1_500) {
        if let Ok((id, game)) = load_online(&changed) {
            assert_eq!(load_online(&save_online(&id, &game)).expect(&changed), (id, game));
        }
    }
    let newer = text.replacen("\"version\":1", "\"version\":2", 1);
    assert!(matches!(read(&newer), Err(LoadError::Newer)));
}

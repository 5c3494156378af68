//! Settings as text and back.

use fog_chess::archive::{BoardTheme, BoardTurning, Notation, Settings, Theme};

use super::*;

fn unusual() -> Settings {
    Settings {
        language: Some("cs".to_owned()),
        theme: Theme::Dark,
        board: BoardTheme::Contrast,
        notation: Notation::Letters,
        coordinates: false,
        sound: false,
        vibration: false,
        turning: BoardTurning::White,
        confirm_moves: true,
        pass_alone: true,
        // The sample is older than these settings.
        keep_awake: true,
        guide_seen: false,
        names: ["Anna".to_owned(), "Βίκτωρ".to_owned()],
    }
}

#[test]
fn settings_come_back() {
    for settings in [Settings::default(), unusual(), Settings { keep_awake: false, guide_seen: true, ..unusual() }] {
        assert_eq!(Settings::read(&settings.write()), settings);
    }
}

#[test]
fn every_choice_comes_back() {
    let check = |settings: Settings| assert_eq!(Settings::read(&settings.write()), settings);
    for theme in [Theme::System, Theme::Light, Theme::Dark] {
        check(Settings { theme, ..unusual() });
    }
    for board in [BoardTheme::Wood, BoardTheme::Slate, BoardTheme::Sea, BoardTheme::Contrast] {
        check(Settings { board, ..unusual() });
    }
    for notation in [Notation::Figurines, Notation::Letters] {
        check(Settings { notation, ..unusual() });
    }
    for turning in [BoardTurning::Viewer, BoardTurning::White] {
        check(Settings { turning, ..unusual() });
    }
}

#[test]
fn a_sample_of_an_older_version_loads() {
    assert_eq!(Settings::read(&sample("settings-v1.json")), unusual());
}

#[test]
fn unreadable_text_is_no_settings_at_all() {
    for text in ["", "{", "null", "[]", "7", "\"dark\"", "{\"theme\":\"dark\"", "\u{0}"] {
        assert_eq!(Settings::read(text), Settings::default(), "{text}");
    }
}

#[test]
fn an_unreadable_field_leaves_the_others_alone() {
    let check = |text: &str, wanted: Settings| assert_eq!(Settings::read(text), wanted, "{text}");
    let dark = || Settings { theme: Theme::Dark, ..Settings::default() };
    check(r#"{"version":1,"theme":"dark"}"#, dark());
    check(r#"{"version":2,"theme":"dark","perfume":["rose"]}"#, dark());
    check(r#"{"theme":"dark","board":"marble"}"#, dark());
    check(r#"{"theme":"dark","sound":"no","language":7}"#, dark());
    check(r#"{"theme":"dark","names":["Anna"]}"#, dark());
    check(r#"{"theme":{"dark":true},"sound":false}"#, Settings { sound: false, ..Settings::default() });
    let names = ["Anna".to_owned(), "B".repeat(20)];
    let long = format!(r#"{{"names":["\n\u202eAnna","{}"]}}"#, "B".repeat(99));
    check(&long, Settings { names, ..Settings::default() });
}

#[test]
fn no_text_stops_the_start() {
    let text = unusual().write();
    for cut in truncations(&text) {
        assert_eq!(Settings::read(cut), Settings::default(), "{cut}");
    }
    for changed in mutations(&text, 2_000) {
        let read = Settings::read(&changed);
        assert_eq!(Settings::read(&read.write()), read);
    }
}

//! The rules and the guide: their texts, which come when they are wanted, what their boards show, and the guide's cards.

use fog_chess::app::scene::{Board, Face, Guide, Page, Rules, Subject, Texts, Topic};
use fog_chess::app::{Direction, Effect, Focus, Msg};
use fog_chess::archive::{SettingChange, Settings};
use fog_chess::i18n::{Language, Part};
use fog_chess::rules::{Color, Piece, Position, Role, Square};

use super::device::{Device, Disk};

fn rules(device: &Device) -> Rules {
    match device.page() {
        Page::Rules(rules) => rules,
        page => panic!("no rules: {page:?}"),
    }
}

fn guide(device: &Device) -> Guide {
    match device.page() {
        Page::Guide(guide) => guide,
        page => panic!("no guide: {page:?}"),
    }
}

/// A device whose guide is open at a card.
fn at_card(step: usize) -> Device {
    let mut device = Device::with_disk(Disk::default(), "#/guide");
    device.send(Msg::GuideStep(step));
    device
}

/// The languages for which the texts were asked so far.
fn asked(device: &Device) -> Vec<Language> {
    let language = |effect: &Effect| if let Effect::LoadTexts(_, language) = effect { Some(*language) } else { None };
    device.told.iter().filter_map(language).collect()
}

fn language_of(texts: &Texts) -> Option<Language> {
    if let Texts::Here(catalog) = texts { Some(catalog.language()) } else { None }
}

#[test]
fn texts_are_fetched_once_and_only_when_they_are_wanted() {
    let mut device = Device::start();
    device.go("#/new");
    device.go("#/settings");
    assert_eq!(asked(&device), []);
    device.go("#/rules");
    assert_eq!(language_of(&rules(&device).texts), Some(Language::En));
    device.go("#/guide");
    assert_eq!(language_of(&guide(&device).texts), Some(Language::En));
    device.go("#/rules");
    assert_eq!(asked(&device), [Language::En]);
    for hash in ["#/rules", "#/rules/draws", "#/guide"] {
        assert_eq!(asked(&Device::with_disk(Disk::default(), hash)), [Language::En], "{hash}");
    }
}

#[test]
fn texts_that_do_not_come_can_be_asked_for_again() {
    let mut device = Device::start();
    device.without_texts = true;
    device.go("#/rules");
    assert_eq!(rules(&device).texts, Texts::Missing);
    device.send(Msg::RetryTexts);
    assert_eq!(rules(&device).texts, Texts::Missing);
    device.without_texts = false;
    device.send(Msg::RetryTexts);
    assert_eq!(language_of(&rules(&device).texts), Some(Language::En));
    assert_eq!(asked(&device).len(), 3);
}

#[test]
fn a_page_in_place_of_texts_is_no_text() {
    let mut device = Device::start();
    device.without_texts = true;
    device.go("#/rules");
    device.without_texts = false;
    device.send(Msg::TextsLoaded(Part::Rules, Language::En, Ok("rules-lead = Late.\n".to_owned())));
    assert_eq!(rules(&device).texts, Texts::Missing, "nobody waits for it");
    let mut device = waiting();
    device.send(Msg::TextsLoaded(Part::Rules, Language::En, Ok("<!doctype html><title>Not found</title>".to_owned())));
    assert_eq!(rules(&device).texts, Texts::Missing);
}

/// A device whose rules are open, while their texts have not been answered yet.
fn waiting() -> Device {
    let mut device = Device::start();
    device.answers_texts = false;
    device.go("#/rules");
    assert_eq!(rules(&device).texts, Texts::Coming);
    device
}

#[test]
fn an_answer_in_another_language_is_not_shown() {
    let mut device = waiting();
    device.send(Msg::TextsLoaded(Part::Rules, Language::De, Ok("rules-lead = Spät.\n".to_owned())));
    assert_eq!(rules(&device).texts, Texts::Coming);
    device.send(Msg::TextsLoaded(Part::Rules, Language::En, Ok("rules-lead = Here.\n".to_owned())));
    assert_eq!(language_of(&rules(&device).texts), Some(Language::En));
}

#[test]
fn another_language_comes_while_the_page_is_open() {
    for hash in ["#/rules", "#/guide"] {
        let mut device = Device::with_disk(Disk::default(), hash);
        device.send(Msg::Set(SettingChange::Language(Some(Language::El))));
        assert_eq!(asked(&device), [Language::En, Language::El], "{hash}");
        let texts = if hash == "#/rules" { rules(&device).texts } else { guide(&device).texts };
        assert_eq!(language_of(&texts), Some(Language::El), "{hash}");
    }
}

#[test]
fn a_language_changed_elsewhere_is_fetched_when_the_page_is_opened_again() {
    let mut device = Device::with_disk(Disk::default(), "#/rules");
    device.go("#/settings");
    device.send(Msg::Set(SettingChange::Language(Some(Language::De))));
    assert_eq!(asked(&device), [Language::En]);
    device.go("#/rules");
    assert_eq!(language_of(&rules(&device).texts), Some(Language::De));
}

#[test]
fn an_address_leads_to_a_heading() {
    for topic in Topic::ALL {
        let mut device = Device::start();
        device.go(&format!("#{}", topic.path()));
        let last = device.told.last().expect("an effect");
        assert_eq!(*last, Effect::Focus(Focus::Topic(topic)));
        assert_eq!(Focus::Topic(topic).element_id(), topic.path());
        device.told.clear();
        device.go("#/rules");
        assert_eq!(device.told, [Effect::Focus(Focus::Heading)]);
    }
    let mut device = Device::start();
    device.go("#/rules/nowhere");
    assert!(matches!(device.page(), Page::Rules(_)));
    assert_eq!(device.told.last(), Some(&Effect::Focus(Focus::Heading)));
}

/// The face of a square.
fn face(board: &Board, square: &str) -> Face {
    board.faces[square.parse::<Square>().expect("a square").index()]
}

fn black(role: Role) -> Face {
    Face::Piece(Piece { color: Color::Black, role })
}

fn white(role: Role) -> Face {
    Face::Piece(Piece { color: Color::White, role })
}

/// The true board and what White sees.
fn boards(subject: Subject) -> [Board; 2] {
    let rules = rules(&Device::with_disk(Disk::default(), "#/rules"));
    rules.boards[subject as usize].clone()
}

/// The enemy pieces on a board, by letter.
fn enemies(board: &Board) -> String {
    let letter = |face: &Face| match face {
        Face::Piece(piece) if piece.color == Color::Black => Some(piece.char()),
        _ => None,
    };
    let mut letters: Vec<char> = board.faces.iter().filter_map(letter).collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

fn destinations(board: &Board) -> Vec<String> {
    let mut names: Vec<String> = board.destinations.into_iter().map(|square| square.to_string()).collect();
    names.sort_unstable();
    names
}

#[test]
fn boards_of_the_rules_are_only_looked_at_and_show_less_than_the_truth() {
    for (subject, index) in Subject::ALL.into_iter().zip(0..) {
        assert_eq!(subject as usize, index);
        let [truth, view] = boards(subject);
        assert!(!truth.playable && !view.playable, "{subject:?}");
        assert!(view.faces.contains(&Face::Fogged) && view.faces.contains(&Face::Empty), "{subject:?}");
        if subject == Subject::Opening {
            continue;
        }
        assert!(!truth.faces.contains(&Face::Fogged), "{subject:?}");
        for (real, seen) in truth.faces.iter().zip(&view.faces) {
            assert!(real == seen || *seen == Face::Fogged, "{subject:?}");
        }
    }
}

#[test]
fn the_opening_shows_how_a_move_changes_the_fog() {
    let [before, after] = boards(Subject::Opening);
    assert_eq!(face(&before, "e5"), Face::Fogged);
    assert_eq!(face(&after, "e5"), Face::Empty);
    assert_eq!(face(&before, "e3"), Face::Empty);
    assert_eq!(face(&after, "e3"), Face::Fogged);
    assert_eq!(face(&after, "e4"), white(Role::Pawn));
}

#[test]
fn the_rook_sees_the_pawn_and_not_the_queen_behind_it() {
    let [truth, view] = boards(Subject::Line);
    assert_eq!((face(&truth, "d6"), face(&truth, "d8")), (black(Role::Pawn), black(Role::Queen)));
    assert_eq!(
        (face(&view, "d6"), face(&view, "d7"), face(&view, "d8")),
        (black(Role::Pawn), Face::Fogged, Face::Fogged)
    );
    assert_eq!(enemies(&view), "p");
}

#[test]
fn the_pawn_sees_the_knight_and_neither_the_pawn_ahead_nor_the_empty_diagonal() {
    let [truth, view] = boards(Subject::Pawn);
    assert_eq!((face(&truth, "e5"), face(&truth, "f5")), (black(Role::Pawn), Face::Empty));
    assert_eq!(face(&view, "d5"), black(Role::Knight));
    assert_eq!((face(&view, "e5"), face(&view, "f5")), (Face::Fogged, Face::Fogged));
    assert_eq!(destinations(&view), ["d5"]);
}

#[test]
fn the_passing_pawn_is_seen_with_the_square_it_passed_over() {
    let [_, view] = boards(Subject::Passing);
    assert_eq!((face(&view, "d5"), face(&view, "d6")), (black(Role::Pawn), Face::Empty));
    assert_eq!((face(&view, "d4"), face(&view, "c5")), (Face::Fogged, Face::Fogged), "in the fog");
    assert_eq!(destinations(&view), ["d6", "e6"]);
}

#[test]
fn in_the_middle_of_a_game_white_sees_a_bishop_and_two_pawns() {
    let [truth, view] = boards(Subject::Middle);
    assert_eq!(enemies(&view), "bpp");
    assert!(enemies(&truth).len() > 10 && enemies(&truth).contains('k'));
}

#[test]
fn the_queen_can_take_the_king() {
    let [_, view] = boards(Subject::King);
    assert_eq!(face(&view, "e8"), black(Role::King));
    assert_eq!(view.selected.map(|square| square.to_string()), Some("h5".to_owned()));
    assert!(destinations(&view).contains(&"e8".to_owned()));
}

#[test]
fn white_castles_over_a_square_that_an_unseen_rook_attacks() {
    let [truth, view] = boards(Subject::Castling);
    assert_eq!(face(&truth, "f8"), black(Role::Rook));
    assert_eq!(enemies(&view), "");
    for square in ["g1", "h1"] {
        assert!(destinations(&view).contains(&square.to_owned()), "{square}");
    }
    // The rook's way down to f1 is free.
    for rank in 1..8 {
        assert_eq!(face(&truth, &format!("f{rank}")), Face::Empty);
    }
}

#[test]
fn the_mark_stands_where_the_knight_was_lost_to_an_unseen_pawn() {
    let [truth, view] = boards(Subject::Mark);
    let mark = view.capture_mark.expect("a mark");
    assert_eq!(truth.faces[mark.index()], black(Role::Pawn));
    assert_eq!(view.faces[mark.index()], Face::Fogged);
    assert_eq!(enemies(&view), "");
    assert!(truth.capture_mark.is_none());
    assert!(!view.faces.contains(&white(Role::Knight)));
}

#[test]
fn the_guide_goes_from_card_to_card() {
    let mut device = Device::with_disk(Disk::default(), "#/guide");
    for step in 0..Guide::STEPS {
        device.told.clear();
        device.send(Msg::GuideStep(step));
        assert_eq!(device.told, [Effect::Focus(Focus::Heading)]);
        let guide = guide(&device);
        assert_eq!(guide.step, step);
        assert_eq!(guide.board.playable, guide.hands_on);
    }
    device.send(Msg::GuideStep(Guide::STEPS));
    assert_eq!(guide(&device).step, Guide::STEPS - 1);
    let mut device = Device::start();
    device.send(Msg::GuideStep(1));
    assert!(matches!(device.page(), Page::Home(_)));
}

#[test]
fn a_move_in_the_guide_changes_the_fog() {
    let mut device = at_card(2);
    let before = guide(&device).board;
    device.tap("g1");
    assert_eq!(destinations(&guide(&device).board), ["f3", "h3"]);
    device.tap("f3");
    let after = guide(&device).board;
    assert_eq!(face(&after, "f3"), white(Role::Knight));
    assert_eq!((face(&before, "g5"), face(&after, "g5")), (Face::Fogged, Face::Empty));
    assert!(!after.playable && after.last_move.is_some());
    assert_eq!(device.told.last(), Some(&Effect::Focus(Focus::Square("f3".parse().expect("a square")))));
    device.tap("a2");
    assert_eq!(guide(&device).board.selected, None, "one move is enough");
    assert_eq!(device.disk.games.len(), 0);
}

#[test]
fn a_piece_of_the_guide_can_be_dragged_and_moved_by_keys() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let mut device = at_card(Guide::STEPS - 1);
    device.send(Msg::DragFrom(square("h5")));
    assert_eq!(guide(&device).board.selected, Some(square("h5")));
    device.send(Msg::DropOn(square("h5"), Some(square("e8"))));
    assert!(!guide(&device).board.playable);
    let mut device = at_card(2);
    device.send(Msg::Focused(square("d2")));
    device.send(Msg::Step(Direction::Up));
    assert_eq!(guide(&device).board.cursor, square("d3"));
    assert_eq!(device.told.last(), Some(&Effect::Focus(Focus::Square(square("d3")))));
}

#[test]
fn a_move_in_the_guide_needs_no_confirmation() {
    let mut device = Device::start();
    device.send(Msg::Set(SettingChange::ConfirmMoves(true)));
    device.go("#/guide");
    device.send(Msg::GuideStep(2));
    device.play("e2e4");
    assert!(!guide(&device).board.playable);
}

#[test]
fn black_sees_the_same_whatever_white_has_moved() {
    let shown = guide(&at_card(3)).board;
    assert_eq!((shown.viewer, shown.bottom), (Some(Color::Black), Color::Black));
    for mv in Position::standard().legal_moves() {
        let mut position = Position::standard();
        position.play(mv).expect("a legal move");
        let view = position.view(Color::Black);
        let same = Square::all().all(|square| {
            (shown.faces[square.index()] == Face::Fogged) != view.visible().contains(square) && view.seen().is_empty()
        });
        assert!(same, "{mv:?}");
    }
}

#[test]
fn only_the_king_will_do_on_the_last_card() {
    let mut device = at_card(Guide::STEPS - 1);
    let before = guide(&device).board;
    device.play("h5h7");
    assert_eq!(guide(&device).board.faces, before.faces);
    assert!(guide(&device).board.playable);
    device.play("h5e8");
    let board = guide(&device).board;
    assert_eq!(face(&board, "e8"), white(Role::Queen));
    assert!(!board.playable && !board.faces.contains(&Face::Fogged), "the fog lifts");
}

#[test]
fn escape_puts_a_piece_down_first_and_then_leaves() {
    let mut device = at_card(2);
    device.tap("e2");
    device.send(Msg::Cancel);
    assert_eq!(guide(&device).board.selected, None);
    device.send(Msg::Cancel);
    assert!(matches!(device.page(), Page::Home(_)));
    assert_eq!(device.hash, "#/");
    let mut device = at_card(0);
    device.send(Msg::Cancel);
    assert!(matches!(device.page(), Page::Home(_)));
}

#[test]
fn nothing_of_a_game_can_be_done_in_the_guide() {
    for step in 0..Guide::STEPS {
        let mut device = at_card(step);
        let before = device.scene();
        for msg in [Msg::AskResign, Msg::AskDraw, Msg::Answer(true), Msg::PassOn, Msg::OpenCurtain, Msg::TakeOver] {
            device.send(msg);
        }
        device.send(Msg::Visible(false));
        device.send(Msg::Visible(true));
        device.wait(10_000);
        assert_eq!(device.page(), before.page, "card {step}");
        assert_eq!(device.scene().question, None);
        assert_eq!(device.disk.games.len(), 0);
    }
}

fn offered(device: &Device) -> bool {
    match device.page() {
        Page::Home(home) => home.offer_guide,
        page => panic!("not at home: {page:?}"),
    }
}

#[test]
fn the_guide_is_offered_until_it_was_seen() {
    let mut device = Device::start();
    assert!(offered(&device));
    device.go("#/rules");
    device.go("#/");
    assert!(offered(&device));
    device.go("#/guide");
    device.go("#/");
    assert!(!offered(&device));
    assert!(!offered(&device.reload()));
    let saved = device.disk.settings.as_deref().expect("settings");
    assert!(Settings::read(saved).guide_seen);
}

#[test]
fn who_has_a_game_is_not_offered_the_guide() {
    let mut device = Device::start();
    device.new_game();
    device.open();
    device.play("e2e4");
    device.go("#/");
    assert!(!offered(&device));
    let settings = Some(Settings { sound: false, ..Settings::default() }.write());
    assert!(offered(&Device::with_disk(Disk { settings, ..Disk::default() }, "")));
}

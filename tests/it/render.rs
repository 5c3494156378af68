//! Pages as HTML: what a scene turns into, and above all what it does not.

use std::collections::BTreeSet;
use std::rc::Rc;

use fog_chess::app::scene::{
    Announcement, Board, Busy, ClockChoice, Face, Guide, Notice, Page, Perspective, Question, Replay, Rules, Scene,
    Subject, Texts, Toast, Topic, TypedError,
};
use fog_chess::app::{DraftChange, Msg, ReplayStep, StoreError};
use fog_chess::archive::{ImportError, ImportReason, SettingChange};
use fog_chess::i18n::Language;
use fog_chess::rules::{Color, Draw, Outcome, Role, Square, Win};
use fog_chess::ui::screen;
use yew::LocalServerRenderer;
use yew::prelude::*;

use super::app::device::{Device, Disk};

#[derive(PartialEq, Properties)]
struct WholeProps {
    scene: Rc<Scene>,
}

/// The screen as a component, which the renderer asks for.
#[component]
fn Whole(props: &WholeProps) -> Html {
    screen(&props.scene, &Callback::noop(), &Callback::from(|_| String::new()))
}

fn html(scene: Scene) -> String {
    let renderer = LocalServerRenderer::<Whole>::with_props(WholeProps { scene: Rc::new(scene) }).hydratable(false);
    pollster::block_on(renderer.render())
}

/// The values of an attribute, in the order of the page.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let opening = format!(" {name}=\"");
    let parts = html.split(opening.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

/// The button of a square, from its tag to its end.
fn square<'a>(html: &'a str, square: &str) -> &'a str {
    let start = html.find(&format!("<button type=\"button\" id=\"sq-{square}\"")).expect("the square");
    let end = html[start..].find("</button>").expect("the end of the button");
    &html[start..start + end]
}

fn label<'a>(html: &'a str, name: &str) -> &'a str {
    attributes(square(html, name), "aria-label")[0]
}

/// A game in which White has just opened the curtain after these moves of both.
fn table_after(moves: &[&str]) -> Device {
    let mut device = Device::start();
    device.new_game();
    device.play_all(moves);
    if !moves.is_empty() {
        device.send(Msg::PassOn);
    }
    device.open();
    device
}

/// A game in which White has taken the king.
fn finished() -> Device {
    let mut device = table_after(&["e2e4", "f7f6", "d1h5", "a7a6"]);
    device.play("h5e8");
    device
}

/// Every page there is, with a name.
fn pages() -> Vec<(&'static str, Scene)> {
    let mut pages = Vec::new();
    let mut device = Device::start();
    pages.push(("home", device.scene()));
    for (name, hash) in [("new", "#/new"), ("rules", "#/rules"), ("settings", "#/settings"), ("missing", "#/game/none")]
    {
        device.go(hash);
        pages.push((name, device.scene()));
    }
    device.go("#/guide");
    for (step, name) in (0..Guide::STEPS).zip(["guide 1", "guide 2", "guide 3", "guide 4", "guide 5"]) {
        device.send(Msg::GuideStep(step));
        pages.push((name, device.scene()));
    }
    device.play("h5e8");
    pages.push(("guide won", device.scene()));
    pages.push(("rules without texts", rules_with(Texts::Missing)));
    pages.push(("rules that are coming", rules_with(Texts::Coming)));
    device.go("#/new");
    device.send(Msg::Draft(DraftChange::Clock(ClockChoice::Custom)));
    device.send(Msg::Draft(DraftChange::Minutes("none".to_owned())));
    pages.push(("new with an error", device.scene()));
    device.send(Msg::Draft(DraftChange::Clock(ClockChoice::Preset(0))));
    device.new_game();
    pages.push(("curtain", device.scene()));
    device.open();
    pages.push(("table", device.scene()));
    device.send(Msg::Typed("nonsense".to_owned()));
    pages.push(("typed error", device.scene()));
    device.send(Msg::AskDraw);
    pages.push(("question", device.scene()));
    device.send(Msg::Answer(true));
    device.play("e2e4");
    pages.push(("moved", device.scene()));
    device.send(Msg::PassOn);
    device.open();
    pages.push(("draw offered", device.scene()));
    device.send(Msg::Set(SettingChange::ConfirmMoves(true)));
    device.play("e7e5");
    pages.push(("confirming", device.scene()));
    pages.push(("promoting", promoting().scene()));
    let mut device = finished();
    pages.push(("replay", device.scene()));
    device.disk.games.insert("broken".to_owned(), "{".to_owned());
    device.refuses = None;
    device.go("#/");
    pages.push(("games", device.scene()));
    device.send(Msg::Delete("broken".to_owned()));
    device.refuses = Some(StoreError::Blocked);
    device.go("#/new");
    device.send(Msg::StartGame);
    pages.push(("toast and notice", device.scene()));
    let bare = |page: Page| Scene { page, ..Device::start().scene() };
    pages.push(("busy", bare(Page::Busy(Busy { names: Default::default() }))));
    pages.push(("starting", bare(Page::Starting)));
    pages
}

fn rules_with(texts: Texts) -> Scene {
    let scene = Device::with_disk(Disk::default(), "#/rules").scene();
    let Page::Rules(rules) = scene.page.clone() else { panic!("no rules: {:?}", scene.page) };
    Scene { page: Page::Rules(Rules { texts, ..rules }), ..scene }
}

fn promoting() -> Device {
    let mut device = table_after(&["h2h4", "g7g5", "h4g5", "h7h6", "g5h6", "a7a6", "h6h7", "a6a5"]);
    device.play("h7g8");
    device
}

#[test]
fn every_page_has_one_heading_and_one_of_each_id() {
    for (name, scene) in pages() {
        let html = html(scene);
        assert_eq!(html.matches("<h1").count(), 1, "headings of {name}");
        assert!(html.contains("<h1 id=\"page-heading\" tabindex=\"-1\">"), "heading of {name}");
        assert!(html.contains("<main"), "main part of {name}");
        let ids = attributes(&html, "id");
        let unique: BTreeSet<&&str> = ids.iter().collect();
        assert_eq!(ids.len(), unique.len(), "ids of {name}: {ids:?}");
    }
}

#[test]
fn every_page_speaks_english() {
    let source = concat!(include_str!("../../locales/en/main.ftl"), include_str!("../../locales/en/rules.ftl"));
    let ids: Vec<&str> = source.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect();
    assert!(ids.contains(&"home-play") && ids.contains(&"rules-lead"));
    for (name, scene) in pages() {
        let html = html(scene);
        for id in &ids {
            let seen = [format!(">{id}<"), format!("aria-label=\"{id}\""), format!("placeholder=\"{id}\"")];
            assert!(seen.iter().all(|text| !html.contains(text)), "{name} shows {id}");
        }
        assert!(!html.contains("{$") && !html.contains("{ $"), "{name} shows a variable");
    }
}

#[test]
fn labels_and_descriptions_point_to_what_there_is() {
    for (name, scene) in pages() {
        let html = html(scene);
        let ids = attributes(&html, "id");
        for attribute in ["aria-labelledby", "aria-describedby", "for"] {
            for id in attributes(&html, attribute) {
                assert!(ids.contains(&id), "{name}: {attribute} names {id}");
            }
        }
    }
}

#[test]
fn behind_the_curtain_there_is_nothing_of_the_board() {
    let mut device = table_after(&["e2e4", "e7e5", "g1f3", "b8c6"]);
    device.send(Msg::Visible(false));
    let html = html(device.scene());
    assert!(html.contains("curtain"));
    for part in ["pieces.svg", "data-square", "board\"", "sq-", "gridcell", "tray", "moves", "♘", "f3", "e4"] {
        assert!(!html.contains(part), "{part} in {html}");
    }
}

#[test]
fn the_curtain_says_when_it_can_open() {
    let mut device = Device::start();
    device.new_game();
    let button = |device: &Device| {
        let html = html(device.scene());
        let start = html.find("id=\"curtain-open\"").expect("the button");
        html[start..].split('>').next().expect("its tag").contains("disabled")
    };
    assert!(button(&device));
    device.wait(1_000);
    assert!(!button(&device));
}

/// The enemy pieces that a board shows to its viewer.
fn enemies(board: &Board) -> usize {
    let enemy = |face: &&Face| matches!(face, Face::Piece(piece) if Some(piece.color) != board.viewer);
    board.faces.iter().filter(enemy).count()
}

#[test]
fn a_table_shows_no_enemy_piece_but_those_on_its_squares() {
    for (moves, seen) in [(&[][..], 0), (&["e2e4", "d7d5"], 1), (&["e2e4", "e7e5", "g1f3", "g8f6"], 1)] {
        let device = table_after(moves);
        let html = html(device.scene());
        assert_eq!(enemies(&device.table().board), seen, "{moves:?}");
        assert_eq!(html.matches("pieces.svg#b").count(), seen, "{moves:?}");
        for name in Square::all().filter(|square| device.table().board.faces[square.index()] == Face::Fogged) {
            let square = square(&html, &name.to_string());
            assert!(square.contains("fog") && !square.contains("<svg"), "{name} in {square}");
        }
    }
}

#[test]
fn games_that_differ_in_the_fog_give_the_same_page() {
    for (one, other) in [(["e2e4", "a7a5"], ["e2e4", "b8c6"]), (["g1f3", "a7a6"], ["g1f3", "h7h5"])] {
        let page = |moves: &[&str]| html(Scene { announcement: (0, None), ..table_after(moves).scene() });
        assert_eq!(page(&one), page(&other), "{one:?} and {other:?}");
    }
}

#[test]
fn squares_have_names() {
    let mut device = table_after(&["e2e4", "d7d5"]);
    let before = html(device.scene());
    for (name, wanted) in [
        ("a2", "a2, your pawn"),
        ("e1", "e1, your king"),
        ("d5", "d5, enemy pawn"),
        ("e4", "e4, your pawn, last move"),
        ("e2", "e2, empty, last move"),
        ("e5", "e5, empty"),
        ("e8", "e8, hidden"),
    ] {
        assert_eq!(label(&before, name), wanted);
    }
    device.tap("e4");
    let picked = html(device.scene());
    assert_eq!(label(&picked, "e4"), "e4, your pawn, picked, last move");
    assert_eq!(label(&picked, "e5"), "e5, empty, can move here");
    assert_eq!(label(&picked, "d5"), "d5, enemy pawn, can be taken");
}

#[test]
fn a_loss_out_of_sight_is_marked_on_the_board_and_in_the_list() {
    let device = table_after(&["g1f3", "e7e5", "f3e5", "d7d6", "e5f7", "e8f7"]);
    let html = html(device.scene());
    assert_eq!(label(&html, "f7"), "f7, hidden, last move, you lost a piece here");
    assert!(html.contains("×f7"));
    assert!(html.contains("Black took your piece on f7"));
    assert_eq!(html.matches("Black moved<").count(), 2);
}

#[test]
fn a_loss_is_told_in_words_until_the_player_has_moved() {
    let told = |html: &str, text: &str| html.contains(&format!("<p class=\"detail\">{text}</p>"));
    let mut device = table_after(&["e2e4", "d7d5", "e4d5"]);
    assert!(told(&html(device.scene()), "You lost your pawn on d5."));
    device.play("d8d5");
    assert!(told(&html(device.scene()), "You play Black"));
    device.send(Msg::PassOn);
    device.open();
    assert!(told(&html(device.scene()), "You lost your pawn on d5."));
    assert!(told(&html(table_after(&["e2e4", "d7d5"]).scene()), "You play White"));
    let passing = table_after(&["e2e4", "a7a6", "e4e5", "d7d5", "e5d6"]);
    assert!(told(&html(passing.scene()), "You lost your pawn on d5."), "in passing");
}

#[test]
fn the_sign_of_an_own_move_is_not_round_the_piece_that_took_there() {
    let html = html(table_after(&["e2e4", "d7d5", "e4d5"]).scene());
    assert_eq!(label(&html, "d5"), "d5, enemy pawn");
    assert_eq!(label(&html, "d7"), "d7, empty, last move");
}

#[test]
fn the_keyboard_reaches_one_square() {
    for color in Color::ALL {
        let device = table_after(if color == Color::White { &[] } else { &["e2e4"] });
        let html = html(device.scene());
        let squares = Square::all().map(|name| square(&html, &name.to_string()).to_owned());
        let reached: Vec<String> = squares.filter(|square| square.contains("tabindex=\"0\"")).collect();
        assert_eq!(reached.len(), 1);
        let cursor = if color == Color::White { "e2" } else { "e7" };
        assert!(reached[0].contains(&format!("data-square=\"{cursor}\"")));
    }
}

#[test]
fn the_board_is_turned_to_who_looks() {
    let order = |device: &Device| {
        let html = html(device.scene());
        let squares = attributes(&html, "data-square");
        (squares[0].to_owned(), squares[7].to_owned(), squares[63].to_owned())
    };
    let corners = |a: &str, b: &str, c: &str| (a.to_owned(), b.to_owned(), c.to_owned());
    assert_eq!(order(&table_after(&[])), corners("a8", "h8", "h1"));
    assert_eq!(order(&table_after(&["e2e4"])), corners("h1", "a1", "a8"));
}

#[test]
fn only_own_pieces_can_be_dragged() {
    let device = table_after(&["e2e4", "d7d5"]);
    let html = html(device.scene());
    assert_eq!(html.matches("data-own").count(), 16);
    assert!(square(&html, "e4").contains("data-own"));
    assert!(!square(&html, "d5").contains("data-own"));
}

#[test]
fn a_question_lies_over_a_page_that_is_out_of_reach() {
    let mut device = table_after(&[]);
    device.send(Msg::AskResign);
    let html = html(device.scene());
    let app = html[..html.find("<header").expect("the bar")].to_owned();
    assert!(app.contains("inert"), "{app}");
    let dialog = &html[html.find("role=\"alertdialog\"").expect("the dialog")..];
    assert!(dialog.contains("aria-modal=\"true\""));
    assert!(dialog.find("id=\"dialog-first\"").expect("the first button") < dialog.find("danger").expect("the yes"));
}

#[test]
fn a_promotion_offers_four_pieces_and_a_way_back() {
    let html = html(promoting().scene());
    let dialog = &html[html.find("role=\"dialog\"").expect("the chooser")..];
    for name in ["Queen", "Rook", "Bishop", "Knight", "Cancel"] {
        assert!(
            dialog.contains(&format!("<span>{name}</span>")) || dialog.contains(&format!("</svg>{name}")),
            "{name}"
        );
    }
}

fn with_page(change: impl FnOnce(&mut Replay)) -> String {
    let mut scene = finished().scene();
    match &mut scene.page {
        Page::Replay(replay) => change(replay),
        page => panic!("no replay: {page:?}"),
    }
    html(scene)
}

#[test]
fn the_result_says_who_won_and_how() {
    let won = |winner, by| Outcome::Decisive { winner, by };
    let drawn = |by| Outcome::Draw { by };
    for (outcome, title, detail) in [
        (won(Color::White, Win::KingCaptured), "White wins", "White took the black king."),
        (won(Color::Black, Win::KingCaptured), "Black wins", "Black took the white king."),
        (won(Color::White, Win::Resignation), "White wins", "Black resigned."),
        (won(Color::Black, Win::Time), "Black wins", "White ran out of time."),
        (drawn(Draw::NoMove), "Draw", "The side to move has no move."),
        (drawn(Draw::Threefold), "Draw", "The same position for the third time."),
        (drawn(Draw::FiftyMoves), "Draw", "Fifty moves without capture or pawn move."),
        (drawn(Draw::Agreement), "Draw", "Both players agreed."),
    ] {
        let html = with_page(|replay| replay.outcome = outcome);
        assert!(html.contains(&format!("{title}</h1><p class=\"detail\">{detail}</p>")), "{outcome}");
    }
    let html = with_page(|replay| replay.seats.white.name = "Anna".to_owned());
    assert!(html.contains("Anna wins</h1><p class=\"detail\">White took the black king.</p>"));
}

#[test]
fn the_replay_shows_where_it_stands() {
    let mut device = finished();
    device.send(Msg::Replay(ReplayStep::Ply(2)));
    device.send(Msg::Look(Perspective::Side(Color::Black)));
    let html = html(device.scene());
    assert_eq!(html.matches("aria-current=\"true\"").count(), 1);
    let current = &html[html.find("aria-current").expect("the ply")..];
    assert!(current.contains("f6") && current.find("f6") < current.find("</button>"));
    let pressed = &html[html.find("aria-pressed=\"true\"").expect("the view")..];
    assert!(pressed.find("Black’s view") < pressed.find("</button>"));
    assert_eq!(label(&html, "e4"), "e4, hidden");
    assert!(html.contains("data-swipe"));
}

#[test]
fn the_true_board_names_colors() {
    let html = html(finished().scene());
    assert_eq!(label(&html, "e8"), "e8, white queen, last move");
    assert_eq!(label(&html, "a8"), "a8, black rook");
}

#[test]
fn announcements_are_sentences() {
    let square = Square::at(4, 3);
    let said = |announcement: Announcement| {
        let html = html(Scene { announcement: (7, Some(announcement)), ..Device::start().scene() });
        let place = &html[html.rfind("sr-only").expect("the live region")..];
        let start = place.find("<p>").expect("the announcement") + "<p>".len();
        place[start..].split("</p>").next().expect("its end").to_owned()
    };
    for (announcement, wanted) in [
        (Announcement::Curtain(Color::Black, "Ben".to_owned()), "The curtain is down. Next: Black: Ben."),
        (Announcement::YourTurn { moved: false, lost: None, declined: false }, "Your move. The game begins."),
        (Announcement::YourTurn { moved: true, lost: None, declined: false }, "Your move. The other side has moved."),
        (
            Announcement::YourTurn { moved: true, lost: None, declined: true },
            "Your move. The other side has moved. Draw declined.",
        ),
        (
            Announcement::YourTurn { moved: true, lost: Some((square, Role::Rook)), declined: false },
            "Your move. You lost your rook on e4.",
        ),
        (Announcement::Picked(square, Role::Pawn, 1), "Pawn e4 picked, 1 square to go."),
        (Announcement::Picked(square, Role::Knight, 3), "Knight e4 picked, 3 squares to go."),
        (Announcement::CannotGo(square), "It can’t go to e4."),
        (Announcement::Typed(TypedError::Illegal), "None of your pieces can do that."),
        (Announcement::Ended(Outcome::Draw { by: Draw::Agreement }, String::new()), "Draw. Both players agreed."),
        (
            Announcement::Ended(Outcome::Decisive { winner: Color::Black, by: Win::Time }, "Ben".to_owned()),
            "Ben wins. White ran out of time.",
        ),
        (Announcement::Ply(0, 5, None), "Start. 5 half-moves in all."),
    ] {
        assert_eq!(said(announcement), wanted);
    }
    let mut device = table_after(&["e2e4", "d7d5"]);
    device.play("e4d5");
    assert!(html(device.scene()).contains("<p>Played: pawn e takes d5. Pass the phone when you are ready.</p>"));
}

#[test]
fn toasts_and_notices_say_what_is_the_matter() {
    let scene = |toast: Toast| Scene { toast: Some(toast), ..Device::start().scene() };
    let game = |line, reason| Toast::ImportFailed(ImportError::Unusable { number: 2, line, reason });
    for (toast, wanted) in [
        (Toast::Saved(false), "File saved."),
        (Toast::Saved(true), "File saved. It holds every move of both sides."),
        (Toast::DeleteBusy, "This game is open in another tab and can’t be deleted here."),
        (Toast::Imported(1), "1 game imported."),
        (Toast::Imported(12), "12 games imported."),
        (Toast::LanguageFailed(Language::De), "Deutsch could not be loaded. Check the connection."),
        (Toast::ImportFailed(ImportError::Newer), "The file was made by a newer version of this app."),
        (
            game(Some(7), ImportReason::IllegalMove("Ke9".to_owned())),
            "Nothing imported. Game 2, line 7: Ke9 can’t be played.",
        ),
        (game(None, ImportReason::Malformed), "Nothing imported. Game 2: it is incomplete or broken."),
    ] {
        assert!(html(scene(toast)).contains(&format!("<p>{wanted}</p>")), "{wanted}");
    }
    let notices = vec![Notice::StorageFull];
    let html = html(Scene { notices, ..Device::start().scene() });
    assert!(html.contains("There is no room left to save."));
}

#[test]
fn the_contents_of_the_rules_lead_to_headings() {
    let html = html(Device::with_disk(Disk::default(), "#/rules").scene());
    let links = attributes(&html, "href");
    let ids = attributes(&html, "id");
    for topic in Topic::ALL {
        assert_eq!(links.iter().filter(|link| **link == format!("#{}", topic.path())).count(), 1, "{topic:?}");
        assert!(html.contains(&format!("<h2 id=\"{}\" tabindex=\"-1\">", topic.path())), "{topic:?}");
        assert!(ids.contains(&topic.path()));
    }
    assert!(links.contains(&"#/guide") && links.contains(&"#/new"));
    assert_eq!(html.matches("<table>").count(), 1);
    assert_eq!((html.matches("<th>").count(), html.matches("<td>").count()), (2, 16));
}

#[test]
fn boards_of_the_rules_are_pictures_with_words_and_nothing_to_press() {
    let html = html(Device::with_disk(Disk::default(), "#/rules").scene());
    let figures: Vec<&str> = html.split("<figure>").skip(1).collect();
    assert_eq!(figures.len(), 2 * Subject::ALL.len());
    for figure in &figures {
        let figure = figure.split("</figure>").next().expect("its end");
        assert!(figure.contains("role=\"img\"") && figure.contains("<figcaption>"));
        for part in ["<button", "tabindex", "data-square", " id=", "href=\"#"] {
            assert!(!figure.contains(part), "{part} in {figure}");
        }
        assert!(!attributes(figure, "aria-label")[0].is_empty());
    }
    let words =
        |subject: Subject, side: usize| attributes(figures[2 * subject as usize + side], "aria-label")[0].to_owned();
    assert_eq!(
        words(Subject::Pawn, 0),
        "e1, white king; e4, white pawn; d5, black knight; e5, black pawn; e8, black king"
    );
    let seen = "e1, your king; e4, your pawn, picked; d5, enemy knight, can be taken. \
                Seen to be empty: d1, f1, d2, e2, f2. Everything else is hidden.";
    assert_eq!(words(Subject::Pawn, 1), seen);
    assert!(words(Subject::Castling, 1).contains("h1, your rook, castles with this rook"));
    assert!(words(Subject::Mark, 1).contains("e5, hidden, you lost a piece here"));
}

#[test]
fn a_card_of_the_guide_says_where_it_stands_and_how_to_leave() {
    let mut device = Device::with_disk(Disk::default(), "#/guide");
    for step in 0..Guide::STEPS {
        device.send(Msg::GuideStep(step));
        let html = html(device.scene());
        assert!(html.contains(&format!("<p class=\"detail\">Step {} of 5</p>", step + 1)));
        assert_eq!(html.contains("aria-label=\"Skip\""), step + 1 < Guide::STEPS);
        assert_eq!(html.contains(">Back</button>"), step > 0);
        assert_eq!(html.contains(">Next</button>"), step + 1 < Guide::STEPS);
        assert_eq!(html.contains("role=\"grid\""), [2, 4].contains(&step), "card {step}");
    }
    assert!(html(device.scene()).contains("take it!"));
    device.play("h5e8");
    let html = html(device.scene());
    assert!(html.contains("You have won") && !html.contains("take it!"));
}

#[test]
fn texts_that_are_missing_can_be_asked_for_again() {
    let missing = html(rules_with(Texts::Missing));
    assert!(missing.contains("<p role=\"alert\">This page could not be loaded. Check the connection.</p>"));
    assert!(missing.contains(">Try again</span></button>"));
    let coming = html(rules_with(Texts::Coming));
    assert!(coming.contains("aria-busy=\"true\"") && !coming.contains("<button"));
}

#[test]
fn the_first_page_has_one_way_to_the_guide() {
    let mut device = Device::start();
    for (offer, words) in [(true, "New here? Two minutes"), (false, "Your first game")] {
        let html = html(device.scene());
        assert_eq!(html.matches("href=\"#/guide\"").count(), 1);
        assert!(html.contains(&format!("<span>{words}</span>")), "offered: {offer}");
        device.go("#/guide");
        device.go("#/");
    }
}

#[test]
fn players_of_one_name_can_be_told_apart() {
    let mut device = Device::start();
    device.go("#/new");
    let name = |device: &mut Device, player, name: &str| {
        device.send(Msg::Draft(DraftChange::Name(player, name.to_owned())));
    };
    name(&mut device, 0, "Anna");
    name(&mut device, 1, "Anna ");
    let same = html(device.scene());
    assert!(same.contains("Anna (First player)</span>") && same.contains("Anna (Second player)</span>"));
    name(&mut device, 1, "Ben");
    let other = html(device.scene());
    assert!(other.contains(">Anna</span>") && other.contains(">Ben</span>"));
}

#[test]
fn questions_can_be_declined_first() {
    for question in [Question::Resign, Question::OfferDraw, Question::AcceptDraw] {
        let html = html(Scene { question: Some(question), ..table_after(&[]).scene() });
        assert!(
            html.contains("id=\"dialog-first\" class=\"quiet\"><span>Keep playing</span></button>"),
            "{question:?}"
        );
    }
}

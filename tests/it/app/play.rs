//! A game on one device, from the form to the lifted fog.

use fog_chess::app::scene::{
    Announcement, ClockChoice, CurtainReason, DrawOffer, Face, Notice, Page, Perspective, Phase, Question, TypedError,
    WhiteChoice,
};
use fog_chess::app::{DraftChange, Effect, Focus, LockEvent, Msg, ReplayStep, Sound, StoreError};
use fog_chess::archive::SettingChange;
use fog_chess::game::MoveEntry;
use fog_chess::rules::{Color, Draw, Outcome, Piece, Role, Square, Win};

use super::device::Device;

const KING_TAKEN: [&str; 5] = ["e2e4", "f7f5", "d1h5", "a7a6", "h5e8"];

fn outcome(device: &Device) -> Outcome {
    match device.page() {
        Page::Replay(replay) => replay.outcome,
        page => panic!("not ended: {page:?}"),
    }
}

fn is_curtain(device: &Device, next: Color) -> bool {
    matches!(device.page(), Page::Curtain(curtain) if curtain.next == next)
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

#[test]
fn a_game_to_the_capture_of_the_king() {
    let mut device = Device::start();
    device.new_game();
    assert!(is_curtain(&device, Color::White));
    device.play_all(&KING_TAKEN);
    assert_eq!(outcome(&device), Outcome::Decisive { winner: Color::White, by: Win::KingCaptured });
    assert_eq!(device.sounds.last(), Some(&Sound::End));
    assert_eq!(device.reload().page(), device.page());
}

#[test]
fn the_curtain_opens_only_after_its_first_moment() {
    let mut device = Device::start();
    device.new_game();
    device.open();
    device.play("e2e4");
    assert_eq!(device.table().phase, Phase::Moved { alone: false });
    device.send(Msg::PassOn);
    device.send(Msg::OpenCurtain);
    assert!(is_curtain(&device, Color::Black), "opened by the tap that lowered it");
    device.open();
    assert_eq!(device.table().viewer, Color::Black);
}

#[test]
fn the_next_ply_waits_until_the_last_is_saved() {
    let mut device = Device::start();
    device.new_game();
    device.open();
    device.answers_writes = false;
    device.play("e2e4");
    device.send(Msg::PassOn);
    device.open();
    assert!(
        matches!(device.page(), Page::Curtain(curtain) if !curtain.ready),
        "the curtain opened before the ply was saved"
    );
}

#[test]
fn the_curtain_falls_whenever_the_table_is_left() {
    let mut device = Device::start();
    device.new_game();
    device.play_all(&["e2e4", "e7e5"]);
    device.send(Msg::PassOn);
    device.open();
    let game = device.hash.clone();
    device.send(Msg::Visible(false));
    device.send(Msg::Visible(true));
    assert!(matches!(device.page(), Page::Curtain(curtain) if curtain.reason == CurtainReason::Back));
    device.open();
    device.go("#/rules");
    device.go(&game);
    assert!(is_curtain(&device, Color::White));
    device.open();
    assert!(is_curtain(&device.reload(), Color::White));
}

#[test]
fn the_phone_passes_by_itself_if_it_may() {
    let mut device = Device::start();
    device.send(Msg::Set(SettingChange::PassAlone(true)));
    device.new_game();
    device.open();
    device.play("e2e4");
    assert_eq!(device.table().phase, Phase::Moved { alone: true });
    device.wait(10_000);
    assert!(is_curtain(&device, Color::Black));
}

#[test]
fn tapping_picks_changes_and_puts_down() {
    let mut device = Device::start();
    device.new_game();
    device.open();
    device.tap("e2");
    assert_eq!(device.table().board.selected, Some(square("e2")));
    device.tap("d2");
    assert_eq!(device.table().board.selected, Some(square("d2")));
    device.tap("d2");
    assert_eq!(device.table().board.selected, None);
    device.tap("e5");
    assert_eq!(device.scene().announcement.1, Some(Announcement::NothingToMove(square("e5"))));
    device.send(Msg::DragFrom(square("g1")));
    device.send(Msg::DropOn(square("g1"), Some(square("f3"))));
    assert_eq!(device.table().board.last_move, Some((square("g1"), square("f3"))));
}

#[test]
fn moves_are_confirmed_if_the_player_wants() {
    let mut device = Device::start();
    device.send(Msg::Set(SettingChange::ConfirmMoves(true)));
    device.new_game();
    device.open();
    device.play("e2e4");
    assert!(matches!(device.table().phase, Phase::Confirming(_)));
    assert_eq!(device.scene().announcement.1, None, "the picked piece is still told");
    device.send(Msg::Cancel);
    assert_eq!(device.table().phase, Phase::ToMove);
    device.play("d2d4");
    device.send(Msg::ConfirmMove);
    assert_eq!(device.table().phase, Phase::Moved { alone: false });
}

#[test]
fn a_promotion_can_be_cancelled_and_chosen() {
    let mut device = Device::start();
    device.new_game();
    device.play_all(&["h2h4", "g7g5", "h4g5", "a7a6", "g5g6", "a6a5", "g6h7", "a5a4"]);
    device.send(Msg::PassOn);
    device.open();
    device.play("h7g8");
    assert_eq!(device.table().phase, Phase::Promoting(square("h7"), square("g8")));
    device.send(Msg::Cancel);
    assert_eq!(device.table().phase, Phase::ToMove);
    device.play("h7g8");
    device.send(Msg::Promote(Role::Knight));
    let piece = Face::Piece(Piece { color: Color::White, role: Role::Knight });
    assert_eq!(device.table().board.faces[square("g8").index()], piece);
}

#[test]
fn a_pawn_taken_in_passing_is_marked_where_it_stood() {
    let mut device = Device::start();
    device.new_game();
    device.play_all(&["e2e4", "a7a6", "e4e5", "d7d5", "e5d6"]);
    device.send(Msg::PassOn);
    device.open();
    assert_eq!(device.sounds.last(), Some(&Sound::Loss));
    let table = device.table();
    let seen = table.board.faces[square("d5").index()] != Face::Fogged;
    let mark = (!seen).then_some(square("d5"));
    assert_eq!(table.board.capture_mark, mark);
    assert_eq!(table.moves.last(), Some(&MoveEntry::Hidden { mark }));
}

#[test]
fn the_king_castles_onto_its_rook_too() {
    let mut device = Device::start();
    device.new_game();
    device.play_all(&["g1f3", "a7a6", "g2g3", "a6a5", "f1g2", "a5a4"]);
    device.send(Msg::PassOn);
    device.open();
    device.tap("e1");
    let board = device.table().board;
    assert!(board.destinations.contains(square("h1")) && board.destinations.contains(square("g1")));
    device.tap("h1");
    let king = Face::Piece(Piece { color: Color::White, role: Role::King });
    assert_eq!(device.table().board.faces[square("g1").index()], king);
}

#[test]
fn typed_moves() {
    let mut device = Device::start();
    device.new_game();
    device.open();
    for (text, error) in [("xyz", TypedError::NotAMove), ("e2e5", TypedError::Illegal), ("Qd4", TypedError::Illegal)] {
        device.send(Msg::Typed(text.to_owned()));
        assert_eq!(device.table().typed_error, Some(error), "{text}");
    }
    device.send(Msg::Typed("Nf3".to_owned()));
    assert_eq!(device.table().board.last_move, Some((square("g1"), square("f3"))));
}

#[test]
fn resigning_is_asked_once_more() {
    let mut device = Device::start();
    device.new_game();
    device.open();
    device.send(Msg::AskResign);
    assert_eq!(device.scene().question, Some(Question::Resign));
    device.send(Msg::Answer(false));
    assert!(matches!(device.page(), Page::Table(_)));
    device.send(Msg::AskResign);
    device.send(Msg::Answer(true));
    assert_eq!(outcome(&device), Outcome::Decisive { winner: Color::Black, by: Win::Resignation });
}

#[test]
fn a_draw_needs_both_before_their_own_curtain() {
    let mut device = Device::start();
    device.new_game();
    device.open();
    device.send(Msg::AskDraw);
    device.send(Msg::Answer(true));
    assert_eq!(device.table().draw, DrawOffer::Mine);
    device.send(Msg::AnswerDraw(true));
    assert_eq!(device.scene().question, None, "agreed with oneself");
    device.play("e2e4");
    device.send(Msg::PassOn);
    device.open();
    assert_eq!(device.table().draw, DrawOffer::Theirs);
    device.send(Msg::AnswerDraw(true));
    device.send(Msg::Answer(true));
    assert_eq!(outcome(&device), Outcome::Draw { by: Draw::Agreement });
}

#[test]
fn a_draw_can_be_declined() {
    let mut device = Device::start();
    device.new_game();
    device.open();
    device.send(Msg::AskDraw);
    device.send(Msg::Answer(true));
    device.play("e2e4");
    device.send(Msg::PassOn);
    device.open();
    device.told.clear();
    device.send(Msg::AnswerDraw(false));
    assert_eq!(device.table().draw, DrawOffer::None);
    let focus = Effect::Focus(Focus::Square(device.table().board.cursor));
    assert!(device.told.contains(&focus), "the focus fell to the page");
    device.play("a7a6");
    device.send(Msg::PassOn);
    let mut device = device.reload();
    device.open();
    assert_eq!(device.table().draw, DrawOffer::Declined, "White is not told");
    device.play("d2d4");
    assert_eq!(device.table().draw, DrawOffer::None);
}

#[test]
fn a_move_declines_a_draw_and_the_other_side_is_told() {
    let mut device = Device::start();
    device.new_game();
    device.open();
    device.send(Msg::AskDraw);
    device.send(Msg::Answer(true));
    device.play("e2e4");
    device.send(Msg::PassOn);
    device.open();
    device.play("a7a6");
    assert_eq!(device.table().draw, DrawOffer::None);
    device.send(Msg::PassOn);
    device.open();
    assert_eq!(device.table().draw, DrawOffer::Declined);
    device.send(Msg::AskDraw);
    device.send(Msg::Answer(true));
    assert_eq!(device.table().draw, DrawOffer::Mine, "a draw can be offered again");
}

#[test]
fn an_offer_of_a_draw_can_be_taken_back_until_the_phone_is_passed() {
    for moved in [false, true] {
        let mut device = Device::start();
        device.new_game();
        device.open();
        device.send(Msg::AskDraw);
        device.send(Msg::Answer(true));
        if moved {
            device.play("e2e4");
        }
        device.send(Msg::WithdrawDraw);
        assert_eq!(device.table().draw, DrawOffer::None);
        assert_eq!(device.scene().announcement.1, Some(Announcement::DrawWithdrawn));
        if !moved {
            device.play("e2e4");
        }
        device.send(Msg::PassOn);
        device.send(Msg::WithdrawDraw);
        device.open();
        assert_eq!(device.table().draw, DrawOffer::None);
        device.send(Msg::WithdrawDraw);
        assert_eq!(device.table().draw, DrawOffer::None, "took back what the other side had not offered");
    }
}

#[test]
fn the_clock_runs_only_while_its_side_looks() {
    let mut device = Device::start();
    device.send(Msg::Draft(DraftChange::Clock(ClockChoice::Preset(0))));
    device.new_game();
    device.wait(60_000);
    assert_eq!(device.left_ms(Color::White), Some(180_000));
    device.open();
    device.wait(30_000);
    assert!(device.left_ms(Color::White) <= Some(151_000), "the shown time stands still");
    device.play("e2e4");
    device.wait(20_000);
    assert_eq!(device.left_ms(Color::White), Some(152_000));
    device.send(Msg::PassOn);
    device.open();
    device.wait(1_000);
    device.send(Msg::Visible(false));
    device.wait(500_000);
    assert_eq!(device.left_ms(Color::Black), Some(179_000));
    assert_eq!(device.reload().left_ms(Color::Black), Some(179_000));
    device.open();
    device.wait(179_000);
    assert_eq!(outcome(&device), Outcome::Decisive { winner: Color::White, by: Win::Time });
}

#[test]
fn a_page_that_is_killed_keeps_the_thinking_time() {
    let mut device = Device::start();
    device.send(Msg::Draft(DraftChange::Clock(ClockChoice::Preset(0))));
    device.new_game();
    device.open();
    for second in 1..=20 {
        device.wait(1_000);
        let kept = device.reload().left_ms(Color::White).expect("a clock");
        let given_back = kept - (180_000 - second * 1_000);
        assert!(given_back <= 2_000, "{given_back} ms given back after {second} s");
    }
}

#[test]
fn a_move_after_the_flag_comes_too_late() {
    let mut device = Device::start();
    device.send(Msg::Draft(DraftChange::Clock(ClockChoice::Preset(0))));
    device.new_game();
    device.open();
    device.now_ms += 180_000;
    device.play("e2e4");
    assert_eq!(outcome(&device), Outcome::Decisive { winner: Color::Black, by: Win::Time });
}

#[test]
fn a_custom_clock_must_make_sense() {
    let mut device = Device::start();
    device.go("#/new");
    device.send(Msg::Draft(DraftChange::Clock(ClockChoice::Custom)));
    for minutes in ["0", "181", "x", ""] {
        device.send(Msg::Draft(DraftChange::Minutes(minutes.to_owned())));
        device.send(Msg::StartGame);
        assert!(matches!(device.page(), Page::NewGame(form) if form.clock_error), "{minutes:?}");
    }
    device.send(Msg::Draft(DraftChange::Minutes("1".to_owned())));
    device.send(Msg::StartGame);
    assert_eq!(device.left_ms(Color::White), Some(60_000));
}

#[test]
fn names_and_colours() {
    let mut device = Device::start();
    device.go("#/new");
    device.send(Msg::Draft(DraftChange::Name(0, " Anna ".to_owned())));
    device.send(Msg::Draft(DraftChange::Name(1, "Ben".to_owned())));
    device.send(Msg::Draft(DraftChange::White(WhiteChoice::Second)));
    device.send(Msg::StartGame);
    assert!(
        matches!(device.page(), Page::Curtain(curtain) if curtain.seats.white.name == "Ben" && curtain.seats.black.name == "Anna")
    );
    device.open();
    device.send(Msg::AskResign);
    device.send(Msg::Answer(true));
    device.random += 1;
    device.send(Msg::Rematch);
    assert!(matches!(device.page(), Page::Curtain(curtain) if curtain.seats.white.name == "Anna"));
    let mut again = Device::with_disk(device.disk.clone(), "#/new");
    assert!(matches!(again.page(), Page::NewGame(form) if form.names == ["Anna", "Ben"]), "names are remembered");
    again.go("#/");
    assert!(matches!(again.page(), Page::Home(home) if home.active.len() == 1 && home.finished.len() == 1));
}

#[test]
fn the_replay_steps_and_changes_eyes() {
    let mut device = Device::start();
    device.send(Msg::Draft(DraftChange::Clock(ClockChoice::Preset(0))));
    device.new_game();
    device.play_all(&KING_TAKEN);
    let ply = |device: &Device| match device.page() {
        Page::Replay(replay) => replay.ply,
        page => panic!("{page:?}"),
    };
    for (step, wanted) in [
        (ReplayStep::Forward, 5),
        (ReplayStep::Back, 4),
        (ReplayStep::First, 0),
        (ReplayStep::Back, 0),
        (ReplayStep::Ply(99), 5),
        (ReplayStep::Ply(2), 2),
        (ReplayStep::Last, 5),
    ] {
        device.send(Msg::Replay(step));
        assert_eq!(ply(&device), wanted, "{step:?}");
    }
    assert_eq!(device.left_ms(Color::White), Some(186_000));
    device.send(Msg::Replay(ReplayStep::Ply(1)));
    assert_eq!(device.left_ms(Color::White), None, "the clocks of the end, beside another ply");
    device.send(Msg::Look(Perspective::Side(Color::Black)));
    let Page::Replay(replay) = device.page() else { panic!("no replay") };
    assert_eq!(replay.board.faces[square("e4").index()], Face::Fogged);
    assert_eq!(replay.board.bottom, Color::Black);
    assert!(replay.moves.iter().all(|entry| matches!(entry, MoveEntry::Known(_))));
}

#[test]
fn without_storage_a_game_is_played_all_the_same() {
    for (error, notice) in [
        (StoreError::Blocked, Notice::StorageBlocked),
        (StoreError::Full, Notice::StorageFull),
        (StoreError::Failed, Notice::StorageFailed),
    ] {
        let mut device = Device::off(Default::default());
        device.refuses = Some(error);
        device.boot("");
        device.new_game();
        device.play_all(&KING_TAKEN);
        assert_eq!(device.scene().notices, [notice]);
        assert_eq!(outcome(&device), Outcome::Decisive { winner: Color::White, by: Win::KingCaptured });
        device.refuses = None;
        device.send(Msg::Set(SettingChange::Sound(false)));
        assert!(device.scene().notices.is_empty(), "the notice stays after storage works again");
    }
}

#[test]
fn two_tabs_of_one_game() {
    let mut first = Device::start();
    first.new_game();
    first.open();
    first.play("e2e4");
    let mut second = Device::off(first.disk.clone());
    second.lock = LockEvent::Busy;
    second.boot(&first.hash);
    assert!(matches!(second.page(), Page::Busy(_)));
    second.send(Msg::TakeOver);
    assert!(is_curtain(&second, Color::Black));
    let id = first.table().id;
    first.send(Msg::Lock(id, LockEvent::Lost));
    assert!(matches!(first.page(), Page::Busy(_)));
    let before = first.disk.games.clone();
    first.send(Msg::Visible(false));
    first.go("#/");
    assert_eq!(first.disk.games, before, "the tab that lost the game wrote to it");
}

#[test]
fn a_game_that_is_not_here() {
    let device = Device::with_disk(Default::default(), "#/game/nothere");
    assert!(matches!(device.page(), Page::NotFound));
}

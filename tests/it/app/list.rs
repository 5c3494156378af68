//! The list of games: resume, delete, undo, export, import, damaged records.

use fog_chess::app::scene::{Home, Page, Toast};
use fog_chess::app::{Effect, Focus, Msg, StoreError, Stored};
use fog_chess::archive::{ImportError, SettingChange};

use super::device::{Device, Disk};

fn home(device: &Device) -> Home {
    match device.page() {
        Page::Home(home) => home,
        page => panic!("not at home: {page:?}"),
    }
}

/// A device with one game in progress, at home.
fn with_game() -> Device {
    let mut device = Device::start();
    device.new_game();
    device.play_all(&["e2e4"]);
    device.go("#/");
    device
}

#[test]
fn deleting_can_be_undone_for_a_while() {
    let mut device = with_game();
    let saved = device.disk.games.clone();
    let key = home(&device).active[0].id.to_string();
    device.send(Msg::Delete(key.clone()));
    assert!(device.disk.games.is_empty() && home(&device).active.is_empty());
    assert_eq!(device.scene().toast, Some(Toast::Deleted));
    device.send(Msg::Undo);
    assert_eq!(device.disk.games, saved);
    assert_eq!(home(&device).active.len(), 1);
    device.send(Msg::Delete(key));
    device.wait(60_000);
    device.send(Msg::Undo);
    assert!(device.disk.games.is_empty(), "undone after the moment was over");
}

#[test]
fn the_focus_goes_to_a_row_when_its_own_is_gone() {
    let mut device = with_game();
    device.random += 1;
    device.now_ms += 1;
    device.new_game();
    device.play_all(&["d2d4"]);
    device.go("#/");
    let focus = |device: &mut Device, msg: Msg| {
        device.told.clear();
        device.send(msg);
        device.told.iter().rev().find_map(|effect| match effect {
            Effect::Focus(focus) => Some(focus.clone()),
            _ => None,
        })
    };
    let keys: Vec<String> = home(&device).active.iter().map(|row| row.id.to_string()).collect();
    let [first, second] = [keys[0].clone(), keys[1].clone()];
    assert_eq!(focus(&mut device, Msg::Delete(first.clone())), Some(Focus::Row(second.clone())));
    assert_eq!(focus(&mut device, Msg::Undo), Some(Focus::Row(first.clone())));
    assert_eq!(focus(&mut device, Msg::Delete(second)), Some(Focus::Row(first.clone())));
    assert_eq!(focus(&mut device, Msg::Delete(first)), Some(Focus::Heading));
}

#[test]
fn what_was_said_of_a_page_goes_with_it() {
    let mut device = Device::start();
    device.new_game();
    device.play_all(&["e2e4", "f7f5", "d1h5", "a7a6", "h5e8"]);
    assert!(device.scene().announcement.1.is_some());
    device.go("#/");
    assert_eq!(device.scene().announcement.1, None);
}

#[test]
fn a_damaged_record_stops_nobody_and_comes_out_as_it_is() {
    let mut disk = with_game().disk;
    disk.games.insert("broken".to_owned(), "{\"version\":1,".to_owned());
    let mut device = Device::with_disk(disk, "#/");
    assert_eq!((home(&device).active.len(), home(&device).damaged.len()), (1, 1));
    device.send(Msg::Export("broken".to_owned()));
    assert_eq!(device.files[0].1, "{\"version\":1,");
    device.send(Msg::Delete("broken".to_owned()));
    device.send(Msg::Undo);
    assert_eq!(device.disk.games["broken"], "{\"version\":1,");
}

#[test]
fn exports_come_back() {
    let mut device = with_game();
    device.send(Msg::ExportAll);
    let (_, text) = device.files[0].clone();
    device.send(Msg::FileRead("games.json".to_owned(), Ok(text.clone())));
    assert_eq!(device.scene().toast, Some(Toast::Imported(0)), "the same game came twice");
    let mut other = Device::with_disk(Disk::default(), "#/");
    other.send(Msg::FileRead("games.json".to_owned(), Ok(text)));
    assert_eq!(other.scene().toast, Some(Toast::Imported(1)));
    assert_eq!(other.disk.games, device.disk.games);
}

#[test]
fn finished_games_come_out_as_pgn_and_others_do_not() {
    let mut device = with_game();
    device.random += 1;
    device.new_game();
    device.open();
    device.send(Msg::AskResign);
    device.send(Msg::Answer(true));
    device.send(Msg::ExportAllPgn);
    let (_, text) = device.files[0].clone();
    assert_eq!(text.matches("[Event ").count(), 1, "{text}");
    let mut other = Device::with_disk(Disk::default(), "#/");
    other.send(Msg::FileRead("games.pgn".to_owned(), Ok(text)));
    assert_eq!(home(&other).finished.len(), 1);
}

#[test]
fn a_file_that_is_nothing_changes_nothing() {
    let mut device = with_game();
    let before = device.disk.games.clone();
    device.send(Msg::FileRead("x".to_owned(), Ok("hello".to_owned())));
    assert_eq!(device.scene().toast, Some(Toast::ImportFailed(ImportError::Unknown)));
    device.send(Msg::FileRead("x".to_owned(), Err("no".to_owned())));
    assert_eq!(device.scene().toast, Some(Toast::ImportFailed(ImportError::Unreadable)));
    assert_eq!(device.disk.games, before);
}

#[test]
fn a_list_read_before_a_deletion_brings_nothing_back() {
    let mut device = with_game();
    let key = home(&device).active[0].id.to_string();
    let old = Stored { settings: None, games: device.disk.games.clone().into_iter().collect() };
    device.answers_writes = false;
    device.send(Msg::Delete(key.clone()));
    device.send(Msg::Loaded(Ok(old)));
    assert!(home(&device).active.is_empty());
    device.send(Msg::Undo);
    assert_eq!(home(&device).active.len(), 1);
}

#[test]
fn what_storage_refused_is_written_when_it_works_again() {
    let mut device = Device::start();
    device.new_game();
    device.refuses = Some(StoreError::Full);
    device.play_all(&["e2e4", "e7e5"]);
    device.go("#/");
    device.refuses = None;
    device.send(Msg::Set(SettingChange::Sound(false)));
    assert!(device.scene().notices.is_empty());
    let Page::Home(home) = Device::with_disk(device.disk.clone(), "").page() else { panic!("not at home") };
    assert_eq!(home.active[0].plies, 2, "no notice any more, and the moves are lost");
}

#[test]
fn starting_twice_starts_one_game() {
    let mut device = Device::start();
    device.go("#/new");
    device.answers_navigation = false;
    device.send(Msg::StartGame);
    device.random += 1;
    device.send(Msg::StartGame);
    assert_eq!(device.disk.games.len(), 1);
    device.go(&device.hash.clone());
    device.open();
    device.send(Msg::AskResign);
    device.send(Msg::Answer(true));
    device.send(Msg::Rematch);
    device.random += 1;
    device.send(Msg::Rematch);
    assert_eq!(device.disk.games.len(), 2);
}

#[test]
fn a_game_left_before_its_first_move_is_not_kept() {
    let mut device = Device::start();
    device.new_game();
    assert_eq!(device.reload().disk.games.len(), 1, "a reload is no leaving");
    device.open();
    device.go("#/");
    assert!(device.disk.games.is_empty() && home(&device).active.is_empty());
    device.random += 1;
    device.new_game();
    device.play_all(&["e2e4"]);
    device.go("#/");
    assert_eq!(home(&device).active.len(), 1);
}

#[test]
fn a_file_with_the_moves_of_a_game_in_progress_says_so() {
    let mut device = with_game();
    let key = home(&device).active[0].id.to_string();
    device.send(Msg::Export(key));
    assert_eq!(device.scene().toast, Some(Toast::Saved(true)));
    device.send(Msg::ExportAll);
    assert_eq!(device.scene().toast, Some(Toast::Saved(true)));
    device.send(Msg::ExportAllPgn);
    assert_eq!(device.scene().toast, Some(Toast::Saved(false)));
}

#[test]
fn a_message_of_the_list_waits_until_no_board_is_under_it() {
    let mut device = with_game();
    device.go("#/new");
    device.random += 1;
    device.send(Msg::StartGame);
    device.open();
    device.send(Msg::FileRead("x".to_owned(), Ok("hello".to_owned())));
    assert_eq!(device.scene().toast, None);
    device.wait(60_000);
    device.go("#/");
    assert_eq!(device.scene().toast, Some(Toast::ImportFailed(ImportError::Unknown)));
    device.wait(60_000);
    assert_eq!(device.scene().toast, None);
}

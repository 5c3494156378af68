//! Two tabs, and answers that come late, twice or not at all.

use fog_chess::app::scene::{Page, Toast};
use fog_chess::app::{Effect, LockEvent, Msg};
use fog_chess::game::GameId;

use super::device::Device;

/// A device with one game at its table after the first move, and the game's id.
fn at_table() -> (Device, GameId) {
    let mut device = Device::start();
    device.new_game();
    device.play_all(&["e2e4"]);
    device.send(Msg::PassOn);
    device.open();
    let id = device.table().id;
    (device, id)
}

fn unlocks(device: &Device, id: &GameId) -> usize {
    device.told.iter().filter(|effect| **effect == Effect::Unlock(id.clone())).count()
}

#[test]
fn a_tab_that_lost_its_game_tells_nothing_of_it() {
    let (mut device, id) = at_table();
    device.tap("g8");
    device.send(Msg::Lock(id, LockEvent::Lost));
    assert!(matches!(device.page(), Page::Busy(_)));
    assert_eq!(device.scene().announcement.1, None, "the picked piece is still told");
}

#[test]
fn a_lock_that_comes_after_its_game_was_left_is_given_back() {
    let (mut device, id) = at_table();
    device.go("#/");
    device.told.clear();
    device.send(Msg::Lock(id.clone(), LockEvent::Granted));
    assert_eq!(unlocks(&device, &id), 1);
    assert!(matches!(device.page(), Page::Home(_)));
}

#[test]
fn a_game_that_another_tab_ended_or_deleted_needs_no_lock() {
    let (mut first, id) = at_table();
    let mut stale = Device::with_disk(first.disk.clone(), "");
    let mut missing = Device::with_disk(first.disk.clone(), "");
    first.send(Msg::AskResign);
    first.send(Msg::Answer(true));
    stale.disk = first.disk.clone();
    stale.go(&first.hash);
    assert!(matches!(stale.page(), Page::Replay(_)));
    assert_eq!(unlocks(&stale, &id), 1);
    missing.disk.games.insert(id.to_string(), "{".to_owned());
    missing.go(&first.hash);
    assert!(matches!(missing.page(), Page::NotFound));
    assert_eq!(unlocks(&missing, &id), 1);
}

#[test]
fn an_answer_to_an_earlier_visit_opens_nothing() {
    let (mut device, id) = at_table();
    let text = device.disk.games[id.as_str()].clone();
    let hash = device.hash.clone();
    device.go("#/");
    device.lock = LockEvent::Busy;
    device.go(&hash);
    device.send(Msg::TakeOver);
    device.go("#/");
    device.answers_locks = false;
    device.go(&hash);
    device.send(Msg::GameRead(id.clone(), Ok(Some(text))));
    assert!(matches!(device.page(), Page::Starting), "played without the lock");
    device.send(Msg::Lock(id, LockEvent::Busy));
    assert!(matches!(device.page(), Page::Busy(_)));
}

#[test]
fn taking_over_twice_is_taking_over_once() {
    let (mut device, _) = at_table();
    let hash = device.hash.clone();
    device.go("#/");
    device.lock = LockEvent::Busy;
    device.go(&hash);
    device.answers_locks = false;
    device.told.clear();
    device.send(Msg::TakeOver);
    device.send(Msg::TakeOver);
    assert_eq!(device.told.iter().filter(|effect| matches!(effect, Effect::Lock(_, true))).count(), 1);
}

#[test]
fn a_game_that_another_tab_has_open_is_not_deleted() {
    let (mut device, id) = at_table();
    device.go("#/");
    let saved = device.disk.games.clone();
    device.lock = LockEvent::Busy;
    device.send(Msg::Delete(id.to_string()));
    assert_eq!(device.disk.games, saved);
    assert_eq!(device.scene().toast, Some(Toast::DeleteBusy));
    device.lock = LockEvent::Granted;
    device.told.clear();
    device.send(Msg::Delete(id.to_string()));
    assert!(device.disk.games.is_empty());
    assert_eq!(unlocks(&device, &id), 1);
}

#[test]
fn a_lock_for_a_deletion_that_comes_after_the_list_was_left_deletes_nothing() {
    let (mut device, id) = at_table();
    device.go("#/");
    device.answers_locks = false;
    device.send(Msg::Delete(id.to_string()));
    device.go("#/rules");
    device.told.clear();
    device.send(Msg::Lock(id.clone(), LockEvent::Granted));
    assert_eq!(device.disk.games.len(), 1);
    assert_eq!(unlocks(&device, &id), 1);
}

#[test]
fn a_page_that_comes_back_as_it_was_asks_for_its_lock_again() {
    let (mut device, id) = at_table();
    device.send(Msg::Visible(false));
    let mut other = Device::with_disk(device.disk.clone(), &device.hash);
    other.open();
    other.play("e7e5");
    device.disk = other.disk.clone();
    device.send(Msg::Restored);
    assert!(
        matches!(device.page(), Page::Curtain(curtain) if curtain.move_number == 2),
        "the other tab's move is missing"
    );
    device.lock = LockEvent::Busy;
    device.send(Msg::Restored);
    assert!(matches!(device.page(), Page::Busy(_)));
    device.lock = LockEvent::Granted;
    device.told.clear();
    device.send(Msg::Restored);
    assert!(!device.told.contains(&Effect::Lock(id, false)), "took over without being asked to");
}

#[test]
fn a_game_made_in_another_tab_is_found_by_its_address() {
    let mut second = Device::start();
    let (first, _) = at_table();
    second.disk = first.disk.clone();
    second.go(&first.hash);
    assert!(matches!(second.page(), Page::Curtain(_)));
    let mut third = Device::start();
    third.disk = first.disk.clone();
    third.lock = LockEvent::Busy;
    third.go(&first.hash);
    assert!(matches!(third.page(), Page::Busy(_)));
}

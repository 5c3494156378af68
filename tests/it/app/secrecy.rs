//! Games that differ only in the fog look the same to the player who looks: scene, sounds, timers, announcements, all.

use fog_chess::app::scene::Page;
use fog_chess::app::{Effect, Msg};

use super::device::Device;

/// Plays a line and gives all that the player who looks at the end was shown and told.
fn shown(moves: &[&str]) -> (fog_chess::app::scene::Scene, Vec<Effect>) {
    let mut device = Device::start();
    device.new_game();
    device.play_all(moves);
    device.send(Msg::PassOn);
    device.wait(1_000);
    device.told.clear();
    device.send(Msg::OpenCurtain);
    let mut scene = device.scene();
    assert!(matches!(scene.page, Page::Table(_)));
    // The other side's own announcements are counted too; only the number differs then, and it is spoken to nobody.
    scene.announcement.0 = 0;
    scene.catalog = None;
    (scene, device.told)
}

#[test]
fn hidden_moves_look_the_same() {
    for (one, other) in [
        (&["e2e4", "a7a5"][..], &["e2e4", "b8c6"][..]),
        (&["e2e4", "a7a5", "d2d3", "a8a6"], &["e2e4", "g7g6", "d2d3", "f8g7"]),
        (&["e2e4", "e7e6", "a2a3", "g8e7"], &["e2e4", "e7e6", "a2a3", "b7b6"]),
    ] {
        let ((one_scene, one_told), (other_scene, other_told)) = (shown(one), shown(other));
        assert_eq!(one_scene.page, other_scene.page, "{one:?} and {other:?}");
        assert_eq!(one_scene, other_scene);
        assert_eq!(one_told, other_told);
    }
}

#[test]
fn a_hidden_promotion_changes_nothing() {
    // Black's h-pawn takes on g1: as a queen or as a bishop it is the same to White, who sees neither g1 nor what took there.
    let line = |role: fog_chess::rules::Role| {
        let mut device = Device::start();
        device.new_game();
        device.play_all(&["a2a3", "h7h5", "a3a4", "h5h4", "a4a5", "h4h3", "a5a6", "h3g2", "b2b3", "g2h1"]);
        device.send(Msg::Promote(role));
        device.send(Msg::PassOn);
        device.wait(1_000);
        device.send(Msg::OpenCurtain);
        device
    };
    let (queen, knight) = (line(fog_chess::rules::Role::Queen), line(fog_chess::rules::Role::Knight));
    let hidden = queen.table().board.capture_mark.is_some();
    assert_eq!(queen.table().trays, knight.table().trays);
    if hidden {
        assert_eq!(queen.table(), knight.table());
    }
}

#[test]
fn behind_the_curtain_there_is_no_board() {
    let mut device = Device::start();
    device.new_game();
    device.play_all(&["e2e4"]);
    device.send(Msg::PassOn);
    let text = format!("{:?}", device.page()).to_lowercase();
    for word in ["face", "board", "pawn", "e4", "destinations"] {
        assert!(!text.contains(word), "{word} in {text}");
    }
}

//! What a screen reader says when something has happened.

use super::table::error_id;
use super::words::{headline, lost, reason, role_key, side_and_name, spoken};
use crate::app::scene::Announcement;
use crate::i18n::Catalog;
use crate::rules::Square;

/// The words of an announcement.
pub(super) fn words(catalog: &Catalog, announcement: &Announcement) -> String {
    match announcement {
        Announcement::Curtain(color, name) => {
            let player = side_and_name(catalog, *color, name);
            catalog.format("say-curtain", &[("player", (&player).into())])
        }
        Announcement::YourTurn { moved, lost, declined: true } => {
            let turn = Announcement::YourTurn { moved: *moved, lost: *lost, declined: false };
            format!("{} {}", words(catalog, &turn), catalog.text("say-draw-declined"))
        }
        Announcement::YourTurn { moved: false, .. } => catalog.text("say-first-turn"),
        Announcement::YourTurn { lost: None, .. } => catalog.text("say-your-turn"),
        Announcement::YourTurn { lost: Some((square, role)), .. } => {
            lost(catalog, "say-your-turn-lost", *square, *role)
        }
        Announcement::Played(san) => {
            let said = spoken(catalog, san);
            catalog.format("say-played", &[("move", (&said).into())])
        }
        Announcement::Picked(square, role, count) => {
            let square = square.to_string();
            catalog.format(
                "say-picked",
                &[("role", role_key(*role).into()), ("square", (&square).into()), ("count", (*count).into())],
            )
        }
        Announcement::NothingToMove(square) => at(catalog, "say-nothing-to-move", *square),
        Announcement::CannotGo(square) => at(catalog, "say-cannot-go", *square),
        Announcement::PutDown => catalog.text("say-put-down"),
        Announcement::DrawOffered => catalog.text("say-draw-offered"),
        Announcement::DrawWithdrawn => catalog.text("say-draw-withdrawn"),
        Announcement::DrawDeclined => catalog.text("say-draw-declined"),
        Announcement::Typed(error) => catalog.text(error_id(*error)),
        Announcement::Ended(outcome, winner) => {
            format!("{}. {}", headline(catalog, *outcome, winner), reason(catalog, *outcome))
        }
        Announcement::Ply(ply, count, san) => {
            let args = [("ply", (*ply).into()), ("count", (*count).into())];
            match san {
                None => catalog.format("say-replay-start", &args[1..]),
                Some(san) => {
                    let said = spoken(catalog, san);
                    let [ply, count] = args;
                    catalog.format("say-replay-ply", &[ply, count, ("move", (&said).into())])
                }
            }
        }
    }
}

fn at(catalog: &Catalog, id: &str, square: Square) -> String {
    let square = square.to_string();
    catalog.format(id, &[("square", (&square).into())])
}

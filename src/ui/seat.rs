//! The strip of one side: name, what it took, and its clock.

use yew::prelude::*;

use super::parts::{icon, piece_picture};
use super::words::{piece, player, side_key, time_left};
use crate::app::scene::Seat;
use crate::i18n::Catalog;
use crate::rules::{Color, Piece, Role};

/// The strip of one side. `took` is what stands in its tray; `active` says that it is its turn, or that it has won.
pub(super) fn seat_strip(catalog: &Catalog, color: Color, seat: &Seat, took: &[Role], active: bool) -> Html {
    html! {
        <div class={classes!("seat", active.then_some("active"))}>
            <span class={classes!("side", side_key(color))} aria-hidden="true"></span>
            <span class="player" dir="auto">{ player(catalog, color, &seat.name) }</span>
            { tray(catalog, color, took) }
            { clock(catalog, color, seat) }
        </div>
    }
}

fn tray(catalog: &Catalog, color: Color, took: &[Role]) -> Html {
    if took.is_empty() {
        return html! { <span class="tray"></span> };
    }
    let by_value = Role::ALL.into_iter().rev();
    let roles: Vec<Role> = by_value.flat_map(|role| took.iter().copied().filter(move |&other| other == role)).collect();
    let names: Vec<String> = roles.iter().map(|&role| piece(catalog, role)).collect();
    let names = names.join(catalog.comma());
    let said = catalog.format("seat-took", &[("side", side_key(color).into()), ("pieces", (&names).into())]);
    let picture = |(i, role): (usize, &Role)| {
        let piece = Piece { color: !color, role: *role };
        let again = i > 0 && roles[i - 1] == *role;
        piece_picture(piece, if again { "small-piece again" } else { "small-piece" })
    };
    html! {
        <span class="tray" role="img" aria-label={said}>{ for roles.iter().enumerate().map(picture) }</span>
    }
}

/// A side's clock, if the game has clocks.
pub(super) fn clock(catalog: &Catalog, color: Color, seat: &Seat) -> Html {
    let Some(left_ms) = seat.left_ms else {
        return Html::default();
    };
    let time = time_left(left_ms);
    let label = catalog.format("seat-clock", &[("side", side_key(color).into()), ("time", (&time).into())]);
    let low = left_ms < 20_000;
    let class = classes!("clock", seat.running.then_some("running"), low.then_some("low"));
    html! {
        <span {class} role="timer" dir="ltr" aria-label={label}>
            if seat.running {
                { icon("clock") }
            }
            <span aria-hidden="true">{ time }</span>
        </span>
    }
}

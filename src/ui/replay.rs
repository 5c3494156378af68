//! A game that has ended: how, and every move of it without fog.

use yew::prelude::*;

use super::board::board_view;
use super::moves::{Picking, move_list};
use super::notices::notice_sign;
use super::parts::{Ui, bar, button, icon, icon_button, menu};
use super::seat::seat_strip;
use super::words::{headline, reason};
use crate::app::scene::{Perspective, Replay};
use crate::app::{Msg, ReplayStep};
use crate::i18n::Catalog;
use crate::rules::Color;

const SAVE_MENU: &str = "save-menu";

/// The page of a finished game.
pub(super) fn replay_page(ui: Ui<'_>, replay: &Replay) -> Html {
    let catalog = ui.catalog;
    let bottom = replay.board.bottom;
    let send = ui.send.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| step_by_key(&event, &send));
    let winner = replay.outcome.winner().map_or("", |winner| &replay.seats[winner].name);
    let title = headline(catalog, replay.outcome, winner);
    let onpick = ui.send.reform(|ply| Msg::Replay(ReplayStep::Ply(ply)));
    let picking = Picking { current: replay.ply, onpick };
    let tools = html! {
        <>
            { notice_sign(ui) }
            { icon_button("flip", ui.text("replay-turn-board"), ui.on_click(Msg::TurnBoard)) }
            { save_menu(ui, replay) }
        </>
    };
    html! {
        <div class="play replay" {onkeydown}>
            { bar(ui, title, Some(reason(catalog, replay.outcome)), tools) }
            <main class="contents">
                <div class="seat-top">{ seat(catalog, replay, !bottom) }</div>
                <div class="board-place" data-swipe="">{ board_view(ui, &replay.board) }</div>
                <div class="seat-bottom">{ seat(catalog, replay, bottom) }</div>
                <div class="actions">
                    { perspectives(ui, replay) }
                    { steps(ui, replay) }
                </div>
                { move_list(catalog, &replay.moves, replay.notation, Some(picking)) }
            </main>
        </div>
    }
}

fn step_by_key(event: &KeyboardEvent, send: &Callback<Msg>) {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    let step = match event.key().as_str() {
        _ if modified => return,
        "ArrowLeft" => ReplayStep::Back,
        "ArrowRight" => ReplayStep::Forward,
        "Home" => ReplayStep::First,
        "End" => ReplayStep::Last,
        _ => return,
    };
    event.prevent_default();
    send.emit(Msg::Replay(step));
}

fn seat(catalog: &Catalog, replay: &Replay, color: Color) -> Html {
    let took = match color {
        Color::White => &replay.trays.took,
        Color::Black => &replay.trays.lost,
    };
    let won = replay.outcome.winner() == Some(color);
    seat_strip(catalog, color, &replay.seats[color], took, won)
}

fn perspectives(ui: Ui<'_>, replay: &Replay) -> Html {
    let catalog = ui.catalog;
    let choice = |perspective: Perspective, id: &'static str| {
        let pressed = replay.perspective == perspective;
        let onclick = ui.on_click(Msg::Look(perspective));
        html! {
            <button type="button" key={id} aria-pressed={pressed.to_string()} {onclick}>{ catalog.text(id) }</button>
        }
    };
    html! {
        <div class="segments" role="group" aria-label={catalog.text("replay-perspective")}>
            { choice(Perspective::Side(Color::White), "replay-white-view") }
            { choice(Perspective::Truth, "replay-true-board") }
            { choice(Perspective::Side(Color::Black), "replay-black-view") }
        </div>
    }
}

fn steps(ui: Ui<'_>, replay: &Replay) -> Html {
    let catalog = ui.catalog;
    let (at_start, at_end) = (replay.ply == 0, replay.ply >= replay.moves.len());
    // The buttons stay enabled at the ends, or the focus would fall off them; aria-disabled says what sighted people see.
    let step = |picture: &str, id: &'static str, step: ReplayStep, useless: bool| {
        let label = catalog.text(id);
        let onclick = ui.on_click(Msg::Replay(step));
        html! {
            <button type="button" class="icon-button" aria-label={label.clone()} title={label} aria-disabled={useless.then_some("true")} {onclick}>
                { icon(picture) }
            </button>
        }
    };
    html! {
        <div class="steps">
            <div class="step-buttons" role="group" dir="ltr" aria-label={catalog.text("replay-steps")}>
                { step("first", "replay-first", ReplayStep::First, at_start) }
                { step("prev", "replay-back", ReplayStep::Back, at_start) }
                { step("next", "replay-forward", ReplayStep::Forward, at_end) }
                { step("last", "replay-last", ReplayStep::Last, at_end) }
            </div>
            { button(ui, ("primary", "rematch"), "replay-rematch", Msg::Rematch) }
        </div>
    }
}

/// The ways to take the game away as a file.
fn save_menu(ui: Ui<'_>, replay: &Replay) -> Html {
    let item = |id: &str, msg: Msg| {
        html! {
            <button type="button" popovertarget={SAVE_MENU} popovertargetaction="hide" onclick={ui.on_click(msg)}>
                <span>{ ui.text(id) }</span>
            </button>
        }
    };
    let items = html! {
        <>
            { item("replay-save-pgn", Msg::ExportPgn(replay.id.clone())) }
            { item("replay-save-json", Msg::Export(replay.id.to_string())) }
        </>
    };
    menu(SAVE_MENU, "export", ui.text("replay-save"), items)
}

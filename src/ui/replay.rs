//! A game that has ended: how, and every move of it without fog.

use yew::prelude::*;

use super::board::BoardView;
use super::moves::Moves;
use super::notices::NoticeChip;
use super::parts::{Bar, Icon, IconButton};
use super::seat::SeatView;
use super::words::{headline, reason, use_catalog};
use crate::app::scene::{Notice, Perspective, Replay};
use crate::app::{Msg, ReplayStep};
use crate::i18n::Catalog;
use crate::rules::Color;

#[derive(Properties, PartialEq)]
pub(super) struct ReplayProps {
    pub replay: Replay,
    pub notices: Vec<Notice>,
    pub send: Callback<Msg>,
}

/// The page of a finished game.
#[component]
pub(super) fn ReplayPage(props: &ReplayProps) -> Html {
    let catalog = use_catalog();
    let replay = &props.replay;
    let bottom = replay.board.bottom;
    let onkeydown = {
        let send = props.send.clone();
        Callback::from(move |event: KeyboardEvent| step_by_key(&event, &send))
    };
    let onpick = props.send.reform(|ply| Msg::Replay(ReplayStep::Ply(ply)));
    html! {
        <div class="play replay" {onkeydown}>
            <Bar title={headline(&catalog, replay.outcome)} detail={Some(AttrValue::from(reason(&catalog, replay.outcome)))}>
                <NoticeChip notices={props.notices.clone()} />
                <IconButton icon="flip" label={catalog.text("replay-turn-board")} onclick={props.send.reform(|()| Msg::TurnBoard)} />
                <SaveMenu id={replay.id.to_string()} send={props.send.clone()} />
            </Bar>
            <main class="contents">
                <div class="seat-top">{ seat(replay, !bottom) }</div>
                <div class="board-place" data-swipe="">
                    <BoardView board={replay.board.clone()} send={props.send.clone()} />
                </div>
                <div class="seat-bottom">{ seat(replay, bottom) }</div>
                <div class="actions">
                    { perspectives(&catalog, replay, &props.send) }
                    { steps(&catalog, replay, &props.send) }
                </div>
                <Moves moves={replay.moves.clone()} notation={replay.notation} current={Some(replay.ply)} onpick={Some(onpick)} />
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

fn seat(replay: &Replay, color: Color) -> Html {
    let took = match color {
        Color::White => replay.trays.took.clone(),
        Color::Black => replay.trays.lost.clone(),
    };
    let won = replay.outcome.winner() == Some(color);
    html! { <SeatView {color} seat={replay.seats[color].clone()} {took} active={won} /> }
}

fn perspectives(catalog: &Catalog, replay: &Replay, send: &Callback<Msg>) -> Html {
    let choice = |perspective: Perspective, id: &'static str| {
        let pressed = replay.perspective == perspective;
        let onclick = send.reform(move |_: MouseEvent| Msg::Look(perspective));
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

fn steps(catalog: &Catalog, replay: &Replay, send: &Callback<Msg>) -> Html {
    let (at_start, at_end) = (replay.ply == 0, replay.ply >= replay.moves.len());
    // The buttons stay enabled at the ends, or the focus would fall off them; aria-disabled says what sighted people see.
    let step = |icon: &'static str, id: &'static str, step: ReplayStep, useless: bool| {
        let label = catalog.text(id);
        let onclick = send.reform(move |_: MouseEvent| Msg::Replay(step));
        html! {
            <button type="button" class="icon-button" aria-label={label.clone()} title={label} aria-disabled={useless.then_some("true")} {onclick}>
                <Icon name={icon} />
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
            <button type="button" class="primary" onclick={send.reform(|_: MouseEvent| Msg::Rematch)}>
                <Icon name="rematch" /><span>{ catalog.text("replay-rematch") }</span>
            </button>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct SaveMenuProps {
    id: AttrValue,
    send: Callback<Msg>,
}

/// The ways to take the game away as a file.
#[component]
fn SaveMenu(props: &SaveMenuProps) -> Html {
    let catalog = use_catalog();
    let open = use_state(|| false);
    let toggle = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let onkeydown = {
        let open = open.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                open.set(false);
            }
        })
    };
    let choose = |msg: Option<Msg>| {
        let (open, send) = (open.clone(), props.send.clone());
        Callback::from(move |_: MouseEvent| {
            open.set(false);
            msg.clone().into_iter().for_each(|msg| send.emit(msg));
        })
    };
    let pgn = props.id.parse().ok().map(Msg::ExportPgn);
    let json = Some(Msg::Export(props.id.to_string()));
    let label = catalog.text("replay-save");
    html! {
        <div class="menu" {onkeydown}>
            <button type="button" class="icon-button" aria-label={label.clone()} title={label} aria-expanded={open.to_string()} onclick={toggle}>
                <Icon name="export" />
            </button>
            if *open {
                <div class="menu-veil" aria-hidden="true" onclick={choose(None)}></div>
                <div class="menu-items">
                    <button type="button" onclick={choose(pgn)}><span>{ catalog.text("replay-save-pgn") }</span></button>
                    <button type="button" onclick={choose(json)}><span>{ catalog.text("replay-save-json") }</span></button>
                </div>
            }
        </div>
    }
}

//! A game as the player looking may see it.

use yew::prelude::*;

use super::board::BoardView;
use super::dialog::PromotionDialog;
use super::moves::Moves;
use super::notices::NoticeChip;
use super::parts::{Bar, Icon, IconButton};
use super::seat::SeatView;
use super::words::{letters, player, side_key, use_catalog};
use crate::app::Msg;
use crate::app::scene::{DrawOffer, Notice, Phase, Table, TypedError};
use crate::i18n::Catalog;
use crate::rules::{Color, San};

#[derive(Properties, PartialEq)]
pub(super) struct TableProps {
    pub table: Table,
    pub notices: Vec<Notice>,
    pub send: Callback<Msg>,
    pub value_of: Callback<Event, String>,
}

/// The page on which one player looks and moves.
#[component]
pub(super) fn TablePage(props: &TableProps) -> Html {
    let catalog = use_catalog();
    let typing = use_state(|| false);
    let table = &props.table;
    let (viewer, bottom) = (table.viewer, table.board.bottom);
    let promoting = matches!(table.phase, Phase::Promoting(..));
    let title = catalog.text(match table.phase {
        Phase::Moved { .. } => "table-moved",
        Phase::Promoting(..) | Phase::Confirming(_) | Phase::ToMove => "table-your-turn",
    });
    let toggle = {
        let typing = typing.clone();
        Callback::from(move |()| typing.set(!*typing))
    };
    html! {
        <div class="play table">
            <div class="contents" inert={promoting}>
                <Bar {title} detail={side_of(&catalog, table)}><NoticeChip notices={props.notices.clone()} /></Bar>
            </div>
            <main class="contents">
                <div class="seat-top">{ seat(table, !bottom) }</div>
                <div class="board-place">
                    <div class="contents" inert={promoting}>
                        <BoardView board={table.board.clone()} send={props.send.clone()} />
                    </div>
                    if promoting {
                        <PromotionDialog color={viewer} send={props.send.clone()} />
                    }
                </div>
                <div class="seat-bottom">{ seat(table, bottom) }</div>
                <div class="actions" inert={promoting}>
                    { actions(&catalog, props, *typing, &toggle) }
                </div>
                <Moves moves={table.moves.clone()} notation={table.notation} />
            </main>
        </div>
    }
}

fn side_of(catalog: &Catalog, table: &Table) -> AttrValue {
    catalog
        .format("table-you-are", &[("side", side_key(table.viewer).into())])
        .into()
}

/// The viewer's own tray holds what they took, the other's what they lost.
fn seat(table: &Table, color: Color) -> Html {
    let own = color == table.viewer;
    let took = if own {
        table.trays.took.clone()
    } else {
        table.trays.lost.clone()
    };
    let moved = matches!(table.phase, Phase::Moved { .. });
    html! { <SeatView {color} seat={table.seats[color].clone()} {took} active={own != moved} /> }
}

fn actions(catalog: &Catalog, props: &TableProps, typing: bool, toggle: &Callback<()>) -> Html {
    let table = &props.table;
    match &table.phase {
        Phase::Moved { alone } => pass(catalog, table, *alone, &props.send),
        Phase::Confirming(san) => confirm(catalog, table, san, &props.send),
        Phase::ToMove | Phase::Promoting(..) => html! {
            <>
                if table.draw == DrawOffer::Theirs {
                    { draw_offer(catalog, table, &props.send) }
                }
                <div class={classes!("tools", typing.then_some("typing"))}>
                    <TypedMove error={table.typed_error} send={props.send.clone()} value_of={props.value_of.clone()} close={toggle} />
                    { tools(catalog, table, &props.send, toggle) }
                </div>
            </>
        },
    }
}

fn pass(catalog: &Catalog, table: &Table, alone: bool, send: &Callback<Msg>) -> Html {
    let other = !table.viewer;
    let name = player(catalog, other, &table.seats[other].name);
    let onclick = send.reform(|_: MouseEvent| Msg::PassOn);
    html! {
        <div class="answer">
            if alone {
                <p>{ catalog.text("table-passing") }</p>
            }
            <button type="button" class="primary wide" {onclick}>
                <Icon name="device" />
                <span>{ catalog.format("table-pass", &[("name", (&name).into())]) }</span>
            </button>
        </div>
    }
}

fn confirm(catalog: &Catalog, table: &Table, san: &San, send: &Callback<Msg>) -> Html {
    let written = san.to_string_with(&letters(catalog, table.notation));
    let text = catalog.format("table-confirm", &[("move", (&written).into())]);
    html! {
        <div class="answer" role="group" aria-label={text.clone()}>
            <button type="button" id="dialog-first" class="primary wide" onclick={send.reform(|_: MouseEvent| Msg::ConfirmMove)}>
                <Icon name="check" /><span>{ text }</span>
            </button>
            <button type="button" class="quiet" onclick={send.reform(|_: MouseEvent| Msg::Cancel)}>
                <Icon name="cross" /><span>{ catalog.text("table-cancel") }</span>
            </button>
        </div>
    }
}

fn draw_offer(catalog: &Catalog, table: &Table, send: &Callback<Msg>) -> Html {
    let other = !table.viewer;
    let name = player(catalog, other, &table.seats[other].name);
    let answer = |yes: bool| send.reform(move |_: MouseEvent| Msg::AnswerDraw(yes));
    html! {
        <div class="offer">
            <p>{ catalog.format("table-draw-offered", &[("name", (&name).into())]) }</p>
            <button type="button" class="primary" onclick={answer(true)}>{ catalog.text("table-draw-accept") }</button>
            <button type="button" class="quiet" onclick={answer(false)}>{ catalog.text("table-draw-decline") }</button>
        </div>
    }
}

fn tools(catalog: &Catalog, table: &Table, send: &Callback<Msg>, toggle: &Callback<()>) -> Html {
    let tool = |icon: &'static str, id: &'static str, msg: Msg, disabled: bool| {
        let onclick = send.reform(move |_: MouseEvent| msg.clone());
        html! {
            <button type="button" class="tool" {disabled} {onclick}><Icon name={icon} /><span>{ catalog.text(id) }</span></button>
        }
    };
    let draw = match table.draw {
        DrawOffer::Mine => "table-draw-sent",
        DrawOffer::None | DrawOffer::Theirs => "table-offer-draw",
    };
    let onclick = toggle.reform(|_: MouseEvent| ());
    html! {
        <div class="tool-row">
            <button type="button" class="tool type-tool" {onclick}><Icon name="keyboard" /><span>{ catalog.text("table-type") }</span></button>
            if table.draw != DrawOffer::Theirs {
                { tool("draw", draw, Msg::AskDraw, table.draw == DrawOffer::Mine) }
            }
            { tool("flag", "table-resign", Msg::AskResign, false) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct TypedMoveProps {
    error: Option<TypedError>,
    send: Callback<Msg>,
    value_of: Callback<Event, String>,
    close: Callback<()>,
}

/// A field that takes "e2e4" or "Nf3".
#[component]
fn TypedMove(props: &TypedMoveProps) -> Html {
    let catalog = use_catalog();
    let text = use_state(String::new);
    let oninput = {
        let (text, value_of) = (text.clone(), props.value_of.clone());
        Callback::from(move |event: InputEvent| text.set(value_of.emit(event.into())))
    };
    let onsubmit = {
        let (text, send) = (text.clone(), props.send.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            send.emit(Msg::Typed((*text).clone()));
        })
    };
    let error = props.error.map(|error| catalog.text(error_id(error)));
    html! {
        <form class="typed" {onsubmit}>
            <div class="typed-field">
                <label for="typed-move" class="sr-only">{ catalog.text("typed-label") }</label>
                <input id="typed-move" dir="ltr" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false"
                    maxlength="12" enterkeyhint="go" placeholder={catalog.text("typed-placeholder")} value={(*text).clone()} {oninput}
                    aria-invalid={error.is_some().to_string()} aria-describedby={error.as_ref().map(|_| "typed-error")} />
                <button type="submit" class="primary">{ catalog.text("typed-play") }</button>
                <span class="typed-close">
                    <IconButton icon="cross" label={catalog.text("typed-close")} onclick={props.close.clone()} />
                </span>
            </div>
            if let Some(error) = error {
                <p id="typed-error" class="error">{ error }</p>
            }
        </form>
    }
}

/// The words for a typed move that was not played.
pub(super) fn error_id(error: TypedError) -> &'static str {
    match error {
        TypedError::NotAMove => "typed-not-a-move",
        TypedError::Illegal => "typed-illegal",
        TypedError::Ambiguous => "typed-ambiguous",
    }
}

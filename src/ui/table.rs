//! A game as the player looking may see it.

use yew::prelude::*;

use super::board::board_view;
use super::dialog::promotion_dialog;
use super::moves::move_list;
use super::notices::notice_sign;
use super::parts::{Ui, bar, button, icon_button, labelled};
use super::seat::seat_strip;
use super::words::{letters, lost, player, side_key, written};
use crate::app::Msg;
use crate::app::scene::{DrawOffer, Phase, Table, TypedError};
use crate::i18n::Catalog;
use crate::rules::{Color, San};

/// The page on which one player looks and moves.
pub(super) fn table_page(ui: Ui<'_>, table: &Table) -> Html {
    let catalog = ui.catalog;
    let (viewer, bottom) = (table.viewer, table.board.bottom);
    let promoting = matches!(table.phase, Phase::Promoting(..));
    let title = ui.text(match table.phase {
        Phase::Moved { .. } => "table-moved",
        Phase::Promoting(..) | Phase::Confirming(_) | Phase::ToMove => "table-your-turn",
    });
    html! {
        <div class="play table">
            <div class="contents" inert={promoting}>{ bar(ui, title, Some(detail(catalog, table)), notice_sign(ui)) }</div>
            <main class="contents">
                <div class="seat-top">{ seat(catalog, table, !bottom) }</div>
                <div class="board-place">
                    <div class="contents" inert={promoting}>{ board_view(ui, &table.board) }</div>
                    if promoting {
                        { promotion_dialog(ui, viewer) }
                    }
                </div>
                <div class="seat-bottom">{ seat(catalog, table, bottom) }</div>
                <div class="actions" inert={promoting}>{ actions(ui, table) }</div>
                { move_list(catalog, &table.moves, table.notation, None) }
            </main>
        </div>
    }
}

/// What the viewer has to know first: the piece just lost and what became of a draw, else which pieces are theirs.
fn detail(catalog: &Catalog, table: &Table) -> String {
    let loss = table.lost.map(|(square, role)| lost(catalog, "table-lost", square, role));
    let draw = match table.draw {
        DrawOffer::Mine => Some(catalog.text("table-draw-mine")),
        DrawOffer::Declined => Some(by_other(catalog, table, "table-draw-declined")),
        DrawOffer::None | DrawOffer::Theirs => None,
    };
    let news: Vec<String> = loss.into_iter().chain(draw).collect();
    if news.is_empty() {
        return catalog.format("table-you-are", &[("side", side_key(table.viewer).into())]);
    }
    news.join(" ")
}

/// A sentence about what the other player has done.
fn by_other(catalog: &Catalog, table: &Table, id: &str) -> String {
    let other = !table.viewer;
    let name = player(catalog, other, &table.seats[other].name);
    catalog.format(id, &[("name", (&name).into())])
}

/// The viewer's own tray holds what they took, the other's what they lost.
fn seat(catalog: &Catalog, table: &Table, color: Color) -> Html {
    let own = color == table.viewer;
    let took = if own { &table.trays.took } else { &table.trays.lost };
    let moved = matches!(table.phase, Phase::Moved { .. });
    seat_strip(catalog, color, &table.seats[color], took, own != moved)
}

fn actions(ui: Ui<'_>, table: &Table) -> Html {
    match &table.phase {
        Phase::Moved { alone } => pass(ui, table, *alone),
        Phase::Confirming(san) => confirm(ui, table, san),
        Phase::ToMove | Phase::Promoting(..) => html! {
                    <>
                        if table.draw == DrawOffer::Theirs {
                            { draw_offer(ui, table) }
                        }
        { tools(ui, table) }
                    </>
                },
    }
}

fn pass(ui: Ui<'_>, table: &Table, alone: bool) -> Html {
    html! {
        <div class="answer">
            if alone {
                <p>{ ui.text("table-passing") }</p>
            }
            if table.draw == DrawOffer::Mine {
                { button(ui, ("tool", "draw"), "table-draw-withdraw", Msg::WithdrawDraw) }
            }
            { labelled(ui, None, ("primary wide", "device"), by_other(ui.catalog, table, "table-pass"), Msg::PassOn) }
        </div>
    }
}

fn confirm(ui: Ui<'_>, table: &Table, san: &San) -> Html {
    let written = written(ui.catalog, san, &letters(ui.catalog, table.notation));
    let text = ui.catalog.format("table-confirm", &[("move", (&written).into())]);
    html! {
        <div class="answer" role="group" aria-label={text.clone()}>
            { labelled(ui, Some("dialog-first"), ("primary wide", "check"), text, Msg::ConfirmMove) }
            { button(ui, ("quiet", "cross"), "table-cancel", Msg::Cancel) }
        </div>
    }
}

fn draw_offer(ui: Ui<'_>, table: &Table) -> Html {
    html! {
        <div class="offer">
            <p>{ by_other(ui.catalog, table, "table-draw-offered") }</p>
            { button(ui, ("primary", ""), "table-draw-accept", Msg::AnswerDraw(true)) }
            { button(ui, ("quiet", ""), "table-draw-decline", Msg::AnswerDraw(false)) }
        </div>
    }
}

/// Resigning, offering a draw, and the field for typed moves, which a phone shows only when asked.
fn tools(ui: Ui<'_>, table: &Table) -> Html {
    html! {
        <div class={classes!("tools", table.typing.then_some("typing"))}>
            { typed_form(ui, table) }
            { tool_row(ui, table) }
        </div>
    }
}

fn tool_row(ui: Ui<'_>, table: &Table) -> Html {
    let draw = match table.draw {
        DrawOffer::Mine => button(ui, ("tool", "draw"), "table-draw-withdraw", Msg::WithdrawDraw),
        DrawOffer::None | DrawOffer::Declined => button(ui, ("tool", "draw"), "table-offer-draw", Msg::AskDraw),
        DrawOffer::Theirs => Html::default(),
    };
    html! {
        <div class="tool-row">
            { button(ui, ("tool type-tool", "keyboard"), "table-type", Msg::Typing(!table.typing)) }
            { draw }
            { button(ui, ("tool", "flag"), "table-resign", Msg::AskResign) }
        </div>
    }
}

/// A field that takes "e2e4" or "Nf3".
fn typed_form(ui: Ui<'_>, table: &Table) -> Html {
    let oninput = {
        let (send, value_of) = (ui.send.clone(), ui.value_of.clone());
        Callback::from(move |event: InputEvent| send.emit(Msg::TypedText(value_of.emit(event.into()))))
    };
    let value = table.typed.clone();
    let onsubmit = ui.send.reform(move |event: SubmitEvent| {
        event.prevent_default();
        Msg::Typed(value.clone())
    });
    let error = table.typed_error.map(|error| ui.text(error_id(error)));
    html! {
        <form class="typed" {onsubmit}>
            <div class="typed-field">
                <label for="typed-move" class="sr-only">{ ui.text("typed-label") }</label>
                <input id="typed-move" dir="ltr" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false"
                    maxlength="12" enterkeyhint="go" placeholder={ui.text("typed-placeholder")} value={table.typed.clone()} {oninput}
                    aria-invalid={error.is_some().to_string()} aria-describedby={error.as_ref().map(|_| "typed-error")} />
                <button type="submit" class="primary">{ ui.text("typed-play") }</button>
                <span class="typed-close">{ icon_button("cross", ui.text("typed-close"), ui.on_click(Msg::Typing(false))) }</span>
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

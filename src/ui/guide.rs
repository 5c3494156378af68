//! The first-game guide: a few cards laid out as a game is, each with a board and a short text.

use yew::prelude::*;

use super::board::{board_picture, board_view};
use super::parts::{Ui, bar, icon, link};
use super::rules::waiting_page;
use crate::app::Msg;
use crate::app::scene::{Guide, Texts};
use crate::i18n::Catalog;

/// Heading and text of each card, and the text that takes its place when the move is made.
const CARDS: [[&str; 3]; Guide::STEPS] = [
    ["guide-see", "guide-see-text", ""],
    ["guide-fog", "guide-fog-text", ""],
    ["guide-move", "guide-move-text", "guide-move-done"],
    ["guide-pass", "guide-pass-text", ""],
    ["guide-king", "guide-king-text", "guide-king-done"],
];

/// A card of the guide.
pub(super) fn guide_page(ui: Ui<'_>, guide: &Guide) -> Html {
    match &guide.texts {
        Texts::Here(lessons) => card(ui, lessons, guide),
        texts => waiting_page(ui, "guide-title", texts),
    }
}

fn card(ui: Ui<'_>, lessons: &Catalog, guide: &Guide) -> Html {
    let [title, before, after] = CARDS[guide.step % Guide::STEPS];
    let text = if guide.hands_on && !guide.board.playable { after } else { before };
    let args = [("step", (guide.step + 1).into()), ("count", Guide::STEPS.into())];
    let board = if guide.hands_on { board_view(ui, &guide.board) } else { board_picture(ui, lessons, &guide.board) };
    let label = lessons.text("guide-skip");
    let skip = html! {
        if guide.step + 1 < Guide::STEPS {
            <a class="icon-button" href="#/" aria-label={label.clone()} title={label}>{ icon("cross") }</a>
        }
    };
    // The key makes another page of each card, so that its heading gets the focus anew and is read.
    html! {
        <div class="play guide" key={guide.step}>
            { bar(ui, lessons.text(title), Some(lessons.format("guide-step", &args)), skip) }
            <main class="contents">
                <div class="board-place">{ board }</div>
                <p class="lesson" role="status">{ lessons.text(text) }</p>
                <div class="actions"><div class="answer">{ ways_on(ui, lessons, guide.step) }</div></div>
            </main>
        </div>
    }
}

fn ways_on(ui: Ui<'_>, lessons: &Catalog, step: usize) -> Html {
    let to = |step: usize, class: &'static str, id: &str| {
        html! { <button type="button" {class} onclick={ui.on_click(Msg::GuideStep(step))}>{ lessons.text(id) }</button> }
    };
    let last = step + 1 == Guide::STEPS;
    html! {
        <>
            if step > 0 {
                { to(step - 1, "quiet", "guide-back") }
            }
            if last {
                { link("#/new", "primary", "play", ui.text("home-play")) }
            } else {
                { to(step + 1, "primary", "guide-next") }
            }
        </>
    }
}

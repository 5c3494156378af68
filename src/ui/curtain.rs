//! The curtain: who is next, and nothing of the board.

use yew::prelude::*;

use super::parts::{Ui, icon};
use super::seat::clock;
use super::words::{side_and_name, side_key};
use crate::app::Msg;
use crate::app::scene::{Curtain, CurtainReason};
use crate::i18n::Catalog;
use crate::rules::Color;

/// The page between two turns.
pub(super) fn curtain_page(ui: Ui<'_>, curtain: &Curtain) -> Html {
    let catalog = ui.catalog;
    let next = curtain.next;
    let home = catalog.text("back-home");
    let onclick = ui.on_click(Msg::OpenCurtain);
    html! {
        <main class="curtain" data-side={side_key(next)}>
            { scenery() }
            <a class="icon-button way-out" href="#/" aria-label={home.clone()} title={home}>{ icon("back") }</a>
            <div class="words">
                <p class="eyebrow">{ catalog.format("curtain-move-number", &[("number", curtain.move_number.into())]) }</p>
                <h1 id="page-heading" tabindex="-1">{ heading(catalog, curtain) }</h1>
                <p class="lead">{ lead(catalog, curtain) }</p>
                <button type="button" id="curtain-open" class="primary big" disabled={!curtain.ready} {onclick}>
                    { icon("eye") }
                    <span>{ catalog.text("curtain-open") }</span>
                </button>
                if curtain.seats.white.left_ms.is_some() {
                    <p class="clocks">
                        { for Color::ALL.map(|color| clock_of(catalog, curtain, color)) }
                    </p>
                }
            </div>
        </main>
    }
}

fn heading(catalog: &Catalog, curtain: &Curtain) -> String {
    side_and_name(catalog, curtain.next, &curtain.seats[curtain.next].name)
}

fn lead(catalog: &Catalog, curtain: &Curtain) -> String {
    let id = match curtain.reason {
        CurtainReason::Start => "curtain-start",
        CurtainReason::Turn => "curtain-turn",
        CurtainReason::Back => "curtain-back",
    };
    catalog.format(id, &[("side", side_key(curtain.next).into())])
}

fn clock_of(catalog: &Catalog, curtain: &Curtain, color: Color) -> Html {
    html! {
        <span class="seat-clock" key={side_key(color)}>
            <span class={classes!("side", side_key(color))} aria-hidden="true"></span>
            { clock(catalog, color, &curtain.seats[color]) }
        </span>
    }
}

/// Hills in the mist. A picture of nothing that is in the game.
pub(super) fn scenery() -> Html {
    html! {
        <div class="scenery" aria-hidden="true">
            <span class="orb"></span>
            <svg viewBox="0 0 400 300" preserveAspectRatio="none">
                <path class="hill far" d="M0 150 C40 120 70 118 104 138 S170 168 214 128 S300 84 334 116 S382 140 400 124 V300 H0Z" />
                <path class="hill mid" d="M0 196 C46 170 84 168 128 190 S214 222 262 184 S356 150 400 184 V300 H0Z" />
                <path class="hill near" d="M0 250 C60 216 116 222 168 240 S276 268 322 240 S382 226 400 234 V300 H0Z" />
            </svg>
            <span class="mist one"></span>
            <span class="mist two"></span>
        </div>
    }
}

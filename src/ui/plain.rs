//! Pages with little on them: starting, open elsewhere, not found.

use yew::prelude::*;

use super::curtain::scenery;
use super::home::both_sides;
use super::parts::{Ui, icon};
use crate::app::Msg;
use crate::app::scene::Busy;

/// A game is being opened, which takes a moment.
pub(super) fn starting(ui: Ui<'_>) -> Html {
    html! {
        <main class="plain" aria-busy="true">
            { scenery() }
            <div class="words"><h1 id="page-heading" tabindex="-1">{ ui.text("app-title") }</h1></div>
        </main>
    }
}

/// The game is open in another tab.
pub(super) fn busy_page(ui: Ui<'_>, busy: &Busy) -> Html {
    let onclick = ui.on_click(Msg::TakeOver);
    html! {
        <main class="plain">
            { scenery() }
            <div class="words">
                <p class="eyebrow">{ both_sides(ui.catalog, &busy.names) }</p>
                <h1 id="page-heading" tabindex="-1">{ ui.text("busy-title") }</h1>
                <p class="lead">{ ui.text("busy-text") }</p>
                <button type="button" class="primary" {onclick}><span>{ ui.text("busy-take-over") }</span></button>
                <a class="quiet" href="#/">{ icon("back") }<span>{ ui.text("back-home") }</span></a>
            </div>
        </main>
    }
}

/// There is no such game.
pub(super) fn not_found(ui: Ui<'_>) -> Html {
    html! {
        <main class="plain">
            { scenery() }
            <div class="words">
                <h1 id="page-heading" tabindex="-1">{ ui.text("missing-title") }</h1>
                <p class="lead">{ ui.text("missing-text") }</p>
                <a class="primary" href="#/"><span>{ ui.text("back-home") }</span></a>
            </div>
        </main>
    }
}

//! Pages with little on them: starting, open elsewhere, not found.

use yew::prelude::*;

use super::curtain::scenery;
use super::home::both_sides;
use super::parts::{Ui, button, link};
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
    html! {
        <main class="plain">
            { scenery() }
            <div class="words">
                <p class="eyebrow">{ both_sides(ui.catalog, &busy.names) }</p>
                <h1 id="page-heading" tabindex="-1">{ ui.text("busy-title") }</h1>
                <p class="lead">{ ui.text("busy-text") }</p>
                { button(ui, ("primary", ""), "busy-take-over", Msg::TakeOver) }
                { link("#/", "quiet", "back", ui.text("back-home")) }
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
                { link("#/", "primary", "", ui.text("back-home")) }
            </div>
        </main>
    }
}

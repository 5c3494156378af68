//! Pages with little on them: starting, failed, open elsewhere, not found.

use yew::prelude::*;

use super::curtain::scenery;
use super::home::both_sides;
use super::parts::{Ui, icon};
use crate::app::Msg;
use crate::app::scene::Busy;

/// The app is getting ready. There may be no language yet, so it says its name alone.
pub(super) fn starting() -> Html {
    html! {
        <main class="plain starting" aria-busy="true">
            { scenery() }
            <div class="words"><h1 id="page-heading" tabindex="-1">{ "Fog Chess" }</h1></div>
        </main>
    }
}

/// Not even the messages could be fetched, so this is the one page that speaks no language but English.
pub(super) fn failed(reason: &str) -> Html {
    html! {
        <main class="plain">
            { scenery() }
            <div class="words" lang="en">
                <h1 id="page-heading" tabindex="-1">{ "Fog Chess could not start" }</h1>
                <p class="lead">{ "Its texts could not be loaded. Check the connection and open the page again." }</p>
                <a class="primary" href=""><span>{ "Try again" }</span></a>
                <p class="detail">{ reason }</p>
            </div>
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

//! Pages with little on them: starting, failed, open elsewhere, not found.

use yew::prelude::*;

use super::curtain::Scenery;
use super::home::both_sides;
use super::parts::Icon;
use super::words::use_catalog;
use crate::app::Msg;
use crate::app::scene::Busy;

/// The app is getting ready. There may be no language yet, so it says its name alone.
#[component]
pub(super) fn Starting() -> Html {
    html! {
        <main class="plain starting" aria-busy="true">
            <Scenery />
            <div class="words"><h1 id="page-heading" tabindex="-1">{ "Fog Chess" }</h1></div>
        </main>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct FailedProps {
    /// For developers.
    pub reason: AttrValue,
}

/// Not even the messages could be fetched, so this is the one page that speaks no language but English.
#[component]
pub(super) fn Failed(props: &FailedProps) -> Html {
    html! {
        <main class="plain">
            <Scenery />
            <div class="words" lang="en">
                <h1 id="page-heading" tabindex="-1">{ "Fog Chess could not start" }</h1>
                <p class="lead">{ "Its texts could not be loaded. Check the connection and open the page again." }</p>
                <a class="primary" href=""><span>{ "Try again" }</span></a>
                <p class="detail">{ props.reason.clone() }</p>
            </div>
        </main>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct BusyProps {
    pub busy: Busy,
    pub send: Callback<Msg>,
}

/// The game is open in another tab.
#[component]
pub(super) fn BusyPage(props: &BusyProps) -> Html {
    let catalog = use_catalog();
    let onclick = props.send.reform(|_: MouseEvent| Msg::TakeOver);
    html! {
        <main class="plain">
            <Scenery />
            <div class="words">
                <p class="eyebrow">{ both_sides(&catalog, &props.busy.names) }</p>
                <h1 id="page-heading" tabindex="-1">{ catalog.text("busy-title") }</h1>
                <p class="lead">{ catalog.text("busy-text") }</p>
                <button type="button" class="primary" {onclick}><span>{ catalog.text("busy-take-over") }</span></button>
                <a class="quiet" href="#/"><Icon name="back" /><span>{ catalog.text("back-home") }</span></a>
            </div>
        </main>
    }
}

/// There is no such game.
#[component]
pub(super) fn NotFound() -> Html {
    let catalog = use_catalog();
    html! {
        <main class="plain">
            <Scenery />
            <div class="words">
                <h1 id="page-heading" tabindex="-1">{ catalog.text("missing-title") }</h1>
                <p class="lead">{ catalog.text("missing-text") }</p>
                <a class="primary" href="#/"><span>{ catalog.text("back-home") }</span></a>
            </div>
        </main>
    }
}

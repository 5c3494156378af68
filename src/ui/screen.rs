//! The whole screen: a page, what lies over it, and what is said aloud.

use yew::prelude::*;

use super::announce;
use super::curtain::curtain_page;
use super::dialog::question_dialog;
use super::guide::guide_page;
use super::home::home_page;
use super::new_game::new_game_page;
use super::notices::toasts;
use super::parts::Ui;
use super::plain::{busy_page, not_found, starting};
use super::replay::replay_page;
use super::rules::rules_page;
use super::settings::settings_page;
use super::table::table_page;
use crate::app::Msg;
use crate::app::scene::{Page, Scene};

/// The whole screen.
///
/// `send` takes what people do. It should stay the same from one scene to the next, or each square is drawn anew. `value_of`
/// gives the value of the form field that an event comes from.
pub fn screen(scene: &Scene, send: &Callback<Msg>, value_of: &Callback<Event, String>) -> Html {
    let body = match &scene.catalog {
        Some(catalog) => spoken(Ui { catalog, notices: &scene.notices, send, value_of }, scene),
        // index.html shows something until then.
        None => Html::default(),
    };
    html! {
        <>
            { body }
            <div class="sr-only" role="status">{ said(scene) }</div>
        </>
    }
}

fn spoken(ui: Ui<'_>, scene: &Scene) -> Html {
    html! {
        <>
            <div class="app" inert={scene.question.is_some()}>{ page(ui, &scene.page) }</div>
            if let Some(question) = scene.question {
                { question_dialog(ui, question) }
            }
            { toasts(ui, scene.toast.as_ref()) }
        </>
    }
}

fn page(ui: Ui<'_>, page: &Page) -> Html {
    match page {
        Page::Starting => starting(ui),
        Page::Home(home) => home_page(ui, home),
        Page::NewGame(form) => new_game_page(ui, form),
        Page::Curtain(curtain) => curtain_page(ui, curtain),
        Page::Table(table) => table_page(ui, table),
        Page::Replay(replay) => replay_page(ui, replay),
        Page::Busy(busy) => busy_page(ui, busy),
        Page::NotFound => not_found(ui),
        Page::Rules(rules) => rules_page(ui, rules),
        Page::Guide(guide) => guide_page(ui, guide),
        Page::Settings(page) => settings_page(ui, page),
    }
}

/// The key makes it a new text each time, so that the same words are said again.
fn said(scene: &Scene) -> Html {
    let (number, Some(announcement)) = &scene.announcement else {
        return Html::default();
    };
    let words = scene.catalog.as_ref().map(|catalog| announce::words(catalog, announcement));
    html! { <p key={*number}>{ words }</p> }
}

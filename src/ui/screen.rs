//! The whole screen: a page, what lies over it, and what is said aloud.

use std::rc::Rc;

use yew::prelude::*;

use super::announce;
use super::curtain::CurtainPage;
use super::dialog::QuestionDialog;
use super::home::HomePage;
use super::new_game::NewGamePage;
use super::notices::Toasts;
use super::plain::{BusyPage, Failed, NotFound, Starting};
use super::replay::ReplayPage;
use super::rules::RulesPage;
use super::settings::Settings;
use super::table::TablePage;
use crate::app::Msg;
use crate::app::scene::{Page, Scene};
use crate::i18n::Catalog;

/// What the screen is drawn from.
#[derive(Clone, PartialEq, Properties)]
pub struct ScreenProps {
    /// All that may be shown.
    pub scene: Rc<Scene>,
    /// Takes what people do. It should stay the same from one scene to the next, or each square is drawn anew.
    pub send: Callback<Msg>,
    /// The value of the form field that an event comes from.
    pub value_of: Callback<Event, String>,
}

/// The whole screen.
#[component]
pub fn Screen(props: &ScreenProps) -> Html {
    let scene = &props.scene;
    html! {
        <>
            if let Some(catalog) = &scene.catalog {
                <ContextProvider<Catalog> context={catalog.clone()}>
                    <div class="app" inert={scene.question.is_some()}>{ page(props) }</div>
                    if let Some(question) = scene.question {
                        <QuestionDialog {question} send={props.send.clone()} />
                    }
                    <Toasts toast={scene.toast.clone()} send={props.send.clone()} />
                </ContextProvider<Catalog>>
            } else {
                <div class="app">{ wordless(&scene.page) }</div>
            }
            <div class="sr-only" role="status">{ said(scene) }</div>
        </>
    }
}

/// What can be shown before there are any messages.
fn wordless(page: &Page) -> Html {
    match page {
        Page::Failed(reason) => html! { <Failed reason={reason.clone()} /> },
        _ => html! { <Starting /> },
    }
}

fn page(props: &ScreenProps) -> Html {
    let ScreenProps {
        scene,
        send,
        value_of,
    } = props.clone();
    let notices = scene.notices.clone();
    match scene.page.clone() {
        Page::Starting => html! { <Starting /> },
        Page::Failed(reason) => html! { <Failed {reason} /> },
        Page::Home(home) => html! { <HomePage {home} {notices} {send} /> },
        Page::NewGame(form) => html! { <NewGamePage {form} {notices} {send} {value_of} /> },
        Page::Curtain(curtain) => html! { <CurtainPage {curtain} {send} /> },
        Page::Table(table) => html! { <TablePage {table} {notices} {send} {value_of} /> },
        Page::Replay(replay) => html! { <ReplayPage {replay} {notices} {send} /> },
        Page::Busy(busy) => html! { <BusyPage {busy} {send} /> },
        Page::NotFound => html! { <NotFound /> },
        Page::Rules => html! { <RulesPage /> },
        Page::Settings(page) => html! { <Settings {page} {notices} {send} {value_of} /> },
    }
}

/// The key makes it a new text each time, so that the same words are said again.
fn said(scene: &Scene) -> Html {
    let (number, Some(announcement)) = &scene.announcement else {
        return Html::default();
    };
    let words = scene
        .catalog
        .as_ref()
        .map(|catalog| announce::words(catalog, announcement));
    html! { <p key={*number}>{ words }</p> }
}

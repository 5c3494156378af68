//! Small parts that pages are made of.

use yew::prelude::*;

use crate::app::Msg;
use crate::app::scene::{Install, Notice};
use crate::i18n::Catalog;
use crate::rules::{Color, Piece};

/// What every page is drawn with.
#[derive(Clone, Copy)]
pub(super) struct Ui<'a> {
    pub catalog: &'a Catalog,
    pub notices: &'a [Notice],
    pub send: &'a Callback<Msg>,
    /// The value of the form field that an event comes from.
    pub value_of: &'a Callback<Event, String>,
}

impl Ui<'_> {
    pub fn text(&self, id: &str) -> String {
        self.catalog.text(id)
    }

    /// Sends a message when something is clicked.
    pub fn on_click(&self, msg: Msg) -> Callback<MouseEvent> {
        self.send.reform(move |_| msg.clone())
    }

    /// Sends a message when a form field is changed.
    pub fn on_change(&self, msg: Msg) -> Callback<Event> {
        self.send.reform(move |_| msg.clone())
    }
}

/// An element of that name. Much smaller than an `html!` of its own wherever no more than this is needed.
#[inline(never)]
pub(super) fn element(name: &'static str, class: Option<&'static str>, inside: Vec<Html>) -> Html {
    html! { <@{name} {class}>{ for inside }</@> }
}

/// A picture without words, by its name in icons.svg; what it means is said beside it.
pub(super) fn icon(name: &str) -> Html {
    html! { <svg class="icon" aria-hidden="true"><use href={format!("icons.svg#{name}")} /></svg> }
}

/// A link that looks like a button, with a picture unless its name is empty.
#[inline(never)]
pub(super) fn link(href: &'static str, class: &'static str, picture: &str, text: String) -> Html {
    html! { <a {class} {href}>{ picture_and_words(picture, text) }</a> }
}

/// The picture of a piece.
pub(super) fn piece_picture(piece: Piece, class: &'static str) -> Html {
    let color = match piece.color {
        Color::White => 'w',
        Color::Black => 'b',
    };
    let href = format!("pieces.svg#{color}{}", piece.role.char());
    html! { <svg {class} aria-hidden="true"><use {href} /></svg> }
}

/// A button with words, and a picture before them unless its name is empty. `id` is that of the element.
#[inline(never)]
pub(super) fn labelled(
    ui: Ui<'_>,
    id: Option<&'static str>,
    (class, picture): (&'static str, &str),
    label: String,
    msg: Msg,
) -> Html {
    let onclick = ui.on_click(msg);
    html! { <button type="button" {id} {class} {onclick}>{ picture_and_words(picture, label) }</button> }
}

/// A button with the words of a message.
pub(super) fn button(ui: Ui<'_>, look: (&'static str, &str), message: &str, msg: Msg) -> Html {
    labelled(ui, None, look, ui.text(message), msg)
}

fn picture_and_words(picture: &str, words: String) -> Html {
    html! {
        <>
            if !picture.is_empty() {
                { icon(picture) }
            }
            <span>{ words }</span>
        </>
    }
}

/// A button that shows a picture and says its name to screen readers and in the tooltip.
pub(super) fn icon_button(picture: &str, label: String, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="icon-button" aria-label={label.clone()} title={label} {onclick}>{ icon(picture) }</button>
    }
}

/// The top of a page: the way back, the heading with what stands under it, and what else can be done.
pub(super) fn bar(ui: Ui<'_>, title: String, detail: Option<String>, children: Html) -> Html {
    let label = ui.text("back-home");
    html! {
        <header class="bar">
            <a class="icon-button" href="#/" aria-label={label.clone()} title={label}>{ icon("back") }</a>
            <div class="titles">
                <h1 id="page-heading" tabindex="-1">{ title }</h1>
                if let Some(detail) = detail {
                    <p class="detail">{ detail }</p>
                }
            </div>
            { children }
        </header>
    }
}

/// Puts the app on the home screen: a button where the browser does it, the way to it where only the player can.
pub(super) fn install(ui: Ui<'_>, install: Install) -> Html {
    match install {
        Install::No => Html::default(),
        Install::Offered => button(ui, ("quiet", "install"), "install", Msg::Install),
        Install::ByHand => html! { <p class="hint">{ ui.text("install-by-hand") }</p> },
    }
}

/// A setting that is on or off; the message turns it.
pub(super) fn switch(ui: Ui<'_>, label: String, hint: Option<String>, on: bool, msg: Msg) -> Html {
    html! {
        <label class="line">
            <span class="line-text">
                { label }
                if let Some(hint) = hint {
                    <small>{ hint }</small>
                }
            </span>
            <input type="checkbox" class="switch" checked={on} onchange={ui.on_change(msg)} />
        </label>
    }
}

/// One of several answers to a question.
pub(super) struct Choice {
    /// What is sent when it is chosen.
    pub msg: Msg,
    pub label: String,
    pub chosen: bool,
    /// Drawn before the label.
    pub picture: Html,
}

/// A question with all its answers in sight. `name` is that of the group on its page.
pub(super) fn choices(ui: Ui<'_>, name: &'static str, legend: String, choices: Vec<Choice>) -> Html {
    let radio = |(i, choice): (usize, Choice)| {
        html! {
            <label class="chip" key={i}>
                <input type="radio" {name} checked={choice.chosen} onchange={ui.on_change(choice.msg)} />
                { choice.picture }
                <span dir="auto">{ choice.label }</span>
            </label>
        }
    };
    html! {
        <fieldset class="choices">
            <legend>{ legend }</legend>
            <div class="chips">{ for choices.into_iter().enumerate().map(radio) }</div>
        </fieldset>
    }
}

/// A button that opens what is in it. The browser closes it again by Escape or a click elsewhere.
pub(super) fn menu(id: &'static str, picture: &str, label: String, inside: Html) -> Html {
    html! {
        <>
            <button type="button" class={classes!("icon-button", id)} aria-label={label.clone()} title={label} popovertarget={id}>
                { icon(picture) }
            </button>
            <div {id} class="menu-items" popover="auto">{ inside }</div>
        </>
    }
}

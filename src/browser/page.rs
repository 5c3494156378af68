//! The page itself: address, visibility, keys, focus, language and theme.

use std::cell::RefCell;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Document, Element, Event, HtmlElement, KeyboardEvent, ScrollIntoViewOptions, ScrollLogicalPosition, Window,
};
use yew::Callback;

use crate::app::{Env, Msg, ReplayStep};
use crate::archive::Theme;
use crate::i18n::Language;

/// The window. There always is one: the app runs in a page and nowhere else.
pub(super) fn window() -> Window {
    web_sys::window().expect("the app runs in a window")
}

pub(super) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// The element of index.html that the app is drawn in.
pub fn root() -> Element {
    document().get_element_by_id("app").expect("index.html has a place for the app")
}

/// The words of a JavaScript error, for developers.
pub(super) fn words(error: &JsValue) -> String {
    error.as_string().unwrap_or_else(|| js_sys::Object::from(error.clone()).to_string().into())
}

/// Time and chance at this moment.
pub fn env() -> Env {
    let mut bytes = [0; 40];
    if let Ok(crypto) = window().crypto() {
        // It refuses only arrays over 64 KiB.
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    let (mut random, mut seed) = ([0; 8], [0; 32]);
    random.copy_from_slice(&bytes[..8]);
    seed.copy_from_slice(&bytes[8..]);
    Env { now_ms: js_sys::Date::now() as u64, random: u64::from_le_bytes(random), seed }
}

/// The value of the form field that an event comes from.
pub fn value_of(event: &Event) -> String {
    let value = event.target().and_then(|target| Reflect::get(&target, &"value".into()).ok());
    value.and_then(|value| value.as_string()).unwrap_or_default()
}

pub(super) fn started() -> Msg {
    let languages = window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Msg::Started { languages, hash: hash() }
}

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Listens for as long as the page lives.
pub(super) fn listen(send: &Callback<Msg>) {
    let to_hash = send.clone();
    EventListener::new(&window(), "hashchange", move |_| to_hash.emit(Msg::HashChanged(hash()))).forget();
    let to_visible = send.clone();
    EventListener::new(&document(), "visibilitychange", move |_| to_visible.emit(Msg::Visible(!document().hidden())))
        .forget();
    let to_restored = send.clone();
    let shown = move |event: &Event| {
        // A page that has just been loaded is shown too.
        if Reflect::get(event, &"persisted".into()).is_ok_and(|persisted| persisted.is_truthy()) {
            to_restored.emit(Msg::Restored);
        }
    };
    EventListener::new(&window(), "pageshow", shown).forget();
    let to_hidden = send.clone();
    EventListener::new(&window(), "pagehide", move |_| to_hidden.emit(Msg::Visible(false))).forget();
    let to_keys = send.clone();
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    let on_key = move |event: &Event| key_down(event, &to_keys);
    EventListener::new_with_options(&document(), "keydown", options, on_key).forget();
}

fn key_down(event: &Event, send: &Callback<Msg>) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    let key = event.key();
    if event.repeat() && (key == "Enter" || key == " ") {
        // A key held down since the last page must not press the button of this one, least of all a curtain's.
        event.prevent_default();
        event.stop_propagation();
    } else if key == "Escape" {
        send.emit(Msg::Cancel);
    } else if nothing_focused() {
        replay_key(&key, send);
    }
}

/// The arrows step through a replay even when the focus is nowhere.
fn replay_key(key: &str, send: &Callback<Msg>) {
    let step = match key {
        "ArrowLeft" => ReplayStep::Back,
        "ArrowRight" => ReplayStep::Forward,
        "Home" => ReplayStep::First,
        "End" => ReplayStep::Last,
        _ => return,
    };
    send.emit(Msg::Replay(step));
}

fn nothing_focused() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// Changes the fragment; the browser reports it.
pub(super) fn navigate(hash: &str) {
    // Setting a fragment fails on no address that a page can have.
    let _ = window().location().set_hash(hash);
}

/// Puts another fragment in the place of the present one, without a word to anybody.
pub(super) fn replace_hash(hash: &str) {
    if let Ok(history) = window().history() {
        // An address that differs in its fragment only is never refused.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}

/// Where the focus goes next. Only the latest wish counts: an older one would take the cursor of the board back with it.
#[derive(Default)]
pub(super) struct Focuser(RefCell<Option<Timeout>>);

impl Focuser {
    /// Moves the focus once the page is drawn.
    pub fn focus(&self, id: String) {
        let timeout = Timeout::new(0, move || {
            let element = document().get_element_by_id(&id);
            if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
                // An element that can't have the focus stays without.
                let _ = element.focus();
            }
        });
        *self.0.borrow_mut() = Some(timeout);
    }
}

/// Scrolls the move list, and only that, to the move that is looked at, once the page is drawn.
pub(super) fn reveal_move() {
    Timeout::new(0, || {
        let current = document().query_selector(".moves [aria-current]").ok().flatten();
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        current.inspect(|element| element.scroll_into_view_with_scroll_into_view_options(&options));
    })
    .forget();
}

/// Sets language, direction, theme and title of the document.
pub(super) fn dress(language: Language, theme: Theme, title: &str) {
    let document = document();
    document.set_title(title);
    let Some(root) = document.document_element() else {
        return;
    };
    set_attribute(&root, "lang", Some(language.tag()));
    set_attribute(&root, "dir", language.is_right_to_left().then_some("rtl"));
    let chosen = match theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    set_attribute(&root, "data-theme", chosen);
    paint_bars(&document, chosen);
}

/// The system's bars round the page take the color of the `theme-color` whose condition holds.
fn paint_bars(document: &Document, chosen: Option<&str>) {
    for scheme in ["light", "dark"] {
        let Ok(Some(meta)) = document.query_selector(&format!("meta[data-scheme={scheme}]")) else {
            continue;
        };
        let condition = match chosen {
            None => &format!("(prefers-color-scheme: {scheme})"),
            Some(chosen) if chosen == scheme => "all",
            Some(_) => "not all",
        };
        set_attribute(&meta, "media", Some(condition));
    }
}

fn set_attribute(element: &Element, name: &str, value: Option<&str>) {
    // It fails only on names that are none.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

pub(super) fn vibrate(ms: u32) {
    let navigator = window().navigator();
    // Some browsers have no vibration at all.
    if Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
        navigator.vibrate_with_duration(ms);
    }
}

/// Asks that storage be kept. The browser may decline; there is nothing to do about it.
pub(super) fn persist() {
    let navigator = window().navigator();
    if !Reflect::get(&navigator, &"storage".into()).is_ok_and(|storage| storage.is_object()) {
        return;
    }
    if let Ok(promise) = navigator.storage().persist() {
        spawn_local(async move {
            let _ = JsFuture::from(promise).await;
        });
    }
}

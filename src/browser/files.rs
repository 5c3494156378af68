//! Files out of and into the app.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};
use yew::Callback;

use super::page::{document, words};
use crate::app::Msg;

/// More than any collection of games takes; a file of this size is something else.
const MAX_BYTES: f64 = 8.0 * 1024.0 * 1024.0;
/// So long a browser may take to begin a download.
const REVOKE_MS: u32 = 60_000;

/// Gives the player a file.
pub(super) fn download(name: &str, mime: &str, text: &str) {
    // It fails only where a browser allows no downloads, and says so itself.
    let _ = try_download(name, mime, text);
}

fn try_download(name: &str, mime: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(mime);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    // Safari reads the address later than at the click.
    Timeout::new(REVOKE_MS, move || drop(Url::revoke_object_url(&url))).forget();
    Ok(())
}

/// Lets the player choose a file and reads it.
pub(super) fn pick(send: &Callback<Msg>) {
    let Ok(element) = document().create_element("input") else {
        return;
    };
    let input: HtmlInputElement = element.unchecked_into();
    input.set_type("file");
    input.set_accept(".json,.pgn,.txt,application/json,application/x-chess-pgn,text/plain");
    let (send, chosen) = (send.clone(), input.clone());
    EventListener::once(&input, "change", move |_| {
        if let Some(file) = chosen.files().and_then(|files| files.get(0)) {
            let send = send.clone();
            spawn_local(async move { send.emit(Msg::FileRead(file.name(), read(&file).await)) });
        }
    })
    .forget();
    input.click();
}

async fn read(file: &File) -> Result<String, String> {
    if file.size() > MAX_BYTES {
        return Err("too large".to_owned());
    }
    let text = JsFuture::from(file.text()).await.map_err(|error| words(&error))?;
    text.as_string().ok_or_else(|| "not text".to_owned())
}

//! The browser: the only part that names web APIs. It turns an [`Effect`] into calls and what happens into a [`Msg`].

mod awake;
mod files;
mod locks;
mod page;
mod peer;
mod pointer;
mod scan;
mod share;
mod shell;
mod sound;
mod store;
mod tabs;
mod timers;

use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

use crate::app::{Effect, Msg};
use crate::i18n::Language;

pub use page::{env, root, value_of};

/// What the browser keeps between calls. Cheap to clone.
#[derive(Clone, Default)]
pub struct Browser(Rc<Devices>);

#[derive(Default)]
struct Devices {
    store: store::Store,
    locks: locks::Locks,
    timers: timers::Timers,
    speaker: sound::Speaker,
    focuser: page::Focuser,
    awake: awake::Awake,
    peers: peer::Peers,
    tabs: tabs::Tabs,
    scanner: scan::Scanner,
}

impl PartialEq for Browser {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Browser {
    /// Sends what happens to the page from now on, beginning with [`Msg::Started`].
    pub fn listen(&self, send: &Callback<Msg>) {
        page::listen(send);
        pointer::listen(send);
        send.emit(page::started());
        shell::listen(send);
    }

    /// Carries out one effect; its answer, if it has one, comes through `send`.
    pub fn run(&self, effect: Effect, send: &Callback<Msg>) {
        let devices = &self.0;
        match effect {
            Effect::Lift => shell::lift(),
            Effect::Fail(reason) => shell::fail(&reason),
            Effect::Load
            | Effect::LoadCatalog(_)
            | Effect::LoadTexts(..)
            | Effect::SaveGame { .. }
            | Effect::DeleteGame(_)
            | Effect::ReadGame(_)
            | Effect::SaveSettings(_) => {
                let (store, send) = (devices.store.clone(), send.clone());
                spawn_local(async move {
                    if let Some(msg) = wait_for(store, effect).await {
                        send.emit(msg);
                    }
                });
            }
            Effect::Persist => page::persist(),
            Effect::KeepAwake(wanted) => devices.awake.keep(wanted),
            Effect::Install => shell::install(),
            Effect::Update => shell::update(),
            Effect::Lock(id, steal) => devices.locks.request(id, steal, send),
            Effect::Unlock(id) => devices.locks.release(&id),
            Effect::Peer(number, act) => devices.peers.run(number, act, send),
            Effect::AskLocalNetwork => peer::ask_local_network(send),
            Effect::TestServer(place, server) => peer::test_server(place, &server, send),
            Effect::HoldInvitation(id) => devices.tabs.hold(&id, send),
            Effect::DropInvitation => devices.tabs.drop(),
            Effect::HandOver { invitation, code } => devices.tabs.hand_over(&invitation, &code, send),
            Effect::TakeReply(useful) => devices.tabs.answer(useful),
            Effect::Copy(text) => share::copy(&text, send),
            Effect::Share { text, url } => share::share(&text, &url),
            Effect::Scan => devices.scanner.start(send),
            Effect::StopScan => devices.scanner.stop(),
            Effect::ReplaceHash(hash) => page::replace_hash(&hash),
            Effect::Download { name, mime, text } => files::download(&name, mime, &text),
            Effect::PickFile => files::pick(send),
            Effect::Navigate(hash) => page::navigate(&hash),
            Effect::After(timer, ms) => devices.timers.start(timer, ms, send),
            Effect::Stop(timer) => devices.timers.stop(timer),
            Effect::Play(sound) => devices.speaker.play(sound),
            Effect::Vibrate(ms) => page::vibrate(ms),
            Effect::Focus(target) => devices.focuser.focus(target.element_id()),
            Effect::RevealMove => page::reveal_move(),
            Effect::Dress { language, theme, title } => page::dress(language, theme, &title),
        }
    }
}

/// Carries out an effect that takes its time. All of them in one function: each asynchronous one adds to the download.
async fn wait_for(store: store::Store, effect: Effect) -> Option<Msg> {
    Some(match effect {
        Effect::Load => Msg::Loaded(store.load().await),
        Effect::LoadCatalog(language) => Msg::CatalogLoaded(language, fetch_texts(language, "main").await),
        Effect::LoadTexts(part, language) => Msg::TextsLoaded(part, language, fetch_texts(language, part.name()).await),
        Effect::SaveGame { key, number, text } => {
            let result = store.put_game(&key, &text).await;
            Msg::Saved(key, number, result)
        }
        Effect::DeleteGame(key) => {
            let result = store.delete_game(&key).await;
            Msg::Deleted(key, result)
        }
        Effect::ReadGame(id) => {
            let result = store.game(id.as_str()).await;
            Msg::GameRead(id, result)
        }
        Effect::SaveSettings(text) => Msg::SettingsSaved(store.put_settings(&text).await),
        _ => return None,
    })
}

async fn fetch_texts(language: Language, part: &str) -> Result<String, String> {
    let url = format!("locales/{}/{part}.ftl", language.tag());
    let fetched = async {
        let response: web_sys::Response = JsFuture::from(page::window().fetch_with_str(&url)).await?.into();
        if !response.ok() {
            return Err(JsValue::from(format!("{url}: {}", response.status())));
        }
        JsFuture::from(response.text()?).await
    };
    let text = fetched.await.map_err(|error| page::words(&error))?;
    text.as_string().ok_or(url)
}

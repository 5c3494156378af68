//! The page around the app: the scripts of static/shell, which also work where the app does not.

use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use yew::Callback;

use crate::app::scene::Install;
use crate::app::{Msg, ShellNews};

#[wasm_bindgen(js_namespace = fogChess)]
extern "C" {
    /// Sends what happened so far and all that happens from now on, a word each.
    #[wasm_bindgen(js_name = listen)]
    fn listen_to_shell(word: &Closure<dyn FnMut(String)>);

    /// Takes away what stands in the place of the first page.
    pub(super) fn lift();

    /// Says that the app can't start.
    pub(super) fn fail(reason: &str);

    /// Lets the browser ask whether the app is to be put on the home screen.
    pub(super) fn install();

    /// Loads the page again as the new version.
    pub(super) fn update();
}

/// Listens for as long as the page lives.
pub(super) fn listen(send: &Callback<Msg>) {
    let send = send.clone();
    let closure = Closure::new(move |word: String| {
        if let Some(news) = news(&word) {
            send.emit(Msg::Shell(news));
        }
    });
    listen_to_shell(&closure);
    closure.forget();
}

fn news(word: &str) -> Option<ShellNews> {
    Some(match word {
        "offline" => ShellNews::Offline,
        "update" => ShellNews::Update,
        "install" => ShellNews::Install(Install::Offered),
        "install-by-hand" => ShellNews::Install(Install::ByHand),
        "installed" => ShellNews::Install(Install::No),
        _ => return None,
    })
}

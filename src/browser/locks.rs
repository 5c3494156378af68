//! One tab at a time may play a game: a Web Lock for each.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

use super::page::window;
use crate::app::{LockEvent, Msg};
use crate::game::GameId;

// web-sys has the Web Locks only behind a compiler flag for unstable parts, though all browsers have had them for years.
#[wasm_bindgen]
extern "C" {
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(this: &LockManager, name: &str, options: &Object, granted: &Function) -> Result<Promise, JsValue>;
}

/// Locks that are held: calling the function gives one back.
#[derive(Clone, Default)]
pub(super) struct Locks(Rc<RefCell<Vec<(GameId, Function)>>>);

impl Locks {
    /// Asks for a lock, taking it from another tab if `steal` is set. A browser without locks grants every one.
    pub fn request(&self, id: GameId, steal: bool, send: &Callback<Msg>) {
        let Some(manager) = manager() else {
            return send.emit(Msg::Lock(id, LockEvent::Granted));
        };
        let (locks, send) = (self.clone(), send.clone());
        spawn_local(async move {
            let event = locks.hold(&manager, &id, steal, &send).await;
            if let Some(event) = event {
                send.emit(Msg::Lock(id, event));
            }
        });
    }

    /// Gives a lock back, if it is held.
    pub fn release(&self, id: &GameId) {
        for (_, release) in self.0.borrow_mut().extract_if(.., |(held, _)| held == id) {
            // Resolving a promise can't fail.
            let _ = release.call0(&JsValue::NULL);
        }
    }

    /// Waits until the request ends, which a held lock does only when it is given back (no event) or stolen.
    async fn hold(&self, manager: &LockManager, id: &GameId, steal: bool, send: &Callback<Msg>) -> Option<LockEvent> {
        // A lock that this tab still holds from before would be in its own way.
        self.release(id);
        let options = Object::new();
        let option = if steal { "steal" } else { "ifAvailable" };
        // Setting a property of a fresh object can't fail.
        let _ = Reflect::set(&options, &option.into(), &true.into());
        let granted = Rc::new(RefCell::new(false));
        let callback = self.on_granted(id.clone(), granted.clone(), send.clone());
        let name = format!("fog-chess-game-{id}");
        let ended = match manager.request(&name, &options, callback.as_ref().unchecked_ref()) {
            Ok(promise) => JsFuture::from(promise).await,
            Err(error) => Err(error),
        };
        match (ended, *granted.borrow()) {
            (Ok(_), true) => None,
            (Ok(_), false) => Some(LockEvent::Busy),
            (Err(_), true) => Some(LockEvent::Lost),
            // The browser refuses locks to this page: then no other tab has one either.
            (Err(_), false) => Some(LockEvent::Granted),
        }
    }

    fn on_granted(
        &self,
        id: GameId,
        granted: Rc<RefCell<bool>>,
        send: Callback<Msg>,
    ) -> Closure<dyn FnMut(JsValue) -> JsValue> {
        let locks = self.0.clone();
        Closure::new(move |lock: JsValue| {
            if lock.is_null() {
                return JsValue::UNDEFINED;
            }
            *granted.borrow_mut() = true;
            let (locks, id) = (locks.clone(), id.clone());
            send.emit(Msg::Lock(id.clone(), LockEvent::Granted));
            Promise::new(&mut move |release, _| {
                locks.borrow_mut().push((id.clone(), release));
            })
            .into()
        })
    }
}

fn manager() -> Option<LockManager> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}

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

/// The requests of this tab that have not ended: a held lock's ends when it is free again.
#[derive(Clone, Default)]
pub(super) struct Locks(Rc<RefCell<Vec<Hold>>>);

/// One request. Cheap to clone.
#[derive(Clone)]
struct Hold {
    id: GameId,
    state: Rc<RefCell<Held>>,
    ended: Promise,
}

enum Held {
    /// The browser has not answered yet.
    NotYet,
    /// The lock is ours; calling the function gives it back.
    By(Function),
    /// It is not wanted any more, or was never to be had.
    No,
}

impl Locks {
    /// Asks for a lock, taking it from another tab if `steal` is set. A browser without locks grants every one.
    pub fn request(&self, id: GameId, steal: bool, send: &Callback<Msg>) {
        let Some(manager) = manager() else {
            return send.emit(Msg::Lock(id, LockEvent::Granted));
        };
        let (locks, send) = (self.clone(), send.clone());
        spawn_local(async move {
            locks.free(&id).await;
            if let Some(event) = locks.hold(&manager, &id, steal, &send).await {
                send.emit(Msg::Lock(id, event));
            }
        });
    }

    /// Gives a lock back, held or on its way.
    pub fn release(&self, id: &GameId) {
        for hold in self.of(id) {
            if let Held::By(release) = hold.state.replace(Held::No) {
                // Resolving a promise can't fail.
                let _ = release.call0(&JsValue::NULL);
            }
        }
    }

    /// Waits until this tab is not in its own way.
    async fn free(&self, id: &GameId) {
        self.release(id);
        for hold in self.of(id) {
            // A lock that was stolen is free too.
            let _ = JsFuture::from(hold.ended).await;
        }
    }

    fn of(&self, id: &GameId) -> Vec<Hold> {
        self.0.borrow().iter().filter(|hold| hold.id == *id).cloned().collect()
    }

    /// Waits until the request ends, which a held lock does only when it is given back (no event) or stolen.
    async fn hold(&self, manager: &LockManager, id: &GameId, steal: bool, send: &Callback<Msg>) -> Option<LockEvent> {
        let options = Object::new();
        let option = if steal { "steal" } else { "ifAvailable" };
        // Setting a property of a fresh object can't fail.
        let _ = Reflect::set(&options, &option.into(), &true.into());
        let state = Rc::new(RefCell::new(Held::NotYet));
        let callback = on_granted(id.clone(), state.clone(), send.clone());
        let name = format!("fog-chess-game-{id}");
        let Ok(ended) = manager.request(&name, &options, callback.as_ref().unchecked_ref()) else {
            return Some(LockEvent::Granted);
        };
        self.0.borrow_mut().push(Hold { id: id.clone(), state: state.clone(), ended: ended.clone() });
        let ended = JsFuture::from(ended).await;
        self.0.borrow_mut().retain(|hold| !Rc::ptr_eq(&hold.state, &state));
        match (ended, &*state.borrow()) {
            (_, Held::No) => None,
            (Ok(_), _) => Some(LockEvent::Busy),
            (Err(_), Held::By(_)) => Some(LockEvent::Lost),
            // The browser refuses locks to this page: then no other tab has one either.
            (Err(_), Held::NotYet) => Some(LockEvent::Granted),
        }
    }
}

/// What the browser calls with the lock, or with nothing if another tab has it. The lock is held until the promise ends.
fn on_granted(id: GameId, state: Rc<RefCell<Held>>, send: Callback<Msg>) -> Closure<dyn FnMut(JsValue) -> JsValue> {
    Closure::new(move |lock: JsValue| {
        if lock.is_null() || matches!(*state.borrow(), Held::No) {
            return JsValue::UNDEFINED;
        }
        send.emit(Msg::Lock(id.clone(), LockEvent::Granted));
        let state = state.clone();
        Promise::new(&mut move |release, _| drop(state.replace(Held::By(release)))).into()
    })
}

fn manager() -> Option<LockManager> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}

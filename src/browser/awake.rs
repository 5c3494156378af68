//! The screen stays on while a game is played, where the browser can do that.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Promise, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::page::window;

// web-sys has the Wake Lock only behind a compiler flag for unstable parts, though all browsers have had it for years.
#[wasm_bindgen]
extern "C" {
    type WakeLock;

    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock) -> Result<Promise, JsValue>;

    type Sentinel;

    #[wasm_bindgen(method)]
    fn release(this: &Sentinel) -> Promise;
}

/// Whether the screen is wanted on, and what keeps it on.
#[derive(Clone, Default)]
pub(super) struct Awake(Rc<RefCell<(bool, Option<Sentinel>)>>);

impl Awake {
    pub fn keep(&self, wanted: bool) {
        let had = std::mem::take(&mut *self.0.borrow_mut());
        self.0.borrow_mut().0 = wanted;
        let awake = self.clone();
        spawn_local(async move {
            // A browser may refuse, for the battery's sake: then the screen sleeps as it always does.
            if let Some(sentinel) = had.1 {
                let _ = JsFuture::from(sentinel.release()).await;
            }
            if wanted && let Ok(sentinel) = request_lock().await {
                awake.take(sentinel).await;
            }
        });
    }

    /// It may have come too late.
    async fn take(&self, sentinel: Sentinel) {
        if self.0.borrow().0 {
            self.0.borrow_mut().1 = Some(sentinel);
        } else {
            let _ = JsFuture::from(sentinel.release()).await;
        }
    }
}

async fn request_lock() -> Result<Sentinel, JsValue> {
    let lock = Reflect::get(&window().navigator(), &"wakeLock".into())?;
    if !lock.is_object() {
        return Err(JsValue::NULL);
    }
    let sentinel = JsFuture::from(lock.unchecked_into::<WakeLock>().request()?).await?;
    Ok(sentinel.unchecked_into())
}

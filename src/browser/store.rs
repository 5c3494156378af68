//! Saved texts in IndexedDB, by web-sys: a library for it would add 8 KiB to the download.
//!
//! Only requests are awaited within a transaction, which would otherwise end by itself.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Function, Promise};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode,
};

use super::page::window;
use crate::app::{StoreError, Stored};

const DATABASE: &str = "fog-chess";
const VERSION: u32 = 1;
const GAMES: &str = "games";
const SETTINGS: &str = "settings";
/// The only key of the settings.
const CURRENT: &str = "current";
/// Another tab, or a browser's fault, can keep a database from opening for ever; play does not wait for it.
const OPEN_MS: i32 = 4_000;

/// The database, opened when it is first needed. Cheap to clone.
#[derive(Clone, Default)]
pub(super) struct Store(Rc<RefCell<Connection>>);

#[derive(Default)]
enum Connection {
    #[default]
    Closed,
    /// It did not open in time. Nothing waits for it again; should it open after all, it is used.
    Late,
    Open(IdbDatabase),
}

/// What is done to one store.
enum Write<'a> {
    Put(&'a str, &'a str),
    Delete(&'a str),
}

impl Store {
    /// Everything there is.
    pub async fn load(&self) -> Result<Stored, StoreError> {
        let settings = self.get(SETTINGS, CURRENT).await?;
        let (_, store) = self.begin(GAMES, IdbTransactionMode::Readonly).await?;
        let (keys, values) = (store.get_all_keys().map_err(reason)?, store.get_all().map_err(reason)?);
        let (keys, values) = (Array::from(&done(&keys).await?), Array::from(&done(&values).await?));
        // A value that is no text was not written by this app; it is shown as damaged.
        let text = |(key, value): (JsValue, JsValue)| Some((key.as_string()?, value.as_string().unwrap_or_default()));
        Ok(Stored { settings, games: keys.iter().zip(values.iter()).filter_map(text).collect() })
    }

    /// One game's text.
    pub async fn game(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.get(GAMES, key).await
    }

    pub async fn put_game(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.write(GAMES, Write::Put(key, text)).await
    }

    pub async fn put_settings(&self, text: &str) -> Result<(), StoreError> {
        self.write(SETTINGS, Write::Put(CURRENT, text)).await
    }

    pub async fn delete_game(&self, key: &str) -> Result<(), StoreError> {
        self.write(GAMES, Write::Delete(key)).await
    }

    async fn get(&self, store: &str, key: &str) -> Result<Option<String>, StoreError> {
        let (_, store) = self.begin(store, IdbTransactionMode::Readonly).await?;
        let value = done(&store.get(&key.into()).map_err(reason)?).await?;
        Ok(value.as_string())
    }

    /// Writes, and waits until what was written is safe.
    async fn write(&self, store: &str, write: Write<'_>) -> Result<(), StoreError> {
        let (transaction, store) = self.begin(store, IdbTransactionMode::Readwrite).await?;
        match write {
            Write::Put(key, text) => store.put_with_key(&text.into(), &key.into()),
            Write::Delete(key) => store.delete(&key.into()),
        }
        .map_err(reason)?;
        commit(&transaction);
        committed(&transaction).await
    }

    async fn begin(
        &self,
        store: &str,
        mode: IdbTransactionMode,
    ) -> Result<(IdbTransaction, IdbObjectStore), StoreError> {
        let database = self.database().await?;
        let transaction = database.transaction_with_str_and_mode(store, mode).map_err(reason)?;
        let store = transaction.object_store(store).map_err(reason)?;
        Ok((transaction, store))
    }

    async fn database(&self) -> Result<IdbDatabase, StoreError> {
        match &*self.0.borrow() {
            Connection::Open(database) => return Ok(database.clone()),
            Connection::Late => return Err(StoreError::Blocked),
            Connection::Closed => {}
        }
        let request = request_open().ok_or(StoreError::Blocked)?;
        let (store, opened) = (self.clone(), request.clone());
        let keep = Closure::once_into_js(move || store.keep(&opened));
        // It is told before the promise is.
        let _ = request.add_event_listener_with_callback("success", keep.unchecked_ref());
        let in_time = Promise::race(&Array::of2(&settled(&request), &after(OPEN_MS)));
        let answered = JsFuture::from(in_time).await;
        let mut connection = self.0.borrow_mut();
        match (&*connection, answered) {
            (Connection::Open(database), _) => Ok(database.clone()),
            (_, Ok(_)) => {
                *connection = Connection::Late;
                Err(StoreError::Blocked)
            }
            (_, Err(_)) => Err(StoreError::Blocked),
        }
    }

    /// Keeps the connection until another version of the app wants to change the database, or the browser closes it.
    fn keep(&self, request: &IdbOpenDbRequest) {
        let Some(database) = database_of(request) else { return };
        let (kept, closing) = (self.0.clone(), database.clone());
        let let_go = Closure::<dyn FnMut()>::new(move || {
            closing.close();
            kept.replace(Connection::Closed);
        });
        let let_go = let_go.into_js_value();
        database.set_onversionchange(let_go.dyn_ref());
        database.set_onclose(let_go.dyn_ref());
        self.0.replace(Connection::Open(database));
    }
}

fn request_open() -> Option<IdbOpenDbRequest> {
    let request = window().indexed_db().ok()??.open_with_u32(DATABASE, VERSION).ok()?;
    let upgrading = request.clone();
    let upgrade = Closure::once_into_js(move || create_stores(&upgrading));
    request.set_onupgradeneeded(upgrade.dyn_ref());
    Some(request)
}

fn database_of(request: &IdbOpenDbRequest) -> Option<IdbDatabase> {
    request.result().ok()?.dyn_into().ok()
}

fn create_stores(request: &IdbOpenDbRequest) {
    let database = database_of(request);
    for store in [GAMES, SETTINGS] {
        // Where this fails, the first transaction does too, and is reported.
        let _ = database.as_ref().map(|database| database.create_object_store(store));
    }
}

/// Ends when a request has an answer, well or with an error.
fn settled(request: &IdbRequest) -> Promise {
    Promise::new(&mut |resolve: Function, reject: Function| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    })
}

fn after(ms: i32) -> Promise {
    Promise::new(&mut |resolve, _| {
        // Without a timer the request alone decides.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, ms);
    })
}

async fn done(request: &IdbRequest) -> Result<JsValue, StoreError> {
    match JsFuture::from(settled(request)).await {
        Ok(_) => request.result().map_err(reason),
        Err(_) => Err(request.error().ok().flatten().map_or(StoreError::Failed, |error| reason(error.into()))),
    }
}

/// Asked for, a commit outlives a page that goes away now. Browsers that can't be asked do it by themselves, a little later.
#[expect(deprecated, reason = "web-sys says so of a method that the standard and all browsers have")]
fn commit(transaction: &IdbTransaction) {
    let _ = transaction.commit();
}

async fn committed(transaction: &IdbTransaction) -> Result<(), StoreError> {
    let ended = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    match JsFuture::from(ended).await {
        Ok(_) => Ok(()),
        Err(_) => Err(transaction.error().map_or(StoreError::Failed, |error| reason(error.into()))),
    }
}

fn reason(error: JsValue) -> StoreError {
    match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
        Some("QuotaExceededError") => StoreError::Full,
        Some("SecurityError" | "InvalidStateError") => StoreError::Blocked,
        _ => StoreError::Failed,
    }
}

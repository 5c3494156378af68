//! Saved texts in IndexedDB. Only requests are awaited within a transaction, which would otherwise end by itself.

use std::cell::RefCell;
use std::rc::Rc;

use futures::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, Transaction, TransactionMode, TransactionResult};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

use crate::app::{StoreError, Stored};

const DATABASE: &str = "fog-chess";
const VERSION: u32 = 1;
const GAMES: &str = "games";
const SETTINGS: &str = "settings";
/// The only key of the settings.
const CURRENT: &str = "current";
/// Another tab, or a browser's fault, can keep a database from opening for ever; play does not wait for it.
const OPEN_MS: u32 = 4_000;

/// The database, opened when it is first needed. Cheap to clone.
#[derive(Clone, Default)]
pub(super) struct Store(Rc<RefCell<Option<Rc<Database>>>>);

impl Store {
    /// Everything there is.
    pub async fn load(&self) -> Result<Stored, StoreError> {
        let database = self.database().await?;
        load(&database).await.map_err(reason)
    }

    /// One game's text.
    pub async fn game(&self, key: &str) -> Result<Option<String>, StoreError> {
        let database = self.database().await?;
        get(&database, GAMES, key).await.map_err(reason)
    }

    pub async fn put_game(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.put(GAMES, key, text).await
    }

    pub async fn put_settings(&self, text: &str) -> Result<(), StoreError> {
        self.put(SETTINGS, CURRENT, text).await
    }

    pub async fn delete_game(&self, key: &str) -> Result<(), StoreError> {
        let database = self.database().await?;
        let delete = async {
            let transaction = database.transaction(&[GAMES], TransactionMode::ReadWrite)?;
            transaction.object_store(GAMES)?.delete(JsValue::from(key))?.await?;
            Ok(transaction)
        };
        finish(delete.await).await
    }

    async fn put(&self, store: &str, key: &str, text: &str) -> Result<(), StoreError> {
        let database = self.database().await?;
        let put = async {
            let transaction = database.transaction(&[store], TransactionMode::ReadWrite)?;
            transaction.object_store(store)?.put(&text.into(), Some(&key.into()))?.await?;
            Ok(transaction)
        };
        finish(put.await).await
    }

    async fn database(&self) -> Result<Rc<Database>, StoreError> {
        if let Some(database) = self.0.borrow().as_ref() {
            return Ok(database.clone());
        }
        let opened = match select(Box::pin(open()), TimeoutFuture::new(OPEN_MS)).await {
            Either::Left((opened, _)) => opened.map_err(|_| StoreError::Blocked)?,
            Either::Right(_) => return Err(StoreError::Blocked),
        };
        Ok(self.keep(opened))
    }

    /// Keeps the connection until another version of the app wants to change the database, or the browser closes it.
    fn keep(&self, mut database: Database) -> Rc<Database> {
        let (changed, closed) = (self.clone(), self.clone());
        database.on_version_change(move |_| {
            if let Some(database) = changed.0.borrow_mut().take() {
                database.close();
            }
        });
        database.on_close(move |_| drop(closed.0.borrow_mut().take()));
        let database = Rc::new(database);
        *self.0.borrow_mut() = Some(database.clone());
        database
    }
}

async fn open() -> Result<Database, idb::Error> {
    let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        // Where this fails, the first transaction does too, and is reported.
        if let Ok(database) = event.database() {
            for store in [GAMES, SETTINGS] {
                let _ = database.create_object_store(store, ObjectStoreParams::new());
            }
        }
    });
    request.await
}

async fn load(database: &Database) -> Result<Stored, idb::Error> {
    let settings = get(database, SETTINGS, CURRENT).await?;
    let transaction = database.transaction(&[GAMES], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(GAMES)?;
    let (keys, values) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
    let (keys, values) = (keys.await?, values.await?);
    // A value that is no text was not written by this app; it is shown as damaged.
    let texts = keys
        .iter()
        .zip(&values)
        .filter_map(|(key, value)| Some((key.as_string()?, value.as_string().unwrap_or_default())));
    Ok(Stored { settings, games: texts.collect() })
}

async fn get(database: &Database, store: &str, key: &str) -> Result<Option<String>, idb::Error> {
    let transaction = database.transaction(&[store], TransactionMode::ReadOnly)?;
    let value = transaction.object_store(store)?.get(JsValue::from(key))?.await?;
    Ok(value.and_then(|value| value.as_string()))
}

/// Waits until what was written is safe.
async fn finish(written: Result<Transaction, idb::Error>) -> Result<(), StoreError> {
    let transaction = written.map_err(reason)?;
    match transaction.await.map_err(reason)? {
        TransactionResult::Committed => Ok(()),
        TransactionResult::Aborted => Err(StoreError::Full),
    }
}

fn reason(error: idb::Error) -> StoreError {
    let exception = match &error {
        idb::Error::DomException(exception) => Some(exception.clone()),
        idb::Error::UpdateFailed(value) | idb::Error::TransactionOpenFailed(value) => {
            value.dyn_ref::<DomException>().cloned()
        }
        _ => None,
    };
    match exception.map(|exception| exception.name()).as_deref() {
        Some("QuotaExceededError") => StoreError::Full,
        Some("SecurityError" | "InvalidStateError") => StoreError::Blocked,
        _ => StoreError::Failed,
    }
}

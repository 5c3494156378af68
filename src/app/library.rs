//! The games that this device knows.

use std::collections::BTreeMap;

use crate::archive::{self, LoadError};
use crate::game::{Game, GameId};

/// What is under one key.
#[derive(Clone, Debug)]
pub(super) enum Entry {
    /// A game.
    Game(Box<Game>),
    /// A text that is no readable game; it is kept as it is.
    Damaged {
        /// The text.
        text: String,
        /// Whether a newer version of the app wrote it.
        newer: bool,
    },
}

/// All entries by key, and which of them are not in storage as they are here.
#[derive(Clone, Debug, Default)]
pub(super) struct Library {
    entries: BTreeMap<String, Entry>,
    unsaved: BTreeMap<String, u64>,
    writes: u64,
}

impl Entry {
    /// Reads a saved text. A game under another key than its own is damaged too.
    fn read(key: &str, text: String) -> Self {
        match archive::load(&text) {
            Ok((id, game)) if id.as_str() == key => Self::Game(Box::new(game)),
            Err(LoadError::Newer) => Self::Damaged { text, newer: true },
            _ => Self::Damaged { text, newer: false },
        }
    }
}

impl Library {
    /// Takes over what was found in storage. What is not saved yet, and the game that is open, stay as they are here.
    pub fn refresh(&mut self, stored: Vec<(String, String)>, open: Option<&GameId>) {
        let keep = |key: &String| {
            self.unsaved.contains_key(key) || open.is_some_and(|id| id.as_str() == key)
        };
        let kept: Vec<(String, Entry)> = self
            .entries
            .iter()
            .filter(|(key, _)| keep(key))
            .map(|(k, e)| (k.clone(), e.clone()))
            .collect();
        self.entries = stored
            .into_iter()
            .map(|(key, text)| (key.clone(), Entry::read(&key, text)))
            .collect();
        self.entries.extend(kept);
    }

    /// Reads one entry again, unless it is not saved yet.
    pub fn reread(&mut self, id: &GameId, text: String) {
        if !self.unsaved.contains_key(id.as_str()) {
            self.entries
                .insert(id.to_string(), Entry::read(id.as_str(), text));
        }
    }

    pub fn entries(&self) -> impl DoubleEndedIterator<Item = (&String, &Entry)> {
        self.entries.iter()
    }

    pub fn game(&self, id: &GameId) -> Option<&Game> {
        match self.entries.get(id.as_str()) {
            Some(Entry::Game(game)) => Some(game),
            _ => None,
        }
    }

    pub fn game_mut(&mut self, id: &GameId) -> Option<&mut Game> {
        match self.entries.get_mut(id.as_str()) {
            Some(Entry::Game(game)) => Some(game),
            _ => None,
        }
    }

    pub fn insert(&mut self, key: String, entry: Entry) {
        self.entries.insert(key, entry);
    }

    pub fn remove(&mut self, key: &str) -> Option<Entry> {
        self.unsaved.remove(key);
        self.entries.remove(key)
    }

    pub fn contains(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// The text that storage should have under a key.
    pub fn text(&self, key: &str, now_ms: u64) -> Option<String> {
        match self.entries.get(key)? {
            Entry::Game(game) => Some(archive::save(&key.parse().ok()?, game, now_ms)),
            Entry::Damaged { text, .. } => Some(text.clone()),
        }
    }

    /// Begins a write and gives its number.
    pub fn begin_write(&mut self, key: &str) -> u64 {
        self.writes += 1;
        self.unsaved.insert(key.to_owned(), self.writes);
        self.writes
    }

    /// A write has ended well, unless a later one of the same key is under way.
    pub fn written(&mut self, key: &str, number: u64) {
        if self.unsaved.get(key) == Some(&number) {
            self.unsaved.remove(key);
        }
    }
}

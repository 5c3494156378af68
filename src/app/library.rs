//! The games that this device knows.

use crate::archive::{self, LoadError, OnlineGame, Saved};
use crate::game::{Game, GameId};

/// What is under one key.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub content: Content,
    /// The number of the write that has not ended well yet: storage does not have it as it is here.
    unsaved: Option<u64>,
}

#[derive(Clone, Debug)]
pub(super) enum Content {
    /// A game that may be read in full, if it has ended.
    Game(Box<Game>),
    /// A game of two devices, until it is checked.
    Online(Box<OnlineGame>),
    /// A text that is no readable game; it is kept as it is.
    Damaged {
        /// The text.
        text: String,
        /// Whether a newer version of the app wrote it.
        newer: bool,
    },
}

impl Content {
    /// Whether it is a game that has not ended.
    pub fn goes_on(&self) -> bool {
        match self {
            Self::Game(game) => game.outcome().is_none(),
            Self::Online(game) => !game.over,
            Self::Damaged { .. } => false,
        }
    }

    /// Whether its text has moves that a player of it may not know.
    pub fn tells_moves(&self) -> bool {
        matches!(self, Self::Game(game) if game.outcome().is_none())
    }

    /// Whether what is here says as much as what was found in a file under the same id.
    pub fn covers(&self, found: &Self) -> bool {
        match (self, found) {
            // A copy from before the game was checked, or went on.
            (_, Self::Online(_)) => true,
            (Self::Game(known), Self::Game(found)) => {
                let text = |game| archive::save(&GameId::from_random(0), game, 0);
                text(known) == text(found)
            }
            _ => false,
        }
    }
}

/// All entries by key.
#[derive(Clone, Debug, Default)]
pub(super) struct Library {
    /// Sorted by key. (A `BTreeMap` costs some KiB of the first visit, and nobody has that many games.)
    entries: Vec<(String, Entry)>,
    writes: u64,
    /// Keys whose deletion is under way: what is read of them meanwhile is old.
    deleting: Vec<String>,
}

impl Entry {
    /// A game that is not in storage yet.
    pub fn new(content: impl Into<Content>) -> Self {
        Self { content: content.into(), unsaved: None }
    }

    /// Reads a saved text. A game under another key than its own is damaged too.
    fn read(key: &str, text: String) -> Self {
        let content = match archive::read(&text) {
            Ok((id, game)) if id.as_str() == key => game.into(),
            Err(LoadError::Newer) => Content::Damaged { text, newer: true },
            _ => Content::Damaged { text, newer: false },
        };
        Self { content, unsaved: None }
    }
}

impl From<Game> for Content {
    fn from(game: Game) -> Self {
        Self::Game(Box::new(game))
    }
}

impl From<Saved> for Content {
    fn from(saved: Saved) -> Self {
        match saved {
            Saved::Game(game) => Self::Game(game),
            Saved::Online(game) => Self::Online(game),
        }
    }
}

impl Library {
    /// Takes over what was found in storage. What is not saved yet, and the game that is open, stay as they are here.
    pub fn refresh(&mut self, stored: Vec<(String, String)>, open: Option<&GameId>) {
        self.entries.retain(|(key, entry)| entry.unsaved.is_some() || open.is_some_and(|id| id.as_str() == key));
        for (key, text) in stored {
            if !self.deleting.contains(&key) && !self.contains(&key) {
                let entry = Entry::read(&key, text);
                self.insert(key, entry);
            }
        }
    }

    /// Reads one entry again, unless it is not saved yet.
    pub fn reread(&mut self, id: &GameId, text: String) {
        let unsaved = self.get(id.as_str()).is_some_and(|entry| entry.unsaved.is_some());
        if !unsaved {
            self.insert(id.to_string(), Entry::read(id.as_str(), text));
        }
    }

    pub fn entries(&self) -> impl DoubleEndedIterator<Item = (&String, &Content)> {
        self.entries.iter().map(|(key, entry)| (key, &entry.content))
    }

    pub fn game(&self, id: &GameId) -> Option<&Game> {
        match &self.get(id.as_str())?.content {
            Content::Game(game) => Some(game),
            Content::Online(_) | Content::Damaged { .. } => None,
        }
    }

    pub fn game_mut(&mut self, id: &GameId) -> Option<&mut Game> {
        match &mut self.get_mut(id.as_str())?.content {
            Content::Game(game) => Some(game),
            Content::Online(_) | Content::Damaged { .. } => None,
        }
    }

    pub fn insert(&mut self, key: String, entry: Entry) {
        match self.place(&key) {
            Ok(i) => self.entries[i].1 = entry,
            Err(i) => self.entries.insert(i, (key, entry)),
        }
    }

    pub fn remove(&mut self, key: &str) -> Option<Entry> {
        let (_, entry) = self.entries.remove(self.place(key).ok()?);
        self.deleting.push(key.to_owned());
        Some(entry)
    }

    /// A deletion has ended, well or not.
    pub fn deleted(&mut self, key: &str) {
        self.deleting.retain(|other| other != key);
    }

    pub fn contains(&self, key: &str) -> bool {
        self.place(key).is_ok()
    }

    /// Where the entry is, or where it would be.
    fn place(&self, key: &str) -> Result<usize, usize> {
        self.entries.binary_search_by(|(other, _)| other.as_str().cmp(key))
    }

    pub fn get(&self, key: &str) -> Option<&Entry> {
        self.place(key).ok().map(|i| &self.entries[i].1)
    }

    fn get_mut(&mut self, key: &str) -> Option<&mut Entry> {
        self.place(key).ok().map(|i| &mut self.entries[i].1)
    }

    /// The text that storage should have under a key.
    pub fn text(&self, key: &str, now_ms: u64) -> Option<String> {
        match &self.get(key)?.content {
            Content::Game(game) => Some(archive::save(&key.parse().ok()?, game, now_ms)),
            Content::Online(game) => Some(archive::save_online(&key.parse().ok()?, game)),
            Content::Damaged { text, .. } => Some(text.clone()),
        }
    }

    /// Begins a write and gives its number.
    pub fn begin_write(&mut self, key: &str) -> u64 {
        self.writes += 1;
        let number = self.writes;
        if let Some(entry) = self.get_mut(key) {
            entry.unsaved = Some(number);
        }
        number
    }

    /// The keys of what storage does not have yet.
    pub fn unsaved(&self) -> Vec<String> {
        let unsaved = self.entries.iter().filter(|(_, entry)| entry.unsaved.is_some());
        unsaved.map(|(key, _)| key.clone()).collect()
    }

    /// Another tab has the game now, and what it saves counts.
    pub fn give_up(&mut self, id: &GameId) {
        if let Some(entry) = self.get_mut(id.as_str()) {
            entry.unsaved = None;
        }
    }

    /// A write has ended well, unless a later one of the same key is under way.
    pub fn written(&mut self, key: &str, number: u64) {
        if let Some(entry) = self.get_mut(key).filter(|entry| entry.unsaved == Some(number)) {
            entry.unsaved = None;
        }
    }
}

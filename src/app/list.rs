//! The list of games: deleting and taking it back, files out and in.

use super::library::{Content, Entry};
use super::scene::Toast;
use super::state::State;
use super::{Effect, Focus, LockEvent};
use crate::archive::{self, ImportError};
use crate::game::GameId;

const JSON: &str = "application/json";
const PGN: &str = "application/x-chess-pgn";

impl State {
    /// Deletes a row of the list. A game in progress may be open in another tab, so its lock is asked for first.
    pub(super) fn delete(&mut self, key: String) {
        match key.parse::<GameId>() {
            Ok(id) if self.library.get(&key).is_some_and(|entry| entry.content.goes_on()) => {
                self.effects.push(Effect::Lock(id.clone(), false));
                self.doomed.push(id);
            }
            _ => self.delete_now(key),
        }
    }

    /// The answer to the lock of a game that is to be deleted. Tells whether it was one.
    pub(super) fn delete_locked(&mut self, id: &GameId, event: LockEvent) -> bool {
        let Some(place) = self.doomed.iter().position(|doomed| doomed == id) else {
            return false;
        };
        self.doomed.remove(place);
        match event {
            LockEvent::Granted => {
                self.delete_now(id.to_string());
                self.effects.push(Effect::Unlock(id.clone()));
            }
            LockEvent::Busy | LockEvent::Lost => self.show_toast(Toast::DeleteBusy),
        }
        true
    }

    fn delete_now(&mut self, key: String) {
        let neighbour = self.neighbour_of(&key);
        let Some(entry) = self.library.remove(&key) else {
            return;
        };
        self.effects.push(Effect::Focus(neighbour.map_or(Focus::Heading, Focus::Row)));
        self.effects.push(Effect::DeleteGame(key.clone()));
        self.show_toast(Toast::Deleted);
        self.deleted = Some((key, entry));
    }

    pub(super) fn undo(&mut self) {
        let Some((key, entry)) = self.deleted.take() else {
            return;
        };
        self.library.insert(key.clone(), entry);
        self.save(&key);
        self.dismiss_toast();
        self.effects.push(Effect::Focus(Focus::Row(key)));
    }

    /// The row after a row of the list, or before it if it is the last.
    fn neighbour_of(&self, key: &str) -> Option<String> {
        let mut keys = self.home().keys();
        let place = keys.iter().position(|other| other == key)?;
        keys.remove(place);
        keys.truncate(place + 1);
        keys.pop()
    }

    /// One entry as it stands in storage, damaged or not.
    pub(super) fn export(&mut self, key: &str) {
        let moves = self.library.entries().any(|(other, content)| other == key && content.tells_moves());
        if let Some(text) = self.library.text(key, self.env.now_ms) {
            self.download(format!("fog-chess-{}.json", file_part(key)), JSON, text, moves);
        }
    }

    pub(super) fn export_pgn(&mut self, id: &GameId) {
        if let Some(text) = self.library.game(id).and_then(archive::pgn::write) {
            self.download(format!("fog-chess-{id}.pgn"), PGN, text, false);
        }
    }

    /// All finished games, one after the other. The moves of the others are not for reading.
    pub(super) fn export_all_pgn(&mut self) {
        let games = self.library.entries().filter_map(|(_, content)| match content {
            Content::Game(game) => archive::pgn::write(game),
            Content::Online(_) | Content::Damaged { .. } => None,
        });
        let text = games.collect::<Vec<String>>().join("\n");
        self.download("fog-chess-games.pgn".to_owned(), PGN, text, false);
    }

    pub(super) fn export_all(&mut self) {
        let now_ms = self.env.now_ms;
        let keys = self.library.entries().map(|(key, _)| key.clone());
        let texts = keys.filter_map(|key| self.library.text(&key, now_ms).map(|text| (key, text)));
        let games: Vec<(String, String)> = texts.collect();
        let moves = self.library.entries().any(|(_, content)| content.tells_moves());
        self.download("fog-chess-games.json".to_owned(), JSON, archive::export_all(&games), moves);
    }

    /// Gives the player a file; `moves` says that it tells the moves of a game that still goes on.
    fn download(&mut self, name: String, mime: &'static str, text: String, moves: bool) {
        self.effects.push(Effect::Download { name, mime, text });
        self.show_toast(Toast::Saved(moves));
    }

    /// Takes over all games of a file, or none.
    pub(super) fn import(&mut self, text: Result<String, String>) {
        let found = text.map_err(|_| ImportError::Unreadable).and_then(|text| archive::import(&text));
        match found {
            Ok(games) => {
                let added = games
                    .into_iter()
                    .enumerate()
                    .filter_map(|(i, (id, game))| self.add_imported(i, id, game.into()))
                    .count();
                self.show_toast(Toast::Imported(added));
            }
            Err(error) => self.show_toast(Toast::ImportFailed(error)),
        }
    }

    /// Adds a game under its own id, or under a new one where another game has that id. The same game is not added twice.
    fn add_imported(&mut self, number: usize, id: Option<GameId>, game: Content) -> Option<()> {
        let fresh = GameId::from_random(self.env.random.wrapping_add(number as u64));
        let id = id.unwrap_or_else(|| fresh.clone());
        let known = self.library.get(id.as_str()).map(|entry| &entry.content);
        if known.is_some_and(|known| known.covers(&game)) {
            return None;
        }
        let key = if known.is_some() { fresh.to_string() } else { id.to_string() };
        self.library.insert(key.clone(), Entry::new(game));
        self.save(&key);
        Some(())
    }
}

/// What of a key may stand in the name of a file.
fn file_part(key: &str) -> String {
    key.chars().filter(char::is_ascii_alphanumeric).take(GameId::MAX_LEN).collect()
}

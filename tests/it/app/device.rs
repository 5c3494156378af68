//! A device for host tests: it carries out effects at once, with a storage of its own, and time that moves when it is told to.

use std::collections::{BTreeMap, VecDeque};

use fog_chess::app::scene::{Page, Scene, Table};
use fog_chess::app::{Effect, Env, LockEvent, Msg, Sound, State, StoreError, Stored, Timer};
use fog_chess::i18n::Language;
use fog_chess::rules::{Color, Square};

/// What survives a reload.
#[derive(Clone, Default)]
pub struct Disk {
    pub games: BTreeMap<String, String>,
    pub settings: Option<String>,
}

pub struct Device {
    state: State,
    pub disk: Disk,
    /// Set it to make storage refuse everything.
    pub refuses: Option<StoreError>,
    /// Clear it to leave writes and deletions without an answer.
    pub answers_writes: bool,
    /// What the next request for a lock is answered with.
    pub lock: LockEvent,
    /// Clear it to leave requests for a lock without an answer.
    pub answers_locks: bool,
    /// Set it to make the parts of the texts unreachable.
    pub without_texts: bool,
    /// Clear it to leave requests for them without an answer.
    pub answers_texts: bool,
    /// Clear it to let the address change without word of it.
    pub answers_navigation: bool,
    pub now_ms: u64,
    pub random: u64,
    /// How many messages came: no two see the same chance.
    messages: u64,
    pub hash: String,
    pub timers: BTreeMap<String, (Timer, u64)>,
    /// All effects so far but saves, so that two games can be compared.
    pub told: Vec<Effect>,
    pub sounds: Vec<Sound>,
    pub files: Vec<(String, String)>,
}

fn texts(language: Language, part: &str) -> Result<String, String> {
    let path = format!("{}/locales/{}/{part}.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
    std::fs::read_to_string(path).map_err(|error| error.to_string())
}

impl Device {
    /// A device on which the app has just started, on the home page.
    pub fn start() -> Self {
        Self::with_disk(Disk::default(), "")
    }

    /// The app started with what is on the disk.
    pub fn with_disk(disk: Disk, hash: &str) -> Self {
        let mut device = Self::off(disk);
        device.boot(hash);
        device
    }

    /// A device before the app has started.
    pub fn off(disk: Disk) -> Self {
        Self {
            state: State::default(),
            disk,
            refuses: None,
            answers_writes: true,
            lock: LockEvent::Granted,
            answers_locks: true,
            without_texts: false,
            answers_texts: true,
            answers_navigation: true,
            now_ms: 1_700_000_000_000,
            random: 0x1234_5678_9abc_def0,
            messages: 0,
            hash: String::new(),
            timers: BTreeMap::new(),
            told: Vec::new(),
            sounds: Vec::new(),
            files: Vec::new(),
        }
    }

    pub fn boot(&mut self, hash: &str) {
        self.hash = hash.to_owned();
        self.send(Msg::Started { languages: vec!["en".to_owned()], hash: hash.to_owned() });
    }

    /// The same disk after the page was closed and opened again at the same address.
    pub fn reload(&self) -> Self {
        let mut device = Self::off(self.disk.clone());
        device.now_ms = self.now_ms;
        device.boot(&self.hash);
        device
    }

    pub fn send(&mut self, msg: Msg) {
        let mut inbox = VecDeque::from([msg]);
        while let Some(msg) = inbox.pop_front() {
            self.messages += 1;
            let mut seed = [0; 32];
            seed[..8].copy_from_slice(&self.random.to_le_bytes());
            seed[8..16].copy_from_slice(&self.messages.to_le_bytes());
            let env = Env { now_ms: self.now_ms, random: self.random.wrapping_add(self.messages), seed };
            for effect in self.state.update(msg, env) {
                inbox.extend(self.carry_out(effect));
            }
        }
    }

    fn carry_out(&mut self, effect: Effect) -> Option<Msg> {
        if !matches!(effect, Effect::SaveGame { .. }) {
            self.told.push(effect.clone());
        }
        match effect {
            Effect::Load => Some(Msg::Loaded(self.storage(|disk| Stored {
                settings: disk.settings.clone(),
                games: disk.games.clone().into_iter().collect(),
            }))),
            Effect::LoadCatalog(language) => Some(Msg::CatalogLoaded(language, texts(language, "main"))),
            Effect::LoadTexts(part, language) => {
                let found =
                    if self.without_texts { Err("unreachable".to_owned()) } else { texts(language, part.name()) };
                self.answers_texts.then_some(Msg::TextsLoaded(part, language, found))
            }
            Effect::SaveGame { key, number, text } => {
                let result = self.storage(|disk| drop(disk.games.insert(key.clone(), text)));
                self.answers_writes.then_some(Msg::Saved(key, number, result))
            }
            Effect::DeleteGame(key) => {
                let result = self.storage(|disk| drop(disk.games.remove(&key)));
                self.answers_writes.then_some(Msg::Deleted(key, result))
            }
            Effect::ReadGame(id) => {
                let result = self.storage(|disk| disk.games.get(id.as_str()).cloned());
                Some(Msg::GameRead(id, result))
            }
            Effect::SaveSettings(text) => Some(Msg::SettingsSaved(self.storage(|disk| disk.settings = Some(text)))),
            Effect::Lock(id, steal) => {
                let event = if steal { LockEvent::Granted } else { self.lock };
                self.answers_locks.then_some(Msg::Lock(id, event))
            }
            Effect::Navigate(hash) => {
                self.hash.clone_from(&hash);
                self.answers_navigation.then_some(Msg::HashChanged(hash))
            }
            Effect::After(timer, ms) => {
                self.timers.insert(format!("{timer:?}"), (timer, self.now_ms + u64::from(ms)));
                None
            }
            Effect::Stop(timer) => {
                self.timers.remove(&format!("{timer:?}"));
                None
            }
            Effect::Play(sound) => {
                self.sounds.push(sound);
                None
            }
            Effect::Download { name, text, .. } => {
                self.files.push((name, text));
                None
            }
            _ => None,
        }
    }

    fn storage<T>(&mut self, act: impl FnOnce(&mut Disk) -> T) -> Result<T, StoreError> {
        match self.refuses {
            Some(error) => Err(error),
            None => Ok(act(&mut self.disk)),
        }
    }

    /// Lets time pass, with every timer that runs out in it.
    pub fn wait(&mut self, ms: u64) {
        let end = self.now_ms + ms;
        while let Some((timer, at)) =
            self.timers.values().copied().filter(|&(_, at)| at <= end).min_by_key(|&(_, at)| at)
        {
            self.timers.remove(&format!("{timer:?}"));
            self.now_ms = self.now_ms.max(at);
            self.send(Msg::TimeUp(timer));
        }
        self.now_ms = end;
    }

    pub fn scene(&self) -> Scene {
        self.state.scene()
    }

    pub fn page(&self) -> Page {
        self.scene().page
    }

    /// The table that must be open.
    pub fn table(&self) -> Table {
        match self.page() {
            Page::Table(table) => table,
            page => panic!("no table: {page:?}"),
        }
    }

    pub fn go(&mut self, hash: &str) {
        self.hash = hash.to_owned();
        self.send(Msg::HashChanged(hash.to_owned()));
    }

    /// Starts a game as the form stands, up to its first curtain.
    pub fn new_game(&mut self) {
        self.go("#/new");
        self.send(Msg::StartGame);
    }

    /// The player who is next opens the curtain.
    pub fn open(&mut self) {
        self.wait(1_000);
        self.send(Msg::OpenCurtain);
    }

    pub fn tap(&mut self, square: &str) {
        self.send(Msg::Tap(square.parse::<Square>().expect("a square")));
    }

    /// The player who looks makes a move by two taps.
    pub fn play(&mut self, mv: &str) {
        self.tap(&mv[..2]);
        self.tap(&mv[2..4]);
    }

    /// Both play: each opens the curtain, moves and passes the phone on. The last one does not pass it.
    pub fn play_all(&mut self, moves: &[&str]) {
        for (i, mv) in moves.iter().enumerate() {
            if i > 0 {
                self.send(Msg::PassOn);
            }
            self.open();
            self.play(mv);
        }
    }

    pub fn left_ms(&self, color: Color) -> Option<u64> {
        match self.page() {
            Page::Table(table) => table.seats[color].left_ms,
            Page::Curtain(curtain) => curtain.seats[color].left_ms,
            Page::Replay(replay) => replay.seats[color].left_ms,
            _ => None,
        }
    }
}

//! What the app knows. Pages never see it: they get [`State::scene`].

use super::learn::Lesson;
use super::library::{Entry, Library};
use super::msg::{DraftChange, Env, Msg};
use super::route::Route;
use super::scene::{
    Announcement, ClockChoice, CurtainReason, NewGame, Perspective, Question, Toast, TypedError, WhiteChoice,
};
use super::shell::Shell;
use super::texts::Parts;
use super::{Effect, StoreError, Stored, Timer};
use crate::archive::{SettingChange, Settings};
use crate::game::{Game, GameId, TimeControl};
use crate::i18n::{Catalog, Language};
use crate::rules::{Color, Move, Square};

const TOAST_MS: u32 = 8_000;

/// The whole state of the app.
#[derive(Debug)]
pub struct State {
    pub(super) env: Env,
    pub(super) languages: Vec<String>,
    pub(super) catalog: Option<Catalog>,
    pub(super) parts: Parts,
    /// The card of the guide that is open.
    pub(super) guide: Option<Lesson>,
    pub(super) loaded: bool,
    pub(super) settings: Settings,
    pub(super) storage: Result<(), StoreError>,
    pub(super) library: Library,
    pub(super) route: Route,
    pub(super) open: Option<Open>,
    pub(super) draft: NewGame,
    pub(super) toast: Option<Toast>,
    pub(super) deleted: Option<(String, Entry)>,
    /// Games to be deleted once their locks are ours.
    pub(super) doomed: Vec<GameId>,
    pub(super) question: Option<Question>,
    pub(super) announcement: (u64, Option<Announcement>),
    pub(super) shell: Shell,
    pub(super) effects: Vec<Effect>,
}

/// The game that is open.
#[derive(Debug)]
pub(super) struct Open {
    pub id: GameId,
    pub stage: Stage,
    /// The write that must end before play goes on.
    pub saving: Option<u64>,
    /// When the thinking time was last written, in milliseconds since 1970.
    pub kept_ms: u64,
}

/// How far the open game is.
#[derive(Debug)]
pub(super) enum Stage {
    /// It is not known here; storage was asked whether another tab has made it.
    Finding,
    /// Its lock was asked for.
    Locking,
    /// The lock is ours; storage was asked how far the game is.
    Reading,
    /// Another tab has it.
    Busy,
    /// The curtain is down. `settled` says that its first moment is over.
    Covered { reason: CurtainReason, settled: bool },
    /// A player looks.
    Table(Seated),
    /// It has ended.
    Replay(Playback),
}

/// The player who looks, and what they are about to do.
#[derive(Debug)]
pub(super) struct Seated {
    pub viewer: Color,
    pub moved: bool,
    pub cursor: Square,
    pub selected: Option<Square>,
    pub promoting: Option<(Square, Square)>,
    pub pending: Option<Move>,
    /// Whether the field for typed moves was asked for, and what is in it.
    pub typing: bool,
    pub typed: String,
    pub typed_error: Option<TypedError>,
}

/// Where the replay stands.
#[derive(Debug)]
pub(super) struct Playback {
    pub ply: usize,
    pub perspective: Perspective,
    pub bottom: Color,
    pub cursor: Square,
}

impl Seated {
    /// A player who has just opened the curtain. Nothing is left of where the other one was.
    pub fn new(viewer: Color) -> Self {
        let cursor = Square::at(4, viewer.relative_rank(1));
        Self {
            viewer,
            moved: false,
            cursor,
            selected: None,
            promoting: None,
            pending: None,
            typing: false,
            typed: String::new(),
            typed_error: None,
        }
    }

    /// Puts down whatever was picked.
    pub fn put_down(&mut self) {
        (self.selected, self.promoting, self.pending) = (None, None, None);
    }
}

impl Default for State {
    fn default() -> Self {
        Self {
            env: Env { now_ms: 0, random: 0, seed: [0; 32] },
            languages: Vec::new(),
            catalog: None,
            parts: Parts::default(),
            guide: None,
            loaded: false,
            settings: Settings::default(),
            storage: Ok(()),
            library: Library::default(),
            route: Route::Home,
            open: None,
            draft: empty_draft(),
            toast: None,
            deleted: None,
            doomed: Vec::new(),
            question: None,
            announcement: (0, None),
            shell: Shell::default(),
            effects: Vec::new(),
        }
    }
}

fn empty_draft() -> NewGame {
    NewGame {
        names: [String::new(), String::new()],
        white: WhiteChoice::First,
        clock: ClockChoice::None,
        minutes: "20".to_owned(),
        increment: "0".to_owned(),
        clock_error: false,
        confirm_moves: false,
    }
}

impl State {
    /// Takes in one message and says what is to be done.
    pub fn update(&mut self, msg: Msg, env: Env) -> Vec<Effect> {
        self.env = env;
        self.note(&msg);
        self.handle(msg);
        self.settle_shell();
        std::mem::take(&mut self.effects)
    }

    fn handle(&mut self, msg: Msg) {
        match msg {
            Msg::Started { languages, hash } => self.started(languages, &hash),
            Msg::Loaded(found) => self.take_in(found),
            Msg::CatalogLoaded(language, result) => self.catalog_loaded(language, result),
            Msg::TextsLoaded(part, language, result) => self.texts_loaded(part, language, result),
            Msg::RetryTexts => self.read_wanted_texts(),
            Msg::GuideStep(step) => self.guide_step(step),
            Msg::HashChanged(hash) => self.go(Route::parse(&hash)),
            Msg::Visible(visible) => self.visible(visible),
            Msg::Restored => self.restored(),
            Msg::TimeUp(timer) => self.time_up(timer),
            Msg::Saved(key, number, result) => self.saved(&key, number, result),
            Msg::Deleted(key, result) => {
                self.library.deleted(&key);
                self.note_storage(result);
            }
            Msg::SettingsSaved(result) => self.note_storage(result),
            Msg::GameRead(id, result) => self.game_read(&id, result),
            Msg::Lock(id, event) => self.lock_event(&id, event),
            Msg::Shell(news) => self.shell_news(news),
            Msg::FileRead(_, text) => self.import(text),
            Msg::Set(change) => self.set(change),
            Msg::Draft(change) => self.edit_draft(change),
            Msg::StartGame => self.start_game(),
            Msg::Delete(key) => self.delete(key),
            Msg::Undo => self.undo(),
            Msg::DismissToast => self.dismiss_toast(),
            Msg::Export(key) => self.export(&key),
            Msg::ExportPgn(id) => self.export_pgn(&id),
            Msg::ExportAll => self.export_all(),
            Msg::ExportAllPgn => self.export_all_pgn(),
            Msg::Import => self.effects.push(Effect::PickFile),
            Msg::Install => self.effects.push(Effect::Install),
            Msg::Update => self.agree_to_update(),
            Msg::TakeOver => self.take_over_game(),
            Msg::Replay(step) => self.replay(step),
            Msg::Look(perspective) => self.look(perspective),
            Msg::TurnBoard => self.turn_board(),
            Msg::Rematch => self.rematch(),
            Msg::Focused(square) => self.set_cursor(square),
            Msg::Step(direction) => self.step(direction),
            msg => self.handle_play(msg),
        }
    }

    fn started(&mut self, languages: Vec<String>, hash: &str) {
        self.languages = languages;
        self.route = Route::parse(hash);
        self.effects.push(Effect::Load);
    }

    /// What storage has, at the start or after another tab may have changed it.
    fn take_in(&mut self, found: Result<Stored, StoreError>) {
        let first = !std::mem::replace(&mut self.loaded, true);
        match found {
            Ok(stored) => {
                self.library.refresh(stored.games, self.open.as_ref().map(|open| &open.id));
                if first && let Some(text) = stored.settings {
                    self.settings = Settings::read(&text);
                }
            }
            Err(error) => self.storage = Err(error),
        }
        if first {
            self.draft.names = self.settings.names.clone();
            self.effects.push(Effect::LoadCatalog(self.language()));
            self.dress();
        }
    }

    /// The language that is wanted.
    pub(super) fn language(&self) -> Language {
        let chosen = self.settings.language.as_deref().and_then(Language::from_tag);
        chosen.unwrap_or_else(|| Language::negotiate(&self.languages))
    }

    fn catalog_loaded(&mut self, language: Language, result: Result<String, String>) {
        let read = result.and_then(|source| Catalog::new(language, &source).map_err(|error| error.0));
        match read {
            Ok(catalog) if language == self.language() || self.catalog.is_none() => self.speak(catalog),
            Ok(_) => {}
            Err(_) if self.catalog.is_some() => self.show_toast(Toast::LanguageFailed(language)),
            Err(_) if language != Language::En => {
                self.effects.push(Effect::LoadCatalog(Language::En));
                self.show_toast(Toast::LanguageFailed(language));
            }
            Err(reason) => self.effects.push(Effect::Fail(reason)),
        }
    }

    fn speak(&mut self, catalog: Catalog) {
        let first = self.catalog.is_none();
        self.catalog = Some(catalog);
        self.dress();
        if first {
            self.effects.push(Effect::Lift);
            self.enter();
        } else {
            self.read_wanted_texts();
        }
    }

    pub(super) fn dress(&mut self) {
        let title = self.catalog.as_ref().map_or_else(|| "Fog Chess".to_owned(), |catalog| catalog.text("app-title"));
        let language = self.catalog.as_ref().map_or(Language::En, Catalog::language);
        self.effects.push(Effect::Dress { language, theme: self.settings.theme, title });
    }

    /// Leaves what is open and goes to a page.
    pub(super) fn go(&mut self, route: Route) {
        if route == self.route && self.open.is_some() {
            return;
        }
        self.leave_game();
        self.guide = None;
        self.hush();
        self.doomed.clear();
        self.question = None;
        self.route = route;
        if matches!(self.route, Route::Game(_)) {
            // It would lie over the board.
            self.dismiss_toast();
        }
        if self.catalog.is_some() {
            self.enter();
            self.effects.push(Effect::Focus(self.first_focus()));
        }
    }

    fn enter(&mut self) {
        match self.route.clone() {
            Route::Game(id) => self.open_game(id),
            Route::Home => self.effects.push(Effect::Load),
            Route::Guide => self.open_guide(),
            _ => self.read_wanted_texts(),
        }
    }

    fn visible(&mut self, visible: bool) {
        if !visible {
            self.cover(CurtainReason::Back);
        } else if self.route == Route::Home && self.loaded {
            self.effects.push(Effect::Load);
        }
    }

    fn time_up(&mut self, timer: Timer) {
        match timer {
            // It was not seen yet.
            Timer::Toast if self.over_board() => self.effects.push(Effect::After(Timer::Toast, TOAST_MS)),
            Timer::Toast => self.dismiss_toast(),
            Timer::Pass => self.pass_on(),
            Timer::Curtain => self.settle_curtain(),
            Timer::Clock => self.clock_tick(),
            Timer::Line | Timer::Online => {}
        }
    }

    fn saved(&mut self, key: &str, number: u64, result: Result<(), StoreError>) {
        if result.is_ok() {
            self.library.written(key, number);
        }
        self.note_storage(result);
        if let Some(open) = &mut self.open
            && open.id.as_str() == key
            && open.saving == Some(number)
        {
            open.saving = None;
            self.focus_curtain();
        }
    }

    /// Keeps in mind whether storage works. When it does again, what it refused before is written.
    pub(super) fn note_storage(&mut self, result: Result<(), StoreError>) {
        let refused = std::mem::replace(&mut self.storage, result).is_err();
        if refused && result.is_ok() {
            self.library.unsaved().iter().for_each(|key| self.save(key));
        }
    }

    /// Writes an entry as it is now.
    pub(super) fn save(&mut self, key: &str) {
        let Some(text) = self.library.text(key, self.env.now_ms) else {
            return;
        };
        let number = self.library.begin_write(key);
        self.effects.push(Effect::SaveGame { key: key.to_owned(), number, text });
        if let Some(open) = &mut self.open
            && open.id.as_str() == key
        {
            open.saving = Some(number);
            open.kept_ms = self.env.now_ms;
        }
    }

    fn set(&mut self, change: SettingChange) {
        self.settings.apply(change);
        self.save_settings();
        match change {
            SettingChange::Language(_) => self.effects.push(Effect::LoadCatalog(self.language())),
            SettingChange::Theme(_) => self.dress(),
            _ => {}
        }
    }

    pub(super) fn save_settings(&mut self) {
        self.effects.push(Effect::SaveSettings(self.settings.write()));
    }

    fn edit_draft(&mut self, change: DraftChange) {
        let draft = &mut self.draft;
        match change {
            DraftChange::Name(player, name) => {
                if let Some(slot) = draft.names.get_mut(player) {
                    *slot = name.chars().take(Game::MAX_NAME).collect();
                }
            }
            DraftChange::White(choice) => draft.white = choice,
            DraftChange::Clock(choice) => draft.clock = choice,
            DraftChange::Minutes(text) => draft.minutes = text,
            DraftChange::Increment(text) => draft.increment = text,
        }
        draft.clock_error = draft.time_control().is_err();
    }

    /// Whether a game is being played, so that nothing may lie over its board.
    pub(super) fn over_board(&self) -> bool {
        self.open.as_ref().is_some_and(|open| !matches!(open.stage, Stage::Replay(_)))
    }

    pub(super) fn show_toast(&mut self, toast: Toast) {
        self.toast = Some(toast);
        self.effects.push(Effect::After(Timer::Toast, TOAST_MS));
    }

    pub(super) fn dismiss_toast(&mut self) {
        self.toast = None;
        self.deleted = None;
        self.effects.push(Effect::Stop(Timer::Toast));
    }

    pub(super) fn announce(&mut self, announcement: Announcement) {
        self.announcement = (self.announcement.0 + 1, Some(announcement));
    }

    /// Takes the last announcement out of the page: it may tell what the player saw.
    pub(super) fn hush(&mut self) {
        self.announcement.1 = None;
    }

    /// The game that is open, if it can be read.
    pub(super) fn open_game_ref(&self) -> Option<&Game> {
        self.library.game(&self.open.as_ref()?.id)
    }
}

/// A clock that can't be used as typed.
pub(super) struct ClockError;

impl NewGame {
    /// The clock as chosen.
    pub(super) fn time_control(&self) -> Result<Option<TimeControl>, ClockError> {
        let (minutes, increment_s) = match self.clock {
            ClockChoice::None => return Ok(None),
            ClockChoice::Preset(i) => *Self::PRESETS.get(i).ok_or(ClockError)?,
            ClockChoice::Custom => (number(&self.minutes)?, number(&self.increment)?),
        };
        let fits = (1..=Self::MAX_MINUTES).contains(&minutes) && increment_s <= Self::MAX_INCREMENT_S;
        if fits { Ok(Some(TimeControl::minutes(minutes, increment_s))) } else { Err(ClockError) }
    }
}

fn number(text: &str) -> Result<u64, ClockError> {
    text.trim().parse().map_err(|_| ClockError)
}

//! A game on one device: opening it, the curtain, the table, and how it ends.

use super::msg::{Direction, LockEvent, Msg};
use super::route::Route;
use super::scene::{Announcement, CurtainReason, Perspective, Question, TypedError, WhiteChoice};
use super::state::{Open, Playback, Seated, Stage, State};
use super::{Effect, Focus, Sound, StoreError, Timer};
use crate::game::{EndError, Game, GameId, Setup};
use crate::rules::{
    Bitboard, ByColor, CastlingSide, Cell, Color, Letters, Move, ParseMoveError, Role, San, Square, View, parse_move,
};

/// For so long a fresh curtain can't be opened: a tap meant for the board must not open it.
const CURTAIN_MS: u32 = 500;
/// For so long a player sees the new view before the phone passes by itself.
const PASS_MS: u32 = 3_000;
const VIBRATE_MS: u32 = 40;
/// As much thinking time may be lost when the page is killed.
const KEEP_MS: u64 = 2_000;

impl State {
    pub(super) fn handle_play(&mut self, msg: Msg) {
        match msg {
            Msg::OpenCurtain => self.open_curtain(),
            Msg::PassOn => self.pass_on(),
            Msg::Tap(square) => self.tap(square),
            Msg::DragFrom(square) => self.drag_from(square),
            Msg::DropOn(from, to) => self.drop_on(from, to),
            Msg::Typing(wanted) => self.show_typing(wanted),
            Msg::TypedText(text) => self.edit_typed(text),
            Msg::Typed(text) => self.typed(&text),
            Msg::Promote(role) => self.promote(role),
            Msg::ConfirmMove => self.confirm_move(),
            Msg::Cancel => self.cancel(),
            Msg::AskResign => self.ask(Question::Resign),
            Msg::AskDraw => self.ask(Question::OfferDraw),
            Msg::WithdrawDraw => self.withdraw_draw(),
            Msg::AnswerDraw(true) => self.ask(Question::AcceptDraw),
            Msg::AnswerDraw(false) => self.decline_draw(),
            Msg::Answer(yes) => self.answer(yes),
            _ => {}
        }
    }

    /// Makes the game of the form and opens it.
    pub(super) fn start_game(&mut self) {
        if self.route != Route::New {
            return;
        }
        let Ok(time_control) = self.draft.time_control() else {
            self.draft.clock_error = true;
            return;
        };
        let names = self.draft.names.clone().map(|name| name.trim().to_owned());
        let first_is_white = match self.draft.white {
            WhiteChoice::First => true,
            WhiteChoice::Second => false,
            WhiteChoice::Random => self.env.random >> 63 == 0,
        };
        self.settings.names = names.clone();
        self.save_settings();
        let [first, second] = names;
        let names = if first_is_white {
            ByColor { white: first, black: second }
        } else {
            ByColor { white: second, black: first }
        };
        self.add_game(Setup { names, time_control, created_ms: self.env.now_ms });
    }

    /// The same two again, colours swapped.
    pub(super) fn rematch(&mut self) {
        let Some(game) = self.open_game_ref().filter(|game| game.outcome().is_some()) else {
            return;
        };
        let ByColor { white, black } = game.setup().names.clone();
        let setup = Setup {
            names: ByColor { white: black, black: white },
            created_ms: self.env.now_ms,
            ..game.setup().clone()
        };
        self.add_game(setup);
    }

    /// Goes there at once: until the browser says that the address has changed, a second click would make a second game.
    fn add_game(&mut self, setup: Setup) {
        let id = GameId::from_random(self.env.random);
        self.library.insert(id.to_string(), super::library::Entry::new(Game::new(setup)));
        self.save(id.as_str());
        let route = Route::Game(id);
        self.effects.push(Effect::Navigate(route.to_string()));
        self.go(route);
    }

    /// Opens a game: one that has ended at once, another when its lock is ours. Another tab may have made one that is unknown here.
    pub(super) fn open_game(&mut self, id: GameId) {
        let stage = match self.library.game(&id) {
            None if self.library.contains(id.as_str()) => return,
            None => Stage::Finding,
            Some(game) if game.outcome().is_some() => Stage::Replay(Playback::at_end(game)),
            Some(_) => Stage::Locking,
        };
        match stage {
            Stage::Finding => self.effects.push(Effect::ReadGame(id.clone())),
            Stage::Locking => self.effects.push(Effect::Lock(id.clone(), false)),
            _ => {}
        }
        self.open = Some(Open { id, stage, saving: None, kept_ms: 0 });
    }

    /// A page that comes back as it was may have lost its lock, and another tab may have gone on with the game.
    pub(super) fn restored(&mut self) {
        self.cover(CurtainReason::Back);
        if let Some(Open { id, stage: stage @ (Stage::Reading | Stage::Covered { .. }), saving, .. }) = &mut self.open {
            (*stage, *saving) = (Stage::Locking, None);
            self.effects.push(Effect::Lock(id.clone(), false));
        }
    }

    /// Stops the time, keeps what was reached and gives the lock back. A game without a move is not worth keeping.
    pub(super) fn leave_game(&mut self) {
        self.cover(CurtainReason::Back);
        let Some(open) = self.open.take().filter(|open| !matches!(open.stage, Stage::Replay(_))) else {
            return;
        };
        let game = self.library.game(&open.id);
        let unplayed = game.is_some_and(|game| game.history().ply() == 0);
        if unplayed && matches!(open.stage, Stage::Covered { .. }) {
            self.library.remove(open.id.as_str());
            self.effects.push(Effect::DeleteGame(open.id.to_string()));
        }
        self.effects.push(Effect::Unlock(open.id));
    }

    pub(super) fn lock_event(&mut self, id: &GameId, event: LockEvent) {
        if self.delete_locked(id, event) {
            return;
        }
        let Some(open) = self.open.as_mut().filter(|open| open.id == *id) else {
            if event == LockEvent::Granted {
                // The game was left before its lock came.
                self.effects.push(Effect::Unlock(id.clone()));
            }
            return;
        };
        match (event, &open.stage) {
            (LockEvent::Granted, Stage::Locking) => {
                open.stage = Stage::Reading;
                self.effects.push(Effect::ReadGame(id.clone()));
            }
            (LockEvent::Busy, Stage::Locking) => open.stage = Stage::Busy,
            (LockEvent::Lost, Stage::Reading | Stage::Covered { .. } | Stage::Table(_)) => self.lose_game(),
            _ => {}
        }
    }

    /// Another tab has taken the game over: it is the one to save from now on.
    fn lose_game(&mut self) {
        self.question = None;
        self.hush();
        self.stop_timers();
        let now_ms = self.env.now_ms;
        if let Some(game) = self.open_game_mut() {
            game.stop_clock(now_ms);
        }
        if let Some(open) = &mut self.open {
            self.library.give_up(&open.id);
            open.stage = Stage::Busy;
            open.saving = None;
        }
    }

    pub(super) fn take_over_game(&mut self) {
        if let Some(open) = self.open.as_mut().filter(|open| matches!(open.stage, Stage::Busy)) {
            open.stage = Stage::Locking;
            self.effects.push(Effect::Lock(open.id.clone(), true));
        }
    }

    /// The game as storage has it now that it is ours: another tab may have gone on with it.
    pub(super) fn game_read(&mut self, id: &GameId, result: Result<Option<String>, StoreError>) {
        let Some(open) = self.open.as_ref().filter(|open| open.id == *id) else {
            return;
        };
        let finding = matches!(open.stage, Stage::Finding);
        if !finding && !matches!(open.stage, Stage::Reading) {
            return;
        }
        match result {
            Ok(Some(text)) => self.library.reread(id, text),
            Ok(None) => {}
            Err(error) => self.note_storage(Err(error)),
        }
        let Some(game) = self.library.game(id) else {
            self.leave_game();
            return;
        };
        if finding {
            return self.open_game(id.clone());
        }
        if game.outcome().is_some() {
            self.show_replay();
            self.effects.push(Effect::Unlock(id.clone()));
        } else {
            let reason = if game.history().ply() == 0 { CurtainReason::Start } else { CurtainReason::Back };
            self.lower_curtain(reason);
        }
    }

    /// Lets the curtain fall if a player looks: nothing of the board stays, and no time runs.
    pub(super) fn cover(&mut self, reason: CurtainReason) {
        if !self.open.as_ref().is_some_and(|open| matches!(open.stage, Stage::Table(_))) {
            return;
        }
        let now_ms = self.env.now_ms;
        if let Some(game) = self.open_game_mut() {
            game.stop_clock(now_ms);
            game.flag(now_ms);
        }
        self.save_open();
        if self.open_game_ref().is_some_and(|game| game.outcome().is_some()) {
            self.finish();
        } else {
            self.lower_curtain(reason);
        }
    }

    fn lower_curtain(&mut self, reason: CurtainReason) {
        self.question = None;
        self.stop_timers();
        if let Some(open) = &mut self.open {
            open.stage = Stage::Covered { reason, settled: false };
        }
        self.effects.push(Effect::After(Timer::Curtain, CURTAIN_MS));
        if let Some(game) = self.open_game_ref() {
            let next = game.side_to_move();
            let name = game.setup().names[next].clone();
            self.announce(Announcement::Curtain(next, name));
        }
    }

    fn stop_timers(&mut self) {
        self.effects.extend([Effect::Stop(Timer::Clock), Effect::Stop(Timer::Pass)]);
    }

    pub(super) fn settle_curtain(&mut self) {
        if let Some(Open { stage: Stage::Covered { settled, .. }, .. }) = &mut self.open {
            *settled = true;
            self.focus_curtain();
        }
    }

    /// Puts the focus on the curtain's button as soon as it can be used.
    pub(super) fn focus_curtain(&mut self) {
        if self.curtain_ready() {
            self.effects.push(Effect::Focus(Focus::Curtain));
        }
    }

    /// Whether the curtain may open: its first moment is over and the last move is saved (or known not to be).
    pub(super) fn curtain_ready(&self) -> bool {
        let open = self.open.as_ref();
        open.is_some_and(|open| matches!(open.stage, Stage::Covered { settled: true, .. }) && open.saving.is_none())
    }

    fn open_curtain(&mut self) {
        if !self.curtain_ready() {
            return;
        }
        let now_ms = self.env.now_ms;
        let Some(game) = self.open_game_mut() else {
            return;
        };
        game.start_clock(now_ms);
        let viewer = game.side_to_move();
        let lost = game.last_loss();
        let moved = game.history().ply() > 0;
        let declined = game.draw_declined() == Some(viewer);
        let seated = Seated::new(viewer);
        self.effects.push(Effect::Focus(Focus::Square(seated.cursor)));
        if let Some(open) = &mut self.open {
            open.stage = Stage::Table(seated);
            open.kept_ms = now_ms;
        }
        if moved {
            self.sound(if lost.is_some() { Sound::Loss } else { Sound::Move });
        }
        self.announce(Announcement::YourTurn { moved, lost, declined });
        self.clock_tick();
    }

    pub(super) fn pass_on(&mut self) {
        if self.seated().is_some_and(|seated| seated.moved) {
            self.cover(CurtainReason::Turn);
        }
    }

    /// Shows the clock's next change, or that somebody's time is over.
    pub(super) fn clock_tick(&mut self) {
        let now_ms = self.env.now_ms;
        let Some(game) = self.open_game_mut() else {
            return;
        };
        if game.flag(now_ms) {
            self.save_open();
            return self.finish();
        }
        let running = game.clock().and_then(|clock| clock.running().map(|side| clock.left_ms(side, now_ms)));
        if let Some(left_ms) = running {
            self.effects.push(Effect::After(Timer::Clock, next_tick(left_ms)));
            self.keep_time();
        }
    }

    /// Writes the running clock every few seconds: a page can be killed without a word.
    fn keep_time(&mut self) {
        let now_ms = self.env.now_ms;
        let due = |open: &&Open| open.saving.is_none() && now_ms.saturating_sub(open.kept_ms) >= KEEP_MS;
        if self.open.as_ref().filter(due).is_some() {
            self.save_open();
        }
    }

    fn tap(&mut self, square: Square) {
        self.set_cursor(square);
        if !self.can_move() {
            return;
        }
        let (Some(view), Some(seated)) = (self.table_view(), self.seated_mut()) else {
            return;
        };
        (seated.pending, seated.promoting, seated.typed_error) = (None, None, None);
        match seated.selected {
            Some(from) if from == square => {
                seated.put_down();
                self.announce(Announcement::PutDown);
            }
            Some(from) if destinations(&view, from).contains(square) => self.begin_move(&view, from, square),
            picked => self.pick(&view, square, picked.is_some()),
        }
    }

    fn pick(&mut self, view: &View, square: Square, had_picked: bool) {
        let Some(seated) = self.seated_mut() else {
            return;
        };
        let role = own_role(view, square);
        seated.selected = role.map(|_| square);
        self.announce(match role {
            Some(role) => Announcement::Picked(square, role, destinations(view, square).len()),
            None if had_picked => Announcement::CannotGo(square),
            None => Announcement::NothingToMove(square),
        });
    }

    fn drag_from(&mut self, square: Square) {
        let Some(view) = self.table_view().filter(|_| self.can_move()) else {
            return;
        };
        if own_role(&view, square).is_some()
            && let Some(seated) = self.seated_mut()
        {
            seated.put_down();
            seated.cursor = square;
            seated.selected = Some(square);
        }
    }

    fn drop_on(&mut self, from: Square, to: Option<Square>) {
        let Some(view) = self.table_view().filter(|_| self.can_move()) else {
            return;
        };
        match to {
            Some(to) if destinations(&view, from).contains(to) => self.begin_move(&view, from, to),
            Some(to) if to != from => self.announce(Announcement::CannotGo(to)),
            _ => {}
        }
    }

    /// Starts a move that leads from one square to a destination: asks what a pawn becomes or whether it is meant, or plays it.
    fn begin_move(&mut self, view: &View, from: Square, to: Square) {
        let to = castling_target(view, from, to).unwrap_or(to);
        let promotes = view.legal_moves().iter().any(|mv| mv.from == from && mv.to == to && mv.promotion.is_some());
        let confirm = self.settings.confirm_moves && self.guide.is_none();
        let Some(seated) = self.seated_mut() else {
            return;
        };
        seated.selected = Some(from);
        seated.cursor = to;
        if promotes {
            seated.promoting = Some((from, to));
        } else if confirm {
            seated.pending = Some(Move::new(from, to));
        } else {
            return self.play(Move::new(from, to));
        }
        // The question speaks for itself, once it has the focus.
        self.hush();
        self.effects.push(Effect::Focus(Focus::Dialog));
    }

    fn promote(&mut self, role: Role) {
        if let Some((from, to)) = self.seated().and_then(|seated| seated.promoting) {
            self.play(Move { from, to, promotion: Some(role) });
        }
    }

    fn confirm_move(&mut self) {
        if let Some(mv) = self.seated().and_then(|seated| seated.pending) {
            self.play(mv);
        }
    }

    /// Takes back what is least settled: the open question, else what was picked.
    fn cancel(&mut self) {
        if self.question.is_some() {
            return self.answer(false);
        }
        if self.guide.is_some() && self.seated().is_none_or(|seated| seated.selected.is_none()) {
            return self.leave_guide();
        }
        let Some(seated) = self.seated_mut().filter(|seated| !seated.moved) else {
            return;
        };
        let asked = seated.promoting.is_some() || seated.pending.is_some();
        let picked = seated.selected.is_some();
        seated.put_down();
        seated.typed_error = None;
        let focus = Focus::Square(seated.cursor);
        if asked {
            self.effects.push(Effect::Focus(focus));
        }
        if picked {
            self.announce(Announcement::PutDown);
        }
    }

    fn show_typing(&mut self, wanted: bool) {
        let Some(seated) = self.seated_mut() else { return };
        seated.typing = wanted;
        let focus = if wanted { Focus::Typed } else { Focus::Square(seated.cursor) };
        self.effects.push(Effect::Focus(focus));
    }

    fn edit_typed(&mut self, text: String) {
        if let Some(seated) = self.seated_mut() {
            seated.typed = text;
            seated.typed_error = None;
        }
    }

    fn typed(&mut self, text: &str) {
        let Some(view) = self.table_view().filter(|_| self.can_move()) else {
            return;
        };
        let error = match parse_move(&view, text, &self.letters()) {
            Ok(mv) if mv.promotion.is_some() => return self.play(mv),
            Ok(mv) => return self.begin_move(&view, mv.from, mv.to),
            Err(ParseMoveError::PromotionMissing(from, to)) => {
                return self.begin_move(&view, from, to);
            }
            Err(ParseMoveError::NotAMove) => TypedError::NotAMove,
            Err(ParseMoveError::Illegal) => TypedError::Illegal,
            Err(ParseMoveError::Ambiguous(_)) => TypedError::Ambiguous,
        };
        if let Some(seated) = self.seated_mut() {
            seated.put_down();
            seated.typed_error = Some(error);
        }
        self.announce(Announcement::Typed(error));
    }

    fn letters(&self) -> Letters {
        let Some(catalog) = &self.catalog else {
            return Letters::english();
        };
        let ids = [
            "piece-letter-king",
            "piece-letter-queen",
            "piece-letter-rook",
            "piece-letter-bishop",
            "piece-letter-knight",
        ];
        Letters::from_array(ids.map(|id| catalog.text(id)))
    }

    /// Plays a move of the player who looks. Their clock stops; the other's waits for the curtain.
    fn play(&mut self, mv: Move) {
        if self.guide.is_some() {
            return self.play_in_guide(mv);
        }
        let now_ms = self.env.now_ms;
        let Some(san) = self.table_view().and_then(|view| San::new(&view, mv)) else {
            return;
        };
        let Some(game) = self.open_game_mut() else {
            return;
        };
        if game.flag(now_ms) {
            self.save_open();
            return self.finish();
        }
        if game.play(mv, now_ms).is_err() {
            return;
        }
        let ended = game.outcome().is_some();
        self.save_open();
        self.effects.push(Effect::Stop(Timer::Clock));
        if ended {
            return self.finish();
        }
        if let Some(seated) = self.seated_mut() {
            seated.put_down();
            seated.typed_error = None;
            seated.moved = true;
            seated.cursor = mv.to;
        }
        self.sound(Sound::Move);
        self.announce(Announcement::Played(san));
        self.effects.push(Effect::Focus(Focus::Square(mv.to)));
        self.pass_by_itself();
    }

    /// Lets the phone pass in a moment, if a move was made and the player wants that.
    fn pass_by_itself(&mut self) {
        if self.settings.pass_alone && self.seated().is_some_and(|seated| seated.moved) {
            self.effects.push(Effect::After(Timer::Pass, PASS_MS));
        }
    }

    fn ask(&mut self, question: Question) {
        let Some(seated) = self.seated() else { return };
        let fits = match question {
            Question::Resign => true,
            Question::OfferDraw => self.open_game_ref().is_some_and(|game| game.draw_offer().is_none()),
            Question::AcceptDraw => self.open_game_ref().is_some_and(|game| game.draw_offer() == Some(!seated.viewer)),
        };
        if fits {
            self.question = Some(question);
            self.effects.extend([Effect::Stop(Timer::Pass), Effect::Focus(Focus::Dialog)]);
        }
    }

    fn answer(&mut self, yes: bool) {
        let Some(question) = self.question.take() else {
            return;
        };
        let Some((viewer, cursor)) = self.seated().map(|seated| (seated.viewer, seated.cursor)) else {
            return;
        };
        self.effects.push(Effect::Focus(Focus::Square(cursor)));
        self.pass_by_itself();
        let now_ms = self.env.now_ms;
        let Some(game) = self.open_game_mut().filter(|_| yes) else {
            return;
        };
        let done = match question {
            Question::Resign => game.resign(viewer, now_ms),
            Question::OfferDraw => game.offer_draw(viewer, now_ms),
            Question::AcceptDraw => game.answer_draw(viewer, true, now_ms),
        };
        if done.is_ok() {
            self.save_open();
            if question == Question::OfferDraw {
                self.announce(Announcement::DrawOffered);
            } else {
                self.finish();
            }
        }
    }

    fn decline_draw(&mut self) {
        self.close_offer(|game, viewer, now_ms| game.answer_draw(viewer, false, now_ms), Announcement::DrawDeclined);
    }

    fn withdraw_draw(&mut self) {
        self.close_offer(Game::withdraw_draw, Announcement::DrawWithdrawn);
    }

    fn close_offer(&mut self, close: fn(&mut Game, Color, u64) -> Result<(), EndError>, said: Announcement) {
        let now_ms = self.env.now_ms;
        let Some((viewer, cursor)) = self.seated().map(|seated| (seated.viewer, seated.cursor)) else {
            return;
        };
        if self.open_game_mut().is_some_and(|game| close(game, viewer, now_ms).is_ok()) {
            self.save_open();
            self.announce(said);
            // The button that had the focus is gone.
            self.effects.push(Effect::Focus(Focus::Square(cursor)));
        }
    }

    /// The game has ended: the fog lifts.
    fn finish(&mut self) {
        self.question = None;
        self.stop_timers();
        self.show_replay();
        self.sound(Sound::End);
        self.effects.extend([Effect::Persist, Effect::Focus(Focus::Heading)]);
        if let Some(open) = &self.open {
            self.effects.push(Effect::Unlock(open.id.clone()));
        }
        let ended = self.open_game_ref().and_then(|game| Some((game.outcome()?, game.setup())));
        let ended = ended.map(|(outcome, setup)| {
            let winner = outcome.winner().map(|winner| setup.names[winner].clone());
            Announcement::Ended(outcome, winner.unwrap_or_default())
        });
        if let Some(announcement) = ended {
            self.announce(announcement);
        }
    }

    fn show_replay(&mut self) {
        let Some(playback) = self.open_game_ref().map(Playback::at_end) else {
            return;
        };
        if let Some(open) = &mut self.open {
            open.stage = Stage::Replay(playback);
        }
    }

    pub(super) fn set_cursor(&mut self, square: Square) {
        if let Some(seated) = self.seated_mut() {
            seated.cursor = square;
        } else if let Some(playback) = self.playback_mut() {
            playback.cursor = square;
        }
    }

    pub(super) fn step(&mut self, direction: Direction) {
        let Some((cursor, bottom)) = self.cursor() else {
            return;
        };
        let square = step(cursor, direction, bottom);
        self.set_cursor(square);
        self.effects.push(Effect::Focus(Focus::Square(square)));
    }

    fn cursor(&self) -> Option<(Square, Color)> {
        if let Some(seated) = self.seated() {
            return Some((seated.cursor, self.bottom(seated.viewer)));
        }
        match &self.open.as_ref()?.stage {
            Stage::Replay(playback) => Some((playback.cursor, playback.bottom)),
            _ => None,
        }
    }

    pub(super) fn sound(&mut self, sound: Sound) {
        if self.settings.sound {
            self.effects.push(Effect::Play(sound));
        }
        if self.settings.vibration && sound != Sound::Move {
            self.effects.push(Effect::Vibrate(VIBRATE_MS));
        }
    }

    fn save_open(&mut self) {
        if let Some(id) = self.open.as_ref().map(|open| open.id.clone()) {
            self.save(id.as_str());
        }
    }

    fn can_move(&self) -> bool {
        self.question.is_none() && self.seated().is_some_and(|seated| !seated.moved)
    }

    /// What the player who looks may see.
    pub(super) fn table_view(&self) -> Option<View> {
        let viewer = self.seated()?.viewer;
        match &self.guide {
            Some(lesson) => Some(lesson.position.view(viewer)),
            None => self.open_game_ref().map(|game| game.view(viewer)),
        }
    }

    fn open_game_mut(&mut self) -> Option<&mut Game> {
        self.library.game_mut(&self.open.as_ref()?.id)
    }

    /// The player who looks, at a game or at a card of the guide that is to be played on.
    pub(super) fn seated(&self) -> Option<&Seated> {
        if let Some(lesson) = &self.guide {
            return lesson.seated.as_ref();
        }
        match &self.open.as_ref()?.stage {
            Stage::Table(seated) => Some(seated),
            _ => None,
        }
    }

    fn seated_mut(&mut self) -> Option<&mut Seated> {
        if let Some(lesson) = &mut self.guide {
            return lesson.seated.as_mut();
        }
        match &mut self.open.as_mut()?.stage {
            Stage::Table(seated) => Some(seated),
            _ => None,
        }
    }

    pub(super) fn playback_mut(&mut self) -> Option<&mut Playback> {
        match &mut self.open.as_mut()?.stage {
            Stage::Replay(playback) => Some(playback),
            _ => None,
        }
    }
}

impl Playback {
    /// The true board at the end of a game.
    fn at_end(game: &Game) -> Self {
        Self {
            ply: game.history().ply(),
            perspective: Perspective::Truth,
            bottom: Color::White,
            cursor: Square::at(4, 1),
        }
    }
}

/// Where the piece on a square can go, a rook that the king can castle with included.
pub(super) fn destinations(view: &View, from: Square) -> Bitboard {
    let squares = view.moves_from(from);
    let rooks = CastlingSide::ALL.into_iter().map(|side| side.rook_from(view.color()));
    let rooks: Bitboard = rooks.filter(|&rook| castling_target(view, from, rook).is_some()).collect();
    squares | rooks
}

/// Where the king really goes when it is put onto a rook that it can castle with.
fn castling_target(view: &View, from: Square, onto: Square) -> Option<Square> {
    let color = view.color();
    let side = CastlingSide::ALL.into_iter().find(|side| side.rook_from(color) == onto)?;
    let is_king = own_role(view, from) == Some(Role::King) && own_role(view, onto) == Some(Role::Rook);
    let castles =
        is_king && from == CastlingSide::king_from(color) && view.moves_from(from).contains(side.king_to(color));
    castles.then(|| side.king_to(color))
}

fn own_role(view: &View, square: Square) -> Option<Role> {
    match view.get(square) {
        Cell::Own(role) => Some(role),
        _ => None,
    }
}

/// Milliseconds until the shown clock changes: tenths in the last ten seconds, whole seconds before, both rounded up.
fn next_tick(left_ms: u64) -> u32 {
    let unit = if left_ms <= 10_000 { 100 } else { 1_000 };
    match left_ms % unit {
        0 => unit as u32,
        rest => rest as u32,
    }
}

/// One step over the board as it is drawn; the edge holds.
fn step(from: Square, direction: Direction, bottom: Color) -> Square {
    let (files, ranks) = match direction {
        Direction::Up => (0, 1),
        Direction::Down => (0, -1),
        Direction::Left => (-1, 0),
        Direction::Right => (1, 0),
        Direction::RowStart => (-(from.file() as i8), 0),
        Direction::RowEnd => (7 - from.file() as i8, 0),
    };
    let turned =
        if bottom == Color::White { from.offset(files, ranks) } else { offset_turned(from, direction, files, ranks) };
    turned.unwrap_or(from)
}

fn offset_turned(from: Square, direction: Direction, files: i8, ranks: i8) -> Option<Square> {
    match direction {
        Direction::RowStart => Some(Square::at(7, from.rank())),
        Direction::RowEnd => Some(Square::at(0, from.rank())),
        _ => from.offset(-files, -ranks),
    }
}

//! All that may be shown. Pages get this and nothing else, so what is not in it cannot leak.
//!
//! While the curtain is down there is no board in a scene. While a game goes on, everything about pieces in it comes from one
//! [`View`](crate::rules::View); the whole truth appears only when the game has ended.

use std::rc::Rc;

use crate::archive::{BoardTheme, ImportError, Notation, Settings};
use crate::game::{Game, GameId, MoveEntry, Trays};
use crate::i18n::{Catalog, Language};
use crate::rules::{Bitboard, ByColor, Color, Move, Outcome, Piece, Role, San, Square};

/// One picture of the app.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The messages to speak in; none until the first catalog has arrived.
    pub catalog: Option<Catalog>,
    /// What is open.
    pub page: Page,
    /// Standing notices, most important first.
    pub notices: Vec<Notice>,
    /// A message that passes.
    pub toast: Option<Toast>,
    /// A question that must be answered before anything else.
    pub question: Option<Question>,
    /// What a screen reader says next. The number grows with each, so that the same words are said again.
    pub announcement: (u64, Option<Announcement>),
}

/// The pages.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// Storage or language are still being read.
    Starting,
    /// The list of games and the way to a new one.
    Home(Home),
    /// The form for a new game.
    NewGame(NewGame),
    /// A game behind its curtain.
    Curtain(Curtain),
    /// A game as the player looking may see it.
    Table(Table),
    /// A game that has ended, the fog lifted.
    Replay(Replay),
    /// This game is open in another tab.
    Busy(Busy),
    /// There is no such game here.
    NotFound,
    /// The rules.
    Rules(Rules),
    /// The first-game guide.
    Guide(Guide),
    /// The settings.
    Settings(SettingsPage),
}

/// The first page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Home {
    /// Games in progress, latest first.
    pub active: Vec<GameRow>,
    /// Finished games, latest first.
    pub finished: Vec<GameRow>,
    /// Records that cannot be read.
    pub damaged: Vec<DamagedRow>,
    /// How the app can be put on the home screen.
    pub install: Install,
    /// Whether the first-game guide is offered: to those who have neither seen it nor a game.
    pub offer_guide: bool,
}

/// How the app can be put on the home screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Install {
    /// It can't, or it is there.
    #[default]
    No,
    /// The browser asks when told to.
    Offered,
    /// Only by the player's own hand, in the browser's menu.
    ByHand,
}

impl Home {
    /// Adds a game where it belongs: the latest stand first.
    pub(super) fn add(&mut self, row: GameRow) {
        let rows = if row.over { &mut self.finished } else { &mut self.active };
        let place = rows.partition_point(|other| other.updated_ms > row.updated_ms);
        rows.insert(place, row);
    }

    /// The keys of all rows, from the top.
    pub(super) fn keys(&self) -> Vec<String> {
        let games = self.active.iter().chain(&self.finished).map(|row| row.id.to_string());
        games.chain(self.damaged.iter().map(|row| row.key.clone())).collect()
    }
}

/// A game in the list. It says nothing about the board but how many moves were made.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    /// Which game.
    pub id: GameId,
    /// Names, empty where none was given.
    pub names: ByColor<String>,
    /// Whose turn it is.
    pub side_to_move: Color,
    /// Plies made.
    pub plies: usize,
    /// Whether it has ended.
    pub over: bool,
    /// How it ended; none also for one that was broken off.
    pub outcome: Option<Outcome>,
    /// When it was last changed, in milliseconds since 1970.
    pub updated_ms: u64,
}

/// A record in storage that is no readable game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamagedRow {
    /// Its key in storage.
    pub key: String,
    /// Whether it was written by a newer version of the app.
    pub newer: bool,
}

/// Who plays White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhiteChoice {
    /// The first player of the form.
    First,
    /// The second player of the form.
    Second,
    /// Chance decides.
    Random,
}

/// Which clock the form has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockChoice {
    /// No clock.
    None,
    /// One of [`NewGame::PRESETS`].
    Preset(usize),
    /// Minutes and seconds as typed.
    Custom,
}

/// The form for a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Names of the first and second player.
    pub names: [String; 2],
    /// Who plays White.
    pub white: WhiteChoice,
    /// Which clock.
    pub clock: ClockChoice,
    /// Minutes of the custom clock, as typed.
    pub minutes: String,
    /// Seconds a move of the custom clock, as typed.
    pub increment: String,
    /// Whether the custom clock can't be used as typed.
    pub clock_error: bool,
    /// Whether moves are confirmed (it is the setting).
    pub confirm_moves: bool,
}

impl NewGame {
    /// The clocks offered: minutes and seconds a move.
    pub const PRESETS: [(u64, u64); 4] = [(3, 2), (5, 3), (10, 5), (15, 10)];
    /// The most minutes of a custom clock.
    pub const MAX_MINUTES: u64 = 180;
    /// The most seconds a move of a custom clock.
    pub const MAX_INCREMENT_S: u64 = 180;
    /// The most characters of a name.
    pub const MAX_NAME: usize = Game::MAX_NAME;
}

/// Name and clock of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The name, empty where none was given.
    pub name: String,
    /// Time left, in milliseconds, if the game has a clock.
    pub left_ms: Option<u64>,
    /// Whether that time is running.
    pub running: bool,
}

/// Why the curtain is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurtainReason {
    /// The game has not begun.
    Start,
    /// The turn passed.
    Turn,
    /// The game was left and opened again.
    Back,
}

/// The curtain. There is nothing of the board in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curtain {
    /// Whose eyes it waits for.
    pub next: Color,
    /// Names and clocks.
    pub seats: ByColor<Seat>,
    /// Why it is down.
    pub reason: CurtainReason,
    /// The number of the move to come, from 1.
    pub move_number: usize,
    /// Whether it can be opened by now: not in the first moment, so that no tap meant for the board opens it.
    pub ready: bool,
}

/// What a square shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Hidden.
    #[default]
    Fogged,
    /// Seen, and nothing on it.
    Empty,
    /// A piece.
    Piece(Piece),
}

/// A board as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The squares, by [`Square::index`].
    pub faces: [Face; 64],
    /// The side whose eyes see it; none for the true board.
    pub viewer: Option<Color>,
    /// The side at the bottom.
    pub bottom: Color,
    /// The square under the keyboard's cursor.
    pub cursor: Square,
    /// The square picked to move from.
    pub selected: Option<Square>,
    /// Where the picked piece can go.
    pub destinations: Bitboard,
    /// From and to of the last move that may be shown.
    pub last_move: Option<(Square, Square)>,
    /// Where the viewer lost a piece and can't see by what.
    pub capture_mark: Option<Square>,
    /// The move that waits to be confirmed.
    pub pending: Option<Move>,
    /// Whether the squares can be played on.
    pub playable: bool,
    /// Whether coordinates are drawn.
    pub coordinates: bool,
    /// The colours.
    pub theme: BoardTheme,
}

/// What the player at the table can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Choose a move.
    ToMove,
    /// Choose a piece for the pawn that goes from, to.
    Promoting(Square, Square),
    /// Confirm the move or not.
    Confirming(San),
    /// The move is made: look, then pass the phone on. The flag says that it passes by itself.
    Moved {
        /// Whether the phone passes by itself in a moment.
        alone: bool,
    },
}

/// Offers of a draw as the player looking sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawOffer {
    /// None is open; one can be made.
    None,
    /// The player looking has offered, and the other side has declined; one can be made again.
    Declined,
    /// The player looking has offered.
    Mine,
    /// The other side has offered: accept or decline.
    Theirs,
}

/// Why a typed move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedError {
    /// It can't be read as a move.
    NotAMove,
    /// That piece can't go there.
    Illegal,
    /// More than one piece can go there.
    Ambiguous,
}

/// The game as one player sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Which game.
    pub id: GameId,
    /// Whose eyes see it.
    pub viewer: Color,
    /// Names and clocks.
    pub seats: ByColor<Seat>,
    /// The board.
    pub board: Board,
    /// What the player can do.
    pub phase: Phase,
    /// Pieces taken and lost.
    pub trays: Trays,
    /// The moves as the player may know them. White's first.
    pub moves: Rc<Vec<MoveEntry>>,
    /// How pieces are written.
    pub notation: Notation,
    /// Which piece the viewer has lost to the other side's last move, and where. None once the viewer has moved.
    pub lost: Option<(Square, Role)>,
    /// Offers of a draw.
    pub draw: DrawOffer,
    /// Whether the field for typed moves was asked for.
    pub typing: bool,
    /// What is in that field.
    pub typed: String,
    /// Why the last typed move was not played.
    pub typed_error: Option<TypedError>,
}

/// Whose eyes the replay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// One side's view.
    Side(Color),
    /// The true board.
    Truth,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// Which game.
    pub id: GameId,
    /// Names, and at the last ply the clocks: those of the others are not kept.
    pub seats: ByColor<Seat>,
    /// How it ended.
    pub outcome: Outcome,
    /// The board after [`Self::ply`].
    pub board: Board,
    /// Whose eyes.
    pub perspective: Perspective,
    /// The ply shown: 0 is before the first move.
    pub ply: usize,
    /// All moves written out. White's first.
    pub moves: Rc<Vec<MoveEntry>>,
    /// How pieces are written.
    pub notation: Notation,
    /// What White took and lost until [`Self::ply`].
    pub trays: Trays,
}

/// A game that is open in another tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Busy {
    /// Names, empty where none was given.
    pub names: ByColor<String>,
}

/// Texts that are fetched when they are first wanted.
#[derive(Clone, Debug, PartialEq)]
pub enum Texts {
    /// They are on their way.
    Coming,
    /// They could not be fetched.
    Missing,
    /// They are here, in the language of the scene.
    Here(Catalog),
}

/// A part of the rules that has an address of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What a player sees.
    See,
    /// How the game is won.
    Win,
    /// What a player is told.
    Told,
    /// What is not as in ordinary chess.
    Differences,
    /// Draws.
    Draws,
    /// Playing on one device.
    Device,
    /// Where the game comes from.
    Origin,
}

impl Topic {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 7] =
        [Self::See, Self::Win, Self::Told, Self::Differences, Self::Draws, Self::Device, Self::Origin];

    /// What follows the `#` of its address. It is also the id of its heading, so that the browser scrolls there by itself.
    pub fn path(self) -> &'static str {
        match self {
            Self::See => "/rules/see",
            Self::Win => "/rules/win",
            Self::Told => "/rules/told",
            Self::Differences => "/rules/differences",
            Self::Draws => "/rules/draws",
            Self::Device => "/rules/device",
            Self::Origin => "/rules/history",
        }
    }
}

/// What a pair of small boards shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// What White sees at the start, and after a move.
    Opening,
    /// A rook that sees as far as an enemy piece.
    Line,
    /// A pawn that is blocked, and can take.
    Pawn,
    /// A pawn that can take en passant.
    Passing,
    /// The middle of a game.
    Middle,
    /// A king that can be taken.
    King,
    /// A king that can castle over an attacked square.
    Castling,
    /// A piece that was lost out of sight.
    Mark,
}

impl Subject {
    /// All of them, in the order of their values.
    pub const ALL: [Self; 8] =
        [Self::Opening, Self::Line, Self::Pawn, Self::Passing, Self::Middle, Self::King, Self::Castling, Self::Mark];
}

/// The rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    /// Its texts.
    pub texts: Texts,
    /// For each of [`Subject::ALL`] the true board and what White sees; for the opening what White sees before and after.
    pub boards: Vec<[Board; 2]>,
}

/// A card of the first-game guide.
#[derive(Clone, Debug, PartialEq)]
pub struct Guide {
    /// Its texts.
    pub texts: Texts,
    /// Which card, counted from 0.
    pub step: usize,
    /// Its board.
    pub board: Board,
    /// Whether a move is to be made on it, or was made.
    pub hands_on: bool,
}

impl Guide {
    /// How many cards there are.
    pub const STEPS: usize = 5;
}

/// The settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsPage {
    /// As they are.
    pub settings: Settings,
    /// The language in use.
    pub language: Language,
    /// The version of the code that runs.
    pub version: &'static str,
    /// How the app can be put on the home screen.
    pub install: Install,
    /// Whether all files are kept on this device.
    pub offline: bool,
}

/// A standing notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Games can't be saved: the browser gives this page no storage.
    StorageBlocked,
    /// Games can't be saved: there is no room.
    StorageFull,
    /// Games can't be saved, for a reason unknown.
    StorageFailed,
    /// A new version of the app is ready.
    Update,
}

/// A message that passes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toast {
    /// A game was deleted; it can be undone.
    Deleted,
    /// It can't be deleted: another tab has it open.
    DeleteBusy,
    /// A file was saved; with the moves of a game that still goes on, or not.
    Saved(bool),
    /// So many games were imported.
    Imported(usize),
    /// Nothing was imported: why.
    ImportFailed(ImportError),
    /// The language could not be fetched.
    LanguageFailed(Language),
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Really resign?
    Resign,
    /// Really offer a draw?
    OfferDraw,
    /// Really agree to the draw?
    AcceptDraw,
}

/// What a screen reader is told. It never tells more than the player's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The curtain is down and waits for a side.
    Curtain(Color, String),
    /// It is your turn; the other side has moved (or not yet), and took your piece on the marked or seen square.
    YourTurn {
        /// Whether the other side has moved before.
        moved: bool,
        /// Where the viewer lost a piece, if it did, and which.
        lost: Option<(Square, Role)>,
        /// Whether the other side has declined the viewer's offer of a draw.
        declined: bool,
    },
    /// You have played this move.
    Played(San),
    /// A square was picked: so many destinations.
    Picked(Square, Role, usize),
    /// The square holds nothing to move.
    NothingToMove(Square),
    /// The piece picked can't go there.
    CannotGo(Square),
    /// The picked piece was put down.
    PutDown,
    /// A draw was offered, a draw was declined.
    DrawOffered,
    /// The offer of the other side was declined.
    DrawDeclined,
    /// The player's own offer was taken back.
    DrawWithdrawn,
    /// A typed move was not played.
    Typed(TypedError),
    /// The game has ended, and this is the winner's name; empty where there is none.
    Ended(Outcome, String),
    /// The replay shows this ply of so many, made by this move if there is one.
    Ply(usize, usize, Option<San>),
}

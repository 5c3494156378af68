//! Everything that can happen to the app: what people do and what the browser reports.

use super::effect::{StoreError, Stored, Timer};
use super::scene::{ClockChoice, Install, Perspective, WhiteChoice};
use crate::archive::SettingChange;
use crate::game::GameId;
use crate::i18n::{Language, Part};
use crate::rules::{Role, Square};

/// What the world is like at the moment of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Env {
    /// Milliseconds since 1970.
    pub now_ms: u64,
    /// 64 fresh random bits.
    pub random: u64,
    /// 32 fresh random bytes, for a secret: no other message comes with the same.
    pub seed: [u8; 32],
}

/// A step on the board by an arrow key or Home/End (first and last file of the rank), as seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// One square to the left.
    Left,
    /// One square to the right.
    Right,
    /// The leftmost square of the row.
    RowStart,
    /// The rightmost square of the row.
    RowEnd,
}

/// A change of the form for a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftChange {
    /// The name of the first (0) or second (1) player.
    Name(usize, String),
    /// Who plays White.
    White(WhiteChoice),
    /// Which clock.
    Clock(ClockChoice),
    /// Minutes of the custom clock, as typed.
    Minutes(String),
    /// Seconds added a move by the custom clock, as typed.
    Increment(String),
}

/// Where to go in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayStep {
    /// Before the first move.
    First,
    /// One ply back.
    Back,
    /// One ply forward.
    Forward,
    /// After the last move.
    Last,
    /// After the given ply.
    Ply(usize),
}

/// What the browser reports about the lock that one tab holds on a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockEvent {
    /// It is ours.
    Granted,
    /// Another tab has it.
    Busy,
    /// Another tab took it over.
    Lost,
}

/// What the page around the app reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShellNews {
    /// All files of this version are kept on the device.
    Offline,
    /// Another version is ready to take over.
    Update,
    /// The app can be put on the home screen, or no longer.
    Install(Install),
}

/// What a connection between two devices reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeerEvent {
    /// The own description as it is now, as SDP; it grows while ways are found. `complete` says that no more will come.
    Described {
        /// The SDP.
        sdp: String,
        /// Whether all ways were found.
        complete: bool,
    },
    /// The data channel is open.
    Opened,
    /// A message came.
    Received(Vec<u8>),
    /// The data channel is closed for good.
    Closed,
    /// The connection can't be made, or does not take what it was given: why, in words for developers.
    Failed(String),
}

/// Whether this page may reach other devices of the local network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalNetwork {
    /// The browser does not ask, or the player has agreed.
    Open,
    /// The browser will ask the player.
    WillAsk,
    /// The player has declined.
    Denied,
}

/// What became of a reply that was handed to another tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandOver {
    /// No tab of this browser holds the invitation.
    NoTab,
    /// The waiting tab goes on with it.
    Taken,
    /// The waiting tab has no use for it, or does not answer.
    Refused,
}

/// Why the camera can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanError {
    /// The player or the system does not let the page use it.
    Denied,
    /// There is none.
    NoCamera,
    /// Anything else.
    Failed,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The page is up: the reader's languages, best first, and the fragment of the address ("#/new").
    Started {
        /// BCP 47 tags.
        languages: Vec<String>,
        /// The fragment, with its `#`, or empty.
        hash: String,
    },
    /// What was found in storage, at the start or when asked again.
    Loaded(Result<Stored, StoreError>),
    /// The messages of a language arrived, or did not.
    CatalogLoaded(Language, Result<String, String>),
    /// A part of the texts arrived, or did not.
    TextsLoaded(Part, Language, Result<String, String>),
    /// The fragment of the address changed, by a link or by back and forward.
    HashChanged(String),
    /// The page came to the front (true) or went to the background (false).
    Visible(bool),
    /// The browser has taken the page out of its cache for back and forward, as it was; its locks may be gone.
    Restored,
    /// A timer that was asked for has run out.
    TimeUp(Timer),
    /// A game was written, or not. The number is that of [`Effect::SaveGame`](super::Effect::SaveGame).
    Saved(String, u64, Result<(), StoreError>),
    /// A key was deleted from storage, or not.
    Deleted(String, Result<(), StoreError>),
    /// The settings were written, or not.
    SettingsSaved(Result<(), StoreError>),
    /// A game was read again after its lock was granted: its saved text, or none.
    GameRead(GameId, Result<Option<String>, StoreError>),
    /// News of the lock of a game.
    Lock(GameId, LockEvent),
    /// A file was chosen and read: its name and text, or the reason why not.
    FileRead(String, Result<String, String>),
    /// News of the page around the app.
    Shell(ShellNews),
    /// News of the numbered connection.
    Peer(u32, PeerEvent),
    /// What stands between this page and the local network.
    LocalNetwork(LocalNetwork),
    /// Whether the server of that place in the list answered.
    ServerTested(usize, bool),
    /// Another tab has the code of a reply to the invitation that is held: [`Effect::TakeReply`](super::Effect::TakeReply) answers.
    ReplyHanded(String),
    /// What became of the reply that was handed over.
    HandedOver(HandOver),
    /// A text was put on the clipboard, or not.
    Copied(bool),
    /// A QR code was read.
    Scanned(String),
    /// The camera can't be used.
    ScanFailed(ScanError),

    /// Fetch the texts of the open page again.
    RetryTexts,
    /// Go to a card of the guide, counted from 0.
    GuideStep(usize),
    /// A setting was changed.
    Set(SettingChange),
    /// The form for a new game was changed.
    Draft(DraftChange),
    /// Start the game of the form.
    StartGame,
    /// Delete a row of the list, by its key.
    Delete(String),
    /// Take the last deletion back.
    Undo,
    /// Close the passing message.
    DismissToast,
    /// Save one game as a JSON file, as it stands in storage.
    Export(String),
    /// Save a finished game as PGN.
    ExportPgn(GameId),
    /// Save all games in one JSON file.
    ExportAll,
    /// Save all finished games in one PGN file.
    ExportAllPgn,
    /// Choose a file to import.
    Import,
    /// Put the app on the home screen.
    Install,
    /// Let the new version take over.
    Update,

    /// The next player opens the curtain.
    OpenCurtain,
    /// I have seen enough: let the curtain fall for the other player.
    PassOn,
    /// A square was tapped, clicked, or picked with Enter.
    Tap(Square),
    /// A drag began on a square.
    DragFrom(Square),
    /// A drag ended, on a square or off the board.
    DropOn(Square, Option<Square>),
    /// The keyboard's cursor moves over the board.
    Step(Direction),
    /// A square got the focus, by Tab or by a screen reader.
    Focused(Square),
    /// The field for typed moves is wanted, or not any more.
    Typing(bool),
    /// The text in that field has changed.
    TypedText(String),
    /// A move was typed and sent.
    Typed(String),
    /// A piece was chosen for a promotion.
    Promote(Role),
    /// Yes: play the move that waits to be confirmed.
    ConfirmMove,
    /// No: answer the open question with no, else put selection, promotion or waiting move away (also by Escape).
    Cancel,
    /// Resign: asks once more.
    AskResign,
    /// Offer a draw: asks once more.
    AskDraw,
    /// Take the own offer of a draw back.
    WithdrawDraw,
    /// Answer to the question that is open.
    Answer(bool),
    /// Answer to the other side's offer of a draw.
    AnswerDraw(bool),
    /// Take the game over from the other tab.
    TakeOver,

    /// Move in the replay.
    Replay(ReplayStep),
    /// Whose eyes the replay shows.
    Look(Perspective),
    /// Turn the board round (in the replay).
    TurnBoard,
    /// The same two again, colours swapped.
    Rematch,
}

//! What the app asks of the browser. Each variant says which [`Msg`](super::Msg) comes back, if any.

use super::scene::Topic;
use crate::archive::Theme;
use crate::game::GameId;
use crate::i18n::{Language, Part};
use crate::link::IceServer;
use crate::rules::Square;

/// A timer; asking for one that is running starts it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timer {
    /// The next change of the shown clock.
    Clock,
    /// The curtain may be opened now.
    Curtain,
    /// The phone passes by itself.
    Pass,
    /// The passing message goes away.
    Toast,
    /// The connection to the other device looks at its own clock.
    Line,
    /// An online game looks at its clock, or goes on checking.
    Online,
}

/// A sound of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A move was made; the same for every move of either side.
    Move,
    /// The player looking has lost a piece.
    Loss,
    /// The game has ended.
    End,
}

/// Where the keyboard's focus goes, once the scene is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The heading of the page.
    Heading,
    /// The button of the curtain.
    Curtain,
    /// A heading of the rules.
    Topic(Topic),
    /// A square of the board.
    Square(Square),
    /// The first button of the dialog or chooser.
    Dialog,
    /// The field for typed moves.
    Typed,
    /// A row of the list of games, by its key.
    Row(String),
}

impl Focus {
    /// The id of the element.
    pub fn element_id(&self) -> String {
        match self {
            Self::Heading => "page-heading".to_owned(),
            Self::Topic(topic) => topic.path().to_owned(),
            Self::Curtain => "curtain-open".to_owned(),
            Self::Square(square) => format!("sq-{square}"),
            Self::Dialog => "dialog-first".to_owned(),
            Self::Typed => "typed-move".to_owned(),
            Self::Row(key) => format!("row-{key}"),
        }
    }
}

/// Why storage did not do what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser has no storage for this page (private window, blocked by settings).
    Blocked,
    /// There is no room left.
    Full,
    /// Anything else.
    Failed,
}

/// All that is in storage: saved texts by key, not yet read into anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The saved settings, if there are any.
    pub settings: Option<String>,
    /// Key and text of every saved game.
    pub games: Vec<(String, String)>,
}

/// What is asked of a connection between two devices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeerAct {
    /// Make one with a data channel (negotiated, id 0, ordered and reliable) and describe it as an offer.
    Offer(Vec<IceServer>),
    /// Make one for the offer of the other side, given as SDP, and describe it as an answer.
    Answer(Vec<IceServer>, String),
    /// Take the other side's answer, given as SDP.
    Accept(String),
    /// Try one more way to the other side: the value of an `a=candidate` line, with `candidate:` in front.
    AddCandidate(String),
    /// Send one message, of at most 64 KiB.
    Send(Vec<u8>),
    /// End it. Nothing more comes from it.
    Close,
}

/// One act of the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The first page is about to be drawn: take away what stands in its place.
    Lift,
    /// Say that the app can't start, and why, in words for developers.
    Fail(String),
    /// Read everything from storage: [`Msg::Loaded`](super::Msg::Loaded).
    Load,
    /// Fetch the messages of a language: [`Msg::CatalogLoaded`](super::Msg::CatalogLoaded).
    LoadCatalog(Language),
    /// Fetch a part of the texts in a language: [`Msg::TextsLoaded`](super::Msg::TextsLoaded).
    LoadTexts(Part, Language),
    /// Write a game: [`Msg::Saved`](super::Msg::Saved) with the same key and number.
    SaveGame {
        /// Its key.
        key: String,
        /// Counts the writes of this page.
        number: u64,
        /// What is written.
        text: String,
    },
    /// Delete a key: [`Msg::Deleted`](super::Msg::Deleted).
    DeleteGame(String),
    /// Read one game again: [`Msg::GameRead`](super::Msg::GameRead).
    ReadGame(GameId),
    /// Write the settings: [`Msg::SettingsSaved`](super::Msg::SettingsSaved).
    SaveSettings(String),
    /// Ask that storage be kept.
    Persist,
    /// Keep the screen on, or no longer.
    KeepAwake(bool),
    /// Let the browser ask whether the app is to be put on the home screen: [`Msg::Shell`](super::Msg::Shell) when it was.
    Install,
    /// Load the page again as the new version.
    Update,
    /// Ask for the lock of a game, by force or not: [`Msg::Lock`](super::Msg::Lock).
    Lock(GameId, bool),
    /// Give the lock of a game back.
    Unlock(GameId),
    /// Do something with the numbered connection to another device: [`Msg::Peer`](super::Msg::Peer).
    Peer(u32, PeerAct),
    /// Ask what stands between this page and the local network: [`Msg::LocalNetwork`](super::Msg::LocalNetwork).
    AskLocalNetwork,
    /// See whether a server of the given place in the list answers: [`Msg::ServerTested`](super::Msg::ServerTested).
    TestServer(usize, IceServer),
    /// Hold the invitation of that id: other tabs of this browser may hand its reply over, which comes as
    /// [`Msg::ReplyHanded`](super::Msg::ReplyHanded).
    HoldInvitation(String),
    /// Let go of the invitation that is held.
    DropInvitation,
    /// Give the reply to the tab that holds the invitation: [`Msg::HandedOver`](super::Msg::HandedOver).
    HandOver {
        /// The id of the invitation.
        invitation: String,
        /// The code of the reply.
        code: String,
    },
    /// Tell the tab that handed a reply over whether it was of use.
    TakeReply(bool),
    /// Put a text on the clipboard: [`Msg::Copied`](super::Msg::Copied).
    Copy(String),
    /// Let the player share a link by the means of the device.
    Share {
        /// The words around it.
        text: String,
        /// The link.
        url: String,
    },
    /// Show the camera in the element `scan-video` and look for a QR code: [`Msg::Scanned`](super::Msg::Scanned).
    Scan,
    /// Switch the camera off.
    StopScan,
    /// Put another fragment in the place of the present one: nothing is loaded and no message comes.
    ReplaceHash(String),
    /// Give the player a file.
    Download {
        /// Its name.
        name: String,
        /// Its MIME type.
        mime: &'static str,
        /// Its content.
        text: String,
    },
    /// Let the player choose a file: [`Msg::FileRead`](super::Msg::FileRead).
    PickFile,
    /// Go to a fragment, with its `#`, as a new entry of the history: [`Msg::HashChanged`](super::Msg::HashChanged).
    Navigate(String),
    /// Start a timer: [`Msg::TimeUp`](super::Msg::TimeUp) after that many milliseconds.
    After(Timer, u32),
    /// Stop a timer.
    Stop(Timer),
    /// Make a sound.
    Play(Sound),
    /// Vibrate for that many milliseconds, where the device can.
    Vibrate(u32),
    /// Move the focus.
    Focus(Focus),
    /// Bring the move that the replay shows into sight in the move list.
    RevealMove,
    /// Set language and theme of the document and its title.
    Dress {
        /// Value of the `lang` attribute.
        language: Language,
        /// Light, dark, or as the system has it.
        theme: Theme,
        /// The page's title; it never says anything of a game.
        title: String,
    },
}

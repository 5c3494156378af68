//! A game of two devices as it is kept until it was checked: the sealed session, and what the list of games says of it.

use serde::{Deserialize, Serialize};

use super::saved::{self, Damage, LoadError, SideV1, name};
use crate::game::{Game, GameId, Setup, TimeControl, Wrong};
use crate::link::base64;
use crate::rules::{ByColor, Color, Draw, Outcome, Win};

/// The mark of such a game.
pub(super) const FORMAT: &str = "fog-chess-online";
const VERSION: u32 = 1;

/// A game of two devices. It says nothing of the board that the player here may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineGame {
    /// Names, time control and date.
    pub setup: Setup,
    /// The color of the player here.
    pub color: Color,
    /// Names the game to both devices.
    pub tag: [u8; 8],
    /// Plies played.
    pub plies: usize,
    /// Whether it has ended.
    pub over: bool,
    /// How it ended; none also for a game that was broken off.
    pub outcome: Option<Outcome>,
    /// What the check found, and at which ply if it was at one.
    pub wrong: Option<(Wrong, Option<u16>)>,
    /// When it was last changed, in milliseconds since 1970.
    pub updated_ms: u64,
    /// The sealed session, as it saves itself.
    pub session: Vec<u8>,
}

/// What a saved text is.
#[derive(Clone, Debug)]
pub enum Saved {
    /// A game that may be read in full.
    Game(Box<Game>),
    /// A game of two devices that was not checked yet.
    Online(Box<OnlineGame>),
}

/// Reads a saved game of either kind.
///
/// # Errors
/// [`LoadError`]; the text should be kept as it is.
pub fn read(text: &str) -> Result<(GameId, Saved), LoadError> {
    // Most are of the first kind.
    match saved::load(text) {
        Err(LoadError::Damaged(Damage::Format)) => {
            load_online(text).map(|(id, game)| (id, Saved::Online(Box::new(game))))
        }
        game => game.map(|(id, game)| (id, Saved::Game(Box::new(game)))),
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OnlineV1 {
    format: String,
    version: u32,
    id: String,
    created_ms: u64,
    updated_ms: u64,
    white: String,
    black: String,
    clock: Option<ControlV1>,
    color: SideV1,
    tag: String,
    plies: usize,
    over: bool,
    winner: Option<SideV1>,
    by: Option<ByV1>,
    wrong: Option<String>,
    wrong_ply: Option<u16>,
    session: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ControlV1 {
    base_ms: u64,
    increment_ms: u64,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ByV1 {
    KingCaptured,
    Resignation,
    Time,
    NoMove,
    Threefold,
    FiftyMoves,
    Agreement,
}

/// Writes a game of two devices.
pub fn save_online(id: &GameId, game: &OnlineGame) -> String {
    let control = |control: TimeControl| ControlV1 { base_ms: control.base_ms, increment_ms: control.increment_ms };
    let saved = OnlineV1 {
        format: FORMAT.to_owned(),
        version: VERSION,
        id: id.to_string(),
        created_ms: game.setup.created_ms,
        updated_ms: game.updated_ms,
        white: name(&game.setup.names.white),
        black: name(&game.setup.names.black),
        clock: game.setup.time_control.map(control),
        color: game.color.into(),
        tag: base64::encode(&game.tag),
        plies: game.plies,
        over: game.over,
        winner: game.outcome.and_then(Outcome::winner).map(SideV1::from),
        by: game.outcome.map(ByV1::from),
        wrong: game.wrong.map(|(wrong, _)| wrong.code().to_owned()),
        wrong_ply: game.wrong.and_then(|(_, ply)| ply),
        session: base64::encode(&game.session),
    };
    // Text keys, numbers and texts: serde_json has nothing to refuse.
    serde_json::to_string(&saved).unwrap_or_default()
}

/// Reads a game of two devices. The session in it is read when the game is opened.
///
/// # Errors
/// [`LoadError`]; the text should be kept as it is.
pub fn load_online(text: &str) -> Result<(GameId, OnlineGame), LoadError> {
    saved::read_version::<OnlineV1>(text, FORMAT, VERSION)?.restore()
}

impl OnlineV1 {
    fn restore(self) -> Result<(GameId, OnlineGame), LoadError> {
        let id = self.id.parse().map_err(|id| LoadError::Damaged(Damage::Id(id)))?;
        let outcome = self.by.map(|by| by.outcome(self.winner.map(Color::from))).transpose()?;
        let tag = base64::decode(&self.tag).and_then(|tag| tag.try_into().ok());
        let (Some(tag), Some(session)) = (tag, base64::decode(&self.session)) else {
            return Err(LoadError::Damaged(Damage::Session));
        };
        let wrong = match self.wrong {
            None => None,
            Some(code) => {
                let wrong = Wrong::ALL.into_iter().find(|wrong| wrong.code() == code);
                Some((wrong.ok_or(LoadError::Damaged(Damage::Session))?, self.wrong_ply))
            }
        };
        let control = |clock: ControlV1| TimeControl { base_ms: clock.base_ms, increment_ms: clock.increment_ms };
        let setup = Setup {
            names: ByColor { white: name(&self.white), black: name(&self.black) },
            time_control: self.clock.map(control),
            created_ms: self.created_ms,
        };
        let game = OnlineGame {
            setup,
            color: self.color.into(),
            tag,
            plies: self.plies,
            over: self.over || outcome.is_some(),
            outcome,
            wrong,
            updated_ms: self.updated_ms,
            session,
        };
        Ok((id, game))
    }
}

impl From<Outcome> for ByV1 {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Decisive { by: Win::KingCaptured, .. } => Self::KingCaptured,
            Outcome::Decisive { by: Win::Resignation, .. } => Self::Resignation,
            Outcome::Decisive { by: Win::Time, .. } => Self::Time,
            Outcome::Draw { by: Draw::NoMove } => Self::NoMove,
            Outcome::Draw { by: Draw::Threefold } => Self::Threefold,
            Outcome::Draw { by: Draw::FiftyMoves } => Self::FiftyMoves,
            Outcome::Draw { by: Draw::Agreement } => Self::Agreement,
        }
    }
}

impl ByV1 {
    fn outcome(self, winner: Option<Color>) -> Result<Outcome, LoadError> {
        let win = |by| winner.map(|winner| Outcome::Decisive { winner, by });
        let draw = |by| winner.is_none().then_some(Outcome::Draw { by });
        let outcome = match self {
            Self::KingCaptured => win(Win::KingCaptured),
            Self::Resignation => win(Win::Resignation),
            Self::Time => win(Win::Time),
            Self::NoMove => draw(Draw::NoMove),
            Self::Threefold => draw(Draw::Threefold),
            Self::FiftyMoves => draw(Draw::FiftyMoves),
            Self::Agreement => draw(Draw::Agreement),
        };
        outcome.ok_or(LoadError::Damaged(Damage::End))
    }
}

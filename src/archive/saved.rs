//! One game as it is kept in storage: JSON with setup, moves, clock and end, and nothing that follows from these.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::game::{Clock, Game, GameId, Setup, TimeControl};
use crate::rules::{ByColor, Color, Draw, History, Move, Outcome, Win};

/// The mark of a saved game.
pub(super) const FORMAT: &str = "fog-chess-game";
const VERSION: u32 = 1;
/// No game of two people comes near it; a file that does is no game.
pub(super) const MAX_PLIES: usize = 6_000;

/// Why a text is no game.
#[derive(Debug)]
pub enum LoadError {
    /// It can't be read, or does not fit the rules.
    Damaged(Damage),
    /// A newer version of the app wrote it.
    Newer,
}

/// What was wrong with a text. It is told in English, to developers; the app does not, and has no words of it.
#[derive(Debug)]
pub enum Damage {
    /// It is no JSON, or has not the fields of a game.
    Json(serde_json::Error),
    /// It says that it is something else.
    Format,
    /// No version of the app has this number.
    Version(u32),
    /// It has no proper id, but this.
    Id(String),
    /// An end was agreed after the game had ended by itself.
    TwoEnds,
    /// It has more plies than any game.
    Plies,
    /// The move of this number, from 1, can't be played.
    Move(usize, String),
    /// The time left does not fit the control and the moves.
    Clock,
    /// The winner does not fit the way in which the game ended.
    End,
    /// What a game of two devices keeps can't be read.
    Session,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Format => write!(f, "not a {FORMAT}"),
            Self::Version(version) => write!(f, "unknown version {version}"),
            Self::Id(text) => write!(f, "not an id: {text}"),
            Self::TwoEnds => f.write_str("two ends"),
            Self::Plies => write!(f, "more than {MAX_PLIES} plies"),
            Self::Move(number, text) => write!(f, "move {number}: {text}"),
            Self::Clock => f.write_str("the clock makes no sense"),
            Self::End => f.write_str("winner and end do not fit"),
            Self::Session => f.write_str("the sealed session can't be read"),
        }
    }
}

/// What every version has, of exports too.
#[derive(Deserialize)]
pub(super) struct Envelope {
    pub format: String,
    pub version: u32,
}

/// A field more or less is another version: what an unknown name stood for would be lost in silence.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct V1 {
    format: String,
    version: u32,
    id: String,
    created_ms: u64,
    updated_ms: u64,
    white: String,
    black: String,
    clock: Option<ClockV1>,
    /// In UCI, from the standard start.
    moves: Vec<String>,
    draw_offer: Option<SideV1>,
    /// Whose offer was declined since it moved. Written only where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draw_declined: Option<SideV1>,
    end: Option<EndV1>,
    /// The color of the player here, of a game of two devices that was checked. Written only there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    online: Option<SideV1>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClockV1 {
    base_ms: u64,
    increment_ms: u64,
    white_ms: u64,
    black_ms: u64,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SideV1 {
    White,
    Black,
}

/// An end that the moves do not show.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndV1 {
    winner: Option<SideV1>,
    by: ByV1,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ByV1 {
    Resignation,
    Time,
    Agreement,
}

/// The text of a game. `now_ms` is the time up to which a running clock is charged.
pub fn save(id: &GameId, game: &Game, now_ms: u64) -> String {
    let setup = game.setup();
    let saved = V1 {
        format: FORMAT.to_owned(),
        version: VERSION,
        id: id.to_string(),
        created_ms: setup.created_ms,
        updated_ms: game.updated_ms(),
        white: name(&setup.names.white),
        black: name(&setup.names.black),
        clock: game.clock().map(|clock| ClockV1::new(clock, now_ms)),
        moves: game.history().moves().iter().map(|played| played.mv.to_string()).collect(),
        draw_offer: game.draw_offer().map(SideV1::from),
        draw_declined: game.draw_declined().map(SideV1::from),
        end: game.outcome().and_then(EndV1::new),
        online: game.online().map(SideV1::from),
    };
    // Text keys, numbers and texts: serde_json has nothing to refuse.
    serde_json::to_string(&saved).unwrap_or_default()
}

/// Reads a saved game and plays its moves through.
///
/// # Errors
/// [`LoadError`]; the text should be kept as it is.
pub fn load(text: &str) -> Result<(GameId, Game), LoadError> {
    read_version::<V1>(text, FORMAT, VERSION)?.restore()
}

/// Reads a text that must have that mark and version.
pub(super) fn read_version<T: DeserializeOwned>(text: &str, mark: &str, known: u32) -> Result<T, LoadError> {
    let damaged = |error| LoadError::Damaged(Damage::Json(error));
    match serde_json::from_str(text).map_err(damaged)? {
        Envelope { format, .. } if format != mark => Err(LoadError::Damaged(Damage::Format)),
        Envelope { version, .. } if version == known => serde_json::from_str(text).map_err(damaged),
        Envelope { version, .. } if version > known => Err(LoadError::Newer),
        Envelope { version, .. } => Err(LoadError::Damaged(Damage::Version(version))),
    }
}

impl V1 {
    fn restore(self) -> Result<(GameId, Game), LoadError> {
        let id = self.id.parse().map_err(|id| LoadError::Damaged(Damage::Id(id)))?;
        let history = replay(&self.moves)?;
        let (time_control, left_ms) = self.clock.map(|clock| clock.restore(&history)).transpose()?.unzip();
        let agreed = self.end.map(EndV1::restore).transpose()?;
        if agreed.is_some() && history.outcome().is_some() {
            return Err(LoadError::Damaged(Damage::TwoEnds));
        }
        let setup = Setup {
            names: ByColor { white: name(&self.white), black: name(&self.black) },
            time_control,
            created_ms: self.created_ms,
        };
        let draw_offer = self.draw_offer.map(Color::from);
        let game = Game::restore(setup, history, left_ms, draw_offer, agreed, self.updated_ms);
        let game = game.with_draw_declined(self.draw_declined.map(Color::from));
        Ok((id, game.played_online(self.online.map(Color::from))))
    }
}

fn replay(moves: &[String]) -> Result<History, LoadError> {
    if moves.len() > MAX_PLIES {
        return Err(LoadError::Damaged(Damage::Plies));
    }
    let mut history = History::standard();
    for (i, text) in moves.iter().enumerate() {
        let illegal = || LoadError::Damaged(Damage::Move(i + 1, text.clone()));
        let mv: Move = text.parse().map_err(|_| illegal())?;
        history.play(mv).map_err(|_| illegal())?;
    }
    Ok(history)
}

/// A name as it may be shown: one line without control characters or marks that turn the direction of what follows, not too long.
pub(super) fn name(text: &str) -> String {
    let shown =
        text.chars().filter(|&c| !c.is_control() && !matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'));
    shown.take(Game::MAX_NAME).collect::<String>().trim().to_owned()
}

impl ClockV1 {
    fn new(clock: &Clock, now_ms: u64) -> Self {
        let TimeControl { base_ms, increment_ms } = clock.control();
        let left_ms = |color| clock.left_ms(color, now_ms);
        Self { base_ms, increment_ms, white_ms: left_ms(Color::White), black_ms: left_ms(Color::Black) }
    }

    /// Nobody can have more than the base and an increment for each move.
    fn restore(self, history: &History) -> Result<(TimeControl, ByColor<u64>), LoadError> {
        let control = TimeControl { base_ms: self.base_ms, increment_ms: self.increment_ms };
        let left_ms = ByColor { white: self.white_ms, black: self.black_ms };
        let plies = history.ply() as u64;
        let moves = ByColor { white: plies.div_ceil(2), black: plies / 2 };
        let fits = |color| left_ms[color] <= self.base_ms + self.increment_ms * moves[color];
        if control.is_valid() && Color::ALL.into_iter().all(fits) {
            Ok((control, left_ms))
        } else {
            Err(LoadError::Damaged(Damage::Clock))
        }
    }
}

impl From<Color> for SideV1 {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<SideV1> for Color {
    fn from(side: SideV1) -> Self {
        match side {
            SideV1::White => Self::White,
            SideV1::Black => Self::Black,
        }
    }
}

impl EndV1 {
    /// King captures and the draws by rule follow from the moves.
    fn new(outcome: Outcome) -> Option<Self> {
        let by = match outcome {
            Outcome::Decisive { by: Win::Resignation, .. } => ByV1::Resignation,
            Outcome::Decisive { by: Win::Time, .. } => ByV1::Time,
            Outcome::Draw { by: Draw::Agreement } => ByV1::Agreement,
            _ => return None,
        };
        Some(Self { winner: outcome.winner().map(SideV1::from), by })
    }

    fn restore(self) -> Result<Outcome, LoadError> {
        match (self.winner.map(Color::from), self.by) {
            (Some(winner), ByV1::Resignation) => Ok(Outcome::Decisive { winner, by: Win::Resignation }),
            (Some(winner), ByV1::Time) => Ok(Outcome::Decisive { winner, by: Win::Time }),
            (None, ByV1::Agreement) => Ok(Outcome::Draw { by: Draw::Agreement }),
            _ => Err(LoadError::Damaged(Damage::End)),
        }
    }
}

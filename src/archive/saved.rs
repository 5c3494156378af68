//! One game as it is kept in storage: JSON with setup, moves, clock and end, and nothing that follows from these.

use serde::{Deserialize, Serialize};

use crate::game::{Clock, Game, GameId, Setup, TimeControl};
use crate::rules::{ByColor, Color, Draw, History, Move, Outcome, Win};

/// The mark of a saved game.
pub(super) const FORMAT: &str = "fog-chess-game";
const VERSION: u32 = 1;
/// No game of two people comes near it; a file that does is no game.
pub(super) const MAX_PLIES: usize = 6_000;

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It can't be read, or does not fit the rules: what was wrong, in English, for developers.
    Damaged(String),
    /// A newer version of the app wrote it.
    Newer,
}

/// What every version has.
#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
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
    end: Option<EndV1>,
}

#[derive(Serialize, Deserialize)]
struct ClockV1 {
    base_ms: u64,
    increment_ms: u64,
    white_ms: u64,
    black_ms: u64,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SideV1 {
    White,
    Black,
}

/// An end that the moves do not show.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EndV1 {
    Resignation(SideV1),
    Time(SideV1),
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
        white: setup.names.white.clone(),
        black: setup.names.black.clone(),
        clock: game.clock().map(|clock| ClockV1::new(clock, now_ms)),
        moves: game.history().moves().iter().map(|played| played.mv.to_string()).collect(),
        draw_offer: game.draw_offer().map(SideV1::from),
        end: game.outcome().and_then(EndV1::new),
    };
    // Text keys, numbers and texts: serde_json has nothing to refuse.
    serde_json::to_string(&saved).unwrap_or_default()
}

/// Reads a saved game and plays its moves through.
///
/// # Errors
/// [`LoadError`]; the text should be kept as it is.
pub fn load(text: &str) -> Result<(GameId, Game), LoadError> {
    let damaged = |error: serde_json::Error| LoadError::Damaged(error.to_string());
    let envelope: Envelope = serde_json::from_str(text).map_err(damaged)?;
    match envelope {
        Envelope { format, .. } if format != FORMAT => Err(LoadError::Damaged(format!("not a {FORMAT}"))),
        Envelope { version: VERSION, .. } => serde_json::from_str::<V1>(text).map_err(damaged)?.restore(),
        Envelope { version, .. } if version > VERSION => Err(LoadError::Newer),
        Envelope { version, .. } => Err(LoadError::Damaged(format!("unknown version {version}"))),
    }
}

impl V1 {
    fn restore(self) -> Result<(GameId, Game), LoadError> {
        let id = self.id.parse().map_err(|id| LoadError::Damaged(format!("not an id: {id}")))?;
        let history = replay(&self.moves)?;
        let left_ms = self.clock.as_ref().map(|clock| ByColor { white: clock.white_ms, black: clock.black_ms });
        let setup = Setup {
            names: ByColor { white: name(&self.white), black: name(&self.black) },
            time_control: self.clock.map(ClockV1::control).transpose()?,
            created_ms: self.created_ms,
        };
        let agreed = self.end.map(Outcome::from);
        let draw_offer = self.draw_offer.map(Color::from);
        Ok((id, Game::restore(setup, history, left_ms, draw_offer, agreed, self.updated_ms)))
    }
}

fn replay(moves: &[String]) -> Result<History, LoadError> {
    if moves.len() > MAX_PLIES {
        return Err(LoadError::Damaged(format!("more than {MAX_PLIES} plies")));
    }
    let mut history = History::standard();
    for (i, text) in moves.iter().enumerate() {
        let illegal = || LoadError::Damaged(format!("move {}: {text}", i + 1));
        let mv: Move = text.parse().map_err(|_| illegal())?;
        history.play(mv).map_err(|_| illegal())?;
    }
    Ok(history)
}

/// A name as it may be shown: no control characters, not too long.
pub(super) fn name(text: &str) -> String {
    let shown = text.chars().filter(|c| !c.is_control());
    shown.take(Game::MAX_NAME).collect::<String>().trim().to_owned()
}

impl ClockV1 {
    fn new(clock: &Clock, now_ms: u64) -> Self {
        let TimeControl { base_ms, increment_ms } = clock.control();
        let left_ms = |color| clock.left_ms(color, now_ms);
        Self { base_ms, increment_ms, white_ms: left_ms(Color::White), black_ms: left_ms(Color::Black) }
    }

    fn control(self) -> Result<TimeControl, LoadError> {
        let control = TimeControl { base_ms: self.base_ms, increment_ms: self.increment_ms };
        if control.is_valid() { Ok(control) } else { Err(LoadError::Damaged("the clock makes no sense".to_owned())) }
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
    /// Resignation and time name the winner. The other ends follow from the moves.
    fn new(outcome: Outcome) -> Option<Self> {
        match outcome {
            Outcome::Decisive { winner, by: Win::Resignation } => Some(Self::Resignation(winner.into())),
            Outcome::Decisive { winner, by: Win::Time } => Some(Self::Time(winner.into())),
            Outcome::Draw { by: Draw::Agreement } => Some(Self::Agreement),
            _ => None,
        }
    }
}

impl From<EndV1> for Outcome {
    fn from(end: EndV1) -> Self {
        match end {
            EndV1::Resignation(winner) => Self::Decisive { winner: winner.into(), by: Win::Resignation },
            EndV1::Time(winner) => Self::Decisive { winner: winner.into(), by: Win::Time },
            EndV1::Agreement => Self::Draw { by: Draw::Agreement },
        }
    }
}

//! What both sides agree to before the game.

use super::digest::{Digest, Domain};
use crate::game::TimeControl;
use crate::rules::{Color, Position};

/// Which of the two devices a session is: the one that invited or the one that came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// Made the game.
    Host,
    /// Joined it.
    Guest,
}

/// Who plays which color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colors {
    /// The host plays this color.
    Host(Color),
    /// A coin decides, of which each side throws a half.
    Coin,
}

/// The terms of a game. Both sides must have the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Who plays which color.
    pub colors: Colors,
    /// The time each side has, or none.
    pub time_control: Option<TimeControl>,
    /// The position to start from, which both sides see in full: the app plays from the standard start.
    pub start: Position,
}

impl Terms {
    /// Terms for a game from the standard start.
    pub fn standard(colors: Colors, time_control: Option<TimeControl>) -> Self {
        Self { colors, time_control, start: Position::standard() }
    }

    /// Whether a game can be played on these terms.
    pub fn is_valid(&self) -> bool {
        self.time_control.is_none_or(TimeControl::is_valid) && self.start.outcome().is_none()
    }

    pub(super) fn start_digest(&self) -> Digest {
        Digest::of(Domain::Start, &[self.start.to_string().as_bytes()])
    }

    /// The color of a party. `coin` is the sum of both halves of the coin.
    pub(super) fn color(&self, party: Party, coin: bool) -> Color {
        let host = match self.colors {
            Colors::Host(color) => color,
            Colors::Coin if coin => Color::White,
            Colors::Coin => Color::Black,
        };
        if party == Party::Host { host } else { !host }
    }
}

impl std::ops::Not for Party {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Host => Self::Guest,
            Self::Guest => Self::Host,
        }
    }
}

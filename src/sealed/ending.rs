//! How a game ends when two devices say so, each for itself and perhaps at the same time.

use super::wire::Reason;
use crate::rules::{Color, Draw, Outcome, Win};

/// What one side said about the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub by: Color,
    pub reason: Reason,
    /// The last ply that the side knew of.
    pub ply: u16,
}

impl End {
    /// `to_move` is the side to move after the last ply. `None` if the game was broken off.
    fn outcome(self, to_move: Color) -> Option<Outcome> {
        let won = |winner, by| Some(Outcome::Decisive { winner, by });
        let drawn = |by| Some(Outcome::Draw { by });
        match self.reason {
            Reason::KingTaken => won(!to_move, Win::KingCaptured),
            Reason::NoMove => drawn(Draw::NoMove),
            Reason::Threefold => drawn(Draw::Threefold),
            Reason::FiftyMoves => drawn(Draw::FiftyMoves),
            Reason::Agreement => drawn(Draw::Agreement),
            Reason::Resignation => won(!self.by, Win::Resignation),
            Reason::OwnTime => won(!self.by, Win::Time),
            Reason::YourTime => won(self.by, Win::Time),
            Reason::Broken => None,
        }
    }

    /// Ends by the rules come before what players said, and anything before a game broken off.
    fn rank(self) -> u8 {
        match self.reason {
            Reason::KingTaken | Reason::NoMove | Reason::Threefold | Reason::FiftyMoves => 0,
            Reason::Agreement => 1,
            Reason::Resignation | Reason::OwnTime | Reason::YourTime => 2,
            Reason::Broken => 3,
        }
    }
}

/// The outcome of one end, or of two that crossed. Both devices find the same. Two that name different winners make a draw.
pub(super) fn settle(ends: [Option<End>; 2], to_move: Color) -> Option<Outcome> {
    match ends {
        [Some(one), Some(other)] if one.rank() == other.rank() => {
            let first = if (one.reason as u8) <= (other.reason as u8) { one } else { other };
            let agree = one.outcome(to_move).map(Outcome::winner) == other.outcome(to_move).map(Outcome::winner);
            if agree { first.outcome(to_move) } else { Some(Outcome::Draw { by: Draw::Agreement }) }
        }
        [Some(one), Some(other)] => if one.rank() < other.rank() { one } else { other }.outcome(to_move),
        [one, other] => one.or(other).and_then(|end| end.outcome(to_move)),
    }
}

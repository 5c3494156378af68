//! Clocks without a referee: each device keeps the time of its own player and tells what is left with every move; the other checks
//! what can be checked.

use super::fault::Fault;
use crate::game::TimeControl;
use crate::rules::{ByColor, Color};

/// How much the time that one device measured of the other's may exceed what that one tells, before it is worth a remark. It covers
/// a slow line and a slow phone. Also how early a win on time may seem to be claimed.
pub const LAG_MS: u64 = 5_000;

/// Both sides' time. It runs for the side to move from the moment it has its view until it moves; messages on their way cost nobody,
/// and while the line is down it stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clocks {
    pub control: TimeControl,
    pub left_ms: ByColor<u64>,
    /// Since when the side to move thinks, or thinks on; none while the line is down.
    pub since_ms: Option<u64>,
    /// Whether the line held since then: otherwise the other's time was not measured.
    pub steady: bool,
    /// How much more time was measured of the other side than it told, beyond [`LAG_MS`] a move.
    pub missing_ms: u64,
}

impl Clocks {
    pub fn new(control: TimeControl) -> Self {
        let left_ms = ByColor { white: control.base_ms, black: control.base_ms };
        Self { control, left_ms, since_ms: None, steady: false, missing_ms: 0 }
    }

    /// The side to move has its view.
    pub fn start(&mut self, now_ms: u64) {
        self.since_ms = Some(now_ms);
        self.steady = true;
    }

    /// The line is down while a side thinks. What the other side has thought is told by itself.
    pub fn pause(&mut self, own: Option<Color>, now_ms: u64) {
        self.charge(own, now_ms);
        self.since_ms = None;
        self.steady = false;
    }

    /// The line is up again.
    pub fn resume(&mut self, now_ms: u64) {
        self.since_ms = self.since_ms.or(Some(now_ms));
    }

    /// Takes what the own player has thought so far off the clock, so that a saved session knows of it.
    pub fn charge(&mut self, own: Option<Color>, now_ms: u64) {
        if let (Some(color), Some(_)) = (own, self.since_ms) {
            self.left_ms[color] = self.running_ms(color, now_ms);
            self.since_ms = Some(now_ms);
        }
    }

    /// Time that has gone by since then.
    pub fn elapsed_ms(&self, now_ms: u64) -> u64 {
        self.since_ms.map_or(0, |since_ms| now_ms.saturating_sub(since_ms))
    }

    /// What a side whose time runs has left.
    pub fn running_ms(&self, color: Color, now_ms: u64) -> u64 {
        self.left_ms[color].saturating_sub(self.elapsed_ms(now_ms))
    }

    /// The own player moved; gives what is left with the increment, or `None` if the time had run out.
    pub fn press(&mut self, color: Color, now_ms: u64) -> Option<u64> {
        let left_ms = self.running_ms(color, now_ms);
        if left_ms == 0 {
            return None;
        }
        self.left_ms[color] = left_ms.saturating_add(self.control.increment_ms);
        Some(self.left_ms[color])
    }

    /// What the other side tells to have left after its move; gives the milliseconds that are missing, 0 within reason.
    ///
    /// # Errors
    /// [`Fault::Clock`] if it has more than before, or had nothing left to move with.
    pub fn told(&mut self, color: Color, left_ms: u64, now_ms: u64) -> Result<u64, Fault> {
        let most_ms = self.left_ms[color].saturating_add(self.control.increment_ms);
        if left_ms > most_ms || left_ms <= self.control.increment_ms {
            return Err(Fault::Clock);
        }
        let told_ms = most_ms - left_ms;
        let missing_ms = self.elapsed_ms(now_ms).saturating_sub(told_ms.saturating_add(LAG_MS));
        let missing_ms = if self.steady { missing_ms } else { 0 };
        self.left_ms[color] = left_ms;
        self.missing_ms = self.missing_ms.saturating_add(missing_ms);
        Ok(missing_ms)
    }
}

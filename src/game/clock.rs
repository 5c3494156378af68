//! A chess clock that is computed from timestamps, so that a sleeping page or a late timer costs nobody anything.

use crate::rules::{ByColor, Color};

/// Time for each side: a base and an increment added after every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// Time each side starts with, in milliseconds.
    pub base_ms: u64,
    /// Time added to a side's clock when it has moved, in milliseconds.
    pub increment_ms: u64,
}

impl TimeControl {
    /// The longest base or increment that is accepted: one day.
    pub const MAX_MS: u64 = 24 * 60 * 60 * 1000;

    /// A control of whole minutes and whole seconds.
    pub const fn minutes(base: u64, increment_s: u64) -> Self {
        Self { base_ms: base * 60_000, increment_ms: increment_s * 1000 }
    }

    /// Whether the base is above zero and both parts are within [`Self::MAX_MS`].
    pub fn is_valid(self) -> bool {
        (1..=Self::MAX_MS).contains(&self.base_ms) && self.increment_ms <= Self::MAX_MS
    }
}

/// Both sides' clocks. At most one of them runs.
///
/// All times are milliseconds; `now_ms` is any clock that goes forward (a step backward counts as no time at all).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    left_ms: ByColor<u64>,
    running: Option<(Color, u64)>,
}

impl Clock {
    /// Both sides with the full base, nobody's running.
    pub fn new(control: TimeControl) -> Self {
        Self::with_left(control, ByColor { white: control.base_ms, black: control.base_ms })
    }

    /// A stopped clock with the given time left on each side.
    pub fn with_left(control: TimeControl, left_ms: ByColor<u64>) -> Self {
        Self { control, left_ms, running: None }
    }

    /// The control it was made with.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The side whose time is running, if any.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// Time left to a side at `now_ms`, 0 when it has run out.
    pub fn left_ms(&self, color: Color, now_ms: u64) -> u64 {
        let spent = match self.running {
            Some((side, since_ms)) if side == color => now_ms.saturating_sub(since_ms),
            _ => 0,
        };
        self.left_ms[color].saturating_sub(spent)
    }

    /// Lets a side's time run from `now_ms`; the other side's is stopped first.
    pub fn start(&mut self, color: Color, now_ms: u64) {
        self.stop(now_ms);
        self.running = Some((color, now_ms));
    }

    /// Stops whichever side is running and charges it until `now_ms`.
    pub fn stop(&mut self, now_ms: u64) {
        if let Some((color, _)) = self.running {
            self.left_ms[color] = self.left_ms(color, now_ms);
            self.running = None;
        }
    }

    /// A side has moved: its time stops and, if any of it is left, grows by the increment.
    pub fn press(&mut self, color: Color, now_ms: u64) {
        self.stop(now_ms);
        if self.left_ms[color] > 0 {
            self.left_ms[color] = self.left_ms[color].saturating_add(self.control.increment_ms);
        }
    }

    /// The side that has no time left at `now_ms`, if any.
    pub fn flagged(&self, now_ms: u64) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.left_ms(color, now_ms) == 0)
    }
}

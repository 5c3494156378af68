//! A game that two people play on one device, or have played on two: the whole truth, kept behind [`Game::view`] until it has ended.

use std::fmt;
use std::str::FromStr;

use super::{Clock, TimeControl};
use crate::rules::{ByColor, Color, Draw, History, Move, Outcome, PlayError, Played, View, Win};

/// Names a saved game: 1 to 32 ASCII letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

impl GameId {
    /// The most characters an id may have.
    pub const MAX_LEN: usize = 32;

    /// An id of 13 characters made of 64 random bits.
    pub fn from_random(bits: u64) -> Self {
        const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        let digit = |i: u32| char::from(DIGITS[(bits >> (5 * i)) as usize % 32]);
        Self((0..13).map(digit).collect())
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameId {
    type Err = String;

    /// Gives the text back when it is no id.
    fn from_str(text: &str) -> Result<Self, String> {
        let fits = (1..=Self::MAX_LEN).contains(&text.len());
        if fits && text.bytes().all(|b| b.is_ascii_alphanumeric()) {
            Ok(Self(text.to_owned()))
        } else {
            Err(text.to_owned())
        }
    }
}

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The players' names; empty where none was given.
    pub names: ByColor<String>,
    /// The time each side has, or none.
    pub time_control: Option<TimeControl>,
    /// When the game was made, in milliseconds since 1970.
    pub created_ms: u64,
}

/// An act that the state of the game does not allow; nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndError {
    /// The game has ended already.
    Over,
    /// There is no offer of the other side to answer.
    NoOffer,
}

/// One game from its setup to its end.
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    history: History,
    clock: Option<Clock>,
    draw_offer: Option<Color>,
    draw_declined: Option<Color>,
    agreed: Option<Outcome>,
    updated_ms: u64,
    online: Option<Color>,
}

impl Game {
    /// The most characters of a player's name.
    pub const MAX_NAME: usize = 20;

    /// A new game from the standard start, nobody's clock running.
    pub fn new(setup: Setup) -> Self {
        let updated_ms = setup.created_ms;
        let clock = setup.time_control.map(Clock::new);
        Self {
            setup,
            history: History::standard(),
            clock,
            draw_offer: None,
            draw_declined: None,
            agreed: None,
            updated_ms,
            online: None,
        }
    }

    /// A game as it was saved. `agreed` is an end that the position does not show: resignation, agreement, time.
    ///
    /// `left_ms` counts only where the setup has a time control. What was agreed after an automatic end is dropped.
    pub fn restore(
        setup: Setup,
        history: History,
        left_ms: Option<ByColor<u64>>,
        draw_offer: Option<Color>,
        agreed: Option<Outcome>,
        updated_ms: u64,
    ) -> Self {
        let restore_clock = |control| match left_ms {
            Some(left_ms) => Clock::with_left(control, left_ms),
            None => Clock::new(control),
        };
        let clock = setup.time_control.map(restore_clock);
        let agreed = agreed.filter(|_| history.outcome().is_none());
        Self { setup, history, clock, draw_offer, draw_declined: None, agreed, updated_ms, online: None }
    }

    /// The same game, with the side whose offer of a draw was declined since it moved.
    pub fn with_draw_declined(self, draw_declined: Option<Color>) -> Self {
        Self { draw_declined, ..self }
    }

    /// The same game, as one that two devices have played and checked. The player here had that color.
    pub fn played_online(self, color: Option<Color>) -> Self {
        Self { online: color, ..self }
    }

    /// The color of the player here in a game of two devices; none for one that was played here by both.
    pub fn online(&self) -> Option<Color> {
        self.online
    }

    /// Names, time control and date.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// When it was last changed, in milliseconds since 1970.
    pub fn updated_ms(&self) -> u64 {
        self.updated_ms
    }

    /// Everything that was played. It is the whole truth: only replay, archive and [`Self::view`] may use it.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The clock, if the game has one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The side whose turn it is.
    pub fn side_to_move(&self) -> Color {
        self.history.position().side_to_move()
    }

    /// How it ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.history.outcome().or(self.agreed)
    }

    /// The side that offered a draw which is still open.
    pub fn draw_offer(&self) -> Option<Color> {
        self.draw_offer.filter(|_| self.outcome().is_none())
    }

    /// The side whose offer of a draw was declined, by word or by a move, until it moves itself.
    pub fn draw_declined(&self) -> Option<Color> {
        self.draw_declined.filter(|_| self.outcome().is_none())
    }

    /// What a side may see now.
    pub fn view(&self, color: Color) -> View {
        self.history.view(color)
    }

    /// Plays a move for the side to move, presses its clock and declines the other side's offer.
    ///
    /// # Errors
    /// [`PlayError`] with the move given back, when it is illegal or the game has ended.
    pub fn play(&mut self, mv: Move, now_ms: u64) -> Result<Played, PlayError> {
        if self.agreed.is_some() {
            return Err(PlayError::Over(mv));
        }
        let mover = self.side_to_move();
        let played = self.history.play(mv)?;
        if let Some(clock) = &mut self.clock {
            clock.press(mover, now_ms);
        }
        self.draw_declined =
            self.draw_offer.filter(|&color| color != mover).or(self.draw_declined.filter(|&color| color != mover));
        self.draw_offer = self.draw_offer.filter(|&color| color == mover);
        self.updated_ms = now_ms;
        Ok(played)
    }

    /// Lets the time of the side to move run, from the moment it sees its board.
    pub fn start_clock(&mut self, now_ms: u64) {
        let side = self.side_to_move();
        if self.outcome().is_none()
            && let Some(clock) = &mut self.clock
        {
            clock.start(side, now_ms);
        }
    }

    /// Stops the time, charging whoever was thinking.
    pub fn stop_clock(&mut self, now_ms: u64) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now_ms);
        }
    }

    /// Ends the game when somebody's time is over; tells whether it did.
    pub fn flag(&mut self, now_ms: u64) -> bool {
        let flagged = self.clock.as_ref().and_then(|clock| clock.flagged(now_ms));
        let Some(loser) = flagged.filter(|_| self.outcome().is_none()) else {
            return false;
        };
        self.end(Outcome::Decisive { winner: !loser, by: Win::Time }, now_ms).is_ok()
    }

    /// A side gives up.
    ///
    /// # Errors
    /// [`EndError::Over`] when the game has ended.
    pub fn resign(&mut self, color: Color, now_ms: u64) -> Result<(), EndError> {
        self.end(Outcome::Decisive { winner: !color, by: Win::Resignation }, now_ms)
    }

    /// A side offers a draw. The offer stays open until the other side answers or moves.
    ///
    /// # Errors
    /// [`EndError::Over`] when the game has ended.
    pub fn offer_draw(&mut self, color: Color, now_ms: u64) -> Result<(), EndError> {
        if self.outcome().is_some() {
            return Err(EndError::Over);
        }
        self.draw_offer = Some(color);
        self.draw_declined = None;
        self.updated_ms = now_ms;
        Ok(())
    }

    /// A side takes its open offer back.
    ///
    /// # Errors
    /// [`EndError::NoOffer`] without an open offer of that side.
    pub fn withdraw_draw(&mut self, color: Color, now_ms: u64) -> Result<(), EndError> {
        if self.draw_offer() != Some(color) {
            return Err(EndError::NoOffer);
        }
        self.draw_offer = None;
        self.updated_ms = now_ms;
        Ok(())
    }

    /// The other side takes or declines the open offer.
    ///
    /// # Errors
    /// [`EndError::NoOffer`] without an open offer of the other side, [`EndError::Over`] when the game has ended.
    pub fn answer_draw(&mut self, color: Color, accept: bool, now_ms: u64) -> Result<(), EndError> {
        if self.outcome().is_some() {
            return Err(EndError::Over);
        }
        if self.draw_offer != Some(!color) {
            return Err(EndError::NoOffer);
        }
        self.draw_offer = None;
        self.draw_declined = (!accept).then_some(!color);
        self.updated_ms = now_ms;
        if accept { self.end(Outcome::Draw { by: Draw::Agreement }, now_ms) } else { Ok(()) }
    }

    fn end(&mut self, outcome: Outcome, now_ms: u64) -> Result<(), EndError> {
        if self.outcome().is_some() {
            return Err(EndError::Over);
        }
        self.stop_clock(now_ms);
        self.draw_offer = None;
        self.agreed = Some(outcome);
        self.updated_ms = now_ms;
        Ok(())
    }
}

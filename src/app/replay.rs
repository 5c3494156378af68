//! The replay of a game that has ended.

use super::Effect;
use super::msg::ReplayStep;
use super::scene::{Announcement, Perspective};
use super::state::State;
use crate::game::MoveEntry;

impl State {
    pub(super) fn replay(&mut self, step: ReplayStep) {
        let Some(last) = self.open_game_ref().map(|game| game.history().ply()) else {
            return;
        };
        let Some(playback) = self.playback_mut() else {
            return;
        };
        playback.ply = match step {
            ReplayStep::First => 0,
            ReplayStep::Back => playback.ply.saturating_sub(1),
            ReplayStep::Forward => playback.ply + 1,
            ReplayStep::Last => last,
            ReplayStep::Ply(ply) => ply,
        }
        .min(last);
        let ply = playback.ply;
        let san = self.open_game_ref().and_then(|game| game.moves_in_full().into_iter().nth(ply.checked_sub(1)?));
        let san = san.and_then(|entry| if let MoveEntry::Known(san) = entry { Some(san) } else { None });
        self.announce(Announcement::Ply(ply, last, san));
        self.effects.push(Effect::RevealMove);
    }

    pub(super) fn look(&mut self, perspective: Perspective) {
        let Some(playback) = self.playback_mut() else {
            return;
        };
        playback.perspective = perspective;
        if let Perspective::Side(color) = perspective {
            playback.bottom = color;
        }
    }

    pub(super) fn turn_board(&mut self) {
        if let Some(playback) = self.playback_mut() {
            playback.bottom = !playback.bottom;
        }
    }
}

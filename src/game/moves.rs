//! What a side may be told of the moves: its own in full, the other's as a move made, with a mark where it lost a piece unseen.

use super::Game;
use crate::rules::{Color, Role, San, Square};

/// One ply of the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveEntry {
    /// A move that the reader may know in full.
    Known(San),
    /// The other side moved, and nothing else is told.
    Hidden {
        /// The square on which it took a piece that its owner could not see any more.
        mark: Option<Square>,
    },
}

/// The pieces a side took and lost, in the order it happened. It counts nothing else, so it betrays no promotion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trays {
    /// Enemy pieces taken by this side.
    pub took: Vec<Role>,
    /// Own pieces taken by the enemy.
    pub lost: Vec<Role>,
}

impl Game {
    /// The moves so far as `color` may know them while the game goes on.
    pub fn moves_for(&self, color: Color) -> Vec<MoveEntry> {
        (1..=self.history().ply()).map(|ply| self.entry_for(ply, color)).collect()
    }

    /// All moves written out. Only for a game that has ended.
    pub fn moves_in_full(&self) -> Vec<MoveEntry> {
        (1..=self.history().ply()).filter_map(|ply| self.san(ply)).map(MoveEntry::Known).collect()
    }

    /// The pieces `color` took and lost up to and including `ply`.
    pub fn trays(&self, color: Color, ply: usize) -> Trays {
        let mut trays = Trays::default();
        for (i, played) in self.history().moves().iter().take(ply).enumerate() {
            let Some((_, role)) = played.captured else {
                continue;
            };
            let tray = if self.mover(i + 1) == color { &mut trays.took } else { &mut trays.lost };
            tray.push(role);
        }
        trays
    }

    /// What the side to move has lost to the move just made, if that took something. (In passing: where the pawn stood.)
    pub fn last_loss(&self) -> Option<(Square, Role)> {
        self.history().moves().last()?.captured
    }

    /// The side that made the move leading to `ply` (counted from 1).
    pub fn mover(&self, ply: usize) -> Color {
        let first = self.history().start().side_to_move();
        if ply % 2 == 1 { first } else { !first }
    }

    fn entry_for(&self, ply: usize, color: Color) -> MoveEntry {
        let own = (self.mover(ply) == color).then(|| self.san(ply)).flatten();
        match own {
            Some(san) => MoveEntry::Known(san),
            None => MoveEntry::Hidden { mark: self.history().capture_mark(ply, color) },
        }
    }

    fn san(&self, ply: usize) -> Option<San> {
        let played = self.history().moves().get(ply.checked_sub(1)?)?;
        let view = self.history().view_at(ply - 1, self.mover(ply))?;
        San::new(&view, played.mv)
    }
}

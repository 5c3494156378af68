//! A game's positions from the first to the last, which decide how it ends.

use super::{Color, Draw, Move, Outcome, PlayError, Played, Position, Square, View};

/// All positions and moves of one line of play. Ply 0 is before the first move.
#[derive(Clone, Debug)]
pub struct History {
    positions: Vec<Position>,
    moves: Vec<Played>,
    outcome: Option<Outcome>,
}

impl Default for History {
    fn default() -> Self {
        Self::standard()
    }
}

impl History {
    /// The standard start.
    pub fn standard() -> Self {
        Self::from_position(Position::standard())
    }

    /// Any start.
    pub fn from_position(start: Position) -> Self {
        let outcome = start.outcome();
        Self { positions: vec![start], moves: Vec::new(), outcome }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`PlayError::Over`] when the game has ended by itself, [`PlayError::Illegal`] when the move is not legal.
    pub fn play(&mut self, mv: Move) -> Result<Played, PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::Over(mv));
        }
        let mut next = self.position().clone();
        let played = next.play(mv)?;
        self.positions.push(next);
        self.moves.push(played);
        self.outcome = self.decide();
        Ok(played)
    }

    /// How the game ended by itself: king captured, no move, threefold, fifty moves, in this order.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// How many moves were made.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// The moves made, in order.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// The position after so many plies.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply)
    }

    /// What a side may know now.
    pub fn view(&self, color: Color) -> View {
        self.position().view(color)
    }

    /// What a side could know after so many plies.
    pub fn view_at(&self, ply: usize, color: Color) -> Option<View> {
        self.position_at(ply).map(|position| position.view(color))
    }

    /// The square that is marked for a side after so many plies: the other side's last move took a piece of its there, and it
    /// does not see the square any more. For en passant it is the square of the pawn.
    pub fn capture_mark(&self, ply: usize, color: Color) -> Option<Square> {
        let played = self.moves.get(ply.checked_sub(1)?)?;
        let mover = self.position_at(ply - 1)?.side_to_move();
        let (square, _) = played.captured.filter(|_| mover != color)?;
        let seen = self.view_at(ply, color)?.visible().contains(square);
        (!seen).then_some(square)
    }

    fn decide(&self) -> Option<Outcome> {
        let by_position = self.position().outcome();
        let by_progress = Some(Outcome::Draw { by: Draw::FiftyMoves });
        let threefold = self.times_occurred() >= 3;
        if threefold && (by_position.is_none() || by_position == by_progress) {
            return Some(Outcome::Draw { by: Draw::Threefold });
        }
        by_position
    }

    fn times_occurred(&self) -> usize {
        let now = self.position();
        // What was before the last capture or pawn move can never come again.
        let reversible = now.halfmove_clock().saturating_add(1) as usize;
        self.positions.iter().rev().take(reversible).filter(|position| position.identity() == now.identity()).count()
    }
}

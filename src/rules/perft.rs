//! Counting the move tree: the classic check of a move generator.

use super::Position;

/// The leaves of the move tree at a depth in plies. A king capture ends a line, so it counts only at the last ply.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_moves().len() as u64,
        _ => position.legal_moves().iter().map(|mv| perft(&position.after(mv), depth - 1)).sum(),
    }
}

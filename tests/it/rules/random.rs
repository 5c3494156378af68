//! Random positions and games, the same in every run.

use fog_chess::rules::{Move, Position};

use super::mailbox::{At, Mailbox, home, squares};

/// George Marsaglia's xorshift: enough for tests.
pub struct Random(u64);

impl Random {
    /// A seed other than 0.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }

    pub fn chance(&mut self) -> bool {
        self.below(2) == 0
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// A position with kings and up to fifteen more pieces a side anywhere, and every right that fits.
    pub fn setup(&mut self) -> Mailbox {
        let mut setup = Mailbox::empty();
        setup.white_to_move = self.chance();
        setup.halfmove_clock = self.below(60) as u32;
        setup.fullmove_number = 40 + self.below(60) as u32;
        for right in ['K', 'Q', 'k', 'q'] {
            self.send_home(&mut setup, right);
        }
        for king in ['K', 'k'] {
            if !setup.board.iter().flatten().any(|letter| *letter == king) {
                self.drop_on_free(&mut setup, king);
            }
        }
        for _ in 0..self.below(29) {
            let letter = *self.pick(&['P', 'P', 'P', 'N', 'B', 'R', 'Q', 'p', 'p', 'p', 'n', 'b', 'r', 'q']);
            if setup.squares_of(letter.is_uppercase()).len() < 16 {
                self.drop_on_free(&mut setup, letter);
            }
        }
        setup.passed = self.passed(&setup);
        setup
    }

    fn send_home(&mut self, setup: &mut Mailbox, right: char) {
        let king = if right.is_uppercase() { 'K' } else { 'k' };
        let rook = if right.is_uppercase() { 'R' } else { 'r' };
        if self.chance() {
            setup.set(home(right)[0], king);
            setup.set(home(right)[1], rook);
            setup.castling.push(right);
        }
    }

    fn drop_on_free(&mut self, setup: &mut Mailbox, letter: char) {
        let pawn = letter.eq_ignore_ascii_case(&'p');
        let fits = |at: &At| setup.letter(*at) == '.' && !(pawn && [0, 7].contains(&at.1));
        let free: Vec<At> = squares().filter(fits).collect();
        setup.set(*self.pick(&free), letter);
    }

    /// A square that some pawn can just have passed over, more often than not.
    fn passed(&mut self, setup: &Mailbox) -> Option<At> {
        let (pawn, from, over, to) = if setup.white_to_move { ('p', 6, 5, 4) } else { ('P', 1, 2, 3) };
        let passed = |file: &i32| {
            [(from, '.'), (over, '.'), (to, pawn)].iter().all(|(rank, letter)| setup.letter((*file, *rank)) == *letter)
        };
        let files: Vec<i32> = (0..8).filter(passed).collect();
        (!files.is_empty() && self.below(4) > 0).then(|| (*self.pick(&files), over))
    }

    /// A game of random moves, with the position before each and the one at the end.
    pub fn game(&mut self, start: Position, plies: usize) -> (Vec<Position>, Vec<Move>) {
        let (mut positions, mut moves) = (vec![start], Vec::new());
        for ply in 0..plies {
            let mut next = positions[ply].clone();
            let legal: Vec<Move> = next.legal_moves().into_iter().collect();
            if legal.is_empty() {
                break;
            }
            let mv = *self.pick(&legal);
            next.play(mv).expect("a legal move");
            moves.push(mv);
            positions.push(next);
        }
        (positions, moves)
    }

    /// Positions of all kinds: set up at random, and out of games.
    pub fn positions(&mut self, count: usize) -> Vec<Position> {
        let mut positions = Vec::new();
        while positions.len() < count {
            let start = self.setup().fen();
            positions.extend(self.game(start.parse().expect(&start), 8).0);
            positions.extend(self.game(Position::standard(), 120).0.into_iter().step_by(5));
        }
        positions
    }
}

//! The rules once more, slow and obvious: letters on 64 squares, one step at a time. A twin to compare with, sharing no code.

const NEIGHBORS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const JUMPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// A square as file and rank, 0 to 7 on the board.
pub type At = (i32, i32);

/// A position: `board[rank][file]` is a FEN letter, or `.` for nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Mailbox {
    pub board: [[char; 8]; 8],
    pub white_to_move: bool,
    /// The letters of the rights that are left, in the order `KQkq`.
    pub castling: String,
    /// The square that a pawn has just passed over, whether or not it can be taken there.
    pub passed: Option<At>,
    pub halfmove_clock: u32,
    pub fullmove_number: u32,
}

impl Mailbox {
    pub fn empty() -> Self {
        Self {
            board: [['.'; 8]; 8],
            white_to_move: true,
            castling: String::new(),
            passed: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }

    /// Reads a FEN that is known to be good.
    pub fn from_fen(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut board = [['.'; 8]; 8];
        for (row, rank) in fields[0].split('/').zip((0..8).rev()) {
            let squares = row.chars().flat_map(|letter| match letter.to_digit(10) {
                Some(empty) => vec!['.'; empty as usize],
                None => vec![letter],
            });
            squares.zip(&mut board[rank]).for_each(|(letter, square)| *square = letter);
        }
        Self {
            board,
            white_to_move: fields[1] == "w",
            castling: fields[2].replace('-', ""),
            passed: (fields[3] != "-").then(|| square(fields[3])),
            halfmove_clock: fields[4].parse().expect(fen),
            fullmove_number: fields[5].parse().expect(fen),
        }
    }

    /// The FEN, with an en passant square only if a pawn can take there.
    pub fn fen(&self) -> String {
        format!(
            "{} {} {} {} {} {}",
            placement(|at| self.letter(at)),
            if self.white_to_move { "w" } else { "b" },
            if self.castling.is_empty() { "-" } else { &self.castling },
            self.passed.filter(|_| self.ep_possible()).map_or("-".into(), name),
            self.halfmove_clock,
            self.fullmove_number
        )
    }

    pub fn letter(&self, (file, rank): At) -> char {
        self.board[rank as usize][file as usize]
    }

    pub fn set(&mut self, (file, rank): At, letter: char) {
        self.board[rank as usize][file as usize] = letter;
    }

    /// The squares with a side's pieces.
    pub fn squares_of(&self, white: bool) -> Vec<At> {
        squares().filter(|at| self.letter(*at) != '.' && self.letter(*at).is_uppercase() == white).collect()
    }

    /// A king was taken.
    pub fn is_over(&self) -> bool {
        !['K', 'k'].iter().all(|king| self.board.iter().flatten().any(|letter| letter == king))
    }

    /// The moves of the side to move in UCI, sorted.
    pub fn moves(&self) -> Vec<String> {
        if self.is_over() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for from in self.squares_of(self.white_to_move) {
            for to in self.targets(from) {
                let promotes = self.letter(from).eq_ignore_ascii_case(&'p') && (to.1 == 0 || to.1 == 7);
                let pieces: &[&str] = if promotes { &["q", "r", "b", "n"] } else { &[""] };
                moves.extend(pieces.iter().map(|piece| name(from) + &name(to) + piece));
            }
        }
        moves.sort();
        moves
    }

    /// The squares that a side sees.
    pub fn visible(&self, white: bool) -> Vec<At> {
        let mut visible = self.squares_of(white);
        if self.is_over() {
            return visible;
        }
        for from in self.squares_of(white) {
            visible.extend(self.targets(from));
        }
        if let Some((file, rank)) = self.passed.filter(|_| white == self.white_to_move && self.ep_possible()) {
            visible.push((file, if rank == 2 { 3 } else { 4 }));
        }
        visible
    }

    /// What a side sees, as a placement with `*` for hidden squares.
    pub fn view(&self, white: bool) -> String {
        let visible = self.visible(white);
        placement(|at| if visible.contains(&at) { self.letter(at) } else { '*' })
    }

    /// The position after a move that is known to be legal.
    pub fn after(&self, uci: &str) -> Self {
        let (from, to) = (square(&uci[0..2]), square(&uci[2..4]));
        let (piece, taken) = (self.letter(from), self.letter(to));
        let pawn = piece.eq_ignore_ascii_case(&'p');
        let mut next = self.clone();
        next.set(from, '.');
        next.set(to, piece);
        if let Some(promotion) = uci.chars().nth(4) {
            next.set(to, if self.white_to_move { promotion.to_ascii_uppercase() } else { promotion });
        }
        if pawn && taken == '.' && from.0 != to.0 {
            next.set((to.0, from.1), '.');
        }
        if piece.eq_ignore_ascii_case(&'k') && (from.0 - to.0).abs() == 2 {
            let (home, beside) = if to.0 == 6 { (7, 5) } else { (0, 3) };
            next.set((beside, from.1), self.letter((home, from.1)));
            next.set((home, from.1), '.');
        }
        for touched in [from, to] {
            next.castling.retain(|right| !home(right).contains(&touched));
        }
        next.passed = (pawn && (from.1 - to.1).abs() == 2).then_some((from.0, (from.1 + to.1) / 2));
        next.halfmove_clock = if pawn || taken != '.' { 0 } else { self.halfmove_clock + 1 };
        next.fullmove_number += u32::from(!self.white_to_move);
        next.white_to_move = !self.white_to_move;
        next
    }

    /// Whether a pawn of the side to move stands beside the pawn that has just passed.
    fn ep_possible(&self) -> bool {
        let Some((file, rank)) = self.passed else {
            return false;
        };
        let (pawn, from) = if self.white_to_move { ('P', rank - 1) } else { ('p', rank + 1) };
        !self.is_over()
            && [file - 1, file + 1]
                .iter()
                .any(|beside| on_board((*beside, from)) && self.letter((*beside, from)) == pawn)
    }

    /// Where the piece on a square can go, as if its side were to move.
    fn targets(&self, from: At) -> Vec<At> {
        let straight = NEIGHBORS.iter().copied().step_by(2);
        let slanted = NEIGHBORS.iter().copied().skip(1).step_by(2);
        match self.letter(from).to_ascii_lowercase() {
            'p' => self.pawn_targets(from),
            'n' => self.walk(from, JUMPS, 1),
            'b' => self.walk(from, slanted, 7),
            'r' => self.walk(from, straight, 7),
            'q' => self.walk(from, NEIGHBORS, 7),
            _ => [self.walk(from, NEIGHBORS, 1), self.castlings(from)].concat(),
        }
    }

    fn walk(&self, from: At, directions: impl IntoIterator<Item = (i32, i32)>, steps: i32) -> Vec<At> {
        let mut targets = Vec::new();
        for (file, rank) in directions {
            for step in 1..=steps {
                let to = (from.0 + step * file, from.1 + step * rank);
                if !on_board(to) || self.are_friends(from, to) {
                    break;
                }
                targets.push(to);
                if self.letter(to) != '.' {
                    break;
                }
            }
        }
        targets
    }

    fn are_friends(&self, one: At, other: At) -> bool {
        self.letter(other) != '.' && self.letter(one).is_uppercase() == self.letter(other).is_uppercase()
    }

    fn pawn_targets(&self, (file, rank): At) -> Vec<At> {
        let white = self.letter((file, rank)) == 'P';
        let (ahead, start) = if white { (1, 1) } else { (-1, 6) };
        let mut targets = Vec::new();
        let free = |steps| on_board((file, rank + steps)) && self.letter((file, rank + steps)) == '.';
        if free(ahead) {
            targets.push((file, rank + ahead));
            if rank == start && free(2 * ahead) {
                targets.push((file, rank + 2 * ahead));
            }
        }
        for to in [(file - 1, rank + ahead), (file + 1, rank + ahead)].into_iter().filter(|to| on_board(*to)) {
            let enemy = self.letter(to) != '.' && !self.are_friends((file, rank), to);
            let passing = self.passed == Some(to) && white == self.white_to_move;
            if enemy || passing {
                targets.push(to);
            }
        }
        targets
    }

    fn castlings(&self, king: At) -> Vec<At> {
        let white = self.letter(king) == 'K';
        let mut targets = Vec::new();
        for right in self.castling.chars().filter(|right| right.is_uppercase() == white) {
            let (between, to): (&[i32], i32) =
                if right.eq_ignore_ascii_case(&'k') { (&[5, 6], 6) } else { (&[1, 2, 3], 2) };
            if between.iter().all(|file| self.letter((*file, king.1)) == '.') {
                targets.push((to, king.1));
            }
        }
        targets
    }
}

/// The squares of king and rook that a right depends on.
pub fn home(right: char) -> [At; 2] {
    let rank = if right.is_uppercase() { 0 } else { 7 };
    [(4, rank), (if right.eq_ignore_ascii_case(&'k') { 7 } else { 0 }, rank)]
}

pub fn on_board((file, rank): At) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

pub fn squares() -> impl Iterator<Item = At> {
    (0..64).map(|index| (index % 8, index / 8))
}

fn square(text: &str) -> At {
    let bytes = text.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

fn name((file, rank): At) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e", "f", "g", "h"][file as usize], rank + 1)
}

fn placement(letter: impl Fn(At) -> char) -> String {
    let row = |rank: i32| (0..8).map(|file| letter((file, rank))).collect::<String>();
    let rows: Vec<String> = (0..8).rev().map(row).collect();
    (1..=8).rev().fold(rows.join("/"), |text, count| text.replace(&".".repeat(count), &count.to_string()))
}

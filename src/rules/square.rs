//! The 64 squares.

use std::fmt;
use std::str::FromStr;

/// A square of the board. Its index is 8 times the rank plus the file: a1 is 0, b1 is 1, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The text is no square: a letter `a` to `h`, then a digit `1` to `8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a to h and a digit 1 to 8")
    }
}

impl std::error::Error for ParseSquareError {}

impl Square {
    /// The square of an index below 64.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square of a file and a rank, each from 0 to 7; higher values wrap round.
    pub const fn at(file: u8, rank: u8) -> Self {
        Self((rank % 8) * 8 + file % 8)
    }

    /// 0 (a1) to 63 (h8).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 (a) to 7 (h).
    pub const fn file(self) -> u8 {
        self.0 % 8
    }

    /// 0 (first rank) to 7 (eighth rank).
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }

    /// All squares, a1 first, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self)
    }

    /// The square so many files and ranks away, unless that is off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let (file, rank) = (self.file() as i16 + files as i16, self.rank() as i16 + ranks as i16);
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 { Some(Self::at(file as u8, rank as u8)) } else { None }
    }

    /// The same file seen from the other side: a1 becomes a8.
    pub const fn flip_rank(self) -> Self {
        Self(self.0 ^ 56)
    }

    /// The letter of the file, `a` to `h`.
    pub const fn file_char(self) -> char {
        (b'a' + self.file()) as char
    }

    /// The digit of the rank, `1` to `8`.
    pub const fn rank_char(self) -> char {
        (b'1' + self.rank()) as char
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_char(), self.rank_char())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self::at(file - b'a', rank - b'1')),
            _ => Err(ParseSquareError),
        }
    }
}

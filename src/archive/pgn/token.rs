//! The words of a PGN file, with the lines they stand in. Comments, variations, move numbers and annotations are passed over.

use std::iter::Peekable;
use std::str::Chars;

/// What stands in a file, besides what is passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "value"]`
    Tag(String, String),
    /// A move, as written.
    Move(String),
    /// `1-0`, `0-1`, `1/2-1/2` or `*`
    Result(String),
    /// Something that has no place here.
    Stray(String),
}

/// Reads tokens, each with its line from 1.
pub(super) struct Tokens<'a> {
    chars: Peekable<Chars<'a>>,
    line: usize,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { chars: text.chars().peekable(), line: 1 }
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        if c == '\n' {
            self.line += 1;
        }
        Some(c)
    }

    fn skip_until(&mut self, end: char) {
        while self.bump().is_some_and(|c| c != end) {}
    }

    /// The rest of a variation whose bracket was just read, with all that is nested in it.
    fn skip_variation(&mut self) {
        let mut depth = 1;
        while depth > 0 {
            match self.bump() {
                None => return,
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some('{') => self.skip_until('}'),
                Some(';') => self.skip_until('\n'),
                Some(_) => {}
            }
        }
    }

    fn word(&mut self, first: char) -> String {
        let mut word = String::from(first);
        while let Some(&c) = self.chars.peek() {
            if c.is_whitespace() || "[](){};".contains(c) {
                break;
            }
            word.push(c);
            self.bump();
        }
        word
    }

    /// The rest of a tag whose bracket was just read.
    fn tag(&mut self) -> Token {
        let mut name = String::new();
        while let Some(c) = self.bump().filter(|&c| c != '"' && c != ']') {
            name.push(c);
        }
        let mut value = String::new();
        while let Some(c) = self.bump() {
            match c {
                '"' => break,
                '\\' => value.extend(self.bump()),
                c => value.push(c),
            }
        }
        self.skip_until(']');
        Token::Tag(name.trim().to_owned(), value)
    }
}

impl Iterator for Tokens<'_> {
    type Item = (usize, Token);

    fn next(&mut self) -> Option<(usize, Token)> {
        loop {
            let c = self.bump()?;
            let line = self.line;
            match c {
                '{' => self.skip_until('}'),
                ';' => self.skip_until('\n'),
                '(' => self.skip_variation(),
                '[' => return Some((line, self.tag())),
                '$' => drop(self.word(c)),
                c if c.is_whitespace() => {}
                c => {
                    let word = self.word(c);
                    if let Some(token) = token(&word) {
                        return Some((line, token));
                    }
                }
            }
        }
    }
}

/// The token of a word, or none where it is a move number or an annotation by itself. "1.e4" is both number and move.
fn token(word: &str) -> Option<Token> {
    if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") {
        return Some(Token::Result(word.to_owned()));
    }
    let numbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = if numbered.starts_with(['.', '…']) || numbered.is_empty() {
        numbered.trim_start_matches(['.', '…'])
    } else {
        word
    };
    match rest {
        "" => None,
        rest if rest.chars().all(|c| "!?+-=.".contains(c)) => None,
        rest if rest.chars().any(char::is_alphanumeric) => Some(Token::Move(rest.to_owned())),
        rest => Some(Token::Stray(rest.to_owned())),
    }
}

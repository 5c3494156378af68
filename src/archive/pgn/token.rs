//! The words of a PGN file, with the lines they stand in. Comments, variations, move numbers and annotations are passed over.

use std::iter::Peekable;
use std::str::Chars;

/// All results there are; `*` is for a game that goes on.
pub(super) const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

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
    /// A tag, comment or variation that does not end as it should.
    Unclosed,
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

    /// Skips up to and including a character; `None` where it does not come.
    fn skip_until(&mut self, end: char) -> Option<()> {
        while self.bump()? != end {}
        Some(())
    }

    /// Always ends well: the last line needs no end.
    fn skip_line(&mut self) -> Option<()> {
        self.skip_until('\n').or(Some(()))
    }

    fn skip_spaces(&mut self) {
        while self.chars.next_if(|&c| c != '\n' && c.is_whitespace()).is_some() {}
    }

    /// The rest of a variation whose bracket was just read, with all that is nested in it.
    fn skip_variation(&mut self) -> Option<()> {
        let mut depth = 1;
        while depth > 0 {
            match self.bump()? {
                '(' => depth += 1,
                ')' => depth -= 1,
                '{' => self.skip_until('}')?,
                ';' => self.skip_line()?,
                _ => {}
            }
        }
        Some(())
    }

    fn word(&mut self, first: char) -> String {
        let mut word = String::from(first);
        while let Some(c) = self.chars.next_if(|&c| !c.is_whitespace() && !"[](){};$".contains(c)) {
            word.push(c);
        }
        word
    }

    /// The rest of a tag whose bracket was just read. It stands in one line.
    fn tag(&mut self) -> Option<Token> {
        self.skip_spaces();
        let mut name = String::new();
        while let Some(c) = self.chars.next_if(|c| c.is_alphanumeric() || *c == '_') {
            name.push(c);
        }
        self.skip_spaces();
        self.chars.next_if_eq(&'"')?;
        let value = self.quoted()?;
        self.skip_spaces();
        self.chars.next_if_eq(&']')?;
        Some(Token::Tag(name, value))
    }

    /// The rest of a text whose quotation mark was just read.
    fn quoted(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            match self.chars.next_if(|&c| c != '\n')? {
                '"' => return Some(text),
                '\\' => text.push(self.chars.next_if(|&c| c != '\n')?),
                c => text.push(c),
            }
        }
    }

    /// The token that begins with a character just read; `None` for what is passed over.
    fn token(&mut self, first: char) -> Option<Token> {
        let closed = match first {
            '[' => return Some(self.tag().unwrap_or(Token::Unclosed)),
            ')' | ']' | '}' => return Some(Token::Stray(first.to_string())),
            '{' => self.skip_until('}'),
            '(' => self.skip_variation(),
            // `%` begins a line that is for other programs only.
            ';' | '%' => self.skip_line(),
            c if c.is_whitespace() => Some(()),
            c => return token(&self.word(c)),
        };
        closed.is_none().then_some(Token::Unclosed)
    }
}

impl Iterator for Tokens<'_> {
    type Item = (usize, Token);

    fn next(&mut self) -> Option<(usize, Token)> {
        loop {
            let first = self.bump()?;
            let line = self.line;
            if let Some(token) = self.token(first) {
                return Some((line, token));
            }
        }
    }
}

/// The token of a word, or none where it is a move number or an annotation by itself. "1.e4" is both number and move.
fn token(word: &str) -> Option<Token> {
    if RESULTS.contains(&word) {
        return Some(Token::Result(word.to_owned()));
    }
    match without_number(word) {
        "" | "e.p." => None,
        rest if rest.starts_with('$') => None,
        // A move that was not made, in some programs.
        "--" => Some(Token::Stray(word.to_owned())),
        rest if rest.chars().all(|c| "!?+-=.".contains(c)) => None,
        rest if rest.chars().any(char::is_alphanumeric) => Some(Token::Move(rest.to_owned())),
        rest => Some(Token::Stray(rest.to_owned())),
    }
}

/// "12.", "12" and "…" become nothing; in "0-0" the digit is no number.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.is_empty() || rest.starts_with(['.', '…']) { rest.trim_start_matches(['.', '…']) } else { word }
}

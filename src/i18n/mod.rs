//! Languages: which one to take, and its messages in Fluent, one catalog at a time.

mod language;
mod messages;
mod plural;

use std::fmt;
use std::rc::Rc;

pub use language::Language;

use messages::Messages;

/// The messages of one language. Cheap to clone; two catalogs are equal when they are the same one.
#[derive(Clone)]
pub struct Catalog(Rc<Inner>);

struct Inner {
    language: Language,
    messages: Messages,
}

/// A part of the texts that is fetched when it is first wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rules and the guide.
    Rules,
    /// Playing with somebody far away.
    Online,
}

impl Part {
    /// All of them, in the order of their values.
    pub const ALL: [Self; 2] = [Self::Rules, Self::Online];

    /// The name of its file in the folder of a language.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Online => "online",
        }
    }
}

/// Why a catalog could not be read: the parser's words, with what it stumbled on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogError(pub String);

/// A value that goes into a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Text as it is.
    Text(&'a str),
    /// A number, which may choose a plural form.
    Count(usize),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Arg<'_> {
    fn from(count: usize) -> Self {
        Self::Count(count)
    }
}

impl Catalog {
    /// Reads the Fluent source of a language.
    ///
    /// # Errors
    /// [`CatalogError`] when the source does not parse or names a message twice.
    pub fn new(language: Language, source: &str) -> Result<Self, CatalogError> {
        Ok(Self(Rc::new(Inner { language, messages: Messages::read(language, source)? })))
    }

    /// The language of the messages.
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// A message without variables. A missing one shows its id: a test sees to it that none is missing.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// A message with its variables filled in.
    pub fn format(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.0.messages.format(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// A text such as a move in notation, which keeps its order from left to right whatever letters are in it.
    pub fn left_to_right(&self, text: String) -> String {
        if self.0.language.is_right_to_left() { format!("\u{202d}{text}\u{202c}") } else { text }
    }

    /// What stands between the parts of a list.
    pub fn comma(&self) -> &'static str {
        if self.0.language.is_right_to_left() { "، " } else { ", " }
    }
}

impl PartialEq for Catalog {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Catalog({})", self.0.language.tag())
    }
}

//! Languages: which one to take, and its messages in Fluent, one catalog at a time.

mod language;

use std::fmt;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

pub use language::Language;

/// The messages of one language. Cheap to clone; two catalogs are equal when they are the same one.
#[derive(Clone)]
pub struct Catalog(Rc<Inner>);

struct Inner {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// Why a catalog could not be read: the parser's words, with what it stumbled on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogError(pub String);

impl CatalogError {
    fn first<E: fmt::Display>(errors: &[E]) -> Self {
        Self(errors.first().map(E::to_string).unwrap_or_default())
    }
}

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
        let resource =
            FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| CatalogError::first(&errors))?;
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // Invisible marks keep names, squares and times apart from the words around them. Where all runs left to right they would
        // only get in the way of searching.
        bundle.set_use_isolating(language.is_right_to_left());
        bundle.add_resource(resource).map_err(|errors| CatalogError::first(&errors))?;
        Ok(Self(Rc::new(Inner { language, bundle })))
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
        let Some(pattern) = self.0.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut fluent_args = FluentArgs::new();
        for &(name, arg) in args {
            fluent_args.set(name.to_owned(), self.value(arg));
        }
        self.0.bundle.format_pattern(pattern, Some(&fluent_args), &mut Vec::new()).into_owned()
    }

    /// A text such as a move in notation, which keeps its order from left to right whatever letters are in it.
    pub fn left_to_right(&self, text: String) -> String {
        if self.0.language.is_right_to_left() { format!("\u{202d}{text}\u{202c}") } else { text }
    }

    /// What stands between the parts of a list.
    pub fn comma(&self) -> &'static str {
        if self.0.language.is_right_to_left() { "، " } else { ", " }
    }

    /// A name from right to left is kept apart in the other languages too: two of them would change places around a dash.
    fn value<'a>(&self, arg: Arg<'a>) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) if !self.0.language.is_right_to_left() && text.chars().any(runs_right_to_left) => {
                FluentValue::from(format!("\u{2068}{text}\u{2069}"))
            }
            Arg::Text(text) => FluentValue::from(text),
            Arg::Count(count) => FluentValue::from(count),
        }
    }
}

/// Whether a character lies in a block of Unicode for scripts from right to left.
fn runs_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
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

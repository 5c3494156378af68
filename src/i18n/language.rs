//! The languages there are, and which of them suits a reader.

use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};
use unic_langid::{LanguageIdentifier, langid};

/// A language that the app speaks. There is a `locales/<tag>/main.ftl` for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Greek.
    El,
    /// Czech.
    Cs,
    /// German.
    De,
    /// Spanish.
    Es,
    /// Portuguese.
    Pt,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::En, Self::Cs, Self::De, Self::El, Self::Es, Self::Pt];

    /// The BCP 47 tag: name of its folder and value of the `lang` attribute.
    pub fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::El => "el",
            Self::Cs => "cs",
            Self::De => "de",
            Self::Es => "es",
            Self::Pt => "pt",
        }
    }

    /// Its name in itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::El => "Ελληνικά",
            Self::Cs => "Čeština",
            Self::De => "Deutsch",
            Self::Es => "Español",
            Self::Pt => "Português",
        }
    }

    /// The language of a tag, exactly as [`Self::tag`] writes it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The one that suits best, given what the reader prefers, best first ("de-AT", "en"). English where nothing does.
    pub fn negotiate<T: AsRef<str>>(preferred: &[T]) -> Self {
        let wanted = convert_vec_str_to_langids_lossy(preferred.iter().map(AsRef::as_ref));
        let available = Self::ALL.map(Self::identifier);
        let fallback = Self::En.identifier();
        let found = negotiate_languages(&wanted, &available, Some(&fallback), NegotiationStrategy::Lookup);
        found.first().and_then(|identifier| Self::from_tag(identifier.language.as_str())).unwrap_or(Self::En)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::El => langid!("el"),
            Self::Cs => langid!("cs"),
            Self::De => langid!("de"),
            Self::Es => langid!("es"),
            Self::Pt => langid!("pt"),
        }
    }
}

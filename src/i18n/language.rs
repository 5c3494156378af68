//! The languages there are, and which of them suits a reader.

/// A language that the app speaks. There is a folder `locales/<tag>` for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Czech.
    Cs,
    /// German.
    De,
    /// Greek.
    El,
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// Italian.
    It,
    /// Dutch.
    Nl,
    /// Polish.
    Pl,
    /// Portuguese.
    Pt,
    /// Turkish.
    Tr,
    /// Ukrainian.
    Uk,
    /// Arabic.
    Ar,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 13] = [
        Self::En,
        Self::Cs,
        Self::De,
        Self::El,
        Self::Es,
        Self::Fr,
        Self::It,
        Self::Nl,
        Self::Pl,
        Self::Pt,
        Self::Tr,
        Self::Uk,
        Self::Ar,
    ];

    const fn tag_and_name(self) -> (&'static str, &'static str) {
        match self {
            Self::En => ("en", "English"),
            Self::Cs => ("cs", "Čeština"),
            Self::De => ("de", "Deutsch"),
            Self::El => ("el", "Ελληνικά"),
            Self::Es => ("es", "Español"),
            Self::Fr => ("fr", "Français"),
            Self::It => ("it", "Italiano"),
            Self::Nl => ("nl", "Nederlands"),
            Self::Pl => ("pl", "Polski"),
            Self::Pt => ("pt", "Português"),
            Self::Tr => ("tr", "Türkçe"),
            Self::Uk => ("uk", "Українська"),
            Self::Ar => ("ar", "العربية"),
        }
    }

    /// The BCP 47 tag: name of its folder and value of the `lang` attribute.
    pub const fn tag(self) -> &'static str {
        self.tag_and_name().0
    }

    /// Its name in itself.
    pub const fn own_name(self) -> &'static str {
        self.tag_and_name().1
    }

    /// Whether it is written from right to left.
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Self::Ar)
    }

    /// The language of a tag, exactly as [`Self::tag`] writes it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The one that suits best, given what the reader prefers, best first ("de-AT", "en"). English where nothing does.
    ///
    /// Each language is there in one kind only, so that script and region of a tag make no difference.
    pub fn negotiate<T: AsRef<str>>(preferred: &[T]) -> Self {
        let known = |tag: &T| {
            let language = tag.as_ref().split('-').next().unwrap_or_default();
            Self::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(language))
        };
        preferred.iter().find_map(known).unwrap_or(Self::En)
    }
}

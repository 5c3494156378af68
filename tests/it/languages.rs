//! Which language is taken, and how texts of both directions go together.

use fog_chess::i18n::{Arg, Catalog, Language};

fn catalog(language: Language) -> Catalog {
    let path = format!("{}/locales/{}/main.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
    let source = std::fs::read_to_string(&path).expect("the language's messages");
    Catalog::new(language, &source).expect("messages that parse")
}

fn pair(language: Language, white: &str, black: &str) -> String {
    catalog(language).format("home-pair", &[("white", white.into()), ("black", black.into())])
}

#[test]
fn every_language_is_found_by_its_tag_and_with_a_region() {
    for language in Language::ALL {
        let tag = language.tag();
        for preferred in [tag.to_owned(), format!("{tag}-XA"), format!("{tag}-Latn-XA")] {
            assert_eq!(Language::negotiate(&["xx", &preferred, "en"]), language, "{preferred}");
        }
        assert_eq!(Language::from_tag(tag), Some(language));
    }
}

#[test]
fn the_first_language_that_there_is_wins_and_english_else() {
    for (preferred, language) in [
        (&["fr-CA", "en"][..], Language::Fr),
        (&["fi", "ar-EG", "fr"], Language::Ar),
        (&["fi", "zh-Hant-TW"], Language::En),
        (&["", "no such tag"], Language::En),
        (&[], Language::En),
    ] {
        assert_eq!(Language::negotiate(preferred), language, "{preferred:?}");
    }
}

#[test]
fn languages_are_offered_once_each_and_english_first() {
    assert_eq!(Language::ALL[0], Language::En);
    let mut names: Vec<&str> = Language::ALL.map(Language::own_name).to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Language::ALL.len());
}

#[test]
fn only_arabic_runs_from_right_to_left() {
    let found: Vec<Language> = Language::ALL.into_iter().filter(|language| language.is_right_to_left()).collect();
    assert_eq!(found, [Language::Ar]);
}

#[test]
fn names_from_right_to_left_stay_apart_in_every_language() {
    for (name, apart) in
        [("أحمد", "\u{2068}أحمد\u{2069}"), ("דנה", "\u{2068}דנה\u{2069}"), ("Anna", "Anna"), ("Ἄννα 1", "Ἄννα 1")]
    {
        assert_eq!(pair(Language::En, name, "Ben"), format!("{apart} – Ben"));
    }
    for name in ["أحمد", "Anna"] {
        assert_eq!(pair(Language::Ar, name, "Ben"), format!("\u{2068}{name}\u{2069} – \u{2068}Ben\u{2069}"));
    }
}

#[test]
fn a_message_still_chooses_by_its_keys_where_names_are_kept_apart() {
    let arabic = catalog(Language::Ar);
    for (role, text) in [("knight", "حصان"), ("queen", "وزير"), ("king", "ملك")] {
        assert_eq!(arabic.format("piece-name", &[("role", role.into())]), text);
    }
}

#[test]
fn a_move_keeps_its_order_among_words_from_right_to_left() {
    assert_eq!(catalog(Language::Ar).left_to_right("ح1f3".to_owned()), "\u{202d}ح1f3\u{202c}");
    assert_eq!(catalog(Language::De).left_to_right("S1f3".to_owned()), "S1f3");
}

#[test]
fn counts_take_the_plural_forms_of_the_language() {
    for (language, id, wanted) in [
        (
            Language::Ar,
            "toast-imported",
            [(1, "مباراة واحدة"), (2, "مباراتان"), (3, "مباريات"), (11, "مباراة"), (100, "مباراة")],
        ),
        (
            Language::Fr,
            "toast-imported",
            [(0, "0 partie "), (1, "1 partie "), (2, "2 parties"), (11, "parties"), (100, "parties")],
        ),
        (
            Language::It,
            "toast-imported",
            [(0, "partite"), (1, "partita "), (2, "partite"), (11, "partite"), (100, "partite")],
        ),
    ] {
        let catalog = catalog(language);
        for (count, words) in wanted {
            let text = catalog.format(id, &[("count", Arg::Count(count))]);
            assert!(text.contains(words), "{language:?}, {count}: {text}");
        }
    }
}

//! Messages in words, held equal to what the resolver of the Fluent project makes of the same files.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use fog_chess::i18n::{Arg, Catalog, Language};
use unic_langid::LanguageIdentifier;

fn source(language: Language, part: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag());
    fs::read_to_string(folder.join(part).with_extension("ftl")).expect("a file of messages")
}

fn oracle(language: Language, source: &str) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = language.tag().parse().expect("a tag");
    let mut bundle = FluentBundle::new(vec![identifier]);
    bundle.set_use_isolating(language.is_right_to_left());
    bundle.add_resource(FluentResource::try_new(source.to_owned()).expect("messages")).expect("each once");
    bundle
}

/// What the oracle makes of a message.
fn expected(bundle: &FluentBundle<FluentResource>, id: &str, args: &[(&str, Arg<'_>)]) -> String {
    let mut values = FluentArgs::new();
    for &(name, arg) in args {
        let value = match arg {
            Arg::Text(text) => FluentValue::from(text),
            Arg::Count(count) => FluentValue::from(count),
        };
        values.set(name.to_owned(), value);
    }
    let pattern = bundle.get_message(id).and_then(|message| message.value()).expect("a message");
    bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
}

/// What the messages of a file use: variables, and words that choose a variant.
#[derive(Default)]
struct Uses {
    ids: Vec<String>,
    variables: BTreeSet<String>,
    words: BTreeSet<String>,
}

impl Uses {
    fn of(source: &str) -> Self {
        let resource = parser::parse(source).expect("messages");
        let mut uses = Self::default();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                uses.ids.push(message.id.name.to_owned());
                message.value.iter().for_each(|pattern| uses.note(pattern));
            }
        }
        uses
    }

    fn note(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.note_expression(expression);
            }
        }
    }

    fn note_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.note_inline(inline),
            Expression::Select { selector, variants } => {
                assert!(matches!(selector, InlineExpression::VariableReference { .. }), "chosen by {selector:?}");
                self.note_inline(selector);
                for variant in variants {
                    if let VariantKey::Identifier { name } = variant.key {
                        self.words.insert(name.to_owned());
                    }
                    self.note(&variant.value);
                }
            }
        }
    }

    fn note_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.note_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::MessageReference { attribute: None, .. } => {}
            other => panic!("the app does not know {other:?}"),
        }
    }
}

#[test]
fn every_message_says_what_the_fluent_project_says() {
    for (language, part) in
        Language::ALL.into_iter().flat_map(|language| ["main", "rules", "online"].map(|part| (language, part)))
    {
        let source = source(language, part);
        let (catalog, bundle, uses) =
            (Catalog::new(language, &source).expect("a catalog"), oracle(language, &source), Uses::of(&source));
        let counts = [0, 1, 2, 3, 4, 5, 10, 11, 12, 21, 22, 25, 100, 101, 102].map(Arg::Count);
        let words = uses.words.iter().map(|word| Arg::Text(word));
        for value in words.chain(counts).chain([Arg::Text("Anna"), Arg::Text("")]) {
            let args: Vec<(&str, Arg<'_>)> = uses.variables.iter().map(|name| (name.as_str(), value)).collect();
            for id in &uses.ids {
                assert_eq!(catalog.format(id, &args), expected(&bundle, id, &args), "{language:?}: {id} of {value:?}");
            }
        }
        for id in &uses.ids {
            assert_eq!(catalog.text(id), expected(&bundle, id, &[]), "{language:?}: {id} without anything");
        }
    }
}

const FORMS: &str = "n = { $n ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
";

#[test]
fn every_number_takes_the_plural_form_of_its_language() {
    for language in Language::ALL {
        let (catalog, bundle) = (Catalog::new(language, FORMS).expect("a catalog"), oracle(language, FORMS));
        // From 103 on the oracle knows one form in Arabic, against CLDR.
        let limit = if language == Language::Ar { 103 } else { 2_500 };
        for count in 0..limit {
            let args = [("n", Arg::Count(count))];
            assert_eq!(catalog.format("n", &args), expected(&bundle, "n", &args), "{language:?}: {count}");
        }
    }
    let arabic = Catalog::new(Language::Ar, FORMS).expect("a catalog");
    for (form, counts) in
        [("few", [103, 110, 203, 1_003]), ("many", [111, 199, 211, 1_011]), ("other", [200, 202, 300, 1_002])]
    {
        for count in counts {
            assert_eq!(arabic.format("n", &[("n", count.into())]), form, "{count}");
        }
    }
}

#[test]
fn what_files_may_hold_beyond_that_is_read_as_in_fluent() {
    let text = "a = A\nb = { a } and { $x }{ \"\\u2066\" }{ 7 }\nc = { missing } { $missing }\nd = { $x ->\n    [7] seven { $x ->\n        [one] never\n       *[other] inside\n    }\n   *[other] { \"{\" }\n}\ne = two\n    lines\n";
    for language in [Language::En, Language::Ar] {
        let (catalog, bundle) = (Catalog::new(language, text).expect("a catalog"), oracle(language, text));
        for id in ["a", "b", "c", "d", "e"] {
            for value in [Arg::Count(7), Arg::Count(1), Arg::Text("7"), Arg::Text("one")] {
                let args = [("x", value)];
                assert_eq!(catalog.format(id, &args), expected(&bundle, id, &args), "{language:?}: {id} of {value:?}");
            }
        }
    }
}

#[test]
fn a_message_that_refers_to_itself_ends() {
    let catalog = Catalog::new(Language::En, "a = x{ a }\nb = { b }{ b }\n").expect("a catalog");
    assert!(catalog.text("a").starts_with("xx"));
    assert!(catalog.text("b").len() < 10_000);
}

#[test]
fn what_is_no_file_of_messages_is_refused() {
    for text in
        ["<!doctype html>\n<title>Not found</title>", "a = { $x", "a = A\na = B\n", "a = { $x ->\n    [one] 1\n}\n"]
    {
        assert!(Catalog::new(Language::En, text).is_err(), "{text}");
    }
    assert_eq!(Catalog::new(Language::En, "").expect("nothing in it").text("a"), "a");
}

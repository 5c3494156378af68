//! The messages of all languages, held against English and against the source.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use fog_chess::i18n::{Catalog, Language};

type Variables = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files of a language: what is fetched at once, and the parts that are fetched when they are wanted.
const PARTS: [&str; 3] = ["main", "rules", "online"];

fn source(tag: &str, part: &str) -> String {
    let path = root().join("locales").join(tag).join(part).with_extension("ftl");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The languages that have a folder.
fn tags() -> Vec<String> {
    let entries = fs::read_dir(root().join("locales")).expect("the folder of languages");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    names.map(|name| name.into_string().expect("a tag")).collect()
}

/// All messages of a language; none is in two files.
fn messages(tag: &str) -> Variables {
    let mut all = Variables::new();
    for (id, variables) in PARTS.iter().flat_map(|part| messages_of(tag, part)) {
        assert!(all.insert(id.clone(), variables).is_none(), "{tag} has {id} twice");
    }
    all
}

/// The messages of a file, each with its variables, those of messages it refers to included.
fn messages_of(tag: &str, part: &str) -> Variables {
    let source = source(tag, part);
    let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{tag} {part}: {errors:?}"));
    let mut own = Variables::new();
    let mut named = Variables::new();
    for entry in &resource.body {
        if let Entry::Message(Message { id, value, .. }) = entry {
            let (mut variables, mut references) = (BTreeSet::new(), BTreeSet::new());
            if let Some(pattern) = value {
                walk(pattern, &mut variables, &mut references);
            }
            own.insert(id.name.to_owned(), variables);
            named.insert(id.name.to_owned(), references);
        }
    }
    let with_references = |(id, variables): (&String, &BTreeSet<String>)| {
        let mut variables = variables.clone();
        for reference in &named[id] {
            variables.extend(own.get(reference).cloned().unwrap_or_default());
        }
        (id.clone(), variables)
    };
    own.iter().map(with_references).collect()
}

fn walk(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>, references: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => note(inline, variables, references),
            Expression::Select { selector, variants } => {
                note(selector, variables, references);
                for variant in variants {
                    walk(&variant.value, variables, references);
                }
            }
        }
    }
}

fn note(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>, references: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            references.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                note(inline, variables, references);
            }
        }
        _ => {}
    }
}

fn code_files(dir: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).expect("a folder of code");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| if path.is_dir() { code_files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs" || extension == "js"))
        .collect()
}

/// The string literals of the code that look like ids of messages. Those of attributes (`class="…"`) are none.
fn literals() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in ["src", "static/shell"].iter().flat_map(|dir| code_files(&root().join(dir))) {
        let text = fs::read_to_string(&path).expect("readable source");
        let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        let code = code.join("\n");
        let parts: Vec<&str> = code.split('"').collect();
        for i in (1..parts.len()).step_by(2) {
            let attribute = parts[i - 1].ends_with('=');
            let is_id = parts[i].contains(|c: char| c.is_ascii_lowercase())
                && parts[i].chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            if is_id && !attribute {
                found.insert(parts[i].to_owned());
            }
        }
    }
    found
}

#[test]
fn every_language_has_its_folder_and_parses() {
    let mut tags = tags();
    tags.sort();
    let mut known: Vec<&str> = Language::ALL.map(Language::tag).to_vec();
    known.sort_unstable();
    assert_eq!(tags, known);
    for language in Language::ALL {
        for part in PARTS {
            let source = source(language.tag(), part);
            Catalog::new(language, &source).unwrap_or_else(|error| panic!("{language:?} {part}: {error:?}"));
        }
    }
}

#[test]
fn the_letters_of_pieces_differ() {
    for language in tags().iter().filter_map(|tag| Language::from_tag(tag)) {
        let catalog = Catalog::new(language, &source(language.tag(), "main")).expect("a catalog");
        let pieces = ["king", "queen", "rook", "bishop", "knight"];
        let letters = BTreeSet::from(pieces.map(|piece| catalog.text(&format!("piece-letter-{piece}"))));
        assert_eq!(letters.len(), pieces.len(), "{language:?}: {letters:?}");
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    for (tag, part) in tags().iter().flat_map(|tag| PARTS.map(|part| (tag.clone(), part))) {
        let (english, other) = (messages_of("en", part), messages_of(&tag, part));
        let missing: Vec<&String> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        let surplus: Vec<&String> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{tag} lacks {missing:?}");
        assert!(surplus.is_empty(), "{tag} has {surplus:?} and English has not");
        for (id, variables) in &other {
            // A language may need fewer variants than English, but it can't know of other variables.
            let known = &english[id];
            assert!(variables.is_subset(known), "{tag}: {id} uses {variables:?}, English {known:?}");
            let dropped: Vec<&String> =
                known.difference(variables).filter(|name| !CHOOSERS.contains(&name.as_str())).collect();
            assert!(dropped.is_empty(), "{tag}: {id} says nothing of {dropped:?}");
        }
    }
}

/// Variables that only choose between variants.
const CHOOSERS: [&str; 3] = ["side", "role", "winner"];

#[test]
fn every_message_is_used() {
    let literals = literals();
    let unused: Vec<String> = messages("en").into_keys().filter(|id| !literals.contains(id)).collect();
    assert!(unused.is_empty(), "nothing in the code uses {unused:?}");
}

#[test]
fn every_message_used_exists() {
    let english = messages("en");
    let prefixes: BTreeSet<&str> =
        english.keys().filter_map(|id| id.split_once('-')).map(|(prefix, _)| prefix).collect();
    let looks_like_one =
        |literal: &&String| literal.split_once('-').is_some_and(|(prefix, _)| prefixes.contains(prefix));
    let literals = literals();
    let missing: Vec<&String> =
        literals.iter().filter(looks_like_one).filter(|id| !english.contains_key(*id)).collect();
    let missing: Vec<&&String> = missing.iter().filter(|id| !NO_MESSAGES.contains(&id.as_str())).collect();
    assert!(missing.is_empty(), "locales/en lacks {missing:?}");
}

/// Literals that look like ids of messages and are none: ids of elements.
const NO_MESSAGES: [&str; 3] = ["curtain-open", "typed-error", "typed-move"];

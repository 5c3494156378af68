//! Who may know whom: reads the `use` lines of src/ and checks the arrows of ARCHITECTURE.md.

use std::fs;
use std::path::{Path, PathBuf};

/// Module and the modules of ours that it may name.
const ARROWS: [(&str, &[&str]); 10] = [
    ("main.rs", &["browser", "ui"]),
    ("rules", &[]),
    ("i18n", &[]),
    ("game", &["rules"]),
    ("sealed", &["game", "rules"]),
    ("link", &["game", "rules"]),
    ("archive", &["game", "i18n", "link", "rules", "sealed"]),
    ("app", &["archive", "game", "i18n", "link", "rules", "sealed"]),
    ("ui", &["app", "archive", "game", "i18n", "link", "rules"]),
    ("browser", &["app", "archive", "game", "i18n", "link", "rules"]),
];

const BROWSER_CRATES: [&str; 5] = ["web_sys", "js_sys", "wasm_bindgen", "gloo_", "wasm_bindgen_futures"];

/// What a page must not be able to name: everything that holds more than a view.
const TRUTH: [&str; 6] = ["State", "Position", "History", "Game", "Session", "Record"];

fn files(dir: &Path) -> Vec<PathBuf> {
    if dir.is_file() {
        return vec![dir.to_owned()];
    }
    let entries = fs::read_dir(dir).expect("a folder of src").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| files(&path)).filter(|path| path.extension().is_some_and(|ext| ext == "rs")).collect()
}

/// The code of a module without comments, file by file.
fn code(module: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(module);
    let strip = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("readable source");
        let code = text.lines().map(strip).collect::<Vec<_>>().join("\n");
        (path, code)
    };
    files(&root).into_iter().map(read).collect()
}

fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

#[test]
fn modules_name_only_what_their_arrows_allow() {
    for (module, allowed) in ARROWS {
        for (path, code) in code(module) {
            for (prefix, root) in [("crate::", true), ("fog_chess::", module == "main.rs")] {
                for part in code.split(prefix).skip(1).filter(|_| root) {
                    let named = words(part).next().unwrap_or_default();
                    let fine = named == module || allowed.contains(&named);
                    assert!(fine, "{} names {named}", path.display());
                }
            }
        }
    }
}

#[test]
fn only_the_browser_names_the_browser() {
    for (module, _) in ARROWS.iter().filter(|(module, _)| *module != "browser") {
        for (path, code) in code(module) {
            for word in words(&code) {
                let web =
                    BROWSER_CRATES.iter().any(|&name| word == name || name.ends_with('_') && word.starts_with(name));
                assert!(!web, "{} names {word}", path.display());
            }
        }
    }
}

#[test]
fn pages_cannot_name_the_truth() {
    for (path, code) in code("ui").into_iter().filter(|(path, _)| !path.ends_with("app.rs")) {
        for word in words(&code) {
            assert!(!TRUTH.contains(&word), "{} names {word}", path.display());
        }
    }
}

#[test]
fn the_rules_are_pure() {
    for module in ["rules", "game", "sealed"] {
        for (path, code) in code(module) {
            for name in ["SystemTime", "Instant", "serde", "rand", "getrandom", "thread", "unsafe", "unwrap", "panic"] {
                assert!(words(&code).all(|word| word != name), "{} names {name}", path.display());
            }
        }
    }
}

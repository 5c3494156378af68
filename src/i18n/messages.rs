//! Messages in Fluent: read by the parser of the Fluent project, put into words here.
//!
//! The resolver of that project brings everything that numbers and dates in any locale may need, 40 KiB of the first visit. What
//! the files in `locales/` use is little: variables, other messages, literals, and variants chosen by a word or a plural form.
//! Tests hold the words equal to those of the project's own resolver, for every message in every language.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::plural::plural_form;
use super::{Arg, CatalogError, Language};

/// A message that refers to messages that refer to messages, and so on, ends here: one that refers to itself would never end.
const MAX_DEPTH: usize = 8;

/// The messages of one file.
pub(super) struct Messages {
    language: Language,
    /// Sorted by id.
    patterns: Vec<(String, Pattern<String>)>,
}

/// The values of a message's variables, and how deep it lies in others.
#[derive(Clone, Copy)]
struct Scope<'a> {
    args: &'a [(&'a str, Arg<'a>)],
    depth: usize,
}

impl Messages {
    pub fn read(language: Language, source: &str) -> Result<Self, CatalogError> {
        let resource = parser::parse_runtime(source.to_owned())
            .map_err(|(_, errors)| CatalogError(errors.first().map(ToString::to_string).unwrap_or_default()))?;
        let mut messages = Self { language, patterns: Vec::new() };
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = message.value
            {
                messages.add(message.id.name, pattern)?;
            }
        }
        Ok(messages)
    }

    fn add(&mut self, id: String, pattern: Pattern<String>) -> Result<(), CatalogError> {
        match self.place(&id) {
            Ok(_) => Err(CatalogError(format!("{id} is there twice"))),
            Err(i) => {
                self.patterns.insert(i, (id, pattern));
                Ok(())
            }
        }
    }

    fn place(&self, id: &str) -> Result<usize, usize> {
        self.patterns.binary_search_by(|(other, _)| other.as_str().cmp(id))
    }

    /// A message in words, or nothing where there is none.
    pub fn format(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut words = String::new();
        self.write_message(id, Scope { args, depth: 0 }, &mut words).then_some(words)
    }

    fn write_message(&self, id: &str, scope: Scope<'_>, words: &mut String) -> bool {
        let Some((_, pattern)) = self.place(id).ok().and_then(|i| self.patterns.get(i)) else {
            return false;
        };
        self.write_pattern(pattern, scope, words);
        true
    }

    /// From right to left, whatever is filled in is kept apart from the words around it by invisible marks.
    fn write_pattern(&self, pattern: &Pattern<String>, scope: Scope<'_>, words: &mut String) {
        let isolating = self.language.is_right_to_left() && pattern.elements.len() > 1;
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => words.push_str(value),
                PatternElement::Placeable { expression } if isolating && is_foreign(expression) => {
                    words.push('\u{2068}');
                    self.write_expression(expression, scope, words);
                    words.push('\u{2069}');
                }
                PatternElement::Placeable { expression } => self.write_expression(expression, scope, words),
            }
        }
    }

    fn write_expression(&self, expression: &Expression<String>, scope: Scope<'_>, words: &mut String) {
        match expression {
            Expression::Inline(inline) => self.write_inline(inline, scope, words),
            Expression::Select { selector, variants } => {
                if let Some(variant) = self.choose(variants, scope.value(selector)) {
                    self.write_pattern(&variant.value, scope, words);
                }
            }
        }
    }

    /// What can't be filled in shows its name, as in Fluent.
    fn write_inline(&self, inline: &InlineExpression<String>, scope: Scope<'_>, words: &mut String) {
        match inline {
            InlineExpression::StringLiteral { value } => words.push_str(&unescape_unicode_to_string(value)),
            InlineExpression::NumberLiteral { value } => words.push_str(value),
            InlineExpression::VariableReference { id } => match scope.value(inline) {
                // Kept apart in the other languages too: two of them would change places around a dash.
                Some(Arg::Text(text)) if !self.language.is_right_to_left() && text.chars().any(runs_right_to_left) => {
                    words.push_str(&format!("\u{2068}{text}\u{2069}"))
                }
                Some(Arg::Text(text)) => words.push_str(text),
                Some(Arg::Count(count)) => words.push_str(&count.to_string()),
                None => words.push_str(&format!("{{${}}}", id.name)),
            },
            InlineExpression::MessageReference { id, attribute: None } if scope.depth < MAX_DEPTH => {
                let inner = Scope { depth: scope.depth + 1, ..scope };
                if !self.write_message(&id.name, inner, words) {
                    words.push_str(&format!("{{{}}}", id.name));
                }
            }
            InlineExpression::Placeable { expression } => self.write_expression(expression, scope, words),
            // No file uses these, as a test sees to, and a message that refers to itself has gone on long enough.
            InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. }
            | InlineExpression::FunctionReference { .. } => {}
        }
    }

    /// The variant of a word or a number, or else the default one.
    fn choose<'v>(&self, variants: &'v [Variant<String>], value: Option<Arg<'_>>) -> Option<&'v Variant<String>> {
        let fits = |variant: &&Variant<String>| match (&variant.key, value) {
            (VariantKey::Identifier { name }, Some(Arg::Text(text))) => name == text,
            (VariantKey::Identifier { name }, Some(Arg::Count(count))) => name == plural_form(self.language, count),
            (VariantKey::NumberLiteral { value }, Some(Arg::Count(count))) => *value == count.to_string(),
            _ => false,
        };
        let fitting = variants.iter().find(fits);
        fitting.or_else(|| variants.iter().find(|variant| variant.default))
    }
}

impl<'a> Scope<'a> {
    fn value(self, inline: &InlineExpression<String>) -> Option<Arg<'a>> {
        let InlineExpression::VariableReference { id } = inline else {
            return None;
        };
        self.args.iter().find(|(name, _)| *name == id.name).map(|&(_, arg)| arg)
    }
}

/// Whether a character lies in a block of Unicode for scripts from right to left.
fn runs_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Whether an expression brings in what the message does not say itself.
fn is_foreign(expression: &Expression<String>) -> bool {
    use InlineExpression::{MessageReference, StringLiteral, TermReference};
    !matches!(expression, Expression::Inline(MessageReference { .. } | TermReference { .. } | StringLiteral { .. }))
}

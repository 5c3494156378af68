//! Texts that are fetched when they are first wanted: each part is a file per language, and a catalog of its own.

use super::Effect;
use super::route::Route;
use super::scene::Texts;
use super::state::State;
use crate::i18n::{Catalog, Language, Part};

/// Each part that was asked for so far, with its language.
pub(super) type Parts = [Option<(Language, Texts)>; Part::ALL.len()];

impl State {
    /// The part that the open page needs.
    fn wanted_part(&self) -> Option<Part> {
        match self.route {
            Route::Rules(_) | Route::Guide => Some(Part::Rules),
            _ => None,
        }
    }

    /// Asks for the texts of the open page, unless they are here or on their way.
    pub(super) fn read_wanted_texts(&mut self) {
        if let Some(part) = self.wanted_part() {
            self.read_texts(part);
        }
    }

    /// Asks for the texts of a part, unless they are here or on their way.
    pub(super) fn read_texts(&mut self, part: Part) {
        let Some(language) = self.catalog.as_ref().map(Catalog::language) else {
            return;
        };
        let slot = &mut self.parts[part as usize];
        if matches!(slot, Some((own, Texts::Coming | Texts::Here(_))) if *own == language) {
            return;
        }
        *slot = Some((language, Texts::Coming));
        self.effects.push(Effect::LoadTexts(part, language));
    }

    pub(super) fn texts_loaded(&mut self, part: Part, language: Language, result: Result<String, String>) {
        let Some((own, texts @ Texts::Coming)) = &mut self.parts[part as usize] else {
            return;
        };
        if *own != language {
            return;
        }
        let catalog = result.ok().and_then(|source| Catalog::new(language, &source).ok());
        *texts = catalog.map_or(Texts::Missing, Texts::Here);
        if matches!(self.route, Route::Rules(Some(_)) | Route::Guide) {
            self.effects.push(Effect::Focus(self.first_focus()));
        }
    }

    /// The texts of a part, in the language of the app.
    pub(super) fn texts(&self, part: Part) -> Texts {
        let language = self.catalog.as_ref().map(Catalog::language);
        match &self.parts[part as usize] {
            Some((own, texts)) if Some(*own) == language => texts.clone(),
            _ => Texts::Coming,
        }
    }
}

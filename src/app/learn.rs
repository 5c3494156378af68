//! The rules and the first-game guide: their texts, which are fetched when they are first wanted, and their positions.

use super::play::destinations;
use super::project::{faces_of_position, faces_of_view};
use super::route::Route;
use super::scene::{Board, Diagram, Face, Rules, Texts};
use super::state::State;
use super::{Effect, Focus};
use crate::i18n::{Catalog, Language};
use crate::rules::{Bitboard, Color, History, Move, Position, Square};

/// A position of the rules, with White's view of it.
struct Example {
    fen: &'static str,
    /// The move that led there from the FEN, where it matters.
    mv: Option<&'static str>,
    /// The piece of White's that it is about.
    picked: Option<&'static str>,
}

impl Example {
    const fn new(fen: &'static str) -> Self {
        Self { fen, mv: None, picked: None }
    }

    const fn after(self, mv: &'static str) -> Self {
        Self { mv: Some(mv), ..self }
    }

    const fn about(self, picked: &'static str) -> Self {
        Self { picked: Some(picked), ..self }
    }

    /// A test sees to it that every example can be read and its move played.
    fn history(&self) -> History {
        let mut history = self.fen.parse::<Position>().map_or_else(|_| History::standard(), History::from_position);
        if let Some(Ok(mv)) = self.mv.map(str::parse::<Move>) {
            let _ = history.play(mv);
        }
        history
    }
}

const STANDARD: Example = Example::new("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
const OPENED: Example = STANDARD.after("e2e4");
const LINE: Example = Example::new("3q2k1/5ppp/3p4/8/8/8/5PPP/3R2K1 w - - 0 1").about("d1");
const MIDDLE: Example = Example::new("r1bq1rk1/pp3ppp/2n1pn2/2bp4/3P1B2/2N1PN2/PPQ2PPP/R3KB1R w KQ - 0 9");
const PAWN: Example = Example::new("4k3/8/8/3np3/4P3/8/8/4K3 w - - 0 1").about("e4");
const PASSING: Example = Example::new("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").after("d7d5").about("e5");
const KING: Example = Example::new("rnbqkbnr/1pppp1pp/p4p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 0 3").about("h5");
const CASTLING: Example = Example::new("5rk1/6pp/8/8/8/8/6PP/4K2R w K - 0 1").about("e1");
const MARK: Example = Example::new("4k3/2p3pp/3p4/4N3/8/8/5PPP/6K1 b - - 0 1").after("d6e5");

impl State {
    /// Asks for the texts, unless they are here or on their way.
    pub(super) fn read_lessons(&mut self) {
        let Some(language) = self.catalog.as_ref().map(Catalog::language) else {
            return;
        };
        if matches!(&self.lessons, Some((own, Texts::Coming | Texts::Here(_))) if *own == language) {
            return;
        }
        self.lessons = Some((language, Texts::Coming));
        self.effects.push(Effect::LoadLessons(language));
    }

    pub(super) fn lessons_loaded(&mut self, language: Language, result: Result<String, String>) {
        let Some((own, texts @ Texts::Coming)) = &mut self.lessons else {
            return;
        };
        if *own != language {
            return;
        }
        let catalog = result.ok().and_then(|source| Catalog::new(language, &source).ok());
        *texts = catalog.map_or(Texts::Missing, Texts::Here);
        if matches!(self.route, Route::Rules(Some(_))) {
            self.effects.push(Effect::Focus(self.first_focus()));
        }
    }

    /// Whether a page is open that needs the texts.
    pub(super) fn teaches(&self) -> bool {
        matches!(self.route, Route::Rules(_))
    }

    /// Where the focus goes on a page that has just been opened.
    pub(super) fn first_focus(&self) -> Focus {
        match self.route {
            Route::Rules(Some(topic)) if matches!(self.texts(), Texts::Here(_)) => Focus::Topic(topic),
            _ => Focus::Heading,
        }
    }

    fn texts(&self) -> Texts {
        let language = self.catalog.as_ref().map(Catalog::language);
        match &self.lessons {
            Some((own, texts)) if Some(*own) == language => texts.clone(),
            _ => Texts::Coming,
        }
    }

    pub(super) fn rules(&self) -> Rules {
        Rules {
            texts: self.texts(),
            start: self.diagram(&STANDARD),
            opened: self.diagram(&OPENED),
            line: self.diagram(&LINE),
            middle: self.diagram(&MIDDLE),
            pawn: self.diagram(&PAWN),
            passing: self.diagram(&PASSING),
            king: self.diagram(&KING),
            castling: self.diagram(&CASTLING),
            mark: self.diagram(&MARK),
        }
    }

    fn diagram(&self, example: &Example) -> Diagram {
        let history = example.history();
        let view = history.view(Color::White);
        let selected = example.picked.and_then(|name| name.parse().ok());
        Diagram {
            truth: self.still(faces_of_position(history.position()), None),
            view: Board {
                selected,
                destinations: selected.map_or(Bitboard::EMPTY, |from| destinations(&view, from)),
                capture_mark: history.capture_mark(history.ply(), Color::White),
                ..self.still(faces_of_view(&view), Some(Color::White))
            },
        }
    }

    /// A board that nobody plays on.
    fn still(&self, faces: [Face; 64], viewer: Option<Color>) -> Board {
        Board {
            faces,
            viewer,
            bottom: viewer.unwrap_or(Color::White),
            cursor: Square::at(4, 1),
            selected: None,
            destinations: Bitboard::EMPTY,
            last_move: None,
            capture_mark: None,
            pending: None,
            playable: false,
            coordinates: false,
            theme: self.settings.board,
        }
    }
}

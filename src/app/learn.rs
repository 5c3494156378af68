//! The rules and the first-game guide: their positions, and the game that is played in a card.

use super::play::destinations;
use super::project::{faces_of_position, faces_of_view};
use super::route::Route;
use super::scene::{Announcement, Board, Face, Guide, Page, Rules, Subject, Texts};
use super::state::{Seated, State};
use super::{Effect, Focus, Sound};
use crate::i18n::Part;
use crate::rules::{Bitboard, Color, History, Move, Position, Square};

/// A position, and the piece of White's that it is about.
struct Example {
    fen: &'static str,
    /// The move that was played in the FEN's position, or nothing.
    mv: &'static str,
    /// The square of the piece, or nothing.
    picked: &'static str,
}

impl Example {
    const fn of(subject: Subject) -> Self {
        let (fen, mv, picked) = match subject {
            Subject::Opening => ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", ""),
            Subject::Line => ("3q2k1/5ppp/3p4/8/8/8/5PPP/3R2K1 w - - 0 1", "", "d1"),
            Subject::Pawn => ("4k3/8/8/3np3/4P3/8/8/4K3 w - - 0 1", "", "e4"),
            Subject::Passing => ("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "e5"),
            Subject::Middle => ("r1bq1rk1/pp3ppp/2n1pn2/2bp4/3P1B2/2N1PN2/PPQ2PPP/R3KB1R w KQ - 0 9", "", ""),
            Subject::King => ("rnbqkbnr/1pppp1pp/p4p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 0 3", "", "h5"),
            Subject::Castling => ("5rk1/6pp/8/8/8/8/6PP/4K2R w K - 0 1", "", "e1"),
            Subject::Mark => ("4k3/2p3pp/3p4/4N3/8/8/5PPP/6K1 b - - 0 1", "d6e5", ""),
        };
        Self { fen, mv, picked }
    }

    /// All examples can be read and played, as a test sees to.
    fn history(&self) -> History {
        let mut history = self.fen.parse::<Position>().map_or_else(|_| History::standard(), History::from_position);
        if let Ok(mv) = self.mv.parse::<Move>() {
            let _ = history.play(mv);
        }
        history
    }
}

/// A card of the guide.
#[derive(Debug)]
pub(super) struct Lesson {
    step: usize,
    pub position: Position,
    viewer: Color,
    /// Who plays, where a move is to be made.
    pub seated: Option<Seated>,
    /// The move that was made.
    moved: Option<Move>,
}

/// For each card: the position, whose eyes see it, and whether a move is to be made.
const CARDS: [(Subject, Color, bool); Guide::STEPS] = [
    (Subject::Opening, Color::White, false),
    (Subject::Middle, Color::White, false),
    (Subject::Opening, Color::White, true),
    (Subject::Opening, Color::Black, false),
    (Subject::King, Color::White, true),
];

impl Lesson {
    fn new(step: usize) -> Option<Self> {
        let &(subject, viewer, hands_on) = CARDS.get(step)?;
        let position = Example::of(subject).history().start().clone();
        Some(Self { step, position, viewer, seated: hands_on.then(|| Seated::new(viewer)), moved: None })
    }
}

impl State {
    pub(super) fn open_guide(&mut self) {
        self.read_texts(Part::Rules);
        self.guide = Lesson::new(0);
        if !self.settings.guide_seen {
            self.settings.guide_seen = true;
            self.save_settings();
        }
    }

    pub(super) fn guide_step(&mut self, step: usize) {
        if self.guide.is_some()
            && let Some(lesson) = Lesson::new(step)
        {
            self.guide = Some(lesson);
            self.hush();
            self.effects.push(Effect::Focus(Focus::Heading));
        }
    }

    pub(super) fn leave_guide(&mut self) {
        self.effects.push(Effect::Navigate(Route::Home.to_string()));
        self.go(Route::Home);
    }

    /// Where there is a king to take, no other move will do.
    pub(super) fn play_in_guide(&mut self, mv: Move) {
        let Some(Lesson { step, position, seated: Some(seated), moved, .. }) = &mut self.guide else {
            return;
        };
        let mut next = position.clone();
        let ends = next.play(mv).is_ok() && next.outcome().is_some();
        seated.put_down();
        if *step + 1 == Guide::STEPS && !ends {
            return self.announce(Announcement::CannotGo(mv.to));
        }
        *position = next;
        *moved = Some(mv);
        (seated.moved, seated.cursor) = (true, mv.to);
        self.sound(if ends { Sound::End } else { Sound::Move });
        self.effects.push(Effect::Focus(Focus::Square(mv.to)));
    }

    pub(super) fn guide_page(&self) -> Page {
        let Some(lesson) = &self.guide else {
            return Page::NotFound;
        };
        let (step, hands_on) = (lesson.step, lesson.seated.is_some());
        Page::Guide(Guide { texts: self.texts(Part::Rules), step, board: self.guide_board(lesson), hands_on })
    }

    fn guide_board(&self, lesson: &Lesson) -> Board {
        let view = lesson.position.view(lesson.viewer);
        let selected = lesson.seated.as_ref().and_then(|seated| seated.selected);
        let still = match lesson.position.outcome() {
            // The fog lifts.
            Some(_) => self.still(faces_of_position(&lesson.position), None),
            None => self.still(faces_of_view(&view), Some(lesson.viewer)),
        };
        Board {
            cursor: lesson.seated.as_ref().map_or(still.cursor, |seated| seated.cursor),
            selected,
            destinations: selected.map_or(Bitboard::EMPTY, |from| destinations(&view, from)),
            last_move: lesson.moved.map(|mv| (mv.from, mv.to)),
            playable: lesson.seated.as_ref().is_some_and(|seated| !seated.moved),
            bottom: self.bottom(lesson.viewer),
            coordinates: self.settings.coordinates,
            ..still
        }
    }

    /// Where the focus goes on a page that has just been opened.
    pub(super) fn first_focus(&self) -> Focus {
        match self.route {
            Route::Rules(Some(topic)) if matches!(self.texts(Part::Rules), Texts::Here(_)) => Focus::Topic(topic),
            _ => Focus::Heading,
        }
    }

    pub(super) fn rules(&self) -> Rules {
        Rules { texts: self.texts(Part::Rules), boards: Subject::ALL.map(|subject| self.boards(subject)).into() }
    }

    fn boards(&self, subject: Subject) -> [Board; 2] {
        let example = Example::of(subject);
        let history = example.history();
        let view = history.view(Color::White);
        let selected = example.picked.parse().ok();
        let first = match subject {
            Subject::Opening => self.still(faces_of_view(&history.start().view(Color::White)), Some(Color::White)),
            _ => self.still(faces_of_position(history.position()), None),
        };
        let second = Board {
            selected,
            destinations: selected.map_or(Bitboard::EMPTY, |from| destinations(&view, from)),
            capture_mark: history.capture_mark(history.ply(), Color::White),
            ..self.still(faces_of_view(&view), Some(Color::White))
        };
        [first, second]
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

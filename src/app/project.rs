//! The one way from the state to what may be shown.

use std::rc::Rc;

use super::library::Content;
use super::play::destinations;
use super::route::Route;
use super::scene::*;
use super::state::{Open, Playback, Seated, Stage, State};
use crate::archive::{BoardTurning, OnlineGame};
use crate::game::{Game, GameId};
use crate::i18n::{Catalog, Language};
use crate::rules::{Bitboard, ByColor, Cell, Color, Move, Piece, Position, San, Square, View};

impl State {
    /// All that may be shown now.
    pub fn scene(&self) -> Scene {
        Scene {
            catalog: self.catalog.clone(),
            page: self.page(),
            notices: self.notices(),
            toast: self.toast.clone().filter(|_| !self.over_board()),
            question: self.question,
            announcement: self.announcement.clone(),
        }
    }

    fn notices(&self) -> Vec<Notice> {
        use super::StoreError::{Blocked, Failed, Full};
        let notice = |error| match error {
            Blocked => Notice::StorageBlocked,
            Full => Notice::StorageFull,
            Failed => Notice::StorageFailed,
        };
        let update = self.update_offered().then_some(Notice::Update);
        self.storage.err().map(notice).into_iter().chain(update).collect()
    }

    fn page(&self) -> Page {
        if !self.loaded || self.catalog.is_none() {
            return Page::Starting;
        }
        match &self.route {
            Route::Home => Page::Home(self.home()),
            Route::New => Page::NewGame(NewGame { confirm_moves: self.settings.confirm_moves, ..self.draft.clone() }),
            Route::Rules(_) => Page::Rules(self.rules()),
            Route::Guide => self.guide_page(),
            Route::Settings => Page::Settings(self.settings_page()),
            Route::Game(id) => self.game_page(id),
        }
    }

    pub(super) fn home(&self) -> Home {
        let offer_guide = !self.settings.guide_seen && self.library.entries().next().is_none();
        let mut home = Home { install: self.shell.install, offer_guide, ..Home::default() };
        for (key, content) in self.library.entries() {
            match (content, key.parse()) {
                (Content::Game(game), Ok(id)) => home.add(row(id, game)),
                (Content::Online(game), Ok(id)) => home.add(online_row(id, game)),
                (Content::Damaged { newer, .. }, _) => {
                    home.damaged.push(DamagedRow { key: key.clone(), newer: *newer })
                }
                (Content::Game(_) | Content::Online(_), Err(_)) => {}
            }
        }
        home
    }

    fn settings_page(&self) -> SettingsPage {
        SettingsPage {
            settings: self.settings.clone(),
            language: self.catalog.as_ref().map_or(Language::En, Catalog::language),
            version: env!("CARGO_PKG_VERSION"),
            install: self.shell.install,
            offline: self.shell.offline,
        }
    }

    fn game_page(&self, id: &GameId) -> Page {
        let Some(open) = &self.open else {
            return Page::NotFound;
        };
        let game = match (&open.stage, self.library.game(id)) {
            (Stage::Finding, _) => return Page::Starting,
            (_, None) => return Page::NotFound,
            (_, Some(game)) => game,
        };
        match &open.stage {
            Stage::Finding | Stage::Locking | Stage::Reading => Page::Starting,
            Stage::Busy => Page::Busy(Busy { names: game.setup().names.clone() }),
            Stage::Covered { reason, .. } => Page::Curtain(self.curtain(game, *reason)),
            Stage::Table(seated) => Page::Table(self.table(open, game, seated)),
            Stage::Replay(playback) => match game.outcome() {
                Some(outcome) => Page::Replay(self.replay_page(open, game, playback, outcome)),
                None => Page::NotFound,
            },
        }
    }

    fn curtain(&self, game: &Game, reason: CurtainReason) -> Curtain {
        Curtain {
            next: game.side_to_move(),
            seats: self.seats(game),
            reason,
            move_number: game.history().ply() / 2 + 1,
            ready: self.curtain_ready(),
        }
    }

    fn seats(&self, game: &Game) -> ByColor<Seat> {
        ByColor::from_fn(|color| Seat {
            name: game.setup().names[color].clone(),
            left_ms: game.clock().map(|clock| clock.left_ms(color, self.env.now_ms)),
            running: game.clock().is_some_and(|clock| clock.running() == Some(color)),
        })
    }

    fn table(&self, open: &Open, game: &Game, seated: &Seated) -> Table {
        let viewer = seated.viewer;
        let view = game.view(viewer);
        let ply = game.history().ply();
        Table {
            id: open.id.clone(),
            viewer,
            seats: self.seats(game),
            board: self.table_board(game, seated, &view),
            phase: self.phase(seated, &view),
            trays: game.trays(viewer, ply),
            moves: Rc::new(game.moves_for(viewer)),
            notation: self.settings.notation,
            lost: game.last_loss().filter(|_| !seated.moved),
            draw: match game.draw_offer() {
                None if game.draw_declined() == Some(viewer) => DrawOffer::Declined,
                None => DrawOffer::None,
                Some(side) if side == viewer => DrawOffer::Mine,
                Some(_) => DrawOffer::Theirs,
            },
            typing: seated.typing,
            typed: seated.typed.clone(),
            typed_error: seated.typed_error,
        }
    }

    fn phase(&self, seated: &Seated, view: &View) -> Phase {
        let san = |mv: Move| San::new(view, mv);
        match (seated.promoting, seated.pending.and_then(san)) {
            _ if seated.moved => Phase::Moved { alone: self.settings.pass_alone },
            (Some((from, to)), _) => Phase::Promoting(from, to),
            (None, Some(san)) => Phase::Confirming(san),
            (None, None) => Phase::ToMove,
        }
    }

    fn table_board(&self, game: &Game, seated: &Seated, view: &View) -> Board {
        let viewer = seated.viewer;
        let ply = game.history().ply();
        Board {
            faces: faces_of_view(view),
            viewer: Some(viewer),
            bottom: self.bottom(viewer),
            cursor: seated.cursor,
            selected: seated.selected,
            destinations: seated.selected.map_or(Bitboard::EMPTY, |from| destinations(view, from)),
            last_move: last_move_of(game, ply, viewer),
            capture_mark: game.history().capture_mark(ply, viewer),
            pending: seated.pending,
            playable: !seated.moved,
            coordinates: self.settings.coordinates,
            theme: self.settings.board,
        }
    }

    pub(super) fn bottom(&self, viewer: Color) -> Color {
        match self.settings.turning {
            BoardTurning::Viewer => viewer,
            BoardTurning::White => Color::White,
        }
    }

    fn replay_page(&self, open: &Open, game: &Game, playback: &Playback, outcome: crate::rules::Outcome) -> Replay {
        let mut seats = self.seats(game);
        if playback.ply < game.history().ply() {
            (seats.white.left_ms, seats.black.left_ms) = (None, None);
        }
        Replay {
            id: open.id.clone(),
            seats,
            outcome,
            board: self.replay_board(game, playback),
            perspective: playback.perspective,
            ply: playback.ply,
            moves: Rc::new(game.moves_in_full()),
            notation: self.settings.notation,
            trays: game.trays(Color::White, playback.ply),
        }
    }

    fn replay_board(&self, game: &Game, playback: &Playback) -> Board {
        let ply = playback.ply;
        let history = game.history();
        let position = history.position_at(ply).unwrap_or_else(|| history.position());
        let (faces, viewer, last_move, capture_mark) = match playback.perspective {
            Perspective::Truth => (faces_of_position(position), None, last_move(game, ply), None),
            Perspective::Side(color) => {
                let faces = faces_of_view(&position.view(color));
                (faces, Some(color), last_move_of(game, ply, color), history.capture_mark(ply, color))
            }
        };
        Board {
            faces,
            viewer,
            bottom: playback.bottom,
            cursor: playback.cursor,
            selected: None,
            destinations: Bitboard::EMPTY,
            last_move,
            capture_mark,
            pending: None,
            playable: false,
            coordinates: self.settings.coordinates,
            theme: self.settings.board,
        }
    }
}

fn row(id: GameId, game: &Game) -> GameRow {
    GameRow {
        id,
        names: game.setup().names.clone(),
        side_to_move: game.side_to_move(),
        plies: game.history().ply(),
        over: game.outcome().is_some(),
        outcome: game.outcome(),
        updated_ms: game.updated_ms(),
    }
}

fn online_row(id: GameId, game: &OnlineGame) -> GameRow {
    GameRow {
        id,
        names: game.setup.names.clone(),
        side_to_move: if game.plies.is_multiple_of(2) { Color::White } else { Color::Black },
        plies: game.plies,
        over: game.over,
        outcome: game.outcome,
        updated_ms: game.updated_ms,
    }
}

pub(super) fn faces_of_view(view: &View) -> [Face; 64] {
    faces(|square| match view.get(square) {
        Cell::Fogged => Face::Fogged,
        Cell::Empty => Face::Empty,
        Cell::Own(role) => Face::Piece(Piece { color: view.color(), role }),
        Cell::Seen(role) => Face::Piece(Piece { color: !view.color(), role }),
    })
}

pub(super) fn faces_of_position(position: &Position) -> [Face; 64] {
    faces(|square| position.piece_at(square).map_or(Face::Empty, Face::Piece))
}

fn faces(face: impl Fn(Square) -> Face) -> [Face; 64] {
    let mut faces = [Face::Fogged; 64];
    Square::all().for_each(|square| faces[square.index()] = face(square));
    faces
}

/// The move that led to a ply, whoever made it.
fn last_move(game: &Game, ply: usize) -> Option<(Square, Square)> {
    let played = game.history().moves().get(ply.checked_sub(1)?)?;
    Some((played.mv.from, played.mv.to))
}

/// The latest move of one side until a ply: the other side's is never shown.
fn last_move_of(game: &Game, ply: usize, color: Color) -> Option<(Square, Square)> {
    let own_ply = [ply, ply.saturating_sub(1)].into_iter().find(|&ply| ply > 0 && game.mover(ply) == color)?;
    last_move(game, own_ply)
}

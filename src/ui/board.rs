//! The board: 64 named buttons in a grid. Each square is drawn anew only when something of it has changed.

use yew::prelude::*;

use super::parts::{Ui, element, piece_picture};
use super::words::role_key;
use crate::app::scene::{Board, Face};
use crate::app::{Direction, Msg};
use crate::archive::BoardTheme;
use crate::i18n::Catalog;
use crate::rules::{Color, Piece, Square};

/// A board with what may be seen on it.
pub(super) fn board_view(ui: Ui<'_>, board: &Board) -> Html {
    let onkeydown = {
        let send = ui.send.clone();
        Callback::from(move |event: KeyboardEvent| step(&event, &send))
    };
    // A tap leaves the focus where it is: the square's click says enough, and the arrow keys stay with the replay.
    let onmousedown = Callback::from(|event: MouseEvent| event.prevent_default());
    let bottom = match board.bottom {
        Color::White => "white",
        Color::Black => "black",
    };
    html! {
        <div class="board" role="grid" dir="ltr" aria-label={ui.text("board-label")} data-theme={theme_name(board.theme)}
            data-playable={board.playable.to_string()} data-bottom={bottom} {onkeydown} {onmousedown}>
            { for (0..8).map(|row| row_of(ui, board, row)) }
        </div>
    }
}

/// The name of the colours in the style sheet.
pub(super) fn theme_name(theme: BoardTheme) -> &'static str {
    match theme {
        BoardTheme::Wood => "wood",
        BoardTheme::Slate => "slate",
        BoardTheme::Sea => "sea",
        BoardTheme::Contrast => "contrast",
    }
}

fn row_of(ui: Ui<'_>, board: &Board, row: u8) -> Html {
    html! {
        <div class="row" role="row" key={row}>
            { for (0..8).map(|column| {
                let square = square_at(board.bottom, row, column);
                html! { <SquareView key={square.index()} catalog={ui.catalog.clone()} look={Look::of(board, square)} send={ui.send.clone()} /> }
            }) }
        </div>
    }
}

/// The square in a row (0 is the top) and column (0 is the left) of the screen.
fn square_at(bottom: Color, row: u8, column: u8) -> Square {
    match bottom {
        Color::White => Square::at(column, 7 - row),
        Color::Black => Square::at(7 - column, row),
    }
}

fn step(event: &KeyboardEvent, send: &Callback<Msg>) {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    if let Some(direction) = direction(&event.key()).filter(|_| !modified) {
        event.prevent_default();
        event.stop_propagation();
        send.emit(Msg::Step(direction));
    }
}

fn direction(key: &str) -> Option<Direction> {
    Some(match key {
        "ArrowUp" => Direction::Up,
        "ArrowDown" => Direction::Down,
        "ArrowLeft" => Direction::Left,
        "ArrowRight" => Direction::Right,
        "Home" => Direction::RowStart,
        "End" => Direction::RowEnd,
        _ => return None,
    })
}

/// All that decides how one square looks and what it is called.
#[derive(Clone, Copy, PartialEq)]
struct Look {
    square: Square,
    face: Face,
    viewer: Option<Color>,
    cursor: bool,
    selected: bool,
    destination: bool,
    last: bool,
    mark: bool,
    /// The piece that will stand here if the move is confirmed.
    ghost: Option<Piece>,
    /// Whether the file's letter and the rank's digit stand on it.
    coordinates: (bool, bool),
}

impl Look {
    fn of(board: &Board, square: Square) -> Self {
        let is = |other: Option<Square>| other == Some(square);
        let face = board.faces[square.index()];
        // Where an enemy piece has taken mine, the sign would say that this piece had made my move.
        let enemy = matches!(face, Face::Piece(piece) if board.viewer.is_some_and(|viewer| viewer != piece.color));
        let last = !enemy && board.last_move.is_some_and(|(from, to)| from == square || to == square);
        let pending = board.pending.filter(|mv| mv.to == square);
        let ghost = pending.and_then(|mv| match board.faces[mv.from.index()] {
            Face::Piece(piece) => Some(piece),
            _ => None,
        });
        let edge = match board.bottom {
            Color::White => (0, 0),
            Color::Black => (7, 7),
        };
        let coordinates = (square.rank() == edge.1, square.file() == edge.0);
        Self {
            square,
            face,
            viewer: board.viewer,
            cursor: board.cursor == square,
            selected: is(board.selected),
            destination: board.pending.is_none() && board.destinations.contains(square),
            last,
            mark: is(board.capture_mark),
            ghost,
            coordinates: if board.coordinates { coordinates } else { (false, false) },
        }
    }

    fn piece(self) -> Option<Piece> {
        match self.face {
            Face::Piece(piece) => Some(piece),
            Face::Fogged | Face::Empty => None,
        }
    }

    fn is_own(self) -> bool {
        self.viewer.is_some() && self.piece().map(|piece| piece.color) == self.viewer
    }

    fn classes(self) -> Classes {
        let light = (self.square.file() + self.square.rank()) % 2 == 1;
        classes!(
            "sq",
            if light { "light" } else { "dark" },
            (self.face == Face::Fogged).then_some("fog"),
            self.selected.then_some("selected"),
            self.destination.then_some("dest"),
            (self.destination && self.piece().is_some()).then_some("take"),
            self.last.then_some("last"),
            self.mark.then_some("mark"),
            self.ghost.is_some().then_some("pending"),
        )
    }

    /// What is drawn on the square.
    fn contents(self) -> Html {
        html! {
            <>
                if let Some(piece) = self.piece() {
                    { piece_picture(piece, "piece") }
                }
                if let Some(piece) = self.ghost {
                    { piece_picture(piece, "piece ghost") }
                }
                if self.coordinates.0 {
                    <span class="coord file" aria-hidden="true" data-text={self.square.file_char().to_string()}></span>
                }
                if self.coordinates.1 {
                    <span class="coord rank" aria-hidden="true" data-text={self.square.rank_char().to_string()}></span>
                }
            </>
        }
    }

    /// "e4, your pawn, picked".
    fn label(self, catalog: &Catalog) -> String {
        let castling_rook = self.destination && self.is_own();
        let states = [
            (self.selected, "square-is-picked"),
            (castling_rook, "square-can-castle"),
            (self.destination && self.piece().is_none(), "square-can-be-reached"),
            (self.destination && self.piece().is_some() && !castling_rook, "square-can-be-taken"),
            (self.last, "square-of-last-move"),
            (self.mark, "square-of-loss"),
            (self.ghost.is_some(), "square-of-pending-move"),
        ];
        let mut label = self.name(catalog);
        for (_, id) in states.into_iter().filter(|(holds, _)| *holds) {
            label += catalog.comma();
            label += &catalog.text(id);
        }
        label
    }

    /// "e4, your pawn".
    fn name(self, catalog: &Catalog) -> String {
        let square = self.square.to_string();
        let (id, role) = match (self.face, self.viewer) {
            (Face::Fogged, _) => ("square-hidden", None),
            (Face::Empty, _) => ("square-empty", None),
            (Face::Piece(piece), Some(viewer)) if piece.color == viewer => ("square-own", Some(piece.role)),
            (Face::Piece(piece), Some(_)) => ("square-enemy", Some(piece.role)),
            (Face::Piece(piece), None) => (id_of_color(piece.color), Some(piece.role)),
        };
        let role = role.map_or("none", role_key);
        catalog.format(id, &[("square", square.as_str().into()), ("role", role.into())])
    }
}

/// A small board that is only looked at: one picture, with all that it shows as its text. `lessons` has the words for that.
pub(super) fn board_picture(ui: Ui<'_>, lessons: &Catalog, board: &Board) -> Html {
    let cell = |row: u8, column: u8| {
        let look = Look::of(board, square_at(board.bottom, row, column));
        element("div", Some("cell"), vec![html! { <span class={look.classes()}>{ look.contents() }</span> }])
    };
    let row = |row: u8| element("div", Some("row"), (0..8).map(|column| cell(row, column)).collect());
    html! {
        <div class="board" role="img" dir="ltr" aria-label={description(ui.catalog, lessons, board)} data-theme={theme_name(board.theme)}>
            { for (0..8).map(row) }
        </div>
    }
}

/// All that a board shows, in words: pieces and marks, then the squares seen to be empty.
fn description(catalog: &Catalog, lessons: &Catalog, board: &Board) -> String {
    let looks = || Square::all().map(|square| Look::of(board, square));
    let told = looks().filter(|look| look.piece().is_some() || look.mark).map(|look| look.label(catalog));
    let pieces = told.collect::<Vec<_>>().join("; ");
    if board.viewer.is_none() {
        return pieces;
    }
    let empty = looks().filter(|look| look.face == Face::Empty).map(|look| look.square.to_string());
    let empty = empty.collect::<Vec<_>>().join(catalog.comma());
    lessons.format("rules-board", &[("pieces", (&pieces).into()), ("empty", (&empty).into())])
}

fn id_of_color(color: Color) -> &'static str {
    match color {
        Color::White => "square-white",
        Color::Black => "square-black",
    }
}

#[derive(Properties, PartialEq)]
struct SquareProps {
    catalog: Catalog,
    look: Look,
    send: Callback<Msg>,
}

/// One square. Yew draws it again only when its props are others.
struct SquareView;

impl Component for SquareView {
    type Message = ();
    type Properties = SquareProps;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        square_view(ctx.props())
    }
}

fn square_view(props: &SquareProps) -> Html {
    let look = props.look;
    let square = look.square;
    let onclick = props.send.reform(move |_: MouseEvent| Msg::Tap(square));
    let onfocus = {
        let send = props.send.clone();
        Callback::from(move |_: FocusEvent| {
            if !look.cursor {
                send.emit(Msg::Focused(square));
            }
        })
    };
    html! {
        <div class="cell" role="gridcell">
            <button type="button" id={format!("sq-{square}")} class={look.classes()} data-square={square.to_string()}
                data-own={look.is_own().then_some("")} tabindex={if look.cursor { "0" } else { "-1" }}
                aria-label={look.label(&props.catalog)} {onclick} {onfocus}>
                { look.contents() }
            </button>
        </div>
    }
}

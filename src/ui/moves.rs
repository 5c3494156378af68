//! The list of moves, numbered in pairs. It scrolls inside itself, the latest moves in sight.

use yew::prelude::*;

use super::words::{letters, side_key, spoken, written};
use crate::archive::Notation;
use crate::game::MoveEntry;
use crate::i18n::Catalog;
use crate::rules::{Color, Letters};

/// How the moves can be picked.
pub(super) struct Picking {
    /// The ply that is looked at, counted from 1.
    pub current: usize,
    /// Called with a ply.
    pub onpick: Callback<usize>,
}

/// The moves as their reader may know them, White's first. Without `picking` they can only be read.
pub(super) fn move_list(catalog: &Catalog, moves: &[MoveEntry], notation: Notation, picking: Option<Picking>) -> Html {
    let letters = letters(catalog, notation);
    let list = List { catalog, letters: &letters, picking };
    let pairs = moves.chunks(2).enumerate();
    html! {
        <div class="moves" role="region" tabindex="0" aria-label={catalog.text("moves-label")}>
            if moves.is_empty() {
                <p class="empty">{ catalog.text("moves-none") }</p>
            } else {
                <ol dir="ltr">{ for pairs.map(|(i, pair)| list.pair(i, pair)) }</ol>
            }
        </div>
    }
}

struct List<'a> {
    catalog: &'a Catalog,
    letters: &'a Letters,
    picking: Option<Picking>,
}

impl List<'_> {
    fn pair(&self, i: usize, pair: &[MoveEntry]) -> Html {
        html! {
            <li key={i} class="pair">
                <span class="number">{ format!("{}.", i + 1) }</span>
                { for pair.iter().enumerate().map(|(j, entry)| self.ply(2 * i + j + 1, entry)) }
            </li>
        }
    }

    fn ply(&self, ply: usize, entry: &MoveEntry) -> Html {
        let (written, said) = self.words(ply, entry);
        let inside = html! {
            <>
                <span aria-hidden="true">{ written }</span>
                <span class="sr-only">{ said }</span>
            </>
        };
        let Some(Picking { current, onpick }) = &self.picking else {
            return html! { <span key={ply} class="ply">{ inside }</span> };
        };
        let current = *current == ply;
        let onclick = onpick.reform(move |_: MouseEvent| ply);
        html! {
            <button key={ply} type="button" class="ply" aria-current={current.then_some("true")} {onclick}>{ inside }</button>
        }
    }

    /// What is seen and what is said aloud.
    fn words(&self, ply: usize, entry: &MoveEntry) -> (Html, String) {
        let mover = if ply % 2 == 1 { Color::White } else { Color::Black };
        let side = ("side", side_key(mover).into());
        match entry {
            MoveEntry::Known(san) => {
                let written = written(self.catalog, san, self.letters);
                (html! { written }, spoken(self.catalog, san))
            }
            MoveEntry::Hidden { mark: None } => {
                let said = self.catalog.format("moves-hidden", &[side]);
                (html! { "···" }, said)
            }
            MoveEntry::Hidden { mark: Some(square) } => {
                let square = square.to_string();
                let said = self.catalog.format("moves-hidden-taking", &[side, ("square", (&square).into())]);
                (html! { <span class="loss">{ format!("×{square}") }</span> }, said)
            }
        }
    }
}

//! Questions that must be answered, and the chooser for a promotion.

use yew::prelude::*;

use super::parts::{Ui, button, icon, labelled, piece_picture};
use super::words::piece;
use crate::app::Msg;
use crate::app::scene::Question;
use crate::rules::{Color, Piece, Role};

/// A question over the page. The safe answer comes first.
pub(super) fn question_dialog(ui: Ui<'_>, question: Question) -> Html {
    let catalog = ui.catalog;
    let (title, text, yes, picture) = match question {
        Question::Resign => ("ask-resign", "ask-resign-detail", "ask-resign-yes", "flag"),
        Question::OfferDraw => ("ask-offer-draw", "ask-offer-draw-detail", "ask-offer-draw-yes", "draw"),
        Question::AcceptDraw => ("ask-accept-draw", "ask-accept-draw-detail", "ask-accept-draw-yes", "draw"),
    };
    let class = if question == Question::Resign { "primary danger" } else { "primary" };
    html! {
        <div class="veil">
            <div class="dialog" role="alertdialog" aria-modal="true" aria-labelledby="dialog-title" aria-describedby="dialog-text">
                <h2 id="dialog-title">{ icon(picture) }{ catalog.text(title) }</h2>
                <p id="dialog-text">{ catalog.text(text) }</p>
                <div class="buttons">
                    { labelled(ui, Some("dialog-first"), ("quiet", ""), ui.text("ask-no"), Msg::Answer(false)) }
                    { button(ui, (class, ""), yes, Msg::Answer(true)) }
                </div>
            </div>
        </div>
    }
}

/// What shall the pawn become?
pub(super) fn promotion_dialog(ui: Ui<'_>, color: Color) -> Html {
    let catalog = ui.catalog;
    let choice = |(i, role): (usize, Role)| {
        let name = piece(catalog, role);
        let onclick = ui.on_click(Msg::Promote(role));
        let picture = piece_picture(Piece { color, role }, "choice-piece");
        html! {
            <button type="button" key={i} id={(i == 0).then_some("dialog-first")} class="choice" {onclick}>
                { picture }
                <span>{ name }</span>
            </button>
        }
    };
    html! {
        <div class="veil over-board">
            <div class="dialog promotion" role="dialog" aria-modal="true" aria-labelledby="promotion-title">
                <h2 id="promotion-title">{ catalog.text("promotion-title") }</h2>
                <div class="promotion-choices">{ for Role::PROMOTIONS.into_iter().enumerate().map(choice) }</div>
                { button(ui, ("quiet", "cross"), "table-cancel", Msg::Cancel) }
            </div>
        </div>
    }
}

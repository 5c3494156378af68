//! Questions that must be answered, and the chooser for a promotion.

use yew::prelude::*;

use super::parts::{Icon, piece_picture};
use super::words::{piece, use_catalog};
use crate::app::Msg;
use crate::app::scene::Question;
use crate::rules::{Color, Piece, Role};

#[derive(Properties, PartialEq)]
pub(super) struct QuestionProps {
    pub question: Question,
    pub send: Callback<Msg>,
}

/// A question over the page. The safe answer comes first.
#[component]
pub(super) fn QuestionDialog(props: &QuestionProps) -> Html {
    let catalog = use_catalog();
    let (title, text, yes, icon) = match props.question {
        Question::Resign => ("ask-resign", "ask-resign-detail", "ask-resign-yes", "flag"),
        Question::OfferDraw => (
            "ask-offer-draw",
            "ask-offer-draw-detail",
            "ask-offer-draw-yes",
            "draw",
        ),
        Question::AcceptDraw => (
            "ask-accept-draw",
            "ask-accept-draw-detail",
            "ask-accept-draw-yes",
            "draw",
        ),
    };
    let answer = |yes: bool| props.send.reform(move |_: MouseEvent| Msg::Answer(yes));
    let danger = (props.question == Question::Resign).then_some("danger");
    html! {
        <div class="veil" onkeydown={on_escape(&props.send, Msg::Answer(false))}>
            <div class="dialog" role="alertdialog" aria-modal="true" aria-labelledby="dialog-title" aria-describedby="dialog-text">
                <h2 id="dialog-title"><Icon name={icon} />{ catalog.text(title) }</h2>
                <p id="dialog-text">{ catalog.text(text) }</p>
                <div class="buttons">
                    <button type="button" id="dialog-first" class="quiet" onclick={answer(false)}>{ catalog.text("ask-no") }</button>
                    <button type="button" class={classes!("primary", danger)} onclick={answer(true)}>{ catalog.text(yes) }</button>
                </div>
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct PromotionProps {
    pub color: Color,
    pub send: Callback<Msg>,
}

/// What shall the pawn become?
#[component]
pub(super) fn PromotionDialog(props: &PromotionProps) -> Html {
    let catalog = use_catalog();
    let choice = |(i, role): (usize, Role)| {
        let name = piece(&catalog, role);
        let onclick = props.send.reform(move |_: MouseEvent| Msg::Promote(role));
        let picture = piece_picture(
            Piece {
                color: props.color,
                role,
            },
            "choice-piece",
        );
        html! {
            <button type="button" key={i} id={(i == 0).then_some("dialog-first")} class="choice" {onclick}>
                { picture }
                <span>{ name }</span>
            </button>
        }
    };
    let cancel = props.send.reform(|_: MouseEvent| Msg::Cancel);
    html! {
        <div class="veil over-board">
            <div class="dialog promotion" role="dialog" aria-modal="true" aria-labelledby="promotion-title">
                <h2 id="promotion-title">{ catalog.text("promotion-title") }</h2>
                <div class="promotion-choices">{ for Role::PROMOTIONS.into_iter().enumerate().map(choice) }</div>
                <button type="button" class="quiet" onclick={cancel}><Icon name="cross" />{ catalog.text("promotion-cancel") }</button>
            </div>
        </div>
    }
}

/// Sends a message when Escape is pressed inside.
pub(super) fn on_escape(send: &Callback<Msg>, msg: Msg) -> Callback<KeyboardEvent> {
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            send.emit(msg.clone());
        }
    })
}

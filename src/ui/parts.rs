//! Small parts that pages are made of.

use yew::prelude::*;

use super::words::use_catalog;
use crate::rules::{Color, Piece};

#[derive(Properties, PartialEq)]
pub(super) struct IconProps {
    /// The name of the symbol in icons.svg.
    pub name: AttrValue,
}

/// A picture without words; what it means is said beside it.
#[component]
pub(super) fn Icon(props: &IconProps) -> Html {
    html! {
        <svg class="icon" aria-hidden="true"><use href={format!("icons.svg#{}", props.name)} /></svg>
    }
}

/// The picture of a piece.
pub(super) fn piece_picture(piece: Piece, class: &'static str) -> Html {
    let color = match piece.color {
        Color::White => 'w',
        Color::Black => 'b',
    };
    let href = format!("pieces.svg#{color}{}", piece.role.char());
    html! { <svg {class} aria-hidden="true"><use {href} /></svg> }
}

#[derive(Properties, PartialEq)]
pub(super) struct IconButtonProps {
    pub icon: AttrValue,
    pub label: AttrValue,
    pub onclick: Callback<()>,
    #[prop_or_default]
    pub disabled: bool,
}

/// A button that shows a picture and says its name to screen readers and in the tooltip.
#[component]
pub(super) fn IconButton(props: &IconButtonProps) -> Html {
    let onclick = props.onclick.reform(|_| ());
    html! {
        <button type="button" class="icon-button" aria-label={props.label.clone()} title={props.label.clone()}
            disabled={props.disabled} {onclick}>
            <Icon name={props.icon.clone()} />
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct BarProps {
    pub title: AttrValue,
    /// Where the arrow leads; there is none on the first page.
    #[prop_or(Some("#/"))]
    pub back: Option<&'static str>,
    /// What stands under the title.
    #[prop_or_default]
    pub detail: Option<AttrValue>,
    #[prop_or_default]
    pub children: Html,
}

/// The top of a page: the way back, the heading, and what else can be done.
#[component]
pub(super) fn Bar(props: &BarProps) -> Html {
    let catalog = use_catalog();
    let label = catalog.text("back-home");
    html! {
        <header class="bar">
            if let Some(href) = props.back {
                <a class="icon-button" {href} aria-label={label.clone()} title={label}><Icon name="back" /></a>
            }
            <div class="titles">
                <h1 id="page-heading" tabindex="-1">{ props.title.clone() }</h1>
                if let Some(detail) = &props.detail {
                    <p class="detail">{ detail.clone() }</p>
                }
            </div>
            { props.children.clone() }
        </header>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct SwitchProps {
    pub label: AttrValue,
    pub on: bool,
    pub onchange: Callback<bool>,
    #[prop_or_default]
    pub hint: Option<AttrValue>,
}

/// A setting that is on or off.
#[component]
pub(super) fn Switch(props: &SwitchProps) -> Html {
    let on = props.on;
    let onchange = props.onchange.reform(move |_: Event| !on);
    html! {
        <label class="line">
            <span class="line-text">
                { props.label.clone() }
                if let Some(hint) = &props.hint {
                    <small>{ hint.clone() }</small>
                }
            </span>
            <input type="checkbox" class="switch" checked={on} {onchange} />
        </label>
    }
}

/// One of several answers to a question.
#[derive(Clone, PartialEq)]
pub(super) struct Choice {
    pub label: AttrValue,
    pub chosen: bool,
    /// Drawn before the label.
    pub picture: Html,
}

impl Choice {
    pub fn new(label: impl Into<AttrValue>, chosen: bool) -> Self {
        Self {
            label: label.into(),
            chosen,
            picture: Html::default(),
        }
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct ChoicesProps {
    /// Names the group of radio buttons on its page.
    pub name: &'static str,
    pub legend: AttrValue,
    pub choices: Vec<Choice>,
    /// Called with the place of the choice in the list.
    pub onchoose: Callback<usize>,
}

/// A question with all its answers in sight.
#[component]
pub(super) fn Choices(props: &ChoicesProps) -> Html {
    let radio = |(i, choice): (usize, &Choice)| {
        let onchange = props.onchoose.reform(move |_: Event| i);
        html! {
            <label class="chip" key={i}>
                <input type="radio" name={props.name} checked={choice.chosen} {onchange} />
                { choice.picture.clone() }
                <span>{ choice.label.clone() }</span>
            </label>
        }
    };
    html! {
        <fieldset class="choices">
            <legend>{ props.legend.clone() }</legend>
            <div class="chips">{ for props.choices.iter().enumerate().map(radio) }</div>
        </fieldset>
    }
}

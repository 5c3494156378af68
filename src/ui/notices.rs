//! What the page says by itself: standing notices and messages that pass.

use yew::prelude::*;

use super::parts::{Icon, IconButton};
use super::words::use_catalog;
use crate::app::Msg;
use crate::app::scene::{Notice, Toast};
use crate::archive::{ImportError, ImportReason};
use crate::i18n::Catalog;

fn notice_id(notice: Notice) -> &'static str {
    match notice {
        Notice::StorageBlocked => "notice-storage-blocked",
        Notice::StorageFull => "notice-storage-full",
        Notice::StorageFailed => "notice-storage-failed",
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct NoticesProps {
    pub notices: Vec<Notice>,
}

/// Standing notices, written out.
#[component]
pub(super) fn Notices(props: &NoticesProps) -> Html {
    let catalog = use_catalog();
    let notice = |&notice: &Notice| {
        let id = notice_id(notice);
        html! { <p class="notice" key={id}><Icon name="warning" /><span>{ catalog.text(id) }</span></p> }
    };
    html! { { for props.notices.iter().map(notice) } }
}

/// Standing notices where there is no room to write them out: a sign that opens.
#[component]
pub(super) fn NoticeChip(props: &NoticesProps) -> Html {
    let catalog = use_catalog();
    let open = use_state(|| false);
    if props.notices.is_empty() {
        return Html::default();
    }
    let toggle = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let label = catalog.text("notice-label");
    html! {
        <div class="menu">
            <button type="button" class="icon-button warning" aria-label={label.clone()} title={label} aria-expanded={open.to_string()}
                onclick={toggle.clone()}>
                <Icon name="warning" />
            </button>
            if *open {
                <div class="menu-veil" aria-hidden="true" onclick={toggle}></div>
                <div class="menu-items"><Notices notices={props.notices.clone()} /></div>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct ToastsProps {
    pub toast: Option<Toast>,
    pub send: Callback<Msg>,
}

/// The place for a message that passes. It is always there, so that screen readers hear what comes into it.
#[component]
pub(super) fn Toasts(props: &ToastsProps) -> Html {
    let catalog = use_catalog();
    let send = &props.send;
    html! {
        <div class="toasts" role="status">
            if let Some(toast) = &props.toast {
                <div class="toast">
                    <p>{ toast_text(&catalog, toast) }</p>
                    if *toast == Toast::Deleted {
                        <button type="button" class="quiet" onclick={send.reform(|_: MouseEvent| Msg::Undo)}>
                            <Icon name="undo" /><span>{ catalog.text("toast-undo") }</span>
                        </button>
                    }
                    <IconButton icon="cross" label={catalog.text("toast-close")} onclick={send.reform(|()| Msg::DismissToast)} />
                </div>
            }
        </div>
    }
}

fn toast_text(catalog: &Catalog, toast: &Toast) -> String {
    match toast {
        Toast::Deleted => catalog.text("toast-deleted"),
        Toast::Imported(count) => catalog.format("toast-imported", &[("count", (*count).into())]),
        Toast::ImportFailed(error) => import_error(catalog, error),
        Toast::LanguageFailed(language) => catalog.format(
            "toast-language-failed",
            &[("language", language.own_name().into())],
        ),
    }
}

fn import_error(catalog: &Catalog, error: &ImportError) -> String {
    match error {
        ImportError::Unreadable => catalog.text("error-import-unreadable"),
        ImportError::Unknown => catalog.text("error-import-unknown"),
        ImportError::Newer => catalog.text("error-import-newer"),
        ImportError::Game {
            number,
            line,
            reason,
        } => {
            let reason = import_reason(catalog, reason);
            let (number, reason) = (("game", (*number).into()), ("reason", (&reason).into()));
            match line {
                Some(line) => catalog.format(
                    "error-import-line",
                    &[number, ("line", (*line).into()), reason],
                ),
                None => catalog.format("error-import-game", &[number, reason]),
            }
        }
    }
}

fn import_reason(catalog: &Catalog, reason: &ImportReason) -> String {
    let about = |id: &str, text: &String| catalog.format(id, &[("text", text.into())]);
    match reason {
        ImportReason::Malformed => catalog.text("error-malformed"),
        ImportReason::IllegalMove(text) => about("error-illegal-move", text),
        ImportReason::Unsupported(text) => about("error-unsupported", text),
        ImportReason::WrongResult(text) => about("error-wrong-result", text),
    }
}

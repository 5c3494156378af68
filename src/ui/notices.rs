//! What the page says by itself: standing notices and messages that pass.

use yew::prelude::*;

use super::parts::{Ui, button, icon, icon_button, menu};
use crate::app::Msg;
use crate::app::scene::{Notice, Toast};
use crate::archive::{ImportError, ImportReason};
use crate::i18n::Catalog;

fn notice_id(notice: Notice) -> &'static str {
    match notice {
        Notice::StorageBlocked => "notice-storage-blocked",
        Notice::StorageFull => "notice-storage-full",
        Notice::StorageFailed => "notice-storage-failed",
        Notice::Update => "notice-update",
    }
}

/// Standing notices, written out.
pub(super) fn notices(ui: Ui<'_>) -> Html {
    let notice = |&notice: &Notice| {
        let id = notice_id(notice);
        if notice == Notice::Update {
            return update_notice(ui, id);
        }
        html! { <p class="notice" key={id}>{ icon("warning") }<span>{ ui.text(id) }</span></p> }
    };
    html! { { for ui.notices.iter().map(notice) } }
}

fn update_notice(ui: Ui<'_>, id: &'static str) -> Html {
    html! {
        <div class="notice calm" key={id}>
            { icon("rematch") }
            <p>{ ui.text(id) }</p>
            { button(ui, ("quiet", ""), "notice-update-now", Msg::Update) }
        </div>
    }
}

/// Standing notices where there is no room to write them out: a sign that opens.
pub(super) fn notice_sign(ui: Ui<'_>) -> Html {
    if ui.notices.is_empty() {
        return Html::default();
    }
    menu("notices", "warning", ui.text("notice-label"), notices(ui))
}

/// The place for a message that passes. It is always there, so that screen readers hear what comes into it.
pub(super) fn toasts(ui: Ui<'_>, toast: Option<&Toast>) -> Html {
    html! {
        <div class="toasts" role="status">
            if let Some(toast) = toast {
                <div class="toast">
                    <p>{ toast_text(ui.catalog, toast) }</p>
                    if *toast == Toast::Deleted {
                        { button(ui, ("quiet", "undo"), "toast-undo", Msg::Undo) }
                    }
                    { icon_button("cross", ui.text("toast-close"), ui.on_click(Msg::DismissToast)) }
                </div>
            }
        </div>
    }
}

fn toast_text(catalog: &Catalog, toast: &Toast) -> String {
    match toast {
        Toast::Deleted => catalog.text("toast-deleted"),
        Toast::DeleteBusy => catalog.text("toast-delete-busy"),
        Toast::Saved(false) => catalog.text("toast-saved"),
        Toast::Saved(true) => catalog.text("toast-saved-moves"),
        Toast::Imported(count) => catalog.format("toast-imported", &[("count", (*count).into())]),
        Toast::ImportFailed(error) => import_error(catalog, error),
        Toast::LanguageFailed(language) => {
            catalog.format("toast-language-failed", &[("language", language.own_name().into())])
        }
    }
}

fn import_error(catalog: &Catalog, error: &ImportError) -> String {
    match error {
        ImportError::Unreadable => catalog.text("error-import-unreadable"),
        ImportError::Unknown => catalog.text("error-import-unknown"),
        ImportError::Newer => catalog.text("error-import-newer"),
        ImportError::Unusable { number, line, reason } => {
            let reason = import_reason(catalog, reason);
            let (number, reason) = (("game", (*number).into()), ("reason", (&reason).into()));
            match line {
                Some(line) => catalog.format("error-import-line", &[number, ("line", (*line).into()), reason]),
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

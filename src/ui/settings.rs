//! The settings.

use yew::prelude::*;

use super::board::theme_name;
use super::notices::notices;
use super::parts::{Choice, Ui, bar, choices, install, switch};
use crate::app::Msg;
use crate::app::scene::SettingsPage;
use crate::archive::{BoardTheme, BoardTurning, Notation, SettingChange, Theme};
use crate::i18n::Language;

const THEMES: [(SettingChange, &str); 3] = [
    (SettingChange::Theme(Theme::System), "settings-theme-system"),
    (SettingChange::Theme(Theme::Light), "settings-theme-light"),
    (SettingChange::Theme(Theme::Dark), "settings-theme-dark"),
];
const BOARDS: [(SettingChange, &str); 4] = [
    (SettingChange::Board(BoardTheme::Wood), "settings-board-wood"),
    (SettingChange::Board(BoardTheme::Slate), "settings-board-slate"),
    (SettingChange::Board(BoardTheme::Sea), "settings-board-sea"),
    (SettingChange::Board(BoardTheme::Contrast), "settings-board-contrast"),
];
const NOTATIONS: [(SettingChange, &str); 2] = [
    (SettingChange::Notation(Notation::Figurines), "settings-notation-figurines"),
    (SettingChange::Notation(Notation::Letters), "settings-notation-letters"),
];
const TURNINGS: [(SettingChange, &str); 2] = [
    (SettingChange::Turning(BoardTurning::Viewer), "settings-turning-viewer"),
    (SettingChange::Turning(BoardTurning::White), "settings-turning-white"),
];

/// The settings. Each applies at once.
pub(super) fn settings_page(ui: Ui<'_>, page: &SettingsPage) -> Html {
    html! {
        <div class="page">
            { bar(ui, ui.text("settings-title"), None, Html::default()) }
            <main class="settings">
                { notices(ui) }
                <section aria-labelledby="settings-look">
                    <h2 id="settings-look">{ ui.text("settings-look") }</h2>
                    { language_field(ui, page) }
                    { radio(ui, ("theme", "settings-theme"), &THEMES, SettingChange::Theme(page.settings.theme)) }
                    { radio(ui, ("board", "settings-board"), &BOARDS, SettingChange::Board(page.settings.board)) }
                    { radio(ui, ("notation", "settings-notation"), &NOTATIONS, SettingChange::Notation(page.settings.notation)) }
                    { switch_line(ui, "settings-coordinates", None, page.settings.coordinates, SettingChange::Coordinates) }
                </section>
                <section aria-labelledby="settings-play">
                    <h2 id="settings-play">{ ui.text("settings-play") }</h2>
                    { radio(ui, ("turning", "settings-turning"), &TURNINGS, SettingChange::Turning(page.settings.turning)) }
                    { switch_line(ui, "settings-confirm-moves", None, page.settings.confirm_moves, SettingChange::ConfirmMoves) }
                    { switch_line(ui, "settings-pass-alone", Some("settings-pass-alone-hint"), page.settings.pass_alone, SettingChange::PassAlone) }
                </section>
                <section aria-labelledby="settings-noise">
                    <h2 id="settings-noise">{ ui.text("settings-noise") }</h2>
                    { switch_line(ui, "settings-sound", None, page.settings.sound, SettingChange::Sound) }
                    { switch_line(ui, "settings-vibration", None, page.settings.vibration, SettingChange::Vibration) }
                </section>
                { device_section(ui, page) }
                <p class="version">{ ui.catalog.format("settings-version", &[("version", page.version.into())]) }</p>
            </main>
        </div>
    }
}

/// The app on this device: whether it works without a network, and how it comes onto the home screen.
fn device_section(ui: Ui<'_>, page: &SettingsPage) -> Html {
    html! {
        <section aria-labelledby="settings-device">
            <h2 id="settings-device">{ ui.text("settings-device") }</h2>
            { switch_line(ui, "settings-keep-awake", None, page.settings.keep_awake, SettingChange::KeepAwake) }
            <p>{ ui.text(if page.offline { "settings-offline" } else { "settings-online" }) }</p>
            { install(ui, page.install) }
        </section>
    }
}

fn switch_line(ui: Ui<'_>, id: &str, hint: Option<&str>, on: bool, change: fn(bool) -> SettingChange) -> Html {
    switch(ui, ui.text(id), hint.map(|id| ui.text(id)), on, Msg::Set(change(!on)))
}

fn language_field(ui: Ui<'_>, page: &SettingsPage) -> Html {
    let chosen = page.settings.language.as_deref();
    let onchange = {
        let (send, value_of) = (ui.send.clone(), ui.value_of.clone());
        Callback::from(move |event: Event| {
            let language = Language::from_tag(&value_of.emit(event));
            send.emit(Msg::Set(SettingChange::Language(language)));
        })
    };
    let option = |language: Language| {
        let tag = language.tag();
        html! { <option key={tag} value={tag} lang={tag} selected={chosen == Some(tag)}>{ language.own_name() }</option> }
    };
    html! {
        <label class="line">
            <span class="line-text">{ ui.text("settings-language") }</span>
            <select {onchange}>
                <option value="" selected={chosen.is_none()}>{ ui.text("settings-language-browser") }</option>
                { for Language::ALL.map(option) }
            </select>
        </label>
    }
}

/// Radio buttons for a setting that is one of few: its name, the message over it, and each value with its message.
fn radio(
    ui: Ui<'_>,
    (name, legend): (&'static str, &str),
    all: &'static [(SettingChange, &'static str)],
    chosen: SettingChange,
) -> Html {
    let choice = |&(value, id): &(SettingChange, &str)| {
        let picture = if let SettingChange::Board(theme) = value { swatch(theme) } else { Html::default() };
        Choice { msg: Msg::Set(value), label: ui.text(id), chosen: value == chosen, picture }
    };
    choices(ui, name, ui.text(legend), all.iter().map(choice).collect())
}

fn swatch(theme: BoardTheme) -> Html {
    html! { <span class="swatch board" data-theme={theme_name(theme)} aria-hidden="true"></span> }
}

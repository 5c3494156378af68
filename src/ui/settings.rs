//! The settings.

use yew::prelude::*;

use super::board::theme_name;
use super::notices::notices;
use super::parts::{Choice, Ui, bar, choices, install, switch};
use crate::app::Msg;
use crate::app::scene::SettingsPage;
use crate::archive::{BoardTheme, BoardTurning, Notation, SettingChange, Theme};
use crate::i18n::Language;

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
                    { theme_choices(ui, page) }
                    { board_choices(ui, page) }
                    { notation_choices(ui, page) }
                    { switch_line(ui, "settings-coordinates", None, page.settings.coordinates, SettingChange::Coordinates) }
                </section>
                <section aria-labelledby="settings-play">
                    <h2 id="settings-play">{ ui.text("settings-play") }</h2>
                    { turning_choices(ui, page) }
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
    let onchange = ui.send.reform(move |on| Msg::Set(change(on)));
    switch(ui.text(id), hint.map(|id| ui.text(id)), on, onchange)
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

/// Radio buttons for a setting that is one of few: its name, the message over it, and each value with its message and picture.
fn radio<T: Copy + PartialEq + 'static, const N: usize>(
    ui: Ui<'_>,
    (name, legend): (&'static str, &str),
    all: [(T, &str, Html); N],
    chosen: T,
    change: fn(T) -> SettingChange,
) -> Html {
    let values = all.each_ref().map(|(value, ..)| *value);
    let choice = |(value, id, picture)| Choice { picture, ..Choice::new(ui.text(id), value == chosen) };
    let onchoose = ui.send.reform(move |i: usize| Msg::Set(change(values[i % N])));
    choices(name, ui.text(legend), all.map(choice).to_vec(), onchoose)
}

fn theme_choices(ui: Ui<'_>, page: &SettingsPage) -> Html {
    let all = [
        (Theme::System, "settings-theme-system", Html::default()),
        (Theme::Light, "settings-theme-light", Html::default()),
        (Theme::Dark, "settings-theme-dark", Html::default()),
    ];
    radio(ui, ("theme", "settings-theme"), all, page.settings.theme, SettingChange::Theme)
}

fn board_choices(ui: Ui<'_>, page: &SettingsPage) -> Html {
    let swatch = |theme| html! { <span class="swatch board" data-theme={theme_name(theme)} aria-hidden="true"></span> };
    let all = [
        (BoardTheme::Wood, "settings-board-wood"),
        (BoardTheme::Slate, "settings-board-slate"),
        (BoardTheme::Sea, "settings-board-sea"),
        (BoardTheme::Contrast, "settings-board-contrast"),
    ];
    let all = all.map(|(theme, id)| (theme, id, swatch(theme)));
    radio(ui, ("board", "settings-board"), all, page.settings.board, SettingChange::Board)
}

fn notation_choices(ui: Ui<'_>, page: &SettingsPage) -> Html {
    let all = [
        (Notation::Figurines, "settings-notation-figurines", Html::default()),
        (Notation::Letters, "settings-notation-letters", Html::default()),
    ];
    radio(ui, ("notation", "settings-notation"), all, page.settings.notation, SettingChange::Notation)
}

fn turning_choices(ui: Ui<'_>, page: &SettingsPage) -> Html {
    let all = [
        (BoardTurning::Viewer, "settings-turning-viewer", Html::default()),
        (BoardTurning::White, "settings-turning-white", Html::default()),
    ];
    radio(ui, ("turning", "settings-turning"), all, page.settings.turning, SettingChange::Turning)
}

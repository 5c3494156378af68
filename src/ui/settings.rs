//! The settings.

use yew::prelude::*;

use super::board::theme_name;
use super::notices::Notices;
use super::parts::{Bar, Choice, Choices, Switch};
use super::words::use_catalog;
use crate::app::Msg;
use crate::app::scene::{Notice, SettingsPage};
use crate::archive::{BoardTheme, BoardTurning, Notation, SettingChange, Theme};
use crate::i18n::{Catalog, Language};

#[derive(Properties, PartialEq)]
pub(super) struct SettingsProps {
    pub page: SettingsPage,
    pub notices: Vec<Notice>,
    pub send: Callback<Msg>,
    pub value_of: Callback<Event, String>,
}

/// The settings. Each applies at once.
#[component]
pub(super) fn Settings(props: &SettingsProps) -> Html {
    let catalog = use_catalog();
    html! {
        <div class="page">
            <Bar title={catalog.text("settings-title")} />
            <main class="settings">
                <Notices notices={props.notices.clone()} />
                <section aria-labelledby="settings-look">
                    <h2 id="settings-look">{ catalog.text("settings-look") }</h2>
                    { language_field(&catalog, props) }
                    { theme_choices(&catalog, props) }
                    { board_choices(&catalog, props) }
                    { notation_choices(&catalog, props) }
                    { switch(&catalog, props, "settings-coordinates", None, props.page.settings.coordinates, SettingChange::Coordinates) }
                </section>
                <section aria-labelledby="settings-play">
                    <h2 id="settings-play">{ catalog.text("settings-play") }</h2>
                    { turning_choices(&catalog, props) }
                    { switch(&catalog, props, "settings-confirm-moves", None, props.page.settings.confirm_moves, SettingChange::ConfirmMoves) }
                    { switch(&catalog, props, "settings-pass-alone", Some("settings-pass-alone-hint"), props.page.settings.pass_alone, SettingChange::PassAlone) }
                </section>
                <section aria-labelledby="settings-noise">
                    <h2 id="settings-noise">{ catalog.text("settings-noise") }</h2>
                    { switch(&catalog, props, "settings-sound", None, props.page.settings.sound, SettingChange::Sound) }
                    { switch(&catalog, props, "settings-vibration", None, props.page.settings.vibration, SettingChange::Vibration) }
                </section>
                <p class="version">{ catalog.format("settings-version", &[("version", props.page.version.into())]) }</p>
            </main>
        </div>
    }
}

fn switch(
    catalog: &Catalog,
    props: &SettingsProps,
    id: &'static str,
    hint: Option<&'static str>,
    on: bool,
    change: fn(bool) -> SettingChange,
) -> Html {
    let onchange = props.send.reform(move |on| Msg::Set(change(on)));
    let hint = hint.map(|id| AttrValue::from(catalog.text(id)));
    html! { <Switch label={catalog.text(id)} {hint} {on} {onchange} /> }
}

fn language_field(catalog: &Catalog, props: &SettingsProps) -> Html {
    let chosen = props.page.settings.language.as_deref();
    let onchange = {
        let (send, value_of) = (props.send.clone(), props.value_of.clone());
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
            <span class="line-text">{ catalog.text("settings-language") }</span>
            <select {onchange}>
                <option value="" selected={chosen.is_none()}>{ catalog.text("settings-language-browser") }</option>
                { for Language::ALL.map(option) }
            </select>
        </label>
    }
}

/// Radio buttons for a setting that is one of few.
fn choices<T: Copy + PartialEq + 'static, const N: usize>(
    catalog: &Catalog,
    props: &SettingsProps,
    (name, legend): (&'static str, &'static str),
    all: [(T, &'static str); N],
    chosen: T,
    change: fn(T) -> SettingChange,
) -> (Callback<usize>, Vec<Choice>, AttrValue, &'static str) {
    let choice = |(value, id): (T, &'static str)| Choice::new(catalog.text(id), value == chosen);
    let onchoose = props
        .send
        .reform(move |i: usize| Msg::Set(change(all[i % N].0)));
    (
        onchoose,
        all.map(choice).to_vec(),
        catalog.text(legend).into(),
        name,
    )
}

fn theme_choices(catalog: &Catalog, props: &SettingsProps) -> Html {
    let all = [
        (Theme::System, "settings-theme-system"),
        (Theme::Light, "settings-theme-light"),
        (Theme::Dark, "settings-theme-dark"),
    ];
    let names = ("theme", "settings-theme");
    let chosen = props.page.settings.theme;
    let (onchoose, choices, legend, name) =
        choices(catalog, props, names, all, chosen, SettingChange::Theme);
    html! { <Choices {name} {legend} {choices} {onchoose} /> }
}

fn board_choices(catalog: &Catalog, props: &SettingsProps) -> Html {
    let all = [
        (BoardTheme::Wood, "settings-board-wood"),
        (BoardTheme::Slate, "settings-board-slate"),
        (BoardTheme::Sea, "settings-board-sea"),
        (BoardTheme::Contrast, "settings-board-contrast"),
    ];
    let names = ("board", "settings-board");
    let chosen = props.page.settings.board;
    let (onchoose, mut choices, legend, name) =
        choices(catalog, props, names, all, chosen, SettingChange::Board);
    for (choice, (theme, _)) in choices.iter_mut().zip(all) {
        choice.picture = html! {
            <span class="swatch board" data-theme={theme_name(theme)} aria-hidden="true"></span>
        };
    }
    html! { <Choices {name} {legend} {choices} {onchoose} /> }
}

fn notation_choices(catalog: &Catalog, props: &SettingsProps) -> Html {
    let all = [
        (Notation::Figurines, "settings-notation-figurines"),
        (Notation::Letters, "settings-notation-letters"),
    ];
    let names = ("notation", "settings-notation");
    let chosen = props.page.settings.notation;
    let (onchoose, choices, legend, name) =
        choices(catalog, props, names, all, chosen, SettingChange::Notation);
    html! { <Choices {name} {legend} {choices} {onchoose} /> }
}

fn turning_choices(catalog: &Catalog, props: &SettingsProps) -> Html {
    let all = [
        (BoardTurning::Viewer, "settings-turning-viewer"),
        (BoardTurning::White, "settings-turning-white"),
    ];
    let names = ("turning", "settings-turning");
    let chosen = props.page.settings.turning;
    let (onchoose, choices, legend, name) =
        choices(catalog, props, names, all, chosen, SettingChange::Turning);
    html! { <Choices {name} {legend} {choices} {onchoose} /> }
}

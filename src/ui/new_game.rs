//! The form for a new game.

use yew::prelude::*;

use super::notices::notices;
use super::parts::{Choice, Ui, bar, choices, icon, switch};
use crate::app::scene::{ClockChoice, NewGame, WhiteChoice};
use crate::app::{DraftChange, Msg};
use crate::archive::SettingChange;
use crate::i18n::Catalog;

/// The form for a new game.
pub(super) fn new_game_page(ui: Ui<'_>, form: &NewGame) -> Html {
    let onsubmit = ui.send.reform(|event: SubmitEvent| {
        event.prevent_default();
        Msg::StartGame
    });
    let confirm = Msg::Set(SettingChange::ConfirmMoves(!form.confirm_moves));
    html! {
        <div class="page">
            { bar(ui, ui.text("new-title"), None, Html::default()) }
            <main>
                { notices(ui) }
                <form class="new-game" {onsubmit}>
                    <div class="names">
                        { name_field(ui, form, 0) }
                        { name_field(ui, form, 1) }
                    </div>
                    { white_choices(ui, form) }
                    { clock_choices(ui, form) }
                    if form.clock == ClockChoice::Custom {
                        { custom_clock(ui, form) }
                    }
                    { switch(ui, ui.text("settings-confirm-moves"), None, form.confirm_moves, confirm) }
                    <div class="submit">
                        <button type="submit" class="primary big wide">{ icon("play") }<span>{ ui.text("new-start") }</span></button>
                    </div>
                </form>
            </main>
        </div>
    }
}

/// Sends what is typed into a field.
fn typed(ui: Ui<'_>, change: impl Fn(String) -> DraftChange + 'static) -> Callback<InputEvent> {
    let (send, value_of) = (ui.send.clone(), ui.value_of.clone());
    Callback::from(move |event: InputEvent| send.emit(Msg::Draft(change(value_of.emit(event.into())))))
}

fn player_id(player: usize) -> &'static str {
    if player == 0 { "new-first-player" } else { "new-second-player" }
}

fn name_field(ui: Ui<'_>, form: &NewGame, player: usize) -> Html {
    let value = form.names[player].clone();
    // While the field is empty it runs as the page does, with the word that stands in it.
    let dir = (!value.is_empty()).then_some("auto");
    let oninput = typed(ui, move |name| DraftChange::Name(player, name));
    html! {
        <label class="field">
            <span>{ ui.text(player_id(player)) }</span>
            <input type="text" name={player_id(player)} autocomplete="off" maxlength={NewGame::MAX_NAME.to_string()}
                placeholder={ui.text("new-name-placeholder")} {dir} {value} {oninput} />
        </label>
    }
}

fn white_choices(ui: Ui<'_>, form: &NewGame) -> Html {
    let choice = |white: WhiteChoice| {
        let label = match white {
            WhiteChoice::First => named(ui, form, 0),
            WhiteChoice::Second => named(ui, form, 1),
            WhiteChoice::Random => ui.text("new-random"),
        };
        let msg = Msg::Draft(DraftChange::White(white));
        Choice { msg, label, chosen: form.white == white, picture: Html::default() }
    };
    let all = [WhiteChoice::First, WhiteChoice::Second, WhiteChoice::Random];
    choices(ui, "white", ui.text("new-white"), all.into_iter().map(choice).collect())
}

fn named(ui: Ui<'_>, form: &NewGame, player: usize) -> String {
    let order = ui.text(player_id(player));
    let [name, other] = [player, 1 - player].map(|player| form.names[player].trim());
    match name {
        "" => order,
        name if name == other => format!("{name} ({order})"),
        name => name.to_owned(),
    }
}

fn clock_choices(ui: Ui<'_>, form: &NewGame) -> Html {
    let presets = NewGame::PRESETS.len();
    let all = [ClockChoice::None].into_iter().chain((0..presets).map(ClockChoice::Preset)).chain([ClockChoice::Custom]);
    let choice = |clock: ClockChoice| {
        let label = match clock {
            ClockChoice::None => ui.text("new-no-clock"),
            ClockChoice::Custom => ui.text("new-custom-clock"),
            ClockChoice::Preset(i) => preset_label(NewGame::PRESETS[i]),
        };
        let msg = Msg::Draft(DraftChange::Clock(clock));
        Choice { msg, label, chosen: form.clock == clock, picture: Html::default() }
    };
    html! {
        <>
            { choices(ui, "clock", ui.text("new-clock"), all.map(choice).collect()) }
            <p class="hint">{ ui.text("new-clock-hint") }</p>
        </>
    }
}

fn preset_label((minutes, increment_s): (u64, u64)) -> String {
    format!("{minutes} + {increment_s}")
}

fn custom_clock(ui: Ui<'_>, form: &NewGame) -> Html {
    let error = form.clock_error;
    let field = |id: &'static str, value: &str, oninput: Callback<InputEvent>| {
        html! {
            <label class="field">
                <span>{ ui.text(id) }</span>
                <input type="text" inputmode="numeric" maxlength="3" value={value.to_owned()} {oninput}
                    aria-invalid={error.to_string()} aria-describedby={error.then_some("clock-error")} />
            </label>
        }
    };
    html! {
        <div class="custom-clock">
            { field("new-minutes", &form.minutes, typed(ui, DraftChange::Minutes)) }
            { field("new-increment", &form.increment, typed(ui, DraftChange::Increment)) }
            if error {
                <p id="clock-error" class="error" role="alert">{ clock_error(ui.catalog) }</p>
            }
        </div>
    }
}

fn clock_error(catalog: &Catalog) -> String {
    let (minutes, seconds) = (NewGame::MAX_MINUTES.to_string(), NewGame::MAX_INCREMENT_S.to_string());
    catalog.format("new-clock-error", &[("minutes", (&minutes).into()), ("seconds", (&seconds).into())])
}

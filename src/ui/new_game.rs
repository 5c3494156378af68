//! The form for a new game.

use yew::prelude::*;

use super::notices::Notices;
use super::parts::{Bar, Choice, Choices, Icon, Switch};
use super::words::use_catalog;
use crate::app::scene::{ClockChoice, NewGame, Notice, WhiteChoice};
use crate::app::{DraftChange, Msg};
use crate::archive::SettingChange;
use crate::i18n::Catalog;

#[derive(Properties, PartialEq)]
pub(super) struct NewGameProps {
    pub form: NewGame,
    pub notices: Vec<Notice>,
    pub send: Callback<Msg>,
    pub value_of: Callback<Event, String>,
}

/// The form for a new game.
#[component]
pub(super) fn NewGamePage(props: &NewGameProps) -> Html {
    let catalog = use_catalog();
    let onsubmit = props.send.reform(|event: SubmitEvent| {
        event.prevent_default();
        Msg::StartGame
    });
    let confirm = props
        .send
        .reform(|on| Msg::Set(SettingChange::ConfirmMoves(on)));
    html! {
        <div class="page">
            <Bar title={catalog.text("new-title")} />
            <main>
                <Notices notices={props.notices.clone()} />
                <form class="new-game" {onsubmit}>
                    <div class="names">
                        { name_field(&catalog, props, 0) }
                        { name_field(&catalog, props, 1) }
                    </div>
                    { white_choices(&catalog, props) }
                    { clock_choices(&catalog, props) }
                    if props.form.clock == ClockChoice::Custom {
                        { custom_clock(&catalog, props) }
                    }
                    <Switch label={catalog.text("settings-confirm-moves")} on={props.form.confirm_moves} onchange={confirm} />
                    <button type="submit" class="primary big wide"><Icon name="play" /><span>{ catalog.text("new-start") }</span></button>
                </form>
            </main>
        </div>
    }
}

/// Sends what is typed into a field.
fn typed(
    props: &NewGameProps,
    change: impl Fn(String) -> DraftChange + 'static,
) -> Callback<InputEvent> {
    let (send, value_of) = (props.send.clone(), props.value_of.clone());
    Callback::from(move |event: InputEvent| {
        send.emit(Msg::Draft(change(value_of.emit(event.into()))))
    })
}

fn player_id(player: usize) -> &'static str {
    if player == 0 {
        "new-first-player"
    } else {
        "new-second-player"
    }
}

fn name_field(catalog: &Catalog, props: &NewGameProps, player: usize) -> Html {
    let value = props.form.names[player].clone();
    let oninput = typed(props, move |name| DraftChange::Name(player, name));
    html! {
        <label class="field">
            <span>{ catalog.text(player_id(player)) }</span>
            <input type="text" name={player_id(player)} autocomplete="off" maxlength={NewGame::MAX_NAME.to_string()}
                placeholder={catalog.text("new-name-placeholder")} {value} {oninput} />
        </label>
    }
}

fn white_choices(catalog: &Catalog, props: &NewGameProps) -> Html {
    const ALL: [WhiteChoice; 3] = [WhiteChoice::First, WhiteChoice::Second, WhiteChoice::Random];
    let choice = |white: WhiteChoice| {
        let label = match white {
            WhiteChoice::First => named(catalog, props, 0),
            WhiteChoice::Second => named(catalog, props, 1),
            WhiteChoice::Random => catalog.text("new-random"),
        };
        Choice::new(label, props.form.white == white)
    };
    let onchoose = props
        .send
        .reform(|i: usize| Msg::Draft(DraftChange::White(ALL[i % ALL.len()])));
    html! {
        <Choices name="white" legend={catalog.text("new-white")} choices={ALL.map(choice).to_vec()} {onchoose} />
    }
}

fn named(catalog: &Catalog, props: &NewGameProps, player: usize) -> String {
    match props.form.names[player].trim() {
        "" => catalog.text(player_id(player)),
        name => name.to_owned(),
    }
}

fn clock_choices(catalog: &Catalog, props: &NewGameProps) -> Html {
    let presets = NewGame::PRESETS.len();
    let all = [ClockChoice::None]
        .into_iter()
        .chain((0..presets).map(ClockChoice::Preset))
        .chain([ClockChoice::Custom]);
    let all: Vec<ClockChoice> = all.collect();
    let choice = |clock: &ClockChoice| {
        let label = match *clock {
            ClockChoice::None => catalog.text("new-no-clock"),
            ClockChoice::Custom => catalog.text("new-custom-clock"),
            ClockChoice::Preset(i) => preset_label(NewGame::PRESETS[i]),
        };
        Choice::new(label, props.form.clock == *clock)
    };
    let choices: Vec<Choice> = all.iter().map(choice).collect();
    let onchoose = props
        .send
        .reform(move |i: usize| Msg::Draft(DraftChange::Clock(all[i])));
    html! {
        <>
            <Choices name="clock" legend={catalog.text("new-clock")} {choices} {onchoose} />
            <p class="hint">{ catalog.text("new-clock-hint") }</p>
        </>
    }
}

fn preset_label((minutes, increment_s): (u64, u64)) -> String {
    format!("{minutes} + {increment_s}")
}

fn custom_clock(catalog: &Catalog, props: &NewGameProps) -> Html {
    let error = props.form.clock_error;
    let field = |id: &'static str, value: &str, max: u64, oninput: Callback<InputEvent>| {
        html! {
            <label class="field">
                <span>{ catalog.text(id) }</span>
                <input type="text" inputmode="numeric" dir="ltr" maxlength="3" value={value.to_owned()} {oninput}
                    aria-invalid={error.to_string()} aria-describedby={error.then_some("clock-error")} data-max={max.to_string()} />
            </label>
        }
    };
    html! {
        <div class="custom-clock">
            { field("new-minutes", &props.form.minutes, NewGame::MAX_MINUTES, typed(props, DraftChange::Minutes)) }
            { field("new-increment", &props.form.increment, NewGame::MAX_INCREMENT_S, typed(props, DraftChange::Increment)) }
            if error {
                <p id="clock-error" class="error" role="alert">{ clock_error(catalog) }</p>
            }
        </div>
    }
}

fn clock_error(catalog: &Catalog) -> String {
    let (minutes, seconds) = (
        NewGame::MAX_MINUTES.to_string(),
        NewGame::MAX_INCREMENT_S.to_string(),
    );
    catalog.format(
        "new-clock-error",
        &[
            ("minutes", (&minutes).into()),
            ("seconds", (&seconds).into()),
        ],
    )
}

//! The first page: a new game, and the games there are.

use yew::prelude::*;

use super::curtain::Scenery;
use super::notices::Notices;
use super::parts::{Icon, IconButton};
use super::words::{date, headline, player, side, side_key, use_catalog};
use crate::app::Msg;
use crate::app::scene::{DamagedRow, GameRow, Home, Notice};
use crate::i18n::Catalog;
use crate::rules::Color;

#[derive(Properties, PartialEq)]
pub(super) struct HomeProps {
    pub home: Home,
    pub notices: Vec<Notice>,
    pub send: Callback<Msg>,
}

/// The first page.
#[component]
pub(super) fn HomePage(props: &HomeProps) -> Html {
    let catalog = use_catalog();
    let home = &props.home;
    let empty = home.active.is_empty() && home.finished.is_empty() && home.damaged.is_empty();
    let import = props.send.reform(|_: MouseEvent| Msg::Import);
    let export = props.send.reform(|_: MouseEvent| Msg::ExportAll);
    html! {
        <div class="page home">
            <header class="hero">
                <Scenery />
                <div class="hero-words">
                    <h1 id="page-heading" tabindex="-1">{ catalog.text("app-title") }</h1>
                    <p class="lead">{ catalog.text("home-what") }</p>
                </div>
            </header>
            <main>
                <Notices notices={props.notices.clone()} />
                <a class="primary big wide" href="#/new"><Icon name="device" /><span>{ catalog.text("home-play") }</span></a>
                if empty {
                    { how_it_works(&catalog) }
                }
                { section(&catalog, "home-active", &home.active, &props.send) }
                { section(&catalog, "home-finished", &home.finished, &props.send) }
                { damaged_section(&catalog, &home.damaged, &props.send) }
                <nav class="links" aria-label={catalog.text("home-more")}>
                    <a class="quiet" href="#/rules"><Icon name="rules" /><span>{ catalog.text("rules-title") }</span></a>
                    <a class="quiet" href="#/settings"><Icon name="settings" /><span>{ catalog.text("settings-title") }</span></a>
                    <button type="button" class="quiet" onclick={import}><Icon name="import" /><span>{ catalog.text("home-import") }</span></button>
                    if !empty {
                        <button type="button" class="quiet" onclick={export}><Icon name="export" /><span>{ catalog.text("home-export-all") }</span></button>
                    }
                </nav>
            </main>
        </div>
    }
}

fn how_it_works(catalog: &Catalog) -> Html {
    let step = |icon: &'static str, id: &'static str| html! { <li key={id}><Icon name={icon} /><span>{ catalog.text(id) }</span></li> };
    html! {
        <section class="how" aria-labelledby="how-title">
            <h2 id="how-title">{ catalog.text("home-how") }</h2>
            <ul>
                { step("fog", "home-how-see") }
                { step("crown", "home-how-win") }
                { step("device", "home-how-pass") }
            </ul>
        </section>
    }
}

fn section(
    catalog: &Catalog,
    title: &'static str,
    games: &[GameRow],
    send: &Callback<Msg>,
) -> Html {
    if games.is_empty() {
        return Html::default();
    }
    html! {
        <section class="games" aria-labelledby={title}>
            <h2 id={title}>{ catalog.text(title) }</h2>
            <ul>{ for games.iter().map(|game| game_row(catalog, game, send)) }</ul>
        </section>
    }
}

fn game_row(catalog: &Catalog, game: &GameRow, send: &Callback<Msg>) -> Html {
    let names = pair(catalog, game);
    let key = game.id.to_string();
    let delete = {
        let key = key.clone();
        send.reform(move |()| Msg::Delete(key.clone()))
    };
    let label = catalog.format("home-delete", &[("names", (&names).into())]);
    html! {
        <li key={key.clone()} class="game">
            <a href={format!("#/game/{key}")}>
                { badge(game) }
                <span class="game-text">
                    <strong>{ names }</strong>
                    <span>{ state_of(catalog, game) }</span>
                    <small>{ progress(catalog, game) }</small>
                </span>
            </a>
            <IconButton icon="trash" {label} onclick={delete} />
        </li>
    }
}

fn badge(game: &GameRow) -> Html {
    let side = match game.outcome {
        None => side_key(game.side_to_move),
        Some(outcome) => outcome.winner().map_or("both", side_key),
    };
    html! { <span class={classes!("side", side)} aria-hidden="true"></span> }
}

fn pair(catalog: &Catalog, game: &GameRow) -> String {
    let [white, black] = Color::ALL.map(|color| player(catalog, color, &game.names[color]));
    catalog.format(
        "home-pair",
        &[("white", (&white).into()), ("black", (&black).into())],
    )
}

fn state_of(catalog: &Catalog, game: &GameRow) -> String {
    let turn = game.side_to_move;
    let named = !game.names[turn].is_empty();
    match game.outcome {
        Some(outcome) => headline(catalog, outcome),
        None if named => catalog.format(
            "home-turn-named",
            &[
                ("side", side_key(turn).into()),
                ("name", (&game.names[turn]).into()),
            ],
        ),
        None => catalog.format("home-turn", &[("side", side_key(turn).into())]),
    }
}

fn progress(catalog: &Catalog, game: &GameRow) -> String {
    let date = date(catalog, game.updated_ms);
    let (id, number) = match game.outcome {
        None => ("home-progress", game.plies / 2 + 1),
        Some(_) => ("home-length", game.plies.div_ceil(2)),
    };
    catalog.format(id, &[("number", number.into()), ("date", (&date).into())])
}

fn damaged_section(catalog: &Catalog, rows: &[DamagedRow], send: &Callback<Msg>) -> Html {
    if rows.is_empty() {
        return Html::default();
    }
    html! {
        <section class="games" aria-labelledby="home-damaged">
            <h2 id="home-damaged">{ catalog.text("home-damaged") }</h2>
            <ul>{ for rows.iter().map(|row| damaged_row(catalog, row, send)) }</ul>
        </section>
    }
}

fn damaged_row(catalog: &Catalog, row: &DamagedRow, send: &Callback<Msg>) -> Html {
    let act = |msg: fn(String) -> Msg| {
        let key = row.key.clone();
        send.reform(move |()| msg(key.clone()))
    };
    let text = if row.newer {
        "home-damaged-newer"
    } else {
        "home-damaged-text"
    };
    let name = [("name", (&row.key).into())];
    html! {
        <li key={row.key.clone()} class="game damaged">
            <span class="game-text"><strong>{ row.key.clone() }</strong><span>{ catalog.text(text) }</span></span>
            <IconButton icon="export" label={catalog.format("home-damaged-export", &name)} onclick={act(Msg::Export)} />
            <IconButton icon="trash" label={catalog.format("home-damaged-delete", &name)} onclick={act(Msg::Delete)} />
        </li>
    }
}

/// "White: Anna – Black: Ben", for a page about one game.
pub(super) fn both_sides(catalog: &Catalog, names: &crate::rules::ByColor<String>) -> String {
    let named = |color: Color| match names[color].as_str() {
        "" => side(catalog, color),
        name => name.to_owned(),
    };
    let (white, black) = (named(Color::White), named(Color::Black));
    catalog.format(
        "home-pair",
        &[("white", (&white).into()), ("black", (&black).into())],
    )
}

//! The first page: a new game, and the games there are.

use yew::prelude::*;

use super::curtain::scenery;
use super::notices::notices;
use super::parts::{Ui, button, icon, icon_button, install, link, piece_picture};
use super::words::{date, headline, player, side_key};
use crate::app::Msg;
use crate::app::scene::{DamagedRow, GameRow, Home};
use crate::i18n::Catalog;
use crate::rules::{ByColor, Color, Piece, Role};

/// The first page.
pub(super) fn home_page(ui: Ui<'_>, home: &Home) -> Html {
    let catalog = ui.catalog;
    let empty = home.active.is_empty() && home.finished.is_empty() && home.damaged.is_empty();
    html! {
        <div class="page home">
            <header class="hero">
                { scenery() }
                { piece_picture(Piece { color: Color::White, role: Role::Knight }, "emblem") }
                <div class="hero-words">
                    <h1 id="page-heading" tabindex="-1">{ catalog.text("app-title") }</h1>
                    <p class="lead">{ catalog.text("home-what") }</p>
                </div>
            </header>
            <main>
                { notices(ui) }
                { link("#/new", "primary big wide", "device", ui.text("home-play")) }
                if home.offer_guide {
                    { link("#/guide", "quiet wide", "eye", ui.text("home-guide")) }
                }
                if empty {
                    { how_it_works(catalog) }
                }
                { section(ui, "home-active", &home.active) }
                { section(ui, "home-finished", &home.finished) }
                { damaged_section(ui, &home.damaged) }
                <nav class="links" aria-label={catalog.text("home-more")}>
                    { link("#/rules", "quiet", "rules", ui.text("rules-title")) }
                    if !home.offer_guide {
                        { link("#/guide", "quiet", "eye", ui.text("guide-title")) }
                    }
                    { link("#/settings", "quiet", "settings", ui.text("settings-title")) }
                    { button(ui, ("quiet", "import"), "home-import", Msg::Import) }
                    if !empty {
                        { export_all(ui, home) }
                    }
                    { install(ui, home.install) }
                </nav>
            </main>
        </div>
    }
}

/// PGN holds finished games only, so it is offered where there are any.
fn export_all(ui: Ui<'_>, home: &Home) -> Html {
    html! {
        <>
            { button(ui, ("quiet", "export"), "home-export-all", Msg::ExportAll) }
            if !home.finished.is_empty() {
                { button(ui, ("quiet", "export"), "home-export-finished-pgn", Msg::ExportAllPgn) }
            }
        </>
    }
}

fn how_it_works(catalog: &Catalog) -> Html {
    let step = |picture: &str, id: &'static str| html! { <li key={id}>{ icon(picture) }<span>{ catalog.text(id) }</span></li> };
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

fn section(ui: Ui<'_>, title: &'static str, games: &[GameRow]) -> Html {
    if games.is_empty() {
        return Html::default();
    }
    html! {
        <section class="games" aria-labelledby={title}>
            <h2 id={title}>{ ui.text(title) }</h2>
            <ul>{ for games.iter().map(|game| game_row(ui, game)) }</ul>
        </section>
    }
}

fn game_row(ui: Ui<'_>, game: &GameRow) -> Html {
    let catalog = ui.catalog;
    let names = both_sides(catalog, &game.names);
    let key = game.id.to_string();
    let delete = ui.on_click(Msg::Delete(key.clone()));
    let [save, label] = ["home-save", "home-delete"].map(|id| catalog.format(id, &[("names", (&names).into())]));
    html! {
        <li key={key.clone()} class="game">
            <a id={format!("row-{key}")} href={format!("#/game/{key}")}>
                { badge(game) }
                <span class="game-text">
                    <strong>{ names }</strong>
                    <span>{ state_of(catalog, game) }</span>
                    <small>{ progress(catalog, game) }</small>
                </span>
            </a>
            if game.outcome.is_none() {
                { icon_button("export", save, ui.on_click(Msg::Export(key))) }
            }
            { icon_button("trash", label, delete) }
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

fn state_of(catalog: &Catalog, game: &GameRow) -> String {
    let turn = game.side_to_move;
    let named = !game.names[turn].is_empty();
    match game.outcome {
        Some(outcome) => headline(catalog, outcome, outcome.winner().map_or("", |winner| &game.names[winner])),
        None if named => {
            catalog.format("home-turn-named", &[("side", side_key(turn).into()), ("name", (&game.names[turn]).into())])
        }
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

fn damaged_section(ui: Ui<'_>, rows: &[DamagedRow]) -> Html {
    if rows.is_empty() {
        return Html::default();
    }
    html! {
        <section class="games" aria-labelledby="home-damaged">
            <h2 id="home-damaged">{ ui.text("home-damaged") }</h2>
            <ul>{ for rows.iter().map(|row| damaged_row(ui, row)) }</ul>
        </section>
    }
}

fn damaged_row(ui: Ui<'_>, row: &DamagedRow) -> Html {
    let catalog = ui.catalog;
    let act = |msg: fn(String) -> Msg| ui.on_click(msg(row.key.clone()));
    let text = if row.newer { "home-damaged-newer" } else { "home-damaged-text" };
    let name = [("name", (&row.key).into())];
    html! {
        <li key={row.key.clone()} id={format!("row-{}", row.key)} class="game damaged" tabindex="-1">
            <span class="game-text"><strong>{ row.key.clone() }</strong><span>{ catalog.text(text) }</span></span>
            { icon_button("export", catalog.format("home-damaged-export", &name), act(Msg::Export)) }
            { icon_button("trash", catalog.format("home-damaged-delete", &name), act(Msg::Delete)) }
        </li>
    }
}

/// "Anna – Ben", White's name first.
pub(super) fn both_sides(catalog: &Catalog, names: &ByColor<String>) -> String {
    let [white, black] = Color::ALL.map(|color| player(catalog, color, &names[color]));
    catalog.format("home-pair", &[("white", (&white).into()), ("black", (&black).into())])
}

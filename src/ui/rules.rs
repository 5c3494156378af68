//! The rules, in short.

use yew::prelude::*;

use super::parts::{Ui, bar, icon};

/// The rules, in short.
pub(super) fn rules_page(ui: Ui<'_>) -> Html {
    let catalog = ui.catalog;
    let section = |picture: &str, title: &'static str, lines: &[&'static str]| {
        html! {
            <section key={title} aria-labelledby={title}>
                <h2 id={title}>{ icon(picture) }{ catalog.text(title) }</h2>
                <ul>{ for lines.iter().map(|id| html! { <li key={*id}>{ catalog.text(id) }</li> }) }</ul>
            </section>
        }
    };
    html! {
        <div class="page">
            { bar(ui, catalog.text("rules-title"), None, Html::default()) }
            <main class="prose">
                <p class="lead">{ catalog.text("rules-lead") }</p>
                { section("eye", "rules-see", &["rules-see-moves", "rules-see-pawns", "rules-see-fog", "rules-see-passing"]) }
                { section("crown", "rules-win", &["rules-win-king", "rules-win-no-check", "rules-win-castle"]) }
                { section("eye-off", "rules-told", &["rules-told-moved", "rules-told-mark"]) }
                { section("draw", "rules-draw", &["rules-draw-no-move", "rules-draw-threefold", "rules-draw-fifty", "rules-draw-agreed"]) }
                { section("device", "rules-device", &["rules-device-curtain", "rules-device-end"]) }
                <a class="primary wide" href="#/new">{ icon("play") }<span>{ catalog.text("home-play") }</span></a>
            </main>
        </div>
    }
}

//! The rules, in short.

use yew::prelude::*;

use super::parts::{Bar, Icon};
use super::words::use_catalog;

/// The rules, in short.
#[component]
pub(super) fn RulesPage() -> Html {
    let catalog = use_catalog();
    let section = |icon: &'static str, title: &'static str, lines: &[&'static str]| {
        html! {
            <section key={title} aria-labelledby={title}>
                <h2 id={title}><Icon name={icon} />{ catalog.text(title) }</h2>
                <ul>{ for lines.iter().map(|id| html! { <li key={*id}>{ catalog.text(id) }</li> }) }</ul>
            </section>
        }
    };
    html! {
        <div class="page">
            <Bar title={catalog.text("rules-title")} />
            <main class="prose">
                <p class="lead">{ catalog.text("rules-lead") }</p>
                { section("eye", "rules-see", &["rules-see-moves", "rules-see-pawns", "rules-see-fog", "rules-see-passing"]) }
                { section("crown", "rules-win", &["rules-win-king", "rules-win-no-check", "rules-win-castle"]) }
                { section("eye-off", "rules-told", &["rules-told-moved", "rules-told-mark"]) }
                { section("draw", "rules-draw", &["rules-draw-no-move", "rules-draw-threefold", "rules-draw-fifty", "rules-draw-agreed"]) }
                { section("device", "rules-device", &["rules-device-curtain", "rules-device-end"]) }
                <a class="primary wide" href="#/new"><Icon name="play" /><span>{ catalog.text("home-play") }</span></a>
            </main>
        </div>
    }
}

//! The rules, with small boards that show them, and what both lessons show until their texts are here.

use yew::prelude::*;

use super::board::board_picture;
use super::parts::{Ui, bar, icon};
use crate::app::Msg;
use crate::app::scene::{Board, Diagram, Rules, Texts, Topic};
use crate::i18n::Catalog;

/// The rules.
pub(super) fn rules_page(ui: Ui<'_>, rules: &Rules) -> Html {
    let body = match &rules.texts {
        Texts::Here(lessons) => all_rules(Page { ui, lessons }, rules),
        _ => waiting(ui, &rules.texts),
    };
    html! {
        <div class="page">
            { bar(ui, ui.text("rules-title"), None, Html::default()) }
            <main class="prose" aria-busy={(rules.texts == Texts::Coming).then_some("true")}>{ body }</main>
        </div>
    }
}

/// Instead of texts that are not here.
pub(super) fn waiting(ui: Ui<'_>, texts: &Texts) -> Html {
    if *texts == Texts::Coming {
        return html! { <p class="coming">{ ui.text("lessons-coming") }</p> };
    }
    html! {
        <>
            <p role="alert">{ ui.text("lessons-missing") }</p>
            <button type="button" class="primary" onclick={ui.on_click(Msg::RetryLessons)}>
                { icon("rematch") }<span>{ ui.text("lessons-retry") }</span>
            </button>
        </>
    }
}

/// A page with its own texts.
#[derive(Clone, Copy)]
struct Page<'a> {
    ui: Ui<'a>,
    lessons: &'a Catalog,
}

fn all_rules(page: Page<'_>, rules: &Rules) -> Html {
    html! {
        <>
            { page.text("rules-lead") }
            { page.contents() }
            { page.section(Topic::See, html! {
                <>
                    { page.list(&["rules-see-moves", "rules-see-fog", "rules-see-change"]) }
                    { page.boards([("rules-at-start", &rules.start.view), ("rules-opened", &rules.opened.view)], None) }
                    { page.part("rules-line", &["rules-line-text"], &rules.line, Some("rules-line-picture")) }
                    { page.part("rules-pawn", &["rules-pawn-text"], &rules.pawn, Some("rules-pawn-picture")) }
                    { page.part("rules-passing", &["rules-passing-text"], &rules.passing, None) }
                    { page.part("rules-middle", &["rules-middle-text"], &rules.middle, None) }
                </>
            }) }
            { page.section(Topic::Win, html! {
                <>
                    { page.list(&["rules-win-king", "rules-win-no-check", "rules-win-pins", "rules-win-otherwise"]) }
                    { page.pair(&rules.king, Some("rules-king-picture")) }
                    { page.part("rules-castling", &["rules-castling-text", "rules-castling-how"], &rules.castling, Some("rules-castling-picture")) }
                </>
            }) }
            { page.section(Topic::Told, html! {
                <>
                    { page.list(&["rules-told-moved", "rules-told-mark", "rules-told-list", "rules-told-sure"]) }
                    { page.pair(&rules.mark, Some("rules-mark-picture")) }
                </>
            }) }
            { page.section(Topic::Differences, page.table()) }
            { page.section(Topic::Draws, html! {
                <>
                    { page.list(&["rules-draw-no-move", "rules-draw-threefold", "rules-draw-fifty", "rules-draw-agreed"]) }
                    { page.text("rules-draw-automatic") }
                </>
            }) }
            { page.section(Topic::Device, page.list(&["rules-device-curtain", "rules-device-leave", "rules-device-clock", "rules-device-end"])) }
            { page.section(Topic::History, page.texts(&["rules-history-kriegspiel", "rules-history-dark", "rules-history-today"])) }
            <a class="primary wide" href="#/new">{ icon("play") }<span>{ page.ui.text("home-play") }</span></a>
        </>
    }
}

/// The icon and the heading of a part.
fn title(topic: Topic) -> (&'static str, &'static str) {
    match topic {
        Topic::See => ("eye", "rules-see"),
        Topic::Win => ("crown", "rules-win"),
        Topic::Told => ("eye-off", "rules-told"),
        Topic::Differences => ("flip", "rules-differences"),
        Topic::Draws => ("draw", "rules-draws"),
        Topic::Device => ("device", "rules-device"),
        Topic::History => ("rules", "rules-history"),
    }
}

/// The rows of the table: ordinary chess, and this game.
const DIFFERENCES: [(&str, &str); 8] = [
    ("rules-ordinary-see", "rules-fog-see"),
    ("rules-ordinary-win", "rules-fog-win"),
    ("rules-ordinary-check", "rules-fog-check"),
    ("rules-ordinary-pin", "rules-fog-pin"),
    ("rules-ordinary-castling", "rules-fog-castling"),
    ("rules-ordinary-no-move", "rules-fog-no-move"),
    ("rules-ordinary-claim", "rules-fog-claim"),
    ("rules-ordinary-material", "rules-fog-material"),
];

impl Page<'_> {
    fn text(self, id: &str) -> Html {
        html! { <p>{ self.lessons.text(id) }</p> }
    }

    fn texts(self, ids: &[&str]) -> Html {
        html! { { for ids.iter().map(|id| self.text(id)) } }
    }

    fn list(self, ids: &[&str]) -> Html {
        html! { <ul>{ for ids.iter().map(|id| html! { <li>{ self.lessons.text(id) }</li> }) }</ul> }
    }

    fn contents(self) -> Html {
        let link = |topic: Topic| {
            let (picture, id) = title(topic);
            html! { <li><a href={format!("#{}", topic.path())}>{ icon(picture) }<span>{ self.lessons.text(id) }</span></a></li> }
        };
        html! {
            <nav class="topics" aria-label={self.lessons.text("rules-contents")}><ul>{ for Topic::ALL.map(link) }</ul></nav>
        }
    }

    fn section(self, topic: Topic, body: Html) -> Html {
        let (picture, heading) = title(topic);
        let id = topic.path();
        html! {
            <section aria-labelledby={id}>
                <h2 {id} tabindex="-1">{ icon(picture) }{ self.lessons.text(heading) }</h2>
                { body }
            </section>
        }
    }

    /// A heading, its texts, and a position.
    fn part(self, heading: &str, texts: &[&str], diagram: &Diagram, note: Option<&str>) -> Html {
        html! {
            <>
                <h3>{ self.lessons.text(heading) }</h3>
                { self.texts(texts) }
                { self.pair(diagram, note) }
            </>
        }
    }

    /// A position as it is, and what White sees of it.
    fn pair(self, diagram: &Diagram, note: Option<&str>) -> Html {
        self.boards([("rules-truth", &diagram.truth), ("rules-white-sees", &diagram.view)], note)
    }

    fn boards(self, boards: [(&str, &Board); 2], note: Option<&str>) -> Html {
        let one = |(caption, board): (&str, &Board)| {
            html! {
                <figure>
                    { board_picture(self.ui, self.lessons, board) }
                    <figcaption>{ self.lessons.text(caption) }</figcaption>
                </figure>
            }
        };
        html! {
            <>
                <div class="boards">{ for boards.map(one) }</div>
                if let Some(note) = note {
                    <p class="note">{ self.lessons.text(note) }</p>
                }
            </>
        }
    }

    fn table(self) -> Html {
        let row = |(ordinary, fog): (&str, &str)| {
            html! { <tr><td>{ self.lessons.text(ordinary) }</td><td>{ self.lessons.text(fog) }</td></tr> }
        };
        html! {
            <table aria-labelledby={Topic::Differences.path()}>
                <thead>
                    <tr>
                        <th scope="col">{ self.lessons.text("rules-ordinary") }</th>
                        <th scope="col">{ self.lessons.text("rules-fog-of-war") }</th>
                    </tr>
                </thead>
                <tbody>{ for DIFFERENCES.map(row) }</tbody>
            </table>
        }
    }
}

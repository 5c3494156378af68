//! The rules, with small boards that show them.

use yew::prelude::*;

use super::board::board_picture;
use super::parts::{Ui, bar, button, element, icon, link};
use crate::app::Msg;
use crate::app::scene::{Board, Rules, Subject, Texts, Topic};
use crate::i18n::Catalog;

/// A piece of the page. The texts are ids of messages.
enum Block {
    Heading(&'static str),
    Text(&'static str),
    List(&'static [&'static str]),
    Boards(Subject),
    Differences(&'static [[&'static str; 2]]),
}

use Block::{Boards, Differences, Heading, List, Text};

/// A part of the page under a heading, with its icon.
struct Section {
    topic: Topic,
    icon: &'static str,
    title: &'static str,
    blocks: &'static [Block],
}

/// The whole page, as data: written out in Yew it would be several times as large.
const SECTIONS: [Section; 7] = [
    Section {
        topic: Topic::See,
        icon: "eye",
        title: "rules-see",
        blocks: &[
            List(&["rules-see-moves", "rules-see-fog", "rules-see-change"]),
            Boards(Subject::Opening),
            Heading("rules-line"),
            Text("rules-line-text"),
            Boards(Subject::Line),
            Text("rules-line-picture"),
            Heading("rules-pawn"),
            Text("rules-pawn-text"),
            Boards(Subject::Pawn),
            Text("rules-pawn-picture"),
            Heading("rules-passing"),
            Text("rules-passing-text"),
            Boards(Subject::Passing),
            Heading("rules-middle"),
            Text("rules-middle-text"),
            Boards(Subject::Middle),
        ],
    },
    Section {
        topic: Topic::Win,
        icon: "crown",
        title: "rules-win",
        blocks: &[
            List(&["rules-win-king", "rules-win-no-check", "rules-win-pins", "rules-win-otherwise"]),
            Boards(Subject::King),
            Text("rules-king-picture"),
            Heading("rules-castling"),
            Text("rules-castling-text"),
            Text("rules-castling-how"),
            Boards(Subject::Castling),
            Text("rules-castling-picture"),
        ],
    },
    Section {
        topic: Topic::Told,
        icon: "eye-off",
        title: "rules-told",
        blocks: &[
            List(&[
                "rules-told-moved",
                "rules-told-mark",
                "rules-told-list",
                "rules-told-promotion",
                "rules-told-sure",
            ]),
            Boards(Subject::Mark),
            Text("rules-mark-picture"),
        ],
    },
    Section {
        topic: Topic::Differences,
        icon: "flip",
        title: "rules-differences",
        blocks: &[Differences(&[
            ["rules-ordinary-see", "rules-fog-see"],
            ["rules-ordinary-win", "rules-fog-win"],
            ["rules-ordinary-check", "rules-fog-check"],
            ["rules-ordinary-pin", "rules-fog-pin"],
            ["rules-ordinary-castling", "rules-fog-castling"],
            ["rules-ordinary-no-move", "rules-fog-no-move"],
            ["rules-ordinary-claim", "rules-fog-claim"],
            ["rules-ordinary-material", "rules-fog-material"],
        ])],
    },
    Section {
        topic: Topic::Draws,
        icon: "draw",
        title: "rules-draws",
        blocks: &[
            List(&["rules-draw-no-move", "rules-draw-threefold", "rules-draw-fifty", "rules-draw-agreed"]),
            Text("rules-draw-automatic"),
        ],
    },
    Section {
        topic: Topic::Device,
        icon: "device",
        title: "rules-device",
        blocks: &[List(&["rules-device-curtain", "rules-device-leave", "rules-device-clock", "rules-device-end"])],
    },
    Section {
        topic: Topic::Origin,
        icon: "rules",
        title: "rules-history",
        blocks: &[Text("rules-history-kriegspiel"), Text("rules-history-dark"), Text("rules-history-today")],
    },
];

/// The rules.
pub(super) fn rules_page(ui: Ui<'_>, rules: &Rules) -> Html {
    let Texts::Here(lessons) = &rules.texts else {
        return waiting_page(ui, "rules-title", &rules.texts);
    };
    html! {
        <div class="page">
            { bar(ui, ui.text("rules-title"), None, Html::default()) }
            <main class="prose">{ all_rules(ui, lessons, &rules.boards) }</main>
        </div>
    }
}

/// Instead of a page whose texts are not here: wait, or try again.
pub(super) fn waiting_page(ui: Ui<'_>, title: &str, texts: &Texts) -> Html {
    let coming = *texts == Texts::Coming;
    html! {
        <div class="page">
            { bar(ui, ui.text(title), None, Html::default()) }
            <main aria-busy={coming.then_some("true")}>
                if coming {
                    <p class="coming">{ ui.text("lessons-coming") }</p>
                } else {
                    <p role="alert">{ ui.text("lessons-missing") }</p>
                    { button(ui, ("primary", ""), "lessons-retry", Msg::RetryTexts) }
                }
            </main>
        </div>
    }
}

fn all_rules(ui: Ui<'_>, lessons: &Catalog, boards: &[[Board; 2]]) -> Html {
    let part = |section: &Section| part(ui, lessons, boards, section);
    html! {
        <>
            <p class="lead">{ lessons.text("rules-lead") }</p>
            <nav class="topics" aria-label={lessons.text("rules-contents")}>{ contents(lessons) }</nav>
            { for SECTIONS.iter().map(part) }
            { link("#/guide", "quiet", "eye", ui.text("guide-title")) }
            { link("#/new", "primary", "play", ui.text("home-play")) }
        </>
    }
}

fn contents(lessons: &Catalog) -> Html {
    let link = |section: &Section| {
        let href = format!("#{}", section.topic.path());
        element("li", None, vec![html! { <a {href}>{ title(lessons, section) }</a> }])
    };
    element("ul", None, SECTIONS.iter().map(link).collect())
}

fn part(ui: Ui<'_>, lessons: &Catalog, boards: &[[Board; 2]], section: &Section) -> Html {
    let id = section.topic.path();
    let block = |block: &Block| match block {
        Heading(id) => text(lessons, "h3", id),
        Text(id) => text(lessons, "p", id),
        List(ids) => texts(lessons, "ul", "li", ids),
        Boards(subject) => {
            boards.get(*subject as usize).map(|boards| pair(ui, lessons, *subject, boards)).unwrap_or_default()
        }
        Differences(rows) => table(lessons, rows),
    };
    html! {
        <section aria-labelledby={id}>
            <h2 {id} tabindex="-1">{ title(lessons, section) }</h2>
            { for section.blocks.iter().map(block) }
        </section>
    }
}

fn title(lessons: &Catalog, section: &Section) -> Html {
    [icon(section.icon), text(lessons, "span", section.title)].into_iter().collect()
}

fn pair(ui: Ui<'_>, lessons: &Catalog, subject: Subject, boards: &[Board; 2]) -> Html {
    let captions = match subject {
        Subject::Opening => ["rules-at-start", "rules-opened"],
        _ => ["rules-truth", "rules-white-sees"],
    };
    let figure = |(board, caption): (&Board, &str)| {
        element("figure", None, vec![board_picture(ui, lessons, board), text(lessons, "figcaption", caption)])
    };
    element("div", Some("boards"), boards.iter().zip(captions).map(figure).collect())
}

fn table(lessons: &Catalog, rows: &[[&str; 2]]) -> Html {
    let head = texts(lessons, "tr", "th", &["rules-ordinary", "rules-fog-of-war"]);
    let body = rows.iter().map(|row| texts(lessons, "tr", "td", row)).collect();
    element("table", None, vec![element("thead", None, vec![head]), element("tbody", None, body)])
}

fn text(lessons: &Catalog, name: &'static str, id: &str) -> Html {
    element(name, None, vec![lessons.text(id).into()])
}

/// Elements of one kind with a text each, in another.
fn texts(lessons: &Catalog, around: &'static str, name: &'static str, ids: &[&str]) -> Html {
    element(around, None, ids.iter().map(|id| text(lessons, name, id)).collect())
}

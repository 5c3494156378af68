//! Addresses: the fragment says which page is open, so that any static host will do.

use std::fmt;

use super::scene::Topic;
use crate::game::GameId;

/// What an address asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// `#/`, and everything unknown.
    Home,
    /// `#/new`
    New,
    /// `#/game/<id>`
    Game(GameId),
    /// `#/rules`, or `#/rules/<topic>` at one of its headings
    Rules(Option<Topic>),
    /// `#/guide`
    Guide,
    /// `#/settings`
    Settings,
}

impl Route {
    /// The route of a fragment, with its `#`.
    pub fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        match path.split_once('/') {
            Some(("game", id)) => id.parse().map_or(Self::Home, Self::Game),
            Some(("rules", _)) => {
                Self::Rules(Topic::ALL.into_iter().find(|topic| topic.path().trim_matches('/') == path))
            }
            Some(_) => Self::Home,
            None => match path {
                "new" => Self::New,
                "rules" => Self::Rules(None),
                "guide" => Self::Guide,
                "settings" => Self::Settings,
                _ => Self::Home,
            },
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("#/"),
            Self::New => f.write_str("#/new"),
            Self::Game(id) => write!(f, "#/game/{id}"),
            Self::Rules(None) => f.write_str("#/rules"),
            Self::Rules(Some(topic)) => write!(f, "#{}", topic.path()),
            Self::Guide => f.write_str("#/guide"),
            Self::Settings => f.write_str("#/settings"),
        }
    }
}

//! The pages, in Yew: props in, callbacks out.

mod app;

pub use app::{App, Props};

use yew::prelude::*;
/// stub
#[derive(Properties, PartialEq)]
pub struct ScreenProps {
    /// s
    pub scene: std::rc::Rc<crate::app::scene::Scene>,
    /// s
    pub send: Callback<crate::app::Msg>,
    /// s
    pub value_of: Callback<Event, String>,
}
/// stub
#[component]
pub fn Screen(p: &ScreenProps) -> Html {
    html! { <p>{ format!("{:?}", p.scene) }</p> }
}

//! The one struct component: it holds the state, hands messages to it and effects to the browser.

use yew::prelude::*;

use super::screen;
use crate::app::{Effect, Env, Msg, State};

/// What the app needs of the outside world.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// Carries out an effect; its answers go to the callback.
    pub run: Callback<(Effect, Callback<Msg>)>,
    /// Sends what happens to the page from now on.
    pub listen: Callback<Callback<Msg>>,
    /// Time and chance at this moment.
    pub env: Callback<(), Env>,
    /// The value of the form field that an event comes from.
    pub value_of: Callback<Event, String>,
}

/// The app.
#[derive(Debug)]
pub struct App {
    state: State,
    /// The same callback for every scene, so that squares that did not change are not drawn again.
    send: Callback<Msg>,
}

impl Component for App {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let send = ctx.link().callback(|msg| msg);
        ctx.props().listen.emit(send.clone());
        Self { state: State::default(), send }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let props = ctx.props();
        for effect in self.state.update(msg, props.env.emit(())) {
            props.run.emit((effect, self.send.clone()));
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        screen(&self.state.scene(), &self.send, &ctx.props().value_of)
    }
}

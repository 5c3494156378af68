//! Timers, one of each kind.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use yew::Callback;

use crate::app::{Msg, Timer};

/// The timers that run. Dropping one stops it.
#[derive(Default)]
pub(super) struct Timers(RefCell<Vec<(Timer, Timeout)>>);

impl Timers {
    pub fn start(&self, timer: Timer, ms: u32, send: &Callback<Msg>) {
        self.stop(timer);
        let send = send.clone();
        let timeout = Timeout::new(ms, move || send.emit(Msg::TimeUp(timer)));
        self.0.borrow_mut().push((timer, timeout));
    }

    pub fn stop(&self, timer: Timer) {
        self.0.borrow_mut().retain(|(running, _)| *running != timer);
    }
}

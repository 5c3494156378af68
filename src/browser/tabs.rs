//! The reply to an invitation may be opened in another tab of the same browser: it is handed to the one that waits.

use yew::Callback;

use crate::app::Msg;

/// The invitation that this tab holds.
#[derive(Default)]
pub(super) struct Tabs;

impl Tabs {
    pub fn hold(&self, _invitation: &str, _send: &Callback<Msg>) {}
    pub fn drop(&self) {}
    pub fn hand_over(&self, _invitation: &str, _code: &str, _send: &Callback<Msg>) {}
    pub fn answer(&self, _useful: bool) {}
}

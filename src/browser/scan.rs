//! Reading QR codes with the camera.

use yew::Callback;

use crate::app::Msg;

/// The camera.
#[derive(Default)]
pub(super) struct Scanner;

impl Scanner {
    pub fn start(&self, _send: &Callback<Msg>) {}
    pub fn stop(&self) {}
}

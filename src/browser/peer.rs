//! Connections between two devices: an `RTCPeerConnection` with one data channel each.

use yew::Callback;

use crate::app::{Msg, PeerAct};
use crate::link::IceServer;

/// The connections of this page.
#[derive(Default)]
pub(super) struct Peers;

impl Peers {
    pub fn run(&self, _number: u32, _act: PeerAct, _send: &Callback<Msg>) {}
}

pub(super) fn ask_local_network(_send: &Callback<Msg>) {}

pub(super) fn test_server(_place: usize, _server: &IceServer, _send: &Callback<Msg>) {}

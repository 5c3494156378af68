//! What two devices tell each other to meet, and how they stay together.

mod code;
mod connection;
mod paste;
mod servers;
mod wire;

use fog_chess::game::TimeControl;
use fog_chess::link::{Address, Candidate, Code, Endpoint, Kind, Offer, Purpose, Reply};
use fog_chess::rules::Color;

const MADE_MS: u64 = 1_700_000_040_000;

const CHROMIUM: &str = "v=0\r\no=- 4611 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\na=extmap-allow-mixed\r\n\
    a=msid-semantic: WMS\r\nm=application 40041 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 198.51.100.7\r\n\
    a=candidate:1 1 udp 2113937151 7f3c1a52-0b6e-4d0a-9d55-2c1f4b8a9e01.local 40041 typ host generation 0 network-cost 999\r\n\
    a=candidate:2 1 tcp 1518280447 192.168.1.5 9 typ host tcptype active generation 0\r\n\
    a=candidate:3 1 udp 1677729535 198.51.100.7 40041 typ srflx raddr 0.0.0.0 rport 0 generation 0\r\n\
    a=ice-ufrag:a+/Z\r\na=ice-pwd:AbCdEfGhIjKlMnOpQrStUv+/\r\na=ice-options:trickle\r\n\
    a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF\r\n\
    a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

const FIREFOX: &str = "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 1 0 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\na=sendrecv\r\n\
    a=fingerprint:sha-256 FF:EE:DD:CC:BB:AA:99:88:77:66:55:44:33:22:11:00:FF:EE:DD:CC:BB:AA:99:88:77:66:55:44:33:22:11:00\r\n\
    a=group:BUNDLE 0\r\na=ice-options:trickle\r\nm=application 51472 UDP/DTLS/SCTP webrtc-datachannel\r\n\
    c=IN IP4 203.0.113.9\r\na=candidate:0 1 UDP 2122252543 2001:db8::17 51472 typ host\r\n\
    a=candidate:1 1 TCP 2105524479 192.0.2.1 9 typ host tcptype active\r\n\
    a=candidate:2 1 UDP 1686052863 203.0.113.9 51472 typ srflx raddr 0.0.0.0 rport 0\r\n\
    a=ice-pwd:0123456789abcdef0123456789abcdef\r\na=ice-ufrag:00c0ffee\r\na=mid:0\r\na=setup:actpass\r\na=sctp-port:5000\r\n";

fn chromium() -> Endpoint {
    Endpoint::from_sdp(CHROMIUM).expect("an end")
}

fn firefox() -> Endpoint {
    Endpoint::from_sdp(FIREFOX).expect("an end")
}

fn offer() -> Offer {
    let purpose = Purpose::Game { host: Some(Color::Black), clock: Some(TimeControl::minutes(10, 5)) };
    Offer { id: *b"invite-1", host: chromium(), name: "Anna".to_owned(), purpose, made_min: (MADE_MS / 60_000) as u32 }
}

fn reply() -> Reply {
    Reply { id: *b"invite-1", guest: firefox(), name: "Ben".to_owned() }
}

/// Codes of every shape.
fn codes() -> Vec<Code> {
    let plain = Endpoint {
        ufrag: "four".to_owned(),
        password: "P".repeat(255),
        fingerprint: [0xa5; 32],
        candidates: vec![Candidate { kind: Kind::Relay, address: Address::V4([192, 0, 2, 1]), port: 1 }; 5],
    };
    let bare = Endpoint { candidates: Vec::new(), ..firefox() };
    let purposes = [
        Purpose::Game { host: None, clock: None },
        Purpose::Game { host: Some(Color::White), clock: Some(TimeControl::minutes(180, 180)) },
        Purpose::Resume { tag: [255; 8] },
    ];
    let offers = purposes
        .into_iter()
        .zip([plain, bare, firefox()])
        .map(|(purpose, host)| Code::Offer(Offer { purpose, host, name: "Ζωή ابو".to_owned(), ..offer() }));
    offers.chain([Code::Offer(offer()), Code::Reply(reply())]).collect()
}

//! What is essential of a connection's description: taken out of the browser's SDP, and put back into as little SDP as will do.

use std::net::{Ipv4Addr, Ipv6Addr};

/// The most candidates that a code carries.
pub const MAX_CANDIDATES: usize = 5;

/// One end of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    /// The ICE user fragment: 4 to 255 of letters, digits, `+` and `/`.
    pub ufrag: String,
    /// The ICE password: 22 to 255 of the same.
    pub password: String,
    /// The SHA-256 fingerprint of the certificate.
    pub fingerprint: [u8; 32],
    /// Where it may be reached over UDP, at most [`MAX_CANDIDATES`].
    pub candidates: Vec<Candidate>,
}

/// A place where an end may be reached over UDP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// How it was found.
    pub kind: Kind,
    /// Where.
    pub address: Address,
    /// The port, above 0.
    pub port: u16,
}

/// How a candidate was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An address of the device itself.
    Host,
    /// The address that a STUN server sees.
    Reflexive,
    /// An address that a TURN server lends.
    Relay,
}

/// An address of the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// Four bytes.
    V4([u8; 4]),
    /// Sixteen bytes.
    V6([u8; 16]),
    /// A name that only the local network knows: this UUID and `.local`.
    Mdns([u8; 16]),
}

impl Endpoint {
    /// Reads a description made by a browser; `None` without credentials or fingerprint. What is not UDP is left out, and of more
    /// than [`MAX_CANDIDATES`] those of a kind of which there is one already.
    pub fn from_sdp(sdp: &str) -> Option<Self> {
        let value = |name: &str| sdp.lines().find_map(|line| line.trim_end().strip_prefix(name));
        let ufrag = value("a=ice-ufrag:").filter(|text| is_ufrag(text))?.to_owned();
        let password = value("a=ice-pwd:").filter(|text| is_password(text))?.to_owned();
        let (method, digits) = value("a=fingerprint:")?.split_once(' ')?;
        let fingerprint = read_hex(digits.trim(), 1).filter(|_| method.eq_ignore_ascii_case("sha-256"))?;
        let mut candidates: Vec<Candidate> = Vec::new();
        for line in sdp.lines() {
            let candidate = line.trim_end().strip_prefix("a=candidate:").and_then(Candidate::read);
            candidates.extend(candidate.filter(|candidate| !candidates.contains(candidate)));
        }
        Some(Self { ufrag, password, fingerprint, candidates: choose(candidates) })
    }

    /// The offer as the guest's browser gets it. It has no candidates, since those are given again and again, and it asks for the
    /// role of starting DTLS (`active`): the guest then never starts it and can't give up while the reply is still on its way.
    pub fn offer_sdp(&self) -> String {
        self.sdp("active")
    }

    /// The answer as the host's browser gets it, without candidates.
    pub fn answer_sdp(&self) -> String {
        self.sdp("passive")
    }

    fn sdp(&self, setup: &str) -> String {
        let mut sdp = String::with_capacity(400);
        let parts = [
            "v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n",
            "a=ice-ufrag:",
            &self.ufrag,
            "\r\na=ice-pwd:",
            &self.password,
            "\r\na=fingerprint:sha-256 ",
            &colons(&self.fingerprint),
            "\r\na=setup:",
            setup,
            "\r\na=mid:0\r\na=sctp-port:5000\r\n",
        ];
        for part in parts {
            sdp.push_str(part);
        }
        sdp
    }

    /// Whether it may be reached from outside its own network.
    pub fn is_public(&self) -> bool {
        self.candidates.iter().any(|candidate| candidate.kind != Kind::Host || candidate.address.is_public())
    }
}

impl Candidate {
    /// Reads the value of an `a=candidate` line; `None` for what is not UDP or makes no sense.
    fn read(value: &str) -> Option<Self> {
        let mut words = value.split_ascii_whitespace();
        let (_foundation, component, transport) = (words.next()?, words.next()?, words.next()?);
        let (_priority, address, port) = (words.next()?, words.next()?, words.next()?);
        if component != "1" || !transport.eq_ignore_ascii_case("udp") || words.next()? != "typ" {
            return None;
        }
        let kind = match words.next()? {
            "host" => Kind::Host,
            "srflx" => Kind::Reflexive,
            "relay" => Kind::Relay,
            _ => return None,
        };
        let port = port.parse().ok().filter(|&port| port > 0)?;
        Some(Self { kind, address: Address::read(address)?, port })
    }

    /// The value of an `a=candidate` line, with `candidate:` in front. `try_number` makes it new to a browser that has it already,
    /// which would not try it again otherwise; `place` tells it from the other candidates of the same end.
    pub fn line(&self, place: usize, try_number: u32) -> String {
        let (kind, preference) = match self.kind {
            Kind::Host => (" typ host", 126),
            Kind::Reflexive => (" typ srflx raddr 0.0.0.0 rport 0", 100),
            Kind::Relay => (" typ relay raddr 0.0.0.0 rport 0", 0),
        };
        let place = (place % (MAX_CANDIDATES + 1)) as u32;
        let turn = try_number.wrapping_mul(8).wrapping_add(place);
        let priority = (preference << 24) + ((0xffff - turn % 0xffff) << 8) + 255;
        let mut line = "candidate:".to_owned();
        for part in [&turn.to_string(), " 1 udp ", &priority.to_string(), " ", &self.address.text(), " "] {
            line.push_str(part);
        }
        line.push_str(&self.port.to_string());
        line.push_str(kind);
        line
    }

    /// What two candidates have in common that may stand for each other.
    fn class(&self) -> (Kind, u8) {
        let family = match self.address {
            Address::V4(_) => 0,
            Address::V6(_) => 1,
            Address::Mdns(_) => 2,
        };
        (self.kind, family)
    }
}

impl Address {
    fn read(text: &str) -> Option<Self> {
        if let Some(name) = text.strip_suffix(".local") {
            return read_uuid(name).map(Self::Mdns);
        }
        if let Ok(address) = text.parse::<Ipv4Addr>() {
            return Some(Self::V4(address.octets())).filter(|_| !address.is_unspecified());
        }
        let address = text.parse::<Ipv6Addr>().ok().filter(|address| !address.is_unspecified())?;
        Some(Self::V6(address.octets()))
    }

    fn text(self) -> String {
        match self {
            Self::V4(bytes) => Ipv4Addr::from(bytes).to_string(),
            Self::V6(bytes) => Ipv6Addr::from(bytes).to_string(),
            Self::Mdns(uuid) => {
                let mut text = String::with_capacity(42);
                for (i, byte) in uuid.into_iter().enumerate() {
                    if matches!(i, 4 | 6 | 8 | 10) {
                        text.push('-');
                    }
                    push_hex(&mut text, byte, b'a');
                }
                text.push_str(".local");
                text
            }
        }
    }

    /// Whether it belongs to no private network.
    fn is_public(self) -> bool {
        match self {
            Self::V4(bytes) => {
                let address = Ipv4Addr::from(bytes);
                // 100.64.0.0/10 is what carriers use behind their own NAT.
                let carrier = bytes[0] == 100 && bytes[1] & 0xc0 == 64;
                !(address.is_private() || address.is_loopback() || address.is_link_local() || carrier)
            }
            // 2000::/3 is what is routed.
            Self::V6(bytes) => bytes[0] & 0xe0 == 0x20,
            Self::Mdns(_) => false,
        }
    }
}

/// At most [`MAX_CANDIDATES`], in their order: one of each class first, a relay before all others, since only it works everywhere.
fn choose(candidates: Vec<Candidate>) -> Vec<Candidate> {
    let rank = |i: usize| {
        let candidate = &candidates[i];
        let before = candidates[..i].iter().filter(|other| other.class() == candidate.class()).count();
        (before, candidate.kind != Kind::Relay)
    };
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    order.sort_by_key(|&i| rank(i));
    order.truncate(MAX_CANDIDATES);
    order.sort_unstable();
    order.into_iter().map(|i| candidates[i]).collect()
}

pub(super) fn is_ufrag(text: &str) -> bool {
    (4..256).contains(&text.len()) && text.bytes().all(is_ice_char)
}

pub(super) fn is_password(text: &str) -> bool {
    (22..256).contains(&text.len()) && text.bytes().all(is_ice_char)
}

fn is_ice_char(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/'
}

/// Reads pairs of hexadecimal digits with `gap` characters between each two pairs.
pub(super) fn read_hex<const N: usize>(text: &str, gap: usize) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != N * 2 + (N - 1) * gap {
        return None;
    }
    let mut bytes = [0; N];
    for (i, byte) in bytes.iter_mut().enumerate() {
        let at = i * (2 + gap);
        if gap == 1 && i > 0 && digits[at - 1] != b':' {
            return None;
        }
        *byte = (digit(digits[at])? << 4) | digit(digits[at + 1])?;
    }
    Some(bytes)
}

fn read_uuid(text: &str) -> Option<[u8; 16]> {
    let dashes = [8, 13, 18, 23];
    let bytes = text.as_bytes();
    if bytes.len() != 36 || dashes.iter().any(|&at| bytes[at] != b'-') {
        return None;
    }
    read_hex(&text.replace('-', ""), 0)
}

fn digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).map(|digit| digit as u8)
}

/// Two hexadecimal digits; `ten` is the digit for ten.
pub(super) fn push_hex(text: &mut String, byte: u8, ten: u8) {
    for digit in [byte >> 4, byte & 15] {
        text.push(char::from(if digit < 10 { b'0' + digit } else { ten + digit - 10 }));
    }
}

fn colons(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 3);
    for (i, &byte) in bytes.iter().enumerate() {
        if i > 0 {
            text.push(':');
        }
        push_hex(&mut text, byte, b'A');
    }
    text
}

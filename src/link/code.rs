//! Invitations and replies as codes: bytes in base64url, as short as they can be.
//!
//! A code is the version (1 byte), a byte of flags, the id of the invitation (8), the ICE credentials, the fingerprint (32), the
//! candidates, the name of the sender (length, UTF-8), in an offer what it is for and when it was made (4, minutes since 1970), and the
//! first 4 bytes of the BLAKE3 hash of all this. The hash stands at the end in every version, so that a code of a newer version is told
//! from a damaged one. Numbers are big-endian. There is one code for each value.

use super::base64;
use super::sdp::{self, Address, Candidate, Endpoint, Kind, MAX_CANDIDATES};
use crate::game::{Game, TimeControl};
use crate::rules::Color;

const VERSION: u8 = 1;
const CHECKSUM_BYTES: usize = 4;

/// The most bytes of a name: with more of them the link would become too long.
const MAX_NAME_BYTES: usize = 40;

/// More characters than a code can have.
pub const MAX_CODE: usize = 1200;

// Flags: bit 0 a reply, bits 1 and 2 the form of the credentials, bits 3 to 5 the number of candidates.
const REPLY: u8 = 1;

/// Chromium's credentials: 4 and 24 digits of base64.
const BASE64: u8 = 0;
/// Firefox's: 8 and 32 hexadecimal digits.
const HEX: u8 = 1;
/// Any other, with their lengths.
const TEXT: u8 = 2;

/// Names an invitation.
pub type InvitationId = [u8; 8];

/// An invitation or the reply to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Code {
    /// An invitation.
    Offer(Offer),
    /// A reply.
    Reply(Reply),
}

/// An invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its id.
    pub id: InvitationId,
    /// Where the host is.
    pub host: Endpoint,
    /// The name of the host, as [`short_name`] makes it; may be empty.
    pub name: String,
    /// What it is for.
    pub purpose: Purpose,
    /// When it was made, in minutes since 1970.
    pub made_min: u32,
}

/// What an invitation is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A new game.
    Game {
        /// The color of the host, or `None` to let chance decide.
        host: Option<Color>,
        /// The clock in whole minutes and seconds, or none.
        clock: Option<TimeControl>,
    },
    /// To go on with a game that both have.
    Resume {
        /// Names the game.
        tag: [u8; 8],
    },
}

/// The reply to an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The id of the invitation.
    pub id: InvitationId,
    /// Where the guest is.
    pub guest: Endpoint,
    /// The name of the guest, as [`short_name`] makes it; may be empty.
    pub name: String,
}

/// Why a text is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// Something is missing or changed.
    Damaged,
    /// It was made by a newer version of the app.
    Newer,
}

impl Offer {
    /// How old it is, in minutes; a clock that is behind the host's makes it new.
    pub fn age_min(&self, now_ms: u64) -> u32 {
        minutes(now_ms).saturating_sub(self.made_min)
    }
}

/// Minutes since 1970.
pub(super) fn minutes(now_ms: u64) -> u32 {
    u32::try_from(now_ms / 60_000).unwrap_or(u32::MAX)
}

/// A name as it may stand in a code: without characters that are not shown, and not longer than a link allows.
pub fn short_name(name: &str) -> String {
    let mut short = String::new();
    let shown = name.chars().filter(|&c| !c.is_control() && !turns_text(c));
    for c in shown.skip_while(|c| c.is_whitespace()).take(Game::MAX_NAME) {
        if short.len() + c.len_utf8() > MAX_NAME_BYTES {
            break;
        }
        short.push(c);
    }
    short.truncate(short.trim_end().len());
    short
}

/// Whether a character changes the direction or order of what stands around it.
fn turns_text(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl Code {
    /// The code as text. Names, candidates and credentials must be within their bounds.
    pub fn encode(&self) -> String {
        let mut bytes = self.body();
        let hash = blake3::hash(&bytes);
        bytes.extend_from_slice(&hash.as_bytes()[..CHECKSUM_BYTES]);
        base64::encode(&bytes)
    }

    /// Reads what [`Self::encode`] wrote.
    pub fn decode(text: &str) -> Result<Self, CodeError> {
        let bytes = Some(text).filter(|text| text.len() <= MAX_CODE).and_then(base64::decode);
        let bytes = bytes.ok_or(CodeError::Damaged)?;
        let (body, checksum) = bytes.split_last_chunk::<CHECKSUM_BYTES>().ok_or(CodeError::Damaged)?;
        if blake3::hash(body).as_bytes()[..CHECKSUM_BYTES] != checksum[..] {
            return Err(CodeError::Damaged);
        }
        match body.first() {
            Some(&VERSION) => Self::read(body).filter(|code| code.body() == body).ok_or(CodeError::Damaged),
            Some(&version) if version > VERSION => Err(CodeError::Newer),
            _ => Err(CodeError::Damaged),
        }
    }

    fn body(&self) -> Vec<u8> {
        let (kind, id, end, name) = match self {
            Self::Offer(offer) => (0, &offer.id, &offer.host, &offer.name),
            Self::Reply(reply) => (REPLY, &reply.id, &reply.guest, &reply.name),
        };
        let (form, credentials) = pack(&end.ufrag, &end.password);
        let candidates = &end.candidates[..end.candidates.len().min(MAX_CANDIDATES)];
        let mut bytes = vec![VERSION, kind | (form << 1) | ((candidates.len() as u8) << 3)];
        bytes.extend_from_slice(id);
        bytes.extend_from_slice(&credentials);
        bytes.extend_from_slice(&end.fingerprint);
        for candidate in candidates {
            write_candidate(&mut bytes, candidate);
        }
        bytes.push(name.len() as u8);
        bytes.extend_from_slice(name.as_bytes());
        if let Self::Offer(offer) = self {
            bytes.extend_from_slice(&offer.made_min.to_be_bytes());
            write_purpose(&mut bytes, offer.purpose);
        }
        bytes
    }

    /// Reads a body of this version. What is read may still be what [`Self::body`] would not write.
    fn read(body: &[u8]) -> Option<Self> {
        let mut reader = Reader(&body[1..]);
        let flags = reader.byte()?;
        let id = reader.array()?;
        let (ufrag, password) = reader.credentials((flags >> 1) & 3)?;
        let fingerprint = reader.array()?;
        let candidates = (0..flags >> 3).map(|_| reader.candidate()).collect::<Option<Vec<_>>>()?;
        let end = Endpoint { ufrag, password, fingerprint, candidates };
        let length = reader.byte()?;
        let name = String::from_utf8(reader.take(usize::from(length))?.to_vec()).ok()?;
        if short_name(&name) != name {
            return None;
        }
        let code = if flags & REPLY != 0 {
            Self::Reply(Reply { id, guest: end, name })
        } else {
            let made_min = u32::from_be_bytes(reader.array()?);
            Self::Offer(Offer { id, host: end, name, made_min, purpose: reader.purpose()? })
        };
        Some(code).filter(|_| reader.0.is_empty())
    }
}

/// Credentials in the shortest form that gives them back.
fn pack(ufrag: &str, password: &str) -> (u8, Vec<u8>) {
    let joined = [ufrag, password].concat();
    if (ufrag.len(), password.len()) == (4, 24)
        && let Some(bytes) = base64::decode(&swap(&joined, "+/", "-_"))
    {
        return (BASE64, bytes);
    }
    if (ufrag.len(), password.len()) == (8, 32)
        && !joined.bytes().any(|byte| byte.is_ascii_uppercase())
        && let Some(bytes) = sdp::read_hex::<20>(&joined, 0)
    {
        return (HEX, bytes.to_vec());
    }
    let mut bytes = vec![ufrag.len() as u8, password.len() as u8];
    bytes.extend_from_slice(joined.as_bytes());
    (TEXT, bytes)
}

/// The text with each character of `from` as the one at the same place of `to`.
fn swap(text: &str, from: &str, to: &str) -> String {
    let pairs = || from.chars().zip(to.chars());
    text.chars().map(|c| pairs().find(|pair| pair.0 == c).map_or(c, |pair| pair.1)).collect()
}

fn write_candidate(bytes: &mut Vec<u8>, candidate: &Candidate) {
    let kind = match candidate.kind {
        Kind::Host => 0,
        Kind::Reflexive => 1,
        Kind::Relay => 2,
    };
    let (family, address) = match &candidate.address {
        Address::V4(address) => (0, &address[..]),
        Address::V6(address) => (1, &address[..]),
        Address::Mdns(uuid) => (2, &uuid[..]),
    };
    bytes.push(kind << 2 | family);
    bytes.extend_from_slice(&candidate.port.to_be_bytes());
    bytes.extend_from_slice(address);
}

/// Bits 0 and 1: to resume, or the host's color. Bit 2: there is a clock.
fn write_purpose(bytes: &mut Vec<u8>, purpose: Purpose) {
    match purpose {
        Purpose::Resume { tag } => {
            bytes.push(3);
            bytes.extend_from_slice(&tag);
        }
        Purpose::Game { host, clock } => {
            let color = match host {
                None => 0,
                Some(Color::White) => 1,
                Some(Color::Black) => 2,
            };
            bytes.push(color | if clock.is_some() { 4 } else { 0 });
            if let Some(clock) = clock {
                for part in [clock.base_ms / 60_000, clock.increment_ms / 1000] {
                    bytes.extend_from_slice(&u16::try_from(part).unwrap_or(u16::MAX).to_be_bytes());
                }
            }
        }
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn byte(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    fn number(&mut self) -> Option<u16> {
        self.array().map(u16::from_be_bytes)
    }

    fn credentials(&mut self, form: u8) -> Option<(String, String)> {
        let (joined, length) = match form {
            BASE64 => (swap(&base64::encode(self.take(21)?), "-_", "+/"), 4),
            HEX => {
                let mut text = String::new();
                self.take(20)?.iter().for_each(|&byte| sdp::push_hex(&mut text, byte, b'a'));
                (text, 8)
            }
            TEXT => {
                let (ufrag, password) = (self.byte()?, self.byte()?);
                let text = self.take(usize::from(ufrag) + usize::from(password))?;
                (String::from_utf8(text.to_vec()).ok()?, usize::from(ufrag))
            }
            _ => return None,
        };
        let (ufrag, password) = joined.split_at_checked(length)?;
        let fits = sdp::is_ufrag(ufrag) && sdp::is_password(password);
        fits.then(|| (ufrag.to_owned(), password.to_owned()))
    }

    fn candidate(&mut self) -> Option<Candidate> {
        let flags = self.byte()?;
        let kind = match flags >> 2 {
            0 => Kind::Host,
            1 => Kind::Reflexive,
            2 => Kind::Relay,
            _ => return None,
        };
        let port = self.number().filter(|&port| port > 0)?;
        let address = match flags & 3 {
            0 => Address::V4(self.array()?),
            1 => Address::V6(self.array()?),
            2 => Address::Mdns(self.array()?),
            _ => return None,
        };
        Some(Candidate { kind, address, port })
    }

    fn purpose(&mut self) -> Option<Purpose> {
        let flags = self.byte()?;
        let host = match flags & 3 {
            0 => None,
            1 => Some(Color::White),
            2 => Some(Color::Black),
            _ => return self.array().map(|tag| Purpose::Resume { tag }),
        };
        if flags & 4 == 0 {
            return Some(Purpose::Game { host, clock: None });
        }
        let clock = TimeControl::minutes(u64::from(self.number()?), u64::from(self.number()?));
        clock.is_valid().then_some(Purpose::Game { host, clock: Some(clock) })
    }
}

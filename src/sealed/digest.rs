//! Hashes for everything that both sides may know: BLAKE3, each use in a domain of its own.

use std::fmt;

use subtle::ConstantTimeEq;

/// A BLAKE3 hash of 32 bytes. Compared in constant time.
#[derive(Clone, Copy, Eq)]
pub struct Digest([u8; Self::BYTES]);

/// What a hash is of. Two domains never give the same hash, whatever they are fed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Domain {
    Seed,
    Coin,
    Start,
    Game,
    Query,
    Answer,
    Message,
    Check,
    AfterMove,
    AfterReply,
    AfterAnswer,
    Exchange,
    Saved,
}

impl Domain {
    const fn context(self) -> &'static str {
        match self {
            Self::Seed => "fog-chess sealed 1 commitment to a seed",
            Self::Coin => "fog-chess sealed 1 commitment to a coin",
            Self::Start => "fog-chess sealed 1 start position",
            Self::Game => "fog-chess sealed 1 game",
            Self::Query => "fog-chess sealed 1 query",
            Self::Answer => "fog-chess sealed 1 answer",
            Self::Message => "fog-chess sealed 1 message",
            Self::Check => "fog-chess sealed 1 checksum of a message",
            Self::AfterMove => "fog-chess sealed 1 transcript after a move",
            Self::AfterReply => "fog-chess sealed 1 transcript after a reply",
            Self::AfterAnswer => "fog-chess sealed 1 transcript after an answer",
            Self::Exchange => "fog-chess sealed 1 exchange",
            Self::Saved => "fog-chess sealed 1 saved session",
        }
    }
}

impl Digest {
    /// The length in bytes.
    pub const BYTES: usize = 32;
    /// Stands where there is no hash yet.
    pub(super) const NONE: Self = Self([0; Self::BYTES]);

    /// The hash of the parts one after the other. All but the last must have a fixed length within their domain.
    pub(super) fn of(domain: Domain, parts: &[&[u8]]) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key(domain.context());
        for part in parts {
            hasher.update(part);
        }
        Self(*hasher.finalize().as_bytes())
    }

    /// A hash as it was received.
    pub const fn from_bytes(bytes: [u8; Self::BYTES]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; Self::BYTES] {
        &self.0
    }
}

impl PartialEq for Digest {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

/// The first four bytes in hexadecimal: enough to tell two apart in a report.
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "{a:02x}{b:02x}{c:02x}{d:02x}…")
    }
}

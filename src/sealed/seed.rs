//! The one secret of a side, and everything that is derived from it.

use std::fmt;

use curve25519_dalek::Scalar;
use zeroize::{Zeroize, Zeroizing};

use super::digest::{Digest, Domain};

/// The 32 random bytes from which a side draws every random value of one game. Fresh for each game; wiped when dropped.
///
/// Whoever has it can open everything its side sent. It leaves the device once: in the reveal, when the game has ended.
pub struct Seed([u8; Self::BYTES]);

/// What a derived value is for. Values of different purposes are independent of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The secret scalar of the sender point.
    Sender = 1,
    /// The coin of the draw for colors, and what hides it.
    Coin = 2,
    /// What hides a move until the end.
    Commitment = 3,
    /// The scalars that hide the choices of a query.
    Ask = 4,
    /// Labels and rows of the garbled counter.
    Counter = 5,
}

impl Seed {
    /// The length in bytes.
    pub const BYTES: usize = 32;

    /// Takes 32 bytes of a good random source.
    pub const fn new(bytes: [u8; Self::BYTES]) -> Self {
        Self(bytes)
    }

    /// What the other side gets at the start, so that the seed can't be changed afterwards.
    pub fn commitment(&self) -> Digest {
        Digest::of(Domain::Seed, &[&self.0])
    }

    /// The bytes, for the reveal and for the saved session only.
    pub(super) const fn expose(&self) -> &[u8; Self::BYTES] {
        &self.0
    }

    /// A second owner of the secret, to audit with.
    pub(super) const fn duplicate(&self) -> Self {
        Self(self.0)
    }

    /// 32 secret bytes for a purpose at a place of the transcript.
    pub(super) fn bytes(&self, purpose: Purpose, place: &Digest, detail: u16) -> Zeroizing<[u8; 32]> {
        let mut bytes = Zeroizing::new([0; 32]);
        self.stream(purpose, place, detail).fill(bytes.as_mut());
        bytes
    }

    /// Secret bytes without end for a purpose at a place of the transcript.
    pub(super) fn stream(&self, purpose: Purpose, place: &Digest, detail: u16) -> Stream {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(&[purpose as u8]).update(place.as_bytes()).update(&detail.to_le_bytes());
        let stream = Stream(hasher.finalize_xof());
        hasher.zeroize();
        stream
    }
}

impl Drop for Seed {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// Secret bytes, one after the other. Wiped when dropped.
pub(super) struct Stream(blake3::OutputReader);

impl Stream {
    pub fn fill(&mut self, bytes: &mut [u8]) {
        self.0.fill(bytes);
    }

    /// A scalar without bias.
    pub fn scalar(&mut self) -> Scalar {
        let mut wide = Zeroizing::new([0; 64]);
        self.fill(wide.as_mut());
        Scalar::from_bytes_mod_order_wide(&wide)
    }

    /// A number below `end`; the bias is below `end` / 2^64.
    pub fn below(&mut self, end: u64) -> u64 {
        let mut bytes = [0; 8];
        self.fill(&mut bytes);
        u64::from_le_bytes(bytes) % end
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

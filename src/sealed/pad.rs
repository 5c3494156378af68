//! One-time pads of one exchange.

use subtle::{Choice, ConditionallySelectable};
use zeroize::{Zeroize, Zeroizing};

use super::digest::{Digest, Domain};
use crate::rules::Color;

/// A secret of 128 bits: who has it can open what is sealed under it.
#[derive(Clone, Copy, Default)]
pub(super) struct Label(pub [u8; Self::BYTES]);

impl Label {
    pub const BYTES: usize = 16;

    /// Seals with this label alone.
    pub fn alone(self) -> Secret {
        self.and(Self::default())
    }

    /// Seals so that both labels are needed.
    pub fn and(self, other: Self) -> Secret {
        let mut secret = Secret::default();
        secret[..Self::BYTES].copy_from_slice(&self.0);
        secret[Self::BYTES..].copy_from_slice(&other.0);
        secret
    }

    /// The label, or zeros.
    pub fn only_if(self, condition: bool) -> Self {
        let choice = Choice::from(u8::from(condition));
        Self(self.0.map(|byte| u8::conditional_select(&0, &byte, choice)))
    }

    /// The first sixteen bytes; zeros where there are fewer.
    pub fn from_slice(bytes: &[u8]) -> Self {
        let mut label = Self::default();
        label.0.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        label
    }
}

/// What a pad is made of: two labels, or the encoding of a point. Wiped when dropped.
pub(super) type Secret = Zeroizing<[u8; SECRET_BYTES]>;

const SECRET_BYTES: usize = 2 * Label::BYTES;

/// Labels by place and option. Wiped when dropped.
pub(super) struct Labels(Vec<[Label; Self::OPTIONS]>);

impl Labels {
    /// The most options a transfer has: the seven kinds of a square.
    pub const OPTIONS: usize = 7;

    pub fn new(labels: Vec<[Label; Self::OPTIONS]>) -> Self {
        Self(labels)
    }

    /// The label of an option; zeros where there is none.
    pub fn get(&self, place: usize, option: usize) -> Label {
        self.0.get(place).and_then(|options| options.get(option)).copied().unwrap_or_default()
    }
}

impl Zeroize for Label {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

impl Drop for Labels {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

/// What is sealed under a pad. No two pads of an exchange share tag and index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tag {
    /// Makes a label of the point of a transfer; the index is place and option.
    Transfer = 1,
    /// Makes the key of a ray from the label of a line piece.
    Ray = 2,
    Queen = 3,
    Knight = 4,
    King = 5,
    Pawn = 6,
    DoubleStep = 7,
    /// A square as seen along a line.
    Cell = 8,
    Counter = 9,
    Fifty = 10,
}

/// One query and its answer, at one place of one game. Public: it only keeps the pads of exchanges apart.
pub(super) struct Exchange([u8; 32]);

impl Exchange {
    /// `chain` is the transcript up to and with the query.
    pub fn new(game: &Digest, asker: Color, chain: &Digest) -> Self {
        Self(*Digest::of(Domain::Exchange, &[game.as_bytes(), &[asker as u8], chain.as_bytes()]).as_bytes())
    }

    /// 32 bytes that only who has the secret can compute.
    fn pad(&self, tag: Tag, index: usize, secret: &Secret) -> Secret {
        // Short enough for one block of the hash.
        let mut input = Zeroizing::new([0; 3 + SECRET_BYTES]);
        input[..3].copy_from_slice(&[tag as u8, index as u8, (index >> 8) as u8]);
        input[3..].copy_from_slice(secret.as_ref());
        let mut hash = blake3::keyed_hash(&self.0, input.as_ref());
        let pad = Zeroizing::new(*hash.as_bytes());
        hash.zeroize();
        pad
    }

    /// A label made of a secret.
    pub fn label(&self, tag: Tag, index: usize, secret: &Secret) -> Label {
        Label::from_slice(self.pad(tag, index, secret).as_ref())
    }

    /// Seals or opens at most 32 bytes in place.
    pub fn apply(&self, tag: Tag, index: usize, secret: &Secret, bytes: &mut [u8]) {
        let pad = self.pad(tag, index, secret);
        bytes.iter_mut().zip(pad.iter()).for_each(|(byte, mask)| *byte ^= mask);
    }
}

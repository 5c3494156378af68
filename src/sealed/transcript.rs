//! What is kept of the messages of a ply, and the hash that binds each to all before it.

use super::Fault;
use super::digest::{Digest, Domain};
use super::ot::Point;
use super::wire::{Reader, Writer};
use crate::rules::Square;

/// The three messages of a ply: move, reply and answer, with hashes for their long parts. The last ply may lack some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// What binds the move.
    pub commitment: Digest,
    /// Where a piece was taken.
    pub capture: Option<Square>,
    /// What the mover had left on its clock; 0 without clocks.
    pub left_ms: u64,
    /// The hash of the mover's query.
    pub query: Digest,
    /// The reply.
    pub reply: Option<ReplyRecord>,
    /// The hash of the mover's answer.
    pub answer: Option<Digest>,
}

/// The second message of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyRecord {
    /// The hash of its answer.
    pub answer: Digest,
    /// The hash of its query.
    pub query: Digest,
}

/// The hash of a query.
pub fn query_digest(points: &[Point]) -> Digest {
    Digest::of(Domain::Query, &[points.as_flattened()])
}

/// The hash of an answer.
pub fn answer_digest(answer: &[u8]) -> Digest {
    Digest::of(Domain::Answer, &[answer])
}

impl Record {
    /// The transcript after the move.
    pub fn after_move(&self, chain: &Digest) -> Digest {
        let capture = [self.capture.map_or(64, |square| square.index() as u8)];
        let parts: [&[u8]; 5] = [
            chain.as_bytes(),
            self.commitment.as_bytes(),
            &capture,
            &self.left_ms.to_le_bytes(),
            self.query.as_bytes(),
        ];
        Digest::of(Domain::AfterMove, &parts)
    }

    pub(super) fn write(&self, out: &mut Writer) {
        out.bytes(self.commitment.as_bytes());
        out.square(self.capture);
        out.u64(self.left_ms);
        out.bytes(self.query.as_bytes());
        out.option(self.reply, |out, reply| reply.write(out));
        out.option(self.answer, |out, answer| out.bytes(answer.as_bytes()));
    }

    pub(super) fn read(from: &mut Reader<'_>) -> Result<Self, Fault> {
        Ok(Self {
            commitment: from.digest()?,
            capture: from.square()?,
            left_ms: from.u64()?,
            query: from.digest()?,
            reply: from.option(ReplyRecord::read)?,
            answer: from.option(Reader::digest)?,
        })
    }
}

impl ReplyRecord {
    pub(super) fn write(&self, out: &mut Writer) {
        out.bytes(self.answer.as_bytes());
        out.bytes(self.query.as_bytes());
    }

    pub(super) fn read(from: &mut Reader<'_>) -> Result<Self, Fault> {
        Ok(Self { answer: from.digest()?, query: from.digest()? })
    }

    /// The transcript after the reply.
    pub fn after(&self, chain: &Digest) -> Digest {
        Digest::of(Domain::AfterReply, &[chain.as_bytes(), self.answer.as_bytes(), self.query.as_bytes()])
    }
}

/// The transcript after the answer that ends a ply.
pub fn after_answer(chain: &Digest, answer: &Digest) -> Digest {
    Digest::of(Domain::AfterAnswer, &[chain.as_bytes(), answer.as_bytes()])
}

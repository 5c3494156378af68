//! Oblivious transfer: the asker gets one of several labels, and the answerer does not learn which.
//!
//! Source: Tung Chou and Claudio Orlandi, "The Simplest Protocol for Oblivious Transfer" (2015), over ristretto255. The sender
//! point is `S = y·G`. For option `t` of place `i` the asker sends `R = 2(b·G + t·S)`, which is a uniform point whatever `t` is.
//! The label of option `t` is a hash of `4y·(b·G + t·S) - 4t·y·S`: for the option asked that is `4b·S`, which the asker knows; for
//! another it is off by a multiple of `4y·S`, and to find that from `S` alone is to solve the square Diffie-Hellman problem.
//!
//! All points are sent or hashed as the double of what was computed, since doubles can be encoded many at a time with a single
//! field inversion. In a group of prime order doubling changes nothing else.
//!
//! Sizes: 32 bytes a place. Forbidden: a second query with the same scalars (they are bound to the transcript and to the move), and
//! a second answer to another query at the same place of a game.

use curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT;
use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoBasepointTable};
use curve25519_dalek::traits::{Identity, IsIdentity};
use curve25519_dalek::{RistrettoPoint, Scalar};
use subtle::{ConditionallySelectable, ConstantTimeEq};
use zeroize::{Zeroize, Zeroizing};

use super::digest::Digest;
use super::fault::Fault;
use super::pad::{Exchange, Label, Labels, Tag};
use super::seed::{Purpose, Seed, Stream};

/// An encoded point.
pub type Point = [u8; POINT_BYTES];

/// The length of an encoded point.
pub(super) const POINT_BYTES: usize = 32;

/// The answering side: the secret scalar behind its sender point.
pub struct Sender {
    scalar: Scalar,
    /// `2t·y·S` for each option `t`.
    shifts: [RistrettoPoint; Labels::OPTIONS],
    point: Point,
}

impl Sender {
    /// Derives the scalar from the seed.
    pub fn new(seed: &Seed) -> Self {
        let scalar = seed.stream(Purpose::Sender, &Digest::NONE, 0).scalar();
        let point = RISTRETTO_BASEPOINT_POINT * scalar;
        Self { scalar, shifts: multiples(point * (scalar + scalar)), point: point.compress().to_bytes() }
    }

    /// The sender point, for the other side.
    pub fn point(&self) -> Point {
        self.point
    }

    /// The labels of all options of all places.
    pub(super) fn labels(&self, x: &Exchange, query: &Query, arity: impl Fn(usize) -> usize) -> Labels {
        let arity = |place| usize::min(arity(place), Labels::OPTIONS);
        let mut shared = Zeroizing::new(Vec::with_capacity(Labels::OPTIONS * query.0.len()));
        for (place, point) in query.0.iter().enumerate() {
            let common = point * self.scalar;
            shared.extend(self.shifts.iter().take(arity(place)).map(|shift| common - shift));
        }
        let encoded = Zeroizing::new(RistrettoPoint::double_and_compress_batch(shared.iter()));
        let mut encoded = encoded.iter();
        let mut place_labels = |place| {
            let mut labels = [Label::default(); Labels::OPTIONS];
            for (option, label) in labels.iter_mut().enumerate().take(arity(place)) {
                *label = encoded.next().map_or_else(Label::default, |point| transfer(x, place, option, point));
            }
            labels
        };
        Labels::new((0..query.0.len()).map(&mut place_labels).collect())
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        self.scalar.zeroize();
        self.shifts.zeroize();
    }
}

/// The points of a query, decoded.
pub struct Query(Vec<RistrettoPoint>);

impl Query {
    /// # Errors
    /// [`Fault::Point`] with the place of the first bytes that are no point.
    pub fn decode(points: &[Point]) -> Result<Self, Fault> {
        let decode = |(place, point): (usize, &Point)| {
            CompressedRistretto(*point).decompress().ok_or(Fault::Point { place: place as u16 })
        };
        points.iter().enumerate().map(decode).collect::<Result<_, _>>().map(Self)
    }
}

/// The asking side: tables for the two points that all its queries are made of.
pub(super) struct Asker {
    // 30 KiB each: too much to be moved about on the stack.
    generator: Box<RistrettoBasepointTable>,
    sender: Box<RistrettoBasepointTable>,
    /// `t·S` for each option `t`.
    shifts: [RistrettoPoint; Labels::OPTIONS],
}

impl Asker {
    /// Takes the other side's sender point.
    ///
    /// # Errors
    /// [`Fault::Sender`] if it is no point, or the neutral one.
    pub fn new(sender: &Point) -> Result<Self, Fault> {
        let sender = CompressedRistretto(*sender).decompress().ok_or(Fault::Sender)?;
        if sender.is_identity() {
            return Err(Fault::Sender);
        }
        let table = |point| Box::new(RistrettoBasepointTable::create(point));
        Ok(Self { generator: table(&RISTRETTO_BASEPOINT_POINT), sender: table(&sender), shifts: multiples(sender) })
    }

    /// Points that hide the options chosen, one for each place. `scalars` must be fresh.
    pub fn ask(&self, mut scalars: Stream, options: &[u8]) -> Vec<Point> {
        let hide = |option: &u8| &*self.generator * &*Zeroizing::new(scalars.scalar()) + self.shift(*option);
        let points = Zeroizing::new(options.iter().map(hide).collect::<Vec<_>>());
        RistrettoPoint::double_and_compress_batch(points.iter()).iter().map(|point| point.to_bytes()).collect()
    }

    /// The labels of the options chosen, from the scalars that the query was made with.
    pub fn labels(&self, x: &Exchange, mut scalars: Stream, options: &[u8]) -> Zeroizing<Vec<Label>> {
        let share = |_: &u8| {
            let scalar = Zeroizing::new(scalars.scalar());
            &*self.sender * &*Zeroizing::new(*scalar + *scalar)
        };
        let points = Zeroizing::new(options.iter().map(share).collect::<Vec<_>>());
        let encoded = Zeroizing::new(RistrettoPoint::double_and_compress_batch(points.iter()));
        let label = |(place, (option, point)): (usize, (&u8, &CompressedRistretto))| {
            transfer(x, place, usize::from(*option), point)
        };
        Zeroizing::new(options.iter().zip(encoded.iter()).enumerate().map(label).collect())
    }

    /// `t·S`, without a memory access that depends on `t`.
    fn shift(&self, option: u8) -> RistrettoPoint {
        let mut chosen = RistrettoPoint::identity();
        for (index, shift) in (0u8..).zip(&self.shifts) {
            chosen.conditional_assign(shift, index.ct_eq(&option));
        }
        chosen
    }
}

/// Whether bytes are a point that can be a sender point.
pub(super) fn is_sender(point: &Point) -> bool {
    CompressedRistretto(*point).decompress().is_some_and(|point| !point.is_identity())
}

/// 0, 1, 2 … times a point.
fn multiples(point: RistrettoPoint) -> [RistrettoPoint; Labels::OPTIONS] {
    let mut next = RistrettoPoint::identity();
    std::array::from_fn(|_| {
        let multiple = next;
        next += point;
        multiple
    })
}

fn transfer(x: &Exchange, place: usize, option: usize, point: &CompressedRistretto) -> Label {
    x.label(Tag::Transfer, place * Labels::OPTIONS + option, &Zeroizing::new(point.to_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;

    fn stream(number: u8) -> Stream {
        Seed::new([number; 32]).stream(Purpose::Ask, &Digest::NONE, 0)
    }

    #[test]
    fn the_asker_gets_the_label_of_its_option_and_of_no_other() {
        let sender = Sender::new(&Seed::new([1; 32]));
        let asker = Asker::new(&sender.point()).expect("a sender point");
        let x = Exchange::new(&Digest::NONE, Color::White, &Digest::NONE);
        let options: Vec<u8> = (0..21).map(|place| place % 7).collect();
        let query = Query::decode(&asker.ask(stream(2), &options)).expect("points");
        let all = sender.labels(&x, &query, |_| Labels::OPTIONS);
        let got = asker.labels(&x, stream(2), &options);
        for (place, option) in options.iter().enumerate() {
            let same: Vec<usize> = (0..7).filter(|&other| all.get(place, other).0 == got[place].0).collect();
            assert_eq!(same, [usize::from(*option)]);
        }
    }

    /// Whatever is chosen, the points are those of another choice with other scalars: nothing in them can tell.
    #[test]
    fn a_point_fits_every_option() {
        let secret = Scalar::from(5_u64);
        let sender = RISTRETTO_BASEPOINT_POINT * secret;
        let shown = RISTRETTO_BASEPOINT_POINT * Scalar::from(100_u64) + sender * Scalar::from(3_u64);
        for option in 0..7_u64 {
            let scalar = Scalar::from(100_u64 + 15) - secret * Scalar::from(option);
            assert_eq!(RISTRETTO_BASEPOINT_POINT * scalar + sender * Scalar::from(option), shown);
        }
    }
}

//! The garbled board: a table of sealed entries that the asker can open along exactly the lines its pieces see.
//!
//! The asker has one label for each square: that of the kind it has there. PROTOCOL.md has the table of entries.
//!
//! The ray key of a square and a direction is made of its rook or its bishop label. A cell needs the empty label, so the asker can't
//! follow a line through its own pieces; the next key is missing behind a piece of the answerer. No length and no place depends on
//! the position.

use zeroize::{Zeroize, Zeroizing};

use super::fault::Fault;
use super::half::{Half, Kind, NONE, kind, role};
use super::pad::{Exchange, Label, Labels, Secret, Tag};
use crate::rules::{Bitboard, Cell, Color, Role, Square, View};

/// One sealed entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Queen(Square),
    Knight(Square),
    King(Square),
    Pawn(Square),
    DoubleStep(Square),
    Cell(Square, Direction),
}

/// Rook's directions are 0 to 3, bishop's 4 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Direction(usize);

type Steps = [(i8, i8); 8];

const LINES: Steps = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
const LEAPS: Steps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

const ROOK: usize = kind(Role::Rook) as usize;
const BISHOP: usize = kind(Role::Bishop) as usize;

/// What the two bytes of a pawn hold beside the kinds.
const AHEAD_TAKEN: u8 = 1;
const PASSED: [u8; 2] = [2, 4];

impl Direction {
    fn all(role: Role) -> impl Iterator<Item = Self> {
        let range = match role {
            Role::Rook => 0..4,
            Role::Bishop => 4..8,
            Role::Queen => 0..8,
            _ => 0..0,
        };
        range.map(Self)
    }

    fn next(self, square: Square) -> Option<Square> {
        let (files, ranks) = LINES[self.0 % 8];
        square.offset(files, ranks)
    }

    fn behind(self, square: Square) -> Option<Square> {
        let (files, ranks) = LINES[self.0 % 8];
        square.offset(-files, -ranks)
    }

    /// Which label of a square makes its ray key: the rook's or the bishop's.
    fn option(self) -> usize {
        if self.0 < 4 { ROOK } else { BISHOP }
    }

    fn index(self, square: Square) -> usize {
        8 * square.index() + self.0
    }
}

fn targets(from: Square, steps: Steps) -> impl Iterator<Item = Square> {
    steps.into_iter().filter_map(move |(files, ranks)| from.offset(files, ranks))
}

/// The squares left and right ahead of a pawn.
fn capture_squares(from: Square, color: Color) -> [Option<Square>; 2] {
    [-1, 1].map(|file| from.offset(file, color.forward()))
}

impl Part {
    /// All entries for an asker, in their order.
    fn all(asker: Color) -> impl Iterator<Item = Self> {
        let pieces = Square::all().flat_map(|square| [Self::Queen(square), Self::Knight(square), Self::King(square)]);
        let pawns = Square::all().filter(|square| (1..=6).contains(&square.rank())).map(Self::Pawn);
        let start = asker.relative_rank(1);
        let double_steps = Square::all().filter(move |square| square.rank() == start).map(Self::DoubleStep);
        let cells = Square::all().flat_map(|square| {
            let seen_along = move |direction: &Direction| direction.behind(square).is_some();
            Direction::all(Role::Queen).filter(seen_along).map(move |direction| Self::Cell(square, direction))
        });
        pieces.chain(pawns).chain(double_steps).chain(cells)
    }

    fn bytes(self) -> usize {
        match self {
            Self::Queen(_) => 2 * Label::BYTES,
            Self::Knight(square) => targets(square, LEAPS).count().div_ceil(2),
            Self::King(square) => targets(square, LINES).count().div_ceil(2),
            Self::Pawn(_) => 2,
            Self::DoubleStep(_) => 1,
            Self::Cell(..) => Label::BYTES + 1,
        }
    }

    /// A number below [`SLOTS`] that no other entry has.
    fn slot(self) -> usize {
        match self {
            Self::Queen(square) => square.index(),
            Self::Knight(square) => 64 + square.index(),
            Self::King(square) => 128 + square.index(),
            Self::Pawn(square) => 192 + square.index(),
            Self::DoubleStep(square) => 256 + square.index(),
            Self::Cell(square, direction) => 320 + direction.index(square),
        }
    }

    fn tag(self) -> Tag {
        match self {
            Self::Queen(_) => Tag::Queen,
            Self::Knight(_) => Tag::Knight,
            Self::King(_) => Tag::King,
            Self::Pawn(_) => Tag::Pawn,
            Self::DoubleStep(_) => Tag::DoubleStep,
            Self::Cell(..) => Tag::Cell,
        }
    }

    fn index(self) -> usize {
        match self {
            Self::Queen(square)
            | Self::Knight(square)
            | Self::King(square)
            | Self::Pawn(square)
            | Self::DoubleStep(square) => square.index(),
            Self::Cell(square, direction) => direction.index(square),
        }
    }
}

const SLOTS: usize = 320 + 8 * 64;

/// Where each entry begins, by slot.
fn offsets(asker: Color) -> Vec<usize> {
    let (mut offsets, mut next) = (vec![usize::MAX; SLOTS], 0);
    for part in Part::all(asker) {
        offsets[part.slot()] = next;
        next += part.bytes();
    }
    offsets
}

/// The length of a garbled board for either asker.
pub(super) const BYTES: usize = 9_688;

fn ray_key(x: &Exchange, square: Square, direction: Direction, line: Label) -> Label {
    x.label(Tag::Ray, direction.index(square), &line.alone())
}

/// Seals what the asker may open of `half`.
pub(super) fn seal(x: &Exchange, labels: &Labels, half: &Half, into: &mut Vec<u8>) {
    let board = Sealer { x, labels, half, rays: Rays::new(x, labels) };
    Part::all(!half.color).for_each(|part| board.seal(part, into));
}

/// The keys of all rays, by square and direction.
struct Rays(Zeroizing<Vec<Label>>);

impl Rays {
    fn new(x: &Exchange, labels: &Labels) -> Self {
        let key = |square: Square, direction: Direction| {
            ray_key(x, square, direction, labels.get(square.index(), direction.option()))
        };
        let keys = Square::all().flat_map(|square| Direction::all(Role::Queen).map(move |d| key(square, d)));
        Self(Zeroizing::new(keys.collect()))
    }

    fn get(&self, square: Option<Square>, direction: Direction) -> Label {
        square.and_then(|square| self.0.get(direction.index(square))).copied().unwrap_or_default()
    }
}

/// The answerer's part.
struct Sealer<'a> {
    x: &'a Exchange,
    labels: &'a Labels,
    half: &'a Half,
    rays: Rays,
}

impl Sealer<'_> {
    fn seal(&self, part: Part, into: &mut Vec<u8>) {
        let mut entry = self.content(part);
        let entry = &mut entry[..part.bytes()];
        self.x.apply(part.tag(), part.index(), &self.secret(part), entry);
        into.extend_from_slice(entry);
    }

    fn label(&self, square: Square, role: Role) -> Label {
        self.labels.get(square.index(), kind(role).into())
    }

    fn empty_label(&self, square: Option<Square>) -> Label {
        square.map_or_else(Label::default, |square| self.labels.get(square.index(), NONE.into()))
    }

    fn secret(&self, part: Part) -> Secret {
        match part {
            Part::Queen(square) => self.label(square, Role::Queen).alone(),
            Part::Knight(square) => self.label(square, Role::Knight).alone(),
            Part::King(square) => self.label(square, Role::King).alone(),
            Part::Pawn(square) => self.label(square, Role::Pawn).alone(),
            Part::DoubleStep(square) => {
                self.label(square, Role::Pawn).and(self.empty_label(ahead(square, !self.half.color)))
            }
            Part::Cell(square, direction) => {
                self.rays.get(direction.behind(square), direction).and(self.empty_label(Some(square)))
            }
        }
    }

    fn content(&self, part: Part) -> Secret {
        match part {
            Part::Queen(square) => self.label(square, Role::Rook).and(self.label(square, Role::Bishop)),
            Part::Knight(square) => self.kinds(targets(square, LEAPS)),
            Part::King(square) => self.kinds(targets(square, LINES)),
            Part::Pawn(square) => self.pawn(square),
            Part::DoubleStep(square) => self.double_step(square),
            Part::Cell(square, direction) => self.cell(square, direction),
        }
    }

    /// Two kinds a byte, the first in the low half.
    fn kinds(&self, squares: impl Iterator<Item = Square>) -> Secret {
        let mut entry = Secret::default();
        for (index, square) in squares.enumerate() {
            entry[index / 2] |= self.half.kind_at(square) << (4 * (index % 2));
        }
        entry
    }

    fn pawn(&self, from: Square) -> Secret {
        let asker = !self.half.color;
        let mut entry = Secret::default();
        for (index, square) in capture_squares(from, asker).into_iter().enumerate() {
            entry[0] |= square.map_or(NONE, |square| self.half.kind_at(square)) << (4 * index);
            let passed = square.is_some() && square == self.half.passed;
            entry[1] |= PASSED[index] * u8::from(passed);
        }
        entry[1] |= AHEAD_TAKEN * u8::from(!self.is_free(ahead(from, asker)));
        entry
    }

    fn double_step(&self, from: Square) -> Secret {
        let near = ahead(from, !self.half.color);
        let far = near.and_then(|near| ahead(near, !self.half.color));
        let mut entry = Secret::default();
        entry[0] = u8::from(self.is_free(near) & self.is_free(far));
        entry
    }

    fn cell(&self, square: Square, direction: Direction) -> Secret {
        let next = direction.next(square);
        let goes_on = next.is_some() & self.is_free(Some(square));
        let mut entry = self.rays.get(Some(square), direction).only_if(goes_on).alone();
        entry[Label::BYTES] = self.half.kind_at(square);
        entry
    }

    fn is_free(&self, square: Option<Square>) -> bool {
        square.is_some_and(|square| self.half.kind_at(square) == NONE)
    }
}

/// What a side learned of the other's half.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sight {
    /// The squares seen. The own ones need not be among them.
    pub visible: Bitboard,
    /// The other side's pieces on them.
    pub seen: [Bitboard; 6],
    /// Where an own pawn can take en passant.
    pub ep_square: Option<Square>,
}

impl Sight {
    /// What a view shows of the other side.
    pub fn of(view: &View) -> Self {
        let mut sight = Self { ep_square: view.ep_square(), ..Self::default() };
        for square in Square::all() {
            match view.get(square) {
                Cell::Empty => sight.visible |= square.into(),
                Cell::Seen(role) => {
                    sight.visible |= square.into();
                    sight.seen[role as usize] |= square.into();
                }
                Cell::Fogged | Cell::Own(_) => {}
            }
        }
        sight
    }
}

/// Opens what `half` may see. `labels` are those of the kinds it asked with, by square; `to_move` tells whether it is its turn, since
/// only then there is an en passant capture.
///
/// # Errors
/// [`Fault::Content`], [`Fault::Contradiction`] or [`Fault::Pieces`] when no position could have given this answer.
pub(super) fn open(x: &Exchange, labels: &[Label], half: &Half, to_move: bool, answer: &[u8]) -> Result<Sight, Fault> {
    let offsets = offsets(half.color);
    let mut opener = Opener { x, labels, half, answer, offsets, to_move, found: Found::new(half) };
    for role in Role::ALL {
        half.roles[role as usize].into_iter().try_for_each(|from| opener.open_piece(role, from))?;
    }
    opener.found.finish()
}

/// The asker's part.
struct Opener<'a> {
    x: &'a Exchange,
    labels: &'a [Label],
    half: &'a Half,
    answer: &'a [u8],
    offsets: Vec<usize>,
    to_move: bool,
    found: Found,
}

impl Opener<'_> {
    fn open_piece(&mut self, role: Role, from: Square) -> Result<(), Fault> {
        let label = self.label(from);
        match role {
            Role::Pawn => self.open_pawn(from, label),
            Role::Knight => self.open_kinds(Part::Knight(from), label, targets(from, LEAPS)),
            Role::King => self.open_kinds(Part::King(from), label, targets(from, LINES)),
            Role::Rook | Role::Bishop => self.follow_all(from, role, label),
            Role::Queen => {
                let lines = self.entry(Part::Queen(from), &label.alone())?;
                let (rook, bishop) = lines.split_at(Label::BYTES);
                self.follow_all(from, Role::Rook, Label::from_slice(rook))?;
                self.follow_all(from, Role::Bishop, Label::from_slice(bishop))
            }
        }
    }

    fn label(&self, square: Square) -> Label {
        self.labels.get(square.index()).copied().unwrap_or_default()
    }

    /// Opens one entry.
    fn entry(&self, part: Part, secret: &Secret) -> Result<Secret, Fault> {
        let from = self.answer.get(self.offsets[part.slot()]..);
        let sealed = from.and_then(|from| from.get(..part.bytes())).ok_or(Fault::Length)?;
        let mut entry = Secret::default();
        entry[..sealed.len()].copy_from_slice(sealed);
        self.x.apply(part.tag(), part.index(), secret, &mut entry[..sealed.len()]);
        Ok(entry)
    }

    fn open_kinds(&mut self, part: Part, label: Label, squares: impl Iterator<Item = Square>) -> Result<(), Fault> {
        let entry = self.entry(part, &label.alone())?;
        for (index, square) in squares.enumerate() {
            let kind = entry[index / 2] >> (4 * (index % 2)) & 15;
            self.found.see(square, kind)?;
        }
        Ok(())
    }

    fn follow_all(&mut self, from: Square, role: Role, line: Label) -> Result<(), Fault> {
        for direction in Direction::all(role) {
            self.follow(from, direction, ray_key(self.x, from, direction, line))?;
        }
        Ok(())
    }

    fn follow(&mut self, from: Square, direction: Direction, key: Label) -> Result<(), Fault> {
        let (mut key, mut at) = (key, direction.next(from));
        while let Some(square) = at.filter(|square| !self.found.own.contains(*square)) {
            let cell = self.entry(Part::Cell(square, direction), &key.and(self.label(square)))?;
            self.found.see(square, cell[Label::BYTES])?;
            key = Label::from_slice(cell.as_ref());
            at = direction.next(square).filter(|_| cell[Label::BYTES] == NONE);
        }
        key.zeroize();
        Ok(())
    }

    fn open_pawn(&mut self, from: Square, label: Label) -> Result<(), Fault> {
        let entry = self.entry(Part::Pawn(from), &label.alone())?;
        if entry[1] > (AHEAD_TAKEN | PASSED[0] | PASSED[1]) {
            return Err(Fault::Content);
        }
        for (index, square) in capture_squares(from, self.half.color).into_iter().enumerate() {
            let kind = entry[0] >> (4 * index) & 15;
            let Some(square) = square else { continue };
            self.found.attack(square, kind)?;
            if entry[1] & PASSED[index] != 0 {
                self.take_en_passant(square, kind)?;
            }
        }
        match ahead(from, self.half.color) {
            Some(near) if entry[1] & AHEAD_TAKEN != 0 => self.found.block(near),
            Some(near) => self.open_advance(from, near, label),
            None => Ok(()),
        }
    }

    fn open_advance(&mut self, from: Square, near: Square, label: Label) -> Result<(), Fault> {
        self.found.see(near, NONE)?;
        let starts = from.rank() == self.half.color.relative_rank(1);
        let Some(far) = ahead(near, self.half.color).filter(|_| starts && !self.found.own.contains(near)) else {
            return Ok(());
        };
        let entry = self.entry(Part::DoubleStep(from), &label.and(self.label(near)))?;
        match entry[0] {
            0 => self.found.block(far),
            1 => self.found.see(far, NONE),
            _ => Err(Fault::Content),
        }
    }

    fn take_en_passant(&mut self, target: Square, kind: Kind) -> Result<(), Fault> {
        let fits = self.to_move && kind == NONE && target.rank() == self.half.color.relative_rank(5);
        let pawn = ahead(target, !self.half.color).filter(|_| fits).ok_or(Fault::Contradiction { square: target })?;
        if self.found.ep_square.is_some_and(|known| known != target) || self.found.own.contains(target) {
            return Err(Fault::Contradiction { square: target });
        }
        self.found.ep_square = Some(target);
        self.found.see(target, NONE)?;
        self.found.see(pawn, self::kind(Role::Pawn))
    }
}

/// The square ahead of a pawn.
fn ahead(square: Square, color: Color) -> Option<Square> {
    square.offset(0, color.forward())
}

/// What was found so far.
struct Found {
    own: Bitboard,
    kinds: [Option<Kind>; 64],
    visible: Bitboard,
    blocked: Bitboard,
    ep_square: Option<Square>,
}

impl Found {
    fn new(half: &Half) -> Self {
        Self {
            own: half.pieces(),
            kinds: [None; 64],
            visible: Bitboard::EMPTY,
            blocked: Bitboard::EMPTY,
            ep_square: None,
        }
    }

    /// A square that a piece reaches.
    fn see(&mut self, square: Square, kind: Kind) -> Result<(), Fault> {
        self.learn(square, kind)?;
        self.visible |= Bitboard::from(square) & !self.own;
        Ok(())
    }

    /// A square where a pawn takes: it is seen only if there is something to take.
    fn attack(&mut self, square: Square, kind: Kind) -> Result<(), Fault> {
        if kind == NONE { self.learn(square, kind) } else { self.see(square, kind) }
    }

    /// A square in front of a pawn that the other side holds: nothing of it is seen.
    fn block(&mut self, square: Square) -> Result<(), Fault> {
        if self.own.contains(square) {
            return Err(Fault::Contradiction { square });
        }
        self.blocked |= square.into();
        Ok(())
    }

    fn learn(&mut self, square: Square, kind: Kind) -> Result<(), Fault> {
        role(kind)?;
        let known = if self.own.contains(square) { Some(NONE) } else { self.kinds[square.index()] };
        if known.is_some_and(|known| known != kind) {
            return Err(Fault::Contradiction { square });
        }
        self.kinds[square.index()] = Some(kind);
        Ok(())
    }

    fn finish(self) -> Result<Sight, Fault> {
        let mut seen = [Bitboard::EMPTY; 6];
        for square in Square::all() {
            let kind = self.kinds[square.index()];
            if kind == Some(NONE) && self.blocked.contains(square) {
                return Err(Fault::Contradiction { square });
            }
            if let Some(role) = role(kind.unwrap_or(NONE))? {
                seen[role as usize] |= square.into();
            }
        }
        let count = seen.iter().map(|squares| squares.len()).sum::<usize>();
        let edge = Bitboard::rank(0) | Bitboard::rank(7);
        if count > 16 || seen[Role::King as usize].len() > 1 || !(seen[Role::Pawn as usize] & edge).is_empty() {
            return Err(Fault::Pieces);
        }
        Ok(Sight { visible: self.visible, seen, ep_square: self.ep_square })
    }
}

//! Draws that neither side could find alone: one garbled counter for the threefold repetition, one transfer for the fifty moves.
//!
//! A position occurred before if *both* halves were the same. For each earlier ply that can count, either side knows whether its own
//! half was. The asker puts these bits into its query, two a transfer, so that it gets the label of one of four options. The
//! answerer garbles a counter with the states 0, 1, and 2 or more, one step for two earlier plies: a row for each state and option
//! holds the label of the state that follows, sealed under the label of the state and that of the option.
//!
//! The rows of a step are in a random order, and the label of a state points to its row in the next step (point-and-permute), so
//! the asker does not learn the count on its way. The last step has no labels, only the bit "two or more".
//!
//! Fifty moves: the asker's option is whether it made no pawn move for a hundred plies; only then it can open the answerer's bit
//! about the same, and the bit is the result.

use zeroize::{Zeroize, Zeroizing};

use super::fault::Fault;
use super::pad::{Exchange, Label, Labels, Tag};
use super::seed::Stream;

/// Which draws are to be looked for at a ply. Public: it follows from the plies since the last capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    /// Steps of the counter, each of two earlier plies. 0 when three times can't have been reached yet.
    pub steps: usize,
    /// Whether a hundred plies have gone by without a capture.
    pub fifty: bool,
}

/// The result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Draws {
    pub threefold: bool,
    pub fifty: bool,
}

/// One side's own bits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    /// Whether the own half was the same, by earlier ply.
    pub same: Vec<bool>,
    /// Whether this side made no pawn move for a hundred plies.
    pub quiet: bool,
}

/// Places of a query before those of the draws.
pub(super) const SQUARES: usize = 64;

/// Two bits of the asker.
const OPTIONS: usize = 4;
const STATES: usize = 3;
/// A label and where it points to.
const ROW: usize = Label::BYTES + 1;

impl Plan {
    /// The most steps: 49 earlier plies, since a hundred plies end the game.
    pub const MAX_STEPS: usize = 25;
    /// Nothing to look for: the side is not to move.
    pub const NONE: Self = Self { steps: 0, fifty: false };

    /// `reversible` is the number of plies, at most those played, since the last capture. A position can't come again before four
    /// plies, nor three times before eight.
    pub fn new(reversible: usize, fifty: bool) -> Self {
        let earlier = Self::distances(reversible).count();
        Self { steps: if earlier < 3 { 0 } else { earlier.div_ceil(2) }, fifty }
    }

    /// How many plies back the positions are that can be the same.
    pub fn distances(reversible: usize) -> impl Iterator<Item = usize> {
        (4..=reversible.min(100)).step_by(2)
    }

    /// Places of the query, the squares among them.
    pub fn places(self) -> usize {
        SQUARES + self.steps + usize::from(self.fifty)
    }

    /// Options of a place.
    pub fn arity(self, place: usize) -> usize {
        match place.checked_sub(SQUARES) {
            None => Labels::OPTIONS,
            Some(step) if step < self.steps => OPTIONS,
            Some(_) => 2,
        }
    }

    /// Bytes of the answer about draws.
    pub fn bytes(self) -> usize {
        (0..self.steps).map(|step| self.states(step) * OPTIONS * self.row(step)).sum::<usize>()
            + usize::from(self.fifty)
    }

    /// What the asker chooses at the places of draws.
    pub fn options(self, marks: &Marks) -> impl Iterator<Item = u8> {
        let fifty = self.fifty.then_some(u8::from(marks.quiet));
        (0..self.steps).map(|step| marks.pair(step)).chain(fifty)
    }

    /// The counter starts at 0, so its first step has one state.
    fn states(self, step: usize) -> usize {
        if step == 0 { 1 } else { STATES }
    }

    fn is_last(self, step: usize) -> bool {
        step + 1 == self.steps
    }

    fn row(self, step: usize) -> usize {
        if self.is_last(step) { 1 } else { ROW }
    }
}

impl Marks {
    /// The bits of a step: the earlier of the two in the low place.
    fn pair(&self, step: usize) -> u8 {
        let bit = |index: usize| u8::from(self.same.get(index).copied().unwrap_or(false));
        bit(2 * step) | bit(2 * step + 1) << 1
    }
}

/// A state as the asker holds it: a label, and which row it opens.
#[derive(Clone, Copy, Default)]
struct Token {
    label: Label,
    row: u8,
}

impl Zeroize for Token {
    fn zeroize(&mut self) {
        self.label.zeroize();
        self.row.zeroize();
    }
}

/// The tokens of the states before a step. The first is known to the asker: it says nothing.
type Tokens = Zeroizing<[Token; STATES]>;

fn fresh_tokens(random: &mut Stream) -> Tokens {
    let mut tokens = Tokens::default();
    let mut rows = [0, 1, 2];
    // Fisher and Yates' shuffle.
    rows.swap(2, random.below(3) as usize);
    rows.swap(1, random.below(2) as usize);
    for (token, row) in tokens.iter_mut().zip(rows) {
        random.fill(&mut token.label.0);
        token.row = row;
    }
    tokens
}

fn row_index(step: usize, row: usize, option: usize) -> usize {
    (step * STATES + row) * OPTIONS + option
}

/// Seals the draws of a plan. `random` must be fresh.
pub(super) fn seal(x: &Exchange, labels: &Labels, plan: Plan, marks: &Marks, mut random: Stream, into: &mut Vec<u8>) {
    let mut tokens = Tokens::default();
    for step in 0..plan.steps {
        let next = fresh_tokens(&mut random);
        let mut rows = Zeroizing::new(vec![0; plan.states(step) * OPTIONS * plan.row(step)]);
        for (state, token) in tokens.iter().enumerate().take(plan.states(step)) {
            for option in 0..OPTIONS {
                let matches = (option as u8 & marks.pair(step)).count_ones() as usize;
                let count = usize::min(state + matches, STATES - 1);
                let mut entry = [0; ROW];
                write_row(&mut entry, plan.is_last(step), count, &next[count]);
                let at = usize::from(token.row) * OPTIONS + option;
                let place = &mut rows[at * plan.row(step)..][..plan.row(step)];
                place.copy_from_slice(&entry[..plan.row(step)]);
                let secret = token.label.and(labels.get(SQUARES + step, option));
                x.apply(Tag::Counter, row_index(step, token.row.into(), option), &secret, place);
                entry.zeroize();
            }
        }
        into.extend_from_slice(&rows);
        tokens = next;
    }
    if plan.fifty {
        let mut bit = [u8::from(marks.quiet)];
        x.apply(Tag::Fifty, 0, &labels.get(SQUARES + plan.steps, 1).alone(), &mut bit);
        into.extend_from_slice(&bit);
    }
}

fn write_row(entry: &mut [u8; ROW], last: bool, count: usize, next: &Token) {
    if last {
        entry[0] = u8::from(count == STATES - 1);
    } else {
        entry[..Label::BYTES].copy_from_slice(&next.label.0);
        entry[Label::BYTES] = next.row;
    }
}

/// Opens the draws of a plan. `labels` are those of the options asked, by place.
///
/// # Errors
/// [`Fault::Content`] if the rows hold what no answerer would seal, [`Fault::Length`] if there are too few.
pub(super) fn open(x: &Exchange, labels: &[Label], plan: Plan, marks: &Marks, answer: &[u8]) -> Result<Draws, Fault> {
    let label = |place: usize| labels.get(place).copied().unwrap_or_default();
    let (mut token, mut rest) = (Zeroizing::new(Token::default()), answer);
    let mut draws = Draws::default();
    for step in 0..plan.steps {
        let (option, row) = (usize::from(marks.pair(step)), usize::from(token.row));
        let rows = take(&mut rest, plan.states(step) * OPTIONS * plan.row(step))?;
        let mut entry = Zeroizing::new([0; ROW]);
        let place = &mut entry[..plan.row(step)];
        place.copy_from_slice(&rows[(row * OPTIONS + option) * plan.row(step)..][..plan.row(step)]);
        let secret = token.label.and(label(SQUARES + step));
        x.apply(Tag::Counter, row_index(step, row, option), &secret, place);
        if plan.is_last(step) {
            draws.threefold = bit(entry[0])?;
        } else if usize::from(entry[Label::BYTES]) < STATES {
            *token = Token { label: Label::from_slice(entry.as_ref()), row: entry[Label::BYTES] };
        } else {
            return Err(Fault::Content);
        }
    }
    if plan.fifty {
        let mut sealed = [take(&mut rest, 1)?[0]];
        x.apply(Tag::Fifty, 0, &label(SQUARES + plan.steps).alone(), &mut sealed);
        // With an own pawn move the answer stays shut: what was opened means nothing.
        draws.fifty = marks.quiet && bit(sealed[0])?;
    }
    Ok(draws)
}

fn bit(byte: u8) -> Result<bool, Fault> {
    match byte {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Fault::Content),
    }
}

fn take<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8], Fault> {
    let (taken, left) = rest.split_at_checked(count).ok_or(Fault::Length)?;
    *rest = left;
    Ok(taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;
    use crate::sealed::Seed;
    use crate::sealed::digest::Digest;
    use crate::sealed::seed::Purpose;

    fn stream(number: u8) -> Stream {
        Seed::new([number; 32]).stream(Purpose::Counter, &Digest::NONE, 0)
    }

    fn exchange() -> Exchange {
        Exchange::new(&Digest::NONE, Color::White, &Digest::NONE)
    }

    /// Labels as a transfer would give them: all to the answerer, one of each place to the asker.
    fn labels(plan: Plan, marks: &Marks) -> (Labels, Vec<Label>) {
        let mut random = stream(200);
        let mut all = vec![[Label::default(); Labels::OPTIONS]; plan.places()];
        all.iter_mut().flatten().for_each(|label| random.fill(&mut label.0));
        let options = std::iter::repeat_n(0, SQUARES).chain(plan.options(marks));
        let asked = all.iter().zip(options).map(|(labels, option)| labels[usize::from(option)]).collect();
        (Labels::new(all), asked)
    }

    fn marks(bits: u32, count: usize, quiet: bool) -> Marks {
        Marks { same: (0..count).map(|place| bits >> place & 1 == 1).collect(), quiet }
    }

    #[test]
    fn counts_what_both_have_marked() {
        for reversible in [8, 9, 10, 12, 14] {
            let count = Plan::distances(reversible).count();
            let plan = Plan::new(reversible, true);
            for (asker, answerer) in (0..1 << count).flat_map(|one| (0..1 << count).map(move |other| (one, other))) {
                let (own, other) = (marks(asker, count, asker & 1 == 1), marks(answerer, count, answerer & 2 == 2));
                let (all, asked) = labels(plan, &own);
                let mut answer = Vec::new();
                seal(&exchange(), &all, plan, &other, stream(answerer as u8), &mut answer);
                assert_eq!(answer.len(), plan.bytes());
                let threefold = (asker & answerer).count_ones() >= 2;
                let draws = open(&exchange(), &asked, plan, &own, &answer);
                assert_eq!(draws, Ok(Draws { threefold, fifty: own.quiet && other.quiet }));
            }
        }
    }

    /// Which rows the asker opens on its way says nothing about the count: over many games each row comes as often as the others.
    #[test]
    fn rows_do_not_tell_the_count() {
        for matches in 0..3_u32 {
            let mut opened = [0; STATES];
            for number in 0..200 {
                let mut random = stream(number);
                let tokens = fresh_tokens(&mut random);
                opened[usize::from(tokens[matches as usize].row)] += 1;
                let mut rows: Vec<u8> = tokens.iter().map(|token| token.row).collect();
                rows.sort_unstable();
                assert_eq!(rows, [0, 1, 2]);
            }
            assert!(opened.iter().all(|&count| (40..=95).contains(&count)), "{matches}: {opened:?}");
        }
    }

    #[test]
    fn bytes_that_no_one_sealed() {
        let plan = Plan::new(20, true);
        let own = marks(0, 9, true);
        let (_, asked) = labels(plan, &own);
        for length in 0..plan.bytes() {
            assert!(open(&exchange(), &asked, plan, &own, &vec![7; length]).is_err());
        }
        assert_eq!(open(&exchange(), &asked, plan, &own, &vec![7; plan.bytes()]), Err(Fault::Content));
    }
}

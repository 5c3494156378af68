//! Two games that differ only in what a side may not see are the same game to it: in what it is sent, shows and saves.

use fog_chess::rules::{Color, History, Move};
use fog_chess::sealed::{Colors, Terms};

use super::table::{Side, Table, seed};
use crate::rules::random::Random;

/// Two games with the same moves of one side and other moves of the other side, of which the first sees nothing.
struct Twins {
    watcher: Color,
    games: [History; 2],
}

impl Twins {
    fn new(random: &mut Random, watcher: Color, plies: usize) -> Self {
        let mut twins = Self { watcher, games: [History::standard(), History::standard()] };
        for _ in 0..plies {
            if !twins.extend(random) {
                break;
            }
        }
        twins
    }

    /// Adds a move to each game after which they still look the same.
    fn extend(&mut self, random: &mut Random) -> bool {
        for _ in 0..60 {
            let one = self.pick(0, random);
            let same = self.games[0].position().side_to_move() == self.watcher;
            let other = if same { one } else { self.pick(1, random) };
            let next = [self.after(0, one), self.after(1, other)];
            if let [Some(one), Some(other)] = next
                && self.looks(&one) == self.looks(&other)
            {
                self.games = [one, other];
                return true;
            }
        }
        false
    }

    fn pick(&self, game: usize, random: &mut Random) -> Move {
        let legal: Vec<Move> = self.games[game].position().legal_moves().into_iter().collect();
        *random.pick(&legal)
    }

    /// A game that goes on after the move.
    fn after(&self, game: usize, mv: Move) -> Option<History> {
        let mut next = self.games[game].clone();
        next.play(mv).ok().filter(|_| next.outcome().is_none())?;
        Some(next)
    }

    /// All that the watching side may know of the last ply. Where a piece of its was taken is told, seen or not.
    fn looks(&self, game: &History) -> impl PartialEq + use<> {
        let taken = game.moves().last().and_then(|played| played.captured).map(|(square, _)| square);
        (game.view(self.watcher), taken)
    }

    fn differ(&self) -> bool {
        self.games[0].position().identity() != self.games[1].position().identity()
    }
}

/// Both games played out, with the same seeds.
fn play(twins: &Twins) -> [Table; 2] {
    [0, 1].map(|game| {
        let terms = Terms::standard(Colors::Host(twins.watcher), None);
        let mut table = Table::apart(terms, [seed(500), seed(501)]);
        table.connect();
        table.pump();
        for played in twins.games[game].moves() {
            table.play(played.mv);
        }
        table
    })
}

const WATCHER: Side = 0;
const OTHER: Side = 1;

fn check(twins: &Twins) {
    let tables = play(twins);
    let [one, other] = &tables;
    for ply in 0..=one.truth.ply() {
        assert_eq!(one.sessions[WATCHER].view_at(ply), other.sessions[WATCHER].view_at(ply));
        assert_eq!(one.sessions[WATCHER].capture_mark(ply), other.sessions[WATCHER].capture_mark(ply));
    }
    let lengths = |table: &Table| table.sent[OTHER].iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(lengths(one), lengths(other));
    assert_eq!(one.events[WATCHER], other.events[WATCHER]);
    assert_eq!(format!("{:?}", one.sessions[WATCHER]), format!("{:?}", other.sessions[WATCHER]));
    let saved = [one, other].map(|table| Saved::read(&table.sessions[WATCHER].save()));
    assert_eq!(saved[0], saved[1]);
}

#[test]
fn what_is_hidden_changes_nothing_that_is_sent_shown_or_saved() {
    let mut random = Random::new(77);
    let (mut checked, mut plies) = (0, 0);
    while checked < 12 {
        let watcher = if random.chance() { Color::White } else { Color::Black };
        let twins = Twins::new(&mut random, watcher, 24);
        if twins.differ() && twins.games[0].ply() >= 4 {
            check(&twins);
            checked += 1;
            plies += twins.games[0].ply();
        }
    }
    assert!(plies >= 100, "only {plies} plies");
}

/// A saved session, read by its layout, with the hashes and the own messages (which answer what is hidden) left out. What is not
/// named here is not in it.
#[derive(Debug, PartialEq)]
struct Saved {
    length: usize,
    opening: Vec<u8>,
    sent_and_received: [u32; 2],
    outbox: Vec<(u32, usize)>,
    hashes: usize,
    own_moves: Vec<u8>,
    /// Where pieces were taken, what was left on clocks, and which messages there were.
    plies: Vec<(u8, u64, bool, bool)>,
    /// What was seen.
    sights: Vec<u8>,
    rest: Vec<u8>,
}

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn take(&mut self, count: usize) -> Vec<u8> {
        let (taken, rest) = self.0.split_at(count);
        self.0 = rest;
        taken.to_vec()
    }

    fn number(&mut self, bytes: usize) -> u64 {
        self.take(bytes).iter().rev().fold(0, |all, byte| all << 8 | u64::from(*byte))
    }

    fn flag(&mut self) -> bool {
        self.number(1) == 1
    }
}

impl Saved {
    fn read(all: &[u8]) -> Self {
        let mut from = Bytes(all);
        // Version, party, colors, no time control, start.
        let mut opening = from.take(4);
        let fen = from.number(2) as usize;
        opening.extend(from.take(fen));
        let sent_and_received = [from.number(4) as u32, from.number(4) as u32];
        let outbox = (0..from.number(2)).map(|_| {
            let (seq, length) = (from.number(4) as u32, from.number(2) as usize);
            from.take(length);
            (seq, length)
        });
        let outbox = outbox.collect();
        let hashes = from.number(2) as usize;
        from.take(32 * hashes);
        // Stage, own seed, the other's opening (colors, no time control, start, seed, sender point, coin) and coin.
        opening.extend(from.take(1 + 32 + 2 + 4 * 32 + 33));
        let moves = from.number(2) as usize;
        let own_moves = from.take(2 * moves);
        let plies = (0..from.number(2)).map(|_| {
            from.take(32);
            let (capture, left_ms) = (from.number(1) as u8, from.number(8));
            from.take(32);
            let reply = from.flag();
            from.take(if reply { 64 } else { 0 });
            let answer = from.flag();
            from.take(if answer { 32 } else { 0 });
            (capture, left_ms, reply, answer)
        });
        let plies = plies.collect();
        let mut sights = Vec::new();
        for _ in 0..from.number(2) {
            let squares = from.take(16);
            let pieces: u32 = squares[8..].iter().map(|byte| byte.count_ones()).sum();
            sights.extend(squares);
            sights.extend(from.take(pieces as usize + 1));
        }
        // No clock, no offer, no end of either side, no evidence, nothing revealed; then the checksum.
        let rest = from.take(6);
        assert_eq!(from.0.len(), 32);
        let length = all.len();
        Self { length, opening, sent_and_received, outbox, hashes, own_moves, plies, sights, rest }
    }
}

/// The bytes of secrets, however they might be written, are nowhere in what the other side has.
#[test]
fn no_secret_of_the_other_side_is_saved_or_sent() {
    let mut table = Table::standard(31);
    table.play_all("e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6");
    let holds = |bytes: &[u8], secret: &[u8]| bytes.windows(secret.len()).any(|window| window == secret);
    for side in [0, 1] {
        let mut secret = [7; 32];
        secret[..8].copy_from_slice(&(2 * 31 + side as u64).to_le_bytes());
        let moves: Vec<u8> = table.sessions[side]
            .moves()
            .iter()
            .flat_map(|mv| (mv.from.index() as u16 | (mv.to.index() as u16) << 6).to_le_bytes())
            .collect();
        let own = table.sessions[side].save();
        assert!(holds(&own, &secret) && holds(&own, &moves), "the search finds what is there");
        let others = [table.sessions[1 - side].save().to_vec(), table.sent[side].concat()];
        for bytes in others {
            assert!(!holds(&bytes, &secret) && !holds(&bytes, &moves));
        }
        assert!(!format!("{:?}", table.sessions[side]).contains("07, 07"));
    }
}

/// The same query of the same position is never sent twice: another game, another ply or another move hides it anew.
#[test]
fn queries_never_repeat() {
    let mut table = Table::standard(32);
    table.play_all("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6");
    let points = |messages: &[Vec<u8>]| messages.concat().len() / 32;
    for side in [0, 1] {
        let mut seen = std::collections::HashSet::new();
        for message in table.sent[side].iter().filter(|message| message[1] == 2) {
            // A move's query ends its message.
            for point in message[message.len() - 8 - 64 * 32..message.len() - 8].chunks(32) {
                assert!(seen.insert(point.to_vec()));
            }
        }
        assert!(points(&table.sent[side]) > 64);
    }
    // One seed, two moves: nothing in common.
    let sent = |mv: &str| {
        let mut table = Table::standard(33);
        table.play_all(mv);
        table.sent[0].iter().find(|message| message[1] == 2).expect("a move")[54..54 + 64 * 32].to_vec()
    };
    let (one, other) = (sent("e2e4"), sent("d2d4"));
    assert!(one.chunks(32).zip(other.chunks(32)).all(|(one, other)| one != other));
}

//! How fast the rules are, on the host and in WebAssembly under Node: prints figures and judges nothing.
//!
//! The walk of cozy-chess beside ours is of legal chess, where checks and pins leave fewer moves, so each has its own leaves; what
//! compares is leaves per second. Both count the last ply without playing it.

use std::hint::black_box;

use cozy_chess::Board;
use fog_chess::rules::{Color, Position, perft};

const WALKS: [(&str, &str, u32); 2] = [
    ("standard start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
];

/// Each figure is the best of so many runs, which is the least disturbed one,
const RUNS: usize = 5;
/// and each run does its work so many times, since the clock in WebAssembly tells whole milliseconds only.
const ROUNDS: u32 = 10;

fn main() {
    say(&format!("rules on {}, best of {RUNS}", std::env::consts::ARCH));
    for (name, fen, depth) in WALKS {
        compare(name, fen, depth);
    }
    time_views();
}

fn compare(name: &str, fen: &str, depth: u32) {
    let (Ok(position), Ok(board)) = (fen.parse::<Position>(), fen.parse::<Board>()) else {
        return say(&format!("{name}: unreadable"));
    };
    let (leaves, ours_ms) = best(|| perft(black_box(&position), depth));
    let (legal_leaves, theirs_ms) = best(|| legal_perft(black_box(&board), depth));
    let (ours, theirs) = (leaves as f64 / ours_ms / 1e3, legal_leaves as f64 / theirs_ms / 1e3);
    say(&format!("{name}, depth {depth}:"));
    say(&format!("  fog chess   {leaves:>9} leaves {ours_ms:>8.1} ms {ours:>7.1} M/s"));
    say(&format!("  cozy-chess  {legal_leaves:>9} leaves {theirs_ms:>8.1} ms {theirs:>7.1} M/s"));
    say(&format!("  fog chess is at {:.2} of the speed of cozy-chess", ours / theirs));
}

/// The same walk by cozy-chess.
fn legal_perft(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                leaves += legal_perft(&next, depth - 1);
            }
        }
        false
    });
    leaves
}

/// The time for a view, over both sides of the positions of the tests.
fn time_views() {
    let fens = include_str!("../tests/data/positions.jsonl").lines().filter_map(|line| line.split('"').nth(3));
    let positions: Vec<Position> = fens.filter_map(|fen| fen.parse().ok()).collect();
    let see = |position: &Position| {
        Color::ALL.map(|color| black_box(position).view(color).visible().len()).iter().sum::<usize>()
    };
    const REPEATS: usize = 20;
    let (_, ms) = best(|| (0..REPEATS).flat_map(|_| &positions).map(see).sum::<usize>());
    let views = REPEATS * positions.len() * Color::ALL.len();
    say(&format!("one view, over {} positions: {:.0} ns", positions.len(), ms * 1e6 / views as f64));
}

/// The result of some work and the time it takes, in milliseconds.
fn best<T>(work: impl Fn() -> T) -> (T, f64) {
    let run = || {
        let start = now_ms();
        (1..ROUNDS).for_each(|_| drop(black_box(work())));
        (work(), (now_ms() - start) / f64::from(ROUNDS))
    };
    (1..RUNS).map(|_| run()).fold(run(), |best, run| if run.1 < best.1 { run } else { best })
}

#[cfg(not(target_arch = "wasm32"))]
fn now_ms() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1e3
}

#[cfg(target_arch = "wasm32")]
fn now_ms() -> f64 {
    js_sys::Date::now()
}

#[cfg(not(target_arch = "wasm32"))]
fn say(line: &str) {
    println!("{line}");
}

#[cfg(target_arch = "wasm32")]
fn say(line: &str) {
    wasm_bindgen_test::console_log!("{line}");
}

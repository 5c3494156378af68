//! Leaves of the move tree against counts of an independent generator.

use fog_chess::rules::{Position, perft};

/// Start and leaves at depth 1, 2, 3, …
const TABLE: [(&str, &[u64]); 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_742, 4_897_256]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2_049, 98_903, 4_206_146]),
    ("rnbqkbnr/ppppp1pp/8/5p1Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2", &[20, 819, 17_817, 701_683]),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &[26, 613, 15_950, 401_191]),
    ("8/8/8/K2pP2r/8/8/8/7k w - d6 0 2", &[7, 94, 670, 10_618]),
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", &[25, 609, 13_287, 294_179]),
];

fn check(depths: std::ops::RangeInclusive<u32>) {
    for (fen, counts) in TABLE {
        let position: Position = fen.parse().expect(fen);
        for (depth, &count) in (1..).zip(counts).filter(|(depth, _)| depths.contains(depth)) {
            assert_eq!(perft(&position, depth), count, "{fen} at depth {depth}");
        }
    }
}

#[test]
fn leaves_to_depth_4() {
    check(1..=4);
}

#[test]
#[ignore = "slow: run with --include-ignored"]
fn leaves_at_depth_5() {
    check(5..=5);
}

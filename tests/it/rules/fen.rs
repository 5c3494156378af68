//! What is read as a position, and what is refused and why.

use fog_chess::rules::{FenError, Position};

fn read(fen: &str) -> Result<String, FenError> {
    fen.parse().map(|position: Position| position.to_string())
}

#[test]
fn what_is_no_position_is_refused_with_the_reason() {
    let cases = [
        ("", FenError::Fields),
        ("4k3/8/8/8/8/8/8/4K3 w -", FenError::Fields),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0", FenError::Fields),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", FenError::Fields),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", FenError::Placement),
        ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", FenError::Placement),
        ("4k3/8/8/8/8/8/7/4K3 w - - 0 1", FenError::Placement),
        ("4k3/8/8/8/8/8/54/4K3 w - - 0 1", FenError::Placement),
        ("4k3/8/8/8/8/8/8p/4K3 w - - 0 1", FenError::Placement),
        ("4k3/8/8/8/8/8/0p7/4K3 w - - 0 1", FenError::Placement),
        ("4k3/8/8/8/8/8/x7/4K3 w - - 0 1", FenError::Placement),
        ("4k3/8/8/8/8/8/\u{665}3/4K3 w - - 0 1", FenError::Placement),
        ("8/8/8/8/8/8/8/8 w - - 0 1", FenError::Kings),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", FenError::Kings),
        ("4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - - 0 1", FenError::Pieces),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", FenError::Pawns),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", FenError::Pawns),
        ("4k3/8/8/8/8/8/8/4K3 W - - 0 1", FenError::SideToMove),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", FenError::Castling),
        ("4k3/8/8/8/8/8/8/3K3R w K - 0 1", FenError::Castling),
        ("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", FenError::Castling),
        ("4k3/8/8/8/8/8/8/4K2R w H - 0 1", FenError::Castling),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d9 0 1", FenError::EnPassant),
        // No pawn there; that of the wrong side; the square taken; the square behind taken.
        ("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", FenError::EnPassant),
        ("4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1", FenError::EnPassant),
        ("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", FenError::EnPassant),
        ("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", FenError::EnPassant),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", FenError::Counter),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", FenError::Counter),
        ("4k3/8/8/8/8/8/8/4K3 w - - +1 1", FenError::Counter),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 4294967296", FenError::Counter),
    ];
    for (fen, error) in cases {
        assert_eq!(read(fen), Err(error), "{fen:?}");
    }
}

#[test]
fn what_says_the_same_is_written_the_same() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        (" 4k3/8/8/8/8/8/8/4K3  b\t-  -  07 12\n", "4k3/8/8/8/8/8/8/4K3 b - - 7 12"),
        ("4k3/8/8/8/8/8/44/2113K w - - 0 1", "4k3/8/8/8/8/8/8/7K w - - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"),
    ];
    for (fen, expected) in cases {
        assert_eq!(read(fen).as_deref(), Ok(expected), "{fen:?}");
    }
}

//! The words that more than one page needs.

use crate::archive::Notation;
use crate::i18n::Catalog;
use crate::rules::{CastlingSide, Color, Draw, Letters, Outcome, Role, San, Square, Win};

/// The key by which messages choose a side.
pub(super) fn side_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The key by which messages choose a kind of piece.
pub(super) fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// "White".
pub(super) fn side(catalog: &Catalog, color: Color) -> String {
    catalog.format("side", &[("side", side_key(color).into())])
}

/// The player's name, or the side where there is none.
pub(super) fn player(catalog: &Catalog, color: Color, name: &str) -> String {
    if name.is_empty() { side(catalog, color) } else { name.to_owned() }
}

/// "White: Anna", or the side alone where there is no name.
pub(super) fn side_and_name(catalog: &Catalog, color: Color, name: &str) -> String {
    if name.is_empty() {
        return side(catalog, color);
    }
    catalog.format("side-named", &[("side", side_key(color).into()), ("name", name.into())])
}

/// "Knight".
pub(super) fn piece(catalog: &Catalog, role: Role) -> String {
    catalog.format("piece-name", &[("role", role_key(role).into())])
}

/// A piece that was lost, in a sentence of that id.
pub(super) fn lost(catalog: &Catalog, id: &str, square: Square, role: Role) -> String {
    let square = square.to_string();
    catalog.format(id, &[("role", role_key(role).into()), ("square", (&square).into())])
}

/// Who won, in a few words. `name` is the winner's, empty where none was given.
pub(super) fn headline(catalog: &Catalog, outcome: Outcome, name: &str) -> String {
    let Some(winner) = outcome.winner() else {
        return catalog.text("result-draw");
    };
    let winner = ("winner", side_key(winner).into());
    if name.is_empty() {
        return catalog.format("result-win", &[winner]);
    }
    catalog.format("result-win-named", &[winner, ("name", name.into())])
}

/// How it ended, in a sentence.
pub(super) fn reason(catalog: &Catalog, outcome: Outcome) -> String {
    match outcome {
        Outcome::Decisive { winner, by } => {
            let id = match by {
                Win::KingCaptured => "result-king-captured",
                Win::Resignation => "result-resignation",
                Win::Time => "result-time",
            };
            catalog.format(id, &[("winner", side_key(winner).into())])
        }
        Outcome::Draw { by } => catalog.text(match by {
            Draw::NoMove => "result-no-move",
            Draw::Threefold => "result-threefold",
            Draw::FiftyMoves => "result-fifty-moves",
            Draw::Agreement => "result-agreement",
        }),
    }
}

/// How pieces are written in moves.
pub(super) fn letters(catalog: &Catalog, notation: Notation) -> Letters {
    match notation {
        Notation::Figurines => Letters::figurines(),
        Notation::Letters => Letters {
            king: catalog.text("piece-letter-king"),
            queen: catalog.text("piece-letter-queen"),
            rook: catalog.text("piece-letter-rook"),
            bishop: catalog.text("piece-letter-bishop"),
            knight: catalog.text("piece-letter-knight"),
        },
    }
}

/// A move as it is written: "Nf3".
pub(super) fn written(catalog: &Catalog, san: &San, letters: &Letters) -> String {
    catalog.left_to_right(san.to_string_with(letters))
}

/// A move as it is said aloud: "knight to f3".
pub(super) fn spoken(catalog: &Catalog, san: &San) -> String {
    match san.castling {
        Some(CastlingSide::King) => return catalog.text("spoken-castles-king-side"),
        Some(CastlingSide::Queen) => return catalog.text("spoken-castles-queen-side"),
        None => {}
    }
    let to = san.to.to_string();
    let from = origin(san);
    let args = [("role", role_key(san.role).into()), ("from", from.as_str().into()), ("to", to.as_str().into())];
    let id = if san.capture { "spoken-takes" } else { "spoken-goes" };
    let said = catalog.format(id, &args);
    match san.promotion {
        Some(role) => {
            catalog.format("spoken-promotes", &[("move", said.as_str().into()), ("role", role_key(role).into())])
        }
        None => said,
    }
}

/// File and rank that tell the piece from others, after a space; empty where none is needed.
fn origin(san: &San) -> String {
    let file = san.from_file.map(|file| Square::at(file, 0).file_char());
    let rank = san.from_rank.map(|rank| Square::at(0, rank).rank_char());
    let told = file.is_some() || rank.is_some();
    told.then_some(' ').into_iter().chain(file).chain(rank).collect()
}

/// A clock's time: "1:02:03", "4:05", under ten seconds "9.8". Seconds are rounded up, so that none is left only at zero.
pub(super) fn time_left(ms: u64) -> String {
    if ms < 10_000 {
        let tenths = ms.div_ceil(100);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = ms.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// The day (in UTC) of a time in milliseconds since 1970.
pub(super) fn date(catalog: &Catalog, ms: u64) -> String {
    let (year, month, day) = civil_from_days(ms / 86_400_000);
    let (year, day) = (year.to_string(), day.to_string());
    catalog.format(
        "date",
        &[("day", day.as_str().into()), ("month", month_key(month).into()), ("year", year.as_str().into())],
    )
}

fn month_key(month: u64) -> &'static str {
    const KEYS: [&str; 12] = [
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
    ];
    KEYS[(month as usize + 11) % 12]
}

/// Year, month and day of a day counted from 1970-01-01 (Howard Hinnant's algorithm for the Gregorian calendar).
fn civil_from_days(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        for (days, date) in [
            (0, (1970, 1, 1)),
            (11_016, (2000, 2, 29)),
            (20_788, (2026, 12, 1)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(civil_from_days(days), date, "day {days}");
        }
    }

    #[test]
    fn clocks_round_up() {
        for (ms, text) in [
            (0, "0.0"),
            (1, "0.1"),
            (9_950, "10.0"),
            (10_000, "0:10"),
            (59_001, "1:00"),
            (3_599_999, "1:00:00"),
            (3_723_000, "1:02:03"),
        ] {
            assert_eq!(time_left(ms), text, "{ms} ms");
        }
    }
}

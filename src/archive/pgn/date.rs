//! Dates of the Gregorian calendar in UTC, by the day-counting method that Howard Hinnant described ("chrono-compatible low-level
//! date algorithms"): years begin in March, so that the leap day is the last.

const DAY_MS: u64 = 24 * 60 * 60 * 1000;
const DAYS_TO_1970: i64 = 719_468;
const DAYS_OF_400_YEARS: i64 = 146_097;

/// Date ("2026.11.30") and time ("17:05:09") of a moment in milliseconds since 1970; 0 stands for an unknown one.
pub(super) fn write(ms: u64) -> (String, String) {
    if ms == 0 {
        return ("????.??.??".to_owned(), "??:??:??".to_owned());
    }
    let days = (ms / DAY_MS) as i64 + DAYS_TO_1970;
    let (era, day) = (days / DAYS_OF_400_YEARS, days % DAYS_OF_400_YEARS);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let seconds = ms % DAY_MS / 1000;
    let date = format!("{:04}.{month:02}.{day_of_month:02}", era * 400 + year + next);
    (date, format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60))
}

/// The moment of a date and a time, in milliseconds since 1970. Without a full date from 1970 on there is none; without a time it is midnight.
pub(super) fn read(date: &str, time: &str) -> Option<u64> {
    let [year, month, day] = numbers(date, '.')?;
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let (era, year) = (year / 400, year % 400);
    let day_of_year = (153 * month + 2) / 5 + day - 1;
    let days = era * DAYS_OF_400_YEARS + year * 365 + year / 4 - year / 100 + day_of_year - DAYS_TO_1970;
    let seconds = numbers(time, ':').map_or(0, |[h, m, s]| (h * 60 + m) * 60 + s);
    Some(u64::try_from(days).ok()? * DAY_MS + u64::try_from(seconds).ok()? % (DAY_MS / 1000) * 1000)
}

fn numbers(text: &str, separator: char) -> Option<[i64; 3]> {
    let parts: Vec<i64> =
        text.split(separator).map(|part| part.parse::<u16>().map(i64::from)).collect::<Result<_, _>>().ok()?;
    parts.try_into().ok()
}

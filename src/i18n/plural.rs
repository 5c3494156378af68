//! The plural forms of whole numbers, after the rules of the Unicode project (CLDR). Some languages have one more for millions,
//! which nothing here comes to.

use super::Language;

/// The name of the form that a language takes for a number.
pub(super) fn plural_form(language: Language, count: usize) -> &'static str {
    use Language::{Ar, Cs, De, El, En, Es, Fr, It, Nl, Pl, Pt, Tr, Uk};
    let (tens, ones) = (count % 100, count % 10);
    let teens = (11..=14).contains(&tens);
    match (language, count) {
        (Ar, 0) => "zero",
        (Ar, 2) => "two",
        (Ar, 3..) if (3..=10).contains(&tens) => "few",
        (Ar, 3..) if tens >= 11 => "many",
        (Fr | Pt, 0) | (_, 1) => "one",
        (Uk, _) if ones == 1 && !teens => "one",
        (Cs, 2..=4) => "few",
        (Pl | Uk, _) if (2..=4).contains(&ones) && !teens => "few",
        (Pl | Uk, _) => "many",
        (Ar | Cs | De | El | En | Es | Fr | It | Nl | Pt | Tr, _) => "other",
    }
}

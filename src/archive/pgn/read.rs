//! PGN into games.

use super::super::saved::{MAX_PLIES, name};
use super::super::{ImportError, ImportReason};
use super::token::{RESULTS, Token, Tokens};
use super::{date, result};
use crate::game::{Game, Setup, TimeControl};
use crate::rules::{ByColor, Color, Draw, History, Letters, Outcome, Win, parse_move};

/// Spellings of the variant, in lower case without spaces and signs, and without "chess" at the end.
const VARIANTS: [&str; 3] = ["fogofwar", "fog", "dark"];

type Lines = Vec<(usize, Token)>;
/// A text of the file, with its line.
type Found<'a> = Option<(usize, &'a str)>;
/// What is wrong, and in which line.
type Problem = (usize, ImportReason);

/// The games of a PGN file, from the standard start. One that did not end (`*`) comes as a game in progress. A decisive result that
/// the moves do not show is a loss on time where `Termination` speaks of time, otherwise a resignation; such a draw is by agreement.
///
/// # Errors
/// [`ImportError::Unknown`] where the text is no PGN; [`ImportError::Unusable`] with line and reason for the first game that can't be used.
pub fn read(text: &str) -> Result<Vec<Game>, ImportError> {
    let games = split(Tokens::new(text));
    if !is_pgn(&games) {
        return Err(ImportError::Unknown);
    }
    let read_one = |(tokens, number): (&Lines, usize)| {
        read_game(tokens).map_err(|(line, reason)| ImportError::Unusable { number, line: Some(line), reason })
    };
    games.iter().zip(1..).map(read_one).collect()
}

/// There is a tag, or a first move that can be played. Otherwise it is some other text.
fn is_pgn(games: &[Lines]) -> bool {
    let tagged = games.iter().flatten().any(|(_, token)| matches!(token, Token::Tag(..)));
    let begins = match games.first().and_then(|game| game.first()) {
        Some((line, Token::Move(text))) => play(&mut History::standard(), *line, text).is_ok(),
        _ => false,
    };
    tagged || begins
}

/// A game ends with its result, or where the tags of the next begin.
fn split(tokens: Tokens<'_>) -> Vec<Lines> {
    let mut games: Vec<Lines> = Vec::new();
    let mut open = false;
    for (line, token) in tokens {
        let is_tag = matches!(token, Token::Tag(..));
        let in_moves =
            games.last().and_then(|game| game.last()).is_some_and(|(_, last)| !matches!(last, Token::Tag(..)));
        if !open || (is_tag && in_moves) {
            games.push(Vec::new());
        }
        open = !matches!(token, Token::Result(_));
        if let Some(game) = games.last_mut() {
            game.push((line, token));
        }
    }
    games
}

fn read_game(tokens: &Lines) -> Result<Game, Problem> {
    check_variant(tag(tokens, "Variant"))?;
    check_start(tokens)?;
    check_length(tokens)?;
    let (history, token) = read_moves(tokens)?;
    let agreed = end(&history, tag(tokens, "Result"), token, value(tokens, "Termination"))?;
    let player = |wanted| Some(name(value(tokens, wanted))).filter(|name| name != "?").unwrap_or_default();
    let date = tag(tokens, "UTCDate").map_or_else(|| value(tokens, "Date"), |(_, text)| text);
    let created_ms = date::read(date, value(tokens, "UTCTime")).unwrap_or(0);
    let setup = Setup {
        names: ByColor { white: player("White"), black: player("Black") },
        time_control: time_control(value(tokens, "TimeControl")),
        created_ms,
    };
    Ok(Game::restore(setup, history, None, None, agreed, created_ms))
}

/// The first tag of a name, with its line.
fn tag<'a>(tokens: &'a Lines, wanted: &str) -> Found<'a> {
    tokens.iter().find_map(|(line, token)| match token {
        Token::Tag(name, value) if name.eq_ignore_ascii_case(wanted) => Some((*line, value.as_str())),
        _ => None,
    })
}

/// The value of a tag, empty where there is none.
fn value<'a>(tokens: &'a Lines, wanted: &str) -> &'a str {
    tag(tokens, wanted).map_or("", |(_, value)| value)
}

fn check_start(tokens: &Lines) -> Result<(), Problem> {
    let other_start =
        |name: &str| tag(tokens, name).filter(|(_, value)| *value != "0").map(|(line, _)| (line, name.to_owned()));
    let found = other_start("FEN").or_else(|| other_start("SetUp"));
    found.map_or(Ok(()), |(line, name)| Err((line, ImportReason::Unsupported(name))))
}

fn check_length(tokens: &Lines) -> Result<(), Problem> {
    let mut moves = tokens.iter().filter(|(_, token)| matches!(token, Token::Move(_)));
    moves.nth(MAX_PLIES).map_or(Ok(()), |(line, _)| Err((*line, ImportReason::Malformed)))
}

/// The moves, and the result that stands after them.
fn read_moves(tokens: &Lines) -> Result<(History, Found<'_>), Problem> {
    let mut history = History::standard();
    let mut result = None;
    for (line, token) in tokens {
        match token {
            Token::Move(text) => play(&mut history, *line, text)?,
            Token::Result(text) => result = Some((*line, text.as_str())),
            Token::Stray(text) => return Err((*line, ImportReason::IllegalMove(text.clone()))),
            Token::Unclosed => return Err((*line, ImportReason::Malformed)),
            Token::Tag(..) => {}
        }
    }
    Ok((history, result))
}

/// The result of the tag and the one after the moves are the same, or one of them is missing.
fn one_result<'a>(tag: Found<'a>, token: Found<'a>) -> Result<Found<'a>, Problem> {
    match (tag, token) {
        (Some((_, tag)), Some((line, token))) if RESULTS.contains(&tag) && tag != token => {
            Err((line, ImportReason::WrongResult(token.to_owned())))
        }
        (tag, token) => Ok(token.or(tag)),
    }
}

fn check_variant(tag: Found<'_>) -> Result<(), Problem> {
    let Some((line, value)) = tag else {
        return Ok(());
    };
    let letters: String = value.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_ascii_lowercase();
    if VARIANTS.contains(&letters.trim_end_matches("chess")) {
        Ok(())
    } else {
        Err((line, ImportReason::Unsupported(format!("Variant \"{value}\""))))
    }
}

fn play(history: &mut History, line: usize, text: &str) -> Result<(), Problem> {
    let illegal = || (line, ImportReason::IllegalMove(text.to_owned()));
    let view = history.view(history.position().side_to_move());
    let squares = text.strip_suffix("e.p.").unwrap_or(text);
    let mv = parse_move(&view, squares, &Letters::english()).map_err(|_| illegal())?;
    history.play(mv).map(drop).map_err(|_| illegal())
}

/// The end that the moves do not show. What is stated must fit what they do show.
fn end(history: &History, tag: Found<'_>, token: Found<'_>, termination: &str) -> Result<Option<Outcome>, Problem> {
    let Some((line, stated)) = one_result(tag, token)? else {
        return Ok(None);
    };
    let winner = match stated {
        "1-0" => Some(Color::White),
        "0-1" => Some(Color::Black),
        "1/2-1/2" => None,
        // A game cut short by its file goes on here.
        _ => return Ok(None),
    };
    match history.outcome() {
        Some(outcome) if result(outcome) == stated => Ok(None),
        // The text stops before its result: some moves may be missing.
        None if token.is_none() => Err((line, ImportReason::Malformed)),
        // Some moves are missing, for they should show this end.
        None if !shown_by_moves(termination) => Ok(Some(agreed(winner, termination))),
        _ => Err((line, ImportReason::WrongResult(stated.to_owned()))),
    }
}

/// Whether it is one of our own words for an end by rule.
fn shown_by_moves(termination: &str) -> bool {
    let draws = [Draw::NoMove, Draw::Threefold, Draw::FiftyMoves].map(|by| by.to_string());
    termination == Win::KingCaptured.to_string() || draws.iter().any(|by| termination == by)
}

fn agreed(winner: Option<Color>, termination: &str) -> Outcome {
    let by_time = termination.to_ascii_lowercase().contains("time");
    match winner {
        Some(winner) => Outcome::Decisive { winner, by: if by_time { Win::Time } else { Win::Resignation } },
        None => Outcome::Draw { by: Draw::Agreement },
    }
}

/// "180+2" or "600", in seconds; anything else means no clock.
fn time_control(text: &str) -> Option<TimeControl> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let ms = |text: &str| text.trim().parse::<u64>().ok()?.checked_mul(1000);
    Some(TimeControl { base_ms: ms(base)?, increment_ms: ms(increment)? }).filter(|control| control.is_valid())
}

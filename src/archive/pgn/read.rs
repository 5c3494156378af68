//! PGN into games.

use super::super::saved::{MAX_PLIES, name};
use super::super::{ImportError, ImportReason};
use super::token::{Token, Tokens};
use super::{date, result};
use crate::game::{Game, Setup, TimeControl};
use crate::rules::{ByColor, Color, Draw, History, Letters, Outcome, Win, parse_move};

/// Spellings of the variant, in lower case without spaces and signs.
const VARIANTS: [&str; 4] = ["fogofwar", "fog", "darkchess", "dark"];

type Lines = Vec<(usize, Token)>;
/// What is wrong, and in which line.
type Problem = (usize, ImportReason);

/// The games of a PGN file, from the standard start. One that did not end (`*`) comes as a game in progress.
///
/// # Errors
/// [`ImportError::Unknown`] where the text is no PGN; [`ImportError::Unusable`] with line and reason for the first game that can't be used.
pub fn read(text: &str) -> Result<Vec<Game>, ImportError> {
    let games = split(Tokens::new(text));
    let tagged = games.iter().flatten().any(|(_, token)| matches!(token, Token::Tag(..)));
    let read_one = |(i, tokens): (usize, &Lines)| {
        read_game(tokens).map_err(|(line, reason)| ImportError::Unusable { number: i + 1, line: Some(line), reason })
    };
    let read: Result<Vec<Game>, ImportError> = games.iter().enumerate().map(read_one).collect();
    match read {
        Ok(games) if !games.is_empty() => Ok(games),
        // Without a single tag and not even a first move that can be played it is some other text.
        Err(error) if tagged || !fails_at_once(&games) => Err(error),
        _ => Err(ImportError::Unknown),
    }
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

fn fails_at_once(games: &[Lines]) -> bool {
    let first = games.first().and_then(|game| game.first());
    first.is_none_or(|(line, token)| match token {
        Token::Move(text) => play(&mut History::standard(), *line, text).is_err(),
        _ => true,
    })
}

fn read_game(tokens: &Lines) -> Result<Game, Problem> {
    let tag = |wanted: &str| {
        tokens.iter().find_map(|(line, token)| match token {
            Token::Tag(name, value) if name.eq_ignore_ascii_case(wanted) => Some((*line, value.as_str())),
            _ => None,
        })
    };
    check_variant(tag("Variant"))?;
    for name in ["FEN", "SetUp"] {
        if let Some((line, value)) = tag(name)
            && value != "0"
        {
            return Err((line, ImportReason::Unsupported(name.to_owned())));
        }
    }
    let mut history = History::standard();
    let mut stated = tag("Result");
    for (line, token) in tokens {
        match token {
            Token::Move(text) => play(&mut history, *line, text)?,
            Token::Result(text) => stated = Some((*line, text)),
            Token::Stray(text) => return Err((*line, ImportReason::IllegalMove(text.clone()))),
            Token::Tag(..) => {}
        }
    }
    let agreed = end(&history, stated, tag("Termination").map(|(_, text)| text))?;
    let player = |wanted| tag(wanted).map(|(_, text)| name(text)).filter(|name| name != "?").unwrap_or_default();
    let date = tag("UTCDate").or_else(|| tag("Date")).map_or("", |(_, text)| text);
    let created_ms = date::read(date, tag("UTCTime").map(|(_, text)| text)).unwrap_or(0);
    let setup = Setup {
        names: ByColor { white: player("White"), black: player("Black") },
        time_control: tag("TimeControl").and_then(|(_, text)| time_control(text)),
        created_ms,
    };
    Ok(Game::restore(setup, history, None, None, agreed, created_ms))
}

fn check_variant(tag: Option<(usize, &str)>) -> Result<(), Problem> {
    let Some((line, value)) = tag else {
        return Ok(());
    };
    let letters: String = value.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_ascii_lowercase();
    if VARIANTS.contains(&letters.trim_end_matches("chess")) || VARIANTS.contains(&letters.as_str()) {
        Ok(())
    } else {
        Err((line, ImportReason::Unsupported(format!("Variant \"{value}\""))))
    }
}

fn play(history: &mut History, line: usize, text: &str) -> Result<(), Problem> {
    let illegal = || (line, ImportReason::IllegalMove(text.to_owned()));
    if history.ply() >= MAX_PLIES {
        return Err((line, ImportReason::Malformed));
    }
    let view = history.view(history.position().side_to_move());
    let mv = parse_move(&view, text, &Letters::english()).map_err(|_| illegal())?;
    history.play(mv).map(drop).map_err(|_| illegal())
}

/// The end that the moves do not show. What is stated must fit what they do show.
fn end(
    history: &History,
    stated: Option<(usize, &str)>,
    termination: Option<&str>,
) -> Result<Option<Outcome>, Problem> {
    let Some((line, stated)) = stated else {
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
        Some(_) => Err((line, ImportReason::WrongResult(stated.to_owned()))),
        None => Ok(Some(agreed(winner, termination.unwrap_or_default()))),
    }
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

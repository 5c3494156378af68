//! Moves as people write them, from what the mover may know alone.

use std::fmt;

use super::view::Cell;
use super::{CastlingSide, Move, Role, Square, View};

/// How the pieces other than pawns are written, in one language or by pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// King.
    pub king: String,
    /// Queen.
    pub queen: String,
    /// Rook.
    pub rook: String,
    /// Bishop.
    pub bishop: String,
    /// Knight.
    pub knight: String,
}

impl Letters {
    /// K, Q, R, B, N.
    pub fn english() -> Self {
        Self::from_array(["K", "Q", "R", "B", "N"])
    }

    /// The chess symbols of Unicode, in outline.
    pub fn figurines() -> Self {
        Self::from_array(["♔", "♕", "♖", "♗", "♘"])
    }

    /// Texts for king, queen, rook, bishop, knight, in this order.
    pub fn from_array<T: Into<String>>(texts: [T; 5]) -> Self {
        let [king, queen, rook, bishop, knight] = texts.map(Into::into);
        Self { king, queen, rook, bishop, knight }
    }

    /// The text of a piece; a pawn has none.
    pub fn get(&self, role: Role) -> &str {
        match role {
            Role::Pawn => "",
            Role::Knight => &self.knight,
            Role::Bishop => &self.bishop,
            Role::Rook => &self.rook,
            Role::Queen => &self.queen,
            Role::King => &self.king,
        }
    }

    /// The piece whose text starts this one, with what follows.
    fn strip<'a>(&self, text: &'a str) -> Option<(Role, &'a str)> {
        let strip = |role: Role| {
            let letter = Some(self.get(role)).filter(|letter| !letter.is_empty())?;
            text.strip_prefix(letter).map(|rest| (role, rest))
        };
        Role::ALL.into_iter().filter_map(strip).min_by_key(|(_, rest)| rest.len())
    }
}

/// A move in standard algebraic notation. There is no sign for check or mate: nobody is told of those.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct San {
    /// What moves.
    pub role: Role,
    /// The file it comes from, 0 to 7, where it is needed to tell it from others (always for a pawn that takes).
    pub from_file: Option<u8>,
    /// The rank it comes from, 0 to 7, where it is needed.
    pub from_rank: Option<u8>,
    /// Whether it takes something.
    pub capture: bool,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
    /// To which side the king castles.
    pub castling: Option<CastlingSide>,
}

impl San {
    /// The notation of a move that the view's owner can make now; `None` if it can't.
    pub fn new(view: &View, mv: Move) -> Option<Self> {
        let moves = view.legal_moves();
        let role = own_role(view, mv.from).filter(|_| moves.contains(mv))?;
        let capture = is_capture(view, role, mv);
        let rivals = moves.iter().filter(|other| other.to == mv.to && other.from != mv.from);
        let rivals: Vec<Square> =
            rivals.map(|other| other.from).filter(|&from| own_role(view, from) == Some(role)).collect();
        let (by_file, by_rank) = if role == Role::Pawn { (capture, false) } else { disambiguation(mv.from, &rivals) };
        Some(Self {
            role,
            from_file: by_file.then_some(mv.from.file()),
            from_rank: by_rank.then_some(mv.from.rank()),
            capture,
            to: mv.to,
            promotion: mv.promotion,
            castling: castling_side(view, role, mv),
        })
    }

    /// Writes the move with the pieces of a language or with pictures.
    pub fn to_string_with(&self, letters: &Letters) -> String {
        match self.castling {
            Some(CastlingSide::King) => return "O-O".to_owned(),
            Some(CastlingSide::Queen) => return "O-O-O".to_owned(),
            None => {}
        }
        let mut text = letters.get(self.role).to_owned();
        text.extend(self.from_file.map(|file| Square::at(file, 0).file_char()));
        text.extend(self.from_rank.map(|rank| Square::at(0, rank).rank_char()));
        text.extend(self.capture.then_some('x'));
        text += &self.to.to_string();
        if let Some(role) = self.promotion {
            text.push('=');
            text += letters.get(role);
        }
        text
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_string_with(&Letters::english()))
    }
}

/// Why a text was not taken as a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseMoveError {
    /// It can't be read as a move.
    NotAMove,
    /// It is a move, but not one that can be made here.
    Illegal,
    /// More than one piece could make it: these moves.
    Ambiguous(Vec<Move>),
    /// A pawn goes from here to the last rank, and the piece it becomes is not said.
    PromotionMissing(Square, Square),
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove => f.write_str("not a move"),
            Self::Illegal => f.write_str("not a legal move"),
            Self::Ambiguous(moves) => write!(f, "one of {moves:?}"),
            Self::PromotionMissing(from, to) => write!(f, "{from}{to} without what the pawn becomes"),
        }
    }
}

impl std::error::Error for ParseMoveError {}

/// Reads a move of the view's owner: squares ("e2e4", "e2-e4", "e7e8q"), castling ("O-O", "0-0"), or standard notation with the
/// given letters or, where these don't know the letter, the English ones or figurines. Signs such as `+`, `#`, `!`, `x` are not looked at.
///
/// # Errors
/// [`ParseMoveError`]; nothing that the view's owner can't see has a part in it.
pub fn parse_move(view: &View, text: &str, letters: &Letters) -> Result<Move, ParseMoveError> {
    let skipped = |c: char| c.is_whitespace() || "+#!?x:×=().".contains(c);
    let text: String = text.chars().filter(|&c| !skipped(c)).collect();
    if let Some(side) = read_castling(&text) {
        let mv = Move::new(CastlingSide::king_from(view.color()), side.king_to(view.color()));
        let castles = own_role(view, mv.from) == Some(Role::King) && view.legal_moves().contains(mv);
        return if castles { Ok(mv) } else { Err(ParseMoveError::Illegal) };
    }
    let text = text.replace(['-', '–'], "");
    // A piece may have the letter of a file: "B2d4" is a bishop on the second rank first, and in capitals squares come last.
    let readings =
        [read_squares(view, &text), read_san(view, &text, letters), read_squares(view, &text.to_ascii_lowercase())];
    readings
        .into_iter()
        .find(|reading| *reading != Err(ParseMoveError::NotAMove))
        .unwrap_or(Err(ParseMoveError::NotAMove))
}

fn read_squares(view: &View, text: &str) -> Result<Move, ParseMoveError> {
    let mv: Move = text.parse().map_err(|_| ParseMoveError::NotAMove)?;
    choose(view, |other| same_squares(view, mv, other), mv.promotion)
}

fn read_castling(text: &str) -> Option<CastlingSide> {
    let dashes: String = text.chars().filter(|&c| c != '-' && c != '–').collect();
    match dashes.replace(['0', 'o'], "O").as_str() {
        "OO" => Some(CastlingSide::King),
        "OOO" => Some(CastlingSide::Queen),
        _ => None,
    }
}

/// Squares may name castling by the rook's square too.
fn same_squares(view: &View, wanted: Move, other: &Move) -> bool {
    let onto_rook =
        |side: &CastlingSide| side.rook_from(view.color()) == wanted.to && side.king_to(view.color()) == other.to;
    let castles = own_role(view, other.from) == Some(Role::King) && other.from.file().abs_diff(other.to.file()) == 2;
    let to = other.to == wanted.to || castles && CastlingSide::ALL.iter().any(onto_rook);
    other.from == wanted.from && to
}

fn read_san(view: &View, text: &str, letters: &Letters) -> Result<Move, ParseMoveError> {
    let (role, rest) = strip_role(text, letters).unwrap_or((Role::Pawn, text));
    let digit = rest.rfind(|c: char| c.is_ascii_digit()).ok_or(ParseMoveError::NotAMove)?;
    let (squares, promotion) = rest.split_at(digit + 1);
    let (from, to) = squares.split_at_checked(squares.len().wrapping_sub(2)).ok_or(ParseMoveError::NotAMove)?;
    let to: Square = to.parse().map_err(|_| ParseMoveError::NotAMove)?;
    let (file, rank) = read_from(from)?;
    let fits = |mv: &Move| {
        mv.to == to
            && own_role(view, mv.from) == Some(role)
            && castling_side(view, role, *mv).is_none()
            && file.is_none_or(|file| file == mv.from.file())
            && rank.is_none_or(|rank| rank == mv.from.rank())
    };
    choose(view, fits, read_promotion(promotion, letters)?)
}

fn strip_role<'a>(text: &'a str, letters: &Letters) -> Option<(Role, &'a str)> {
    let known = [letters, &Letters::english(), &Letters::figurines()];
    known.into_iter().find_map(|letters| letters.strip(text))
}

fn read_from(text: &str) -> Result<(Option<u8>, Option<u8>), ParseMoveError> {
    match *text.as_bytes() {
        [] => Ok((None, None)),
        [file @ b'a'..=b'h'] => Ok((Some(file - b'a'), None)),
        [rank @ b'1'..=b'8'] => Ok((None, Some(rank - b'1'))),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok((Some(file - b'a'), Some(rank - b'1'))),
        _ => Err(ParseMoveError::NotAMove),
    }
}

fn read_promotion(text: &str, letters: &Letters) -> Result<Option<Role>, ParseMoveError> {
    if text.is_empty() {
        return Ok(None);
    }
    let upper = text.to_ascii_uppercase();
    let named = strip_role(text, letters).or_else(|| strip_role(&upper, letters));
    match named {
        Some((role, "")) if Role::PROMOTIONS.contains(&role) => Ok(Some(role)),
        _ => Err(ParseMoveError::NotAMove),
    }
}

fn choose(view: &View, fits: impl Fn(&Move) -> bool, promotion: Option<Role>) -> Result<Move, ParseMoveError> {
    let fitting: Vec<Move> = view.legal_moves().into_iter().filter(|mv| fits(mv)).collect();
    let Some(first) = fitting.first().copied() else {
        return Err(ParseMoveError::Illegal);
    };
    if fitting.iter().any(|mv| mv.from != first.from) {
        let chosen = fitting.into_iter().filter(|mv| mv.promotion == promotion || promotion.is_none());
        return Err(ParseMoveError::Ambiguous(chosen.collect()));
    }
    if first.promotion.is_some() && promotion.is_none() {
        return Err(ParseMoveError::PromotionMissing(first.from, first.to));
    }
    fitting.into_iter().find(|mv| mv.promotion == promotion).ok_or(ParseMoveError::Illegal)
}

fn own_role(view: &View, square: Square) -> Option<Role> {
    match view.get(square) {
        Cell::Own(role) => Some(role),
        _ => None,
    }
}

fn is_capture(view: &View, role: Role, mv: Move) -> bool {
    let en_passant = role == Role::Pawn && view.ep_square() == Some(mv.to) && mv.from.file() != mv.to.file();
    en_passant || matches!(view.get(mv.to), Cell::Seen(_))
}

fn castling_side(view: &View, role: Role, mv: Move) -> Option<CastlingSide> {
    let castles = role == Role::King && mv.from.file().abs_diff(mv.to.file()) == 2;
    CastlingSide::ALL.into_iter().find(|side| castles && side.king_to(view.color()) == mv.to)
}

/// File if that is enough, else rank if that is enough, else both.
fn disambiguation(from: Square, rivals: &[Square]) -> (bool, bool) {
    let same_file = rivals.iter().any(|rival| rival.file() == from.file());
    let same_rank = rivals.iter().any(|rival| rival.rank() == from.rank());
    let by_file = !rivals.is_empty() && (!same_file || same_rank);
    (by_file, same_file)
}

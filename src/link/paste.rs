//! Codes in what people paste: a link, a whole chat message around it, a bare code, broken over lines or not.

use super::code::{Code, CodeError, InvitationId, MAX_CODE, Offer, Reply};

/// An invitation older than this many minutes is expired: nobody keeps a page open that long.
pub const EXPIRES_MIN: u32 = 12 * 60;

/// No code is shorter: a run of this many characters without a valid code is a damaged one.
const MIN_CODE: usize = 88;

/// Shorter pieces at the start are words, unless a mark stands in front.
const MIN_PIECE: usize = 12;

/// More than anybody pastes on purpose.
const MAX_TEXT: usize = 50_000;

/// Why what was pasted or opened is of no use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasteError {
    /// There is no code in it.
    NoCode,
    /// Something is missing from the code, or changed.
    Damaged,
    /// It was made by a newer version of the app.
    Newer,
    /// It is an invitation, where a reply is wanted.
    Invitation,
    /// It is a reply, where an invitation is wanted.
    Reply,
    /// It is a reply to another invitation.
    Foreign,
    /// It is the invitation that was made here.
    Own,
    /// It was taken already.
    Used,
    /// The invitation is older than [`EXPIRES_MIN`].
    Expired,
}

impl From<CodeError> for PasteError {
    fn from(error: CodeError) -> Self {
        match error {
            CodeError::Damaged => Self::Damaged,
            CodeError::Newer => Self::Newer,
        }
    }
}

/// Finds the reply to an invitation. `taken` says that a reply to it was taken already.
pub fn find_reply(text: &str, own: &InvitationId, taken: bool) -> Result<Reply, PasteError> {
    let mut error = PasteError::Foreign;
    for code in find(text)? {
        match code {
            Code::Reply(reply) if reply.id == *own => return if taken { Err(PasteError::Used) } else { Ok(reply) },
            Code::Reply(_) => {}
            Code::Offer(offer) if offer.id == *own => error = PasteError::Own,
            Code::Offer(_) => error = PasteError::Invitation,
        }
    }
    Err(error)
}

/// Finds the last invitation that is of use. `own` are those that were made here, `used` those that were replied to here.
pub fn find_offer(text: &str, own: &[InvitationId], used: &[InvitationId], now_ms: u64) -> Result<Offer, PasteError> {
    let mut error = PasteError::Reply;
    for code in find(text)?.into_iter().rev() {
        let Code::Offer(offer) = code else { continue };
        let fault = if own.contains(&offer.id) {
            PasteError::Own
        } else if used.contains(&offer.id) {
            PasteError::Used
        } else if offer.age_min(now_ms) > EXPIRES_MIN {
            PasteError::Expired
        } else {
            return Ok(offer);
        };
        if error == PasteError::Reply {
            error = fault;
        }
    }
    Err(error)
}

/// All codes of a text in their order, at least one; for the rest see the errors [`PasteError::NoCode`], [`PasteError::Damaged`] and
/// [`PasteError::Newer`].
pub fn find(text: &str) -> Result<Vec<Code>, PasteError> {
    let text = unescape(text);
    let pieces = pieces(&text);
    let (mut codes, mut error) = (Vec::new(), PasteError::NoCode);
    let mut at = 0;
    while at < pieces.len() {
        match at_piece(&pieces[at..]) {
            Ok((code, count)) => {
                codes.push(code);
                at += count;
            }
            Err(found) => {
                if error != PasteError::Newer && found != PasteError::NoCode {
                    error = found;
                }
                at += 1;
            }
        }
    }
    if codes.is_empty() { Err(error) } else { Ok(codes) }
}

/// A run of characters that a code may have.
struct Piece<'a> {
    text: &'a str,
    /// Whether it stands behind the mark of a code in a link.
    marked: bool,
    /// Whether nothing but a break of the line, or what stands for one, is between it and the piece before.
    joined: bool,
}

/// The text as far as it is looked at, with `=` where an app has written `%3D`.
fn unescape(text: &str) -> String {
    let end = (0..=text.len().min(MAX_TEXT)).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
    text[..end].replace("%3D", "=").replace("%3d", "=")
}

fn is_digit(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// Whether a character may have come between the pieces of a code on its way.
fn is_break(c: char) -> bool {
    c.is_whitespace() || matches!(c, '>' | '|' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut start, mut before) = (0, 0);
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        if is_digit(c) {
            continue;
        }
        if start < at {
            let front = &text[..start];
            let marked = front.ends_with("#j=") || front.ends_with("#r=");
            let joined = text[before..start].chars().all(is_break);
            pieces.push(Piece { text: &text[start..at], marked, joined });
            before = at;
        }
        start = at + c.len_utf8();
    }
    pieces
}

/// The code that begins with the first piece, and of how many pieces it is.
fn at_piece(pieces: &[Piece<'_>]) -> Result<(Code, usize), PasteError> {
    let first = &pieces[0];
    if !first.marked && first.text.len() < MIN_PIECE {
        return Err(PasteError::NoCode);
    }
    let mut joined = String::new();
    let mut error = if first.marked { PasteError::Damaged } else { PasteError::NoCode };
    for (i, piece) in pieces.iter().enumerate() {
        if i > 0 && (!piece.joined || piece.marked) || joined.len() + piece.text.len() > MAX_CODE {
            break;
        }
        joined.push_str(piece.text);
        // The alphabet has the signs with which chats mark emphasis.
        for text in [&joined, joined.trim_end_matches(['-', '_']), joined.trim_matches(['-', '_'])] {
            match Code::decode(text) {
                Ok(code) => return Ok((code, i + 1)),
                Err(CodeError::Newer) => error = PasteError::Newer,
                Err(CodeError::Damaged) if i == 0 && text.len() >= MIN_CODE && error == PasteError::NoCode => {
                    error = PasteError::Damaged;
                }
                Err(CodeError::Damaged) => {}
            }
        }
    }
    Err(error)
}

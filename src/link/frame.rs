//! What is said over the channel: a byte for the kind, and the payload.

/// The most bytes of a payload. With the kind this is 64 KiB, the most that every browser takes in one message.
pub const MAX_DATA: usize = 64 * 1024 - 1;

const BEAT: u8 = 0;
const DATA: u8 = 1;
const BYE: u8 = 2;

/// One message of the channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame<'a> {
    /// I am here.
    Beat,
    /// Something for the game: at most [`MAX_DATA`] bytes.
    Data(&'a [u8]),
    /// I leave, and nothing more comes.
    Bye,
}

/// Why a message of the channel is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameError {
    /// It has no bytes.
    Empty,
    /// No kind has this number.
    Kind(u8),
    /// It has more than 64 KiB.
    TooLarge,
    /// There are bytes behind a kind that has none.
    Trailing,
}

impl<'a> Frame<'a> {
    /// The message as bytes.
    pub fn encode(self) -> Vec<u8> {
        match self {
            Self::Beat => vec![BEAT],
            Self::Data(data) => [&[DATA], data].concat(),
            Self::Bye => vec![BYE],
        }
    }

    /// Reads a message.
    pub fn decode(bytes: &'a [u8]) -> Result<Self, FrameError> {
        let (&kind, data) = bytes.split_first().ok_or(FrameError::Empty)?;
        match kind {
            DATA if data.len() > MAX_DATA => Err(FrameError::TooLarge),
            DATA => Ok(Self::Data(data)),
            BEAT | BYE if !data.is_empty() => Err(FrameError::Trailing),
            BEAT => Ok(Self::Beat),
            BYE => Ok(Self::Bye),
            _ => Err(FrameError::Kind(kind)),
        }
    }
}

//! Bytes as text: base64 with the alphabet for addresses and file names, without padding (RFC 4648, section 5).

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Writes bytes as text.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = chunk.iter().enumerate().fold(0_u32, |group, (i, &byte)| group | u32::from(byte) << (16 - 8 * i));
        for digit in 0..=chunk.len() {
            text.push(char::from(ALPHABET[(group >> (18 - 6 * digit)) as usize % 64]));
        }
    }
    text
}

/// Reads what [`encode`] wrote; `None` for any other text.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for chunk in text.as_bytes().chunks(4) {
        let mut group = 0_u32;
        for (i, &byte) in chunk.iter().enumerate() {
            let digit = ALPHABET.iter().position(|&other| other == byte)?;
            group |= (digit as u32) << (18 - 6 * i);
        }
        let count = chunk.len().checked_sub(1).filter(|&count| count > 0)?;
        // What is left over of the last digit must be nothing, or one text could be written in several ways.
        if group & (0xff_ffff >> (8 * count)) != 0 {
            return None;
        }
        bytes.extend_from_slice(&group.to_be_bytes()[1..=count]);
    }
    Some(bytes)
}

//! Codes in what people paste.

use fog_chess::link::{EXPIRES_MIN, PasteError, base64, find, find_offer, find_reply};

use super::*;

fn around(mark: &str, code: &str) -> [String; 8] {
    [
        code.to_owned(),
        format!("https://example.org/fog/#{mark}={code}"),
        format!("Hi! My reply: https://example.org/fog/#{mark}={code}, see you soon (I hope)."),
        format!("<https://example.org/#{mark}={code}>"),
        format!("*{code}*\n\nsent from my phone"),
        format!("“{code}”"),
        format!("https://example.org/%23x#{mark}%3D{code}"),
        format!("> https://example.org/#{mark}={}\n> {}", &code[..60], &code[60..]),
    ]
}

#[test]
fn a_code_is_found_in_what_stands_around_it() {
    let (offer, reply) = (offer(), reply());
    for text in around("j", &Code::Offer(offer.clone()).encode()) {
        assert_eq!(find_offer(&text, &[], &[], MADE_MS), Ok(offer.clone()), "{text}");
    }
    for text in around("r", &Code::Reply(reply.clone()).encode()) {
        assert_eq!(find_reply(&text, &offer.id, false), Ok(reply.clone()), "{text}");
    }
}

#[test]
fn every_wrong_code_has_its_name() {
    let (offer, reply) = (offer(), reply());
    let (offer_code, reply_code) = (Code::Offer(offer.clone()).encode(), Code::Reply(reply.clone()).encode());
    let host = |text: &str, taken| find_reply(text, &offer.id, taken).map(drop);
    assert_eq!(host("", false), Err(PasteError::NoCode));
    assert_eq!(host("Sorry, I can't play tonight, let's try tomorrow at eight!", false), Err(PasteError::NoCode));
    assert_eq!(host(&reply_code[..reply_code.len() - 3], false), Err(PasteError::Damaged));
    assert_eq!(host("https://example.org/#r=AAAA", false), Err(PasteError::Damaged));
    assert_eq!(host(&offer_code, false), Err(PasteError::Own));
    assert_eq!(host(&reply_code, true), Err(PasteError::Used));
    let stranger = Code::Reply(Reply { id: *b"invite-2", ..reply.clone() }).encode();
    assert_eq!(host(&stranger, false), Err(PasteError::Foreign));
    let another = Code::Offer(Offer { id: *b"invite-2", ..offer.clone() }).encode();
    assert_eq!(host(&another, false), Err(PasteError::Invitation));
    // A chat may hold more than one.
    assert_eq!(host(&format!("{offer_code}\n\n— {stranger}\n\n— {reply_code}"), false), Ok(()));

    let guest = |text: &str, own: &[_], used: &[_], now_ms| find_offer(text, own, used, now_ms).map(drop);
    assert_eq!(guest(&reply_code, &[], &[], MADE_MS), Err(PasteError::Reply));
    assert_eq!(guest(&offer_code, &[offer.id], &[], MADE_MS), Err(PasteError::Own));
    assert_eq!(guest(&offer_code, &[], &[offer.id], MADE_MS), Err(PasteError::Used));
    let late_ms = MADE_MS + 60_000 * u64::from(EXPIRES_MIN);
    assert_eq!(guest(&offer_code, &[], &[], late_ms), Ok(()));
    assert_eq!(guest(&offer_code, &[], &[], late_ms + 60_000), Err(PasteError::Expired));
    assert_eq!(guest(&offer_code, &[], &[], 0), Ok(()), "a clock that is behind");
}

#[test]
fn of_several_invitations_the_last_of_use_is_taken() {
    let [first, second, third] =
        [*b"invite-1", *b"invite-2", *b"invite-3"].map(|id| Code::Offer(Offer { id, ..offer() }).encode());
    let reply = Code::Reply(reply()).encode();
    let chat = format!("{first}\n\n— {second}\n\n— {third}\n\n— {reply}");
    let guest = |own: &[_], used: &[_]| find_offer(&chat, own, used, MADE_MS).map(|offer| offer.id);
    assert_eq!(guest(&[], &[]), Ok(*b"invite-3"));
    assert_eq!(guest(&[*b"invite-3"], &[*b"invite-2"]), Ok(*b"invite-1"));
    assert_eq!(guest(&[*b"invite-3"], &[*b"invite-1", *b"invite-2"]), Err(PasteError::Own));
}

#[test]
fn a_newer_code_is_told_from_a_damaged_one() {
    let code = Code::Reply(reply()).encode();
    let mut body = base64::decode(&code).expect("base64");
    body.truncate(body.len() - 4);
    body[0] = 9;
    let newer = base64::encode(&[&body[..], &blake3::hash(&body).as_bytes()[..4]].concat());
    let damaged = &code[2..];
    for text in [format!("#r={newer} {damaged}"), format!("#r={damaged} {newer}")] {
        assert_eq!(find(&text), Err(PasteError::Newer), "{text}");
    }
}

#[test]
fn no_text_does_harm() {
    let code = Code::Reply(reply()).encode();
    for text in
        ["ä".repeat(60_000), "-_".repeat(40_000), "#r=".repeat(20_000), format!("{}{code}", "a ".repeat(24_000))]
    {
        let _ = find(&text);
    }
    for cut in 0..code.len() {
        assert!(find(&code[..cut]).is_err());
    }
}

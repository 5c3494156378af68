//! Codes, and the descriptions they are made from.

use fog_chess::link::{Address, Code, CodeError, Endpoint, Kind, MAX_CODE, base64, short_name};

use super::*;

/// The longest address that the app is likely to have.
const ADDRESS: usize = "https://fog-chess.example.org/some/folder/#j=".len();

#[test]
fn descriptions_of_both_browsers_are_read() {
    let [own, other] = [chromium(), firefox()];
    let kinds = |end: &Endpoint| end.candidates.iter().map(|candidate| candidate.kind).collect::<Vec<_>>();
    assert_eq!(kinds(&own), [Kind::Host, Kind::Reflexive]);
    assert_eq!(kinds(&other), [Kind::Host, Kind::Reflexive]);
    assert!(matches!(own.candidates[0].address, Address::Mdns(_)));
    assert_eq!((own.ufrag.as_str(), own.password.as_str()), ("a+/Z", "AbCdEfGhIjKlMnOpQrStUv+/"));
    assert_eq!(other.fingerprint[..2], [0xff, 0xee]);
    assert!(own.is_public() && other.is_public());
    for cut in 0..CHROMIUM.len() {
        let _ = Endpoint::from_sdp(&CHROMIUM[..cut]);
    }
    assert_eq!(Endpoint::from_sdp("v=0\r\n"), None);
}

#[test]
fn the_rebuilt_offer_waits_and_has_no_candidates() {
    let sdp = chromium().offer_sdp();
    assert!(sdp.contains("a=setup:active\r\n") && !sdp.contains("candidate"), "{sdp}");
    assert!(firefox().answer_sdp().contains("a=setup:passive\r\n"));
    let again = Endpoint::from_sdp(&sdp).expect("an end");
    assert_eq!(again, Endpoint { candidates: Vec::new(), ..chromium() });
}

#[test]
fn a_candidate_is_new_with_each_try() {
    let end = chromium();
    let lines = |wave| end.candidates.iter().enumerate().map(move |(i, candidate)| candidate.line(i, wave));
    let all: Vec<String> = (0..200).flat_map(lines).collect();
    let mut foundations: Vec<&str> = all.iter().map(|line| line.split(' ').next().expect("a word")).collect();
    foundations.sort_unstable();
    foundations.dedup();
    assert_eq!(foundations.len(), all.len());
    let sdp = format!("{}a={}\r\n", end.offer_sdp(), all[all.len() - 1]);
    let again = Endpoint::from_sdp(&sdp).expect("an end");
    assert_eq!(again.candidates, end.candidates[1..]);
}

#[test]
fn every_code_comes_back() {
    for code in codes() {
        let text = code.encode();
        assert!(text.len() <= MAX_CODE);
        assert_eq!(Code::decode(&text), Ok(code), "{text}");
    }
}

#[test]
fn a_link_with_two_candidates_is_short() {
    for code in [Code::Offer(offer()), Code::Reply(reply())] {
        let length = ADDRESS + code.encode().len();
        assert!(length < 250, "{length}");
    }
}

#[test]
fn a_changed_or_cut_code_is_damaged() {
    for code in codes() {
        let text = code.encode();
        let bytes = base64::decode(&text).expect("base64");
        for cut in 0..text.len() {
            assert_eq!(Code::decode(&text[..cut]), Err(CodeError::Damaged));
        }
        for (place, bit) in (0..bytes.len()).flat_map(|place| [0, 3, 7].map(|bit| (place, bit))) {
            let mut changed = bytes.clone();
            changed[place] ^= 1 << bit;
            assert_eq!(Code::decode(&base64::encode(&changed)), Err(CodeError::Damaged));
        }
    }
    assert_eq!(Code::decode(&"A".repeat(100_000)), Err(CodeError::Damaged));
}

/// The hash is no secret: whoever changes a code on purpose can make it fit.
fn sealed(body: &[u8]) -> String {
    base64::encode(&[body, &blake3::hash(body).as_bytes()[..4]].concat())
}

#[test]
fn a_code_made_on_purpose_does_no_harm() {
    for code in codes() {
        let bytes = base64::decode(&code.encode()).expect("base64");
        let body = &bytes[..bytes.len() - 4];
        let newer = [&[2], &body[1..]].concat();
        assert_eq!(Code::decode(&sealed(&newer)), Err(CodeError::Newer));
        for cut in 0..body.len() {
            assert!(Code::decode(&sealed(&body[..cut])).is_err());
        }
        for (place, value) in (0..body.len()).flat_map(|place| [0, 1, 127, 128, 255].map(|value| (place, value))) {
            let mut changed = body.to_vec();
            changed[place] = value;
            let text = sealed(&changed);
            if let Ok(code) = Code::decode(&text) {
                assert_eq!(code.encode(), text, "there is one code for each value");
            }
        }
    }
}

#[test]
fn names_are_short_and_plain() {
    for (name, short) in [
        ("  Anna  ", "Anna"),
        ("a\u{202e}b\nc", "abc"),
        ("ααααααααααααααααααααααα", "αααααααααααααααααααα"),
        ("12345678901234567890xyz", "12345678901234567890"),
        ("🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊", "🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊"),
    ] {
        assert_eq!(short_name(name), short);
        assert_eq!(short_name(short), short);
    }
}

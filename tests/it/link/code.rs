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
fn five_candidates_are_chosen_a_relay_among_them() {
    let mut sdp = chromium().offer_sdp();
    sdp.push_str("a=candidate:7 1 udp 98 192.168.1.5 40041 typ host\r\n");
    let hosts = (1..=6).map(|i| format!("a=candidate:{i} 1 udp 99 192.168.{i}.5 4004{i} typ host\r\n"));
    sdp.extend(hosts);
    // What has no address, what is of another component, and what nobody knows.
    sdp.push_str("a=candidate:8 1 udp 98 0.0.0.0 40041 typ host\r\n");
    sdp.push_str(
        "a=candidate:9 2 udp 98 192.168.1.6 40041 typ host\r\na=candidate:9 1 udp 9 192.168.1.6 4 typ prflx\r\n",
    );
    sdp.push_str(
        "a=candidate:9 1 udp 98 fox.local 40041 typ host\r\na=candidate:9 1 udp 98 192.168.1.6 0 typ host\r\n",
    );
    assert_eq!(Endpoint::from_sdp(&sdp).expect("an end").candidates.len(), 5);
    sdp.push_str("a=candidate:10 1 udp 97 198.51.100.7 40041 typ srflx raddr 0.0.0.0 rport 0\r\n");
    sdp.push_str("a=candidate:11 1 udp 96 198.51.100.9 50041 typ relay raddr 0.0.0.0 rport 0\r\n");
    sdp.push_str("a=candidate:12 1 udp 95 2001:db8::9 50041 typ host\r\n");
    let chosen: Vec<_> = Endpoint::from_sdp(&sdp).expect("an end").candidates;
    let ports: Vec<u16> = chosen.iter().map(|candidate| candidate.port).collect();
    assert_eq!(ports, [40041, 40042, 40041, 50041, 50041]);
    assert_eq!(chosen.iter().filter(|candidate| candidate.kind == Kind::Relay).count(), 1);

    let classes = ["192.0.2.1", "2001:db8::1"].into_iter().flat_map(|address| {
        ["host", "srflx", "relay"].map(|kind| format!("a=candidate:1 1 udp 9 {address} 4 typ {kind}\r\n"))
    });
    let sdp = chromium().offer_sdp() + &classes.collect::<String>();
    let chosen = Endpoint::from_sdp(&sdp).expect("an end").candidates;
    assert_eq!(chosen.iter().filter(|candidate| candidate.kind == Kind::Relay).count(), 2);
    assert_eq!(chosen.len(), 5);
}

#[test]
fn an_address_of_a_private_network_is_not_public() {
    for (address, public) in [
        ("192.168.1.5", false),
        ("10.0.0.1", false),
        ("172.16.0.1", false),
        ("169.254.1.1", false),
        ("127.0.0.1", false),
        ("100.64.0.1", false),
        ("100.127.255.1", false),
        ("100.128.0.1", true),
        ("198.51.100.7", true),
        ("2001:db8::1", true),
        ("fd00::1", false),
        ("fe80::1", false),
        ("7f3c1a52-0b6e-4d0a-9d55-2c1f4b8a9e01.local", false),
    ] {
        let sdp = format!("{}a=candidate:1 1 udp 9 {address} 4 typ host\r\n", chromium().offer_sdp());
        assert_eq!(Endpoint::from_sdp(&sdp).expect("an end").is_public(), public, "{address}");
    }
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

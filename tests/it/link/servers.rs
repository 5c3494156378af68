//! Servers as typed, and links as pictures.

use fog_chess::link::{IceServer, ServerError, qr};

fn parse(address: &str) -> Result<String, ServerError> {
    IceServer::parse(address, "", "").map(|server| server.url)
}

#[test]
fn servers_are_taken_as_people_type_them() {
    for (typed, url) in [
        ("stun:stun.example.org:3478", "stun:stun.example.org:3478"),
        ("  STUN:stun.example.org ", "stun:stun.example.org"),
        ("stun.example.org:19302", "stun:stun.example.org:19302"),
        ("192.0.2.1", "stun:192.0.2.1"),
        ("localhost:1", "stun:localhost:1"),
        ("stuns:[2001:db8::1]:65535", "stuns:[2001:db8::1]:65535"),
        ("[2001:db8::1]", "stun:[2001:db8::1]"),
    ] {
        assert_eq!(parse(typed), Ok(url.to_owned()), "{typed}");
    }
    let server = IceServer::parse("turn:relay.example.org:3478?transport=tcp", " me ", "secret").expect("a server");
    assert!(server.is_relay());
    assert_eq!((server.username.as_str(), server.credential.as_str()), ("me", "secret"));
    let bare = IceServer::parse("relay.example.org", "me", "secret").expect("a server");
    assert_eq!(bare.url, "turn:relay.example.org");
    let stun = IceServer::parse("stun:example.org", "me", "secret").expect("a server");
    assert_eq!((stun.is_relay(), stun.username.as_str(), stun.credential.as_str()), (false, "", ""));
}

#[test]
fn every_fault_of_a_server_has_its_name() {
    for (typed, error) in [
        ("   ", ServerError::Empty),
        ("https://stun.example.org", ServerError::Scheme),
        ("http:stun.example.org", ServerError::Scheme),
        ("stun://stun.example.org", ServerError::Scheme),
        ("stun:", ServerError::Host),
        ("stun::3478", ServerError::Host),
        ("stun.example..org", ServerError::Host),
        ("stun.ex ample.org", ServerError::Host),
        ("-stun.example.org", ServerError::Host),
        ("stun:2001:db8::1", ServerError::Port),
        ("stun:[2001:db8::1", ServerError::Host),
        ("stun:[example]:1", ServerError::Host),
        ("stun:example.org:", ServerError::Port),
        ("stun:example.org:0", ServerError::Port),
        ("stun:example.org:65536", ServerError::Port),
        ("stun:example.org:+80", ServerError::Port),
        ("stun:[2001:db8::1]80", ServerError::Port),
        ("stun:example.org:1?transport=udp", ServerError::Transport),
    ] {
        assert_eq!(parse(typed), Err(error), "{typed}");
    }
    let turn = |address, user, secret| IceServer::parse(address, user, secret).map(drop);
    assert_eq!(turn("turn:example.org?transport=sctp", "me", "secret"), Err(ServerError::Transport));
    assert_eq!(turn("turns:example.org", " ", "secret"), Err(ServerError::NoUser));
    assert_eq!(turn("turn:example.org", "me", ""), Err(ServerError::NoSecret));
    assert_eq!(turn("turn:example.org", "me", &"x".repeat(251)), Err(ServerError::TooLong));
    assert_eq!(parse(&"a.".repeat(60_000)), Err(ServerError::TooLong));
}

#[test]
fn the_servers_at_hand_are_servers() {
    let servers = IceServer::defaults();
    assert!((2..=IceServer::MAX).contains(&servers.len()));
    for server in servers {
        assert_eq!(IceServer::parse(&server.url, "", ""), Ok(server));
    }
}

/// Paints a path the way a browser does, and gives back the rows.
fn paint(picture: &qr::Picture) -> Vec<Vec<bool>> {
    let size = picture.size as usize;
    let mut rows = vec![vec![false; size]; size];
    for bar in picture.path.split_terminator('z') {
        let numbers: Vec<usize> = bar
            .split(|c: char| !c.is_ascii_digit())
            .filter(|word| !word.is_empty())
            .map(|word| word.parse().expect("a number"))
            .collect();
        let [x, y, width, height, back] = numbers[..] else { panic!("{bar}") };
        assert_eq!((height, back), (1, width), "{bar}");
        rows[y][x..x + width].fill(true);
    }
    rows
}

#[test]
fn a_link_is_drawn_as_the_code_has_it() {
    let link = format!("https://example.org/fog/#j={}", "Ab-_".repeat(45));
    let picture = qr::draw(&link).expect("a picture");
    let code = qrcodegen::QrCode::encode_text(&link, qrcodegen::QrCodeEcc::Medium).expect("a code");
    assert_eq!(picture.size, code.size() as u32);
    assert!(picture.size <= 17 + 4 * 11, "version 11 at most: {}", picture.size);
    for (y, row) in paint(&picture).into_iter().enumerate() {
        for (x, dark) in row.into_iter().enumerate() {
            assert_eq!(dark, code.get_module(x as i32, y as i32), "{x} {y}");
        }
    }
    assert_eq!(qr::draw(&"x".repeat(10_000)), None);
}

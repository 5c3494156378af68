//! Whatever bytes come, a fault names what is wrong with them, nothing panics, and the game can go on.

use fog_chess::game::TimeControl;
use fog_chess::rules::{Color, Position};
use fog_chess::sealed::hazmat::{Header, Hello, Message, decode, encode, seal};
use fog_chess::sealed::{Check, Colors, Event, Fault, Input, MAX_MESSAGE_BYTES, Output, Session, Terms, VERSION};

use super::harness;
use super::rogue::{Cheat, Duel};
use super::table::{Table, seed, terms};
use crate::rules::random::Random;

/// Every message of a game, with the session that is about to get it.
fn moments() -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut table = Table::apart(terms(Position::standard()), [seed(60), seed(61)]);
    let mut moments = Vec::new();
    table.connect();
    take_down(&mut table, &mut moments);
    let acts = [(0, "e2e4"), (0, "offer"), (1, "decline"), (1, "d7d5"), (0, "e4d5"), (1, "resign")];
    for (side, act) in acts {
        let input = match act {
            "offer" => Input::OfferDraw,
            "decline" => Input::AnswerDraw(false),
            "resign" => Input::Resign,
            mv => Input::Play(mv.parse().expect(mv)),
        };
        table.input(side, input);
        take_down(&mut table, &mut moments);
    }
    moments
}

/// Delivers everything, and writes down who got what when.
fn take_down(table: &mut Table, moments: &mut Vec<(Vec<u8>, Vec<u8>)>) {
    while let Some(side) = [0, 1].into_iter().find(|&side| !table.wires[side].is_empty()) {
        moments.push((table.sessions[side].save().to_vec(), table.wires[side][0].clone()));
        table.deliver(side);
    }
}

fn fault(session: &mut Session, bytes: &[u8]) -> Option<Fault> {
    let outputs = session.handle(Input::Received(bytes), 0);
    let fault = outputs.iter().find_map(|output| match output {
        Output::Event(Event::Fault(fault)) => Some(*fault),
        _ => None,
    });
    assert_eq!(session.fault(), fault);
    fault
}

/// A message with other bytes and the checksum that fits them.
pub fn changed(bytes: &[u8], change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut bytes = bytes[..bytes.len() - 8].to_vec();
    change(&mut bytes);
    seal(bytes)
}

/// Every message cut at every length is found out, and the session is as it was.
#[test]
fn messages_cut_at_every_length() {
    for (saved, bytes) in moments() {
        let mut session = Session::restore(&saved).expect("what was saved");
        for length in 0..bytes.len() {
            let found = if length < 8 { Fault::Length } else { Fault::Damaged };
            assert_eq!(fault(&mut session, &bytes[..length]), Some(found), "kind {}", bytes[1]);
            // Until the line is up again nothing is taken, not even what is right.
            if length % 500 == 0 {
                assert_eq!(session.handle(Input::Received(&bytes), 0), []);
            }
            session.handle(Input::Connected, 0);
            let cut = seal(bytes[..length].to_vec());
            let still_whole = length + 8 == bytes.len();
            if !still_whole {
                assert_eq!(fault(&mut session, &cut), Some(Fault::Length), "kind {}", bytes[1]);
                session.handle(Input::Connected, 0);
            }
        }
        let longer = changed(&bytes, |bytes| bytes.push(0));
        assert_eq!(fault(&mut session, &longer), Some(Fault::Length));
        session.handle(Input::Connected, 0);
        assert_eq!(*session.save(), saved);
        assert_eq!(fault(&mut session, &bytes), None);
    }
}

/// A bit flipped by a bad line is found out in every byte.
#[test]
fn messages_with_a_bit_flipped() {
    let mut random = Random::new(4);
    for (saved, bytes) in moments() {
        let mut session = Session::restore(&saved).expect("what was saved");
        for place in 0..bytes.len() {
            let mut flipped = bytes.clone();
            flipped[place] ^= 1 << random.below(8);
            assert_eq!(fault(&mut session, &flipped), Some(Fault::Damaged), "kind {}", bytes[1]);
            session.handle(Input::Connected, 0);
        }
        assert_eq!(fault(&mut session, &bytes), None);
    }
}

/// Flips a bit in every so manyth byte and mends the checksum, as a cheat would. Whatever the session makes of it, it does not panic;
/// and when it finds a fault, it is as it was before.
fn flip(step: usize) {
    let mut random = Random::new(5);
    for (index, (saved, bytes)) in moments().into_iter().enumerate() {
        let mut session = Session::restore(&saved).expect("what was saved");
        let dense = usize::min(bytes.len() - 8, 60);
        for place in (0..dense).chain((dense..bytes.len() - 8).step_by(step)) {
            let flipped = changed(&bytes, |bytes| bytes[place] ^= 1 << random.below(8));
            if fault(&mut session, &flipped).is_none() {
                session = Session::restore(&saved).expect("what was saved");
            }
            session.handle(Input::Connected, 0);
        }
        assert_eq!(*session.save(), saved, "message {index}");
        assert_eq!(fault(&mut session, &bytes), None, "message {index}");
    }
}

#[test]
fn messages_with_a_bit_flipped_on_purpose() {
    flip(499);
}

#[test]
#[ignore = "minutes: run with --profile host"]
fn messages_with_a_bit_flipped_on_purpose_in_every_byte() {
    flip(1);
}

/// Any message of the game as the next one at any moment: taken if it is the right one, else refused without a trace.
#[test]
fn every_message_at_every_moment() {
    let moments = moments();
    for (saved, right) in &moments {
        let mut session = Session::restore(saved).expect("what was saved");
        let numbers = &right[2..10];
        for (_, bytes) in &moments {
            let bytes = changed(bytes, |bytes| bytes[2..10].copy_from_slice(numbers));
            if fault(&mut session, &bytes).is_none() {
                session = Session::restore(saved).expect("what was saved");
            }
            session.handle(Input::Connected, 0);
        }
        assert_eq!(*session.save(), *saved);
    }
}

/// A line that spoils bytes: the game stops, and goes on once the bytes come again.
#[test]
fn a_spoiled_message_comes_again() {
    let mut table = Table::standard(62);
    for (number, mv) in ["e2e4", "e7e5", "g1f3", "b8c6"].into_iter().enumerate() {
        let mv = mv.parse().expect(mv);
        let mover = table.mover();
        table.truth.play(mv).expect("a legal move");
        table.input(mover, Input::Play(mv));
        let waiter = 1 - mover;
        let place = table.wires[waiter][0].len() * (number + 1) / 5;
        table.wires[waiter][0][place] ^= 0x10;
        table.pump();
        assert_eq!(table.sessions[waiter].fault(), Some(Fault::Damaged));
        table.disconnect();
        table.connect();
        table.pump();
        table.check();
    }
    table.finish();
    table.check_clean();
}

#[test]
fn random_bytes() {
    let mut random = Random::new(6);
    let sessions: Vec<Vec<u8>> = moments().into_iter().map(|(saved, _)| saved).collect();
    let mut session = Session::restore(&sessions[0]).expect("what was saved");
    for round in 0..3_000 {
        if round % 100 == 0 {
            session = Session::restore(random.pick::<Vec<u8>>(&sessions)).expect("what was saved");
        }
        let mut bytes: Vec<u8> = (0..random.below(300)).map(|_| random.below(256) as u8).collect();
        // Past the version, kind and number, or they would all end there.
        for (place, value) in [VERSION, random.below(11) as u8, random.below(6) as u8, 0, 0, 0].into_iter().enumerate()
        {
            if let Some(byte) = bytes.get_mut(place).filter(|_| random.below(8) > 0) {
                *byte = value;
            }
        }
        harness::decoder(&bytes);
        session.handle(Input::Received(&if random.chance() { seal(bytes) } else { bytes }), 0);
        session.handle(Input::Connected, 0);
    }
}

#[test]
fn the_fuzz_target_on_random_scripts() {
    let mut random = Random::new(8);
    for _ in 0..40 {
        let script: Vec<u8> = (0..24).map(|_| random.below(256) as u8).collect();
        harness::session(&script);
    }
}

#[test]
#[ignore = "minutes: run with --profile host"]
fn the_fuzz_target_on_many_random_scripts() {
    let mut random = Random::new(9);
    for _ in 0..4_000 {
        let script: Vec<u8> = (0..40).map(|_| random.below(256) as u8).collect();
        harness::session(&script);
    }
}

#[test]
fn what_decodes_encodes_to_the_same_bytes() {
    let mut random = Random::new(7);
    let mut decoded = 0;
    for (_, bytes) in moments() {
        let (header, message) = decode(&bytes).expect("a message");
        assert_eq!(encode(header, &message), bytes);
        for _ in 0..200 {
            let mut bytes = bytes[..bytes.len() - 8].to_vec();
            let place = random.below(bytes.len());
            bytes[place] = random.below(256) as u8;
            decoded += usize::from(harness::decoder(&bytes));
        }
    }
    assert!(decoded > 500, "only {decoded} decoded");
}

#[test]
fn lengths_beyond_every_limit() {
    let (_, bytes) = moments().into_iter().find(|(_, bytes)| bytes[1] == 3).expect("a reply");
    let header = &bytes[..12];
    for length in [9_688 + 4_773 + 2, 32_768, 65_535] {
        let claim = [header, &(length as u16).to_le_bytes(), &[0; 100]].concat();
        assert_eq!(decode(&seal(claim)).err(), Some(Fault::Length));
    }
    let points = [&bytes[..12], &0_u16.to_le_bytes(), &[255]].concat();
    assert_eq!(decode(&seal(points)).err(), Some(Fault::Length));
    let moves = [&[VERSION, 8, 0, 0, 0, 0, 0, 0, 0, 0][..], &[1; 32], &[255, 255]].concat();
    assert_eq!(decode(&seal(moves)).err(), Some(Fault::Length));
    assert_eq!(decode(&vec![VERSION; MAX_MESSAGE_BYTES + 1]).err(), Some(Fault::Length));
}

#[test]
fn other_versions_and_kinds() {
    let mut table = Table::standard(63);
    let bytes = changed(&table.sent[0][0], |bytes| bytes[0] = VERSION + 1);
    assert_eq!(fault(&mut table.sessions[1], &bytes), Some(Fault::Version { theirs: VERSION + 1 }));
    table.input(1, Input::Connected);
    let bytes = changed(&bytes, |bytes| bytes[..2].copy_from_slice(&[VERSION, 10]));
    assert_eq!(fault(&mut table.sessions[1], &bytes), Some(Fault::Kind { kind: 10 }));
}

/// Changes the last message that the rogue was about to send.
fn spoiled(spoil: impl Fn(&mut Message)) -> Vec<Fault> {
    let mut table = Table::standard(64);
    let mv = "e2e4".parse().expect("a move");
    table.input(0, Input::Play(mv));
    let bytes = table.wires[1].pop_front().expect("a move");
    let (header, mut message) = decode(&bytes).expect("a message");
    spoil(&mut message);
    fault(&mut table.sessions[1], &encode(header, &message)).into_iter().collect()
}

#[test]
fn queries_that_are_none() {
    let change = |change: fn(&mut Vec<[u8; 32]>)| {
        spoiled(move |message| {
            if let Message::Move { query, .. } = message {
                change(query);
            }
        })
    };
    assert_eq!(change(|query| query[0] = [0xff; 32]), [Fault::Point { place: 0 }]);
    assert_eq!(change(|query| query[63][31] |= 0x80), [Fault::Point { place: 63 }]);
    assert_eq!(change(|query| query.truncate(63)), [Fault::Length]);
    assert_eq!(change(|query| query.push([0; 32])), [Fault::Length]);
    assert_eq!(change(|_| {}), []);
    // The neutral point is a point: who asks with it gets nothing but what the audit finds.
    assert_eq!(change(|query| query[5] = [0; 32]), []);
}

#[test]
fn openings_that_are_none() {
    let opening = |change: fn(&mut Hello)| {
        let mut table = Table::apart(terms(Position::standard()), [seed(65), seed(66)]);
        table.connect();
        table.deliver(0);
        let bytes = table.wires[1].pop_back().expect("the host's opening");
        let (header, Message::Hello(mut hello)) = decode(&bytes).expect("a message") else { panic!("no opening") };
        change(&mut hello);
        fault(&mut table.sessions[1], &encode(header, &Message::Hello(hello)))
    };
    assert_eq!(opening(|_| {}), None);
    assert_eq!(opening(|hello| hello.sender = [0xff; 32]), Some(Fault::Sender));
    assert_eq!(opening(|hello| hello.sender = [0; 32]), Some(Fault::Sender));
    assert_eq!(opening(|hello| hello.colors = Colors::Coin), Some(Fault::Terms));
    assert_eq!(opening(|hello| hello.time_control = Some(TimeControl::minutes(1, 0))), Some(Fault::Terms));
    assert_eq!(opening(|hello| hello.start = hello.seed), Some(Fault::Terms));
}

#[test]
fn the_own_opening_sent_back() {
    let mut table = Table::apart(terms(Position::standard()), [seed(67), seed(68)]);
    table.connect();
    table.deliver(0);
    let opening = table.wires[1].pop_back().expect("the host's opening");
    assert_eq!(fault(&mut table.sessions[0], &opening), Some(Fault::Reflected));
}

#[test]
fn a_message_of_another_game() {
    let [mut one, other] = [Table::standard(69), Table::standard(70)];
    let resume = other.sessions[0].game_id().map(|game| Message::Resume { game, echo: None }).expect("a game");
    let bytes = encode(Header { seq: 2, ack: 2 }, &resume);
    assert_eq!(fault(&mut one.sessions[1], &bytes), Some(Fault::OtherGame));
}

#[test]
fn counts_that_cannot_be() {
    // What was never sent is acknowledged.
    let mut duel = Duel::standard(Color::White, Cheat::default());
    duel.send(&encode(Header { seq: 2, ack: 99 }, &Message::Offer { ply: 0 }));
    assert_eq!(duel.faults, [Fault::NeverSent]);
    // An offer from the future.
    let mut duel = Duel::standard(Color::White, Cheat::default());
    duel.say(Message::Offer { ply: 9 });
    assert_eq!(duel.faults, [Fault::OutOfTurn]);
}

#[test]
fn terms_that_are_none() {
    let over: Position = "8/8/8/8/8/8/8/K7 w - - 0 1".parse().expect("a position");
    assert_eq!(Session::host(seed(1), terms(over)).err(), Some(Fault::Terms));
    let endless = TimeControl { base_ms: 0, increment_ms: 0 };
    let terms = Terms::standard(Colors::Coin, Some(endless));
    assert_eq!(Session::guest(seed(1), terms).err(), Some(Fault::Terms));
}

#[test]
fn a_game_broken_off_is_checked_all_the_same() {
    let mut table = Table::standard(71);
    table.play_all("e2e4 e7e5");
    table.input(0, Input::Received(&[1, 2, 3]));
    assert_eq!(table.sessions[0].fault(), Some(Fault::Length));
    table.input(0, Input::BreakOff);
    table.pump();
    assert_eq!(table.audit(1), Check::Clean);
    // The side that stopped hears the rest once the line is up again.
    table.connect();
    table.pump();
    assert_eq!(table.audit(0), Check::Clean);
    assert_eq!([0, 1].map(|side: usize| table.sessions[side].outcome()), [None, None]);
}

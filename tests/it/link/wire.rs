//! Two lines and what is between them: browsers that give up, people who carry codes, networks that fail.

use std::collections::VecDeque;

use fog_chess::link::{Connection, Input, NoPath, Output, Stage, base64, find_offer, find_reply};

use super::*;
use crate::rules::random::Random;

/// A browser's connection, as far as it can be seen from a page.
#[derive(Default)]
struct Browser {
    /// The other side's description was given to it.
    accepted: bool,
    /// Until when it tries the candidates it was given: a browser gives up after 15 s.
    tries_until_ms: u64,
    tried: Vec<String>,
    open: bool,
    closed: bool,
}

struct End {
    line: Connection,
    browser: Browser,
    /// The page does not run, and its browser neither.
    asleep: bool,
    own: Option<Endpoint>,
    stages: Vec<Stage>,
    got: Vec<Vec<u8>>,
    /// What the other browser sent, not yet delivered.
    coming: VecDeque<Vec<u8>>,
}

struct Wire {
    ends: [End; 2],
    now_ms: u64,
    /// Packets get through.
    path: bool,
}

impl Wire {
    /// Two lines up to where both codes exist; the host does not have the reply yet.
    fn invited() -> Self {
        let (host, _) = Connection::host(MADE_MS);
        let (guest, _) = Connection::guest(chromium(), MADE_MS);
        let end = |line| End {
            line,
            browser: Browser::default(),
            asleep: false,
            own: None,
            stages: Vec::new(),
            got: Vec::new(),
            coming: VecDeque::new(),
        };
        let mut wire = Self { ends: [end(host), end(guest)], now_ms: MADE_MS, path: true };
        wire.ends[1].browser.accepted = true;
        wire.input(0, Input::Described { sdp: CHROMIUM, complete: true });
        wire.input(1, Input::Described { sdp: FIREFOX, complete: true });
        wire
    }

    fn opened() -> Self {
        let mut wire = Self::invited();
        wire.reply();
        wire.pass(1_000);
        assert_eq!(wire.stages(), [Stage::Open, Stage::Open]);
        wire
    }

    fn reply(&mut self) {
        let guest = self.ends[1].own.clone().expect("a reply");
        self.input(0, Input::Reply(&Reply { guest, ..reply() }));
    }

    fn stages(&self) -> [Stage; 2] {
        [0, 1].map(|side| self.ends[side].line.stage().clone())
    }

    fn input(&mut self, side: usize, input: Input<'_>) {
        let outputs = self.ends[side].line.handle(input, self.now_ms);
        for output in outputs {
            self.carry_out(side, output);
        }
    }

    fn carry_out(&mut self, side: usize, output: Output) {
        let (now_ms, browser) = (self.now_ms, &mut self.ends[side].browser);
        match output {
            Output::Accept(_) => browser.accepted = true,
            Output::AddCandidate(line) => {
                // What a browser knows already it does not try again.
                if !browser.tried.contains(&line) {
                    browser.tried.push(line);
                    browser.tries_until_ms = now_ms + 3_000;
                }
            }
            Output::SendFrame(bytes) => self.ends[1 - side].coming.push_back(bytes),
            Output::Close => browser.closed = true,
            Output::Ready(own) => self.ends[side].own = Some(own),
            Output::Stage => {
                let stage = self.ends[side].line.stage().clone();
                self.ends[side].stages.push(stage);
            }
            Output::Data(data) => self.ends[side].got.push(data),
            Output::Offer | Output::Answer(_) => panic!("it has a connection"),
        }
    }

    /// Lets time go by in steps of 50 ms.
    fn pass(&mut self, ms: u64) {
        let end = self.now_ms + ms;
        while self.now_ms < end {
            self.now_ms += 50;
            self.network();
            for side in [0, 1] {
                let due = self.ends[side].line.next_ms().is_some_and(|next_ms| next_ms <= self.now_ms);
                if due && !self.ends[side].asleep {
                    self.input(side, Input::Tick);
                }
            }
        }
    }

    fn network(&mut self) {
        if !self.path || self.ends.iter().any(|end| end.asleep) {
            return;
        }
        let trying =
            |end: &End| end.browser.accepted && end.browser.tries_until_ms >= self.now_ms && !end.browser.closed;
        if self.ends.iter().all(|end| !end.browser.open && trying(end)) {
            for side in [0, 1] {
                self.ends[side].browser.open = true;
                self.input(side, Input::Opened);
            }
        }
        for side in [0, 1] {
            while self.ends[side].browser.open && !self.ends[side].browser.closed {
                let Some(bytes) = self.ends[side].coming.pop_front() else { break };
                self.input(side, Input::Received(&bytes));
            }
            let other_closed = self.ends[1 - side].browser.closed;
            if other_closed && self.ends[side].browser.open && !self.ends[side].browser.closed {
                self.input(side, Input::Closed);
            }
        }
    }
}

#[test]
fn two_devices_meet_by_their_codes_alone() {
    let wire = Wire::invited();
    let code = Code::Offer(Offer { host: wire.ends[0].own.clone().expect("an end"), ..offer() }).encode();
    let taken = find_offer(&format!("https://example.org/#j={code}"), &[], &[], MADE_MS).expect("an offer");
    assert_eq!(taken.host, chromium());
    let code = Code::Reply(Reply { guest: wire.ends[1].own.clone().expect("an end"), ..reply() }).encode();
    let taken = find_reply(&format!("https://example.org/#r={code}"), &taken.id, false).expect("a reply");
    assert_eq!(taken.guest, firefox());
}

#[test]
fn a_reply_connects_however_late_it_comes() {
    for late_ms in [0, 1_000, 14_000, 60_000, 600_000, 3_600_000] {
        let mut wire = Wire::invited();
        wire.pass(late_ms);
        assert_eq!(wire.stages(), [Stage::Waiting, Stage::Waiting]);
        wire.reply();
        wire.pass(4_000);
        assert_eq!(wire.stages(), [Stage::Open, Stage::Open], "{late_ms}");
        assert_eq!(wire.ends[1].stages, [Stage::Waiting, Stage::Open]);
    }
}

#[test]
fn a_guest_that_slept_meanwhile_connects_when_it_wakes() {
    let mut wire = Wire::invited();
    wire.pass(5_000);
    wire.ends[1].asleep = true;
    wire.pass(35_000);
    wire.reply();
    wire.pass(40_000);
    assert!(matches!(wire.stages(), [Stage::NoPath(_), Stage::Waiting]));
    wire.ends[1].asleep = false;
    wire.input(1, Input::Visible);
    wire.pass(4_000);
    assert_eq!(wire.stages(), [Stage::Open, Stage::Open]);
}

#[test]
fn networks_without_a_path_are_told_of_and_may_find_one() {
    let mut wire = Wire::invited();
    wire.path = false;
    wire.reply();
    wire.pass(24_000);
    assert_eq!(wire.stages()[0], Stage::Connecting);
    wire.pass(2_500);
    assert_eq!(wire.stages()[0], Stage::NoPath(NoPath { own_public: true, other_public: true }));
    wire.pass(120_000);
    wire.path = true;
    wire.pass(8_000);
    assert_eq!(wire.stages(), [Stage::Open, Stage::Open]);
}

#[test]
fn short_gaps_heal_and_nothing_is_lost() {
    let mut wire = Wire::opened();
    wire.path = false;
    wire.pass(4_000);
    wire.input(0, Input::Send(b"one"));
    wire.path = true;
    wire.pass(1_000);
    assert_eq!(wire.ends[1].got, [b"one"]);
    assert!(wire.ends.iter().all(|end| !end.stages.contains(&Stage::Healing)), "without a word");
    wire.path = false;
    wire.pass(20_000);
    assert_eq!(wire.stages(), [Stage::Healing, Stage::Healing]);
    wire.input(1, Input::Send(b"two"));
    wire.path = true;
    wire.pass(1_000);
    assert_eq!((wire.stages(), &wire.ends[0].got), ([Stage::Open, Stage::Open], &vec![b"two".to_vec()]));
}

#[test]
fn a_lost_line_opens_when_the_device_wakes() {
    let mut wire = Wire::opened();
    wire.ends[1].asleep = true;
    wire.pass(100_000);
    assert_eq!(wire.stages(), [Stage::Lost, Stage::Open]);
    assert!(wire.ends[1].coming.len() < 30, "what is sent to nobody ends");
    wire.ends[1].asleep = false;
    wire.input(1, Input::Visible);
    wire.pass(1_000);
    assert_eq!(wire.stages(), [Stage::Open, Stage::Open]);
}

#[test]
fn both_lost_try_again_when_one_looks() {
    let mut wire = Wire::opened();
    wire.path = false;
    wire.pass(100_000);
    assert_eq!(wire.stages(), [Stage::Lost, Stage::Lost]);
    let tried = wire.ends[0].browser.tried.len();
    wire.pass(60_000);
    assert_eq!(wire.ends[0].browser.tried.len(), tried, "nothing is tried for ever");
    wire.input(0, Input::Visible);
    wire.pass(60_000);
    let again = wire.ends[0].browser.tried.len() - tried;
    assert!((8..=10 * 2).contains(&again), "{again}");
}

#[test]
fn who_leaves_says_so() {
    let mut wire = Wire::opened();
    wire.input(0, Input::Send(b"last"));
    wire.input(0, Input::Leave);
    wire.pass(1_000);
    assert_eq!(wire.stages(), [Stage::Ended, Stage::Left]);
    assert_eq!(wire.ends[1].got, [b"last"]);
    assert!(wire.ends.iter().all(|end| end.line.is_over() && end.line.next_ms().is_none()));
    let mut wire = Wire::opened();
    wire.path = false;
    wire.pass(10_000);
    wire.input(1, Input::Closed);
    assert_eq!((wire.stages()[1].clone(), wire.ends[1].line.is_over()), (Stage::Lost, true));
    wire.input(1, Input::Received(&[0]));
    assert_eq!(wire.stages()[1], Stage::Lost, "what is closed stays closed");
}

/// Whatever a browser and the other side do, in whatever order: no panic, time goes on, and what is over stays over.
#[test]
fn no_order_of_events_does_harm() {
    let frames = [vec![0], vec![1, 7], vec![2], vec![], vec![9], vec![0; 70_000]];
    for seed in 1..400 {
        let mut random = Random::new(seed);
        let (mut line, _) =
            if random.chance() { Connection::host(MADE_MS) } else { Connection::guest(firefox(), MADE_MS) };
        let mut now_ms = MADE_MS;
        for _ in 0..80 {
            now_ms = (now_ms + [0, 10, 1_500, 3_600_000][random.below(4)]) - [0, 0, 1, 60_000][random.below(4)];
            let reply = reply();
            let input = match random.below(12) {
                0 => Input::Described { sdp: FIREFOX, complete: random.chance() },
                1 => Input::Described { sdp: "v=0", complete: random.below(20) == 0 },
                2 => Input::Reply(&reply),
                3 => Input::Opened,
                4 => Input::Received(&frames[random.below(2)]),
                5 if random.below(5) == 0 => Input::Received(random.pick::<Vec<u8>>(&frames)),
                6 if random.below(10) == 0 => Input::Closed,
                7 if random.below(10) == 0 => Input::Failed("failed"),
                8 if random.below(10) == 0 => Input::Leave,
                9 => Input::Send(b"data"),
                10 => Input::Visible,
                _ => Input::Tick,
            };
            let (over, stage) = (line.is_over(), line.stage().clone());
            let outputs = line.handle(input, now_ms);
            assert_eq!(outputs.contains(&Output::Close), !over && line.is_over());
            assert!(stage == *line.stage() || outputs.contains(&Output::Stage), "every change is told");
            if over {
                assert_eq!((outputs, line.next_ms()), (Vec::new(), None));
            }
            assert!(line.next_ms().is_none_or(|next_ms| next_ms <= now_ms + 1_500), "it looks at the clock in time");
        }
    }
}

/// Descriptions and codes of random ends come back.
#[test]
fn random_ends_come_back() {
    let mut random = Random::new(77);
    for _ in 0..500 {
        let end = random_end(&mut random);
        let mut sdp = end.offer_sdp();
        for (place, candidate) in end.candidates.iter().enumerate() {
            sdp.push_str(&format!("a={}\r\n", candidate.line(place, random.below(1_000) as u32)));
        }
        assert_eq!(Endpoint::from_sdp(&sdp).as_ref(), Some(&end), "{sdp}");
        let id = bytes(&mut random);
        let code = Code::Reply(Reply { id, guest: end, name: String::new() });
        assert_eq!(Code::decode(&code.encode()), Ok(code));
    }
}

fn bytes<const N: usize>(random: &mut Random) -> [u8; N] {
    std::array::from_fn(|_| random.below(256) as u8)
}

fn random_end(random: &mut Random) -> Endpoint {
    const HEX: &[u8] = b"0123456789abcdef";
    const BASE64: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (lengths, digits) = *random.pick(&[((4, 24), BASE64), ((8, 32), HEX), ((8, 32), BASE64), ((255, 22), BASE64)]);
    let mut text = |length| (0..length).map(|_| char::from(*random.pick(digits))).collect::<String>();
    let (ufrag, password) = (text(lengths.0), text(lengths.1));
    let mut candidates: Vec<Candidate> = Vec::new();
    for _ in 0..random.below(6) {
        let address = match random.below(3) {
            0 => Address::V4(bytes(random)),
            1 => Address::V6(bytes(random)),
            _ => Address::Mdns(bytes(random)),
        };
        let kind = *random.pick(&[Kind::Host, Kind::Reflexive, Kind::Relay]);
        candidates.push(Candidate { kind, address, port: 1 + random.below(65_535) as u16 });
    }
    Endpoint { ufrag, password, fingerprint: bytes(random), candidates }
}

#[test]
fn bytes_come_back_from_text() {
    let mut random = Random::new(5);
    for length in 0..200 {
        let bytes: Vec<u8> = (0..length).map(|_| random.below(256) as u8).collect();
        let text = base64::encode(&bytes);
        assert_eq!(base64::decode(&text), Some(bytes));
        // Any other last digit would say the same bytes or more of them; padding and other alphabets are refused.
        assert_eq!(base64::decode(&format!("{text}=")), None);
        assert_eq!(base64::decode(&format!("{text}+")), None);
    }
    for text in ["A", "AB", "AAB", "AAAAA", "A A", "AA\n", "ä"] {
        assert_eq!(base64::decode(text), None, "{text}");
    }
}

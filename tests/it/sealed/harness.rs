//! What is fuzzed, on bytes of any kind: fuzz/ runs these for hours, the normal tests for a second.

use fog_chess::sealed::hazmat::{decode, encode, seal};
use fog_chess::sealed::{Colors, Input, Output, Seed, Session, Terms};

/// The decoder does not panic, and has one encoding for every message; tells whether the bytes and their checksum are one.
pub fn decoder(bytes: &[u8]) -> bool {
    let _ = (Session::restore(bytes), decode(bytes));
    let sealed = seal(bytes.to_vec());
    let Ok((header, message)) = decode(&sealed) else { return false };
    assert_eq!(encode(header, &message), sealed);
    true
}

/// Two sessions play by a script in which every byte is an act: one of a player, or one of a bad line. Nothing panics, and neither
/// side sees anything but a view or a fault.
pub fn session(script: &[u8]) {
    let mut bout = Bout::new();
    for (&act, rest) in script.iter().zip((1..).map(|start| &script[start..])) {
        bout.act(act, rest);
    }
}

struct Bout {
    sessions: [Session; 2],
    wires: [Vec<Vec<u8>>; 2],
    now_ms: u64,
}

impl Bout {
    fn new() -> Self {
        let terms = Terms::standard(Colors::Coin, None);
        let session = |session: Result<Session, _>| session.expect("good terms");
        let host = session(Session::host(Seed::new([1; 32]), terms.clone()));
        let guest = session(Session::guest(Seed::new([2; 32]), terms));
        let mut bout = Self { sessions: [host, guest], wires: [vec![], vec![]], now_ms: 0 };
        bout.connect();
        bout
    }

    fn connect(&mut self) {
        for side in [0, 1] {
            self.input(side, Input::Connected);
        }
        self.deliver_all();
    }

    fn input(&mut self, side: usize, input: Input<'_>) {
        self.now_ms += 1_000;
        let outputs = self.sessions[side].handle(input, self.now_ms);
        let sent = outputs.into_iter().filter_map(|output| match output {
            Output::Send(bytes) => Some(bytes),
            Output::Save | Output::Event(_) => None,
        });
        self.wires[1 - side].extend(sent);
    }

    fn deliver(&mut self, side: usize) -> bool {
        if self.wires[side].is_empty() {
            return false;
        }
        let bytes = self.wires[side].remove(0);
        self.input(side, Input::Received(&bytes));
        true
    }

    fn deliver_all(&mut self) {
        while self.deliver(0) || self.deliver(1) {}
    }

    fn act(&mut self, act: u8, rest: &[u8]) {
        let (side, act, detail) = (usize::from(act & 1), act >> 1 & 15, usize::from(act >> 5));
        let number = |index: usize| usize::from(rest.get(index).copied().unwrap_or_default());
        match act {
            0..=5 => self.play(side, number(0)),
            6 => {
                self.deliver(side);
            }
            7 => self.deliver_all(),
            8 => self.spoil(side, number(0) << 8 | number(1), detail),
            9 => self.input(side, Input::Received(&seal(rest.to_vec()))),
            10 => self.wires[side].reverse(),
            11 => self.connect(),
            12 => self.restart(side),
            13 => self.input(side, Input::OfferDraw),
            14 => self.input(side, Input::AnswerDraw(detail > 3)),
            _ => self.input(side, [Input::Resign, Input::BreakOff, Input::Audit, Input::Tick][detail % 4]),
        }
    }

    fn play(&mut self, side: usize, choice: usize) {
        let Some(view) = self.sessions[side].view() else { return };
        let moves: Vec<_> = view.legal_moves().into_iter().collect();
        if let Some(mv) = moves.get(choice % usize::max(1, moves.len())) {
            self.input(side, Input::Play(*mv));
        }
    }

    /// Spoils a byte of the next message, half of the time with a checksum that fits.
    fn spoil(&mut self, side: usize, place: usize, bit: usize) {
        let Some(bytes) = self.wires[side].first_mut() else { return };
        if let Some(byte) = bytes.get_mut(place) {
            *byte ^= 1 << bit;
        }
        if place.is_multiple_of(2) {
            bytes.truncate(bytes.len() - 8);
            *bytes = seal(std::mem::take(bytes));
        }
    }

    fn restart(&mut self, side: usize) {
        let saved = self.sessions[side].save();
        self.sessions[side] = Session::restore(&saved).expect("what was saved");
        self.connect();
    }
}

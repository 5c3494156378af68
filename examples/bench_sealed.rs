//! What a sealed game costs, on the host and in WebAssembly under Node: prints figures and judges nothing.
//!
//! Times are those of the processor, the mean over the plies, so that a busy machine disturbs them little. A ply takes both sides one query, one answer and one
//! opening each. The moves are random, the same in every run; in the quiet game nothing is taken and no pawn moves, so that the search
//! for draws has the most to do.

use std::hint::black_box;

use fog_chess::rules::{Color, History, Move};
use fog_chess::sealed::{Check, Colors, Event, Input, Output, Seed, Session, Terms};

const PLIES: usize = 80;

/// What is measured, by the message that is made or taken in.
const PARTS: [&str; 4] = ["move: ask", "on move: answer, ask", "on reply: open, answer", "on answer: open"];

fn main() {
    say(&format!("sealed game on {}, {PLIES} plies", std::env::consts::ARCH));
    measure("random moves", random_moves());
    measure("no capture, no pawn move", quiet_moves());
}

struct Bench {
    sessions: [Session; 2],
    bytes: usize,
    /// Of the longest message.
    longest: usize,
    spent_ms: [Vec<f64>; PARTS.len()],
}

fn measure(name: &str, moves: Vec<Move>) {
    let start = cpu_ms();
    let Some(mut bench) = Bench::new() else { return say("no game") };
    let opening_ms = cpu_ms() - start;
    bench.bytes = 0;
    for mv in &moves {
        bench.ply(*mv);
    }
    let plies = moves.len() as f64;
    let means: Vec<f64> = bench.spent_ms.iter().map(|spent| mean(spent)).collect();
    let both: f64 = means.iter().sum();
    say(&format!("{name}, {} plies:", moves.len()));
    say(&format!(
        "  {:>8.1} KB a ply, {:.1} KB the longest message",
        bench.bytes as f64 / plies / 1e3,
        bench.longest as f64 / 1e3
    ));
    say(&format!("  {:>8.2} MB a game; moves alone: {} bytes", bench.bytes as f64 / 1e6, 2 * moves.len()));
    say(&format!("  {opening_ms:>8.1} ms the opening of both sides"));
    for (part, ms) in PARTS.iter().zip(means) {
        say(&format!("  {ms:>8.2} ms {part}"));
    }
    say(&format!("  {:>8.2} ms a ply for each side; {:.4} with the plain move", both / 2.0, plain_ms(&moves)));
    bench.save();
    bench.audit();
}

impl Bench {
    fn new() -> Option<Self> {
        let terms = Terms::standard(Colors::Host(Color::White), None);
        let host = Session::host(Seed::new([1; 32]), terms.clone()).ok()?;
        let guest = Session::guest(Seed::new([2; 32]), terms).ok()?;
        let mut bench = Self { sessions: [host, guest], bytes: 0, longest: 0, spent_ms: Default::default() };
        let mut wires: [Vec<Vec<u8>>; 2] = [0, 1].map(|side| bench.input(1 - side, Input::Connected));
        while wires.iter().any(|wire| !wire.is_empty()) {
            for side in [0, 1] {
                let sent: Vec<_> = std::mem::take(&mut wires[side])
                    .iter()
                    .flat_map(|m| bench.input(side, Input::Received(m)))
                    .collect();
                wires[1 - side].extend(sent);
            }
        }
        Some(bench)
    }

    fn input(&mut self, side: usize, input: Input<'_>) -> Vec<Vec<u8>> {
        let send = |output| match output {
            Output::Send(bytes) => Some(bytes),
            Output::Save | Output::Event(_) => None,
        };
        let sent: Vec<Vec<u8>> = self.sessions[side].handle(input, 0).into_iter().filter_map(send).collect();
        for message in &sent {
            self.bytes += message.len();
            self.longest = self.longest.max(message.len());
        }
        sent
    }

    fn timed(&mut self, part: usize, side: usize, input: Input<'_>) -> Vec<Vec<u8>> {
        let start = cpu_ms();
        let sent = self.input(side, input);
        self.spent_ms[part].push(cpu_ms() - start);
        sent
    }

    /// Move, reply, answer.
    fn ply(&mut self, mv: Move) {
        let mover = if self.sessions[0].is_own_turn() { 0 } else { 1 };
        let mut sent = self.timed(0, mover, Input::Play(mv));
        for (part, side) in [(1, 1 - mover), (2, mover), (3, 1 - mover)] {
            sent = sent.iter().flat_map(|message| self.timed(part, side, Input::Received(message))).collect();
        }
    }

    fn audit(&mut self) {
        let resigned = self.input(0, Input::Resign);
        let revealed: Vec<_> = resigned.iter().flat_map(|m| self.input(1, Input::Received(m))).collect();
        revealed.iter().for_each(|m| drop(self.input(0, Input::Received(m))));
        let (start, mut steps_ms) = (cpu_ms(), Vec::new());
        while self.sessions[0].check() == Check::Unchecked {
            let step = cpu_ms();
            if self.sessions[0].handle(Input::Audit, 0).iter().any(|o| matches!(o, Output::Event(Event::Refused(_)))) {
                break;
            }
            steps_ms.push(cpu_ms() - step);
        }
        let (all_ms, step_ms, check) = (cpu_ms() - start, mean(&steps_ms), self.sessions[0].check());
        say(&format!("  {all_ms:>8.1} ms the audit of one side, {step_ms:.1} ms a step: {check:?}"));
    }

    /// What every message costs in storage.
    fn save(&self) {
        let start = cpu_ms();
        let saved = self.sessions[0].save();
        let save_ms = cpu_ms() - start;
        say(&format!("  {:>8.1} KB a saved session, {save_ms:.2} ms to make", saved.len() as f64 / 1e3));
    }
}

/// Half of what a ply costs that is sent in the open: to play the move and see it from both sides.
fn plain_ms(moves: &[Move]) -> f64 {
    let start = cpu_ms();
    let mut history = History::standard();
    for mv in moves {
        let _ = black_box(history.play(*mv));
        Color::ALL.iter().for_each(|color| _ = black_box(history.view(*color)));
    }
    (cpu_ms() - start) / moves.len() as f64 / 2.0
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / usize::max(1, values.len()) as f64
}

/// George Marsaglia's xorshift picks the moves; a king is left alone.
fn random_moves() -> Vec<Move> {
    let (mut history, mut state) = (History::standard(), 88_172_645_463_325_252_u64);
    while history.ply() < PLIES {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let legal: Vec<Move> = history.position().legal_moves().into_iter().collect();
        let mut next = history.clone();
        let played = next.play(legal[(state % legal.len() as u64) as usize]);
        if played.is_ok() && next.outcome().is_none() {
            history = next;
        }
    }
    history.moves().iter().map(|played| played.mv).collect()
}

/// Knights and rooks walk without ever making a position for the third time.
fn quiet_moves() -> Vec<Move> {
    let mut history = History::standard();
    let mut state = 7_u64;
    while history.ply() < PLIES {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal: Vec<Move> = history.position().legal_moves().into_iter().collect();
        let mut next = history.clone();
        let played = next.play(legal[(state >> 33) as usize % legal.len()]);
        if played.is_ok_and(|_| next.outcome().is_none() && next.position().halfmove_clock() as usize == next.ply()) {
            history = next;
        }
    }
    history.moves().iter().map(|played| played.mv).collect()
}

/// Time on the processor: of this thread where Linux tells it, else by the clock on the wall.
#[cfg(not(target_arch = "wasm32"))]
fn cpu_ms() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat");
    let on_cpu_ns = told.ok().and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    on_cpu_ns.map_or_else(|| START.elapsed().as_secs_f64() * 1e3, |ns| ns / 1e6)
}

/// Time on the processor, as Node tells it.
#[cfg(target_arch = "wasm32")]
fn cpu_ms() -> f64 {
    use js_sys::{Function, Reflect, global};
    use wasm_bindgen::{JsCast, JsValue};
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let read = || {
        let process = get(&global(), "process")?;
        let usage = get(&process, "cpuUsage")?.dyn_into::<Function>().ok()?.call0(&process).ok()?;
        Some((get(&usage, "user")?.as_f64()? + get(&usage, "system")?.as_f64()?) / 1e3)
    };
    read().unwrap_or_else(js_sys::Date::now)
}

#[cfg(not(target_arch = "wasm32"))]
fn say(line: &str) {
    println!("{line}");
}

#[cfg(target_arch = "wasm32")]
fn say(line: &str) {
    wasm_bindgen_test::console_log!("{line}");
}

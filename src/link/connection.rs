//! One line between two devices, from the first description to the end: a machine with a clock of its own.
//!
//! Until the channel is open, what the browser thinks of the connection is worth nothing: it gives up while the reply is still
//! carried by hand. So both sides give their browsers the other's candidates again and again, in waves, and a browser that gave up
//! begins anew. Once the channel is open each side says so every 1.5 s, since browsers notice a loss late and each at another time.
//!
//! The clock stands still while the page sleeps: a step of it is at most 2 s, and while anything is due it is asked for every 1.5 s.

use super::code::Reply;
use super::frame::{Frame, FrameError};
use super::sdp::Endpoint;

/// Gathering ends here: a STUN server that does not answer holds it up for 40 s.
const GATHER_MS: u64 = 2_500;
const WAVE_MS: u64 = 3_500;
const BEAT_MS: u64 = 1_500;
const NO_PATH_MS: u64 = 25_000;
const SILENCE_MS: u64 = 5_000;
const LOST_MS: u64 = 30_000;
/// The longest step of the clock.
const STEP_MS: u64 = 2_000;

/// What the other side may send at once: a whole game's resumption is far below.
const BURST_BYTES: u64 = 4 * 1024 * 1024;
const BURST_FRAMES: u64 = 500;
/// And what it may go on sending, each second.
const BYTES_PER_S: u64 = 256 * 1024;
const FRAMES_PER_S: u64 = 50;

/// Which end of the line this is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Makes the invitation.
    Host,
    /// Replies to it.
    Guest,
}

/// Where a line stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The browser looks for the own addresses: at most 2.5 s.
    Gathering,
    /// The host waits for the reply; the guest for the host to take it.
    Waiting,
    /// The host has the reply, and both try to reach each other.
    Connecting,
    /// They could not for 25 s. It is still tried.
    NoPath(NoPath),
    /// The channel is open.
    Open,
    /// The other side has been silent for 5 s: it is tried to reach it again.
    Healing,
    /// The other side has been silent for 30 s, or the channel broke while it was silent. In the first case the line opens again if
    /// anything comes.
    Lost,
    /// The other side has left.
    Left,
    /// The line was ended from here: [`Input::Leave`].
    Ended,
    /// The line can't be used, or no more.
    Broken(Fault),
}

/// What is known of why two devices don't reach each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPath {
    /// The own device knows an address that can be reached from outside.
    pub own_public: bool,
    /// The other device does.
    pub other_public: bool,
}

/// Why a line was broken off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The browser can't make the connection: why, in words for developers.
    Browser(String),
    /// The browser has closed it before it was open.
    Closed,
    /// The other side sent what is no message.
    Frame(FrameError),
    /// The other side sends too much.
    Flood,
}

/// What happens to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// The browser's description of the own end, as it is now.
    Described {
        /// The SDP.
        sdp: &'a str,
        /// No more candidates will come.
        complete: bool,
    },
    /// The reply to the invitation; of use to a waiting host only.
    Reply(&'a Reply),
    /// The channel is open.
    Opened,
    /// A message of the channel.
    Received(&'a [u8]),
    /// The channel is closed.
    Closed,
    /// The browser can't do what it was asked.
    Failed(&'a str),
    /// Send this to the other side, at most [`MAX_DATA`](super::MAX_DATA) bytes; before the first opening it is dropped.
    Send(&'a [u8]),
    /// The page is in front again.
    Visible,
    /// Time has passed.
    Tick,
    /// Say goodbye and end it.
    Leave,
}

/// What a line asks for. The first five are for the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Make a connection and describe it as an offer.
    Offer,
    /// Make a connection for this offer and describe it as an answer.
    Answer(String),
    /// Take this answer.
    Accept(String),
    /// Try this candidate of the other side.
    AddCandidate(String),
    /// Send this message.
    SendFrame(Vec<u8>),
    /// End the connection.
    Close,
    /// The own end is known: the code can be made. Comes once.
    Ready(Endpoint),
    /// The line stands elsewhere; the stage is the one of [`Connection::stage`].
    Stage,
    /// The other side sent this.
    Data(Vec<u8>),
}

/// One line between two devices.
#[derive(Clone, Debug)]
pub struct Connection {
    side: Side,
    stage: Stage,
    own: Option<Endpoint>,
    other: Option<Endpoint>,
    /// The last time that was given.
    real_ms: u64,
    /// The own clock, which does not run while the page sleeps.
    now_ms: u64,
    since_ms: u64,
    heard_ms: u64,
    beat_ms: u64,
    wave_ms: u64,
    waves: u32,
    bucket: Bucket,
    out: Vec<Output>,
}

/// What the other side may still send.
#[derive(Clone, Debug)]
struct Bucket {
    bytes: u64,
    frames: u64,
    filled_ms: u64,
}

impl Connection {
    /// A new line of the host, and what is to be done for it.
    pub fn host(now_ms: u64) -> (Self, Vec<Output>) {
        (Self::new(Side::Host, None, now_ms), vec![Output::Offer])
    }

    /// A new line of the guest to the host of an invitation, and what is to be done for it.
    pub fn guest(host: Endpoint, now_ms: u64) -> (Self, Vec<Output>) {
        let sdp = host.offer_sdp();
        (Self::new(Side::Guest, Some(host), now_ms), vec![Output::Answer(sdp)])
    }

    fn new(side: Side, other: Option<Endpoint>, now_ms: u64) -> Self {
        let bucket = Bucket { bytes: BURST_BYTES, frames: BURST_FRAMES, filled_ms: now_ms };
        Self {
            side,
            stage: Stage::Gathering,
            own: None,
            other,
            real_ms: now_ms,
            now_ms: 0,
            since_ms: 0,
            heard_ms: 0,
            beat_ms: 0,
            wave_ms: 0,
            waves: 0,
            bucket,
            out: Vec::new(),
        }
    }

    /// Which end this is.
    pub fn side(&self) -> Side {
        self.side
    }

    /// Where it stands.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Whether nothing more can come of it.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Left | Stage::Ended | Stage::Broken(_))
    }

    /// When it next wants [`Input::Tick`], on the clock of the inputs; `None` while it waits for something else than time.
    pub fn next_ms(&self) -> Option<u64> {
        let due = match self.stage {
            Stage::Gathering => self.own.as_ref().map(|_| self.since_ms + GATHER_MS),
            Stage::Waiting if self.side == Side::Host => None,
            Stage::Waiting | Stage::Connecting | Stage::NoPath(_) => Some(self.wave_ms),
            Stage::Open => Some(self.beat_ms),
            Stage::Healing => Some(self.beat_ms.min(self.wave_ms)),
            Stage::Lost | Stage::Left | Stage::Ended | Stage::Broken(_) => None,
        };
        due.map(|due| self.real_ms + due.saturating_sub(self.now_ms).min(BEAT_MS))
    }

    /// Takes what happened at `now_ms`, on any clock that goes forward, and gives what is to be done.
    pub fn handle(&mut self, input: Input<'_>, now_ms: u64) -> Vec<Output> {
        let slept = self.wind(now_ms);
        if !self.is_over() {
            self.take(input);
            self.look(slept || input == Input::Visible);
        }
        std::mem::take(&mut self.out)
    }

    /// Moves the own clock on; says whether the page has slept.
    fn wind(&mut self, now_ms: u64) -> bool {
        let passed = now_ms.saturating_sub(self.real_ms);
        self.real_ms = self.real_ms.max(now_ms);
        self.now_ms += passed.min(STEP_MS);
        passed > STEP_MS
    }

    fn take(&mut self, input: Input<'_>) {
        match input {
            Input::Described { sdp, complete } => self.described(sdp, complete),
            Input::Reply(reply) => self.reply(reply),
            Input::Opened => self.opened(),
            Input::Received(bytes) => self.received(bytes),
            Input::Closed => self.closed(),
            Input::Failed(_) if self.was_open() => self.closed(),
            Input::Failed(why) => self.break_off(Fault::Browser(why.to_owned())),
            Input::Send(data) if self.was_open() => self.out.push(Output::SendFrame(Frame::Data(data).encode())),
            Input::Leave => self.leave(),
            Input::Send(_) | Input::Visible | Input::Tick => {}
        }
    }

    fn was_open(&self) -> bool {
        matches!(self.stage, Stage::Open | Stage::Healing | Stage::Lost)
    }

    fn go(&mut self, stage: Stage) {
        self.stage = stage;
        self.since_ms = self.now_ms;
        self.out.push(Output::Stage);
    }

    // Before the channel is open.

    fn described(&mut self, sdp: &str, complete: bool) {
        if self.stage != Stage::Gathering {
            return;
        }
        self.own = Endpoint::from_sdp(sdp).or(self.own.take());
        match (&self.own, complete) {
            (Some(_), true) => self.ready(),
            (None, true) => self.break_off(Fault::Browser("no usable description".to_owned())),
            (_, false) => {}
        }
    }

    fn ready(&mut self) {
        if let Some(own) = self.own.clone() {
            self.out.push(Output::Ready(own));
            self.wave_ms = self.now_ms;
            self.go(Stage::Waiting);
        }
    }

    fn reply(&mut self, reply: &Reply) {
        if self.side == Side::Host && self.stage == Stage::Waiting {
            self.out.push(Output::Accept(reply.guest.answer_sdp()));
            self.other = Some(reply.guest.clone());
            self.wave_ms = self.now_ms;
            self.go(Stage::Connecting);
        }
    }

    fn opened(&mut self) {
        if matches!(self.stage, Stage::Waiting | Stage::Connecting | Stage::NoPath(_)) {
            self.reopen();
        }
    }

    fn reopen(&mut self) {
        (self.heard_ms, self.beat_ms) = (self.now_ms, self.now_ms);
        self.go(Stage::Open);
    }

    fn no_path(&self) -> NoPath {
        let public = |end: &Option<Endpoint>| end.as_ref().is_some_and(Endpoint::is_public);
        NoPath { own_public: public(&self.own), other_public: public(&self.other) }
    }

    // While it is open.

    fn received(&mut self, bytes: &[u8]) {
        if !self.was_open() {
            return;
        }
        if !self.bucket.pour(bytes.len() as u64, self.real_ms) {
            return self.break_off(Fault::Flood);
        }
        let frame = match Frame::decode(bytes) {
            Ok(frame) => frame,
            Err(error) => return self.break_off(Fault::Frame(error)),
        };
        if frame == Frame::Bye {
            self.out.push(Output::Close);
            return self.go(Stage::Left);
        }
        self.heard_ms = self.now_ms;
        if self.stage != Stage::Open {
            self.reopen();
        }
        if let Frame::Data(data) = frame {
            self.out.push(Output::Data(data.to_vec()));
        }
    }

    fn closed(&mut self) {
        if !self.was_open() {
            return self.break_off(Fault::Closed);
        }
        self.out.push(Output::Close);
        match self.stage {
            Stage::Open => self.go(Stage::Left),
            Stage::Healing => self.go(Stage::Lost),
            _ => {}
        }
    }

    fn break_off(&mut self, fault: Fault) {
        self.out.push(Output::Close);
        self.go(Stage::Broken(fault));
    }

    fn leave(&mut self) {
        if self.was_open() {
            self.out.push(Output::SendFrame(Frame::Bye.encode()));
        }
        self.out.push(Output::Close);
        self.go(Stage::Ended);
    }

    // Time.

    /// Does what is due. `woke` says that the page may have slept, so that the browser is to be told anew at once.
    fn look(&mut self, woke: bool) {
        let (passed, silent) = (self.now_ms - self.since_ms, self.now_ms - self.heard_ms);
        match self.stage {
            Stage::Gathering if passed >= GATHER_MS => self.ready(),
            Stage::Connecting if passed >= NO_PATH_MS => self.go(Stage::NoPath(self.no_path())),
            Stage::Open if silent >= SILENCE_MS => {
                self.wave_ms = self.now_ms;
                self.go(Stage::Healing);
            }
            Stage::Healing if silent >= LOST_MS => self.go(Stage::Lost),
            _ => {}
        }
        let waves = match self.stage {
            Stage::Waiting => self.side == Side::Guest,
            Stage::Connecting | Stage::NoPath(_) | Stage::Healing => true,
            _ => false,
        };
        if waves && (woke || self.now_ms >= self.wave_ms) {
            self.wave();
        }
        if matches!(self.stage, Stage::Open | Stage::Healing) && self.now_ms >= self.beat_ms {
            self.beat_ms = self.now_ms + BEAT_MS;
            self.out.push(Output::SendFrame(Frame::Beat.encode()));
        }
    }

    /// Gives the browser the other side's candidates as if they were new.
    fn wave(&mut self) {
        let candidates = self.other.iter().flat_map(|other| other.candidates.iter().enumerate());
        self.out.extend(candidates.map(|(place, candidate)| Output::AddCandidate(candidate.line(place, self.waves))));
        self.waves = self.waves.wrapping_add(1);
        self.wave_ms = self.now_ms + WAVE_MS;
    }
}

impl Bucket {
    /// Takes a message; false if it was too much.
    fn pour(&mut self, bytes: u64, now_ms: u64) -> bool {
        let passed = now_ms.saturating_sub(self.filled_ms);
        let seconds = passed / 1000;
        self.filled_ms += seconds * 1000;
        self.bytes = self.bytes.saturating_add(seconds.saturating_mul(BYTES_PER_S)).min(BURST_BYTES);
        self.frames = self.frames.saturating_add(seconds.saturating_mul(FRAMES_PER_S)).min(BURST_FRAMES);
        match (self.bytes.checked_sub(bytes), self.frames.checked_sub(1)) {
            (Some(bytes), Some(frames)) => {
                (self.bytes, self.frames) = (bytes, frames);
                true
            }
            _ => false,
        }
    }
}

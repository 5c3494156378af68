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
    /// The other side has been silent for 30 s, or the channel broke while it was silent. Unless it [is over](Connection::is_over) it
    /// opens again if anything comes.
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
    /// The own clock. All times but the one above are on it.
    now_ms: u64,
    /// When the stage began.
    since_ms: u64,
    /// When the other side was last heard.
    heard_ms: u64,
    /// Until when a silent side is tried.
    try_ms: u64,
    beat_ms: u64,
    wave_ms: u64,
    waves: u32,
    closed: bool,
    bucket: Bucket,
    out: Vec<Output>,
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
        Self {
            side,
            stage: Stage::Gathering,
            own: None,
            other,
            real_ms: now_ms,
            now_ms: 0,
            since_ms: 0,
            heard_ms: 0,
            try_ms: 0,
            beat_ms: 0,
            wave_ms: 0,
            waves: 0,
            closed: false,
            bucket: Bucket::new(now_ms),
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

    /// Whether nothing more can come of it: the browser's connection is closed.
    pub fn is_over(&self) -> bool {
        self.closed
    }

    /// When it next wants [`Input::Tick`], on the clock of the inputs; `None` while it waits for something else than time.
    pub fn next_ms(&self) -> Option<u64> {
        let due = match self.stage {
            Stage::Gathering if self.own.is_some() => GATHER_MS,
            Stage::Open => self.beat_ms.min(self.heard_ms + SILENCE_MS),
            _ if self.is_waving() => self.wave_ms,
            _ => return None,
        };
        Some(self.real_ms + due.saturating_sub(self.now_ms).min(BEAT_MS))
    }

    /// Takes what happened at `now_ms`, and gives what is to be done, in this order. If the clock is set back, no time has passed.
    pub fn handle(&mut self, input: Input<'_>, now_ms: u64) -> Vec<Output> {
        let woken = self.wind(now_ms) || input == Input::Visible;
        if !self.is_over() {
            self.take(input);
            self.look(woken);
        }
        std::mem::take(&mut self.out)
    }

    /// Moves the own clock on; says whether the page has slept.
    fn wind(&mut self, now_ms: u64) -> bool {
        let passed = now_ms.saturating_sub(self.real_ms);
        self.real_ms = now_ms;
        self.now_ms += passed.min(STEP_MS);
        passed > STEP_MS
    }

    fn take(&mut self, input: Input<'_>) {
        match input {
            Input::Described { sdp, complete } => self.described(sdp, complete),
            Input::Reply(reply) => self.reply(reply),
            Input::Opened => self.heard(),
            Input::Received(bytes) => self.received(bytes),
            Input::Closed => self.broke(Fault::Closed),
            Input::Failed(why) => self.broke(Fault::Browser(why.to_owned())),
            Input::Send(data) if self.was_open() => self.out.push(Output::SendFrame(Frame::Data(data).encode())),
            Input::Leave => self.leave(),
            Input::Send(_) | Input::Visible | Input::Tick => {}
        }
    }

    fn described(&mut self, sdp: &str, complete: bool) {
        if self.stage != Stage::Gathering {
            return;
        }
        self.own = Endpoint::from_sdp(sdp).or(self.own.take());
        if complete && self.own.is_none() {
            self.end(Stage::Broken(Fault::Browser("a description without credentials".to_owned())));
        } else if complete {
            self.ready();
        }
    }

    /// What is known of the own end goes into the code.
    fn ready(&mut self) {
        if let Some(own) = &self.own {
            self.out.push(Output::Ready(own.clone()));
            self.go(Stage::Waiting);
        }
    }

    fn reply(&mut self, reply: &Reply) {
        if (self.side, &self.stage) == (Side::Host, &Stage::Waiting) {
            self.out.push(Output::Accept(reply.guest.answer_sdp()));
            self.other = Some(reply.guest.clone());
            self.wave_ms = self.now_ms;
            self.go(Stage::Connecting);
        }
    }

    fn received(&mut self, bytes: &[u8]) {
        if !self.bucket.take(bytes.len(), self.real_ms) {
            return self.end(Stage::Broken(Fault::Flood));
        }
        match Frame::decode(bytes) {
            Ok(Frame::Bye) => self.end(Stage::Left),
            Ok(frame) => {
                // A browser may tell of the first message before it tells that the channel is open.
                self.heard();
                if let Frame::Data(data) = frame {
                    self.out.push(Output::Data(data.to_vec()));
                }
            }
            Err(error) => self.end(Stage::Broken(Fault::Frame(error))),
        }
    }

    /// The other side is there.
    fn heard(&mut self) {
        self.heard_ms = self.now_ms;
        if self.stage != Stage::Open {
            self.beat_ms = self.now_ms;
            self.go(Stage::Open);
        }
    }

    /// The browser has nothing more to do with it.
    fn broke(&mut self, fault: Fault) {
        let stage = match self.stage {
            // The browser of a page that is left closes the channel at once. A silent side has not left, it was lost.
            Stage::Open => Stage::Left,
            Stage::Healing | Stage::Lost => Stage::Lost,
            _ => Stage::Broken(fault),
        };
        self.end(stage);
    }

    fn leave(&mut self) {
        if self.was_open() {
            self.out.push(Output::SendFrame(Frame::Bye.encode()));
        }
        self.end(Stage::Ended);
    }

    /// What is due by now. After sleep everything is.
    fn look(&mut self, woken: bool) {
        let lasted = |since_ms: u64, ms: u64| self.now_ms >= since_ms + ms;
        match self.stage {
            Stage::Gathering if lasted(0, GATHER_MS) => self.ready(),
            Stage::Connecting if lasted(self.since_ms, NO_PATH_MS) => {
                let is_public = |end: &Option<Endpoint>| end.as_ref().is_some_and(Endpoint::is_public);
                let (own_public, other_public) = (is_public(&self.own), is_public(&self.other));
                self.go(Stage::NoPath(NoPath { own_public, other_public }));
            }
            Stage::Open if lasted(self.heard_ms, SILENCE_MS) => {
                self.try_ms = self.heard_ms + LOST_MS;
                self.wave_ms = self.now_ms;
                self.go(Stage::Healing);
            }
            Stage::Healing if lasted(self.heard_ms, LOST_MS) => self.go(Stage::Lost),
            _ => {}
        }
        if woken && matches!(self.stage, Stage::Healing | Stage::Lost) {
            self.try_ms = self.now_ms + LOST_MS;
        }
        if self.is_waving() && (woken || self.now_ms >= self.wave_ms) {
            self.wave();
        }
        let beating = self.stage == Stage::Open || self.was_open() && self.is_waving();
        if beating && (woken || self.now_ms >= self.beat_ms) {
            self.out.push(Output::SendFrame(Frame::Beat.encode()));
            self.beat_ms = self.now_ms + BEAT_MS;
        }
    }

    fn was_open(&self) -> bool {
        matches!(self.stage, Stage::Open | Stage::Healing | Stage::Lost)
    }

    fn is_waving(&self) -> bool {
        match self.stage {
            Stage::Waiting => self.side == Side::Guest,
            Stage::Connecting | Stage::NoPath(_) => true,
            Stage::Healing | Stage::Lost => !self.closed && self.now_ms < self.try_ms,
            _ => false,
        }
    }

    /// All ways to the other side are tried once more.
    fn wave(&mut self) {
        let candidates = self.other.iter().flat_map(|other| &other.candidates).enumerate();
        self.out.extend(candidates.map(|(place, candidate)| Output::AddCandidate(candidate.line(place, self.waves))));
        self.waves += 1;
        self.wave_ms = self.now_ms + WAVE_MS;
    }

    fn end(&mut self, stage: Stage) {
        self.closed = true;
        self.out.push(Output::Close);
        self.go(stage);
    }

    fn go(&mut self, stage: Stage) {
        self.stage = stage;
        self.since_ms = self.now_ms;
        self.out.push(Output::Stage);
    }
}

/// What the other side may still send.
#[derive(Clone, Debug)]
struct Bucket {
    bytes: u64,
    frames: u64,
    filled_ms: u64,
}

impl Bucket {
    fn new(now_ms: u64) -> Self {
        Self { bytes: BURST_BYTES, frames: BURST_FRAMES, filled_ms: now_ms }
    }

    /// Takes a message out of it, or finds that there is no room.
    fn take(&mut self, length: usize, now_ms: u64) -> bool {
        // Whole seconds only, so that nothing is lost by rounding.
        self.filled_ms = self.filled_ms.min(now_ms);
        let seconds = (now_ms - self.filled_ms) / 1000;
        self.filled_ms += seconds * 1000;
        self.bytes = self.bytes.saturating_add(seconds.saturating_mul(BYTES_PER_S)).min(BURST_BYTES);
        self.frames = self.frames.saturating_add(seconds.saturating_mul(FRAMES_PER_S)).min(BURST_FRAMES);
        let left = (self.bytes.checked_sub(length as u64), self.frames.checked_sub(1));
        let (Some(bytes), Some(frames)) = left else { return false };
        (self.bytes, self.frames) = (bytes, frames);
        true
    }
}

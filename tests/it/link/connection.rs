//! One line between two devices: what it asks of the browser, and when.

use fog_chess::link::{Connection, Fault, Frame, FrameError, Input, MAX_DATA, NoPath, Output, Side, Stage};

use super::*;

/// One end with the clock of its device.
struct End {
    line: Connection,
    now_ms: u64,
    done: Vec<Output>,
}

impl End {
    fn host() -> Self {
        let (line, done) = Connection::host(MADE_MS);
        assert_eq!(done, [Output::Offer]);
        Self { line, now_ms: MADE_MS, done: Vec::new() }
    }

    fn guest(host: Endpoint) -> Self {
        let (line, done) = Connection::guest(host.clone(), MADE_MS);
        assert_eq!(done, [Output::Answer(host.offer_sdp())]);
        Self { line, now_ms: MADE_MS, done: Vec::new() }
    }

    fn feed(&mut self, input: Input<'_>) -> Vec<Output> {
        self.line.handle(input, self.now_ms)
    }

    /// Lets time go by, ticking when the line wants it.
    fn wait(&mut self, ms: u64) -> Vec<Output> {
        let end = self.now_ms + ms;
        let mut outputs = Vec::new();
        while let Some(next_ms) = self.line.next_ms().filter(|&next_ms| next_ms <= end) {
            self.now_ms = next_ms.max(self.now_ms);
            let more = self.feed(Input::Tick);
            assert!(next_ms > 0 && self.line.next_ms().is_none_or(|next_ms| next_ms > self.now_ms), "it goes on");
            outputs.extend(more);
        }
        self.now_ms = end;
        outputs
    }

    /// The stage after waiting.
    fn later(&mut self, ms: u64) -> Stage {
        let outputs = self.wait(ms);
        self.done.extend(outputs);
        self.line.stage().clone()
    }
}

fn waves(outputs: &[Output]) -> usize {
    outputs.iter().filter(|output| matches!(output, Output::AddCandidate(_))).count()
}

fn described(sdp: &str, complete: bool) -> Input<'_> {
    Input::Described { sdp, complete }
}

/// A host that waits for the reply.
fn waiting() -> End {
    let mut host = End::host();
    assert_eq!(host.feed(described(CHROMIUM, true)), [Output::Ready(chromium()), Output::Stage]);
    assert_eq!(*host.line.stage(), Stage::Waiting);
    host
}

/// An open line.
fn open() -> End {
    let mut host = waiting();
    host.feed(Input::Reply(&reply()));
    let outputs = host.feed(Input::Opened);
    assert_eq!(outputs, [Output::Stage, Output::SendFrame(Frame::Beat.encode())]);
    host
}

#[test]
fn gathering_is_cut_off() {
    let mut host = End::host();
    let bare = Endpoint { candidates: Vec::new(), ..chromium() };
    assert_eq!(host.feed(described(&bare.offer_sdp(), false)), []);
    assert_eq!(host.later(1_000), Stage::Gathering);
    assert_eq!(host.feed(described(CHROMIUM, false)), []);
    assert_eq!(host.later(1_499), Stage::Gathering);
    assert_eq!(host.later(2), Stage::Waiting);
    assert!(host.done.contains(&Output::Ready(chromium())), "{:?}", host.done);
    // What is found later is of no use: the link is made.
    assert_eq!(host.feed(described(FIREFOX, true)), []);
}

#[test]
fn the_host_waits_without_a_timer_as_long_as_it_takes() {
    let mut host = waiting();
    assert_eq!((host.line.next_ms(), host.later(3_600_000)), (None, Stage::Waiting));
    let outputs = host.feed(Input::Reply(&reply()));
    assert_eq!(outputs[..2], [Output::Accept(firefox().answer_sdp()), Output::Stage]);
    assert_eq!(waves(&outputs), 2);
    // Another reply comes too late.
    assert_eq!(host.feed(Input::Reply(&reply())), []);
}

#[test]
fn the_guest_tries_in_waves_until_it_opens() {
    let mut guest = End::guest(chromium());
    assert_eq!(guest.line.side(), Side::Guest);
    let outputs = guest.feed(described(FIREFOX, true));
    assert_eq!((waves(&outputs), guest.line.stage()), (2, &Stage::Waiting));
    let outputs = guest.wait(600_000);
    let count = waves(&outputs) / 2;
    assert!((120..=172).contains(&count), "{count} waves in ten minutes");
    let mut lines: Vec<_> = outputs.iter().filter(|output| matches!(output, Output::AddCandidate(_))).collect();
    lines.dedup();
    assert_eq!(lines.len(), waves(&outputs));
    // A browser that was suspended is told anew at once.
    guest.now_ms += 3_600_000;
    assert_eq!(waves(&guest.feed(Input::Tick)), 2);
    assert_eq!(waves(&guest.feed(Input::Visible)), 2);
    guest.feed(Input::Opened);
    assert_eq!(*guest.line.stage(), Stage::Open);
    assert_eq!(waves(&guest.feed(Input::Tick)), 0);
}

#[test]
fn no_path_is_told_in_time_and_luck_may_still_come() {
    let mut host = waiting();
    host.feed(Input::Reply(&reply()));
    assert_eq!(host.later(24_000), Stage::Connecting);
    assert_eq!(host.later(6_000), Stage::NoPath(NoPath { own_public: true, other_public: true }));
    assert!(waves(&host.wait(10_000)) > 0);
    host.feed(Input::Opened);
    assert_eq!(*host.line.stage(), Stage::Open);

    let mut host = waiting();
    let local = Endpoint { candidates: chromium().candidates[..1].to_vec(), ..firefox() };
    host.feed(Input::Reply(&Reply { guest: local, ..reply() }));
    assert_eq!(host.later(30_000), Stage::NoPath(NoPath { own_public: true, other_public: false }));
}

#[test]
fn a_silent_line_heals_or_is_lost() {
    let beat = Frame::Beat.encode();
    let mut host = open();
    for _ in 0..20 {
        assert_eq!(host.later(1_500), Stage::Open);
        host.feed(Input::Received(&beat));
    }
    assert_eq!(host.later(4_000), Stage::Open);
    assert_eq!(host.later(2_500), Stage::Healing);
    assert!(waves(&host.wait(4_000)) > 0);
    host.feed(Input::Received(&beat));
    assert_eq!(*host.line.stage(), Stage::Open);
    assert_eq!(host.later(33_000), Stage::Lost);
    assert_eq!(host.line.next_ms(), None);
    host.feed(Input::Received(&beat));
    assert_eq!(*host.line.stage(), Stage::Open, "late luck");
}

#[test]
fn a_page_that_slept_does_not_think_the_other_silent() {
    let mut host = open();
    host.now_ms += 600_000;
    let outputs = host.feed(Input::Tick);
    assert_eq!(*host.line.stage(), Stage::Open);
    assert_eq!(outputs, [Output::SendFrame(Frame::Beat.encode())]);
}

#[test]
fn data_goes_both_ways_until_somebody_leaves() {
    let mut host = open();
    assert_eq!(host.feed(Input::Send(b"move")), [Output::SendFrame(Frame::Data(b"move").encode())]);
    assert_eq!(host.feed(Input::Received(&Frame::Data(b"reply").encode())), [Output::Data(b"reply".to_vec())]);
    let mut other = host.line.clone();
    let bye = Frame::Bye.encode();
    assert_eq!(host.feed(Input::Leave), [Output::SendFrame(bye.clone()), Output::Close, Output::Stage]);
    assert_eq!((host.line.stage(), host.line.is_over()), (&Stage::Ended, true));
    assert_eq!(host.feed(Input::Received(&bye)), []);
    assert_eq!(other.handle(Input::Received(&bye), host.now_ms), [Output::Close, Output::Stage]);
    assert_eq!(*other.stage(), Stage::Left);
}

#[test]
fn a_closed_channel_is_somebody_who_left_or_a_loss() {
    let mut host = open();
    host.feed(Input::Closed);
    assert_eq!(*host.line.stage(), Stage::Left);
    let mut host = open();
    assert_eq!(host.later(8_000), Stage::Healing);
    host.feed(Input::Failed("gone"));
    assert_eq!(*host.line.stage(), Stage::Lost);
    let mut host = waiting();
    host.feed(Input::Failed("no WebRTC"));
    assert_eq!(*host.line.stage(), Stage::Broken(Fault::Browser("no WebRTC".to_owned())));
}

#[test]
fn what_is_no_message_or_too_much_ends_the_line() {
    let large = Frame::Data(&vec![0; MAX_DATA + 1]).encode();
    let wrong: [(&[u8], FrameError); 4] = [
        (&[], FrameError::Empty),
        (&[9], FrameError::Kind(9)),
        (&[0, 0], FrameError::Trailing),
        (&large, FrameError::TooLarge),
    ];
    for (bytes, error) in wrong {
        let mut host = open();
        assert_eq!(host.feed(Input::Received(bytes)), [Output::Close, Output::Stage]);
        assert_eq!(*host.line.stage(), Stage::Broken(Fault::Frame(error)));
        assert_eq!(host.later(60_000), Stage::Broken(Fault::Frame(error)));
    }
    let mut host = open();
    let data = Frame::Data(&vec![0; MAX_DATA]).encode();
    let taken = (0..1_000).take_while(|_| host.feed(Input::Received(&data)).len() == 1 && !host.line.is_over()).count();
    assert!((60..=65).contains(&taken), "{taken}");
    assert_eq!(*host.line.stage(), Stage::Broken(Fault::Flood));
    let mut host = open();
    let beats = (0..10_000).take_while(|_| host.feed(Input::Received(&Frame::Beat.encode())).is_empty()).count();
    assert!((400..=600).contains(&beats), "{beats}");
    assert_eq!(*host.line.stage(), Stage::Broken(Fault::Flood));
    // What an honest app sends in a whole game is far below.
    let mut host = open();
    for _ in 0..2_000 {
        host.now_ms += 100;
        host.feed(Input::Received(&Frame::Data(&[0; 20_000]).encode()));
    }
    assert_eq!(*host.line.stage(), Stage::Open);
}

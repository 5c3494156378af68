//! One side of a game from the handshake to the verdict: inputs in, outputs out, and nothing else.

use std::collections::VecDeque;
use std::fmt;

use super::audit::{Audit, Progress};
use super::digest::{Digest, Domain};
use super::fault::Fault;
use super::ot::{Sender, is_sender};
use super::play::{Effects, Game};
use super::seat::{coin, coin_commitment, opening};
use super::seed::Seed;
use super::terms::{Party, Terms};
use super::wire::{self, Coin, Echo, Header, Hello, Message, Reason};
use crate::rules::{Color, History, Move, Outcome, Square, View};

/// What happens to a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// The line to the other side is up, for the first time or again. Forgets a fault, so that messages come again.
    Connected,
    /// The line is down. Must come before the line is up again: what is sent in between would be lost.
    Disconnected,
    /// A message came.
    Received(&'a [u8]),
    /// The player moves.
    Play(Move),
    /// The player gives up.
    Resign,
    /// The player offers a draw, or takes the other side's offer.
    OfferDraw,
    /// The player answers the other side's offer.
    AnswerDraw(bool),
    /// The player claims that the other side's time has run out.
    ClaimTime,
    /// The player breaks the game off after a fault, and reveals.
    BreakOff,
    /// Time went by: takes it off the player's own clock, and ends the game if that has run out.
    Tick,
    /// There is time to check one more ply of a game that was revealed.
    Audit,
}

/// What a session wants done, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Write [`Session::save`] to storage before carrying out what follows: a message must never be sent by a session that could
    /// forget it.
    Save,
    /// Send these bytes to the other side.
    Send(Vec<u8>),
    /// Tell the app.
    Event(Event),
}

/// What the app is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Both sides are there, and the colors are known.
    Started,
    /// There is a new view of the position after so many plies.
    View {
        /// The ply.
        ply: usize,
    },
    /// The other side offers a draw.
    DrawOffered,
    /// The other side does not take the own offer.
    DrawDeclined,
    /// The other side told less time than was measured here. A remark, no proof: its phone may have slept.
    SlowClock {
        /// How much is missing beyond the lag, in milliseconds.
        missing_ms: u64,
    },
    /// The game has ended, or an end that crossed the own one changed the outcome.
    Ended,
    /// The other side revealed: the audit can begin.
    Revealed,
    /// So many plies are checked.
    Audited {
        /// Plies checked.
        plies: usize,
        /// Plies in all.
        of: usize,
    },
    /// The audit is over: see [`Session::check`].
    Checked,
    /// Something was wrong with a message. Nothing of it was taken; until the next [`Input::Connected`] no other is.
    Fault(Fault),
    /// The player's own act was not possible.
    Refused(Refusal),
}

/// Why an act of the own player was not carried out. Nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has not begun.
    NotStarted,
    /// The game has ended.
    Over,
    /// The other side is to move, or the view is not there yet.
    NotYourTurn,
    /// The move is not legal.
    Illegal(Move),
    /// There is no offer of the other side.
    NoOffer,
    /// The own offer is open already.
    Offered,
    /// The other side may still have time.
    TooEarly,
    /// There is nothing to audit.
    NothingToAudit,
}

/// What is known of the other side's honesty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The game goes on, or the other side has not revealed, or the audit is not through.
    Unchecked,
    /// Everything that the other side sent is what an honest app would have sent.
    Clean,
    /// The first thing that was wrong.
    Caught(Fault),
}

/// One side of a game.
///
/// Feed it with [`Session::handle`] and carry out what it says, in order. Give it [`Input::Connected`] and [`Input::Disconnected`] as the
/// line comes and goes, [`Input::Tick`] now and then while the own clock runs, and [`Input::Audit`] whenever there is time once the
/// other side has [revealed](Event::Revealed), until [`Event::Checked`].
pub struct Session {
    pub(super) party: Party,
    pub(super) terms: Terms,
    pub(super) link: Link,
    pub(super) stage: Stage,
    pub(super) fault: Option<Fault>,
    pub(super) check: Check,
    pub(super) history: Option<History>,
    audit: Option<Box<Audit>>,
}

/// How far a session is.
pub(super) enum Stage {
    /// Waits for the other side's opening.
    Hello(Seed),
    /// Waits for the other side's coin.
    Coin(Seed, Hello),
    /// Plays, or is over.
    Game(Box<Game>),
}

/// The order of messages, and which to send again.
#[derive(Default)]
pub(super) struct Link {
    /// Whether both sides told each other where they are, so that new messages can go out at once.
    pub synced: bool,
    pub sent: u32,
    pub received: u32,
    /// The last own messages, with their numbers.
    pub outbox: VecDeque<(u32, Vec<u8>)>,
    /// Hashes of the last messages received, the newest last.
    pub recent: VecDeque<Digest>,
}

impl Link {
    /// Own messages that are kept although the other side has them: it may lose the last of what it saved.
    pub const SPARE: u32 = 4;
    /// Received messages that are recognized when they come again.
    pub const RECENT: usize = 16;

    fn post(&mut self, message: &Message) -> Option<Output> {
        let header = Header { seq: self.sent, ack: self.received };
        let bytes = wire::encode(header, message);
        self.outbox.push_back((self.sent, bytes.clone()));
        self.sent += 1;
        self.synced.then_some(Output::Send(bytes))
    }

    /// The other side has so many messages.
    fn acknowledged(&mut self, count: u32) {
        while self.outbox.front().is_some_and(|(seq, _)| seq + Self::SPARE < count) {
            self.outbox.pop_front();
        }
    }

    /// Those messages from a number on that are still there.
    fn again_from(&self, seq: u32) -> impl Iterator<Item = Output> {
        self.outbox.iter().filter(move |(other, _)| *other >= seq).map(|(_, bytes)| Output::Send(bytes.clone()))
    }

    /// The number of the oldest message that is still there.
    fn oldest(&self) -> u32 {
        self.outbox.front().map_or(self.sent, |(seq, _)| *seq)
    }

    /// Whether a message that came again is the same as before, or too old to tell.
    fn is_known(&self, seq: u32, digest: &Digest) -> bool {
        let age = (self.received - seq) as usize;
        self.recent.len().checked_sub(age).and_then(|index| self.recent.get(index)).is_none_or(|known| known == digest)
    }

    fn accepted(&mut self, digest: Digest) {
        self.received += 1;
        self.recent.push_back(digest);
        if self.recent.len() > Self::RECENT {
            self.recent.pop_front();
        }
    }
}

impl Session {
    /// A side that invited the other.
    ///
    /// # Errors
    /// [`Fault::Terms`] if no game can be played on these terms.
    pub fn host(seed: Seed, terms: Terms) -> Result<Self, Fault> {
        Self::new(Party::Host, seed, terms)
    }

    /// A side that was invited on terms that its player has agreed to.
    ///
    /// # Errors
    /// [`Fault::Terms`] if no game can be played on these terms.
    pub fn guest(seed: Seed, terms: Terms) -> Result<Self, Fault> {
        Self::new(Party::Guest, seed, terms)
    }

    fn new(party: Party, seed: Seed, terms: Terms) -> Result<Self, Fault> {
        if !terms.is_valid() {
            return Err(Fault::Terms);
        }
        let mut link = Link::default();
        let hello = opening(&seed, &Sender::new(&seed), &terms);
        link.post(&Message::Hello(hello));
        Ok(Self::resumed(party, terms, link, Stage::Hello(seed)))
    }

    /// A session in the middle of things.
    pub(super) fn resumed(party: Party, terms: Terms, link: Link, stage: Stage) -> Self {
        Self { party, terms, link, stage, fault: None, check: Check::Unchecked, history: None, audit: None }
    }

    /// Takes an input. `now_ms` is any clock that goes forward and survives a restart, in milliseconds; a step back counts as no time.
    pub fn handle(&mut self, input: Input<'_>, now_ms: u64) -> Vec<Output> {
        let mut outputs = Vec::new();
        match input {
            Input::Connected => self.connected(now_ms, &mut outputs),
            Input::Disconnected => self.disconnected(now_ms),
            Input::Received(bytes) => self.received(bytes, now_ms, &mut outputs),
            Input::Audit => self.audit(&mut outputs),
            _ => self.act(input, now_ms, &mut outputs),
        }
        outputs
    }

    // The line.

    fn connected(&mut self, now_ms: u64, outputs: &mut Vec<Output>) {
        self.fault = None;
        self.interrupted(now_ms);
        outputs.push(self.resume());
    }

    /// Tells the other side where this one is.
    fn resume(&self) -> Output {
        let (game, echo) = match &self.stage {
            Stage::Game(game) => (game.id, game.echo()),
            Stage::Hello(_) | Stage::Coin(..) => (Digest::NONE, None),
        };
        let header = Header { seq: self.link.sent, ack: self.link.received };
        Output::Send(wire::encode(header, &Message::Resume { game, echo }))
    }

    fn disconnected(&mut self, now_ms: u64) {
        self.link.synced = false;
        self.interrupted(now_ms);
    }

    fn interrupted(&mut self, now_ms: u64) {
        if let Stage::Game(game) = &mut self.stage {
            game.interrupted(now_ms);
        }
    }

    fn received(&mut self, bytes: &[u8], now_ms: u64, outputs: &mut Vec<Output>) {
        if self.fault.is_some() {
            return;
        }
        if let Err(fault) = self.take(bytes, now_ms, outputs) {
            self.fault = Some(fault);
            outputs.push(Output::Event(Event::Fault(fault)));
        }
    }

    fn take(&mut self, bytes: &[u8], now_ms: u64, outputs: &mut Vec<Output>) -> Result<(), Fault> {
        let (header, message) = wire::decode(bytes)?;
        if let Message::Resume { game, echo } = message {
            return self.on_resume(header, (game, echo), now_ms, outputs);
        }
        let digest = Digest::of(Domain::Message, &wire::content(bytes));
        if header.seq < self.link.received {
            // Sent again after the line broke: it has no effect, but must be the same.
            let known = self.link.is_known(header.seq, &digest);
            return if known { Ok(()) } else { Err(Fault::Changed { seq: header.seq }) };
        }
        if header.seq > self.link.received {
            return Err(Fault::Gap { expected: self.link.received, got: header.seq });
        }
        if header.ack > self.link.sent {
            return Err(Fault::NeverSent);
        }
        let mut fx = Effects::default();
        self.dispatch(message, now_ms, &mut fx)?;
        self.link.accepted(digest);
        self.link.acknowledged(header.ack);
        self.carry_out(fx, outputs);
        Ok(())
    }

    fn on_resume(
        &mut self,
        header: Header,
        (id, echo): (Digest, Option<Echo>),
        now_ms: u64,
        outputs: &mut Vec<Output>,
    ) -> Result<(), Fault> {
        if let Stage::Game(game) = &self.stage
            && id != Digest::NONE
            && id != game.id
        {
            return Err(Fault::OtherGame);
        }
        if header.ack < self.link.oldest() {
            return Err(Fault::Gone);
        }
        self.link.synced = true;
        if let Stage::Game(game) = &mut self.stage {
            game.resumed(now_ms);
        }
        let mut fx = Effects::default();
        if header.ack > self.link.sent {
            self.remember(echo, &mut fx);
        }
        self.link.acknowledged(header.ack);
        outputs.extend(self.link.again_from(header.ack));
        self.carry_out(fx, outputs);
        Ok(())
    }

    /// The other side has a message that this one has forgotten. If it was the own move, it can be found again; all else is made
    /// again when what led to it comes again.
    fn remember(&mut self, echo: Option<Echo>, fx: &mut Effects) {
        if let (Stage::Game(game), Some(echo)) = (&mut self.stage, echo) {
            game.remember(echo, fx);
        }
    }

    /// What has an effect goes to storage before it goes out.
    fn carry_out(&mut self, fx: Effects, outputs: &mut Vec<Output>) {
        outputs.insert(0, Output::Save);
        outputs.extend(fx.messages.iter().filter_map(|message| self.link.post(message)));
        outputs.extend(fx.events.into_iter().map(Output::Event));
    }

    fn dispatch(&mut self, message: Message, now_ms: u64, fx: &mut Effects) -> Result<(), Fault> {
        match (&mut self.stage, message) {
            (Stage::Game(game), message) => game.receive(message, now_ms, fx),
            (Stage::Hello(_), Message::Hello(hello)) => self.on_hello(hello, fx),
            (Stage::Coin(..), Message::Coin(coin)) => self.on_coin(&coin, now_ms, fx),
            _ => Err(Fault::OutOfTurn),
        }
    }

    fn on_hello(&mut self, theirs: Hello, fx: &mut Effects) -> Result<(), Fault> {
        let Stage::Hello(seed) = &self.stage else { return Err(Fault::OutOfTurn) };
        let own = opening(seed, &Sender::new(seed), &self.terms);
        if theirs.seed == own.seed || theirs.sender == own.sender || theirs.coin == own.coin {
            return Err(Fault::Reflected);
        }
        let terms = |hello: &Hello| (hello.colors, hello.time_control, hello.start);
        if terms(&theirs) != terms(&own) {
            return Err(Fault::Terms);
        }
        if !is_sender(&theirs.sender) {
            return Err(Fault::Sender);
        }
        fx.messages.push(Message::Coin(coin(seed)));
        self.stage = Stage::Coin(seed.duplicate(), theirs);
        Ok(())
    }

    fn on_coin(&mut self, theirs: &Coin, now_ms: u64, fx: &mut Effects) -> Result<(), Fault> {
        let Stage::Coin(seed, hello) = &self.stage else { return Err(Fault::OutOfTurn) };
        if coin_commitment(theirs) != hello.coin {
            return Err(Fault::Coin);
        }
        let mut game = self.game(seed.duplicate(), hello, theirs)?;
        game.start_clock(now_ms);
        self.stage = Stage::Game(Box::new(game));
        fx.events.push(Event::Started);
        fx.events.push(Event::View { ply: 0 });
        Ok(())
    }

    pub(super) fn game(&self, seed: Seed, hello: &Hello, coin: &Coin) -> Result<Game, Fault> {
        let own = opening(&seed, &Sender::new(&seed), &self.terms);
        let own_coin = self::coin(&seed);
        Game::start(self.party, &self.terms, seed, (&own, &own_coin), (hello, coin))
    }

    // The player.

    fn act(&mut self, input: Input<'_>, now_ms: u64, outputs: &mut Vec<Output>) {
        let mut fx = Effects::default();
        match self.try_act(input, now_ms, &mut fx) {
            Err(refusal) => outputs.push(Output::Event(Event::Refused(refusal))),
            Ok(()) if fx.messages.is_empty() && fx.events.is_empty() => {}
            Ok(()) => self.carry_out(fx, outputs),
        }
        if input == Input::BreakOff && self.fault.take().is_some() {
            // What could not be taken is to come again, for the audit.
            outputs.push(self.resume());
        }
    }

    fn try_act(&mut self, input: Input<'_>, now_ms: u64, fx: &mut Effects) -> Result<(), Refusal> {
        let Stage::Game(game) = &mut self.stage else { return Err(Refusal::NotStarted) };
        match input {
            Input::Play(mv) => game.play(mv, now_ms, fx),
            Input::Resign => game.give_up(Reason::Resignation, fx),
            Input::BreakOff => game.give_up(Reason::Broken, fx),
            Input::OfferDraw => game.offer_draw(fx),
            Input::AnswerDraw(accept) => game.answer_draw(accept, fx),
            Input::ClaimTime => game.claim_time(now_ms, fx),
            Input::Tick => {
                game.tick(now_ms, fx);
                Ok(())
            }
            Input::Connected | Input::Disconnected | Input::Received(_) | Input::Audit => Ok(()),
        }
    }

    // The check at the end.

    fn audit(&mut self, outputs: &mut Vec<Output>) {
        let event = match self.audit_step() {
            Ok(event) => event,
            Err(fault) => {
                self.history = self.audit.take().map(|audit| audit.history().clone());
                self.check = Check::Caught(fault);
                Event::Checked
            }
        };
        outputs.push(Output::Event(event));
    }

    fn audit_step(&mut self) -> Result<Event, Fault> {
        let Stage::Game(game) = &self.stage else { return Ok(Event::Refused(Refusal::NothingToAudit)) };
        if game.reveal.is_none() || self.check != Check::Unchecked {
            return Ok(Event::Refused(Refusal::NothingToAudit));
        }
        let Some(audit) = &mut self.audit else {
            let audit = Audit::new(game)?;
            let of = audit.plies();
            self.audit = Some(Box::new(audit));
            return Ok(Event::Audited { plies: 0, of });
        };
        match audit.step()? {
            Progress::Plies(plies) => Ok(Event::Audited { plies, of: audit.plies() }),
            Progress::Clean => {
                self.history = self.audit.take().map(|audit| audit.history().clone());
                self.check = Check::Clean;
                Ok(Event::Checked)
            }
        }
    }

    // What the app may show.

    fn game_ref(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Game(game) => Some(game),
            Stage::Hello(_) | Stage::Coin(..) => None,
        }
    }

    /// Which of the two devices this is.
    pub fn party(&self) -> Party {
        self.party
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The own color, once the game has started.
    pub fn color(&self) -> Option<Color> {
        self.game_ref().map(Game::color)
    }

    /// Names the game: both sides have the same, and nobody else.
    pub fn game_id(&self) -> Option<Digest> {
        self.game_ref().map(|game| game.id)
    }

    /// Plies played, as far as this side knows.
    pub fn ply(&self) -> usize {
        self.game_ref().map_or(0, |game| game.seat.ply())
    }

    /// The last view known. After an own move it is the one before, until the other side has replied.
    pub fn view(&self) -> Option<View> {
        self.game_ref().and_then(Game::view)
    }

    /// The view after so many plies.
    pub fn view_at(&self, ply: usize) -> Option<View> {
        self.game_ref().and_then(|game| game.view_at(ply))
    }

    /// The own moves, in order.
    pub fn moves(&self) -> &[Move] {
        self.game_ref().map_or(&[], |game| &game.moves)
    }

    /// The square on which the move to this ply took a piece: where that piece stood. (Both sides are told.)
    pub fn capture(&self, ply: usize) -> Option<Square> {
        self.game_ref()?.records.get(ply.checked_sub(1)?)?.capture
    }

    /// The side that makes the move after so many plies.
    pub fn mover(&self, ply: usize) -> Option<Color> {
        self.game_ref().map(|game| game.mover(ply))
    }

    /// The square on which the other side's move to this ply took a piece, if its owner does not see it any more.
    pub fn capture_mark(&self, ply: usize) -> Option<Square> {
        let game = self.game_ref()?;
        let before = ply.checked_sub(1).filter(|&before| game.mover(before) != game.color())?;
        let square = game.records.get(before)?.capture?;
        let seen = game.view_at(ply).is_some_and(|view| view.visible().contains(square));
        (!seen).then_some(square)
    }

    /// Whether the player can move now.
    pub fn is_own_turn(&self) -> bool {
        self.game_ref().is_some_and(|game| game.step == super::play::Step::OwnMove && !game.is_over())
    }

    /// The side whose offer of a draw is open.
    pub fn draw_offer(&self) -> Option<Color> {
        let game = self.game_ref().filter(|game| !game.is_over())?;
        game.offer.map(|offer| offer.by)
    }

    /// What a side has left on its clock at `now_ms`, in milliseconds, as far as this device can tell.
    pub fn left_ms(&self, color: Color, now_ms: u64) -> Option<u64> {
        let game = self.game_ref()?;
        let runs = game.running() == Some(color);
        game.clocks.map(|clocks| if runs { clocks.running_ms(color, now_ms) } else { clocks.left_ms[color] })
    }

    /// The side whose time runs, or would if the line were up: the one that thinks.
    pub fn running(&self) -> Option<Color> {
        self.game_ref().and_then(Game::running)
    }

    /// Whether a win on time can be claimed.
    pub fn can_claim_time(&self, now_ms: u64) -> bool {
        self.game_ref().is_some_and(|game| game.can_claim_time(now_ms))
    }

    /// How much more time was measured of the other side than it told, beyond a lag for every move, in milliseconds.
    pub fn missing_ms(&self) -> u64 {
        self.game_ref().and_then(|game| game.clocks).map_or(0, |clocks| clocks.missing_ms)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.game_ref().is_some_and(Game::is_over)
    }

    /// How it ended; `None` also for a game broken off.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game_ref().filter(|game| game.is_over()).and_then(Game::outcome)
    }

    /// What stopped the session, until the line is up again.
    pub fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// What the audit found.
    pub fn check(&self) -> Check {
        self.check
    }

    /// The whole game, once audited: up to the first thing that was wrong.
    pub fn history(&self) -> Option<&History> {
        self.history.as_ref()
    }
}

/// Says where the session is, and nothing that its player may not see.
impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("party", &self.party)
            .field("color", &self.color())
            .field("ply", &self.ply())
            .field("over", &self.is_over())
            .field("fault", &self.fault)
            .field("check", &self.check)
            .finish_non_exhaustive()
    }
}

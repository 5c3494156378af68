//! The line breaks after every single message, apps are closed and opened again, and the game goes on as if nothing had been.

use fog_chess::game::TimeControl;
use fog_chess::rules::{Color, Draw, Outcome, Position, Win};
use fog_chess::sealed::{Check, Colors, Event, Input, Party, Session, Terms};

use super::table::{Side, Table, seed, terms};

/// A short game with captures, an en passant capture and a draw offer that is not taken.
const ACTS: [&str; 10] = ["e2e4", "d7d5", "e4e5", "f7f5", "e5f6", "offer 0", "decline 1", "g8f6", "resign 1", "audit"];

/// What happens to the line, and when.
#[derive(Clone, Copy, Default)]
struct Accident {
    /// After so many messages.
    after: usize,
    /// These sides lose all but what they saved,
    restarts: [bool; 2],
    /// and that many of the last saves.
    back: usize,
}

/// A table whose line breaks once.
struct Shaky {
    table: Table,
    delivered: usize,
    accident: Accident,
}

impl Shaky {
    fn new(terms: Terms, accident: Accident) -> Self {
        let mut table = Table::apart(terms, [seed(100), seed(101)]);
        table.connect();
        let mut shaky = Self { table, delivered: 0, accident };
        shaky.pump();
        shaky
    }

    /// The side that has most to receive is served first, so that messages of both cross.
    fn pump(&mut self) {
        loop {
            let side = if self.table.wires[0].len() > self.table.wires[1].len() { 0 } else { 1 };
            if !self.table.deliver(side) {
                break;
            }
            self.delivered += 1;
            if self.delivered == self.accident.after {
                self.happen();
            }
        }
    }

    fn happen(&mut self) {
        self.table.disconnect();
        for side in [0, 1].into_iter().filter(|&side: &Side| self.accident.restarts[side]) {
            self.table.restart(side, self.accident.back);
        }
        self.table.connect();
    }

    fn act(&mut self, act: &str) {
        let number = |text: &str| text.parse::<Side>().expect("a side");
        match act.split_once(' ') {
            Some(("offer", side)) => self.table.input(number(side), Input::OfferDraw),
            Some(("decline", side)) => self.table.input(number(side), Input::AnswerDraw(false)),
            Some(("resign", side)) => self.table.input(number(side), Input::Resign),
            _ if act == "audit" => {}
            _ => {
                let mv = act.parse().expect(act);
                let mover = self.table.mover();
                self.table.truth.play(mv).expect("a legal move");
                self.table.input(mover, Input::Play(mv));
            }
        }
        self.pump();
    }

    /// The whole game; the result is always the same.
    fn run(mut self) -> usize {
        for act in ACTS {
            self.act(act);
            for side in [0, 1] {
                let session = &self.table.sessions[side];
                let color = session.color().expect("a color");
                assert_eq!(session.fault(), None, "{act} {:?}", self.accident.after);
                assert_eq!(session.view(), Some(self.table.truth.view(color)), "{act} {:?}", self.accident.after);
            }
        }
        let won = Outcome::Decisive { winner: Color::White, by: Win::Resignation };
        for side in [0, 1] {
            assert_eq!(self.table.sessions[side].outcome(), Some(won));
            assert_eq!(self.table.audit(side), Check::Clean, "{}", self.accident.after);
        }
        self.table.check_clean();
        self.delivered
    }
}

fn standard() -> Terms {
    terms(Position::standard())
}

fn messages() -> usize {
    Shaky::new(standard(), Accident::default()).run()
}

/// After every message, in the normal run after every third of a different phase for each kind of accident.
fn break_everywhere(restarts: [bool; 2], step: usize, phase: usize) {
    for after in (1 + phase..=messages()).step_by(step) {
        Shaky::new(standard(), Accident { after, restarts, back: 0 }).run();
    }
}

#[test]
fn the_line_breaks() {
    break_everywhere([false, false], 3, 0);
}

#[test]
fn the_line_breaks_and_one_app_starts_again() {
    break_everywhere([true, false], 3, 1);
    break_everywhere([false, true], 3, 2);
}

#[test]
fn the_line_breaks_and_both_apps_start_again() {
    break_everywhere([true, true], 2, 0);
}

#[test]
#[ignore = "a minute: run with --profile host"]
fn the_line_breaks_after_every_message() {
    for restarts in [[false, false], [true, false], [false, true], [true, true]] {
        break_everywhere(restarts, 1, 0);
    }
}

/// The last thing that one side wrote never reached its storage. Its own move is found again by the other side's echo.
#[test]
fn storage_lost_the_last_that_was_written() {
    for side in [0, 1] {
        let mut table = Table::standard(7);
        for mv in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"] {
            table.play(mv.parse().expect(mv));
            for back in [1, 2] {
                table.disconnect();
                table.restart(side, back);
                table.connect();
                table.pump();
                table.check();
            }
        }
        table.finish();
        table.check_clean();
    }
}

#[test]
fn one_side_hears_of_the_line_later_than_of_the_other() {
    let mut table = Table::standard(19);
    table.play_all("e2e4");
    for late in [0, 1] {
        table.disconnect();
        table.input(1 - late, Input::Connected);
        table.pump();
        table.input(late, Input::Connected);
        table.pump();
        table.play_all(["e7e5", "g1f3"][late]);
        table.check();
    }
}

#[test]
fn a_side_that_lost_far_too_much_is_told_so() {
    let mut table = Table::standard(8);
    table.play_all("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    table.disconnect();
    let saves = table.saved[0].len();
    table.restart(0, saves - 2);
    table.connect();
    table.pump();
    assert!(table.sessions[1].fault().is_some());
    // The other can still break off and reveal.
    table.input(1, Input::BreakOff);
    assert!(table.sessions[1].is_over());
}

#[test]
fn a_saved_session_is_the_same_session() {
    let mut table = Table::timed(9, TimeControl::minutes(5, 3));
    table.play_all("e2e4 d7d5 e4d5 d8d5 b1c3");
    for side in [0, 1] {
        let saved = table.sessions[side].save();
        let restored = Session::restore(&saved).expect("what was saved");
        assert_eq!(restored.save(), saved);
        let (one, other) = (&table.sessions[side], &restored);
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
        for ply in 0..=one.ply() {
            assert_eq!((one.view_at(ply), one.capture_mark(ply)), (other.view_at(ply), other.capture_mark(ply)));
        }
        for color in Color::ALL {
            assert_eq!(one.left_ms(color, table.now_ms), other.left_ms(color, table.now_ms));
        }
    }
}

#[test]
fn damaged_saves_are_refused() {
    let mut table = Table::standard(10);
    table.play_all("e2e4");
    let saved = table.sessions[0].save();
    for cut in (0..saved.len()).step_by(997) {
        assert!(Session::restore(&saved[..cut]).is_err());
    }
    for place in (0..saved.len()).step_by(991) {
        let mut bytes = saved.to_vec();
        bytes[place] ^= 1;
        assert!(Session::restore(&bytes).is_err());
    }
}

#[test]
fn two_ends_that_cross_are_one_end() {
    let draw = Some(Outcome::Draw { by: Draw::Agreement });
    let resigned = |winner| Some(Outcome::Decisive { winner, by: Win::Resignation });
    // What both do at the same time, and what comes of it.
    let cases: [([Input<'_>; 2], Option<Outcome>); 4] = [
        ([Input::Resign, Input::Resign], draw),
        ([Input::OfferDraw, Input::OfferDraw], draw),
        ([Input::Resign, Input::BreakOff], resigned(Color::Black)),
        ([Input::OfferDraw, Input::Resign], resigned(Color::White)),
    ];
    for (acts, outcome) in cases {
        let mut table = Table::standard(11);
        table.play_all("e2e4 e7e5");
        for side in [0, 1] {
            table.input(side, acts[side]);
        }
        table.pump();
        for side in [0, 1] {
            assert_eq!(table.sessions[side].outcome(), outcome, "{acts:?}");
            assert_eq!(table.audit(side), Check::Clean, "{acts:?}");
        }
    }
}

#[test]
fn an_end_that_crosses_a_move() {
    let mut table = Table::standard(12);
    table.play_all("e2e4 f7f5 d1h5 a7a6");
    // White takes the king while Black gives up: the king is taken.
    table.input(1, Input::Resign);
    table.input(0, Input::Play("h5e8".parse().expect("a move")));
    table.truth.play("h5e8".parse().expect("a move")).expect("a legal move");
    table.pump();
    table.check();
    table.finish();
    table.check_clean();
    // Black gives up while a quiet move is on its way.
    let mut table = Table::standard(13);
    table.play_all("e2e4 f7f5");
    table.input(1, Input::Resign);
    table.input(0, Input::Play("d2d4".parse().expect("a move")));
    table.truth.play("d2d4".parse().expect("a move")).expect("a legal move");
    table.pump();
    table.finish();
    table.check_clean();
    assert_eq!(table.sessions[0].outcome(), table.sessions[1].outcome());
    // White gives up before it has heard the reply to its move.
    let mut table = Table::standard(18);
    table.play_all("e2e4 f7f5");
    table.input(0, Input::Play("d2d4".parse().expect("a move")));
    table.truth.play("d2d4".parse().expect("a move")).expect("a legal move");
    table.input(0, Input::Resign);
    table.pump();
    table.finish();
    table.check_clean();
}

#[test]
fn offers_lapse_as_over_the_board() {
    let mut table = Table::standard(14);
    table.play_all("e2e4");
    // Offered while the other's move is on its way: too late.
    table.input(1, Input::Play("e7e5".parse().expect("a move")));
    table.truth.play("e7e5".parse().expect("a move")).expect("a legal move");
    table.input(0, Input::OfferDraw);
    table.pump();
    assert_eq!([0, 1].map(|side: Side| table.sessions[side].draw_offer()), [None, None]);
    // Offered and then moved: it stays, until the other moves.
    table.input(0, Input::OfferDraw);
    table.play_all("g1f3");
    assert_eq!([0, 1].map(|side: Side| table.sessions[side].draw_offer()), [Some(Color::White); 2]);
    table.play_all("b8c6");
    assert_eq!([0, 1].map(|side: Side| table.sessions[side].draw_offer()), [None, None]);
    table.input(1, Input::OfferDraw);
    table.pump();
    table.input(0, Input::AnswerDraw(true));
    table.pump();
    for side in [0, 1] {
        assert_eq!(table.sessions[side].outcome(), Some(Outcome::Draw { by: Draw::Agreement }));
        assert_eq!(table.audit(side), Check::Clean);
    }
}

#[test]
fn colors_by_choice_and_by_coin() {
    let color = |colors, number: u64| {
        let table = Table::with_terms(Terms::standard(colors, None), number);
        let [host, guest] = [0, 1].map(|side: Side| table.sessions[side].color().expect("a color"));
        assert_ne!(host, guest);
        assert_eq!([0, 1].map(|side: Side| table.sessions[side].party()), [Party::Host, Party::Guest]);
        host
    };
    for number in 0..3 {
        assert_eq!(color(Colors::Host(Color::White), number), Color::White);
        assert_eq!(color(Colors::Host(Color::Black), number), Color::Black);
    }
    let white = (0..40).filter(|&number| color(Colors::Coin, number) == Color::White).count();
    assert!((8..=32).contains(&white), "{white} of 40");
}

#[test]
fn time_ends_a_game() {
    let control = TimeControl::minutes(1, 2);
    let mut table = Table::timed(15, control);
    table.now_ms += 10_000;
    table.play_all("e2e4");
    assert_eq!(table.sessions[1].left_ms(Color::White, table.now_ms), Some(52_000));
    table.now_ms += 59_999;
    table.input(1, Input::Tick);
    assert!(!table.sessions[1].is_over());
    // Its own device says so, a move can't go out any more.
    table.now_ms += 1;
    table.input(1, Input::Play("e7e5".parse().expect("a move")));
    table.pump();
    for side in [0, 1] {
        let won = Outcome::Decisive { winner: Color::White, by: Win::Time };
        assert_eq!(table.sessions[side].outcome(), Some(won));
        assert_eq!(table.audit(side), Check::Clean);
    }
    // The other device says so after the lag, unless the line broke.
    let mut table = Table::timed(16, control);
    table.now_ms += 65_000;
    assert!(!table.sessions[1].can_claim_time(table.now_ms));
    table.now_ms += 1;
    table.input(1, Input::ClaimTime);
    table.pump();
    assert_eq!(table.sessions[0].outcome(), Some(Outcome::Decisive { winner: Color::Black, by: Win::Time }));
    let mut table = Table::timed(17, control);
    table.disconnect();
    table.connect();
    table.pump();
    table.now_ms += 1_000_000;
    assert!(!table.sessions[1].can_claim_time(table.now_ms));
    assert_eq!(table.events[1].last(), Some(&Event::View { ply: 0 }));
}

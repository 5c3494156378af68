//! Dragging pieces and swiping through a replay. A tap is a click of the square's button and needs nothing here.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent, SvgElement};
use yew::Callback;

use super::page::document;
use crate::app::{Msg, ReplayStep};
use crate::rules::Square;

/// So far a pointer must go before a press becomes a drag, in CSS pixels.
const DRAG_PX: f64 = 8.0;
/// So far it must go sideways to be a swipe.
const SWIPE_PX: f64 = 40.0;

const OWN_SQUARE: &str = ".board[data-playable=\"true\"] [data-own]";

/// A pointer that is down.
struct Press {
    pointer: i32,
    start: (f64, f64),
    what: What,
}

enum What {
    /// On an own piece; it follows the pointer once `lifted`.
    Piece { from: Square, piece: SvgElement, lifted: bool },
    /// On a replay.
    Replay,
}

#[derive(Default)]
struct Pointer {
    press: RefCell<Option<Press>>,
    /// The click that follows a drag is not meant for the square.
    swallow_click: Cell<bool>,
    send: Callback<Msg>,
}

/// Listens for as long as the page lives.
pub(super) fn listen(send: &Callback<Msg>) {
    let pointer = Rc::new(Pointer { send: send.clone(), ..Pointer::default() });
    on(&pointer, "pointerdown", Pointer::down);
    on(&pointer, "pointermove", Pointer::moved);
    on(&pointer, "pointerup", Pointer::up);
    on(&pointer, "pointercancel", Pointer::cancel);
    let clicks = pointer.clone();
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    EventListener::new_with_options(&document(), "click", options, move |event| clicks.click(event)).forget();
    EventListener::new_with_options(&document(), "contextmenu", options, keep_menu_off).forget();
    let keys = pointer.clone();
    EventListener::new_with_options(&document(), "keydown", options, move |event| keys.key_down(event)).forget();
    let touches = pointer.clone();
    EventListener::new_with_options(&document(), "touchmove", options, move |event| touches.touch_moved(event))
        .forget();
}

fn on(pointer: &Rc<Pointer>, name: &'static str, act: fn(&Pointer, &PointerEvent)) {
    let pointer = pointer.clone();
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
    let listener = move |event: &Event| {
        if let Some(event) = event.dyn_ref::<PointerEvent>() {
            act(&pointer, event);
        }
    };
    EventListener::new_with_options(&document(), name, options, listener).forget();
}

/// A long press on a piece opens no menu.
fn keep_menu_off(event: &Event) {
    if target(event).is_some_and(|element| closest(&element, ".board").is_some()) {
        event.prevent_default();
    }
}

impl Pointer {
    fn down(&self, event: &PointerEvent) {
        self.swallow_click.set(false);
        // A second finger neither drags nor disturbs the first.
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        // One that is still down here went up where the page could not hear it.
        let_go(self.press.take());
        let start = place(event);
        let pressed = target(event).and_then(|element| piece_under(&element).or_else(|| replay_under(&element)));
        *self.press.borrow_mut() = pressed.map(|what| Press { pointer: event.pointer_id(), start, what });
    }

    /// While a piece is held, nothing scrolls. Chromium would also let the page drift on after a quick drag, and take the next tap
    /// for the one that stops it.
    fn touch_moved(&self, event: &Event) {
        if matches!(*self.press.borrow(), Some(Press { what: What::Piece { .. }, .. })) && event.cancelable() {
            event.prevent_default();
        }
    }

    fn moved(&self, event: &PointerEvent) {
        if event.buttons() == 0 {
            // The button went up outside the window.
            return self.cancel(event);
        }
        let mut press = self.press.borrow_mut();
        let Some(Press { start, what: What::Piece { from, piece, lifted }, .. }) =
            press.as_mut().filter(|press| press.pointer == event.pointer_id())
        else {
            return;
        };
        let (x, y) = (place(event).0 - start.0, place(event).1 - start.1);
        if !*lifted && x.hypot(y) >= DRAG_PX {
            *lifted = true;
            self.send.emit(Msg::DragFrom(*from));
            let _ = piece.class_list().add_1("dragging");
        }
        if *lifted {
            let _ = piece.style().set_property("translate", &format!("{x}px {y}px"));
        }
    }

    fn up(&self, event: &PointerEvent) {
        let Some(press) = self.take(event) else {
            return;
        };
        match press.what {
            What::Piece { from, piece, lifted: true } => {
                put_down(&piece);
                self.swallow_click.set(true);
                self.send.emit(Msg::DropOn(from, square_at(event)));
            }
            What::Piece { .. } => {}
            What::Replay => self.swipe(place(event).0 - press.start.0, place(event).1 - press.start.1),
        }
    }

    fn cancel(&self, event: &PointerEvent) {
        let_go(self.take(event));
    }

    /// Escape puts a lifted piece back where it was.
    fn key_down(&self, event: &Event) {
        let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        let lifted = |press: &mut Press| matches!(press.what, What::Piece { lifted: true, .. });
        let press = self.press.borrow_mut().take_if(|press| escape && lifted(press));
        if press.is_some() {
            self.swallow_click.set(true);
            let_go(press);
        }
    }

    fn swipe(&self, x: f64, y: f64) {
        if x.abs() >= SWIPE_PX && x.abs() > 2.0 * y.abs() {
            self.swallow_click.set(true);
            self.send.emit(Msg::Replay(if x < 0.0 { ReplayStep::Forward } else { ReplayStep::Back }));
        }
    }

    fn click(&self, event: &Event) {
        if self.swallow_click.replace(false) {
            event.stop_propagation();
            event.prevent_default();
        }
    }

    fn take(&self, event: &PointerEvent) -> Option<Press> {
        let mut press = self.press.borrow_mut();
        press.take_if(|press| press.pointer == event.pointer_id())
    }
}

/// What was held stays where it was.
fn let_go(press: Option<Press>) {
    if let Some(Press { what: What::Piece { piece, .. }, .. }) = press {
        put_down(&piece);
    }
}

fn put_down(piece: &SvgElement) {
    let _ = piece.class_list().remove_1("dragging");
    let _ = piece.style().remove_property("translate");
}

fn piece_under(element: &Element) -> Option<What> {
    let square = closest(element, OWN_SQUARE)?;
    let piece = square.query_selector(".piece").ok()??.dyn_into().ok()?;
    Some(What::Piece { from: square_of(&square)?, piece, lifted: false })
}

fn replay_under(element: &Element) -> Option<What> {
    closest(element, "[data-swipe]").map(|_| What::Replay)
}

/// The square of a board under a pointer.
fn square_at(event: &PointerEvent) -> Option<Square> {
    let (x, y) = place(event);
    let element = document().element_from_point(x as f32, y as f32)?;
    square_of(&closest(&element, ".board [data-square]")?)
}

fn square_of(element: &Element) -> Option<Square> {
    element.get_attribute("data-square")?.parse().ok()
}

fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

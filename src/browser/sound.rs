//! Sounds made with Web Audio: no files.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::app::Sound;

/// One tone: start in seconds, frequency in hertz, length in seconds, loudness from 0 to 1.
type Tone = (f64, f32, f64, f32);

const MOVE: [Tone; 2] = [(0.0, 392.0, 0.07, 0.22), (0.0, 784.0, 0.035, 0.08)];
const LOSS: [Tone; 2] = [(0.0, 330.0, 0.12, 0.22), (0.11, 233.0, 0.24, 0.22)];
const END: [Tone; 4] =
    [(0.0, 392.0, 0.3, 0.15), (0.12, 494.0, 0.3, 0.15), (0.24, 587.0, 0.5, 0.15), (0.24, 784.0, 0.6, 0.08)];

/// The speaker, switched on by the first sound. Where there is none, or it is not allowed yet, it is silent.
#[derive(Default)]
pub(super) struct Speaker(RefCell<Option<AudioContext>>);

impl Speaker {
    pub fn play(&self, sound: Sound) {
        let tones: &[Tone] = match sound {
            Sound::Move => &MOVE,
            Sound::Loss => &LOSS,
            Sound::End => &END,
        };
        let mut context = self.0.borrow_mut();
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context.as_ref() {
            // Before the first touch a browser may refuse to wake up; the next sound tries again.
            let _ = context.resume();
            tones.iter().for_each(|tone| drop(play_tone(context, tone)));
        }
    }
}

fn play_tone(context: &AudioContext, &(start, frequency, length, loudness): &Tone) -> Result<(), JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(OscillatorType::Triangle);
    oscillator.frequency().set_value(frequency);
    let start = context.current_time() + start;
    gain.gain().set_value_at_time(0.0, start)?;
    gain.gain().linear_ramp_to_value_at_time(loudness, start + 0.006)?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, start + length)?;
    oscillator.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(start + length)
}

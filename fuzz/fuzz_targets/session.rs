//! Bytes as a script of two players and a bad line.
#![no_main]

#[path = "../../tests/it/sealed/harness.rs"]
#[allow(dead_code, reason = "each target runs one of the harness's functions")]
mod harness;

libfuzzer_sys::fuzz_target!(|script: &[u8]| harness::session(script));

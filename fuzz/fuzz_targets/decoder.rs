//! Bytes as a message and as a saved session.
#![no_main]

#[path = "../../tests/it/sealed/harness.rs"]
#[allow(dead_code, reason = "each target runs one of the harness's functions")]
mod harness;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    harness::decoder(bytes);
});

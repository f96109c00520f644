#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| oaq_fuzz::position(data));

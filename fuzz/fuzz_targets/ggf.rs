#![no_main]

use huri_core::record::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| huri_fuzz::read_as(Format::Ggf, data));

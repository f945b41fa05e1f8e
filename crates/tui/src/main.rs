//! `huri-tui`
fn main() {}

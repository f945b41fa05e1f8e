//! `huri-gui`
fn main() {}

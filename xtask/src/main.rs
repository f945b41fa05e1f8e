//! Huri's chores: `cargo xtask ci` checks everything.

mod ci;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("ci") => ci::run(),
        _ => {
            eprintln!(
                "usage: cargo xtask ci\n\n  ci  format check, lints, all tests, documentation"
            );
            ExitCode::from(2)
        }
    }
}

//! Huri's chores: `cargo xtask ci` checks everything.

mod ci;
mod fonts;
mod manual;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask ci | fonts | manual

  ci      format check, lints, all tests, documentation
  fonts   the window's fonts, cut to what the languages need
  manual  man pages into target/man, completions into target/completions";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["ci"] => ci::run(),
        ["fonts"] => fonts::run(),
        ["manual"] => manual::run(),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

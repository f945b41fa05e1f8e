//! Huri's chores: `cargo xtask ci` checks everything.

mod ci;
mod fixtures;
mod fonts;
mod manual;
mod rules;
mod weights;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask CHORE

  ci        format check, lints, all tests, documentation
  fixtures  the sample files of tests/data; with --check only compares
  fonts     the fonts of crates/i18n/fonts, cut to what the languages need
  manual    man pages into target/man, completions into target/completions
  rules     the rules in every language into docs/rules; with --check only compares
  weights   trains the evaluation anew; with --check proves the committed weights";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["ci"] => ci::run(),
        ["fixtures"] => fixtures::run(false),
        ["fixtures", "--check"] => fixtures::run(true),
        ["fonts"] => fonts::run(),
        ["manual"] => manual::run(),
        ["rules"] => rules::run(false),
        ["rules", "--check"] => rules::run(true),
        ["weights"] => weights::run(false),
        ["weights", "--check"] => weights::run(true),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

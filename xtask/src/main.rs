//! Huri's chores: `cargo xtask ci` checks everything.

mod ci;
mod clock;
mod fixtures;
mod fonts;
mod manual;
mod rules;
mod shots;
mod weights;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask CHORE

  ci        format check, lints, all tests, documentation
  clock     games on a short clock over GTP (clock GAMES SECONDS THREADS AT-ONCE, at first 100 5 1 1),
            and how soon the engine begins and leaves
  fixtures  the sample files of tests/data; with --check only compares
  fonts     the fonts of crates/i18n/fonts, cut to what the languages need
  manual    man pages into target/man, completions into target/completions
  rules     the rules in every language into docs/rules; with --check only compares
  shots     pictures of window and terminal in every language, into target/shots or a folder;
            --only=PART takes those with PART in their name, --readme those of the README
  weights   trains the evaluation anew; with --check proves the committed weights";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if words
        .iter()
        .any(|word| ["help", "-h", "--help"].contains(word))
    {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match words[..] {
        ["ci"] => ci::run(),
        ["clock", ..] => match clock_match(&words[1..]) {
            Some(plan) => clock::run(plan),
            None => usage(),
        },
        ["fixtures"] => fixtures::run(false),
        ["fixtures", "--check"] => fixtures::run(true),
        ["fonts"] => fonts::run(),
        ["manual"] => manual::run(),
        ["rules"] => rules::run(false),
        ["rules", "--check"] => rules::run(true),
        ["shots", ref rest @ ..] if shots::understands(rest) => shots::run(rest),
        ["weights"] => weights::run(false),
        ["weights", "--check"] => weights::run(true),
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

/// The match that the numbers ask for; those left out are the usual ones.
fn clock_match(words: &[&str]) -> Option<clock::Match> {
    let number = |place: usize, usual: usize| match words.get(place) {
        Some(word) => word.parse().ok().filter(|&number| number > 0),
        None => Some(usual),
    };
    (words.len() <= 4).then_some(())?;
    Some(clock::Match {
        games: number(0, 100)?,
        seconds: number(1, 5)? as u64,
        threads: number(2, 1)?,
        parallel: number(3, 1)?,
    })
}

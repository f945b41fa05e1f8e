//! `cargo xtask ci`: format check, lints, all tests, documentation.

use std::process::{Command, ExitCode};
use std::time::Instant;

const STEPS: [(&str, &[&str]); 5] = [
    ("format", &["fmt", "--all", "--check"]),
    (
        "lints",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--locked",
            "--",
            "-D",
            "warnings",
        ],
    ),
    (
        "tests",
        &[
            "test",
            "--workspace",
            "--all-targets",
            "--locked",
            "--",
            "--include-ignored",
        ],
    ),
    (
        "documentation tests",
        &["test", "--workspace", "--doc", "--locked"],
    ),
    (
        "documentation",
        &["doc", "--workspace", "--no-deps", "--locked"],
    ),
];

/// Runs every step and stops at the first that fails.
pub fn run() -> ExitCode {
    if std::env::var_os("HURI_DATA").is_none() {
        eprintln!("note: HURI_DATA is not set, tests on the shared collections are left out");
    }
    for (name, arguments) in STEPS {
        eprintln!("== {name}: cargo {}", arguments.join(" "));
        let begun = Instant::now();
        let status = Command::new(env!("CARGO"))
            .args(arguments)
            .env("RUSTDOCFLAGS", "-D warnings")
            .status();
        match status {
            Ok(status) if status.success() => {
                eprintln!("== {name}: done in {} s", begun.elapsed().as_secs());
            }
            Ok(status) => {
                eprintln!("== {name}: failed ({status})");
                return ExitCode::FAILURE;
            }
            Err(error) => {
                eprintln!("== {name}: cargo cannot be started: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

//! `cargo xtask fixtures`: the sample files of `tests/data`, made anew or compared.

use std::process::{Command, ExitCode};

/// Makes them, or with `check` tells whether they are as they would be made.
pub fn run(check: bool) -> ExitCode {
    let mut command = Command::new(env!("CARGO"));
    command.args([
        "run",
        "--quiet",
        "--package",
        "huri-tests",
        "--example",
        "samples",
    ]);
    if check {
        command.args(["--", "--check"]);
    }
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("fixtures: cargo cannot be started: {error}");
            ExitCode::FAILURE
        }
    }
}

//! `cargo xtask manual`: man pages and shell completions, written by `huri` itself.

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, ExitCode, Output};

const SHELLS: [(&str, &str); 5] = [
    ("bash", "huri.bash"),
    ("elvish", "huri.elv"),
    ("fish", "huri.fish"),
    ("powershell", "huri.ps1"),
    ("zsh", "_huri"),
];

/// Writes them below `target`.
pub fn run() -> ExitCode {
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("manual: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> io::Result<()> {
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target");
    let (man, completions) = (target.join("man"), target.join("completions"));
    fs::create_dir_all(&man)?;
    fs::create_dir_all(&completions)?;
    huri(&["manual".as_ref(), man.as_os_str()])?;
    for (shell, file) in SHELLS {
        let script = huri(&["completions".as_ref(), shell.as_ref()])?;
        fs::write(completions.join(file), script.stdout)?;
    }
    eprintln!("written: target/man, target/completions");
    Ok(())
}

/// What `huri` prints.
pub fn huri(arguments: &[&std::ffi::OsStr]) -> io::Result<Output> {
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--package", "huri-cli", "--"])
        .args(arguments)
        .output()?;
    if output.status.success() {
        return Ok(output);
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    Err(io::Error::other(format!("huri failed: {errors}")))
}

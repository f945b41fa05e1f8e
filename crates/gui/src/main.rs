//! `huri-gui`: opens the window.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use huri_gui::program::{Options, run};
use huri_i18n::command_line::{self, Common};

#[derive(Parser)]
#[command(
    name = "huri-gui",
    version,
    disable_help_flag = true,
    disable_version_flag = true
)]
struct Arguments {
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long)]
    resume: bool,
    #[command(flatten)]
    common: Common,
}

fn main() -> ExitCode {
    let (arguments, texts) = match command_line::read::<Arguments>("help-gui") {
        Ok(read) => read,
        Err(code) => return code,
    };
    let options = Options {
        files: arguments.files,
        resume: arguments.resume,
        language: arguments.common.language_of_run(),
    };
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => command_line::fail("huri-gui", &error.to_string(), texts),
    }
}

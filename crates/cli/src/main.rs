//! `huri`: the Reversi (Othello) suite on the command line.

use std::io::{self, BufReader, BufWriter};
use std::process::ExitCode;

use huri_cli::{Streams, Terminal};
use huri_i18n::command_line;

fn main() -> ExitCode {
    let code = huri_cli::run(
        std::env::args_os(),
        &mut Streams {
            input: &mut BufReader::new(io::stdin()),
            output: &mut BufWriter::new(io::stdout()),
            errors: &mut io::stderr(),
            terminal: Terminal::detect(),
            language: command_line::usual_language(),
        },
    );
    ExitCode::from(code)
}

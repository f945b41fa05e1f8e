//! `huri completions SHELL`: what a shell needs to complete huri's command line.

use std::io::Write;

use clap_complete::Shell;

use crate::{Answer, Context, Done, args};

/// Arguments of `huri completions`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The shell
    pub shell: Shell,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut args::command(), "huri", &mut script);
    context.write_all(&script)?;
    Ok(Answer::Yes)
}

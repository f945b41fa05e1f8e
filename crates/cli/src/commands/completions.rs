//! `huri completions SHELL`: what a shell needs to complete huri's command line.

use std::io::Write;

use clap_complete::Shell;

use crate::{Answer, Context, Done, args};

/// Arguments of `huri completions`.
#[derive(clap::Args, Debug)]
pub struct Args {
    shell: Shell,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let mut script = Vec::new();
    let mut command = args::command(context.texts);
    clap_complete::generate(args.shell, &mut command, "huri", &mut script);
    context.write_all(&script)?;
    Ok(Answer::Yes)
}

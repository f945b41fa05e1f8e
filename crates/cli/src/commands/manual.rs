//! `huri manual FOLDER`: the man pages, one a command. For packagers: `cargo xtask manual`.

use std::path::PathBuf;

use crate::{Answer, Context, Done, Failure, args};

/// Arguments of `huri manual`.
#[derive(clap::Args, Debug)]
pub struct Args {
    folder: PathBuf,
}

pub(crate) fn run(args: &Args, context: &Context<'_, '_>) -> Done {
    let command = args::command(context.texts);
    clap_mangen::generate_to(command, &args.folder).map_err(|why| Failure::Write {
        path: args.folder.clone(),
        why,
    })?;
    Ok(Answer::Yes)
}

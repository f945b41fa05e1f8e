//! `huri manual FOLDER`: the man pages, one a command. For packagers: `cargo xtask manual`.

use std::path::PathBuf;

use crate::{Answer, Done, Failure, args};

/// Arguments of `huri manual`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The folder to write to; it must be there
    pub folder: PathBuf,
}

pub(crate) fn run(args: &Args) -> Done {
    clap_mangen::generate_to(args::command(), &args.folder).map_err(|why| Failure::Write {
        path: args.folder.clone(),
        why,
    })?;
    Ok(Answer::Yes)
}

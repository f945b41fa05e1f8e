//! Files, folders with all they hold, and patterns: the list of files that is meant.

use std::io;
use std::path::{Path, PathBuf};

use huri_core::record::ReadError;

use crate::Failure;
use crate::source::Origin;

/// One file of many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Input {
    /// Where it is.
    pub(crate) origin: Origin,
    /// Whether it was named itself; else it was found in a folder or by a pattern, where files
    /// that hold no games may lie about.
    pub(crate) is_named: bool,
}

impl Input {
    /// Whether this failure only means that another kind of file lies among the games: any file
    /// that was not named itself, and the name lists of a WTHOR base, which a shell's own
    /// patterns name.
    pub(crate) fn is_no_concern(&self, why: &ReadError) -> bool {
        !self.is_named || matches!(why, ReadError::NoGames(_))
    }
}

/// The files that these arguments mean, each folder's in order of their names.
///
/// # Errors
/// When a pattern matches nothing, or a folder cannot be listed.
pub(crate) fn expand(arguments: &[String]) -> Result<Vec<Input>, Failure> {
    let mut inputs = Vec::new();
    for argument in arguments {
        if argument == "-" {
            inputs.push(Input {
                origin: Origin::Stdin,
                is_named: true,
            });
            continue;
        }
        // A file may have the letters of a pattern in its name.
        if Path::new(argument).exists() || !argument.contains(['*', '?', '[']) {
            add(Path::new(argument), true, &mut inputs)?;
            continue;
        }
        let paths = glob::glob(argument).map_err(|_| Failure::NoMatch(argument.clone()))?;
        let before = inputs.len();
        for path in paths {
            let path = path.map_err(|error| Failure::Read {
                path: error.path().to_owned(),
                why: error.into(),
            })?;
            add(&path, false, &mut inputs)?;
        }
        if inputs.len() == before {
            return Err(Failure::NoMatch(argument.clone()));
        }
    }
    Ok(inputs)
}

fn add(path: &Path, is_named: bool, inputs: &mut Vec<Input>) -> Result<(), Failure> {
    if !path.is_dir() {
        inputs.push(Input {
            origin: Origin::File(path.to_owned()),
            is_named,
        });
        return Ok(());
    }
    let failed = |why| Failure::Read {
        path: path.to_owned(),
        why,
    };
    let entries = std::fs::read_dir(path).map_err(failed)?;
    let paths: io::Result<Vec<PathBuf>> = entries.map(|entry| Ok(entry?.path())).collect();
    let mut paths = paths.map_err(failed)?;
    paths.sort();
    for path in paths {
        // Links to folders could lead round in a circle, hidden files are not meant.
        let is_hidden = path
            .file_name()
            .is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
        let is_link_to_folder = path.is_symlink() && path.is_dir();
        if !is_hidden && !is_link_to_folder {
            add(&path, false, inputs)?;
        }
    }
    Ok(())
}

//! [`Failure`]: why a command could not be carried out.

use std::fmt;
use std::io;
use std::path::PathBuf;

use huri_core::record::RecordError;

/// Why a command could not be carried out: exit code 2, and a line on standard error.
#[derive(Debug)]
pub enum Failure {
    /// Whoever read standard output has gone: no error.
    Closed,
    /// The command line is not right, or asks for help.
    Usage(Box<clap::Error>),
    /// Standard input or output failed.
    Stream(io::Error),
    /// A file could not be read.
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// A file could not be written.
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// A file is there already and may not be overwritten.
    Exists(PathBuf),
    /// A game or position could not be read.
    Record {
        /// The file, or what was typed.
        source: String,
        /// Where and why.
        error: Box<RecordError>,
    },
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Failure {
        Failure::Usage(Box::new(error))
    }
}

/// An error of standard output; files have their own variants.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Stream(error),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Closed => write!(f, "the output was closed"),
            Failure::Usage(error) => error.fmt(f),
            Failure::Stream(error) => error.fmt(f),
            Failure::Read { path, why } => write!(f, "cannot read {}: {why}", path.display()),
            Failure::Write { path, why } => write!(f, "cannot write {}: {why}", path.display()),
            Failure::Exists(path) => {
                write!(
                    f,
                    "{} is there already; --force overwrites it",
                    path.display()
                )
            }
            Failure::Record { source, error } => write!(f, "{source}: {error}"),
        }
    }
}

impl std::error::Error for Failure {}

//! [`Error`]: why a step of the training cannot go on.

use std::path::{Path, PathBuf};
use std::{fmt, io};

use huri_ai::eval::WeightsError;

/// What went wrong, with the file where it did.
#[derive(Debug)]
pub enum Error {
    /// A file cannot be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A data set or model begins with something else.
    NotOurs {
        /// Which file.
        path: PathBuf,
    },
    /// A data set or model is damaged at this byte.
    Damaged {
        /// Which file.
        path: PathBuf,
        /// From where on.
        byte: u64,
    },
    /// A data set was begun with other settings.
    OtherPlan {
        /// Which file.
        path: PathBuf,
        /// The settings it was made with.
        found: String,
        /// The settings asked for.
        wanted: String,
    },
    /// A data set has fewer blocks than its plan: self-play has not come to its end.
    Unfinished {
        /// Which file.
        path: PathBuf,
        /// Blocks in it.
        found: u64,
        /// Blocks planned.
        planned: u64,
    },
    /// The weights cannot be used.
    Weights {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: WeightsError,
    },
    /// Whole numbers do not stand for the fitted ones: a board's value differs too much.
    Quantised {
        /// The largest difference, in discs.
        difference: f32,
    },
    /// There is nothing to learn from.
    NoPositions,
    /// `HURI_DATA` names no folder with the collections to measure on.
    NoData,
    /// A file of a collection cannot be read.
    Unread {
        /// Which file.
        path: PathBuf,
    },
    /// A line of a list of openings cannot be played.
    Line {
        /// Which file.
        path: PathBuf,
        /// Counted from 1.
        line: usize,
    },
}

impl Error {
    /// Names the file in an error of the system.
    pub fn file(path: &Path) -> impl FnOnce(io::Error) -> Error + '_ {
        |error| Error::File {
            path: path.to_owned(),
            error,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::File { path, error } => write!(f, "{}: {error}", path.display()),
            Error::NotOurs { path } => {
                write!(f, "{}: neither a data set nor a model", path.display())
            }
            Error::Damaged { path, byte } => {
                write!(f, "{}: damaged from byte {byte} on", path.display())
            }
            Error::OtherPlan {
                path,
                found,
                wanted,
            } => write!(
                f,
                "{}: made with \"{found}\", not with \"{wanted}\"",
                path.display()
            ),
            Error::Unfinished {
                path,
                found,
                planned,
            } => write!(
                f,
                "{}: {found} of {planned} blocks; run the self-play again to finish it",
                path.display()
            ),
            Error::Weights { path, error } => write!(f, "{}: {error}", path.display()),
            Error::Quantised { difference } => {
                write!(f, "whole numbers differ by {difference} discs from the fit")
            }
            Error::NoPositions => write!(f, "no positions to learn from"),
            Error::NoData => write!(f, "set HURI_DATA to the folder with the collections"),
            Error::Unread { path } => write!(f, "{}: cannot be read", path.display()),
            Error::Line { path, line } => {
                write!(f, "{}: line {line} cannot be played", path.display())
            }
        }
    }
}

impl std::error::Error for Error {}

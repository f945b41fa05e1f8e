//! Files that commands write: whole or not at all, and over others only when told to.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use huri_session::storage::Care;
use huri_session::whole_file::WholeFile;

use crate::Failure;

/// Writes a file in one step; see [`Pending`].
///
/// # Errors
/// [`Failure::Exists`] when it is there and `force` is not given.
pub(crate) fn write(path: &Path, content: &[u8], force: bool) -> Result<(), Failure> {
    let mut pending = Pending::create(path, force)?;
    pending.write_all(content)?;
    pending.finish()
}

/// A file that is being written: what goes wrong with it is told with its name.
#[derive(Debug)]
pub(crate) struct Pending {
    path: PathBuf,
    file: WholeFile,
}

impl Pending {
    /// Begins a file.
    ///
    /// # Errors
    /// [`Failure::Exists`] when it is there and `force` is not given.
    pub(crate) fn create(path: &Path, force: bool) -> Result<Pending, Failure> {
        let file = WholeFile::create(path, force).map_err(|why| failed(path, why))?;
        let path = path.to_owned();
        Ok(Pending { path, file })
    }

    /// Adds to it.
    pub(crate) fn write_all(&mut self, content: &[u8]) -> Result<(), Failure> {
        let written = self.file.write_all(content);
        written.map_err(|why| failed(&self.path, why))
    }

    /// Writes over what it begins with.
    pub(crate) fn begin_with(&mut self, content: &[u8]) -> Result<(), Failure> {
        let written = self.file.begin_with(content);
        written.map_err(|why| failed(&self.path, why))
    }

    /// Gives it its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let finished = self.file.finish(Care::Power);
        finished.map_err(|why| failed(&self.path, why))
    }
}

fn failed(path: &Path, why: io::Error) -> Failure {
    let path = path.to_owned();
    match why.kind() {
        io::ErrorKind::AlreadyExists => Failure::Exists(path),
        _ => Failure::Write { path, why },
    }
}

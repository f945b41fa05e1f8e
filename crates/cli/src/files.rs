//! Files are written whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

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

/// A file that is being written: it takes its name when it is finished, so that whoever looks
/// there sees the old content or all of the new. Left unfinished it is gone.
#[derive(Debug)]
pub(crate) struct Pending {
    path: PathBuf,
    force: bool,
    temporary: PathBuf,
    file: BufWriter<File>,
    is_finished: bool,
}

impl Pending {
    /// Begins a file.
    ///
    /// # Errors
    /// [`Failure::Exists`] when it is there and `force` is not given.
    pub(crate) fn create(path: &Path, force: bool) -> Result<Pending, Failure> {
        if !force && path.symlink_metadata().is_ok() {
            return Err(Failure::Exists(path.to_owned()));
        }
        let failed = |why| Failure::Write {
            path: path.to_owned(),
            why,
        };
        if path.is_dir() {
            return Err(failed(io::ErrorKind::IsADirectory.into()));
        }
        let (temporary, file) = beside(path).map_err(failed)?;
        Ok(Pending {
            path: path.to_owned(),
            force,
            temporary,
            file: BufWriter::new(file),
            is_finished: false,
        })
    }

    /// Adds to it.
    pub(crate) fn write_all(&mut self, content: &[u8]) -> Result<(), Failure> {
        self.file.write_all(content).map_err(|why| self.failed(why))
    }

    /// Gives it its name.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let placed = self.place();
        self.is_finished = placed.is_ok();
        placed.map_err(|why| self.failed(why))
    }

    fn place(&mut self) -> io::Result<()> {
        self.file.flush()?;
        self.file.get_ref().sync_all()?;
        if self.force {
            return fs::rename(&self.temporary, &self.path);
        }
        // A link fails when the name was taken meanwhile, where renaming would overwrite. File
        // systems without links get the plain way.
        match fs::hard_link(&self.temporary, &self.path) {
            Ok(()) => fs::remove_file(&self.temporary),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            Err(_) => fs::rename(&self.temporary, &self.path),
        }
    }

    fn failed(&self, why: io::Error) -> Failure {
        let path = self.path.clone();
        match why.kind() {
            io::ErrorKind::AlreadyExists => Failure::Exists(path),
            _ => Failure::Write { path, why },
        }
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        if !self.is_finished {
            // What is left of it helps nobody; that it may be gone already is no second error.
            let _ = fs::remove_file(&self.temporary);
        }
    }
}

/// A new file in the same folder, so that moving it over is one step.
fn beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut number = std::process::id();
    loop {
        let mut hidden = std::ffi::OsString::from(".");
        hidden.push(name);
        hidden.push(format!(".{number}.part"));
        let temporary = path.with_file_name(hidden);
        match File::create_new(&temporary) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                number = number.wrapping_add(1);
            }
            created => return Ok((temporary, created?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("huri-files-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.collect()
    }

    #[test]
    fn a_file_is_there_only_when_it_is_finished() {
        let folder = folder("finished");
        let path = folder.join("game.txt");
        let mut pending = Pending::create(&path, false).unwrap();
        pending.write_all(b"f5").unwrap();
        assert!(!path.exists());
        drop(pending);
        assert!(names(&folder).is_empty(), "nothing is left behind");

        write(&path, b"f5d6", false).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"f5d6");
        assert_eq!(names(&folder), ["game.txt"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn nothing_is_overwritten_unasked() {
        let folder = folder("overwritten");
        let path = folder.join("game.txt");
        let slow = Pending::create(&path, false).unwrap();
        write(&path, b"first", false).unwrap();
        assert!(matches!(write(&path, b"x", false), Err(Failure::Exists(_))));
        assert!(
            matches!(slow.finish(), Err(Failure::Exists(_))),
            "also who began before"
        );
        assert_eq!(fs::read(&path).unwrap(), b"first");
        write(&path, b"second", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(names(&folder), ["game.txt"]);
        fs::remove_dir_all(folder).unwrap();
    }
}

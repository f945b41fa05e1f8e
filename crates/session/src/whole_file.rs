//! [`WholeFile`]: a file that is there whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::storage::Care;

/// A file that is being written beside its place: it takes its name when it is finished, so that
/// whoever looks there sees the old content or all of the new. Left unfinished it is gone.
///
/// Where a link stands, what it points to is replaced; a file that is replaced leaves its
/// permissions to the new one.
#[derive(Debug)]
pub struct WholeFile {
    path: PathBuf,
    replaces: bool,
    temporary: PathBuf,
    file: BufWriter<File>,
    is_finished: bool,
}

impl WholeFile {
    /// Begins a file, which may replace one that is there or may not.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`] when there is one that may not be replaced, and as the
    /// system says.
    pub fn create(path: &Path, replaces: bool) -> io::Result<WholeFile> {
        if !replaces && path.symlink_metadata().is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        if path.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let (temporary, file) = beside(&path)?;
        Ok(WholeFile {
            path,
            replaces,
            temporary,
            file: BufWriter::new(file),
            is_finished: false,
        })
    }

    /// Writes over what it begins with, which must be as long: what is known only at the end.
    ///
    /// # Errors
    /// As the system says.
    pub fn begin_with(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(bytes)?;
        self.file.seek(SeekFrom::End(0))?;
        Ok(())
    }

    /// Gives it its name.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`] when the name was taken meanwhile by a file that may not
    /// be replaced, and as the system says.
    pub fn finish(mut self, care: Care) -> io::Result<()> {
        self.file.flush()?;
        if care == Care::Power {
            self.file.get_ref().sync_all()?;
        }
        self.place()?;
        self.is_finished = true;
        Ok(())
    }

    fn place(&self) -> io::Result<()> {
        if self.replaces {
            if let Ok(old) = fs::metadata(&self.path) {
                fs::set_permissions(&self.temporary, old.permissions())?;
            }
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
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for WholeFile {
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
        let mut hidden = OsString::from(".");
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
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.collect()
    }

    fn write(path: &Path, content: &[u8], replaces: bool) -> io::Result<()> {
        let mut file = WholeFile::create(path, replaces)?;
        file.write_all(content)?;
        file.finish(Care::Program)
    }

    #[test]
    fn a_file_is_there_only_when_it_is_finished() {
        let folder = folder("finished");
        let path = folder.join("game.txt");
        let mut file = WholeFile::create(&path, false).unwrap();
        file.write_all(b"f5").unwrap();
        assert!(!path.exists());
        drop(file);
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
        let is_there = |done: io::Result<()>| {
            done.is_err_and(|error| error.kind() == io::ErrorKind::AlreadyExists)
        };
        let slow = WholeFile::create(&path, false).unwrap();
        write(&path, b"first", false).unwrap();
        assert!(is_there(write(&path, b"x", false)));
        assert!(
            is_there(slow.finish(Care::Program)),
            "also who began before"
        );
        assert_eq!(fs::read(&path).unwrap(), b"first");
        write(&path, b"second", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(names(&folder), ["game.txt"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_it_begins_with_may_come_last() {
        let folder = folder("begin");
        let path = folder.join("games.wtb");
        let mut file = WholeFile::create(&path, false).unwrap();
        file.write_all(b"????games").unwrap();
        file.begin_with(b"0002").unwrap();
        file.write_all(b"more").unwrap();
        file.finish(Care::Power).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"0002gamesmore");
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = folder("link");
        let (path, link) = (folder.join("game.txt"), folder.join("link.txt"));
        fs::write(&path, "old").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert!(write(&link, b"new", false).is_err());
        write(&link, b"new", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert!(link.is_symlink());
        fs::remove_dir_all(folder).unwrap();
    }
}

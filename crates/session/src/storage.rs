//! [`Storage`]: where files lie. The only door to them, so that a browser can have another.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, BufRead, Cursor, Seek};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

/// A file being read.
pub trait Input: BufRead + Seek + Send {}

impl<T: BufRead + Seek + Send> Input for T {}

/// How surely a file must have been written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// It survives the end of the program, however it ends.
    Program,
    /// It survives a power cut right after.
    Power,
}

/// What is in a folder.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Found {
    /// Folders come first.
    pub kind: Kind,
    /// Where it is.
    pub path: PathBuf,
    /// Its size in bytes; 0 for folders.
    pub size: u64,
}

impl Found {
    /// Whether its name begins with a point: people do not mean such files when they name a
    /// folder.
    pub fn is_hidden(&self) -> bool {
        let name = self.path.file_name();
        name.is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
    }
}

/// A folder or a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Holds others.
    Folder,
    /// Holds bytes.
    File,
}

/// Where files lie.
///
/// All of it fails as the standard library's functions do, with the same kinds of errors.
#[expect(clippy::missing_errors_doc, reason = "said above for all of them")]
pub trait Storage {
    /// The folder for what the program keeps for itself: settings and games in progress. None if
    /// there is no place for it; then nothing is kept.
    fn own_folder(&self) -> Option<PathBuf>;

    /// Where people look for their files first, if there is such a place.
    fn home_folder(&self) -> Option<PathBuf> {
        None
    }

    /// A file, to be read from its beginning.
    fn open(&self, path: &Path) -> io::Result<Box<dyn Input>>;

    /// Writes a whole file. Whatever happens, afterwards there is the old file or the new one,
    /// whole. Folders that are missing are made.
    fn write(&mut self, path: &Path, bytes: &[u8], care: Care) -> io::Result<()>;

    /// Gives a file another name; a file of that name is replaced.
    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()>;

    /// Whether there is such a file or folder.
    fn exists(&self, path: &Path) -> bool;

    /// What is in a folder, in order of names.
    fn list(&self, folder: &Path) -> io::Result<Vec<Found>>;

    /// A whole file.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.open(path)?.read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// What could not be done with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// The file or folder.
    pub path: PathBuf,
    /// What was wrong.
    pub kind: io::ErrorKind,
    /// What the system says.
    pub text: String,
}

impl FileError {
    /// From the system's error.
    pub fn new(path: &Path, error: &io::Error) -> FileError {
        FileError {
            path: path.to_owned(),
            kind: error.kind(),
            text: error.to_string(),
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.text)
    }
}

impl std::error::Error for FileError {}

/// Files in memory: for tests, and for a browser's session.
#[derive(Clone, Default, Debug)]
pub struct MemoryStorage {
    /// All files.
    pub files: BTreeMap<PathBuf, Arc<[u8]>>,
}

fn not_found() -> io::Error {
    io::Error::from(io::ErrorKind::NotFound)
}

impl Storage for MemoryStorage {
    fn own_folder(&self) -> Option<PathBuf> {
        Some(PathBuf::from("own"))
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn Input>> {
        let bytes = self.files.get(path).ok_or_else(not_found)?;
        Ok(Box::new(Cursor::new(Arc::clone(bytes))))
    }

    fn write(&mut self, path: &Path, bytes: &[u8], _: Care) -> io::Result<()> {
        self.files.insert(path.to_owned(), bytes.into());
        Ok(())
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        let bytes = self.files.remove(from).ok_or_else(not_found)?;
        self.files.insert(to.to_owned(), bytes);
        Ok(())
    }

    fn exists(&self, path: &Path) -> bool {
        self.files.keys().any(|file| file.starts_with(path))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        if self.files.contains_key(folder) {
            return Err(io::Error::from(io::ErrorKind::NotADirectory));
        }
        let mut found = BTreeMap::new();
        for (file, bytes) in &self.files {
            let Ok(rest) = file.strip_prefix(folder) else {
                continue;
            };
            let mut parts = rest.components();
            let Some(first) = parts.next() else { continue };
            let path = folder.join(first);
            let (kind, size) = match parts.next() {
                Some(_) => (Kind::Folder, 0),
                None => (Kind::File, bytes.len() as u64),
            };
            found.insert((kind, path.clone()), Found { kind, path, size });
        }
        if found.is_empty() && !self.exists(folder) {
            return Err(not_found());
        }
        Ok(found.into_values().collect())
    }
}

/// Files in memory that several hold: a session, and a test that gives it files and looks at what
/// it wrote, or lets another session find them.
#[derive(Clone, Default, Debug)]
pub struct SharedStorage(Rc<RefCell<MemoryStorage>>);

impl SharedStorage {
    /// With these files.
    pub fn with(files: &[(&str, &[u8])]) -> SharedStorage {
        let shared = SharedStorage::default();
        for &(path, bytes) in files {
            shared.put(path, bytes);
        }
        shared
    }

    /// Puts a file there, over one that has its name.
    pub fn put(&self, path: impl Into<PathBuf>, bytes: impl AsRef<[u8]>) {
        let files = &mut self.0.borrow_mut().files;
        files.insert(path.into(), bytes.as_ref().into());
    }

    /// What a file holds, if there is one.
    pub fn get(&self, path: impl AsRef<Path>) -> Option<Vec<u8>> {
        let storage = self.0.borrow();
        let bytes = storage.files.get(path.as_ref())?;
        Some(bytes.to_vec())
    }
}

impl Storage for SharedStorage {
    fn own_folder(&self) -> Option<PathBuf> {
        self.0.borrow().own_folder()
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn Input>> {
        self.0.borrow().open(path)
    }

    fn write(&mut self, path: &Path, bytes: &[u8], care: Care) -> io::Result<()> {
        self.0.borrow_mut().write(path, bytes, care)
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        self.0.borrow_mut().rename(from, to)
    }

    fn exists(&self, path: &Path) -> bool {
        self.0.borrow().exists(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        self.0.borrow().list(folder)
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub use disk::DiskStorage;

#[cfg(not(target_arch = "wasm32"))]
mod disk {
    use std::fs::{self, File};
    use std::io::{self, BufReader, Write};
    use std::path::{Path, PathBuf};

    use super::{Care, Found, Input, Kind, Storage};
    use crate::whole_file::WholeFile;

    /// The machine's file system.
    #[derive(Clone, Debug)]
    pub struct DiskStorage {
        own_folder: Option<PathBuf>,
    }

    impl Default for DiskStorage {
        /// Keeps its own files where the system wants a program's data.
        fn default() -> DiskStorage {
            let folders = directories::ProjectDirs::from("", "", "Huri");
            DiskStorage {
                own_folder: folders.map(|folders| folders.data_dir().to_owned()),
            }
        }
    }

    impl DiskStorage {
        /// Keeps its own files in this folder, or nowhere.
        pub fn with_own_folder(own_folder: Option<PathBuf>) -> DiskStorage {
            DiskStorage { own_folder }
        }
    }

    impl Storage for DiskStorage {
        fn own_folder(&self) -> Option<PathBuf> {
            self.own_folder.clone()
        }

        fn home_folder(&self) -> Option<PathBuf> {
            let folders = directories::UserDirs::new()?;
            Some(folders.home_dir().to_owned())
        }

        fn open(&self, path: &Path) -> io::Result<Box<dyn Input>> {
            Ok(Box::new(BufReader::new(File::open(path)?)))
        }

        fn write(&mut self, path: &Path, bytes: &[u8], care: Care) -> io::Result<()> {
            let folder = path
                .parent()
                .filter(|folder| !folder.as_os_str().is_empty());
            if let Some(folder) = folder {
                fs::create_dir_all(folder)?;
            }
            let mut file = WholeFile::create(path, true)?;
            file.write_all(bytes)?;
            file.finish(care)
        }

        fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
            fs::rename(from, to)
        }

        fn exists(&self, path: &Path) -> bool {
            fs::symlink_metadata(path).is_ok()
        }

        fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
            let mut found = Vec::new();
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                // What cannot be looked at is left out, as a link that leads nowhere.
                let Ok(about) = fs::metadata(&path) else {
                    continue;
                };
                found.push(Found {
                    kind: if about.is_dir() {
                        Kind::Folder
                    } else {
                        Kind::File
                    },
                    size: if about.is_dir() { 0 } else { about.len() },
                    path,
                });
            }
            found.sort();
            Ok(found)
        }
    }
}

//! The names that lie beside WTHOR games.

use std::path::Path;

use huri_core::record::wthor::{Base, NameKind, Names};

use crate::storage::{Found, Storage};

/// The names for the games of a file, if it is a WTHOR file.
pub(crate) fn base_of(path: &Path, storage: &dyn Storage) -> Base {
    let extension = path.extension();
    if extension.is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")) {
        base(path.parent().unwrap_or(Path::new("")), Some(path), storage)
    } else {
        Base::default()
    }
}

/// The names of players and tournaments that lie in a folder beside WTHOR games: in the files
/// named as the `games`, as Huri writes them, else in the only ones there, as the federation
/// publishes them.
pub fn base(folder: &Path, games: Option<&Path>, storage: &dyn Storage) -> Base {
    let found = storage.list(folder).unwrap_or_default();
    let names = |extension: &str, kind| {
        let mut files = found.iter().filter(|file| {
            let own = file.path.extension();
            own.is_some_and(|own| own.eq_ignore_ascii_case(extension))
        });
        let has_name =
            |file: &&Found| games.is_some_and(|games| games.file_stem() == file.path.file_stem());
        let file = match files.clone().find(has_name) {
            Some(file) => file,
            // Of several none is better than the wrong one.
            None => files.next().filter(|_| files.next().is_none())?,
        };
        // A file that is no list of names leaves the games without, as no file does.
        Names::read(storage.open(&file.path).ok()?, kind).ok()
    };
    Base {
        players: names("jou", NameKind::Players),
        tournaments: names("trn", NameKind::Tournaments),
    }
}

//! Fixtures for the tests across crates: where the data lies, random play, drivers.

use std::path::PathBuf;

/// The folder with real games and problems that `HURI_DATA` names, if it is set and there.
///
/// Tests that need it are left out without it, and say so.
pub fn data() -> Option<PathBuf> {
    let Some(path) = std::env::var_os("HURI_DATA").map(PathBuf::from) else {
        eprintln!("LEFT OUT: set HURI_DATA to the folder with the collections to run this test");
        return None;
    };
    // Tests run in their package's folder; a relative path is meant from the workspace's.
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(path);
    assert!(
        path.is_dir(),
        "HURI_DATA is not a folder: {}",
        path.display()
    );
    Some(path)
}

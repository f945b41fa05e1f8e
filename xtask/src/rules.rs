//! `cargo xtask rules`: the rules in every language as Markdown, with their diagrams, written by
//! `huri` itself into `docs/rules`.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::manual::huri;

/// Writes the pages; with `check` only tells which are out of date.
pub fn run(check: bool) -> ExitCode {
    match compare(check) {
        Ok(differing) if differing.is_empty() => {
            eprintln!("docs/rules is up to date");
            ExitCode::SUCCESS
        }
        Ok(differing) => {
            let what = if check { "out of date" } else { "written" };
            for path in differing {
                eprintln!("{what}: docs/rules/{}", path.display());
            }
            ExitCode::from(u8::from(check))
        }
        Err(error) => {
            eprintln!("rules: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The files that differ between what `huri` writes and what lies in `docs/rules`.
fn compare(check: bool) -> io::Result<Vec<PathBuf>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (fresh, kept) = (root.join("target/rules"), root.join("docs/rules"));
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    huri(&[
        OsStr::new("rules"),
        OsStr::new("--write"),
        fresh.as_os_str(),
    ])?;
    let (new, old) = (files(&fresh)?, files(&kept)?);
    let mut differing = Vec::new();
    for path in new.keys().chain(old.keys()) {
        if new.get(path) != old.get(path) && !differing.contains(path) {
            differing.push(path.clone());
        }
    }
    if !check {
        for path in &differing {
            let target = kept.join(path);
            match new.get(path) {
                Some(content) => {
                    fs::create_dir_all(target.parent().expect("it lies in docs/rules"))?;
                    fs::write(target, content)?;
                }
                None => fs::remove_file(target)?,
            }
        }
    }
    Ok(differing)
}

/// The files below a folder with their content; none if it is not there.
fn files(folder: &Path) -> io::Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        if !next.exists() {
            continue;
        }
        for entry in fs::read_dir(next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("it lies below");
                files.insert(name.to_owned(), fs::read(&path)?);
            }
        }
    }
    Ok(files)
}

//! What the tests of the real process share: the program, and a folder to run it in.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The workspace.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder of this test's own with a copy of the sample files in `tests/data`; gone at the end.
pub struct Folder(PathBuf);

impl Folder {
    /// A new one.
    pub fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("huri-{name}-{}", std::process::id()));
        let data = folder.join("tests/data");
        fs::create_dir_all(&data).unwrap();
        for entry in fs::read_dir(workspace().join("tests/data")).unwrap() {
            let path = entry.unwrap().path();
            fs::copy(&path, data.join(path.file_name().unwrap())).unwrap();
        }
        Folder(folder)
    }

    /// The path of a file in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The program in this folder, in English, without colours, with nothing to remember.
    pub fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_huri"));
        command
            .current_dir(&self.0)
            .env_clear()
            .env("LANG", "C.UTF-8")
            .env("HOME", &self.0)
            .stdin(Stdio::null());
        command
    }

    /// What comes of a command line.
    pub fn run(&self, args: &[&str]) -> Ran {
        Ran::of(self.command().args(args).output().unwrap())
    }

    /// What comes of a command line that reads `input`.
    pub fn feed(&self, args: &[&str], input: &str) -> Ran {
        let mut child = self
            .command()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // Who stops reading early is no concern of this side.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        Ran::of(child.wait_with_output().unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A command line that has ended.
#[derive(Debug)]
pub struct Ran {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub output: String,
    /// Standard error.
    pub errors: String,
}

impl Ran {
    fn of(output: Output) -> Ran {
        Ran {
            code: output.status.code().expect("no signal ended it"),
            output: String::from_utf8_lossy(&output.stdout).into_owned(),
            errors: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    /// Standard output of a command that did what it was told, without a word on standard error.
    #[track_caller]
    pub fn quiet(self) -> String {
        assert_eq!((self.code, self.errors.as_str()), (0, ""), "{self:?}");
        self.output
    }

    /// Asserts how it ended and what is said on standard error.
    #[track_caller]
    pub fn ends(self, code: i32, words: &str) -> Ran {
        assert!(
            self.code == code && self.errors.contains(words),
            "expected {code} and {words:?}: {self:?}"
        );
        self
    }
}

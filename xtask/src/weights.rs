//! `cargo xtask weights`: trains the evaluation anew; with `--check` proves that the committed
//! weights are whole and are those that the manifest speaks of.

use std::path::Path;
use std::process::{Command, ExitCode};

#[path = "../../crates/ai/src/eval/checksum.rs"]
mod checksum;

const FILE: &str = "crates/ai/weights/huri.eval";
const MANIFEST: &str = "crates/ai/weights/MANIFEST.toml";

/// Where the checksum of the contents stands in the file, and where they begin.
const CHECKSUM_AT: usize = 24;
const CONTENTS_AT: usize = 32;

/// Checks, or starts the training.
pub fn run(check: bool) -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    if !check {
        let chain = ["run", "--release", "--package", "huri-train", "--", "chain"];
        let status = Command::new(env!("CARGO"))
            .args(chain)
            .current_dir(&root)
            .status();
        return match status {
            Ok(status) if status.success() => {
                eprintln!("now bring {MANIFEST} up to date");
                ExitCode::SUCCESS
            }
            Ok(_) => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("cargo cannot be started: {error}");
                ExitCode::FAILURE
            }
        };
    }
    match proved(&root) {
        Ok(checksum) => {
            println!("{FILE}: {checksum}, as in {MANIFEST}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// The checksum on which file, contents and manifest agree.
fn proved(root: &Path) -> Result<String, Problem> {
    let read = |name| std::fs::read(root.join(name)).map_err(|error| Problem::Read(name, error));
    let file = read(FILE)?;
    let manifest = String::from_utf8_lossy(&read(MANIFEST)?).into_owned();
    let promised = file
        .get(CHECKSUM_AT..CONTENTS_AT)
        .ok_or(Problem::Short(file.len()))?;
    let promised = u64::from_le_bytes(promised.try_into().expect("eight bytes"));
    let promised = format!("{promised:016x}");
    let found = format!("{:016x}", checksum::checksum(&file[CONTENTS_AT..]));
    if found != promised {
        return Err(Problem::Damaged { found, promised });
    }
    let stated = manifest
        .lines()
        .find_map(|line| line.strip_prefix("checksum = "))
        .map(|value| value.trim_matches('"').to_owned());
    match stated {
        Some(stated) if stated == found => Ok(found),
        stated => Err(Problem::OtherManifest { found, stated }),
    }
}

enum Problem {
    Read(&'static str, std::io::Error),
    Short(usize),
    Damaged {
        found: String,
        promised: String,
    },
    OtherManifest {
        found: String,
        stated: Option<String>,
    },
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Problem::Read(name, error) => write!(f, "{name}: {error}"),
            Problem::Short(length) => write!(f, "{FILE}: only {length} bytes"),
            Problem::Damaged { found, promised } => {
                write!(
                    f,
                    "{FILE}: the contents have {found}, the head says {promised}"
                )
            }
            Problem::OtherManifest { found, stated } => write!(
                f,
                "{MANIFEST}: says {}, the weights have {found}",
                stated.as_deref().unwrap_or("no checksum")
            ),
        }
    }
}

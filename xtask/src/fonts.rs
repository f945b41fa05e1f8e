//! `cargo xtask fonts`: cuts fonts down to what the languages need.
//!
//! The fonts are Noto (SIL Open Font License 1.1), from the npm packages named below, which hold
//! them as TrueType; fonttools cuts them. Needs `npm`, `tar` and `python3` with `venv`. To be run
//! again when a message in Japanese uses a character that no message used before: a test tells.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, ExitCode};

const FONTTOOLS: &str = "fonttools==4.68.0";

struct Font {
    package: &'static str,
    source: &'static str,
    target: &'static str,
    licence: &'static str,
    /// What to keep besides the characters of the Japanese messages.
    unicodes: &'static str,
    options: &'static [&'static str],
}

const FONTS: [Font; 3] = [
    Font {
        package: "@expo-google-fonts/noto-sans@0.4.2",
        source: "400Regular/NotoSans_400Regular.ttf",
        target: "NotoSans-Regular.ttf",
        licence: "NotoSans-LICENSE.txt",
        // Latin with all its marks, punctuation, currency, letterlike signs, arrows, minus. The
        // default features stay: g̃ needs them to place its tilde.
        unicodes: "U+0020-024F,U+02B0-02FF,U+0300-036F,U+1E00-1EFF,U+2000-206F,U+20A0-20BF,\
                   U+2100-2150,U+2190-2193,U+2212,U+25CC",
        options: &[],
    },
    Font {
        package: "@expo-google-fonts/noto-sans-hebrew@0.4.1",
        source: "400Regular/NotoSansHebrew_400Regular.ttf",
        target: "NotoSansHebrew-Regular.ttf",
        licence: "NotoSansHebrew-LICENSE.txt",
        unicodes: "U+0020-007E,U+0590-05FF,U+FB1D-FB4F,U+25CC",
        options: &[],
    },
    Font {
        package: "@expo-google-fonts/noto-sans-jp@0.4.3",
        source: "400Regular/NotoSansJP_400Regular.ttf",
        target: "NotoSansJP-Regular.ttf",
        licence: "NotoSansJP-LICENSE.txt",
        // Kana, punctuation and full-width forms.
        unicodes: "U+3000-30FF,U+FF01-FF60",
        options: &["--layout-features=", "--no-hinting"],
    },
];

/// Downloads, cuts and writes the fonts with their licences into `crates/i18n/fonts`.
pub fn run() -> ExitCode {
    match cut() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("fonts: {error}");
            ExitCode::FAILURE
        }
    }
}

fn cut() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let work = root.join("target/fonts");
    let assets = root.join("crates/i18n/fonts");
    fs::create_dir_all(&work)?;
    fs::create_dir_all(&assets)?;

    let python = work.join("venv/bin/python3");
    if !python.exists() {
        start(
            Command::new("python3")
                .args(["-m", "venv"])
                .arg(work.join("venv")),
        )?;
    }
    start(Command::new(&python).args(["-m", "pip", "install", "--quiet", FONTTOOLS]))?;

    let japanese = work.join("japanese.txt");
    fs::write(&japanese, characters(&root.join("crates/i18n/locales/ja"))?)?;
    for font in FONTS {
        let folder = work.join(font.target.trim_end_matches(".ttf"));
        if !folder.join("package").join(font.source).exists() {
            fs::create_dir_all(&folder)?;
            start(
                Command::new("npm")
                    .args(["pack", "--silent", "--pack-destination"])
                    .arg(&folder)
                    .arg(font.package),
            )?;
            for entry in fs::read_dir(&folder)? {
                let archive = entry?.path();
                if archive
                    .extension()
                    .is_some_and(|extension| extension == "tgz")
                {
                    start(
                        Command::new("tar")
                            .arg("-xzf")
                            .arg(archive)
                            .arg("-C")
                            .arg(&folder),
                    )?;
                }
            }
        }
        let target = assets.join(font.target);
        let mut subset = Command::new(&python);
        subset
            .args(["-m", "fontTools.subset"])
            .arg(folder.join("package").join(font.source))
            .arg(format!("--output-file={}", target.display()))
            .arg(format!("--unicodes={}", font.unicodes.replace(' ', "")))
            .arg("--name-IDs=*")
            .args(font.options);
        if font.target.contains("JP") {
            subset.arg(format!("--text-file={}", japanese.display()));
        }
        start(&mut subset)?;
        fs::copy(
            folder.join("package/LICENSE_FONT"),
            assets.join(font.licence),
        )?;
        let size = fs::metadata(&target)?.len();
        println!("{} {} kB", font.target, size.div_ceil(1000));
    }
    Ok(())
}

/// Every character of the messages in a folder, once, and those of the language's own name.
fn characters(folder: &Path) -> io::Result<String> {
    let mut characters: BTreeSet<char> = "日本語".chars().collect();
    for entry in fs::read_dir(folder)? {
        let text = fs::read_to_string(entry?.path())?;
        characters.extend(text.chars().filter(|character| !character.is_ascii()));
    }
    Ok(characters.into_iter().collect())
}

fn start(command: &mut Command) -> io::Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command
        .status()
        .map_err(|error| io::Error::other(format!("{program} cannot be started: {error}")))?;
    if status.success() {
        Ok(())
    } else {
        Err(io::Error::other(format!("{program} failed ({status})")))
    }
}

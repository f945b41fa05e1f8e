//! `cargo xtask shots`: pictures of the real window and the real terminal, in every language.
//!
//! The window runs under Xvfb on a display of its own, driven by keys; the terminal inside tmux.
//! Each starts with a home of its own, so that nothing of the user's is read or changed. With
//! `--readme` the two pictures of the README are drawn anew.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const LANGUAGES: [&str; 8] = ["en", "fr", "es", "ja", "sm", "mi", "yi", "gn"];

/// What has to be installed: a program, and the Debian package that holds it.
const NEEDED: [(&str, &str); 5] = [
    ("Xvfb", "xvfb"),
    ("xdotool", "xdotool"),
    ("import", "imagemagick"),
    ("convert", "imagemagick"),
    ("tmux", "tmux"),
];

/// A game with names, a variation and a remark.
const STUDY: &str = r#"{"huri":1,"black":{"name":"Aroha"},"white":{"name":"Tavita"},"event":"Huri","date":"2026-11-30","moves":["f5","d6","c3","d3","c4","f4","f6","f3","e6","e7","d7","g6","g5","c5","b6",{"move":"c6","note":{"comment":"b5"}},"b5","c7","f8","e8","f7","h6","d2","g4",{"move":"c5","after":13}]}"#;

/// A game at the wooden board: Black turns f3 although it is not outflanked, and forgets others.
const WOODEN: &str = r#"{"huri":1,"black":{"name":"Aroha"},"white":{"name":"Tavita"},"rules":"tabletop","moves":["f5","d6","c3","d3","c4","f4","f6","f3",{"move":"e6","turned":["f3"]}]}"#;

/// What is done to come to a screen.
#[derive(Clone, Copy)]
enum Step {
    Key(&'static str),
    Type(&'static str),
    /// Until nothing changes any more: the engine has finished.
    Wait,
}

use Step::{Key, Type, Wait};

/// A screen of the window: its name, the record it opens, and how one comes there.
struct Screen(&'static str, Option<&'static str>, &'static [Step]);

const SCREENS: [Screen; 14] = [
    Screen("start", None, &[]),
    Screen("play", None, &[Type("f5d6c3d3c4f4")]),
    Screen("hints", None, &[Type("f5d6c3d3c4f4"), Key("i"), Wait]),
    Screen(
        "study",
        Some(STUDY),
        &[Key("End"), Key("v"), Wait, Key("i"), Wait],
    ),
    Screen(
        "wooden-turn",
        Some(WOODEN),
        &[Key("Home"), Key("y"), Type("d3")],
    ),
    Screen("wooden-mistakes", Some(WOODEN), &[Key("End")]),
    Screen("new-game", None, &[Key("ctrl+n")]),
    Screen("settings", None, &[Key("F10")]),
    Screen("course", None, &[Key("F7"), Type("f5")]),
    Screen("rules", None, &[Key("F6")]),
    Screen("keys", None, &[Key("F1")]),
    Screen("palette", None, &[Key("ctrl+k")]),
    Screen("open", None, &[Key("ctrl+o")]),
    Screen("set-up", None, &[Key("ctrl+e")]),
];

/// The window's size, that of its first start.
const SIZE: (u32, u32) = (1120, 760);

/// Whether the words ask for something: one folder at most, and no option but the two.
pub fn understands(arguments: &[&str]) -> bool {
    let (options, folders): (Vec<&str>, Vec<&str>) =
        arguments.iter().partition(|word| word.starts_with('-'));
    let is_known = |option: &&str| *option == "--readme" || option.starts_with("--only=");
    folders.len() <= 1 && options.iter().all(is_known)
}

/// Takes all pictures, or those of the README.
pub fn run(arguments: &[&str]) -> ExitCode {
    let is_readme = arguments.contains(&"--readme");
    let chosen = arguments
        .iter()
        .find_map(|word| word.strip_prefix("--only="));
    let folder = arguments.iter().find(|word| !word.starts_with("--"));
    let folder = folder.map_or_else(|| root().join("target/shots"), PathBuf::from);
    let missing = missing();
    if !missing.is_empty() {
        eprintln!("shots: missing are {}", missing.join(", "));
        return ExitCode::FAILURE;
    }
    let done = if is_readme {
        readme(&root().join("docs/pictures"))
    } else {
        all(&folder, chosen)
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("shots: {error}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Programs that are not installed, with their packages.
fn missing() -> Vec<String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_there =
        |program: &str| std::env::split_paths(&path).any(|folder| folder.join(program).is_file());
    NEEDED
        .iter()
        .filter(|(program, _)| !is_there(program))
        .map(|(program, package)| format!("{program} (package {package})"))
        .collect()
}

fn all(folder: &Path, chosen: Option<&str>) -> io::Result<()> {
    build()?;
    fs::create_dir_all(folder)?;
    let display = Display::open()?;
    let is_wanted = |name: &str| chosen.is_none_or(|chosen| name.contains(chosen));
    for language in LANGUAGES {
        // Light and dark where the words are the shortest; elsewhere the words are what matters.
        let grounds: &[&str] = if language == "en" {
            &["dark", "light"]
        } else {
            &["dark"]
        };
        for ground in grounds {
            for screen in &SCREENS {
                let name = format!("window-{language}-{ground}-{}", screen.0);
                if is_wanted(&name) {
                    let path = folder.join(format!("{name}.png"));
                    display.take(screen, language, ground, &path)?;
                    println!("{}", path.display());
                }
            }
        }
        let name = format!("terminal-{language}");
        if is_wanted(&name) {
            for path in terminal(folder, language)? {
                println!("{}", path.display());
            }
        }
    }
    Ok(())
}

/// The two pictures of the README, small.
fn readme(folder: &Path) -> io::Result<()> {
    build()?;
    fs::create_dir_all(folder)?;
    let display = Display::open()?;
    for (screen, ground, name) in [("study", "dark", "study"), ("course", "light", "course")] {
        let screen = SCREENS.iter().find(|one| one.0 == screen);
        let screen = screen.expect("it is in the list");
        let path = folder.join(format!("{name}.png"));
        display.take(screen, "en", ground, &path)?;
        start(
            Command::new("convert")
                .arg(&path)
                .args(["-strip", "-resize", "840x", "+dither", "-colors", "96"])
                .args(["-define", "png:compression-level=9"])
                .arg(format!("PNG8:{}", path.display())),
        )?;
        println!(
            "{} {} kB",
            path.display(),
            fs::metadata(&path)?.len().div_ceil(1000)
        );
    }
    Ok(())
}

fn build() -> io::Result<()> {
    let packages = ["-p", "huri-gui", "-p", "huri-tui"];
    start(Command::new(env!("CARGO")).arg("build").args(packages))
}

/// One of our programs, as it was just built.
fn program(name: &str) -> io::Result<PathBuf> {
    let own = std::env::current_exe()?;
    let folder = own.parent().expect("a program lies in a folder");
    Ok(folder.join(name))
}

/// A home with nothing in it but these settings.
struct Home(PathBuf);

impl Home {
    fn new(language: &str, ground: &str) -> io::Result<Home> {
        let home = std::env::temp_dir().join(format!("huri-shots-{}", std::process::id()));
        // What a run before this left would be read.
        if home.exists() {
            fs::remove_dir_all(&home)?;
        }
        let own = home.join("data/huri");
        fs::create_dir_all(&own)?;
        let settings = format!(
            r#"{{"version":1,"language":"{language}","new-game":{{"players":{{"black":0,"white":0}}}},"play":{{"pace":0}},"keys":{{"course":["F7"],"rules":["F6"]}},"engine":{{"hash_mib":16,"threads":1}},"study":{{"analysis_level":6,"review_level":4}},"front-ends":{{"gui":{{"ground":"{ground}","still":true}},"tui":{{"ground":"{ground}"}}}}}}"#
        );
        fs::write(own.join("settings.json"), settings)?;
        Ok(Home(home))
    }

    fn file(&self, content: &str) -> io::Result<PathBuf> {
        let path = self.0.join("game.huri.json");
        fs::write(&path, content)?;
        Ok(path)
    }

    fn of(&self, command: &mut Command) {
        command
            .env("HOME", &self.0)
            .env("XDG_CONFIG_HOME", self.0.join("config"))
            .env("XDG_DATA_HOME", self.0.join("data"));
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // A folder of temporary files that cannot be removed is nobody's trouble.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A program that ends with this.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A screen that nobody sees.
struct Display {
    name: String,
    _server: Running,
}

impl Display {
    fn open() -> io::Result<Display> {
        let (width, height) = SIZE;
        let mut server = Command::new("Xvfb")
            // It finds a free number itself and writes it.
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{width}x{height}x24"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = server.stdout.take().expect("it is piped");
        let server = Running(server);
        let mut number = String::new();
        BufReader::new(output).read_line(&mut number)?;
        if number.trim().is_empty() {
            return Err(io::Error::other("Xvfb did not start"));
        }
        Ok(Display {
            name: format!(":{}", number.trim()),
            _server: server,
        })
    }

    fn take(&self, screen: &Screen, language: &str, ground: &str, path: &Path) -> io::Result<()> {
        let Screen(_, record, steps) = screen;
        let home = Home::new(language, ground)?;
        let mut window = Command::new(program("huri-gui")?);
        home.of(&mut window);
        if let Some(record) = record {
            window.arg(home.file(record)?);
        }
        let window = window
            .env("DISPLAY", &self.name)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .stderr(Stdio::null())
            .spawn()?;
        let process = window.id().to_string();
        let _window = Running(window);
        let find = ["search", "--sync", "--onlyvisible", "--pid", &process];
        let id = self.xdotool(&find)?;
        let id = id.lines().last().unwrap_or_default().to_owned();
        let (width, height) = SIZE;
        self.xdotool(&["windowsize", &id, &width.to_string(), &height.to_string()])?;
        self.xdotool(&["windowmove", &id, "0", "0"])?;
        self.xdotool(&["windowfocus", &id])?;
        // Away from everything that shows something when it is pointed at.
        self.xdotool(&["mousemove", "4", "400"])?;
        self.settled()?;
        for step in *steps {
            let before = self.settled()?;
            match step {
                Key(key) => drop(self.xdotool(&["key", key])?),
                Type(text) => drop(self.xdotool(&["type", "--delay", "80", text])?),
                Wait => {
                    sleep(Duration::from_secs(1));
                    continue;
                }
            }
            self.changed(&before)?;
        }
        let picture = self.settled()?;
        fs::File::create(path)?.write_all(&picture)
    }

    fn xdotool(&self, arguments: &[&str]) -> io::Result<String> {
        let output = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output()?;
        if !output.status.success() {
            let told = String::from_utf8_lossy(&output.stderr);
            return Err(io::Error::other(format!(
                "xdotool {}: {told}",
                arguments[0]
            )));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn picture(&self) -> io::Result<Vec<u8>> {
        let output = Command::new("import")
            .args([
                "-window",
                "root",
                "-define",
                "png:exclude-chunks=date,time",
                "png:-",
            ])
            .env("DISPLAY", &self.name)
            .output()?;
        if output.status.success() {
            Ok(output.stdout)
        } else {
            Err(io::Error::other("import took no picture"))
        }
    }

    /// Waits until something else than this is on the screen; a key may also change nothing.
    fn changed(&self, before: &[u8]) -> io::Result<()> {
        let until = Instant::now() + Duration::from_secs(8);
        while Instant::now() < until && self.picture()? == before {
            sleep(Duration::from_millis(200));
        }
        Ok(())
    }

    /// What is on the screen once it does not change any more.
    fn settled(&self) -> io::Result<Vec<u8>> {
        let until = Instant::now() + Duration::from_secs(60);
        let mut before = Vec::new();
        loop {
            sleep(Duration::from_millis(700));
            let now = self.picture()?;
            // An empty screen is small: the window has not been drawn yet.
            if now.len() > 5000 && now == before {
                return Ok(now);
            }
            if Instant::now() > until {
                return Err(io::Error::other("the window does not come to rest"));
            }
            before = now;
        }
    }
}

/// Screens of the terminal as text, as its cells show them.
fn terminal(folder: &Path, language: &str) -> io::Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for (name, keys) in [
        ("play", &["f", "5", "d", "6"][..]),
        ("settings", &["F10"]),
        ("course", &["F7", "f", "5"]),
        ("rules", &["F6"]),
    ] {
        let home = Home::new(language, "dark")?;
        // A server that is told to end still takes clients for a moment: each has its own.
        let server = format!("huri-shots-{}-{language}-{name}", std::process::id());
        let tmux = |arguments: &[&str]| -> io::Result<String> {
            let mut command = Command::new("tmux");
            home.of(&mut command);
            let output = command
                .args(["-L", &server, "-f", "/dev/null"])
                .args(arguments)
                .env("LC_ALL", "C.UTF-8")
                .env_remove("TMUX")
                .output()?;
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        };
        let tui = program("huri-tui")?;
        let tui = tui.to_string_lossy().into_owned();
        tmux(&[
            "new-session",
            "-d",
            "-x",
            "100",
            "-y",
            "32",
            "-s",
            "shots",
            &tui,
        ])?;
        let settled = || -> io::Result<String> {
            let mut before = String::new();
            for _ in 0..60 {
                sleep(Duration::from_millis(400));
                let now = tmux(&["capture-pane", "-p", "-t", "shots"])?;
                if now == before && !now.trim().is_empty() {
                    return Ok(now);
                }
                before = now;
            }
            Err(io::Error::other("the terminal does not come to rest"))
        };
        let mut shown = settled();
        for key in keys {
            tmux(&["send-keys", "-t", "shots", key])?;
            shown = settled();
        }
        tmux(&["kill-server"])?;
        let path = folder.join(format!("terminal-{language}-{name}.txt"));
        fs::write(&path, shown?)?;
        written.push(path);
    }
    Ok(written)
}

fn start(command: &mut Command) -> io::Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status()?;
    if status.success() {
        Ok(())
    } else {
        Err(io::Error::other(format!("{program} failed ({status})")))
    }
}

//! The real program in a real terminal: played to the end, saved, killed and resumed.
//!
//! tmux is the terminal. Without it the test is left out and says so.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A terminal of tmux with the program in it.
struct Terminal {
    socket: String,
    home: PathBuf,
}

impl Terminal {
    /// Starts the program in a folder of its own; none where there is no tmux.
    fn open(name: &str) -> Option<Terminal> {
        if Command::new("tmux").arg("-V").output().is_err() {
            eprintln!("LEFT OUT: there is no tmux to run the real program in");
            return None;
        }
        let home = std::env::temp_dir().join(format!("huri-tui-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&home);
        std::fs::create_dir_all(&home).expect("the temporary folder can be written to");
        let mut terminal = Terminal {
            socket: format!("huri-{name}-{}", std::process::id()),
            home,
        };
        terminal.start("");
        Some(terminal)
    }

    /// A server of its own each time: one that is ending takes no new session.
    fn start(&mut self, arguments: &str) {
        let home = self.home.display();
        let program = env!("CARGO_BIN_EXE_huri-tui");
        let line = format!(
            "env HOME={home} XDG_CONFIG_HOME={home}/config XDG_DATA_HOME={home}/data \
             LC_ALL=C.UTF-8 LANG=C.UTF-8 {program} --language en {arguments}; echo ended $?; exec sh"
        );
        let _ = self.tmux(&["kill-server"]);
        self.socket.push('+');
        self.tmux(&[
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            "80",
            "-y",
            "24",
            &line,
        ]);
    }

    fn tmux(&self, arguments: &[&str]) -> String {
        let output = Command::new("tmux")
            .args(["-L", &self.socket])
            .args(arguments)
            .output()
            .expect("tmux was there a moment ago");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// Looks until the screen shows what is waited for.
    fn wait_for(&self, what: impl Fn(&str) -> bool, name: &str) -> String {
        for _ in 0..3000 {
            let screen = self.screen();
            if what(&screen) {
                return screen;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("waited for {name} in vain:\n{}", self.screen());
    }

    /// The process of the program.
    fn pid(&self) -> String {
        let shell = self.tmux(&["list-panes", "-F", "#{pane_pid}"]);
        let output = Command::new("pgrep")
            .args(["-P", shell.trim(), "huri-tui"])
            .output()
            .expect("pgrep lists processes");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.tmux(&["kill-server"]);
        let _ = std::fs::remove_dir_all(&self.home);
    }
}

#[test]
fn a_game_is_played_to_its_end_and_saved() {
    let Some(terminal) = Terminal::open("whole") else {
        return;
    };
    terminal.wait_for(
        |screen| screen.contains("Choose a marked square"),
        "the first screen",
    );
    // The engine plays Black too: the game runs to its end by itself, without waiting.
    terminal.keys(&["F10"]);
    terminal.wait_for(|screen| screen.contains("Speed of moves"), "the settings");
    terminal.keys(&[
        "Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "0",
    ]);
    terminal.wait_for(|screen| screen.contains("◂ 0 ▸"), "no pace");
    // A key right after Escape would be taken for one with Alt.
    terminal.keys(&["Escape"]);
    terminal.wait_for(|screen| !screen.contains("Speed of moves"), "the board");
    terminal.keys(&["C-p"]);
    terminal.wait_for(|screen| screen.contains("a person here"), "the players");
    terminal.keys(&["Right"]);
    terminal.keys(&["Escape"]);
    let screen = terminal.wait_for(
        |screen| screen.contains("wins") || screen.contains("A draw"),
        "the end of the game",
    );
    assert!(screen.contains("Play again"), "{screen}");
    let path = terminal.home.join("game.huri.json");
    terminal.keys(&["S"]);
    terminal.wait_for(|screen| screen.contains("Format"), "where to save");
    terminal.keys(&["C-u"]);
    terminal.tmux(&["send-keys", "-l", &path.display().to_string()]);
    terminal.keys(&["Up", "Enter"]);
    wait_for_file(&path);
    let bytes = std::fs::read(&path).expect("the file was written");
    let mut games = huri_core::record::read(bytes.as_slice()).expect("it is a record");
    let game = games
        .next()
        .expect("it holds a game")
        .expect("a good one")
        .game;
    assert!(game.position(game.end()).is_over());
    terminal.keys(&["q"]);
    terminal.wait_for(
        |screen| screen.contains("ended 0"),
        "the end of the program",
    );
}

fn wait_for_file(path: &Path) {
    for _ in 0..500 {
        if path.exists() {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("{} was not written", path.display());
}

#[test]
fn a_killed_game_is_offered_again_and_the_terminal_comes_back() {
    let Some(mut terminal) = Terminal::open("killed") else {
        return;
    };
    terminal.wait_for(
        |screen| screen.contains("Choose a marked square"),
        "the first screen",
    );
    terminal.keys(&["f", "5"]);
    let replied = |screen: &str| screen.contains("Black to move") && screen.contains(" 2 ");
    terminal.wait_for(replied, "the reply");
    let pid = terminal.pid();
    assert!(!pid.is_empty(), "the program runs");
    Command::new("kill")
        .args(["-9", &pid])
        .status()
        .expect("kill is there");
    terminal.wait_for(|screen| screen.contains("ended 137"), "the end by force");
    terminal.start("");
    terminal.wait_for(
        |screen| screen.contains("Your last game is kept"),
        "the offer",
    );
    terminal.keys(&["C-b"]);
    terminal.wait_for(|screen| screen.contains(" 1 f5"), "the game");
    // Asked to end, it gives the terminal back.
    let pid = terminal.pid();
    Command::new("kill")
        .args(["-TERM", &pid])
        .status()
        .expect("kill is there");
    terminal.wait_for(|screen| screen.contains("ended 0"), "the terminal");
}

#[test]
fn a_thinking_engine_stands_any_size_and_is_left_with_a_key() {
    let Some(terminal) = Terminal::open("size") else {
        return;
    };
    terminal.wait_for(
        |screen| screen.contains("Choose a marked square"),
        "the first screen",
    );
    terminal.keys(&["C-p"]);
    terminal.wait_for(|screen| screen.contains("a person here"), "the players");
    terminal.keys(&["Down"]);
    terminal.keys(&["Right"; 30]);
    terminal.wait_for(|screen| screen.contains("level 30"), "the strongest");
    terminal.keys(&["Escape"]);
    terminal.wait_for(|screen| !screen.contains("level 30 ▸"), "the board");
    terminal.keys(&["f", "5"]);
    let thinks = |screen: &str| screen.contains("White is thinking");
    terminal.wait_for(thinks, "the engine");
    terminal.tmux(&["resize-window", "-x", "100", "-y", "40"]);
    let large = |screen: &str| thinks(screen) && screen.contains("a     b     c");
    terminal.wait_for(large, "the large board");
    // A terminal that does not know its size, and one that is too small.
    let pane = terminal.tmux(&["display-message", "-p", "#{pane_tty}"]);
    for (columns, rows) in [("65535", "65535"), ("20", "5"), ("0", "0"), ("80", "24")] {
        let set = ["-F", pane.trim(), "cols", columns, "rows", rows];
        let status = Command::new("stty").args(set).status();
        assert!(status.expect("stty sets sizes").success());
        if columns == "20" {
            let is_small = |screen: &str| screen.contains("40 columns");
            terminal.wait_for(is_small, "the notice");
        }
    }
    terminal.tmux(&["resize-window", "-x", "80", "-y", "24"]);
    let usual = |screen: &str| thinks(screen) && screen.contains("a   b   c");
    terminal.wait_for(usual, "the usual board");
    terminal.keys(&["q"]);
    terminal.wait_for(
        |screen| screen.contains("ended 0"),
        "the end of the program",
    );
}

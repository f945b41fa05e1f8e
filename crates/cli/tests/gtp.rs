//! `huri gtp` as a process: what a controller sees.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The engine as a controller runs it: one command, one answer.
struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(args: &[&str]) -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_huri"))
            .arg("gtp")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        Engine {
            input: process.stdin.take(),
            output: BufReader::new(process.stdout.take().expect("it was asked for")),
            process,
        }
    }

    fn send(&mut self, text: &str) {
        let input = self.input.as_mut().expect("not closed yet");
        input.write_all(text.as_bytes()).expect("the engine reads");
    }

    /// The next answer, without the empty line after it.
    fn answer(&mut self) -> String {
        let mut answer = String::new();
        loop {
            let start = answer.len();
            let read = self.output.read_line(&mut answer).expect("text");
            assert_ne!(read, 0, "the engine left after {answer:?}");
            if &answer[start..] == "\n" {
                answer.truncate(start - 1);
                return answer;
            }
        }
    }

    fn ask(&mut self, command: &str) -> String {
        self.send(&format!("{command}\n"));
        self.answer()
    }

    /// Closes the engine's input and waits for it to leave.
    fn leave(mut self) -> Option<i32> {
        drop(self.input.take());
        self.process.wait().expect("it was started").code()
    }
}

#[test]
fn a_controller_plays_a_few_moves_and_quits() {
    let mut engine = Engine::start(&["--level", "2", "--hash", "1"]);
    assert_eq!(engine.ask("protocol_version"), "= 2");
    assert_eq!(engine.ask("list_games"), "= Othello");
    assert_eq!(engine.ask("set_game Othello"), "=");
    assert_eq!(engine.ask("boardsize 8"), "=");
    assert_eq!(engine.ask("clear_board"), "=");
    assert_eq!(engine.ask("time_settings 0 1 0"), "=");
    assert_eq!(engine.ask("play black D3"), "=");
    let reply = engine.ask("1 genmove white");
    let square = reply.strip_prefix("=1 ").expect("a move");
    assert!(["c3", "c5", "e3"].contains(&square), "{square}");
    assert_eq!(engine.ask("quit"), "=");
    assert_eq!(
        engine.process.wait().expect("it was started").code(),
        Some(0)
    );
}

#[test]
fn several_commands_at_once_are_answered_in_order() {
    let mut engine = Engine::start(&[]);
    engine.send("1 name\n# remark\n\n2 play b f5\n3 play b d6\n");
    assert_eq!(engine.answer(), "=1 Huri");
    assert_eq!(engine.answer(), "=2");
    assert_eq!(engine.answer(), "?3 illegal move");
    assert_eq!(engine.leave(), Some(0));
}

/// Were the search not stopped, the engine would not leave for hours.
#[test]
fn the_end_of_input_ends_a_long_search() {
    let mut engine = Engine::start(&["--level", "30", "--hash", "1"]);
    engine.send("play b f5\n");
    assert_eq!(engine.answer(), "=");
    engine.send("genmove w\n");
    assert_eq!(engine.leave(), Some(0));
}

#[test]
fn wrong_options_are_refused() {
    for args in [
        ["--level", "31"],
        ["--level", "0"],
        ["--threads", "65"],
        ["--hash", "x"],
    ] {
        let engine = Engine::start(&args);
        assert_eq!(engine.leave(), Some(2), "{args:?}");
    }
}

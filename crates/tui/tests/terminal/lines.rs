//! The line mode: a whole game in words.

use std::time::Duration;

use crate::driver::Greedy;
use huri_session::player::Sides;
use huri_session::settings::{Play, Settings};
use huri_session::time::Watch;
use huri_session::{Parts, Player, Session};

fn spoken(input: &'static str) -> String {
    spoken_of(input.as_bytes())
}

/// What is typed, and then nothing for ever: the terminal stays open.
struct Silence(&'static [u8]);

impl std::io::Read for Silence {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.0.is_empty() {
            loop {
                std::thread::park();
            }
        }
        self.0.read(buffer)
    }
}

#[test]
fn who_quits_need_not_type_another_line() {
    let words = spoken_of(std::io::BufReader::new(Silence(b"f5\nquit\n")));
    assert!(words.contains("Black f5"), "{words}");
}

#[test]
fn hints_are_spoken_when_they_are_known() {
    let words = spoken("f5\nhint\nquit\n");
    // Values of all three moves, the best first.
    let hints = words.lines().filter(|line| line.contains(['+', '-', '−']));
    assert_eq!(hints.count(), 3, "{words}");
}

fn spoken_of(input: impl std::io::BufRead + Send + 'static) -> String {
    let mut settings = Settings {
        language: Some("en".to_owned()),
        play: Play {
            pace: 0,
            ..Play::default()
        },
        ..Settings::default()
    };
    settings.new_game.players = Sides {
        black: Player::Human,
        white: Player::Human,
    };
    let parts = Parts {
        worker: Box::new(Greedy::default()),
        settings: Some(settings),
        ..Parts::default()
    };
    let mut session = Session::new(parts, Duration::ZERO);
    let mut output = Vec::new();
    let mut watch = Watch::start();
    let channel = std::sync::mpsc::channel();
    huri_tui::lines::run(&mut session, &mut watch, input, &mut output, channel).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn a_move_says_square_discs_turned_and_counts() {
    let words = spoken("f5\nwhere\nquit\n");
    let expected = "\
Huri. Type a square such as f5, or “help”.
Black to move
Black f5 turns 1 disc
e5
Black 4, White 1
White to move
White to move
";
    assert_eq!(words, expected);
}

#[test]
fn a_whole_game_ends_with_its_result() {
    let words = spoken("f5\nd6\nc5\nf4\ne7\nf6\ng5\ne6\ne3\nf5\nquit\n");
    assert!(words.contains("The game is over"), "{words}");
    assert!(words.contains("Black wins 64–0"), "{words}");
    assert!(words.contains("Black 13, White 0"), "{words}");
}

#[test]
fn a_pass_is_spoken_and_what_is_not_understood_too() {
    let words = spoken("f5\nf6\nd3\ng5\nh5\nh4\nf7\nh6\nmoves\nfoo\na1\nquit\n");
    assert!(words.contains("Black passes"), "{words}");
    assert!(words.contains("“foo” is not understood"), "{words}");
    assert!(words.contains("a1 turns nothing"), "{words}");
}

//! The line mode: a whole game in words.

use std::time::Duration;

use huri_session::player::Sides;
use huri_session::settings::{Play, Settings};
use huri_session::time::Watch;
use huri_session::{Parts, Player, Session};

fn spoken(input: &'static str) -> String {
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
        settings: Some(settings),
        ..Parts::default()
    };
    let mut session = Session::new(parts, Duration::ZERO);
    let mut output = Vec::new();
    let mut watch = Watch::start();
    huri_tui::lines::run(&mut session, &mut watch, input.as_bytes(), &mut output).unwrap();
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

//! Every screen at three sizes and in the terminal's kinds, compared with kept pictures.

use crate::driver::{Driver, Setup};
use huri_i18n::Language;
use huri_session::Player;
use huri_session::player::Sides;
use huri_tui::theme::Depth;

/// The terminals of the pictures: the smallest, the usual, a large one, and poor ones.
fn terminals() -> Vec<(&'static str, Setup)> {
    let setup = |size| Setup {
        size,
        ..Setup::default()
    };
    vec![
        ("small", setup((40, 20))),
        ("usual", setup((80, 24))),
        ("large", setup((120, 40))),
        (
            "sixteen",
            Setup {
                depth: Depth::Sixteen,
                ..setup((80, 24))
            },
        ),
        (
            "ascii",
            Setup {
                depth: Depth::Mono,
                ascii: true,
                ..setup((80, 24))
            },
        ),
    ]
}

/// Compares the screen after `keys` in every terminal.
fn check(name: &str, keys: impl Fn(&mut Driver)) {
    for (terminal, setup) in terminals() {
        let mut driver = Driver::new(setup);
        keys(&mut driver);
        insta::assert_snapshot!(format!("{name}-{terminal}"), driver.screen());
    }
}

#[test]
fn the_first_screen() {
    check("start", |_| ());
}

#[test]
fn a_game_in_its_opening() {
    check("opening", |driver| driver.squares("f5d6c3d3c4"));
}

#[test]
fn hints_on_the_squares() {
    check("hints", |driver| {
        driver.squares("f5d6c3");
        driver.keys("i");
    });
}

#[test]
fn a_pass_is_shown() {
    check("pass", |driver| driver.squares("f5f6d3g5h5h4f7h6"));
}

#[test]
fn the_end_with_both_results() {
    check("end", |driver| driver.squares("f5d6c5f4e7f6g5e6e3"));
}

#[test]
fn variations_and_a_remark() {
    check("variation", |driver| {
        driver.squares("f5d6c3d3c4f4");
        driver.keys("Home . . ");
        driver.squares("c5");
        driver.keys("t");
        driver.input(huri_tui::input::Input::Paste("the other way".to_owned()));
        driver.keys("Tab Alt+4");
    });
}

#[test]
fn the_panels() {
    for (name, keys) in [
        ("menu", "Escape"),
        ("palette", ": b o a"),
        ("new-game", "n"),
        ("players", "Ctrl+P"),
        ("settings", "F10"),
        ("keys", "?"),
        ("tags", "j"),
        ("open", "o"),
        ("save-as", "Shift+S"),
        ("comment", "t h i"),
        ("paste", "Ctrl+V"),
        ("copied", "Ctrl+C"),
    ] {
        check(name, |driver| {
            driver.squares("f5d6");
            driver.keys(keys);
        });
    }
}

#[test]
fn the_board_editor() {
    check("editor", |driver| {
        driver.keys("Ctrl+E Up Space Tab");
    });
}

#[test]
fn a_review() {
    check("review", |driver| {
        driver.squares("f5d6c5f4e7f6g5e6e3");
        driver.keys("v");
        for _ in 0..40 {
            driver.wait(10);
        }
    });
}

#[test]
fn the_wooden_board() {
    check("tabletop", |driver| {
        driver.keys("n Down Down Down Right Down Down Down Down Down Down Enter");
        driver.squares("f5");
    });
}

#[test]
fn the_games_of_a_collection() {
    check("games", |driver| {
        let games = "f5d6c3d3c4\nf5f6e6f4\n".to_owned();
        driver.input(huri_tui::input::Input::Paste(games));
        driver.keys("Down");
    });
}

#[test]
fn the_files_of_a_folder() {
    check("folder", |driver| {
        for path in [
            "records/club/week 1.ggf",
            "records/a game with a name that is much longer than a small terminal is wide.txt",
            "records/王.txt",
            "records/first.txt",
        ] {
            driver.save(path);
        }
        driver.keys("l Down");
    });
}

#[test]
fn the_course() {
    check("course", |driver| {
        driver.keys(": c o u r s e Enter");
    });
}

#[test]
fn the_rules() {
    check("rules", |driver| {
        driver.keys(": r u l e s Enter Down Down");
    });
}

#[test]
fn the_board_lies_on_its_side() {
    check("rotated", |driver| {
        driver.squares("f5d6");
        driver.keys("Shift+R");
    });
}

#[test]
fn yiddish_runs_from_the_right_and_the_board_does_not() {
    let mut driver = Driver::new(Setup {
        language: Language::Yiddish,
        players: Sides {
            black: Player::Human,
            white: Player::Engine(huri_ai::Level::new(3)),
        },
        ..Setup::default()
    });
    driver.squares("f5");
    let screen = driver.screen();
    insta::assert_snapshot!("yiddish", screen);
    let letters = screen
        .lines()
        .find(|line| line.contains("a   b   c"))
        .expect("coordinates");
    assert!(
        letters.contains("a   b   c   d   e   f   g   h"),
        "never mirrored"
    );
    let board = letters.find('a').expect("found above");
    assert!(
        board > 30,
        "the board stands at the right, the moves at the left"
    );
}

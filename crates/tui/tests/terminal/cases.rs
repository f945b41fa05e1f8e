//! What goes wrong in other programs, asked of the terminal: each test names its fault.

use crate::driver::{Driver, Setup};
use huri_session::Player;
use huri_session::player::Sides;
use huri_session::view::Stage;
use huri_tui::input::Input;

const WIPED_OUT: &str = "f5d6c5f4e7f6g5e6e3";

/// White is an engine whose reply waits until the human's move has been seen.
fn against_the_engine() -> Driver {
    let mut driver = Driver::new(Setup {
        players: Sides {
            black: Player::Human,
            white: Player::Engine(huri_ai::Level::new(3)),
        },
        pace: 100,
        ..Setup::default()
    });
    driver.squares("f5");
    assert_eq!(driver.app.session.view().ply, 1);
    driver
}

fn n_plies(driver: &Driver) -> usize {
    driver.app.session.game().moves().count()
}

#[test]
fn nothing_is_played_for_the_engine_by_keys_clicks_or_pasting() {
    let mut driver = against_the_engine();
    driver.keys("d 6");
    assert_eq!(n_plies(&driver), 1, "{}", driver.screen());
    let (left, top) = driver.find("a   b   c").expect("coordinates");
    driver.click(left + 4 * 3, top + 1 + 2 * 5); // d6
    assert_eq!(n_plies(&driver), 1, "{}", driver.screen());
    // A pasted move that is none at the start is no game.
    driver.input(Input::Paste("d6".to_owned()));
    assert_eq!(n_plies(&driver), 1, "{}", driver.screen());
    // The reply comes all the same.
    for _ in 0..20 {
        driver.wait(500);
    }
    assert_eq!(n_plies(&driver), 2, "{}", driver.screen());
}

#[test]
fn marks_of_the_old_game_are_gone_in_a_new_one() {
    let fresh = Driver::new(Setup::default()).screen();
    let mut driver = Driver::new(Setup::default());
    driver.squares("f5d6c3d3c4");
    driver.keys("i F2");
    let screen = driver.screen();
    // The cursor stays where it was; the four marks are those of the start.
    assert_eq!(fresh.matches("▗▖").count(), 4, "{fresh}");
    assert_eq!(screen.matches("▗▖").count(), 4, "{screen}");
    let view = driver.app.session.view();
    assert_eq!((view.last_move, view.hints.len()), (None, 0));
}

#[test]
fn all_digits_of_a_result_are_shown_in_every_size() {
    for size in [(40, 20), (80, 24), (120, 40)] {
        for (moves, result) in [
            (WIPED_OUT, "Black wins 64–0"),
            (
                "e6f4e3d2g4d6e2f2c4c5c6b4c3h4b3b2c2b6e1c7f5d7g1f3a3d3a5b5c8f1g6d1f6h1h3h5a1a2h6d8a7f7g7\
                 e7a6b8g3g5b7g8c1f8h7a4g2h8b1e8h2a8",
                "White wins 51–13",
            ),
        ] {
            let mut driver = Driver::new(Setup {
                size,
                ..Setup::default()
            });
            driver.squares(moves);
            let screen = driver.screen();
            assert!(screen.contains(result), "{size:?}\n{screen}");
            let view = driver.app.session.view();
            for side in [&view.sides.black, &view.sides.white] {
                let discs = side.discs.to_string();
                let told = screen
                    .split(|character: char| !character.is_ascii_digit())
                    .any(|number| number == discs);
                assert!(told, "{discs} {size:?}\n{screen}");
            }
        }
    }
}

#[test]
fn a_place_to_type_takes_keys_the_second_time_too() {
    let mut driver = Driver::new(Setup::default());
    for open in ["Ctrl+V", "t", "o"] {
        for _ in 0..2 {
            driver.keys(open);
            driver.keys("q u x");
            assert!(driver.screen().contains("qux"), "{}", driver.screen());
            driver.keys("Ctrl+U Backspace Backspace Backspace Escape");
            assert!(driver.app.ui.panels.is_empty(), "{}", driver.screen());
        }
    }
    assert_eq!(driver.app.session.view().ply, 0);
    assert!(!driver.app.wants_quit());
}

#[test]
fn clicks_and_keys_fit_the_turned_board() {
    let mut driver = Driver::new(Setup {
        players: Sides {
            black: Player::Engine(huri_ai::Level::new(3)),
            white: Player::Human,
        },
        ..Setup::default()
    });
    driver.keys("Shift+R Shift+R");
    let (left, top) = driver.find("h   g   f").expect("it stands on its head");
    let square = driver.app.session.view().legal_moves.first();
    let square = square.expect("White can move");
    let (column, row) = (square.column() as u16, square.row() as u16);
    driver.click(left + 4 * (7 - column), top + 1 + 2 * (7 - row));
    let placed = |driver: &Driver| -> Vec<String> {
        let game = driver.app.session.game();
        game.moves().map(|mv| mv.to_string()).collect()
    };
    assert_eq!(placed(&driver)[1], square.to_string());
    // Typed squares keep their names, however the board lies.
    let next = driver.app.session.view().legal_moves.first();
    let next = next.expect("White can move").to_string();
    driver.squares(&next);
    assert_eq!(placed(&driver)[3], next, "{}", driver.screen());
}

#[test]
fn a_stopped_engine_is_shown_and_goes_on_when_told() {
    let mut driver = against_the_engine();
    driver.keys("Ctrl+Space");
    let view = driver.app.session.view();
    assert_eq!(view.stage, Stage::Paused);
    for _ in 0..20 {
        driver.wait(1000);
    }
    assert_eq!(n_plies(&driver), 1, "it stands still");
    let screen = driver.screen();
    assert!(screen.contains("F9 Go on"), "how to go on:\n{screen}");
    driver.keys("F9");
    for _ in 0..20 {
        driver.wait(500);
    }
    assert_eq!(n_plies(&driver), 2);
}

#[test]
fn keys_at_the_notice_of_a_small_terminal_leave_or_do_nothing() {
    let mut driver = Driver::new(Setup::default());
    driver.squares("f5");
    driver.resize(30, 10);
    driver.keys("Enter Escape Space Up Tab");
    assert!(driver.screen().contains("columns by 20 rows"));
    driver.resize(80, 24);
    assert_eq!(
        driver.app.session.view().ply,
        1,
        "nothing was played unseen"
    );
    driver.resize(30, 10);
    driver.keys("Escape Escape q");
    assert!(driver.app.wants_quit(), "one can leave");
}

#[test]
fn a_new_game_is_clean_twenty_times_while_the_engine_is_to_move() {
    let mut driver = against_the_engine();
    for _ in 0..20 {
        driver.keys("F2");
        assert_eq!(
            driver.app.session.view().position,
            huri_core::Position::START
        );
        driver.wait(5000);
        assert_eq!(n_plies(&driver), 0, "no disc of the old game lands");
        driver.squares("f5");
        assert_eq!(n_plies(&driver), 1);
    }
}

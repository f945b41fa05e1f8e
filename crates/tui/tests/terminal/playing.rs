//! Whole games and hard use, by keys and mouse.

use crate::driver::{Driver, Setup};
use huri_core::{Move, NodeId, Position};
use huri_session::player::Sides;
use huri_session::view::Stage;
use huri_session::{Action, Player};
use huri_tui::input::Input;
use huri_tui::theme::Depth;
use ratatui::layout::Position as Cell;

fn after(moves: &str) -> Driver {
    let mut driver = Driver::new(Setup::default());
    driver.squares(moves);
    driver
}

#[test]
fn a_game_with_passes_is_typed_to_its_end() {
    // White moves five times in a row at the end; Black's passes come by themselves.
    let driver = after(
        "e6f4e3d2g4d6e2f2c4c5c6b4c3h4b3b2c2b6e1c7f5d7g1f3a3d3a5b5c8f1g6d1f6h1h3h5a1a2h6d8a7f7g7\
         e7a6b8g3g5b7g8c1f8h7a4g2h8b1e8h2a8",
    );
    let screen = driver.screen();
    assert!(screen.contains("White wins 51–13"), "{screen}");
    let passes = driver
        .app
        .session
        .game()
        .moves()
        .filter(|mv| *mv == Move::Pass);
    assert_eq!(passes.count(), 4);
}

#[test]
fn an_early_end_shows_both_results() {
    let screen = after("f5d6c4d3c2b3d7d1a2a4b1e6f7").screen();
    assert!(screen.contains("Black wins 62–2"), "{screen}");
    assert!(screen.contains("on the board 15–2"), "{screen}");
}

#[test]
fn a_draw_is_level_with_empty_squares_and_without() {
    let full = after(
        "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4\
         h4h3g7h8f8h7a8a7b7a1b2g3g2h2h1c1b1",
    )
    .screen();
    assert!(full.contains("A draw, 32–32"), "{full}");
    assert!(!full.contains("on the board"), "{full}");
    // Two squares stay empty: WTHOR 1986, game 549.
    let early = after(
        "f5d6c5f4e3c6d3f6e6d7g3c4e7f7g5c3b4g4g6h4h5h6h3h2f3b3d2b5a3c2a4a5e2a2b6a6c7d8e8c1f2c8b8\
         f8g8d1g2e1f1b7a8a7a1h1g7g1b2b1",
    )
    .screen();
    assert!(early.contains("A draw, 32–32"), "{early}");
    assert!(early.contains("on the board 31–31"), "{early}");
}

#[test]
fn nothing_changes_after_the_end() {
    let mut driver = after("f5d6c5f4e7f6g5e6e3");
    let plies = |driver: &Driver| driver.app.session.game().moves().count();
    let before = plies(&driver);
    for _ in 0..10 {
        driver.click(12, 8);
        driver.keys("Enter p");
    }
    assert_eq!(plies(&driver), before);
    driver.keys("u");
    assert_eq!(
        driver.app.session.view().ply,
        before - 1,
        "taking back works"
    );
}

#[test]
fn a_whole_game_against_the_engine_by_mouse() {
    let mut driver = Driver::new(Setup {
        players: Sides {
            black: Player::Human,
            white: Player::Engine(huri_ai::Level::new(1)),
        },
        ..Setup::default()
    });
    // The medium board: its letters stand above the middle of four cells a square.
    let (left, top) = driver.find("a   b   c").expect("coordinates");
    for _ in 0..64 {
        let view = driver.app.session.view();
        if view.stage == Stage::Over {
            break;
        }
        assert_eq!(view.stage, Stage::Place, "{}", driver.screen());
        let square = view
            .legal_moves
            .first()
            .expect("a side without a move passes");
        let (column, row) = (square.column() as u16, square.row() as u16);
        driver.click(left + 4 * column, top + 1 + 2 * row);
    }
    let view = driver.app.session.view();
    assert!(view.position.is_over());
    assert!(view.result.is_some());
}

#[test]
fn a_refusal_gives_way_when_the_game_goes_on() {
    let mut driver = Driver::new(Setup {
        pace: 100,
        ..Setup::default()
    });
    for square in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"] {
        driver.squares(square);
        // Until the discs have turned, but not until the pass has been seen.
        driver.wait(600);
    }
    assert!(
        driver.screen().contains("Black passes"),
        "{}",
        driver.screen()
    );
    driver.squares("f5");
    assert!(driver.screen().contains("f5 has a disc already"));
    driver.wait(10_000);
    let screen = driver.screen();
    assert!(!screen.contains("has a disc already"), "{screen}");
    assert!(screen.contains("White to move"), "{screen}");
}

#[test]
fn a_refusal_says_why_and_what_to_do() {
    let screen = after("a1").screen();
    assert!(
        screen.contains("a1 turns nothing: choose a marked square"),
        "{screen}"
    );
}

#[test]
fn escape_closes_what_is_open_and_the_cursor_stays() {
    let mut driver = after("f5");
    let cursor = driver.app.ui.cursor;
    driver.keys("Escape Escape n Escape : x Escape");
    assert!(driver.app.ui.panels.is_empty());
    assert_eq!(driver.app.ui.cursor, cursor);
}

#[test]
fn keys_can_be_changed() {
    let mut driver = after("f5d6");
    driver.keys("?");
    let undo = Action::ALL
        .iter()
        .position(|&action| action == Action::Undo);
    for _ in 0..undo.expect("it is an action") {
        driver.keys("Down");
    }
    driver.keys("Enter F12 Escape F12");
    assert_eq!(driver.app.session.view().ply, 1, "F12 takes back");
}

#[test]
fn a_name_and_a_list_of_openings_are_set() {
    let mut driver = Driver::new(Setup::default());
    driver.keys("F10 Down Down Down Down Down Down J o Space B Down");
    driver.input(Input::Paste("/tmp/openings.txt".to_owned()));
    driver.keys("Escape");
    let settings = driver.app.session.settings();
    assert_eq!(settings.play.name, "Jo B");
    let list = settings.files.xot_list.as_deref();
    assert_eq!(list, Some(std::path::Path::new("/tmp/openings.txt")));
}

#[test]
fn whatever_is_pasted_is_recognised() {
    let mut driver = Driver::new(Setup::default());
    driver.input(Input::Paste("1. F5 d6 2. c3 d3".to_owned()));
    assert_eq!(
        driver.app.session.view().line.len(),
        4,
        "{}",
        driver.screen()
    );
    let board = "---------------------------OX------XO--------------------------- X";
    driver.input(Input::Paste(board.to_owned()));
    assert_eq!(driver.app.session.view().position, Position::START);
    driver.input(Input::Paste("no game at all".to_owned()));
    assert!(driver.app.ui.said.is_some());
    driver.input(Input::Paste("\n".to_owned()));
    let screen = driver.screen().to_string();
    assert!(screen.contains("There is nothing to paste"), "{screen}");
}

#[test]
fn a_pasted_collection_lets_choose() {
    let mut driver = Driver::new(Setup::default());
    driver.input(Input::Paste("f5d6c3d3c4\nf5f6e6f4\n".to_owned()));
    let screen = driver.screen();
    assert!(screen.contains("2 of 2 games"), "{screen}");
    driver.keys("Down Enter");
    assert_eq!(
        driver.app.session.view().line.len(),
        4,
        "{}",
        driver.screen()
    );
    assert!(driver.app.ui.panels.is_empty());
}

#[test]
fn the_editor_leaves_the_game_alone_when_it_is_cancelled() {
    let mut driver = after("f5d6");
    let before = driver.app.session.game().clone();
    driver.keys("Ctrl+E Space Left Space Up Space Tab Escape");
    assert_eq!(driver.app.session.game(), &before);
    assert_eq!(driver.app.session.view().ply, 2);
}

#[test]
fn keys_at_the_bottom_are_whole_or_not_there() {
    for width in 40..=120 {
        let mut driver = Driver::new(Setup {
            size: (width, 24),
            ..Setup::default()
        });
        driver.keys("Ctrl+E");
        let screen = driver.screen();
        let keys = screen.lines().last().unwrap();
        // How to leave is never what has no room.
        assert!(
            keys.starts_with("Enter ") && keys.contains("   Escape "),
            "{keys}"
        );
        let whole = "Enter done   Escape cancel   Space disc   Tab who moves   Delete clear   \
                     Insert start   R turn   M mirror   X swap colours";
        let rest = whole.strip_prefix(keys);
        assert!(
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("   ")),
            "{keys}"
        );
    }
}

#[test]
fn the_wheel_and_a_click_walk_through_the_moves() {
    let mut driver = after("f5d6c3d3c4");
    driver.input(Input::Wheel(Cell::new(0, 0), -1));
    assert_eq!(driver.app.session.view().ply, 4);
    let (x, y) = driver.find("f5").expect("the list shows the first move");
    driver.click(x, y);
    assert_eq!(driver.app.session.view().ply, 1);
}

#[test]
fn discs_can_be_told_apart_without_colour() {
    for (depth, ascii) in [
        (Depth::Mono, true),
        (Depth::Mono, false),
        (Depth::Sixteen, false),
    ] {
        let mut driver = Driver::new(Setup {
            depth,
            ascii,
            ..Setup::default()
        });
        driver.squares("f5");
        let screen = driver.screen();
        let (black, white) = if ascii { ('X', 'O') } else { ('●', '○') };
        // Four and one on the board, one of each beside the names.
        assert_eq!(screen.matches(black).count(), 5, "{screen}");
        assert_eq!(screen.matches(white).count(), 2, "{screen}");
    }
}

#[test]
fn no_size_is_too_strange() {
    let mut driver = after("f5d6c3");
    for (width, height) in [
        (0, 0),
        (1, 1),
        (39, 19),
        (40, 20),
        (41, 60),
        (300, 20),
        (300, 300),
        (65_535, 65_535),
        (65_535, 20),
        (40, 65_535),
        (80, 24),
    ] {
        driver.resize(width, height);
        driver.keys("Escape Escape");
    }
    driver.resize(30, 10);
    assert!(
        driver.screen().contains("columns by 20 rows"),
        "{}",
        driver.screen()
    );
    driver.resize(80, 24);
    assert!(driver.screen().contains("Black"), "{}", driver.screen());
}

#[test]
fn the_course_is_tried_and_its_progress_is_kept() {
    let mut driver = Driver::new(Setup::default());
    driver.keys(": c o u r s e Enter");
    // A wrong try is explained, a right one is praised and remembered.
    driver.keys("a 1");
    assert!(driver.app.session.settings().course.is_empty());
    let first = huri_learn::course::steps().remove(0);
    let huri_learn::course::Task::Place { answers, .. } = first.task else {
        panic!("the first step asks for a move");
    };
    driver.squares(&answers.first().expect("there is a right one").to_string());
    let done = &driver.app.session.settings().course;
    assert_eq!(done.iter().collect::<Vec<_>>(), [first.id]);
    driver.keys("Enter Escape");
    assert!(driver.app.ui.panels.is_empty());
    driver.keys(": c o u r s e Enter");
    let second = driver.screen();
    assert!(second.contains("2 of 16"), "{second}");
}

/// Two thousand keys, clicks and sizes by lot: no panic, and the game is always a legal one.
#[test]
fn hard_use_by_lot() {
    let names = [
        "f",
        "5",
        "d",
        "6",
        "c",
        "3",
        "e",
        "4",
        "Enter",
        "Space",
        "Escape",
        "Tab",
        "Up",
        "Down",
        "Left",
        "Right",
        "u",
        "r",
        "i",
        "z",
        "m",
        "p",
        "n",
        "v",
        "x",
        "y",
        "w",
        "t",
        "l",
        "o",
        "s",
        "k",
        "j",
        "?",
        ":",
        ".",
        ",",
        "Home",
        "End",
        "PageUp",
        "PageDown",
        "[",
        "]",
        "(",
        ")",
        "+",
        "Delete",
        "Shift+Delete",
        "Insert",
        "Backspace",
        "Ctrl+E",
        "Ctrl+P",
        "Ctrl+B",
        "Ctrl+R",
        "Ctrl+V",
        "Ctrl+Space",
        "F2",
        "F4",
        "F8",
        "F9",
        "F10",
        "Shift+R",
        "Shift+N",
        "Alt+3",
        "Ctrl+C",
        "2",
        "7",
    ];
    let mut driver = Driver::new(Setup {
        players: Sides {
            black: Player::Human,
            white: Player::Engine(huri_ai::Level::new(1)),
        },
        pace: 100,
        ..Setup::default()
    });
    let mut state = 0x2545_f491_4f6c_dd1d_u64; // xorshift64 (Marsaglia 2003)
    let mut random = |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    for round in 0..2_000 {
        match random(40) {
            0 => driver.click(random(80) as u16, random(24) as u16),
            1 => driver.resize(random(130) as u16, random(45) as u16),
            2 => driver.wait(random(3000) as u64),
            3 => driver.input(Input::Wheel(
                Cell::new(0, 0),
                if random(2) == 0 { -1 } else { 1 },
            )),
            _ => driver.keys(names[random(names.len())]),
        }
        assert!(!driver.app.wants_quit(), "no key of the list leaves");
        if round % 100 == 0 {
            check_legal(&driver);
        }
    }
    check_legal(&driver);
}

/// Replays every line of the tree by the rules.
fn check_legal(driver: &Driver) {
    let game = driver.app.session.game();
    for node in game.subtree(NodeId::ROOT).skip(1) {
        let parent = game.parent(node).expect("not the root");
        let mv = game.mv(node).expect("not the root");
        if game.turned(node).is_none() {
            assert_eq!(game.position(parent).play(mv), Ok(game.position(node)));
        }
    }
}

#[test]
fn wide_letters_of_an_input_method_are_keys_too() {
    let mut driver = Driver::new(Setup::default());
    driver.keys("ｆ ５");
    assert_eq!(driver.app.session.view().ply, 1);
    driver.keys("ｕ");
    assert_eq!(driver.app.session.view().ply, 0);
    // What is no key of ours types nothing and changes nothing.
    let before = driver.screen();
    driver.keys("あ 中 ㄅ");
    assert_eq!(driver.screen(), before);
    driver.keys("f 5");
    assert_eq!(driver.app.session.view().ply, 1);
    // In a text they are letters.
    driver.keys("t ｆ ５");
    assert!(driver.screen().contains("ｆ５"), "{}", driver.screen());
}

/// Case C11: who chooses a level is told how patient to be.
#[test]
fn a_level_says_how_long_a_move_may_take() {
    for panel in ["Ctrl+P", "n"] {
        for (language, highest) in [
            (huri_i18n::Language::English, "a move may take 10 minutes"),
            (
                huri_i18n::Language::French,
                "un coup peut prendre 10 minutes",
            ),
        ] {
            for size in [(80, 24), (40, 20)] {
                let mut driver = Driver::new(Setup {
                    size,
                    language,
                    ..Setup::default()
                });
                driver.keys(panel);
                let person = driver.screen();
                driver.keys("Right");
                let lowest = driver.screen();
                assert_ne!(person, lowest);
                assert!(!lowest.contains(highest), "{lowest}");
                driver.keys(&"Right ".repeat(29));
                let screen = driver.screen();
                assert!(screen.contains(highest), "{screen}");
                // The next field that is no player's says nothing of it.
                driver.keys("Down Down");
                assert!(!driver.screen().contains(highest), "{}", driver.screen());
            }
        }
    }
}

/// Whatever is looked at in between, the game and the place in it stay.
#[test]
fn a_panel_that_is_opened_and_left_changes_nothing_of_the_game() {
    let mut driver = Driver::new(Setup::default());
    driver.squares("f5d6c3d3");
    driver.keys(",");
    let state = |driver: &Driver| {
        let view = driver.app.session.view();
        let game = driver.app.session.game().clone();
        (game, view.here, view.live, view.position, view.stage)
    };
    let before = state(&driver);
    for panel in [
        "Ctrl+N", "Ctrl+O", "Ctrl+P", "Shift+S", "j", "F10", "?", "Escape",
    ] {
        driver.keys(panel);
        assert!(!driver.app.ui.panels.is_empty(), "{panel} opens something");
        driver.keys("Down Escape");
        while !driver.app.ui.panels.is_empty() {
            driver.keys("Escape");
        }
        assert!(state(&driver) == before, "{panel}: {}", driver.screen());
    }
}

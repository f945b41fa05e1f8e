//! What goes wrong in other programs, asked of the terminal: each test names its fault.

use std::time::Duration;

use crate::driver::{Driver, Setup};
use huri_core::Square;
use huri_session::clock::TimeControl;
use huri_session::player::Sides;
use huri_session::start::NewGame;
use huri_session::view::Stage;
use huri_session::{Command, Player};
use huri_tui::input::Input;
use huri_tui::theme::{BoardColors, Depth, Ground};
use ratatui::buffer::Cell;
use ratatui::style::Color;

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

/// Every kind of colours on both grounds, with a name for what is wrong.
fn terminals() -> impl Iterator<Item = (String, Setup)> {
    let mut looks = Vec::new();
    for depth in [Depth::Mono, Depth::Sixteen, Depth::Indexed, Depth::True] {
        // With few colours the board has none and is drawn with lines.
        if depth < Depth::Indexed {
            looks.push((depth, BoardColors::Green, (80, 24), false));
            looks.push((depth, BoardColors::Green, (80, 24), true));
            continue;
        }
        for board in [BoardColors::Green, BoardColors::Blue, BoardColors::Gray] {
            looks.push((depth, board, (80, 24), false));
            looks.push((depth, board, (120, 40), false));
        }
    }
    looks.into_iter().flat_map(|(depth, board, size, ascii)| {
        [Ground::Dark, Ground::Light].map(|ground| {
            let setup = Setup {
                size,
                depth,
                ground,
                board,
                ascii,
                ..Setup::default()
            };
            let name = format!("{depth:?} {ground:?} {board:?} {size:?} ascii {ascii}");
            (name, setup)
        })
    })
}

#[test]
fn discs_marks_and_cursor_can_be_told_apart_in_every_terminal() {
    for (terminal, setup) in terminals() {
        let mut driver = Driver::new(setup.clone());
        driver.squares("f5");
        driver.keys("Up Up Up Up");
        assert_eq!(driver.app.ui.cursor, Some(Square::F1));
        let kinds = [
            ("black", Square::E5),
            ("white", Square::D4),
            ("placed last", Square::F5),
            ("empty", Square::B2),
            ("legal", Square::F6),
            ("cursor", Square::F1),
        ];
        let seen = kinds.map(|(kind, square)| {
            let cells = driver.cells(square).into_iter();
            let look = |cell: Cell| {
                let style = (cell.fg, cell.bg, cell.modifier);
                // Without colours characters alone must do.
                let style = (setup.depth != Depth::Mono).then_some(style);
                (cell.symbol().to_owned(), style)
            };
            (kind, cells.map(look).collect::<Vec<_>>())
        });
        for (index, (kind, look)) in seen.iter().enumerate() {
            for (other, other_look) in &seen[index + 1..] {
                assert_ne!(look, other_look, "{kind} like {other}: {terminal}");
            }
        }
    }
}

/// Red, green and blue of a colour; of the sixteen as xterm has them.
fn rgb(color: Color) -> Option<[u8; 3]> {
    let cube = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
    Some(match color {
        Color::Reset => return None,
        Color::Rgb(r, g, b) => [r, g, b],
        Color::Indexed(n @ 16..=231) => [(n - 16) / 36, (n - 16) / 6 % 6, (n - 16) % 6].map(cube),
        Color::Indexed(n @ 232..) => [8 + 10 * (n - 232); 3],
        Color::Black => [0, 0, 0],
        Color::Red => [205, 0, 0],
        Color::Yellow => [205, 205, 0],
        Color::Magenta => [205, 0, 205],
        Color::Gray => [229, 229, 229],
        Color::DarkGray => [127, 127, 127],
        Color::LightRed => [255, 0, 0],
        Color::LightBlue => [92, 92, 255],
        Color::White => [255, 255, 255],
        other => panic!("{other} is none of ours"),
    })
}

/// How far two colours are apart, 1 to 21 (WCAG 2, contrast ratio).
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let luminance = |color: [u8; 3]| {
        let [r, g, b] = color.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn everything_stands_out_from_its_ground_in_every_terminal() {
    for (terminal, setup) in terminals() {
        let ground = match setup.ground {
            Ground::Dark => [0, 0, 0],
            Ground::Light => [255, 255, 255],
        };
        let mut driver = Driver::new(setup);
        let check = |driver: &Driver, screen: &str| {
            for cell in driver.all_cells() {
                if cell.symbol().trim().is_empty() {
                    continue;
                }
                // The terminal's own colour of text stands out from its own ground.
                let (text, behind) = match (rgb(cell.fg), rgb(cell.bg)) {
                    (None, None) => continue,
                    (text, behind) => (text.unwrap_or(ground), behind.unwrap_or(ground)),
                };
                // 3 is what WCAG asks of signs and large letters: no colour is told alone.
                let contrast = contrast(text, behind);
                let symbol = cell.symbol();
                let what = format!("{symbol:?} {:?} on {:?}", cell.fg, cell.bg);
                assert!(contrast >= 3.0, "{contrast:.1} {what} {screen} {terminal}");
            }
        };
        driver.squares("f5d6c3d3c4");
        driver.keys("Up");
        check(&driver, "game");
        driver.keys("i");
        check(&driver, "hints");
        driver.keys("v Escape");
        driver.idle(MINUTE);
        let view = driver.app.session.view();
        assert!(view.list.iter().any(|entry| entry.class.is_some()));
        check(&driver, "review");
        for keys in ["v", "n", "a 1", "?"] {
            driver.keys(keys);
            check(&driver, keys);
            driver.keys("Escape");
        }
    }
}

/// How long nothing comes in.
const MINUTE: Duration = Duration::from_secs(60);

#[test]
fn an_idle_minute_costs_one_frame() {
    let idle = |driver: &mut Driver, what: &str| {
        let before = driver.screen();
        assert_eq!(driver.idle(MINUTE), 1, "{what}");
        assert_eq!(driver.screen(), before, "{what}");
    };
    idle(&mut Driver::new(Setup::default()), "a new game");
    let mut driver = Driver::new(Setup {
        pace: 100,
        ..Setup::default()
    });
    driver.squares("f5");
    let n_frames = driver.idle(MINUTE);
    assert!((3..60).contains(&n_frames), "{n_frames} while discs turn");
    idle(&mut driver, "after a move");
    driver.keys("i");
    driver.idle(MINUTE);
    idle(&mut driver, "hints");
    driver.keys("Escape");
    idle(&mut driver, "the menu");
    driver.keys("Escape F4");
    driver.idle(MINUTE);
    idle(&mut driver, "analysis of a position that is known");
    driver.squares(WIPED_OUT);
    driver.idle(MINUTE);
    idle(&mut driver, "the end");

    let mut driver = against_the_engine();
    driver.keys("Ctrl+Space");
    driver.idle(MINUTE);
    idle(&mut driver, "a paused engine");

    // A clock shows another second now and then, and tenths near the end.
    let mut driver = Driver::new(Setup::default());
    let ten_minutes = Some(TimeControl::SuddenDeath {
        main: Duration::from_secs(600),
    });
    let new_game = NewGame {
        controls: Sides {
            black: ten_minutes,
            white: ten_minutes,
        },
        ..NewGame::default()
    };
    let command = Command::NewGame(Box::new(new_game));
    driver.app.session.apply(command, driver.now).unwrap();
    driver.squares("f5d6");
    let n_frames = driver.idle(MINUTE);
    assert!((60..=62).contains(&n_frames), "{n_frames} with a clock");
}

#[test]
fn an_engine_that_thinks_long_can_be_seen_resized_and_left() {
    let (mut driver, is_searching) = Driver::with_endless_engine(Setup {
        players: Sides {
            black: Player::Human,
            white: Player::Engine(huri_ai::Level::new(30)),
        },
        ..Setup::default()
    });
    driver.squares("f5");
    assert!(is_searching.get());
    // Its time goes on though it reports nothing.
    let n_frames = driver.idle(MINUTE);
    assert!((60..=62).contains(&n_frames), "{n_frames}");
    assert!(driver.screen().contains("1:00"), "{}", driver.screen());
    for size in [(120, 40), (40, 20), (30, 10), (80, 24)] {
        driver.resize(size.0, size.1);
        assert!(is_searching.get(), "a size is nothing to the engine");
    }
    assert!(driver.screen().contains("1:00"), "{}", driver.screen());
    // One key, and no answer of the engine is waited for.
    driver.keys("q");
    assert!(driver.app.wants_quit());
    drop(driver);
    assert!(!is_searching.get(), "the search ends with the program");
}

#[test]
fn a_game_is_played_without_mouse_colours_and_motion() {
    let mut driver = Driver::new(Setup {
        depth: Depth::Mono,
        players: Sides {
            black: Player::Human,
            white: Player::Engine(huri_ai::Level::new(1)),
        },
        ..Setup::default()
    });
    for _ in 0..64 {
        let view = driver.app.session.view();
        if view.stage == Stage::Over {
            break;
        }
        assert_eq!(view.stage, Stage::Place, "{}", driver.screen());
        let target = view.legal_moves.first().expect("else it would pass");
        if driver.app.ui.cursor.is_none() {
            driver.keys("Left");
        }
        let cursor = driver.app.ui.cursor.expect("an arrow shows it");
        let mut walk = |from: usize, to: usize, less: &str, more: &str| {
            let key = if to < from { less } else { more };
            driver.keys(&format!("{key} ").repeat(from.abs_diff(to)));
        };
        walk(cursor.column(), target.column(), "Left", "Right");
        walk(cursor.row(), target.row(), "Up", "Down");
        assert_eq!(driver.app.ui.cursor, Some(target));
        driver.keys("Enter");
    }
    let view = driver.app.session.view();
    assert_eq!(view.stage, Stage::Over, "{}", driver.screen());
    assert!(driver.screen().contains("wins") || driver.screen().contains("draw"));
}

//! Turning by hand: with the mouse and with keys, mistakes, and discs handed over.

use egui::{Event as Input, PointerButton, Pos2};
use huri_core::game::Rules;
use huri_core::record::{self, Format};
use huri_core::tabletop::standing;
use huri_session::settings::TurningHelp;
use huri_session::start::NewGame;

use crate::driver::*;

fn wooden(help: TurningHelp) -> Window {
    let mut settings = settings();
    settings.play.turning_help = help;
    let mut window = window_with(settings, vec2(1120.0, 760.0));
    let new = NewGame {
        players: Sides::from_fn(|_| Player::Human),
        rules: Rules::Tabletop,
        ..NewGame::default()
    };
    do_now(&mut window, Command::NewGame(Box::new(new)));
    window
}

fn disc(square: Square, color: Color) -> String {
    words(text::Game::SquareDisc { square, color })
}

fn place_of(window: &Window, square: Square) -> Pos2 {
    let name = square.to_string();
    let of = window.get_by(|node| {
        let label = node.label().unwrap_or_default();
        label == name || label.starts_with(&format!("{name}, "))
    });
    of.rect().center()
}

/// Draws the pressed pointer over these squares.
fn drag(window: &mut Window, squares: &[Square]) {
    let places: Vec<_> = squares
        .iter()
        .map(|&square| place_of(window, square))
        .collect();
    let button = |pos, pressed| Input::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.event(Input::PointerMoved(places[0]));
    window.run();
    window.event(button(places[0], true));
    window.run();
    for place in &places[1..] {
        window.event(Input::PointerMoved(*place));
        window.run();
    }
    window.event(button(places[places.len() - 1], false));
    window.run();
}

fn done(window: &mut Window) {
    window
        .get_by_label(&words(Text::from(Action::TurningDone)))
        .click();
    window.run();
}

fn turned(window: &Window) -> Vec<Square> {
    let turning = view(window).turning.expect("a turn is under way");
    turning.turned.squares().collect()
}

#[test]
fn discs_are_turned_by_clicks_by_keys_and_by_drawing_over_them() {
    let mut window = wooden(TurningHelp::Strict);
    window
        .get_by_label(&legal_name(Position::START, Square::F5))
        .click();
    window.run();
    assert_eq!(view(&window).stage, Stage::Turn);
    window.get_by_label(&disc(Square::E5, Color::White)).click();
    window.run();
    assert_eq!(turned(&window), [Square::E5]);
    // The same with the keyboard, back and forth.
    window.get_by_label(&disc(Square::E5, Color::Black)).focus();
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(turned(&window), []);
    type_text(&mut window, "e5");
    assert_eq!(turned(&window), [Square::E5]);
    type_text(&mut window, "e5");
    // From the disc just placed over the outflanked one to one's own at the end.
    drag(&mut window, &[Square::F5, Square::D5]);
    assert_eq!(turned(&window), [Square::E5]);
    // And back again, when drawn over what was turned.
    drag(&mut window, &[Square::E5, Square::F5]);
    assert_eq!(turned(&window), []);
    // What was drawn over in one go is not clicked as well.
    drag(&mut window, &[Square::E5, Square::D4, Square::E5]);
    assert_eq!(turned(&window), [Square::D4, Square::E5]);
    drag(&mut window, &[Square::D4, Square::D3]);
    done(&mut window);
    assert_eq!((view(&window).ply, turned_wrongly(&window)), (1, 0));
}

fn turned_wrongly(window: &Window) -> usize {
    let game = window.state().app.session.game();
    standing(game, game.end()).len()
}

#[test]
fn one_mistake_is_mended_in_time_and_one_stands_also_when_reopened() {
    let mut window = wooden(TurningHelp::Strict);
    // Black forgets e5, and mends it before White moves.
    type_text(&mut window, "f5");
    done(&mut window);
    assert_eq!(turned_wrongly(&window), 1);
    type_text(&mut window, "e5");
    assert_eq!((turned_wrongly(&window), view(&window).ply), (0, 1));
    // White turns f5 as well, and notices too late.
    type_text(&mut window, "d6");
    drag(&mut window, &[Square::D6, Square::D5]);
    type_text(&mut window, "f5");
    done(&mut window);
    let square = view(&window).legal_moves.first().expect("Black has a move");
    type_text(&mut window, &square.to_string());
    let refused = view(&window);
    type_text(&mut window, "f5");
    assert_ne!(
        view(&window).turning,
        refused.turning,
        "it is Black's turn to turn now"
    );
    type_text(&mut window, "f5");
    do_now(&mut window, Command::TurningMend);
    done(&mut window);
    let game = window.state().app.session.game().clone();
    let wrong = words(text::Gui::SquareWrong {
        square: Square::F5,
        color: Color::White,
    });

    // Saved and opened again, it is the same game, and the board shows where it went wrong.
    let mut file = Vec::new();
    record::write(Format::Huri, &game, &mut file).expect("it holds everything");
    let mut again = window_with(settings(), vec2(1120.0, 760.0));
    let command = Command::OpenBytes {
        name: "wooden.huri.json".to_owned(),
        bytes: file,
    };
    do_now(&mut again, command);
    let reopened = again.state().app.session.game();
    assert_eq!(reopened.main_line().count(), game.main_line().count());
    for (here, there) in game.main_line().zip(reopened.main_line()) {
        assert_eq!(game.position(here), reopened.position(there));
        assert_eq!(game.turned(here), reopened.turned(there));
    }
    for (ply, is_wrong) in [(0, false), (1, false), (2, true), (3, true)] {
        do_now(&mut again, Command::GoToPly(ply));
        let is_marked = again.query_by_label(&wrong).is_some();
        let still = view(&again).position.disc(Square::F5) == Some(Color::White);
        assert_eq!(is_marked, is_wrong && still, "after {ply}");
        assert!(ply != 2 || is_marked);
    }
}

#[test]
fn help_tells_what_is_wrong_or_shows_what_to_turn() {
    let mut window = wooden(TurningHelp::Tell);
    type_text(&mut window, "f5");
    done(&mut window);
    assert_eq!(view(&window).stage, Stage::Turn, "told first");
    let told = words(text::Session::Mistakes { count: 1 });
    assert!(window.query_by_label(&told).is_some());
    let wrong = words(text::Gui::SquareWrong {
        square: Square::E5,
        color: Color::White,
    });
    assert!(window.query_by_label(&wrong).is_some());
    done(&mut window);
    assert_eq!(view(&window).ply, 1, "told twice, it stands");

    let mut window = wooden(TurningHelp::Rows);
    type_text(&mut window, "f5");
    let asked = words(text::Gui::SquareMarked {
        square: Square::E5,
        color: Color::White,
    });
    window.get_by_label(&asked).click();
    window.run();
    assert!(window.query_by_label(&asked).is_none());
    done(&mut window);
    assert_eq!(view(&window).ply, 1);

    // Who is strict with himself is offered no help.
    let mut window = wooden(TurningHelp::Strict);
    type_text(&mut window, "f5");
    let mend = words(Text::from(Action::TurningMend));
    assert!(window.query_by_label(&mend).is_none());
}

/// A game in which White runs out of discs.
const RUNS_OUT: &str = "e6f4e3d2g4d6e2f2c4c5c6b4c3h4b3b2c2b6e1c7f5d7g1f3a3d3a5b5c8f1g6d1f6h1h3h5a1a2h6d8a7f7g7e7a6b8g3g5b7g8c1f8h7a4g2h8b1e8h2a8";

#[test]
fn a_disc_is_handed_over_visibly_and_recorded() {
    let mut window = wooden(TurningHelp::Strict);
    let supply = |color, count| words(text::Gui::SupplyOf { color, count });
    assert!(window.query_by_label(&supply(Color::Black, 30)).is_some());
    assert!(window.query_by_label(&supply(Color::White, 30)).is_some());
    let to = Color::White;
    let told = words(text::Session::HandedOver { to });
    let mut seen = Vec::new();
    for name in RUNS_OUT.as_bytes().chunks(2) {
        let square: Square = str::from_utf8(name).unwrap().parse().unwrap();
        for command in [Command::Place(square), Command::TurningMend] {
            let given = window.state_mut();
            given.now += Duration::from_secs(60);
            given.app.session.tick(given.now);
            given
                .app
                .session
                .apply(command, given.now)
                .expect("allowed");
        }
        let is_handed = view(&window).sides[to].was_handed_disc;
        if is_handed {
            window.run();
            let is_told = window.query_all_by_label(&told).count() > 0;
            assert!(is_told, "{square} {:?}", view(&window).notices.last());
        }
        // A pass may follow at once, which is a ply as well.
        let ply = view(&window).ply + 1;
        let given = window.state_mut();
        let done = Command::TurningDone;
        given.app.session.apply(done, given.now).expect("allowed");
        if is_handed {
            seen.push(ply);
        }
    }
    window.run();
    assert!(!seen.is_empty());
    // Looking back, it is told at the same moves and at no others.
    for ply in 0..=view(&window).ply {
        let given = window.state_mut();
        given.now += Duration::from_secs(60);
        do_now(&mut window, Command::GoToPly(ply));
        let is_told = window.query_all_by_label(&told).count() > 0;
        // At the end the result is said in its place.
        let is_seen = seen.contains(&ply) && view(&window).result.is_none();
        assert_eq!(
            is_told,
            is_seen,
            "after {ply}, {seen:?} {:?}",
            view(&window).notices
        );
    }
}

#[test]
fn the_engine_turns_rightly_and_plays_on_from_what_stands() {
    use huri_ai::Level;
    let mut settings = settings();
    settings.play.turning_help = TurningHelp::Strict;
    let mut window = window_with(settings, vec2(1120.0, 760.0));
    let new = NewGame {
        players: Sides {
            black: Player::Human,
            white: Player::Engine(Level::new(1)),
        },
        rules: Rules::Tabletop,
        ..NewGame::default()
    };
    do_now(&mut window, Command::NewGame(Box::new(new)));
    type_text(&mut window, "f5");
    done(&mut window);
    assert_eq!(view(&window).stage, Stage::Engine);
    // Until the engine has moved, Black may still mend.
    drag(&mut window, &[Square::F5, Square::E5]);
    assert_eq!(turned_wrongly(&window), 0);
}

//! Clocks, as both players meet them.

use std::time::Duration;

use huri_core::outcome::Ending;
use huri_core::{Color, Move, Square};
use huri_session::clock::{Reading, TimeControl};
use huri_session::player::Sides;
use huri_session::start::NewGame;
use huri_session::view::Stage;
use huri_session::{Command, Player, Settings};

use super::driver::*;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn timed(black: Player, white: Player, control: TimeControl, settings: Settings) -> Table {
    let mut table = Table::with(settings);
    table.start(NewGame {
        players: Sides { black, white },
        controls: Sides::from_fn(|_| Some(control)),
        ..NewGame::default()
    });
    table
}

fn left(table: &Table, color: Color) -> Duration {
    table.view().sides[color].clock.unwrap().left.main
}

fn running(table: &Table) -> Option<Color> {
    let view = table.view();
    let mut colors = Color::BOTH.into_iter();
    colors.find(|&color| view.sides[color].clock.unwrap().is_running)
}

#[test]
fn clocks_run_in_play_and_stand_while_looking_back() {
    let control = TimeControl::SuddenDeath { main: seconds(300) };
    let mut table = timed(engine(3), engine(4), control, at_once());
    table.wait(seconds(2));
    table.desk.answer(Move::Place(Square::F5), seconds(2));
    table.session.tick(table.now);
    assert_eq!(left(&table, Color::Black), seconds(298));
    table.wait(seconds(1));
    assert_eq!(left(&table, Color::White), seconds(299));
    table.tell(Command::Back);
    assert_eq!((table.view().stage, running(&table)), (Stage::Beside, None));
    table.wait(seconds(100));
    assert_eq!(left(&table, Color::White), seconds(299));
    table.tell(Command::ReturnToGame);
    assert_eq!(running(&table), Some(Color::White));
    table.wait(seconds(1));
    assert_eq!(left(&table, Color::White), seconds(298));
}

#[test]
fn a_clock_never_shows_less_than_nothing_or_too_little() {
    let reading = |ms| Reading::new(Duration::from_millis(ms));
    let whole = |minutes, seconds| Reading {
        minutes,
        seconds,
        tenths: None,
    };
    assert_eq!(reading(59_000), whole(0, 59));
    assert_eq!(reading(3_600_000), whole(60, 0));
    assert_eq!(reading(10_000), whole(0, 10));
    let tenths = |seconds, tenths| Reading {
        minutes: 0,
        seconds,
        tenths: Some(tenths),
    };
    assert_eq!(reading(9_900), tenths(9, 9));
    assert_eq!(reading(400), tenths(0, 4));
    assert_eq!(reading(1), tenths(0, 1));
    assert_eq!(reading(0), tenths(0, 0));
}

#[test]
fn losing_on_time_ends_the_game() {
    let control = TimeControl::SuddenDeath { main: seconds(10) };
    let mut table = timed(human(), engine(3), control, at_once());
    table.wait(seconds(9));
    assert_eq!(table.view().stage, Stage::Place);
    assert!(table.view().sides.black.clock.unwrap().is_short);
    let wake = table.session.next_wake().unwrap();
    assert!(wake <= table.now + ms(100), "tenths are shown");
    table.wait(seconds(3_600));
    let view = table.view();
    assert_eq!(view.stage, Stage::Over);
    let result = view.result.unwrap();
    assert_eq!(
        (result.winner, result.outcome.ending),
        (Some(Color::White), Ending::Time)
    );
    assert_eq!(left(&table, Color::Black), Duration::ZERO);
    assert_eq!(table.session.next_wake(), None);
    table.tell(Command::Undo);
    assert_eq!(table.view().stage, Stage::Place);
    assert_eq!(
        left(&table, Color::Black),
        seconds(10),
        "as when the turn began"
    );
}

#[test]
fn the_time_in_which_a_move_is_shown_is_nobodys() {
    let control = TimeControl::SuddenDeath { main: seconds(60) };
    let mut table = timed(human(), human(), control, Settings::default());
    table.tell(Command::Place(Square::F5));
    let shown = table.view().shown.unwrap().until().unwrap();
    table.now = shown;
    table.session.tick(shown);
    assert_eq!(left(&table, Color::White), seconds(60));
    table.wait(seconds(1));
    assert_eq!(left(&table, Color::White), seconds(59));
    assert_eq!(left(&table, Color::Black), seconds(60));
}

#[test]
fn a_pass_costs_no_time_and_gains_none() {
    let control = TimeControl::Increment {
        main: seconds(60),
        increment: seconds(5),
    };
    let mut table = timed(human(), human(), control, Settings::default());
    for square in squares(T4) {
        table.settle();
        table.tell(Command::Place(square));
    }
    let black = left(&table, Color::Black);
    let white = left(&table, Color::White);
    assert_eq!(black, seconds(60 + 4 * 5));
    table.settle();
    assert_eq!(table.view().last_pass, Some(Color::Black));
    assert_eq!(left(&table, Color::Black), black);
    assert_eq!(left(&table, Color::White), white);
    assert_eq!(running(&table), Some(Color::White));
}

#[test]
fn byo_yomi_gives_periods_that_a_quick_move_keeps() {
    let control = TimeControl::ByoYomi {
        main: seconds(10),
        period: seconds(30),
        periods: 2,
    };
    let mut table = timed(human(), human(), control, at_once());
    table.wait(seconds(15));
    let clock = table.view().sides.black.clock.unwrap();
    assert!(clock.in_periods);
    assert_eq!((clock.left.period, clock.left.periods), (seconds(25), 2));
    table.tell(Command::Place(Square::F5));
    let clock = table.view().sides.black.clock.unwrap();
    assert_eq!((clock.left.period, clock.left.periods), (seconds(30), 2));
    table.tell(Command::Place(Square::D6));
    table.wait(seconds(31));
    let clock = table.view().sides.black.clock.unwrap();
    assert_eq!((clock.left.period, clock.left.periods), (seconds(29), 1));
    table.tell(Command::Place(Square::C3));
    table.tell(Command::Place(Square::D3));
    table.wait(seconds(30));
    assert_eq!(table.view().stage, Stage::Over);
    assert_eq!(table.view().result.unwrap().winner, Some(Color::White));
}

#[test]
fn time_per_move_begins_anew_with_every_move() {
    let control = TimeControl::PerMove { time: seconds(10) };
    let mut table = timed(human(), human(), control, at_once());
    for square in squares("f5d6c3d3") {
        table.wait(seconds(9));
        table.tell(Command::Place(square));
    }
    table.wait(seconds(10));
    assert_eq!(table.view().result.unwrap().winner, Some(Color::White));
}

#[test]
fn taking_back_gives_the_time_back() {
    let control = TimeControl::SuddenDeath { main: seconds(60) };
    let mut table = timed(human(), human(), control, at_once());
    table.wait(seconds(5));
    table.tell(Command::Place(Square::F5));
    table.wait(seconds(7));
    table.tell(Command::Place(Square::D6));
    table.wait(seconds(1));
    table.tell(Command::Undo);
    assert_eq!(left(&table, Color::White), seconds(60));
    assert_eq!(left(&table, Color::Black), seconds(55));
    table.tell(Command::Redo);
    assert_eq!(left(&table, Color::White), seconds(53));
    assert_eq!(running(&table), Some(Color::Black));
}

#[test]
fn sides_can_have_different_clocks_or_none() {
    let mut table = Table::with(at_once());
    table.start(NewGame {
        players: Sides {
            black: human(),
            white: human(),
        },
        controls: Sides {
            black: None,
            white: Some(TimeControl::SuddenDeath { main: seconds(3) }),
        },
        ..NewGame::default()
    });
    table.wait(seconds(1000));
    assert!(table.view().sides.black.clock.is_none());
    table.tell(Command::Place(Square::F5));
    table.wait(seconds(3));
    assert_eq!(table.view().result.unwrap().winner, Some(Color::Black));
}

/// The scripted engine uses all the time it is given; the machine hears of it late.
#[test]
fn the_engine_does_not_lose_on_time() {
    let controls = [
        TimeControl::SuddenDeath { main: seconds(5) },
        TimeControl::Increment {
            main: seconds(1),
            increment: ms(100),
        },
        TimeControl::ByoYomi {
            main: seconds(1),
            period: seconds(1),
            periods: 1,
        },
        TimeControl::PerMove { time: ms(200) },
    ];
    for control in controls {
        let mut table = timed(engine(30), engine(30), control, at_once());
        while table.view().stage != Stage::Over {
            let open = table.desk.0.borrow().open.clone().expect("it thinks");
            let given = open.limits.time.expect("its time is limited");
            let first = open.board.legal_moves().first().unwrap();
            table.desk.answer(first.into(), given);
            table.wait(given + ms(15));
            table.settle();
        }
        let result = table.view().result.unwrap();
        assert_eq!(result.outcome.ending, Ending::Rules, "{control:?}");
    }
}

//! Whole games on the session's door, with the real engine's thread.

use std::sync::mpsc;
use std::time::Duration;

use huri_ai::Level;
use huri_core::{Color, Move};
use huri_session::player::Sides;
use huri_session::settings::{Play, Settings};
use huri_session::start::NewGame;
use huri_session::storage::MemoryStorage;
use huri_session::view::Stage;
use huri_session::{Command, Parts, Player, Session};

/// A front end that sleeps until it is woken, as real ones do.
#[test]
fn a_game_against_the_engine_on_its_thread_is_played_to_the_end() {
    let (sender, wakes) = mpsc::channel();
    let mut parts = Parts::on_this_machine(move || {
        // The test may be over already.
        let _ = sender.send(());
    })
    .unwrap();
    let mut settings = Settings {
        play: Play {
            pace: 0,
            ..Play::default()
        },
        ..Settings::default()
    };
    settings.new_game.players = Sides {
        black: Player::Human,
        white: Player::Engine(Level::new(1)),
    };
    parts.settings = Some(settings);
    parts.storage = Box::new(MemoryStorage::default());
    let mut session = Session::new(parts, Duration::ZERO);
    let mut now = Duration::ZERO;
    loop {
        now += Duration::from_millis(1);
        session.tick(now);
        let view = session.view();
        match view.stage {
            Stage::Over => break,
            Stage::Place => {
                let square = view.legal_moves.first().expect("else it would be a pass");
                session.apply(Command::Place(square), now).unwrap();
            }
            Stage::Engine => wakes.recv().expect("the engine answers"),
            other => panic!("{other:?}"),
        }
    }
    let view = session.view();
    assert!(view.position.is_over());
    let result = view.result.expect("the game is over");
    assert_eq!(result.outcome.score, view.position.final_score());
    assert!(session.game().moves().count() >= 9);
    assert_eq!(session.game().position(session.game().end()), view.position);
}

#[test]
fn two_people_play_on_one_device() {
    let mut session = Session::new(Parts::default(), Duration::ZERO);
    let new_game = NewGame {
        players: Sides::from_fn(|_| Player::Human),
        ..NewGame::default()
    };
    let mut now = Duration::ZERO;
    session
        .apply(Command::NewGame(Box::new(new_game)), now)
        .unwrap();
    for text in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"] {
        let mv: Move = text.parse().unwrap();
        let square = mv.square().unwrap();
        session.apply(Command::Place(square), now).unwrap();
        now += Duration::from_secs(1);
    }
    session.tick(now);
    assert_eq!(session.view().stage, Stage::Passing);
    let wake = session.next_wake().expect("the pass ends by itself");
    session.tick(wake);
    let view = session.view();
    assert_eq!(view.last_pass, Some(Color::Black));
    assert_eq!(view.position.turn(), Color::White);
    assert_eq!(view.stage, Stage::Place);
    session.apply(Command::Undo, wake).unwrap();
    assert_eq!(session.view().ply, 7, "back to White's decision for h6");
    session.apply(Command::Redo, wake).unwrap();
    assert_eq!(session.view().ply, 9, "over the pass to the next decision");
}

/// The strongest level would think for minutes: what is tested is that it stops when told.
#[test]
fn the_strongest_level_moves_now_or_not_at_all_when_told_so() {
    let (sender, wakes) = mpsc::channel();
    let parts = Parts {
        storage: Box::new(MemoryStorage::default()),
        ..Parts::on_this_machine(move || {
            let _ = sender.send(());
        })
        .unwrap()
    };
    let mut session = Session::new(parts, Duration::ZERO);
    let mut now = Duration::ZERO;
    let engine = Player::Engine(Level::MAX);
    let new_game = NewGame {
        players: Sides {
            black: engine,
            white: Player::Human,
        },
        ..NewGame::default()
    };
    let started = Command::NewGame(Box::new(new_game));
    session.apply(started.clone(), now).unwrap();
    // A first report shows that it is at work.
    while session
        .view()
        .thinking
        .is_none_or(|thinking| thinking.so_far.is_none())
    {
        wakes.recv().unwrap();
        session.tick(now);
    }
    // Asking anew again and again leaves one search, the last one.
    for _ in 0..20 {
        now += Duration::from_millis(1);
        session.apply(started.clone(), now).unwrap();
        session.apply(Command::Undo, now).unwrap_err();
    }
    assert_eq!(session.view().ply, 0);
    session.apply(Command::MoveNow, now).unwrap();
    while session.view().ply == 0 {
        wakes.recv().unwrap();
        session.tick(now);
    }
    assert_eq!(session.view().position.turn(), Color::White);
    session.apply(Command::SwapSides, now).unwrap();
    // Dropping it with a search running ends the thread.
    drop(session);
}

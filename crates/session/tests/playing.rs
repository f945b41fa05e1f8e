//! Whole games on the session's door, with the real engine's thread.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc;
use std::time::Duration;

use huri_ai::{Engine, Level, Options};
use huri_core::{Color, Game, Move, NodeId};
use huri_session::player::Sides;
use huri_session::review::Review;
use huri_session::settings::{Play, Settings};
use huri_session::start::{NewGame, Start};
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

/// A game between two engines of the lowest level, each on one thread.
fn game_of_engines(start: Start, seed: u64) -> Vec<Move> {
    let (sender, wakes) = mpsc::channel();
    let mut settings = Settings::default();
    settings.play.pace = 0;
    settings.engine.threads = 1;
    settings.engine.hash_mib = 1;
    let parts = Parts {
        storage: Box::new(MemoryStorage::default()),
        settings: Some(settings),
        seed,
        ..Parts::on_this_machine(move || {
            let _ = sender.send(());
        })
        .unwrap()
    };
    let mut session = Session::new(parts, Duration::ZERO);
    let new_game = NewGame {
        players: Sides::from_fn(|_| Player::Engine(Level::MIN)),
        start,
        ..NewGame::default()
    };
    let mut now = Duration::ZERO;
    let started = session.apply(Command::NewGame(Box::new(new_game)), now);
    started.unwrap();
    while session.view().stage != Stage::Over {
        wakes.recv().expect("the engine answers");
        now += Duration::from_millis(1);
        session.tick(now);
    }
    session.game().moves().collect()
}

#[test]
fn engines_play_another_game_from_every_lot_and_the_same_from_the_same() {
    let lot = Start::Random {
        n_plies: 8,
        window: None,
    };
    let games: HashSet<_> = (0..10)
        .map(|seed| game_of_engines(lot.clone(), seed))
        .collect();
    assert_eq!(games.len(), 10, "variety when it is asked for");
    for _ in 0..2 {
        assert!(games.contains(&game_of_engines(lot.clone(), 7)));
    }
    let usual = game_of_engines(Start::Standard, 1);
    assert_eq!(usual, game_of_engines(Start::Standard, 2), "without a lot");
}

/// Whatever the machine: so few nodes are searched within a second.
#[test]
fn a_whole_game_is_reviewed_at_the_lowest_level_with_little_work() {
    let text = "f5d6c3d3c4f4f6g5e6d7e3c5f3e7h5e2c6d2c2b3b4g6a4h6g4h4c7h3d8b5f8b6f7a5a3a2a7c1b7g3g2c8b8e8\
                d1e1f1b2a6a8h2h1g1f2g7g8a1b1h8h7";
    let mut game = Game::default();
    let mut node = NodeId::ROOT;
    for square in text.as_bytes().chunks(2) {
        let mv = std::str::from_utf8(square).unwrap().parse().unwrap();
        node = game.play_passing(node, mv).unwrap();
    }
    let line: Vec<_> = game.main_line().collect();
    let mut review = Review::default();
    review.begin(&line, Level::MIN);
    let mut engine = Engine::new(Options {
        hash_mib: 1,
        threads: 1,
    });
    let mut nodes = 0;
    while let Some(search) = review.next(&game) {
        let stop = AtomicBool::new(false);
        let analysis = engine.search(search.board, &search.limits, &stop, &mut |_| ());
        let analysis = analysis.expect("the game goes on there");
        nodes += analysis.nodes;
        review.answer(&game, search.node, &analysis);
    }
    let is_judged = |&&node: &&NodeId| review.judged(node).is_some();
    assert_eq!(line.iter().filter(is_judged).count(), 60);
    assert!(nodes < 100_000, "{nodes}");
}

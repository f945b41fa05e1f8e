//! The search through its public interface.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use huri_ai::time::Clock;
use huri_ai::{Analysis, Bound, CpuLevel, Engine, Level, Limits, Options};
use huri_core::value::Certainty;
use huri_core::{Position, Symmetry};
use huri_tests::{game, random_game};

fn engine(threads: usize) -> Engine {
    Engine::new(Options {
        hash_mib: 4,
        threads,
    })
}

fn search(engine: &mut Engine, position: Position, limits: &Limits) -> Option<Analysis> {
    engine.search(
        position.board(),
        limits,
        &AtomicBool::new(false),
        &mut |_| (),
    )
}

/// The positions of some random games with so many empty squares.
fn positions(n_empties: u32, count: usize) -> Vec<Position> {
    let found = (0..).filter_map(|seed| {
        let game = random_game(seed);
        game.main_line()
            .map(|node| game.position(node))
            .find(|position| position.board().n_empties() == n_empties && !position.is_over())
    });
    found.take(count).collect()
}

#[test]
fn every_level_plays_a_legal_move_from_every_stage_of_a_game() {
    let game = game(
        "f5d6c3d3c4f4f6f3e3b4c5c6e6e2e7d2f1d7a3a4b3g6a5a2a1f2g5f7b2c2b5e1b1g1c1h4g3b6d1h2h1g2h3",
    );
    let mut engine = engine(1);
    for number in [1, 2, 5, 8] {
        for node in game.main_line() {
            let position = game.position(node);
            let limits = Level::new(number).limits(position.board().n_empties());
            let analysis = search(&mut engine, position, &limits).expect("not over");
            assert!(analysis.finished);
            assert!(position.play(analysis.best().mv).is_ok(), "{position:?}");
        }
    }
}

#[test]
fn symmetric_boards_have_the_same_exact_score() {
    let mut engine = engine(1);
    for position in positions(13, 4) {
        let values = Symmetry::all().map(|symmetry| {
            let board = symmetry.board(position.board());
            let stop = AtomicBool::new(false);
            let analysis = engine.search(board, &Limits::EXACT, &stop, &mut |_| ());
            analysis.expect("not over").best().value
        });
        let values: Vec<_> = values.collect();
        assert!(
            values.iter().all(|value| *value == values[0]),
            "{values:?}{position:?}"
        );
    }
}

#[test]
fn every_cpu_level_finds_the_same_with_the_same_nodes() {
    for position in positions(34, 2) {
        let found = CpuLevel::available().map(|level| {
            let mut engine = engine(1);
            engine.set_cpu_level(level);
            let analysis = search(&mut engine, position, &Level::new(12).limits(34));
            let analysis = analysis.expect("not over");
            (analysis.lines, analysis.nodes)
        });
        let found: Vec<_> = found.collect();
        assert!(found.iter().all(|other| *other == found[0]), "{position:?}");
    }
}

#[test]
fn selective_answers_say_how_sure_they_are() {
    let mut engine = engine(1);
    for position in positions(16, 3) {
        for (percent, certainty) in [
            (73, Certainty::Selective(73)),
            (95, Certainty::Selective(95)),
            (100, Certainty::Proved),
        ] {
            let limits = Limits {
                end_certainty: Certainty::Selective(percent),
                ..Limits::EXACT
            };
            let analysis = search(&mut engine, position, &limits).expect("not over");
            let best = analysis.best();
            assert_eq!(best.value.certainty, certainty);
            assert_eq!(best.value.hundredths % 200, 0, "{best:?}");
        }
    }
}

#[test]
fn hints_rank_all_moves_by_value() {
    let limits = Limits {
        lines: 64,
        ..Limits::depth(6)
    };
    let mut engine = engine(1);
    for position in positions(40, 3) {
        let analysis = search(&mut engine, position, &limits).expect("not over");
        let moves = position.legal_moves();
        assert_eq!(analysis.lines.len(), moves.len() as usize);
        assert!(
            analysis
                .lines
                .is_sorted_by_key(|line| -line.value.hundredths)
        );
        assert!(
            analysis
                .lines
                .iter()
                .all(|line| line.value.certainty == Certainty::Estimate)
        );
        let mut squares: Vec<_> = analysis.lines.iter().map(|line| line.mv.square()).collect();
        squares.sort();
        squares.dedup();
        assert_eq!(squares.len(), moves.len() as usize);
        // One line alone is the best of them.
        let one = search(&mut engine, position, &Limits::depth(6)).expect("not over");
        assert_eq!(one.best().bound, Bound::Exact);
    }
}

#[test]
fn a_search_under_a_clock_has_an_answer() {
    let clock = Clock {
        left: Duration::from_secs(1),
        increment: Duration::ZERO,
        moves: None,
    };
    let mut engine = engine(2);
    for position in positions(45, 3) {
        let limits = clock.limits(Level::MAX.limits(45), 45);
        let analysis = search(&mut engine, position, &limits).expect("not over");
        assert!(analysis.best().value.depth >= Some(2));
    }
}

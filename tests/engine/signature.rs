//! The node signature: how many nodes the search needs for FFO 20-39 with one thread.
//!
//! It is the same on every machine and CPU level. A change that is not meant to alter the search
//! must not alter it; one that is shows here by how much. It belongs to the embedded weights: new
//! weights bring a new number.

use std::sync::atomic::AtomicBool;

use huri_ai::eval::Weights;
use huri_ai::{CpuLevel, Engine, Limits, Options, bench};

use crate::solver::problems;

/// Checksum of the weights, and the nodes.
const SIGNATURE: (u64, u64) = (0x9ccb_c5dc_2e76_e133, 101_929_864);

#[test]
fn the_signature_is_known() {
    let Some(problems) = problems("fforum-20-39.obf") else {
        return;
    };
    let mut engine = Engine::new(Options {
        hash_mib: 64,
        threads: 1,
    });
    let mut nodes = 0;
    for problem in problems {
        engine.clear();
        let stop = AtomicBool::new(false);
        let board = problem.position.board();
        let analysis = engine.search(board, &Limits::EXACT, &stop, &mut |_| ());
        let analysis = analysis.expect("the game is not over");
        assert_eq!(
            analysis.best().value.hundredths,
            100 * problem.best(),
            "{}",
            problem.name
        );
        nodes += analysis.nodes;
    }
    let found = (Weights::embedded().checksum(), nodes);
    assert_eq!(found, SIGNATURE, "{:#018x} {nodes}", found.0);
}

/// Nodes of the engine's own positions, the two deepest left out.
const BENCH: (u64, u64) = (0x9ccb_c5dc_2e76_e133, 16_972_877);

#[test]
fn every_cpu_level_has_the_signature_of_the_bench() {
    for level in CpuLevel::available() {
        let mut engine = Engine::new(Options {
            hash_mib: 16,
            threads: 1,
        });
        engine.set_cpu_level(level);
        let mut nodes = 0;
        for problem in bench::problems() {
            let board = problem.position.board();
            if problem.score.is_some() && board.n_empties() > 20 {
                continue;
            }
            engine.clear();
            let stop = AtomicBool::new(false);
            let analysis = engine.search(board, &problem.limits(), &stop, &mut |_| ());
            let value = analysis
                .as_ref()
                .expect("the game is not over")
                .best()
                .value;
            if let Some(score) = problem.score {
                assert_eq!(value.hundredths, 100 * i32::from(score), "{board:?}");
            }
            nodes += analysis.expect("the game is not over").nodes;
        }
        let found = (Weights::embedded().checksum(), nodes);
        assert_eq!(found, BENCH, "{level} {:#018x} {nodes}", found.0);
    }
}

//! The node signature: how many nodes the search needs for FFO 20-39 with one thread.
//!
//! It is the same on every machine and CPU level. A change that is not meant to alter the search
//! must not alter it; one that is shows here by how much. It belongs to the embedded weights: new
//! weights bring a new number.

use std::sync::atomic::AtomicBool;

use huri_ai::eval::Weights;
use huri_ai::{Engine, Limits, Options};

use crate::solver::problems;

/// Checksum of the weights, and the nodes.
const SIGNATURE: (u64, u64) = (0xcc7e_8356_c5ff_346f, 79_394_507);

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

//! Searches the fixed positions with one thread: nodes, scores and speed.
//!
//! `cargo run --release -p huri-ai --example bench`; under callgrind, which has no AVX-512, the
//! same nodes show as instructions.

use std::sync::atomic::AtomicBool;

use huri_ai::{CpuLevel, Engine, Options, bench};

fn main() {
    let mut engine = Engine::new(Options::default());
    let (mut nodes, mut seconds) = (0, 0.0);
    for problem in bench::problems() {
        engine.clear();
        let (board, limits) = (problem.position.board(), problem.limits());
        let analysis = engine.search(board, &limits, &AtomicBool::new(false), &mut |_| ());
        let analysis = analysis.expect("none of the games is over");
        let line = analysis.best();
        println!("{:>6}  {}  {:>10}", line.value, line.mv, analysis.nodes);
        nodes += analysis.nodes;
        seconds += analysis.time.as_secs_f64();
    }
    let speed = nodes as f64 / seconds / 1e6;
    let level = CpuLevel::detect();
    println!("{nodes} nodes, {seconds:.2} s, {speed:.1} million a second on {level}");
}

//! How fast perft counts: `cargo bench -p huri-core --bench perft`.
//!
//! Prints the median of five runs from the start position, on one thread with the portable
//! kernels, in CPU time where the system tells it (Linux).

use std::time::{Duration, Instant};

use huri_core::{Position, perft::perft};

const DEPTH: u32 = 10;
const RUNS: usize = 5;

fn main() {
    let board = Position::START.board();
    let leaves = perft(board, DEPTH); // also warms up
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let begun = (cpu_time(), Instant::now());
            assert_eq!(perft(std::hint::black_box(board), DEPTH), leaves);
            match (begun.0, cpu_time()) {
                (Some(begun), Some(now)) => now - begun,
                _ => begun.1.elapsed(),
            }
        })
        .collect();
    times.sort();
    let median = times[RUNS / 2].as_secs_f64();
    println!(
        "perft {DEPTH}: {leaves} leaves in {median:.3} s, {:.0} million leaves/s",
        leaves as f64 / median / 1e6
    );
}

/// How long this thread has run.
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = text.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

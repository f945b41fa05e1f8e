//! Work on several threads whose results come out in order: the number of threads changes the
//! time alone.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Calls `work` for every job, each thread with its own state, and `sink` with the results in
/// the order of the jobs. Stops at the first error of `sink`.
pub fn in_order<S, T: Send, E>(
    jobs: Range<u64>,
    n_threads: usize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, u64) -> T + Sync,
    mut sink: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let next_job = AtomicU64::new(jobs.start);
    // A bound keeps fast threads from running far ahead of the sink.
    let (sender, receiver) = mpsc::sync_channel(4 * n_threads);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            let sender = sender.clone();
            let (next_job, state, work, end) = (&next_job, &state, &work, jobs.end);
            scope.spawn(move || {
                let mut state = state();
                loop {
                    let job = next_job.fetch_add(1, Ordering::Relaxed);
                    // The receiver is gone when the sink has failed.
                    if job >= end || sender.send((job, work(&mut state, job))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let receiver = receiver; // Moved in: dropped before the threads are waited for.
        let mut early = BTreeMap::new();
        let mut expected = jobs.start;
        for (job, result) in &receiver {
            early.insert(job, result);
            while let Some(result) = early.remove(&expected) {
                sink(expected, result)?;
                expected += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::in_order;

    #[test]
    fn results_come_in_order_with_any_number_of_threads() {
        for n_threads in 1..4 {
            let mut results = Vec::new();
            let work = |_: &mut (), job| {
                // Uneven work, so that threads overtake each other.
                (0..(job * 7919 % 13) * 10_000).fold(job, |sum, n| sum ^ n)
            };
            in_order(
                3..50,
                n_threads,
                || (),
                work,
                |job, result| {
                    results.push((job, result));
                    Ok::<(), ()>(())
                },
            )
            .unwrap();
            let expected: Vec<_> = (3..50).map(|job| (job, work(&mut (), job))).collect();
            assert_eq!(results, expected);
        }
    }

    #[test]
    fn an_error_ends_it() {
        let result = in_order(
            0..1000,
            2,
            || (),
            |(), job| job,
            |job, _| {
                if job == 5 { Err(job) } else { Ok(()) }
            },
        );
        assert_eq!(result, Err(5));
    }
}

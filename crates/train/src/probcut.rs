//! How well shallow searches foretell deep ones: the spread that ProbCut cuts by.
//!
//! Boards of self-play are searched at many depths without any cut by probability, and solved
//! near the end. The spread of the differences is fitted as `exp(c0 + c1 d + c2 D)`, with the
//! shallow depth `d` and the deep one `D` (near the end the empty squares): a linear regression
//! of `ln |difference|`, whose mean is `ln sigma - 0.635` for a normal distribution. Then it is
//! counted how many differences lie outside.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use huri_ai::eval::{UNIT, Weights};
use huri_ai::search::shallow::Shallow;
use huri_ai::{Engine, Limits, Options, Solver};
use huri_core::Board;

use crate::error::Error;
use crate::parallel::in_order;
use crate::progress::Progress;

/// What to search.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The deepest search.
    pub deepest: u8,
    /// The deepest of the searches that foretell.
    pub shallow: u32,
    /// The fewest and the most empty squares that are solved.
    pub solved: (u32, u32),
}

/// A deep value and the shallow one that foretells it, in discs.
#[derive(Clone, Copy, Debug)]
struct Pair {
    shallow: u32,
    deep: u32,
    difference: f64,
}

/// The fitted spread.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Spread {
    constant: f64,
    shallow: f64,
    deep: f64,
}

impl Spread {
    fn sigma(&self, pair: &Pair) -> f64 {
        let Spread {
            constant,
            shallow,
            deep,
        } = *self;
        (constant + shallow * f64::from(pair.shallow) + deep * f64::from(pair.deep)).exp()
    }

    /// By linear regression of the logarithms.
    fn fit(pairs: &[Pair]) -> Spread {
        // E ln |N(0, 1)| = -(gamma + ln 2) / 2.
        const MEAN_OF_LOG: f64 = -0.635_181_4;
        // Values of equal boards differ by nothing: count it as an eighth of a disc.
        const LEAST: f64 = 0.125;
        let mut sums = [[0.0; 4]; 3];
        for pair in pairs {
            let inputs = [1.0, f64::from(pair.shallow), f64::from(pair.deep)];
            let log = pair.difference.abs().max(LEAST).ln() - MEAN_OF_LOG;
            for (row, sums) in sums.iter_mut().enumerate() {
                for column in 0..3 {
                    sums[column] += inputs[row] * inputs[column];
                }
                sums[3] += inputs[row] * log;
            }
        }
        let [constant, shallow, deep] = solved(sums);
        Spread {
            constant,
            shallow,
            deep,
        }
    }
}

/// The solution of three linear equations, by elimination; 0 for what they leave open.
fn solved(mut rows: [[f64; 4]; 3]) -> [f64; 3] {
    for pivot in 0..3 {
        let largest = (pivot..3)
            .max_by(|&a, &b| rows[a][pivot].abs().total_cmp(&rows[b][pivot].abs()))
            .expect("there are rows");
        rows.swap(pivot, largest);
        let pivot_row = rows[pivot];
        if pivot_row[pivot].abs() < 1e-9 {
            continue;
        }
        for (number, row) in rows.iter_mut().enumerate() {
            if number != pivot {
                let factor = row[pivot] / pivot_row[pivot];
                for (value, from) in row.iter_mut().zip(pivot_row) {
                    *value -= factor * from;
                }
            }
        }
    }
    std::array::from_fn(|n| {
        if rows[n][n].abs() < 1e-9 {
            0.0
        } else {
            rows[n][3] / rows[n][n]
        }
    })
}

/// As the constants in the source of the search.
impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Noise {{\n    constant: {:.3},\n    shallow: {:.3},\n    deep: {:.3},\n    empties: 0.0,\n}};",
            self.constant, self.shallow, self.deep
        )
    }
}

/// Searches the boards, fits, and prints the constants and how they hold.
pub fn run(
    weights: &Arc<Weights>,
    boards: &[Board],
    sample: Sample,
    n_threads: usize,
) -> Result<(), Error> {
    let mut midgame = Vec::new();
    let mut endgame = Vec::new();
    let mut progress = Progress::new("probcut", 0, boards.len() as u64);
    let state = || {
        let mut engine = Engine::new(Options {
            hash_mib: 16,
            threads: 1,
        });
        engine.set_weights(Arc::clone(weights));
        (engine, Solver::new(16))
    };
    in_order(
        0..boards.len() as u64,
        n_threads,
        state,
        |(engine, solver), index| {
            let board = boards[index as usize];
            let n_empties = board.n_empties();
            let shallow = shallow_values(weights, board, sample.shallow);
            if n_empties > sample.solved.1 {
                engine.clear();
                let deepest = sample.deepest.min((n_empties - 1) as u8);
                (
                    false,
                    pairs(&shallow, &deep_values(engine, board, 4, deepest)),
                )
            } else {
                let score = f64::from(solver.solve(board).score);
                (true, pairs(&shallow, &[(n_empties, score)]))
            }
        },
        |index, (solved, pairs)| {
            let of_kind = if solved { &mut endgame } else { &mut midgame };
            of_kind.extend(pairs);
            progress.tell(index + 1, || {
                format!("{} pairs", midgame.len() + endgame.len())
            });
            Ok::<(), Error>(())
        },
    )?;
    // Near the end depths of either parity foretell the score; the search uses even ones.
    midgame.retain(|pair| pair.shallow == 0 || pair.shallow % 2 == pair.deep % 2);
    endgame.retain(|pair| pair.shallow % 2 == 0 && pair.deep >= sample.solved.0);
    tell("MIDGAME", &midgame);
    tell("ENDGAME", &endgame);
    Ok(())
}

fn shallow_values(weights: &Weights, board: Board, deepest: u32) -> Vec<f64> {
    let shallow = Shallow::new(weights);
    let value = |depth| shallow.value(board, depth, -65 * UNIT, 65 * UNIT);
    (0..=deepest)
        .map(|depth| f64::from(value(depth)) / f64::from(UNIT))
        .collect()
}

/// Depths and values.
fn deep_values(engine: &mut Engine, board: Board, first: u8, last: u8) -> Vec<(u32, f64)> {
    (first..=last)
        .map(|depth| {
            let analysis = engine
                .search(
                    board,
                    &Limits::depth(depth),
                    &AtomicBool::new(false),
                    &mut |_| (),
                )
                .expect("boards that can be played on");
            (
                u32::from(depth),
                f64::from(analysis.best().value.hundredths) / 100.0,
            )
        })
        .collect()
}

fn pairs(shallow: &[f64], deep: &[(u32, f64)]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for &(deep, deep_value) in deep {
        for (shallow, value) in (0..deep.saturating_sub(1)).zip(shallow) {
            pairs.push(Pair {
                shallow,
                deep,
                difference: deep_value - value,
            });
        }
    }
    pairs
}

/// Prints the fit, and for each pair of depths the spread, the mean, and the share of
/// differences beyond once and twice the fitted spread.
fn tell(name: &str, pairs: &[Pair]) {
    let spread = Spread::fit(pairs);
    println!("const {name}: Noise = {spread}");
    println!(
        "// shallow deep |  pairs | spread fitted |  mean | beyond 1.1 and 2.0 spreads (nominal 13.6, 2.3 %), above and below"
    );
    let mut cells: Vec<(u32, u32)> = pairs.iter().map(|pair| (pair.deep, pair.shallow)).collect();
    cells.sort_unstable();
    cells.dedup();
    for (deep, shallow) in cells {
        let cell: Vec<&Pair> = pairs
            .iter()
            .filter(|pair| (pair.deep, pair.shallow) == (deep, shallow))
            .collect();
        let n = cell.len() as f64;
        let mean = cell.iter().map(|pair| pair.difference).sum::<f64>() / n;
        let squares: f64 = cell
            .iter()
            .map(|pair| (pair.difference - mean).powi(2))
            .sum();
        let fitted = spread.sigma(cell[0]);
        let beyond = |t: f64| {
            let count = |sign: f64| {
                let far = cell
                    .iter()
                    .filter(|pair| sign * pair.difference > t * fitted);
                100.0 * far.count() as f64 / n
            };
            format!("{:4.1} {:4.1}", count(1.0), count(-1.0))
        };
        println!(
            "// {shallow:7} {deep:4} | {n:6} | {:6.2} {fitted:6.2} | {mean:+5.2} | {} | {}",
            (squares / n).sqrt(),
            beyond(1.1),
            beyond(2.0)
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn a_known_spread_is_found() {
        let truth = Spread {
            constant: 1.4,
            shallow: -0.15,
            deep: 0.03,
        };
        let mut random = Random::new(5, 0);
        // A sum of twelve uniform numbers less six is nearly normal with spread 1.
        let mut normal = || {
            let sum: f64 = (0..12).map(|_| random.next() as f64 / 2_f64.powi(64)).sum();
            sum - 6.0
        };
        let mut pairs = Vec::new();
        for deep in 4..12 {
            for shallow in 0..deep - 1 {
                for _ in 0..2000 {
                    let mut pair = Pair {
                        shallow,
                        deep,
                        difference: 0.0,
                    };
                    pair.difference = normal() * truth.sigma(&pair);
                    pairs.push(pair);
                }
            }
        }
        let found = Spread::fit(&pairs);
        assert!((found.constant - truth.constant).abs() < 0.06, "{found:?}");
        assert!((found.shallow - truth.shallow).abs() < 0.01, "{found:?}");
        assert!((found.deep - truth.deep).abs() < 0.01, "{found:?}");
    }
}

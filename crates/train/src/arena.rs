//! Matches between two weights: pairs of games from one opening with colours swapped.
//!
//! A pair is worth 0 to 4 half wins, so that an opening that favours one colour says nothing.
//! From the counts of pairs come the score with its error, and the log-likelihood ratio of the
//! sequential test whether the first side is stronger by `e1` rather than `e0` Elo points.
//!
//! Source: A. Wald, "Sequential tests of statistical hypotheses", 1945; the normal
//! approximation for pairs as in docs/eval.md.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use huri_ai::eval::Weights;
use huri_ai::{Engine, Limits, Options, Tuning};
use huri_core::value::Certainty;
use huri_core::{Board, Position, Square};

use crate::error::Error;
use crate::parallel::in_order;
use crate::progress::Progress;

/// How a match is played.
#[derive(Clone, Debug)]
pub struct Match {
    /// Pairs at most.
    pub n_pairs: u64,
    /// Depth of the midgame.
    pub depth: u8,
    /// From how many empty squares on games are solved.
    pub solve_from: u8,
    /// Nodes for each move; depth and solving have no limit then.
    pub nodes: Option<u64>,
    /// How surely values must hold, in percent.
    pub certainty: u8,
    /// ProbCut's margins for either side, as multiples of the fitted ones.
    pub margins: [f32; 2],
    /// The strength in Elo points that is not enough, and the one that is.
    pub elo: (f64, f64),
    /// Whether to end when the test has decided.
    pub sequential: bool,
}

/// The bound of the log-likelihood ratio for errors of 5 %: ln(0.95 / 0.05).
const DECIDED: f64 = 2.944;

/// How many pairs went how: by half wins of the first side, 0 to 4.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pentanomial {
    /// Counts.
    pub pairs: [u64; 5],
    /// The sum of disc differences of the first side.
    pub discs: i64,
}

impl Pentanomial {
    /// Pairs played.
    pub fn n_pairs(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// Share of points of the first side and its variance, pair by pair.
    pub fn mean_and_variance(&self) -> (f64, f64) {
        let n = self.n_pairs().max(1) as f64;
        let share = |index: usize| index as f64 / 4.0;
        let mean = |value: &dyn Fn(usize) -> f64| {
            let sum: f64 = (0..5)
                .map(|index| self.pairs[index] as f64 * value(index))
                .sum();
            sum / n
        };
        let average = mean(&share);
        (average, mean(&|index| (share(index) - average).powi(2)))
    }

    /// Elo points of the first side, and half the width of the interval of 95 %.
    pub fn elo(&self) -> (f64, f64) {
        let (mean, variance) = self.mean_and_variance();
        let mean = mean.clamp(1e-3, 1.0 - 1e-3);
        let slope = 400.0 / std::f64::consts::LN_10 / (mean * (1.0 - mean));
        let error = (variance / self.n_pairs().max(1) as f64).sqrt();
        (-400.0 * (1.0 / mean - 1.0).log10(), 1.96 * error * slope)
    }

    /// The log-likelihood ratio of `elo.1` against `elo.0`.
    pub fn log_likelihood_ratio(&self, elo: (f64, f64)) -> f64 {
        let expected = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let (low, high) = (expected(elo.0), expected(elo.1));
        let (mean, variance) = self.mean_and_variance();
        if variance <= 0.0 {
            return 0.0;
        }
        self.n_pairs() as f64 * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

/// Plays a match and prints its result; the first side's weights come first.
///
/// Returned is what was played, for those who decide by it.
pub fn run(
    weights: [&Arc<Weights>; 2],
    openings: &[Vec<Square>],
    plan: &Match,
    n_threads: usize,
) -> Result<Pentanomial, Error> {
    let mut result = Pentanomial::default();
    let mut progress = Progress::new("match", 0, plan.n_pairs);
    let engine = |side: usize| {
        let mut engine = Engine::new(Options {
            hash_mib: 4,
            threads: 1,
        });
        engine.set_weights(Arc::clone(weights[side]));
        engine.set_tuning(Tuning {
            margin: plan.margins[side],
            ..Tuning::default()
        });
        engine
    };
    let played = in_order(
        0..plan.n_pairs,
        n_threads,
        || [0, 1].map(engine),
        |engines, pair| {
            // A stride that shares no factor with the list visits all of it, scattered.
            let opening = &openings[(pair * 7_919 % openings.len() as u64) as usize];
            [0, 1].map(|first| game(engines, first, opening, plan))
        },
        |pair, scores| {
            let points = |score: i32| (score.signum() + 1) as usize;
            result.pairs[points(scores[0]) + points(scores[1])] += 1;
            result.discs += i64::from(scores[0] + scores[1]);
            let (elo, error) = result.elo();
            progress.tell(pair + 1, || format!("{elo:+.0} ± {error:.0} Elo"));
            let ratio = result.log_likelihood_ratio(plan.elo);
            if plan.sequential && ratio.abs() > DECIDED {
                return Err(());
            }
            Ok(())
        },
    );
    let decided = played.is_err();
    let (elo, error) = result.elo();
    let n = result.n_pairs();
    println!(
        "(e) {n} pairs {:?}: score {:.3}, {elo:+.1} ± {error:.1} Elo, {:+.2} discs a game, LLR {:.2}{}",
        result.pairs,
        result.mean_and_variance().0,
        result.discs as f64 / (2 * n.max(1)) as f64,
        result.log_likelihood_ratio(plan.elo),
        if decided { ", decided" } else { "" }
    );
    Ok(result)
}

/// One game; the score is that of `engines[0]`, who moves first in the opening if `first` is 0.
fn game(engines: &mut [Engine; 2], first: usize, opening: &[Square], plan: &Match) -> i32 {
    for engine in &mut *engines {
        engine.clear();
    }
    let certainty = match plan.certainty {
        100.. => Certainty::Proved,
        percent => Certainty::Selective(percent),
    };
    let limits = match plan.nodes {
        None => Limits {
            depth: plan.depth,
            end_from: plan.solve_from,
            certainty,
            ..Limits::EXACT
        },
        nodes => Limits {
            nodes,
            end_from: plan.solve_from,
            certainty,
            ..Limits::EXACT
        },
    };
    let mut board: Board = Position::START.board();
    let mut mover = first;
    for &square in opening {
        board = board.after(square);
        mover = 1 - mover;
    }
    loop {
        if board.legal_moves().is_empty() {
            if board.is_over() {
                let score = i32::from(board.final_score());
                return if mover == 0 { score } else { -score };
            }
            board = board.passed();
        } else {
            let analysis = engines[mover]
                .search(board, &limits, &AtomicBool::new(false), &mut |_| ())
                .expect("there are moves");
            let square = analysis.best().mv.square().expect("a move is legal");
            board = board.after(square);
        }
        mover = 1 - mover;
    }
}

/// Reads a list of openings: one a line, as moves.
pub fn read_openings(path: &Path) -> Result<Vec<Vec<Square>>, Error> {
    let text = std::fs::read_to_string(path).map_err(Error::file(path))?;
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#'))
        .map(|(number, line)| {
            squares(line).ok_or_else(|| Error::Line {
                path: path.to_owned(),
                line: number + 1,
            })
        })
        .collect()
}

/// The moves of a line such as `f5d6c3`, if they can be played without a pass.
fn squares(line: &str) -> Option<Vec<Square>> {
    let mut board = Position::START.board();
    let (pairs, rest) = line.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs
        .iter()
        .map(|pair| {
            let square: Square = std::str::from_utf8(pair).ok()?.parse().ok()?;
            let legal = board.legal_moves().contains(square);
            board = if legal {
                board.after(square)
            } else {
                return None;
            };
            Some(square)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_pairs_say_nothing_and_won_ones_decide() {
        let even = Pentanomial {
            pairs: [10, 20, 40, 20, 10],
            discs: 0,
        };
        let (elo, error) = even.elo();
        assert!(elo.abs() < 1e-9 && error > 0.0);
        // By hand: mean 1/2, variance (2 * 10 / 4 + 2 * 20 / 16) / 100 = 0.075, so the error is
        // 1.96 * sqrt(0.075 / 100) * 4 * 400 / ln 10.
        assert!((error - 37.3).abs() < 0.1, "{error}");
        let won = Pentanomial {
            pairs: [5, 15, 40, 60, 80],
            discs: 900,
        };
        let (elo, error) = won.elo();
        assert!(elo - error > 0.0);
        assert!(won.log_likelihood_ratio((0.0, 8.0)) > DECIDED);
        let lost = Pentanomial {
            pairs: [80, 60, 40, 15, 5],
            discs: -900,
        };
        assert!((lost.elo().0 + elo).abs() < 1e-9);
        assert!(lost.log_likelihood_ratio((0.0, 8.0)) < -DECIDED);
    }

    #[test]
    fn equal_weights_draw_every_pair() {
        let weights = Arc::new(
            Weights::from_bytes(huri_ai::eval::weights::file_of(&vec![
            0;
            huri_ai::eval::weights::N_KNOTS
                * huri_ai::eval::weights::weights_per_knot()
        ]))
            .expect("a file of ours"),
        );
        let plan = Match {
            n_pairs: 3,
            depth: 2,
            solve_from: 8,
            nodes: None,
            certainty: 100,
            margins: [1.0, 1.0],
            elo: (0.0, 8.0),
            sequential: false,
        };
        let openings = ["f5d6c3d3c4", "f5f6e6f4", "f5d6"].map(|line| squares(line).unwrap());
        let result = run([&weights, &weights], &openings, &plan, 2).unwrap();
        assert_eq!(result.pairs, [0, 0, 3, 0, 0]);
        assert_eq!(result.discs, 0);
    }

    #[test]
    fn lines_that_cannot_be_played_are_refused() {
        assert_eq!(squares("f5d6").map(|line| line.len()), Some(2));
        for line in ["f5f5", "a1", "f5d", "f5é"] {
            assert_eq!(squares(line), None, "{line}");
        }
    }
}

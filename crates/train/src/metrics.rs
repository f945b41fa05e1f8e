//! What weights are worth, measured five ways.
//!
//! (a) errors on games held out: told by every fit; (b) errors on exact scores of boards from
//! people's games; (c) errors and best moves on hard problems at several depths; (d) nodes to
//! solve FFO 20-39; (e) a match against other weights: see [`arena`](crate::arena). The first
//! four warn, the match decides.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use huri_ai::eval::{Features, UNIT, Weights};
use huri_ai::{Analysis, Engine, Limits, Options, Solver};
use huri_core::Board;
use huri_core::value::Certainty;

use crate::collections::{Problem, game_boards, problems};
use crate::error::Error;
use crate::fit::Errors;
use crate::parallel::in_order;

/// Years of WTHOR whose games boards are drawn from.
const YEARS: [u32; 4] = [1995, 2005, 2015, 2024];

/// Measures what is asked for and prints it.
#[derive(Clone, Debug)]
pub struct Measures {
    /// How many boards of people's games; they are solved first.
    pub game_boards: usize,
    /// Sets of hard problems by their empty squares, such as 30.
    pub hard: Vec<u32>,
    /// The depths at which they are searched.
    pub depths: Vec<u8>,
    /// How surely a value must hold there; 100 for full searches.
    pub certainty: u8,
    /// Whether to count the nodes of FFO 20-39.
    pub ffo: bool,
}

/// Measures weights and prints one line for each number.
pub fn run(weights: &Arc<Weights>, wanted: &Measures, n_threads: usize) -> Result<(), Error> {
    println!("weights {:016x}", weights.checksum());
    if wanted.game_boards > 0 {
        on_games(weights, wanted.game_boards, n_threads)?;
    }
    for &n_empties in &wanted.hard {
        let problems = problems(&format!("hard-{n_empties}.obf"))?;
        for &depth in &wanted.depths {
            on_problems(
                weights,
                &problems,
                n_empties,
                depth,
                wanted.certainty,
                n_threads,
            )?;
        }
    }
    if wanted.ffo {
        let problems = problems("fforum-20-39.obf")?;
        let mut engine = engine(weights, 64);
        let mut nodes = 0;
        for problem in &problems {
            engine.clear();
            let analysis = search(&mut engine, problem.board, &Limits::EXACT);
            let score = analysis.best().value.discs();
            assert_eq!(score, problem.score(), "{:?}", problem.board);
            nodes += analysis.nodes;
        }
        println!(
            "(d) FFO 20-39: {} problems, {nodes} nodes, scores right",
            problems.len()
        );
    }
    Ok(())
}

fn engine(weights: &Arc<Weights>, hash_mib: usize) -> Engine {
    let mut engine = Engine::new(Options {
        hash_mib,
        threads: 1,
    });
    engine.set_weights(Arc::clone(weights));
    engine
}

fn search(engine: &mut Engine, board: Board, limits: &Limits) -> Analysis {
    engine
        .search(board, limits, &AtomicBool::new(false), &mut |_| ())
        .expect("there are moves")
}

/// (b): the value of a board against its exact score.
fn on_games(weights: &Weights, n_boards: usize, n_threads: usize) -> Result<(), Error> {
    let boards = game_boards(&YEARS, n_boards, 6..=19)?;
    let mut exact = Vec::new();
    in_order(
        0..boards.len() as u64,
        n_threads,
        || Solver::new(16),
        |solver, index| solver.solve(boards[index as usize]).score,
        |_, score| {
            exact.push(f32::from(score));
            Ok::<(), Error>(())
        },
    )?;
    let value = |board: &Board| {
        let value = weights.evaluate(&Features::of(*board), board.n_empties());
        value as f32 / UNIT as f32
    };
    for (first, last) in [(6, 9), (10, 14), (15, 19), (6, 19)] {
        let (values, scores): (Vec<f32>, Vec<f32>) = boards
            .iter()
            .zip(&exact)
            .filter(|(board, _)| (first..=last).contains(&board.n_empties()))
            .map(|(board, score)| (value(board), *score))
            .unzip();
        let errors = Errors::of(&values, &scores);
        println!(
            "(b) games of people, {first}-{last} empties: {} boards, RMSE {:.2}, MAE {:.2}",
            values.len(),
            errors.rmse,
            errors.mae
        );
    }
    Ok(())
}

/// (c): the value and the move that a search of some depth finds, against the exact ones.
fn on_problems(
    weights: &Arc<Weights>,
    problems: &[Problem],
    n_empties: u32,
    depth: u8,
    certainty: u8,
    n_threads: usize,
) -> Result<(), Error> {
    let limits = Limits {
        certainty: if certainty < 100 {
            Certainty::Selective(certainty)
        } else {
            Certainty::Proved
        },
        ..Limits::depth(depth)
    };
    let (mut sum, mut n_best, mut lost) = (0.0, 0, 0);
    in_order(
        0..problems.len() as u64,
        n_threads,
        || engine(weights, 16),
        |engine, index| {
            engine.clear();
            let analysis = search(engine, problems[index as usize].board, &limits);
            let best = analysis.best();
            (best.value.hundredths, best.mv.square())
        },
        |index, (hundredths, square)| {
            let problem = &problems[index as usize];
            sum += (f64::from(hundredths) / 100.0 - f64::from(problem.score())).abs();
            let square = square.expect("problems have moves");
            n_best += usize::from(problem.is_best(square));
            let played = problem.moves.iter().find(|(other, _)| *other == square);
            lost += problem.score() - played.map_or(problem.score(), |&(_, score)| score);
            Ok::<(), Error>(())
        },
    )?;
    let n = problems.len() as f64;
    println!(
        "(c) Hard-{n_empties} depth {depth} at {certainty} %: MAE {:.2}, best move {:.1} %, loss {:.2}",
        sum / n,
        100.0 * n_best as f64 / n,
        f64::from(lost) / n
    );
    Ok(())
}

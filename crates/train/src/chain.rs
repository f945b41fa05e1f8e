//! The whole way from nothing to the weights that ship: rounds of self-play and fit, each played
//! with the weights of the one before.
//!
//! Every step leaves a file in the folder of the run, and a step whose file is there is not done
//! again: so the chain goes on where it was ended, also with more blocks than before. Seeds and
//! counts decide everything, never the clock.

use std::path::{Path, PathBuf};

use huri_ai::eval::Weights;
use huri_core::Board;

use crate::dataset::{Dataset, Example, distinct};
use crate::error::Error;
use crate::fit::{Examples, Settings, fit};
use crate::model::{Model, read_weights, write_whole};
use crate::selfplay::{self, Plan, Play, Start};

/// A round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Blocks of games.
    pub n_blocks: u64,
    /// How games begin.
    pub start: Start,
    /// How they are played.
    pub play: Play,
    /// From how many empty squares on they are solved.
    pub solve_from: u32,
    /// The first round whose games it learns from; the last are its own.
    pub learns_from: usize,
    /// Steps with the boards of the first two knots alone. Self-play begins behind them, so that only
    /// the weights that ship need any.
    pub first_steps: usize,
}

/// The rounds of the shipped weights.
pub const ROUNDS: [Round; 4] = [
    Round {
        n_blocks: 100,
        start: Start::Random,
        play: Play::Greedy,
        solve_from: 14,
        learns_from: 0,
        first_steps: 0,
    },
    Round {
        n_blocks: 400,
        start: Start::Random,
        play: Play::Depth(2),
        solve_from: 14,
        learns_from: 0,
        first_steps: 0,
    },
    Round {
        n_blocks: 1200,
        start: Start::Mixed,
        play: Play::Depth(4),
        solve_from: 15,
        learns_from: 1,
        first_steps: 0,
    },
    Round {
        n_blocks: 500,
        start: Start::Mixed,
        play: Play::Depth(6),
        solve_from: 17,
        learns_from: 1,
        first_steps: 10,
    },
];

/// Every so many blocks one is held out of the fit of its round, to measure it.
const HOLD_OUT_EVERY: usize = 32;

/// The data set of a round.
pub fn games(folder: &Path, round: usize) -> PathBuf {
    folder.join(format!("r{round}.games"))
}

/// What a round fitted on so many blocks of each data set, without the ending.
fn fitted(folder: &Path, round: usize, n_blocks: &[u64]) -> PathBuf {
    let counts: Vec<String> = n_blocks.iter().map(u64::to_string).collect();
    folder.join(format!("r{round}-{}", counts.join("-")))
}

/// Plays and fits all rounds with this seed; each round's weights go to `out` when it is done.
///
/// `n_blocks` says how many blocks each round plays; a round without any ends the chain.
pub fn run(
    folder: &Path,
    seed: u64,
    n_blocks: [u64; ROUNDS.len()],
    n_threads: usize,
    out: &Path,
) -> Result<(), Error> {
    std::fs::create_dir_all(folder).map_err(Error::file(folder))?;
    let mut last: Option<Weights> = None;
    for (number, round) in ROUNDS.iter().enumerate() {
        if n_blocks[number] == 0 {
            break;
        }
        let plan = Plan {
            // Rounds must not begin their games alike.
            seed: seed + number as u64,
            n_blocks: n_blocks[number],
            start: round.start,
            play: round.play,
            solve_from: round.solve_from,
            weights: last.as_ref(),
        };
        selfplay::run(&plan, &games(folder, number), n_threads)?;
        let learned = round.learns_from..=number;
        let n_blocks = &n_blocks[learned.clone()];
        let result = fitted(folder, number, n_blocks);
        let path = result.with_added_extension("eval");
        if !path.exists() {
            let data: Vec<PathBuf> = learned.map(|round| games(folder, round)).collect();
            let settings = Settings {
                first_steps: round.first_steps,
                ..Settings::default()
            };
            let fitted = fit_files(&data, Some(n_blocks), &settings)?;
            fitted.model.save(&result.with_added_extension("model"))?;
            write_whole(&path, &fitted.file)?;
        }
        last = Some(read_weights(&path)?);
        let bytes = std::fs::read(&path).map_err(Error::file(&path))?;
        write_whole(out, &bytes)?;
    }
    Ok(())
}

/// What a fit gives.
#[derive(Debug)]
pub struct Fitted {
    /// Real numbers.
    pub model: Model,
    /// The engine's file.
    pub file: Vec<u8>,
}

/// Fits the games of some data sets; some blocks of the last are held out.
pub fn fit_files(
    data: &[PathBuf],
    blocks_of_each: Option<&[u64]>,
    settings: &Settings,
) -> Result<Fitted, Error> {
    let (learned, held_out) = split(data, blocks_of_each, settings.trust)?;
    eprintln!("fit: {} boards, {} held out", learned.len(), held_out.len());
    let examples = Examples::new(&learned);
    drop(learned);
    let watched = Examples::new(&held_out);
    let begun = std::time::Instant::now();
    let model = fit(&examples, &watched, settings, |stage, step, errors| {
        eprintln!(
            "fit: {stage} step {step}, held out RMSE {:.3}, MAE {:.3}, {:.0} s",
            errors.rmse,
            errors.mae,
            begun.elapsed().as_secs_f64()
        );
    })?;
    let boards: Vec<Board> = held_out.iter().map(|example| example.board).collect();
    let file = model.quantised(&boards[..boards.len().min(100_000)])?;
    for (plies, n_boards, errors) in watched.errors_by_plies(&model) {
        eprintln!(
            "fit: plies {}-{}: {n_boards} boards, RMSE {:.3}, MAE {:.3}",
            plies.start,
            plies.end - 1,
            errors.rmse,
            errors.mae
        );
    }
    Ok(Fitted { model, file })
}

/// The different boards of some data sets, those to learn from and those held out. Of each data
/// set only so many blocks count, if numbers are given. Promises of searches count among the
/// scores to learn from by the share `trust`, never among those held out.
pub fn split(
    data: &[PathBuf],
    blocks_of_each: Option<&[u64]>,
    trust: f32,
) -> Result<(Vec<Example>, Vec<Example>), Error> {
    let mut learned = Vec::new();
    let mut held_out = Vec::new();
    for (number, path) in data.iter().enumerate() {
        let is_last = number + 1 == data.len();
        let blocks = Dataset::read(path)?.blocks;
        let wanted = blocks_of_each.map_or(blocks.len(), |wanted| wanted[number] as usize);
        if blocks.len() < wanted {
            return Err(Error::Unfinished {
                path: path.clone(),
                found: blocks.len() as u64,
                planned: wanted as u64,
            });
        }
        for (block, records) in blocks.into_iter().take(wanted).enumerate() {
            if is_last && block % HOLD_OUT_EVERY == HOLD_OUT_EVERY - 1 {
                held_out.extend(records);
            } else {
                learned.extend(records);
            }
        }
    }
    Ok((distinct(learned, trust), distinct(held_out, 0.0)))
}

/// Boards of a data set with so many empty squares, more than one move and no side far ahead,
/// evenly spread over it.
pub fn close_boards(data: &Path, n_empties: u32, n_boards: usize) -> Result<Vec<Board>, Error> {
    const CLOSE: i8 = 20;
    let records = Dataset::read(data)?.blocks.into_iter().flatten();
    let close = records.filter(|record| record.score.abs() <= CLOSE);
    let boards: Vec<Board> = close
        .map(|record| record.board)
        .filter(|board| board.n_empties() == n_empties && board.legal_moves().len() > 1)
        .collect();
    let step = (boards.len() / n_boards.max(1)).max(1);
    Ok(boards.into_iter().step_by(step).take(n_boards).collect())
}

/// Boards of a data set with 13 empty squares or more, evenly spread over it.
pub fn sample(data: &Path, n_boards: usize) -> Result<Vec<Board>, Error> {
    const FEWEST_EMPTIES: u32 = 13;
    let records = Dataset::read(data)?.blocks.into_iter().flatten();
    let boards: Vec<Board> = records
        .map(|record| record.board)
        .filter(|board| board.n_empties() >= FEWEST_EMPTIES)
        .collect();
    let step = (boards.len() / n_boards.max(1)).max(1);
    Ok(boards.into_iter().step_by(step).take(n_boards).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::tests::Scratch;

    #[test]
    fn a_chain_that_goes_on_with_more_blocks_learns_from_them() {
        let folder = Scratch::new("chain");
        let at_once = Scratch::new("chain-at-once");
        let weights = |folder: &Path, n_blocks| {
            let out = folder.join("out.eval");
            run(folder, 7, [n_blocks, 0, 0, 0], 1, &out).expect("the folder is there");
            std::fs::read(out).expect("it was written")
        };
        // The 32nd block is held out.
        let few = weights(&folder.0, 32);
        let more = weights(&folder.0, 33);
        assert_ne!(few, more);
        assert_eq!(more, weights(&at_once.0, 33));
        assert_eq!(few, weights(&folder.0, 32));
    }
}

//! `huri-train`: how the weights of Huri's evaluation come to be.
//!
//! `huri-train chain` goes the whole way; the other commands are its single steps, and what
//! measures the result. See `docs/eval.md`.

mod chain;
mod dataset;
mod error;
mod fit;
mod model;
mod parallel;
mod progress;
mod random;
mod selfplay;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use crate::error::Error;
use crate::model::{Model, read_weights, write_whole};
use crate::selfplay::{Plan, Play, Start};

/// Makes and measures the weights of Huri's evaluation.
#[derive(Parser)]
#[command(name = "huri-train")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// From nothing to the weights: all rounds of self-play and fit. Goes on where it was ended.
    Chain {
        /// The folder for games and models.
        #[arg(long, default_value = "train-data")]
        data: PathBuf,
        /// Where randomness comes from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Threads; their number does not change the result.
        #[arg(long, default_value_t = 2)]
        threads: usize,
        /// Where the weights go.
        #[arg(long, default_value = "crates/ai/weights/huri.eval")]
        out: PathBuf,
    },
    /// Plays games and writes their boards with scores.
    Selfplay {
        /// The data set to make or to go on with.
        file: PathBuf,
        /// Where randomness comes from.
        #[arg(long)]
        seed: u64,
        /// Blocks of 128 games.
        #[arg(long)]
        blocks: u64,
        /// How games begin.
        #[arg(long, value_enum, default_value_t = StartName::Random)]
        start: StartName,
        /// The depth of play; without it moves are chosen greedily.
        #[arg(long, requires = "weights")]
        depth: Option<u32>,
        /// From how many empty squares on games are solved.
        #[arg(long, default_value_t = 14)]
        solve_from: u32,
        /// What the players know.
        #[arg(long)]
        weights: Option<PathBuf>,
        /// Threads; their number does not change the result.
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Fits weights to data sets. Some games of the last one are held out to measure it.
    Fit {
        /// The data sets.
        #[arg(required = true)]
        data: Vec<PathBuf>,
        /// Where the model of real numbers goes.
        #[arg(long)]
        model: Option<PathBuf>,
        /// Where the engine's weights go.
        #[arg(long)]
        out: PathBuf,
        /// The weight of the weights' squares.
        #[arg(long, default_value_t = fit::Settings::default().ridge)]
        ridge: f64,
        /// Steps of least squares at most.
        #[arg(long, default_value_t = fit::Settings::default().steps)]
        steps: usize,
        /// Steps in which boards that are far off count less.
        #[arg(long, default_value_t = fit::Settings::default().robust_steps)]
        robust_steps: usize,
    },
    /// Rounds a model to the engine's whole numbers.
    Quantise {
        /// The model.
        model: PathBuf,
        /// Where the engine's weights go.
        out: PathBuf,
        /// Data sets whose boards must keep their values.
        #[arg(required = true)]
        data: Vec<PathBuf>,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum StartName {
    Random,
    Mixed,
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("huri-train: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Result<(), Error> {
    match command {
        Command::Chain {
            data,
            seed,
            threads,
            out,
        } => chain::run(&data, seed, threads, &out),
        Command::Selfplay {
            file,
            seed,
            blocks,
            start,
            depth,
            solve_from,
            weights,
            threads,
        } => {
            let weights = weights.as_deref().map(read_weights).transpose()?;
            let plan = Plan {
                seed,
                n_blocks: blocks,
                start: match start {
                    StartName::Random => Start::Random,
                    StartName::Mixed => Start::Mixed,
                },
                play: depth.map_or(Play::Greedy, Play::Depth),
                solve_from,
                weights: weights.as_ref(),
            };
            selfplay::run(&plan, &file, threads)
        }
        Command::Fit {
            data,
            model,
            out,
            ridge,
            steps,
            robust_steps,
        } => {
            let settings = fit::Settings {
                ridge,
                steps,
                robust_steps,
                ..fit::Settings::default()
            };
            let fitted = chain::fit_files(&data, &settings)?;
            if let Some(path) = model {
                fitted.model.save(&path)?;
            }
            write_whole(&out, &fitted.file)
        }
        Command::Quantise { model, out, data } => quantise(&model, &out, &data),
    }
}

fn quantise(model: &Path, out: &Path, data: &[PathBuf]) -> Result<(), Error> {
    let (_, held_out) = chain::split(data)?;
    let boards: Vec<_> = held_out.iter().map(|&(board, _)| board).collect();
    write_whole(out, &Model::load(model)?.quantised(&boards)?)
}

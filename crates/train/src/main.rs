//! `huri-train`: how the weights of Huri's evaluation come to be.
//!
//! `huri-train chain` goes the whole way; the other commands are its single steps, and what
//! measures the result. See `docs/eval.md`.

mod arena;
mod chain;
mod collections;
mod dataset;
mod error;
mod fit;
mod metrics;
mod model;
mod openings;
mod order;
mod parallel;
mod probcut;
mod progress;
mod random;
mod selfplay;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Parser, Subcommand, ValueEnum};

use huri_ai::eval::Weights;

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
        /// Blocks of 128 games that each round plays.
        #[arg(long, num_args = chain::ROUNDS.len(),
              default_values_t = chain::ROUNDS.map(|round| round.n_blocks))]
        blocks: Vec<u64>,
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
        /// The share of what the players' searches promised in the scores to learn from.
        #[arg(long, default_value_t = fit::Settings::default().trust)]
        trust: f32,
        /// Steps with the boards of the first two knots alone
        #[arg(long, default_value_t = fit::Settings::default().first_steps)]
        first_steps: usize,
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
    /// Measures weights on the collections that HURI_DATA names.
    Metrics {
        /// The weights; the embedded ones if not given.
        weights: Option<PathBuf>,
        /// Boards of people's games.
        #[arg(long, default_value_t = 2000)]
        game_boards: usize,
        /// Hard problems by their empty squares.
        #[arg(long, value_delimiter = ',', default_values_t = [20, 30])]
        hard: Vec<u32>,
        /// Depths at which they are searched.
        #[arg(long, value_delimiter = ',', default_values_t = [1, 4, 8])]
        depths: Vec<u8>,
        /// How surely a value must hold there, in percent.
        #[arg(long, default_value_t = 100)]
        certainty: u8,
        /// Leaves out the nodes of FFO 20-39.
        #[arg(long)]
        no_ffo: bool,
        /// Threads.
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Plays a match between two weights: pairs of games with swapped colours.
    Arena {
        /// The weights to judge.
        first: PathBuf,
        /// The weights to beat.
        second: PathBuf,
        /// A file of openings, a line each; the engine's own list if not given.
        #[arg(long)]
        openings: Option<PathBuf>,
        /// Pairs at most.
        #[arg(long, default_value_t = 200)]
        pairs: u64,
        /// Depth of the midgame.
        #[arg(long, default_value_t = 4)]
        depth: u8,
        /// From how many empty squares on games are solved.
        #[arg(long, default_value_t = 14)]
        solve_from: u8,
        /// Elo points that are not enough, and that are: the ends of the sequential test.
        #[arg(long, num_args = 2, default_values_t = [0.0, 8.0],
              allow_negative_numbers = true)]
        elo: Vec<f64>,
        /// Nodes for each move; depth and solving have no limit then.
        #[arg(long)]
        nodes: Option<u64>,
        /// How surely values must hold, in percent.
        #[arg(long, default_value_t = 100)]
        certainty: u8,
        /// ProbCut's margins in the midgame for either side, as multiples of the fitted ones.
        #[arg(long, num_args = 2, default_values_t = [1.0, 1.0])]
        margins: Vec<f32>,
        /// Plays all pairs even when the test has decided.
        #[arg(long)]
        all: bool,
        /// Threads.
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Lists the balanced openings of eight moves, up to symmetry.
    Openings {
        /// The weights that judge.
        weights: PathBuf,
        /// Where the list goes.
        out: PathBuf,
        /// Moves.
        #[arg(long, default_value_t = 8)]
        plies: u32,
        /// How far from even, in discs.
        #[arg(long, default_value_t = 2.0)]
        within: f64,
        /// Depth of the search.
        #[arg(long, default_value_t = 6)]
        depth: u32,
        /// Threads.
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Tunes the order in which the search tries moves, on boards of self-play. Goes on where it
    /// was ended.
    Order {
        /// The weights.
        weights: PathBuf,
        /// A data set of self-play to draw boards from.
        data: PathBuf,
        /// Where the tuning stands; made if it is not there.
        state: PathBuf,
        /// Boards to tune on; as many more say what is gained.
        #[arg(long, default_value_t = 60)]
        boards: usize,
        /// Their empty squares.
        #[arg(long, default_value_t = 18)]
        empties: u32,
        /// Searches so deep and tunes the order of the midgame; else boards are solved.
        #[arg(long)]
        depth: Option<u8>,
        /// Orders to try.
        #[arg(long, default_value_t = 300)]
        steps: u64,
        /// Where randomness comes from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Threads; their number does not change the result.
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Fits how well shallow searches foretell deep ones, for the search's ProbCut.
    Probcut {
        /// The weights.
        weights: PathBuf,
        /// A data set of self-play to draw boards from.
        data: PathBuf,
        /// How many boards.
        #[arg(long, default_value_t = 2000)]
        boards: usize,
        /// The deepest search.
        #[arg(long, default_value_t = 8)]
        deepest: u8,
        /// Threads.
        #[arg(long, default_value_t = 2)]
        threads: usize,
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
            blocks,
            threads,
            out,
        } => {
            let blocks = blocks.try_into().expect("as many as there are rounds");
            chain::run(&data, seed, blocks, threads, &out)
        }
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
            trust,
            first_steps,
        } => {
            let settings = fit::Settings {
                ridge,
                steps,
                robust_steps,
                trust,
                first_steps,
                ..fit::Settings::default()
            };
            let fitted = chain::fit_files(&data, None, &settings)?;
            if let Some(path) = model {
                fitted.model.save(&path)?;
            }
            write_whole(&out, &fitted.file)
        }
        Command::Quantise { model, out, data } => quantise(&model, &out, &data),
        Command::Metrics {
            weights,
            game_boards,
            hard,
            depths,
            certainty,
            no_ffo,
            threads,
        } => {
            let weights = match weights {
                Some(path) => read_weights(&path)?,
                None => Weights::from_bytes(Weights::EMBEDDED_FILE.to_vec())
                    .expect("the embedded weights are whole"),
            };
            let measures = metrics::Measures {
                game_boards,
                hard,
                depths,
                certainty,
                ffo: !no_ffo,
            };
            metrics::run(&Arc::new(weights), &measures, threads)
        }
        Command::Arena {
            first,
            second,
            openings,
            pairs,
            depth,
            solve_from,
            elo,
            nodes,
            certainty,
            margins,
            all,
            threads,
        } => {
            let weights = [
                Arc::new(read_weights(&first)?),
                Arc::new(read_weights(&second)?),
            ];
            let openings = match openings {
                Some(path) => arena::read_openings(&path)?,
                None => huri_ai::openings::balanced()
                    .map(Iterator::collect)
                    .collect(),
            };
            let plan = arena::Match {
                n_pairs: pairs,
                depth,
                solve_from,
                nodes,
                certainty,
                margins: [margins[0], margins[1]],
                elo: (elo[0], elo[1]),
                sequential: !all,
            };
            arena::run([&weights[0], &weights[1]], &openings, &plan, threads).map(drop)
        }
        Command::Openings {
            weights,
            out,
            plies,
            within,
            depth,
            threads,
        } => {
            let balance = openings::Balance {
                n_plies: plies,
                within,
                depth,
            };
            let list = openings::list(&read_weights(&weights)?, balance, threads);
            write_whole(&out, list.as_bytes())
        }
        Command::Order {
            weights,
            data,
            state,
            boards,
            empties,
            depth,
            steps,
            seed,
            threads,
        } => {
            let plan = order::Plan {
                seed,
                n_boards: boards,
                n_empties: empties,
                depth,
                n_steps: steps,
            };
            let boards = chain::close_boards(&data, empties, 2 * boards)?;
            let weights = Arc::new(read_weights(&weights)?);
            order::run(&weights, &boards, &plan, &state, threads)
        }
        Command::Probcut {
            weights,
            data,
            boards,
            deepest,
            threads,
        } => {
            let sample = probcut::Sample {
                deepest,
                shallow: 6,
                solved: (13, 19),
            };
            let boards = chain::sample(&data, boards)?;
            probcut::run(&Arc::new(read_weights(&weights)?), &boards, sample, threads)
        }
    }
}

fn quantise(model: &Path, out: &Path, data: &[PathBuf]) -> Result<(), Error> {
    let (_, held_out) = chain::split(data, None, 0.0)?;
    let boards: Vec<_> = held_out.iter().map(|example| example.board).collect();
    write_whole(out, &Model::load(model)?.quantised(&boards)?)
}

//! Games of the engine against itself, and the boards they leave to learn from.
//!
//! A game begins with random moves, which are not recorded. Then both sides play at a fixed
//! depth until the end can be solved; the solved score goes to all boards recorded so far. Best
//! moves lead on to a few empty squares, each board with its own solved score.
//!
//! Game `n` depends on the seed, on `n`, and on the weights alone: not on the number of threads,
//! on interruptions, or on which of several best moves a solver happens to find.

use std::fmt;
use std::path::Path;

use huri_ai::Solver;
use huri_ai::eval::{UNIT, Weights};
use huri_ai::search::shallow::Shallow;
use huri_core::{Bitboard, Board, Position, Square};

use crate::dataset::{Known, Record, Writer};
use crate::error::Error;
use crate::parallel::in_order;
use crate::progress::Progress;
use crate::random::Random;

/// Games of a block: seconds of work, so that little is lost when the program is ended.
pub const GAMES_PER_BLOCK: u64 = 128;

/// Boards with fewer empty squares are not recorded: a search solves them.
const FEWEST_EMPTIES: u32 = 4;

/// How far a balanced start may be from even, in discs.
const BALANCED_WITHIN: i32 = 8;

/// Boards with more empty squares are recorded on the random way to a balanced start.
const EARLY_ABOVE: u32 = 54;

/// The depth at which starts are judged.
const BALANCED_DEPTH: u32 = 4;

/// The size of the solver's table in MiB: two threads' tables fit the caches.
const HASH_MIB: usize = 4;

/// How games begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// 6 to 47 random plies: 30 % 6-20, 35 % 18-37, 35 % 34-47.
    Random,
    /// Half of the games so, half with 6 to 12 random plies whose depth-4 value is within 8
    /// discs.
    Mixed,
}

/// How moves are chosen until the end can be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Play {
    /// Corners, few replies, few open neighbours: needs no weights.
    Greedy,
    /// A search of this depth.
    Depth(u32),
}

/// What games to play.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Where randomness comes from.
    pub seed: u64,
    /// How many games, in blocks of [`GAMES_PER_BLOCK`].
    pub n_blocks: u64,
    /// How they begin.
    pub start: Start,
    /// How they are played.
    pub play: Play,
    /// From how many empty squares on they are solved.
    pub solve_from: u32,
    /// What the players know; [`Play::Greedy`] does not ask.
    pub weights: Option<&'a Weights>,
}

/// The plan as text, for the head of a data set: all that a block depends on, so that a data set
/// can grow.
impl fmt::Display for Plan<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = match self.start {
            Start::Random => "random",
            Start::Mixed => "mixed",
        };
        write!(
            f,
            "seed={} start={start} solve-from={}",
            self.seed, self.solve_from
        )?;
        match self.play {
            Play::Greedy => write!(f, " play=greedy")?,
            Play::Depth(depth) => write!(f, " play=depth-{depth}")?,
        }
        match self.weights {
            Some(weights) => write!(f, " weights={:016x}", weights.checksum()),
            None => Ok(()),
        }
    }
}

/// Plays all games of the plan that the file does not hold yet.
pub fn run(plan: &Plan<'_>, path: &Path, n_threads: usize) -> Result<(), Error> {
    let mut writer = Writer::resume(path, &plan.to_string())?;
    let before = u64::from(writer.n_blocks());
    let mut progress = Progress::new(format!("{}", path.display()), before, plan.n_blocks);
    in_order(
        before..plan.n_blocks,
        n_threads,
        || Solver::new(HASH_MIB),
        |solver, number| block(plan, solver, number),
        |number, records| {
            writer.append(&records)?;
            progress.tell(number + 1, || format!("{} positions", writer.n_records()));
            Ok(())
        },
    )
}

/// The boards of one block of games.
fn block(plan: &Plan<'_>, solver: &mut Solver, number: u64) -> Vec<Record> {
    let mut records = Vec::new();
    for game in number * GAMES_PER_BLOCK..(number + 1) * GAMES_PER_BLOCK {
        play(plan, solver, game, &mut records);
    }
    records
}

fn play(plan: &Plan<'_>, solver: &mut Solver, game: u64, records: &mut Vec<Record>) {
    let mut random = Random::new(plan.seed, game);
    let (mut board, mut played) = start(plan, game, &mut random);

    // Midgame. Whose boards these are alternates, so each remembers its side.
    let mut side = 1;
    while board.n_empties() > plan.solve_from {
        match choose(plan, board) {
            Some((square, promised)) => {
                played.push(Played {
                    board,
                    side,
                    promised,
                });
                board = board.after(square);
            }
            None if board.is_over() => break,
            None => board = board.passed(),
        }
        side = -side;
    }

    // The end. Once a score is known, a move keeps it if the board it leads to has no better one.
    let mut score = solver.solve(board).score;
    records.extend(played.into_iter().map(|played| {
        let score = score * side * played.side;
        Record {
            board: played.board,
            score,
            promised: played.promised.unwrap_or(score),
            known: Known::Played,
        }
    }));
    while board.n_empties() >= FEWEST_EMPTIES && !board.is_over() {
        if board.legal_moves().is_empty() {
            board = board.passed();
        } else {
            records.push(Record {
                board,
                score,
                promised: score,
                known: Known::Solved,
            });
            board = ranked(plan, board)
                .into_iter()
                .map(|square| board.after(square))
                .find(|&after| solver.at_most(after, -score))
                .expect("a move leads to the score of its board");
        }
        score = -score;
    }
}

/// A board on which a player had to move.
struct Played {
    board: Board,
    /// 1 or -1, in turns; 1 moves first behind the random plies.
    side: i8,
    /// What the player's search promised the mover, in discs, if there was one.
    promised: Option<i8>,
}

/// The moves in the order in which they are tried for a best one: what a look at the boards
/// behind them promises. So the choice among equal moves does not depend on the solver.
fn ranked(plan: &Plan<'_>, board: Board) -> Vec<Square> {
    let mut moves: Vec<Square> = board.legal_moves().squares().collect();
    moves.sort_by_cached_key(|&square| {
        let after = board.after(square);
        match plan.weights {
            Some(weights) => Shallow::new(weights).value(after, 2, -64 * UNIT, 64 * UNIT),
            None => greedy(after, square),
        }
    });
    moves
}

/// A board to begin with, and the boards on the way there that are worth recording: the first
/// few plies of a balanced start. They are so few that each gets a mean of many games.
fn start(plan: &Plan<'_>, game: u64, random: &mut Random) -> (Board, Vec<Played>) {
    let balanced = plan.start == Start::Mixed && game % 2 == 1;
    loop {
        let n_plies = if balanced {
            random.between(6, 12)
        } else {
            match random.below(100) {
                0..30 => random.between(6, 20),
                30..65 => random.between(18, 37),
                _ => random.between(34, 47),
            }
        };
        let Some(boards) = random_boards(random, n_plies) else {
            continue;
        };
        let board = boards[boards.len() - 1];
        if !balanced {
            return (board, Vec::new());
        }
        let weights = plan.weights.expect("a balanced start is judged by weights");
        let within = BALANCED_WITHIN * UNIT;
        let value = Shallow::new(weights).value(board, BALANCED_DEPTH, -within - 1, within + 1);
        if value.abs() <= within {
            let way = boards.iter().rev().zip([1, -1].into_iter().cycle()).skip(1);
            let early = way.filter(|(board, _)| {
                board.n_empties() > EARLY_ABOVE && !board.legal_moves().is_empty()
            });
            let early = early.map(|(&board, side)| Played {
                board,
                side,
                promised: None,
            });
            return (board, early.collect());
        }
    }
}

/// The board after so many random plies from the start of the game, unless it ends before.
#[cfg(test)]
pub fn random_board(random: &mut Random, n_plies: u32) -> Option<Board> {
    random_boards(random, n_plies).and_then(|boards| boards.last().copied())
}

/// The boards of so many random plies from the start of the game, the sides in turns (before and
/// after a pass too), unless the game ends before.
fn random_boards(random: &mut Random, n_plies: u32) -> Option<Vec<Board>> {
    let mut boards = vec![Position::START.board()];
    let mut board = boards[0];
    for _ in 0..n_plies {
        if board.legal_moves().is_empty() {
            board = board.passed();
            boards.push(board);
        }
        let moves = board.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let pick = random.below(moves.len());
        let square = moves
            .squares()
            .nth(pick as usize)
            .expect("below their number");
        board = board.after(square);
        boards.push(board);
    }
    (!board.is_over()).then_some(boards)
}

/// The move of the player, and what its search promised in discs.
fn choose(plan: &Plan<'_>, board: Board) -> Option<(Square, Option<i8>)> {
    match (plan.play, plan.weights) {
        (Play::Depth(depth), Some(weights)) => {
            let (square, value) = Shallow::new(weights).best_move(board, depth)?;
            let discs = (value as f32 / UNIT as f32).round() as i8;
            Some((square, Some(discs)))
        }
        _ => {
            let moves = board.legal_moves();
            let best = moves
                .squares()
                .min_by_key(|&square| greedy(board.after(square), square))?;
            Some((best, None))
        }
    }
}

/// What a move gives the opponent: replies, open squares beside the mover's discs, corners.
fn greedy(after: Board, square: Square) -> i32 {
    let replies = after.legal_moves();
    let corners = (replies & Bitboard::CORNERS).len();
    let open = beside(after.opponent()) & after.empties();
    let corner = i32::from(Bitboard::CORNERS.contains(square));
    (2 * (replies.len() + 4 * corners) + open.len()) as i32 - 20 * corner
}

/// The squares beside those of a set, and the set.
fn beside(set: Bitboard) -> Bitboard {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let row = set.0 | (set.0 << 1 & NOT_A) | (set.0 >> 1 & NOT_H);
    Bitboard(row | row << 8 | row >> 8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::tests::Scratch;

    const PLAN: Plan<'static> = Plan {
        seed: 11,
        n_blocks: 3,
        start: Start::Random,
        play: Play::Greedy,
        solve_from: 8,
        weights: None,
    };

    #[test]
    fn threads_and_interruptions_change_nothing() {
        let scratch = [
            Scratch::new("one"),
            Scratch::new("two"),
            Scratch::new("cut"),
        ];
        let bytes = |n: usize| std::fs::read(&scratch[n].0).unwrap();
        run(&PLAN, &scratch[0].0, 1).unwrap();
        run(&PLAN, &scratch[1].0, 2).unwrap();
        assert_eq!(bytes(0), bytes(1));
        let cut = bytes(0).len() * 2 / 3;
        std::fs::write(&scratch[2].0, &bytes(0)[..cut]).unwrap();
        run(&PLAN, &scratch[2].0, 2).unwrap();
        assert_eq!(bytes(0), bytes(2));
        let other = Plan { seed: 12, ..PLAN };
        assert!(run(&other, &scratch[0].0, 1).is_err());
    }

    #[test]
    fn solved_boards_have_their_scores_and_the_others_the_game_s() {
        let mut solver = Solver::new(1);
        for game in 0..20 {
            let mut records = Vec::new();
            play(&PLAN, &mut solver, game, &mut records);
            for record in &records {
                let n_empties = record.board.n_empties();
                assert!(n_empties >= FEWEST_EMPTIES);
                assert!(!record.board.legal_moves().is_empty());
                assert_eq!(record.known == Known::Solved, n_empties <= PLAN.solve_from);
                if record.known == Known::Solved {
                    assert_eq!(record.score, solver.solve(record.board).score);
                }
            }
            // All boards of a game tell the same score, seen by one side or the other.
            let score = records.first().map(|record| record.score.abs());
            assert!(
                records
                    .iter()
                    .all(|record| Some(record.score.abs()) == score)
            );
        }
    }

    #[test]
    fn balanced_starts_are_balanced() {
        let weights = Weights::embedded();
        let plan = Plan {
            start: Start::Mixed,
            play: Play::Depth(2),
            weights: Some(weights),
            ..PLAN
        };
        for game in (1..40).step_by(2) {
            let mut random = Random::new(plan.seed, game);
            let (board, way) = start(&plan, game, &mut random);
            assert_eq!(way.len(), 6);
            for played in way {
                assert!(played.board.n_empties() > EARLY_ABOVE);
                // The first ply is Black's, and so is that of every board with even empties.
                let same = played.board.n_empties() % 2 == board.n_empties() % 2;
                assert_eq!(played.side == 1, same);
            }
            assert!((48..=54).contains(&board.n_empties()));
            let value = Shallow::new(weights).value(board, BALANCED_DEPTH, -64 * UNIT, 64 * UNIT);
            assert!(value.abs() <= BALANCED_WITHIN * UNIT);
        }
    }
}

//! A strong Reversi (Othello) engine: it turns a board and limits into an analysis.
//!
//! It prints nothing, reads no file but its embedded weights, and knows no colours: values are
//! for the side to move.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use huri_ai::{Engine, Level, Options};
//! use huri_core::Position;
//!
//! let mut engine = Engine::new(Options { hash_mib: 1, ..Options::default() });
//! let board = Position::START.board();
//! let limits = Level::new(3).limits(board.n_empties());
//! let stop = AtomicBool::new(false);
//! let analysis = engine.search(board, &limits, &stop, &mut |_| ()).expect("there are moves");
//! assert!(board.legal_moves().contains(analysis.best().mv.square().expect("not a pass")));
//! ```

pub mod cpu;

pub mod eval;

pub mod parity;

pub mod stability;

mod tt;

pub mod search;

pub mod solver;

pub mod perft;

pub mod openings;

pub mod bench;

pub mod limits;

pub mod time;

pub mod analysis;

pub mod engine;

pub mod anti;

pub use analysis::{Analysis, Bound, Line};
pub use cpu::CpuLevel;
pub use engine::{Engine, Options};
pub use limits::{Goal, Level, Limits};
pub use search::Tuning;
pub use solver::{Solved, Solver};

#[cfg(test)]
mod tests;

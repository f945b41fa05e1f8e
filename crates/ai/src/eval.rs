//! The evaluation: what a board is worth to its mover, guessed from patterns.
//!
//! The board is cut into overlapping patterns (edges, corners, lines, diagonals). Each way of
//! filling a pattern has a weight, and the value of a board is the sum of the weights of its
//! patterns: a linear model whose weights are fitted on the outcome of many games. The weights
//! change with the number of discs.
//!
//! - [`pattern`]: the shapes, their images, which fillings share a weight;
//! - [`features`]: the fillings of a board as a vector that a move updates;
//! - [`weights`]: the numbers, their file, and the sum.
//!
//! Source: M. Buro, "From simple features to sophisticated evaluation functions", Computers and
//! Games (CG'98), LNCS 1558, 1999. How the weights came to be: `docs/eval.md`.
//!
//! ```
//! use huri_ai::eval::{Features, MAX, Weights};
//! use huri_core::{Position, Symmetry};
//!
//! let board = Position::START.board();
//! let features = Features::of(board);
//! let value = Weights::embedded().evaluate(&features, board.n_empties());
//! assert!(value.abs() <= MAX);
//!
//! // A board is worth the same in a mirror.
//! let mirrored = Features::of(Symmetry::MIRROR.board(board));
//! assert_eq!(Weights::embedded().evaluate(&mirrored, board.n_empties()), value);
//!
//! // A move updates the features instead of computing them anew.
//! let square = board.legal_moves().first().expect("there are moves");
//! let flips = board.flips(square);
//! assert_eq!(
//!     features.after(square.index(), flips.0),
//!     Features::of(board.after(square))
//! );
//! ```

pub mod checksum;
pub mod features;
pub mod pattern;
pub mod weights;

pub use features::Features;
pub use weights::{Weights, WeightsError};

/// One disc, in the unit of values: an evaluation counts in 1/128 disc.
pub const UNIT: i32 = 128;

/// The highest value of an evaluation, in 1/128 disc: 63 discs, below a certain win of 64.
pub const MAX: i32 = 63 * UNIT;

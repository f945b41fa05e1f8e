//! The rules of Reversi (Othello) and its game records: no clock, no threads, no drawing.
//!
//! Read the modules in this order: a [`Square`] is one of 64, a [`Bitboard`] a set of them, a
//! [`Board`] the mover's and the opponent's discs, a [`Position`] a board with colours, a
//! [`Game`] a tree of moves from a position, and [`record`] reads and writes games as files.
//!
//! ```
//! use huri_core::{Color, Move, Position};
//!
//! let start = Position::START;
//! let next = start.play("f5".parse::<Move>()?)?;
//! assert_eq!(next.turn(), Color::White);
//! assert_eq!(next.count(Color::Black), 4);
//! assert_eq!(next.legal_moves().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

pub mod square;

pub mod bitboard;

pub mod symmetry;

pub mod flip;

pub mod board;

pub mod position;

pub mod value;

pub mod outcome;

pub mod game;

pub mod tabletop;

pub mod opening;

pub mod xot;

pub mod perft;

pub mod record;

pub use bitboard::Bitboard;
pub use board::Board;
pub use game::{Game, NodeId};
pub use outcome::Outcome;
pub use position::{Color, Move, Position};
pub use square::Square;
pub use symmetry::Symmetry;
pub use value::Value;

//! The rules of Reversi (Othello): a page to read and a course to play, without drawing.
//!
//! The positions are facts and stand here; the words stand in `huri-i18n`. A front end draws
//! both: [`rules::page`] is a list of sections, and a [`Lesson`] takes what the learner does and
//! gives a view of the step, in which wrong tries are explained.
//!
//! ```
//! use huri_core::Square;
//! use huri_learn::{Act, Lesson};
//!
//! let mut lesson = Lesson::new([]);
//! lesson.apply(Act::Square(Square::A1));
//! assert!(!lesson.view().is_solved);
//! lesson.apply(Act::Square(Square::F5));
//! assert!(lesson.view().is_solved);
//! ```

#![forbid(unsafe_code)]

mod board;

pub mod rules;

pub mod pages;

pub mod course;

pub mod lesson;

pub use lesson::{Act, Lesson, View};

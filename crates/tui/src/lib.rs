//! Huri in the terminal: play, replay and study Reversi (Othello).
//!
//! [`run`] is the loop: inputs go to an [`app::App`], which tells the session and draws frames.
//! Input, the engine and signals come in through one channel, so that nothing is polled and an
//! idle program takes no time.

pub mod app;
pub mod draw;
pub mod form;
pub mod input;
pub mod layout;
pub mod line_edit;
pub mod panel;
pub mod pen;
pub mod remembered;
pub mod terminal;
pub mod theme;
pub mod ui;

mod program;

pub mod lines;

pub use program::{Error, Options, run};

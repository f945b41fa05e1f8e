//! Huri in the terminal.

pub mod draw;
pub mod layout;
pub mod terminal;
pub mod theme;

//! Huri in the terminal.

pub mod draw;
pub mod input;
pub mod layout;
pub mod line_edit;
pub mod terminal;
pub mod theme;

//! Drawing: pure, the same view and state give the same screen.

pub mod board;

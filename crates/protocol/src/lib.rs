//! The languages in which Reversi (Othello) programs talk to each other.
//!
//! Each protocol is a module: it reads and writes its messages and serves an engine to whoever
//! speaks it. A server holds a game and drives an [`Engine`](huri_ai::Engine); players, reviews
//! and settings are the business of those who ask.

#![forbid(unsafe_code)]

pub mod gtp;

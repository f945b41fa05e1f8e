//! The window: the board, and beside it what is known of it.
//!
//! [`App`](app::App) is the game with the window's state; it knows no system: time is passed in,
//! files and the engine stand behind the session's [`Parts`](huri_session::Parts). [`program`]
//! gives it the real window, clock and dialogs.
//!
//! A frame flows one way: events become [`Ask`](ask::Ask)s, asks change the session, its view is
//! drawn, and drawing gives asks again.

#![forbid(unsafe_code)]

pub mod app;
pub mod ask;
pub mod board;
pub mod disc;
pub mod focus;
pub mod keys;
pub mod layout;
pub mod margin;
pub mod menu;
pub mod painting;
pub mod palette;
pub mod panel;
pub mod program;
pub mod raster;
pub mod remembered;
pub mod scene;
pub mod screens;
pub mod status;
pub mod supply;
pub mod told;
pub mod tones;
pub mod turning;
pub mod words;

//! A game in progress, for every front end: it draws nothing and words nothing.
//!
//! A front end makes one [`Session`], gives it [`Command`]s and the time, and draws its
//! [`View`]:
//!
//! ```
//! use std::time::Duration;
//! use huri_core::Square;
//! use huri_session::{Command, Parts, Session};
//!
//! // Without an engine's thread and without files; see `Parts::on_this_machine` for the rest.
//! let mut session = Session::new(Parts::default(), Duration::ZERO);
//! session.apply(Command::Place(Square::F5), Duration::from_secs(1))?;
//! assert_eq!(session.view().last_move, Some(Square::F5));
//! # Ok::<(), huri_session::Refusal>(())
//! ```
//!
//! Time is a `Duration` since any fixed moment, the same for all calls: see [`time::Watch`].
//! The loop of a front end is: hand over the commands; call [`Session::tick`]; draw
//! [`Session::view`]; sleep until input, the engine's waker, or [`Session::next_wake`].
//!
//! Reading order: [`command`] and [`view`] are the interface; a [`round`] is a game with its
//! players, clocks and place in the tree; [`session`] ties it to [`pacing`], the engine
//! ([`worker`], [`thinker`]) and the rest, each in its module.

#![forbid(unsafe_code)]

pub mod command;

pub mod action;

pub mod keys;

pub mod refusal;

pub mod view;

pub mod session;

pub mod player;

pub mod clock;

pub mod cursor;

pub mod round;

pub mod start;

pub mod pacing;

pub mod worker;

pub mod thinker;

mod done;

pub mod analyst;

pub mod review;

pub mod batch;

pub mod editor;

pub mod storage;

#[cfg(not(target_arch = "wasm32"))]
pub mod whole_file;

pub mod collection;

pub mod library;

pub mod autosave;

pub mod settings;

pub mod time;

pub use action::Action;
pub use command::Command;
pub use keys::{Chord, Key, Keymap};
pub use player::Player;
pub use refusal::Refusal;
pub use session::{Parts, Session};
pub use settings::Settings;
pub use view::View;

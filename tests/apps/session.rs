//! Sessions: whole games with a scripted engine and a clock that stands still unless told.

mod any_commands;
mod clocks;
mod driver;
mod files;
mod playing;
mod studying;
mod tabletop;

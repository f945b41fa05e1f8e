//! The terminal front end, driven by keys and mouse on a screen in memory.

mod cases;
mod driver;
mod lines;
mod long;
mod playing;
mod screens;

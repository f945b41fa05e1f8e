//! The window without a display: played by clicks and by keys, in every language.

mod cases;
mod driver;

mod access;
mod course;
mod editor;
mod files;
mod forms;
mod keys;
mod languages;
mod menus;
mod play;
mod see;
mod study;
mod tabletop;

//! The window without a display: played by clicks and by keys, in every language.

mod driver;

mod editor;
mod files;
mod forms;
mod languages;
mod menus;
mod play;
mod study;

//! Tests of rules and records, through the public interfaces.

mod games;
mod ggf;
mod json;
mod openings;
mod perft;
mod properties;
mod records;
mod sgf;
mod tabletop;
mod vectors;
mod wthor;

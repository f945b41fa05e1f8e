//! Tests of rules and records, through the public interfaces.

mod openings;
mod perft;
mod properties;
mod vectors;

//! Tests of rules and records, through the public interfaces.

mod perft;

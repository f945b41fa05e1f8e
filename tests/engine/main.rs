//! Tests of search and protocols, through the public interfaces.

mod gtp;
mod perft;
mod search;
mod signature;
mod solver;

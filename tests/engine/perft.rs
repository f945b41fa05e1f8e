//! Leaf counts on every CPU level: a pass is a ply, a finished game one leaf.

use huri_ai::{CpuLevel, perft::perft};
use huri_core::Position;

/// Leaf counts of the start position by depth, from 1 (published in many places).
const START: [u64; 12] = [
    4,
    12,
    56,
    244,
    1_396,
    8_200,
    55_092,
    390_216,
    3_005_288,
    24_571_284,
    212_258_800,
    1_939_886_636,
];

fn check(level: CpuLevel, depths: std::ops::RangeInclusive<usize>) {
    for depth in depths {
        let leaves = perft(level, Position::START.board(), depth as u32);
        assert_eq!(leaves, START[depth - 1], "depth {depth}, {level}");
    }
}

#[test]
fn every_level_counts_the_published_leaves() {
    for level in CpuLevel::available() {
        check(level, 1..=10);
    }
}

#[test]
fn the_fastest_level_counts_the_published_leaves_of_twelve_plies() {
    check(CpuLevel::detect(), 11..=12);
}

#[test]
#[ignore = "slow"]
fn every_level_counts_the_published_leaves_of_twelve_plies() {
    for level in CpuLevel::available() {
        check(level, 11..=12);
    }
}

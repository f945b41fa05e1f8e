//! Leaf counts: a pass is a ply.

use huri_core::{Position, perft::perft};

/// Leaf counts of the start position (published in many places; depth 1 to 10).
const START: [u64; 10] = [
    4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288, 24_571_284,
];

#[test]
fn leaf_counts_of_the_start_are_the_published_ones() {
    for (index, &leaves) in START.iter().enumerate() {
        assert_eq!(perft(Position::START.board(), index as u32 + 1), leaves);
    }
}

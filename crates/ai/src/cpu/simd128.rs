//! WebAssembly's 128-bit vectors: the rays to higher bits in pairs; the others have a fast
//! scalar instruction (leading zeros). The whole program is built with or without them.

use std::arch::wasm32::*;

use huri_core::flip::{self, RAYS};

use super::{Cpu, LastFlips, Portable};

/// The level with vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Simd128;

impl Cpu for Simd128 {
    #[inline(always)]
    fn flips(self, mover: u64, opponent: u64, square: usize) -> u64 {
        let rays = &RAYS[square & 63];
        let (movers, opponents) = (u64x2_splat(mover), u64x2_splat(opponent));
        let zero = u64x2_splat(0);
        let pair = |first: u64, second: u64| {
            let ray = u64x2(first, second);
            let stops = v128_andnot(ray, opponents);
            let anchor = v128_and(v128_and(stops, i64x2_sub(zero, stops)), movers);
            // anchor - 1, or 0 without an anchor.
            let below = i64x2_sub(i64x2_sub(anchor, u64x2_splat(1)), i64x2_eq(anchor, zero));
            v128_and(ray, below)
        };
        let both = v128_or(pair(rays.up[0], rays.up[1]), pair(rays.up[2], rays.up[3]));
        let mut flips = u64x2_extract_lane::<0>(both) | u64x2_extract_lane::<1>(both);
        for down in rays.down {
            let stops = down & !opponent;
            let highest = (1_u64 << 63)
                .checked_shr(stops.leading_zeros())
                .unwrap_or(0);
            let anchor = highest & mover;
            flips |= down & (anchor.wrapping_neg() ^ anchor);
        }
        flips
    }

    #[inline(always)]
    fn legal_moves(self, mover: u64, opponent: u64) -> u64 {
        flip::legal_moves(mover, opponent)
    }

    #[inline(always)]
    fn last_flips(self, mover: u64, square: usize) -> LastFlips {
        Portable.last_flips(mover, square)
    }
}

//! NEON: two directions in the two lanes of a register.

use std::arch::aarch64::*;

use huri_core::flip::{self, RAYS};

use super::{Cpu, LastFlips, Portable};

/// The proof that the CPU has NEON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Neon(()); // Invariant: only `detect` makes one.

impl Neon {
    /// A proof, if it holds.
    pub(super) fn detect() -> Option<Neon> {
        std::arch::is_aarch64_feature_detected!("neon").then_some(Neon(()))
    }
}

impl Cpu for Neon {
    #[inline(always)]
    fn flips(self, mover: u64, opponent: u64, square: usize) -> u64 {
        let square = square & 63;
        // SAFETY: `self` proves that the CPU has NEON.
        unsafe {
            let up = flips_up(mover, opponent, square);
            // Turned by half a turn, the rays to lower bits are rays to higher bits.
            let (mover, opponent) = (mover.reverse_bits(), opponent.reverse_bits());
            up | flips_up(mover, opponent, 63 - square).reverse_bits()
        }
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

/// What turns on the four rays to higher bits: what lies below the lowest square of the ray that
/// is not the opponent's, if that one is the mover's.
///
/// # Safety
/// The CPU must have NEON.
#[inline(always)]
unsafe fn flips_up(mover: u64, opponent: u64, square: usize) -> u64 {
    // SAFETY: the caller's promise; the loads read halves of an array of four words.
    unsafe {
        let rays = RAYS[square].up.as_ptr();
        let mover = vdupq_n_u64(mover);
        let opponent = vdupq_n_u64(opponent);
        let one_side = |ray: uint64x2_t| {
            let stops = vbicq_u64(ray, opponent);
            let lowest = vandq_u64(stops, vsubq_u64(vdupq_n_u64(0), stops));
            let anchor = vandq_u64(lowest, mover);
            // Saturating: 0 without an anchor.
            let below = vqsubq_u64(anchor, vdupq_n_u64(1));
            vandq_u64(ray, below)
        };
        let both = vorrq_u64(one_side(vld1q_u64(rays)), one_side(vld1q_u64(rays.add(2))));
        vgetq_lane_u64::<0>(both) | vgetq_lane_u64::<1>(both)
    }
}

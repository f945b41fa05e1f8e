//! AVX-512: leading zeros per lane for the directions to lower bits, three-way logic, and sixteen
//! weights at a time.

use std::arch::x86_64::*;

use huri_core::flip::RAYS;

use super::avx2::{self, V3};
use super::{Cpu, LastFlips};

/// The proof that the CPU has what [`V3`] proves and AVX-512 F, VL, CD, DQ and BW.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct V4(()); // Invariant: only `detect` makes one.

impl V4 {
    /// A proof, if it holds.
    pub(super) fn detect() -> Option<V4> {
        let found = V3::detect().is_some()
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512cd")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512bw");
        found.then_some(V4(()))
    }
}

impl Cpu for V4 {
    #[inline(always)]
    fn flips(self, mover: u64, opponent: u64, square: usize) -> u64 {
        // SAFETY: `self` proves that the CPU has these instructions; the loads read aligned
        // halves of a table entry.
        unsafe {
            let rays = &RAYS[square & 63];
            let up = _mm256_load_si256(rays.up.as_ptr().cast());
            let down = _mm256_load_si256(rays.down.as_ptr().cast());
            let mover = _mm256_set1_epi64x(mover as i64);
            let opponent = _mm256_set1_epi64x(opponent as i64);
            let minus_one = _mm256_set1_epi64x(-1);

            // To higher bits: adding one to the opponent's discs and all squares off the ray
            // carries to the first square of the ray that is not the opponent's.
            // 0xf3: opponent | !up (up is the second operand, opponent the third: b̄ + c).
            let filled = _mm256_ternarylogic_epi64::<0xbb>(up, up, opponent);
            let carried = _mm256_sub_epi64(filled, minus_one);
            let anchor = _mm256_ternarylogic_epi64::<0x80>(carried, up, mover);
            let found = _mm256_test_epi64_mask(anchor, anchor);
            let below = _mm256_maskz_add_epi64(found, anchor, minus_one);

            // To lower bits: the highest such square, by leading zeros. Without one they are 64, and
            // the bit comes round to bit 63, above which there is nothing to turn.
            let stops = _mm256_andnot_si256(opponent, down);
            let highest =
                _mm256_rorv_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(stops));
            let anchor = _mm256_and_si256(highest, mover);
            // The bits above the anchor: -anchor ^ anchor, 0 without one.
            let negative = _mm256_sub_epi64(_mm256_setzero_si256(), anchor);
            let flips_down = _mm256_ternarylogic_epi64::<0x60>(down, negative, anchor);

            // 0xf8: flips_down | (below & up).
            or_lanes(_mm256_ternarylogic_epi64::<0xf8>(flips_down, below, up))
        }
    }

    #[inline(always)]
    fn legal_moves(self, mover: u64, opponent: u64) -> u64 {
        // SAFETY: `self` proves that the CPU has these instructions.
        unsafe { avx2::legal_moves(mover, opponent) }
    }

    #[inline(always)]
    fn last_flips(self, mover: u64, square: usize) -> LastFlips {
        // SAFETY: `self` proves that the CPU has these instructions.
        unsafe { avx2::last_flips(mover, square) }
    }

    #[inline(always)]
    fn sum<const N: usize, const L: usize>(
        self,
        table: &[i16; N],
        middles: &[i32; L],
        fillings: &[i16; L],
    ) -> i32 {
        const { assert!((N - 2).is_power_of_two() && L.is_multiple_of(16)) };
        // SAFETY: `self` proves that the CPU has these instructions; the loads read sixteen lanes
        // of each array, and each lane of the gather an entry below N - 2 and the one behind it.
        unsafe {
            let mut sum = _mm512_setzero_si512();
            for (middles, fillings) in middles.chunks_exact(16).zip(fillings.chunks_exact(16)) {
                let middles = _mm512_loadu_si512(middles.as_ptr().cast());
                let fillings = _mm256_loadu_si256(fillings.as_ptr().cast());
                let index = _mm512_add_epi32(middles, _mm512_cvtepi16_epi32(fillings));
                let index = _mm512_and_si512(index, _mm512_set1_epi32(N as i32 - 3));
                let pairs = _mm512_i32gather_epi32::<2>(index, table.as_ptr().cast());
                // The entry is the low half: times one, and what lies behind it times zero.
                let entries = _mm512_madd_epi16(pairs, _mm512_set1_epi32(1));
                sum = _mm512_add_epi32(sum, entries);
            }
            _mm512_reduce_add_epi32(sum)
        }
    }

    #[inline(always)]
    fn quadrants(self, squares: u32) -> usize {
        // SAFETY: `self` proves that the CPU has these instructions.
        unsafe { avx2::quadrants(squares) }
    }

    #[inline(always)]
    fn arrange(self, squares: u32, places: &[u8; 16]) -> [u32; 4] {
        // SAFETY: `self` proves that the CPU has these instructions.
        unsafe { avx2::arrange(squares, places) }
    }
}

use avx2::or_lanes;

//! AVX2 and BMI2: the four directions of a move in the four lanes of a register.

use std::arch::x86_64::*;

use huri_core::flip::RAYS;

use super::portable::LINES;
use super::{Cpu, LastFlips};

/// The proof that the CPU has AVX2, BMI1, BMI2, LZCNT, POPCNT, MOVBE and FMA: "x86-64-v3".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct V3(()); // Invariant: only `detect` makes one.

impl V3 {
    /// A proof, if it holds.
    pub(super) fn detect() -> Option<V3> {
        let found = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("movbe")
            && is_x86_feature_detected!("fma");
        found.then_some(V3(()))
    }
}

impl Cpu for V3 {
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
            let zero = _mm256_setzero_si256();

            // To higher bits: the lowest square of the ray that is not the opponent's must be
            // the mover's; what lies below it turns.
            let stops = _mm256_andnot_si256(opponent, up);
            let anchor = _mm256_and_si256(
                _mm256_and_si256(stops, _mm256_sub_epi64(zero, stops)),
                mover,
            );
            // anchor - 1 - (-1 if there is none) is 0 without an anchor.
            let below = _mm256_sub_epi64(
                _mm256_add_epi64(anchor, _mm256_set1_epi64x(-1)),
                _mm256_cmpeq_epi64(anchor, zero),
            );
            let flips_up = _mm256_and_si256(below, up);

            // To lower bits: the mover's highest disc of the ray must lie above the highest
            // empty square. Bit 63 lies on no such ray, so that the signed comparison is right.
            let discs = _mm256_and_si256(down, mover);
            let empties = _mm256_andnot_si256(_mm256_or_si256(mover, opponent), down);
            let outflanks = _mm256_cmpgt_epi64(discs, empties);
            let step = _mm256_setr_epi64x(1, 7, 8, 9);
            let twice = _mm256_add_epi64(step, step);
            let four = _mm256_add_epi64(twice, twice);
            let mut smear = _mm256_or_si256(discs, _mm256_srlv_epi64(discs, step));
            smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, twice));
            smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, four));
            let flips_down = _mm256_and_si256(outflanks, _mm256_andnot_si256(smear, down));

            or_lanes(_mm256_or_si256(flips_up, flips_down))
        }
    }

    #[inline(always)]
    fn legal_moves(self, mover: u64, opponent: u64) -> u64 {
        // SAFETY: `self` proves that the CPU has these instructions.
        unsafe { legal_moves(mover, opponent) }
    }

    #[inline(always)]
    fn last_flips(self, mover: u64, square: usize) -> LastFlips {
        // SAFETY: `self` proves that the CPU has these instructions.
        unsafe { last_flips(mover, square) }
    }

    #[inline(always)]
    fn quadrants(self, squares: u32) -> usize {
        // SAFETY: `self` proves that the CPU has these instructions.
        unsafe { quadrants(squares) }
    }

    #[inline(always)]
    fn arrange(self, squares: u32, places: &[u8; 16]) -> [u32; 4] {
        // SAFETY: `self` proves that the CPU has these instructions.
        unsafe { arrange(squares, places) }
    }
}

/// See [`Cpu::quadrants`].
///
/// # Safety
/// The CPU must have BMI2.
#[inline(always)]
pub(super) unsafe fn quadrants(squares: u32) -> usize {
    // SAFETY: the caller's promise.
    unsafe { _pext_u32(squares, 0x2424_2424) as usize }
}

/// See [`Cpu::arrange`].
///
/// # Safety
/// The CPU must have AVX2.
#[inline(always)]
pub(super) unsafe fn arrange(squares: u32, places: &[u8; 16]) -> [u32; 4] {
    // SAFETY: the caller's promise; the load reads the array.
    unsafe {
        let places = _mm_loadu_si128(places.as_ptr().cast());
        let arranged = _mm_shuffle_epi8(_mm_cvtsi32_si128(squares as i32), places);
        [
            _mm_cvtsi128_si32(arranged) as u32,
            _mm_extract_epi32::<1>(arranged) as u32,
            _mm_extract_epi32::<2>(arranged) as u32,
            _mm_extract_epi32::<3>(arranged) as u32,
        ]
    }
}

/// The union of the four lanes.
///
/// # Safety
/// The CPU must have AVX2.
#[inline(always)]
pub(super) unsafe fn or_lanes(lanes: __m256i) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        let two = _mm_or_si128(
            _mm256_castsi256_si128(lanes),
            _mm256_extracti128_si256::<1>(lanes),
        );
        _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))) as u64
    }
}

/// Floods all directions both ways.
///
/// # Safety
/// The CPU must have AVX2.
#[inline(always)]
pub(super) unsafe fn legal_moves(mover: u64, opponent: u64) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        const INNER: i64 = 0x7e7e_7e7e_7e7e_7e7e;
        let step = _mm256_setr_epi64x(1, 7, 8, 9);
        let twice = _mm256_add_epi64(step, step);
        let discs = _mm256_set1_epi64x(mover as i64);
        let through = _mm256_and_si256(
            _mm256_set1_epi64x(opponent as i64),
            _mm256_setr_epi64x(INNER, INNER, -1, INNER),
        );
        let mut left = _mm256_and_si256(through, _mm256_sllv_epi64(discs, step));
        let mut right = _mm256_and_si256(through, _mm256_srlv_epi64(discs, step));
        left = _mm256_or_si256(
            left,
            _mm256_and_si256(through, _mm256_sllv_epi64(left, step)),
        );
        right = _mm256_or_si256(
            right,
            _mm256_and_si256(through, _mm256_srlv_epi64(right, step)),
        );
        let left_pairs = _mm256_and_si256(through, _mm256_sllv_epi64(through, step));
        let right_pairs = _mm256_srlv_epi64(left_pairs, step);
        for _ in 0..2 {
            left = _mm256_or_si256(
                left,
                _mm256_and_si256(left_pairs, _mm256_sllv_epi64(left, twice)),
            );
            right = _mm256_or_si256(
                right,
                _mm256_and_si256(right_pairs, _mm256_srlv_epi64(right, twice)),
            );
        }
        let reached = _mm256_or_si256(
            _mm256_sllv_epi64(left, step),
            _mm256_srlv_epi64(right, step),
        );
        or_lanes(reached) & !(mover | opponent)
    }
}

/// Gathers the diagonals with `pext`.
///
/// # Safety
/// The CPU must have BMI2.
#[inline(always)]
pub(super) unsafe fn last_flips(mover: u64, square: usize) -> LastFlips {
    // SAFETY: the caller's promise.
    unsafe {
        let lines = &LINES[square & 63];
        let row = mover >> (square & 0x38) & 0xff;
        let column = _pext_u64(mover, 0x0101_0101_0101_0101 << (square & 7));
        let down = _pext_u64(mover, lines.down);
        let up = _pext_u64(mover, lines.up);
        lines.sum(row, column, down, up, lines.up_by_row)
    }
}

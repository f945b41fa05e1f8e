//! [`CpuLevel`]: which instructions the search may use, and the one door to the fast ones.
//!
//! The search is written once, generic over a [`Cpu`], and compiled once per level: every
//! function that is not inlined has a twin per level (see [`per_cpu!`]). A value of a level's
//! type, such as [`V3`], is the proof that this machine has its instructions, because only
//! [`CpuLevel::detect`] makes one. So a search asks the machine once and never again.
//!
//! All levels count the same nodes: they differ in speed alone.

#![cfg_attr(
    not(target_arch = "wasm32"),
    expect(unsafe_code, reason = "the door to the CPU's vector instructions")
)]

mod portable;

#[cfg(target_arch = "x86_64")]
mod avx2;

#[cfg(target_arch = "x86_64")]
mod avx512;

#[cfg(target_arch = "aarch64")]
mod neon;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(test)]
mod trial;

use std::fmt;

use crate::search::shortcut::Shortcut;

pub(crate) use portable::Portable;

#[cfg(test)]
pub(crate) use trial::Trial;

#[cfg(target_arch = "x86_64")]
pub(crate) use avx2::V3;

#[cfg(target_arch = "x86_64")]
pub(crate) use avx512::V4;

#[cfg(target_arch = "aarch64")]
pub(crate) use neon::Neon;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) use simd128::Simd128;

/// The kernels of one level. Boards are plain words here: disjoint sets of discs.
pub(crate) trait Cpu: Copy + Send + Sync + fmt::Debug + 'static {
    /// The opponent's discs that a disc of the mover on the empty `square` turns.
    fn flips(self, mover: u64, opponent: u64, square: usize) -> u64;

    /// The squares on which the mover may place a disc.
    fn legal_moves(self, mover: u64, opponent: u64) -> u64;

    /// With `square` the only empty one: twice the number of discs that the mover's disc there
    /// turns, and the same for the opponent's disc.
    fn last_flips(self, mover: u64, square: usize) -> LastFlips;

    /// The quadrants of four squares, one in each byte: two bits each, the first square lowest.
    #[inline(always)]
    fn quadrants(self, squares: u32) -> usize {
        // Bit 2 of a square is the half of its columns, bit 5 the half of its rows.
        let pairs = squares >> 2 & 0x0101_0101 | squares >> 4 & 0x0202_0202;
        ((pairs | pairs >> 6 | pairs >> 12 | pairs >> 18) & 0xff) as usize
    }

    /// The squares in the bytes of a word, picked by sixteen places (0 to 3).
    #[inline(always)]
    fn arrange(self, squares: u32, places: &[u8; 16]) -> [u32; 4] {
        std::array::from_fn(|group| {
            let pick = |index: usize| {
                let place = u32::from(places[4 * group + index] & 3);
                (squares >> (8 * place) & 0xff) << (8 * index)
            };
            pick(0) | pick(1) | pick(2) | pick(3)
        })
    }

    /// The sum of the entries of `table` at `middles` plus `fillings`, lane by lane. Indices wrap
    /// at the power of two that is two below `N`; `L` is a multiple of 16.
    #[inline(always)]
    fn sum<const N: usize, const L: usize>(
        self,
        table: &[i16; N],
        middles: &[i32; L],
        fillings: &[i16; L],
    ) -> i32 {
        const { assert!((N - 2).is_power_of_two() && L.is_multiple_of(16)) };
        let mut sum = 0;
        for lane in 0..L {
            let index = middles[lane].wrapping_add(fillings[lane].into()) as usize & (N - 3);
            sum += i32::from(table[index]);
        }
        sum
    }

    /// Whether the search takes a shortcut: always, but in tests.
    #[inline(always)]
    fn takes(self, _: Shortcut) -> bool {
        true
    }

    /// How many squares are in the set.
    #[inline(always)]
    fn count(self, set: u64) -> i32 {
        set.count_ones() as i32
    }
}

/// Twice the numbers of discs that turn when the last square is filled, by the mover in the low
/// byte and by the opponent in the high one.
#[derive(Clone, Copy)]
pub(crate) struct LastFlips(u32);

impl LastFlips {
    /// Twice the number of discs that the mover turns.
    #[inline(always)]
    pub(crate) fn mover(self) -> i32 {
        (self.0 & 0xff) as i32
    }

    /// Twice the number of discs that the opponent turns.
    #[inline(always)]
    pub(crate) fn opponent(self) -> i32 {
        (self.0 >> 8) as i32
    }
}

/// A level of instructions that this machine has.
///
/// ```
/// use huri_ai::CpuLevel;
/// let best = CpuLevel::detect();
/// assert!(CpuLevel::available().any(|level| level == best));
/// println!("searching with {best}");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CpuLevel(pub(crate) Kind); // The field is private: nobody can make up a level.

/// The levels with their proofs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Portable(Portable),
    #[cfg(target_arch = "x86_64")]
    V3(V3),
    #[cfg(target_arch = "x86_64")]
    V4(V4),
    #[cfg(target_arch = "aarch64")]
    Neon(Neon),
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128(Simd128),
    #[cfg(test)]
    Trial(Trial),
}

impl CpuLevel {
    /// Plain code, which runs everywhere.
    pub const PORTABLE: CpuLevel = CpuLevel(Kind::Portable(Portable));

    /// The fastest level of this machine.
    pub fn detect() -> CpuLevel {
        CpuLevel::available()
            .last()
            .expect("the portable level is always there")
    }

    /// All levels of this machine, slowest first.
    pub fn available() -> impl Iterator<Item = CpuLevel> {
        let levels = [
            Some(Kind::Portable(Portable)),
            #[cfg(target_arch = "x86_64")]
            V3::detect().map(Kind::V3),
            #[cfg(target_arch = "x86_64")]
            V4::detect().map(Kind::V4),
            #[cfg(target_arch = "aarch64")]
            Neon::detect().map(Kind::Neon),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Some(Kind::Simd128(Simd128)),
        ];
        levels.into_iter().flatten().map(CpuLevel)
    }

    /// Its name: `portable`, `avx2`, `avx512`, `neon` or `simd128`.
    pub const fn name(self) -> &'static str {
        match self.0 {
            Kind::Portable(_) => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::V3(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Kind::V4(_) => "avx512",
            #[cfg(target_arch = "aarch64")]
            Kind::Neon(_) => "neon",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128(_) => "simd128",
            #[cfg(test)]
            Kind::Trial(_) => "trial",
        }
    }
}

impl fmt::Display for CpuLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Asks the memory for the cache line of `place`.
#[inline(always)]
pub(crate) fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 CPU has SSE, and a prefetch reads nothing.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

/// Evaluates `$body` with `$cpu` bound to the proof of `$level`.
macro_rules! on_level {
    ($level:expr, |$cpu:ident| $body:expr) => {
        match $level.0 {
            $crate::cpu::Kind::Portable($cpu) => $body,
            #[cfg(target_arch = "x86_64")]
            $crate::cpu::Kind::V3($cpu) => $body,
            #[cfg(target_arch = "x86_64")]
            $crate::cpu::Kind::V4($cpu) => $body,
            #[cfg(target_arch = "aarch64")]
            $crate::cpu::Kind::Neon($cpu) => $body,
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            $crate::cpu::Kind::Simd128($cpu) => $body,
            #[cfg(test)]
            $crate::cpu::Kind::Trial($cpu) => $body,
        }
    };
}
pub(crate) use on_level;

/// Declares a trait whose methods are compiled once per level.
///
/// Each method names an `#[inline(always)]` function, generic over [`Cpu`] and with the proof as
/// its first argument; inlined into a function that has the level's features, it is compiled
/// with them, and so are the kernels in it. Calls from one body to another go through the trait
/// and stay on the level.
macro_rules! per_cpu {
    ($(#[$doc:meta])* trait $name:ident { $(
        $(#[$method_doc:meta])*
        fn $method:ident($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)? = $body:path;
    )* }) => {
        $(#[$doc])*
        pub(crate) trait $name: $crate::cpu::Cpu {
            $( $(#[$method_doc])* fn $method(self, $($argument: $type),*) $(-> $result)?; )*
        }
        impl $name for $crate::cpu::Portable {
            $( #[inline(never)] fn $method(self, $($argument: $type),*) $(-> $result)? {
                $body(self, $($argument),*)
            } )*
        }
        $crate::cpu::per_cpu!(@level x86_64 V3 "avx2,bmi1,bmi2,lzcnt,popcnt,movbe,fma";
            $name { $( fn $method($($argument: $type),*) $(-> $result)? = $body; )* });
        $crate::cpu::per_cpu!(@level x86_64 V4
            "avx2,bmi1,bmi2,lzcnt,popcnt,movbe,fma,avx512f,avx512vl,avx512cd,avx512dq,avx512bw";
            $name { $( fn $method($($argument: $type),*) $(-> $result)? = $body; )* });
        $crate::cpu::per_cpu!(@level aarch64 Neon "neon";
            $name { $( fn $method($($argument: $type),*) $(-> $result)? = $body; )* });
        #[cfg(test)]
        impl $name for $crate::cpu::Trial {
            $( #[inline(never)] fn $method(self, $($argument: $type),*) $(-> $result)? {
                $body(self, $($argument),*)
            } )*
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        impl $name for $crate::cpu::Simd128 {
            $( #[inline(never)] fn $method(self, $($argument: $type),*) $(-> $result)? {
                $body(self, $($argument),*)
            } )*
        }
    };
    (@level $arch:ident $level:ident $features:literal; $name:ident { $(
        fn $method:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? = $body:path;
    )* }) => {
        $crate::cpu::only_on!($arch
        impl $name for $crate::cpu::$level {
            $( #[inline(always)]
            #[expect(unsafe_code, reason = "the door to the copy for this level")]
            fn $method(self, $($argument: $type),*) $(-> $result)? {
                #[target_feature(enable = $features)]
                fn compiled(cpu: $crate::cpu::$level, $($argument: $type),*) $(-> $result)? {
                    $body(cpu, $($argument),*)
                }
                // SAFETY: `self` was made only after the CPU said that it has these features.
                unsafe { compiled(self, $($argument),*) }
            } )*
        });
    };
}
pub(crate) use per_cpu;

/// Keeps the item on one kind of machine.
macro_rules! only_on {
    (x86_64 $item:item) => {
        #[cfg(target_arch = "x86_64")]
        $item
    };
    (aarch64 $item:item) => {
        #[cfg(target_arch = "aarch64")]
        $item
    };
}
pub(crate) use only_on;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::Random;
    use huri_core::flip;

    /// Boards of all densities, with few and with many discs of either side.
    fn boards() -> impl Iterator<Item = (u64, u64)> {
        let mut random = Random::new(2);
        (0..50_000).map(move |round| {
            let (a, b, c) = (random.next(), random.next(), random.next());
            match round % 5 {
                0 => (a & !b, b & !a),
                1 => (a & b & c, !(a & b & c) & (b | c)),
                2 => (a & b, !a & (b | c)),
                3 => (a & !b & !c, !a),
                _ => (a & b & c, !(a & b & c) & (a | b | c | random.next())),
            }
        })
    }

    #[test]
    fn flips_and_moves_of_every_level_are_the_rules() {
        for level in CpuLevel::available() {
            for (mover, opponent) in boards() {
                on_level!(level, |cpu| {
                    let moves = flip::legal_moves(mover, opponent);
                    assert_eq!(cpu.legal_moves(mover, opponent), moves, "{level}");
                    for square in (0..64).filter(|s| (mover | opponent) >> s & 1 == 0) {
                        assert_eq!(
                            cpu.flips(mover, opponent, square),
                            flip::flips(mover, opponent, square),
                            "{level} {mover:#x} {opponent:#x} {square}"
                        );
                    }
                });
            }
        }
    }

    #[test]
    fn every_level_sums_the_entries_of_a_table() {
        let mut random = Random::new(3);
        let table: [i16; 1026] = std::array::from_fn(|_| random.next() as i16);
        for round in 0..1000 {
            // Inside the table, and anywhere: then indices wrap.
            let reach = if round % 2 == 0 { 500 } else { 0x8000 };
            let middles: [i32; 48] = std::array::from_fn(|_| random.below(reach) as i32);
            let fillings: [i16; 48] = std::array::from_fn(|_| random.below(reach) as i16);
            let entry = |lane: usize| {
                let index = middles[lane] + i32::from(fillings[lane]);
                i32::from(table[index as usize % 1024])
            };
            let expected: i32 = (0..48).map(entry).sum();
            for level in CpuLevel::available() {
                let sum = on_level!(level, |cpu| cpu.sum(&table, &middles, &fillings));
                assert_eq!(sum, expected, "{level}");
            }
        }
    }

    #[test]
    fn last_flips_of_every_level_count_what_flips_turns() {
        for level in CpuLevel::available() {
            for (set, _) in boards() {
                for square in 0..64 {
                    let empty = 1 << square;
                    let (mover, opponent) = (set & !empty, !set & !empty);
                    let mine = 2 * flip::flips(mover, opponent, square).count_ones();
                    let theirs = 2 * flip::flips(opponent, mover, square).count_ones();
                    // The bit of the square itself may be set or not.
                    for mover in [mover, mover | empty] {
                        let found = on_level!(level, |cpu| cpu.last_flips(mover, square));
                        let found = (found.mover(), found.opponent());
                        assert_eq!(
                            found,
                            (mine as i32, theirs as i32),
                            "{level} {set:#x} {square}"
                        );
                    }
                }
            }
        }
    }
}

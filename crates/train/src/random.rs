//! [`Random`]: numbers from a seed, the same on every machine and in every version.

/// SplitMix64 (Steele, Lea, Flood 2014). Written out, because data sets must be repeatable with
/// any later version of a library.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream with this number under a seed; streams do not depend on each other.
    pub fn new(seed: u64, stream: u64) -> Random {
        let mut random = Random(seed);
        let base = random.next();
        random.0 = base ^ stream.wrapping_mul(0xd134_2543_de82_ef95);
        random.next();
        random
    }

    /// The next 64 bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    }

    /// A number from 0 to `bound - 1`; `bound` must not be 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // The bias of taking the high half of the product is below 2^-32.
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }

    /// A number from `first` to `last`.
    pub fn between(&mut self, first: u32, last: u32) -> u32 {
        first + self.below(last - first + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn streams_differ_and_repeat() {
        let start = |seed, stream| Random::new(seed, stream).next();
        assert_eq!(start(1, 2), start(1, 2));
        assert_ne!(start(1, 2), start(1, 3));
        assert_ne!(start(1, 2), start(2, 2));
        let mut random = Random::new(7, 0);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[random.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }
}

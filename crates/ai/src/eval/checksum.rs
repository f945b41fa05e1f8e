//! The checksum of weights files and data sets. It detects accidents, not forgery.

/// A number that differs for any two byte strings of one length that differ in a single word,
/// and almost surely for all others.
///
/// Words of eight little-endian bytes are mixed in one after the other, each step being a
/// bijection; the last word is filled up with zeros, and the length comes at the end.
pub fn checksum(bytes: &[u8]) -> u64 {
    // The multiplier is 2^64 divided by the golden ratio, made odd (Knuth, TAOCP 3, 6.4).
    let mix = |state: u64, word: u64| {
        let product = (state ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        product ^ product >> 29
    };
    let mut state = 0x6875_7269; // "huri"
    let mut words = bytes.chunks_exact(8);
    for word in &mut words {
        let word = word.try_into().expect("chunks have eight bytes");
        state = mix(state, u64::from_le_bytes(word));
    }
    let mut last = [0; 8];
    last[..words.remainder().len()].copy_from_slice(words.remainder());
    state = mix(state, u64::from_le_bytes(last));
    mix(state, bytes.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::checksum;

    #[test]
    fn every_byte_counts() {
        let bytes: Vec<u8> = (0..45).collect();
        let whole = checksum(&bytes);
        for index in 0..bytes.len() {
            for bit in 0..8 {
                let mut changed = bytes.clone();
                changed[index] ^= 1 << bit;
                assert_ne!(checksum(&changed), whole, "byte {index}, bit {bit}");
            }
        }
        assert_ne!(checksum(&[0; 8]), checksum(&[0; 9]));
        assert_ne!(checksum(&[]), checksum(&[0]));
    }
}

//! [`Weights`]: the fitted numbers, the file they come in, and the value of a board.
//!
//! The weights stand at 16 knots along the game, every four plies; between two knots they are
//! blended linearly. A file is, all numbers little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `HURIEVAL` |
//! | 2 | version of this format, 1 |
//! | 2 | the set of shapes, see [`Set`](super::pattern::Set) |
//! | 2 | knots, 16 |
//! | 2 | parts of a disc, 128 |
//! | 4 | weights a knot |
//! | 4 | zero |
//! | 8 | [`checksum`] of what follows |
//! | 2 each | the weights, knot by knot: one for each canonical id, then the bias for an even and for an odd number of empty squares |
//!
//! The file is used as it lies in memory; for each ply the weights of all fillings are laid out
//! when the first board of that ply is evaluated.

use std::borrow::Cow;
use std::fmt;
use std::sync::{LazyLock, OnceLock};

use super::checksum::checksum;
use super::features::LANES;
use super::pattern::{CANONICAL, MIDDLES, N_FEATURES, N_ROWS, SET};
use super::{Features, MAX, UNIT};
use crate::cpu::{Cpu, Portable};

/// Knots along the game.
pub const N_KNOTS: usize = 16;

/// Plies from one knot to the next.
pub const KNOT_PLIES: usize = 4;

const MAGIC: [u8; 8] = *b"HURIEVAL";
const VERSION: u16 = 1;
const HEADER: usize = 32;

/// Rows laid out for a ply, filled up as [`Cpu::sum`] wants it.
const TABLE: usize = (N_ROWS + 1).next_power_of_two() + 2;

/// The row of each lane's empty filling; lanes beyond the features have an empty row.
static MIDDLE_ROWS: [i32; LANES] = {
    let mut rows = [N_ROWS as i32; LANES];
    let mut feature = 0;
    while feature < N_FEATURES {
        rows[feature] = MIDDLES[feature] as i32;
        feature += 1;
    }
    rows
};

/// The weights of an evaluation.
pub struct Weights {
    /// A whole file, checked.
    file: Cow<'static, [u8]>,
    /// Laid out on first use, by ply.
    plies: [OnceLock<Box<Ply>>; 61],
}

/// The weights of one ply by row.
struct Ply {
    bias: i32,
    rows: [i16; TABLE],
}

/// Why bytes are no weights for this engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// They do not begin as a weights file does.
    NotWeights,
    /// A version of the format that this engine does not read.
    Version(u16),
    /// They are for another set of shapes or another grid of knots.
    Shapes {
        /// The file's set.
        set: u16,
        /// Its knots.
        knots: u16,
        /// Its parts of a disc.
        unit: u16,
        /// Its weights a knot.
        n_weights: u32,
    },
    /// Cut short, or longer than it should be.
    Length {
        /// Bytes found.
        found: usize,
        /// Bytes that the header promises.
        expected: usize,
    },
    /// The contents are damaged.
    Checksum {
        /// Of the contents.
        found: u64,
        /// That the header promises.
        expected: u64,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights => write!(f, "not a weights file"),
            WeightsError::Version(version) => write!(f, "weights of unknown version {version}"),
            WeightsError::Shapes {
                set,
                knots,
                unit,
                n_weights,
            } => write!(
                f,
                "weights for other patterns: set {set}, {knots} knots of {n_weights} weights in \
                 1/{unit} disc"
            ),
            WeightsError::Length { found, expected } => {
                write!(f, "weights of {found} bytes instead of {expected}")
            }
            WeightsError::Checksum { found, expected } => write!(
                f,
                "damaged weights: checksum {found:016x} instead of {expected:016x}"
            ),
        }
    }
}

impl std::error::Error for WeightsError {}

/// Weights a knot: the canonical ids and the two biases.
pub fn weights_per_knot() -> usize {
    CANONICAL.n_ids + 2
}

/// The knot before this ply, and how many quarters of the next one are blended in.
pub const fn knot_and_quarters(ply: usize) -> (usize, i32) {
    (ply / KNOT_PLIES, (ply % KNOT_PLIES) as i32)
}

/// A file with these weights: [`N_KNOTS`] times [`weights_per_knot`], in 1/128 disc.
pub fn file_of(weights: &[i16]) -> Vec<u8> {
    assert_eq!(weights.len(), N_KNOTS * weights_per_knot());
    let contents: Vec<u8> = weights.iter().flat_map(|w| w.to_le_bytes()).collect();
    let mut file = Vec::with_capacity(HEADER + contents.len());
    file.extend(MAGIC);
    file.extend(VERSION.to_le_bytes());
    file.extend((SET as u16).to_le_bytes());
    file.extend((N_KNOTS as u16).to_le_bytes());
    file.extend((UNIT as u16).to_le_bytes());
    file.extend((weights_per_knot() as u32).to_le_bytes());
    file.extend([0; 4]);
    file.extend(checksum(&contents).to_le_bytes());
    file.extend(contents);
    file
}

impl Weights {
    /// The file of the weights that come with the engine.
    pub const EMBEDDED_FILE: &'static [u8] = include_bytes!("../../weights/huri.eval");

    /// The weights that come with the engine.
    pub fn embedded() -> &'static Weights {
        static EMBEDDED: LazyLock<Weights> = LazyLock::new(|| {
            Weights::new(Cow::Borrowed(Weights::EMBEDDED_FILE))
                .expect("the embedded weights are whole: a test reads them")
        });
        &EMBEDDED
    }

    /// The weights in the bytes of a file, such as [`Weights::EMBEDDED_FILE`].
    pub fn from_bytes(file: Vec<u8>) -> Result<Weights, WeightsError> {
        Weights::new(Cow::Owned(file))
    }

    fn new(file: Cow<'static, [u8]>) -> Result<Weights, WeightsError> {
        let header = file
            .first_chunk::<HEADER>()
            .filter(|header| header.starts_with(&MAGIC))
            .ok_or(WeightsError::NotWeights)?;
        let u16_at = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        let version = u16_at(8);
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let word = *header[16..].first_chunk().expect("four bytes are left");
        let found = (u16_at(10), u16_at(12), u16_at(14), u32::from_le_bytes(word));
        let n_weights = weights_per_knot();
        if found != (SET as u16, N_KNOTS as u16, UNIT as u16, n_weights as u32) {
            return Err(WeightsError::Shapes {
                set: found.0,
                knots: found.1,
                unit: found.2,
                n_weights: found.3,
            });
        }
        let expected = HEADER + 2 * N_KNOTS * n_weights;
        if file.len() != expected {
            return Err(WeightsError::Length {
                found: file.len(),
                expected,
            });
        }
        let word = *header[24..].first_chunk().expect("eight bytes are left");
        let expected = u64::from_le_bytes(word);
        let found = checksum(&file[HEADER..]);
        if found != expected || header[20..24] != [0; 4] {
            return Err(WeightsError::Checksum { found, expected });
        }
        Ok(Weights {
            file,
            plies: [const { OnceLock::new() }; 61],
        })
    }

    /// The checksum of the weights: which weights these are.
    pub fn checksum(&self) -> u64 {
        let word = *self.file[24..].first_chunk().expect("checked when made");
        u64::from_le_bytes(word)
    }

    /// What the mover can expect on a board with these features and this many empty squares, in
    /// 1/128 disc, within ±[`MAX`].
    pub fn evaluate(&self, features: &Features, n_empties: u32) -> i32 {
        self.evaluate_on(Portable, features, n_empties)
    }

    /// [`Weights::evaluate`] with the instructions of a level.
    #[inline(always)]
    pub(crate) fn evaluate_on(&self, cpu: impl Cpu, features: &Features, n_empties: u32) -> i32 {
        let index = 60 - (n_empties as usize).min(60);
        let ply = match self.plies[index].get() {
            Some(ply) => ply,
            None => self.lay_out(index),
        };
        let sum = ply.bias + cpu.sum(&ply.rows, &MIDDLE_ROWS, features.lanes());
        sum.clamp(-MAX, MAX)
    }

    /// The weights of one knot.
    fn knot(&self, knot: usize) -> impl Iterator<Item = i32> + '_ {
        let bytes = 2 * weights_per_knot();
        self.file[HEADER + knot * bytes..][..bytes]
            .chunks_exact(2)
            .map(|pair| i32::from(i16::from_le_bytes([pair[0], pair[1]])))
    }

    #[cold]
    #[inline(never)]
    fn lay_out(&self, ply: usize) -> &Ply {
        self.plies[ply].get_or_init(|| {
            let (knot, quarters) = knot_and_quarters(ply);
            // Behind the last knot there is none to blend with, and nothing to blend.
            let next = (knot + 1).min(N_KNOTS - 1);
            let blended: Vec<i32> = self
                .knot(knot)
                .zip(self.knot(next))
                .map(|(a, b)| (a * (4 - quarters) + b * quarters + 2) >> 2)
                .collect();
            let parity = (60 - ply) % 2;
            let mut table: Box<Ply> = Box::new(Ply {
                bias: blended[CANONICAL.n_ids + parity],
                rows: [0; TABLE],
            });
            for (row, &id) in table.rows.iter_mut().zip(CANONICAL.ids.iter()) {
                *row = blended[id as usize] as i16;
            }
            table
        })
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({:016x})", self.checksum())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use huri_core::Symmetry;

    use super::*;
    use crate::eval::features::tests::on_random_boards;

    /// Weights without any pattern in them, for tests of what uses weights.
    pub fn arbitrary_weights() -> Weights {
        Weights::from_bytes(file_of(&arbitrary_numbers())).expect("a file of ours")
    }

    /// Small enough that no sum is cut off.
    fn arbitrary_numbers() -> Vec<i16> {
        let mut state = 0x1234_5678_9abc_def1_u64;
        (0..N_KNOTS * weights_per_knot())
            .map(|_| {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                (state % 301) as i16 - 150
            })
            .collect()
    }

    #[test]
    fn a_value_is_the_sum_of_blended_weights() {
        let numbers = arbitrary_numbers();
        let weights = arbitrary_weights();
        on_random_boards(20, |board| {
            let features = Features::of(board);
            let ply = 60 - board.n_empties() as usize;
            let (knot, quarters) = knot_and_quarters(ply);
            let n = weights_per_knot();
            let blend = |id: usize| {
                let at = |knot: usize| f64::from(numbers[(knot * n + id).min(numbers.len() - 1)]);
                let next = f64::from(quarters) / 4.0;
                (at(knot) * (1.0 - next) + at(knot + 1) * next + 0.25).round()
            };
            let bias = blend(CANONICAL.n_ids + board.n_empties() as usize % 2);
            let sum = features
                .rows()
                .iter()
                .map(|&row| blend(CANONICAL.ids[row] as usize))
                .sum::<f64>();
            let value = weights.evaluate(&features, board.n_empties());
            assert!((f64::from(value) - sum - bias).abs() <= N_FEATURES as f64 * 0.5 + 0.5);
            for symmetry in Symmetry::all() {
                let image = Features::of(symmetry.board(board));
                assert_eq!(weights.evaluate(&image, board.n_empties()), value);
            }
        });
    }

    #[test]
    fn a_changed_byte_is_refused() {
        let file = file_of(&arbitrary_numbers());
        assert!(Weights::from_bytes(file.clone()).is_ok());
        // All of the header, and bytes all over the contents.
        for at in (0..HEADER).chain((HEADER..file.len()).step_by(99_991)) {
            for change in [1, 0x80, 0xff] {
                let mut changed = file.clone();
                changed[at] ^= change;
                assert!(Weights::from_bytes(changed).is_err(), "byte {at}");
            }
        }
    }

    #[test]
    fn a_cut_file_is_refused() {
        let file = file_of(&arbitrary_numbers());
        for length in [0, 7, 8, HEADER - 1, HEADER, file.len() / 2, file.len() - 1] {
            assert!(Weights::from_bytes(file[..length].to_vec()).is_err());
        }
        let mut longer = file.clone();
        longer.push(0);
        assert_eq!(
            Weights::from_bytes(longer).unwrap_err(),
            WeightsError::Length {
                found: file.len() + 1,
                expected: file.len()
            }
        );
    }

    #[test]
    fn the_embedded_weights_are_whole_and_those_of_the_manifest() {
        let manifest = include_str!("../../weights/MANIFEST.toml");
        let checksum = format!("checksum = \"{:016x}\"", Weights::embedded().checksum());
        assert!(
            manifest.lines().any(|line| line == checksum),
            "the manifest speaks of other weights, these have {checksum}"
        );
    }
}

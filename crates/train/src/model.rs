//! [`Model`]: fitted weights as real numbers, and their way to the engine's whole ones.

use std::path::Path;

use huri_ai::eval::checksum::checksum;
use huri_ai::eval::pattern::{CANONICAL, SET};
use huri_ai::eval::weights::{KNOT_PLIES, N_KNOTS, file_of, weights_per_knot};
use huri_ai::eval::{Features, MAX, UNIT, Weights};
use huri_core::Board;

use crate::error::Error;

const MAGIC: [u8; 8] = *b"HURIMODL";

/// Weights further out than this many discs are cut off: far beyond any fitted one that matters,
/// and within 16 bits.
const LIMIT: f32 = 250.0;

/// The largest difference between the fitted and the whole-number value of a board that is
/// rounding alone, in discs. Half of what 62 features add up to if each is rounded the same way
/// twice, at the knots and between them.
const TOLERANCE: f32 = 0.25;

/// A weight for every canonical id and bias at every knot, in discs.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// Knot by knot, as in a weights file.
    pub weights: Vec<f32>,
}

impl Model {
    /// All weights zero.
    pub fn zero() -> Model {
        Model {
            weights: vec![0.0; N_KNOTS * weights_per_knot()],
        }
    }

    /// The weights of one ply, blended from the two knots around it.
    pub fn blended(&self, ply: usize) -> Vec<f32> {
        let n = weights_per_knot();
        let (knot, next) = (ply / KNOT_PLIES, (ply / KNOT_PLIES + 1).min(N_KNOTS - 1));
        let share = share_of_next(ply);
        let of = |knot: usize| &self.weights[knot * n..][..n];
        let pairs = of(knot).iter().zip(of(next));
        pairs.map(|(a, b)| a * (1.0 - share) + b * share).collect()
    }

    /// The weights as a file for the engine.
    ///
    /// Rounded to 1/128 disc; the value of each of `boards` must stay what it was but for that.
    pub fn quantised(&self, boards: &[Board]) -> Result<Vec<u8>, Error> {
        let numbers: Vec<i16> = self
            .weights
            .iter()
            .map(|weight| (weight.clamp(-LIMIT, LIMIT) * UNIT as f32).round() as i16)
            .collect();
        let file = file_of(&numbers);
        let weights = Weights::from_bytes(file.clone()).expect("the engine reads what it wrote");
        let blended: Vec<Vec<f32>> = (0..=60).map(|ply| self.blended(ply)).collect();
        let mut difference = 0_f32;
        for &board in boards {
            let n_empties = board.n_empties();
            let features = Features::of(board);
            let table = &blended[60 - n_empties.min(60) as usize];
            let sum: f32 = features
                .rows()
                .iter()
                .map(|&row| table[CANONICAL.ids[row] as usize])
                .sum::<f32>()
                + table[CANONICAL.n_ids + n_empties as usize % 2];
            let limit = (MAX / UNIT) as f32;
            let whole = weights.evaluate(&features, n_empties) as f32 / UNIT as f32;
            difference = difference.max((sum.clamp(-limit, limit) - whole).abs());
        }
        if difference < TOLERANCE {
            Ok(file)
        } else {
            Err(Error::Quantised { difference })
        }
    }

    /// Writes the model to a file, all of it or nothing.
    pub fn save(&self, path: &Path) -> Result<(), Error> {
        let contents: Vec<u8> = self.weights.iter().flat_map(|w| w.to_le_bytes()).collect();
        let mut file = MAGIC.to_vec();
        file.extend((SET as u64).to_le_bytes());
        file.extend(checksum(&contents).to_le_bytes());
        file.extend(contents);
        write_whole(path, &file)
    }

    /// Reads a model from a file.
    pub fn load(path: &Path) -> Result<Model, Error> {
        let file = std::fs::read(path).map_err(Error::file(path))?;
        let not_ours = || Error::NotOurs {
            path: path.to_owned(),
        };
        let (head, contents) = file.split_at_checked(24).ok_or_else(not_ours)?;
        let word = |at: usize| {
            let word = head[at..at + 8].try_into().expect("eight bytes");
            u64::from_le_bytes(word)
        };
        let length = 4 * N_KNOTS * weights_per_knot();
        if !head.starts_with(&MAGIC) || word(8) != SET as u64 || contents.len() != length {
            return Err(not_ours());
        }
        if word(16) != checksum(contents) {
            return Err(Error::Damaged {
                path: path.to_owned(),
                byte: 24,
            });
        }
        let (words, _) = contents.as_chunks::<4>();
        Ok(Model {
            weights: words.iter().map(|&word| f32::from_le_bytes(word)).collect(),
        })
    }
}

/// How much of the next knot's weights counts at a ply.
pub fn share_of_next(ply: usize) -> f32 {
    (ply % KNOT_PLIES) as f32 / KNOT_PLIES as f32
}

/// Writes a file so that after a crash there is the old one or the new one, never half of it.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let mut beside = path.to_owned();
    beside.add_extension("part");
    std::fs::write(&beside, bytes).map_err(Error::file(&beside))?;
    std::fs::rename(&beside, path).map_err(Error::file(path))
}

/// Reads an engine's weights.
pub fn read_weights(path: &Path) -> Result<Weights, Error> {
    let bytes = std::fs::read(path).map_err(Error::file(path))?;
    Weights::from_bytes(bytes).map_err(|error| Error::Weights {
        path: path.to_owned(),
        error,
    })
}

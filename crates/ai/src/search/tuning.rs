//! [`Tuning`]: numbers of the search that are found by measurement.

use crate::search::ordering::OrderWeights;

/// Numbers that change how long a search takes and, if it is selective, what it overlooks; never
/// an exact score.
///
/// An engine begins with the best ones known. Others are for those who look for better ones.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// Which moves to try first.
    pub order: OrderWeights,
    /// The margins of ProbCut in the midgame, as a multiple of the fitted ones: with more, less is
    /// pruned.
    pub margin: f32,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            order: OrderWeights::TUNED,
            margin: 1.0,
        }
    }
}

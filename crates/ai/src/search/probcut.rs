//! ProbCut: skips a deep null-window search whose result a shallow one foretells.
//!
//! The deep score is the shallow one plus noise. Where the shallow score clears the bound by `t`
//! times the noise's spread, the deep search is taken as done; the selectivity sets `t`. So a cut
//! can be wrong, at a known rate: never in PV nodes, never in an exact solve.
//!
//! Source: M. Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm",
//! ICCA Journal 18(2), 1995, and "Experiments with Multi-ProbCut and a new high-quality
//! evaluation function for Othello", 1997. The numbers of [`MIDGAME`] and [`ENDGAME`] are fitted
//! by `huri-train probcut`.

use huri_core::value::Certainty;

use crate::eval::UNIT;

/// How sure a search has to be, by its index in the table of confidences.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Selectivity(u8);

/// The confidences in percent, least first, and how many standard deviations each asks for.
const CONFIDENCES: [(u8, f32); 5] = [(73, 1.1), (87, 1.5), (95, 2.0), (98, 2.6), (99, 3.3)];

impl Selectivity {
    /// Prunes nothing by probability.
    pub(crate) const FULL: Selectivity = Selectivity(CONFIDENCES.len() as u8);

    /// The least selectivity that is as sure as asked.
    pub(crate) fn of(certainty: Certainty) -> Selectivity {
        let percent = match certainty {
            Certainty::Estimate => 0,
            Certainty::Selective(percent) => percent,
            Certainty::Proved => return Selectivity::FULL,
        };
        let index = CONFIDENCES.iter().position(|&(known, _)| known >= percent);
        Selectivity(index.unwrap_or(CONFIDENCES.len()) as u8)
    }

    /// The confidence of a search to the end.
    pub(crate) fn certainty(self) -> Certainty {
        match CONFIDENCES.get(usize::from(self.0)) {
            Some(&(percent, _)) => Certainty::Selective(percent),
            None => Certainty::Proved,
        }
    }

    /// Its index, for the transposition table.
    pub(crate) fn index(self) -> u8 {
        self.0
    }
}

/// Spread and mean of the deep value minus the shallow one, in discs:
/// `sigma = exp(constant + shallow * d + deep * D + empties * n)`, `mu = …` likewise linear.
struct Noise {
    constant: f32,
    shallow: f32,
    deep: f32,
    empties: f32,
}

impl Noise {
    fn sigma(&self, shallow: u32, deep: u32, n_empties: u32) -> f32 {
        (self.constant
            + self.shallow * shallow as f32
            + self.deep * deep as f32
            + self.empties * n_empties as f32)
            .exp()
    }
}

/// A search of depth `D` foretold by one of depth `d`.
const MIDGAME: Noise = Noise {
    constant: 1.181,
    shallow: -0.181,
    deep: 0.065,
    empties: 0.0,
};

/// The final score foretold by a search of depth `d`; `D` and `n` are both the empty squares.
///
/// Fitted on 13 to 19 empty squares. The slope found there, -0.021 for each, is not trusted beyond:
/// it is taken at 16.
const ENDGAME: Noise = Noise {
    constant: 1.935,
    shallow: -0.062,
    deep: 0.0,
    empties: 0.0,
};

/// Midgame searches below this depth are not worth foretelling.
const MIDGAME_FROM: u32 = 4;

/// Searches to the end with fewer empty squares are not worth foretelling.
const ENDGAME_FROM: u32 = 13;

/// Deepest search and most empty squares.
const MAX: usize = 60;

/// What to try at a node: how deep, and by how much the result must clear the bound.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attempt {
    /// The depth of the shallow search.
    pub(crate) depth: u32,
    /// `t * sigma` of that search, in the unit of values.
    pub(crate) margin: i32,
    /// How far the static value may lie on the wrong side of the bound.
    pub(crate) slack: i32,
}

/// The attempts for all depths, worked out once: the tree asks at every node.
pub(crate) struct Attempts {
    midgame: [[Attempt; MAX + 1]; CONFIDENCES.len()],
    endgame: [[Attempt; MAX + 1]; CONFIDENCES.len()],
}

impl std::fmt::Debug for Attempts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Attempts")
    }
}

impl Attempts {
    /// The tables; margins in the midgame are multiplied by `factor`.
    pub(crate) fn new(factor: f32) -> Box<Attempts> {
        let table = |noise: &Noise, factor: f32, shallow: fn(u32) -> u32| {
            std::array::from_fn(|index| {
                std::array::from_fn(|deep| {
                    let deep = deep as u32;
                    let t = factor * CONFIDENCES[index].1 * UNIT as f32;
                    Attempt {
                        depth: shallow(deep),
                        margin: (t * noise.sigma(shallow(deep), deep, deep)).round() as i32,
                        slack: (0.5 * t * noise.sigma(0, deep, deep)).round() as i32,
                    }
                })
            })
        };
        Box::new(Attempts {
            midgame: table(&MIDGAME, factor, |deep| 2 * (deep / 4) + (deep & 1)),
            endgame: table(&ENDGAME, 1.0, |n_empties| match n_empties {
                ..20 => 2,
                20..28 => 4,
                28.. => 6,
            }),
        })
    }

    /// What to try in place of a search of this depth, or to the end with that many empty
    /// squares.
    #[inline(always)]
    pub(crate) fn get<const END: bool>(
        &self,
        selectivity: Selectivity,
        depth: u32,
    ) -> Option<Attempt> {
        let (table, from) = if END {
            (&self.endgame, ENDGAME_FROM)
        } else {
            (&self.midgame, MIDGAME_FROM)
        };
        if depth < from {
            return None;
        }
        let row = table.get(usize::from(selectivity.0))?;
        Some(row[(depth as usize).min(MAX)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certainty_finds_the_selectivity_that_is_as_sure() {
        let percent = |certainty| Selectivity::of(certainty).certainty();
        assert_eq!(percent(Certainty::Estimate), Certainty::Selective(73));
        assert_eq!(percent(Certainty::Selective(1)), Certainty::Selective(73));
        assert_eq!(percent(Certainty::Selective(95)), Certainty::Selective(95));
        assert_eq!(percent(Certainty::Selective(96)), Certainty::Selective(98));
        assert_eq!(percent(Certainty::Selective(100)), Certainty::Proved);
        assert_eq!(percent(Certainty::Proved), Certainty::Proved);
        assert_eq!(Selectivity::of(Certainty::Proved), Selectivity::FULL);
    }

    #[test]
    fn full_searches_are_never_foretold() {
        let attempts = Attempts::new(1.0);
        for depth in 0..70 {
            assert!(attempts.get::<true>(Selectivity::FULL, depth).is_none());
            assert!(attempts.get::<false>(Selectivity::FULL, depth).is_none());
        }
    }

    #[test]
    fn shallow_searches_are_shallower_and_surer_ones_ask_for_more() {
        let attempts = Attempts::new(1.0);
        for depth in MIDGAME_FROM..=60 {
            let mut last = 0;
            for percent in [73, 87, 95, 98, 99] {
                let selectivity = Selectivity::of(Certainty::Selective(percent));
                let attempt = attempts.get::<false>(selectivity, depth).unwrap();
                assert!(attempt.depth < depth && attempt.depth % 2 == depth % 2);
                assert!(attempt.margin > last);
                last = attempt.margin;
            }
        }
    }
}

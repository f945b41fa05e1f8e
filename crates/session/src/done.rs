//! How much of a search is done, for a bar that tells how long it may still take.
//!
//! Every ply costs a multiple of the one before, and at the end of a game the passes over all
//! that is left cost more than everything that led to them. So a share is told by what
//! iterations have been found to cost, not by their number; between two of them it grows with
//! time, but no further than to where the next one will put it.

use std::time::Duration;

use huri_ai::Limits;
use huri_core::Value;
use huri_core::value::Certainty;

/// How much more a search costs that looks a ply further.
///
/// This and the numbers below are medians over searches of 24 positions drawn by lot with 12 to
/// 50 empty squares, at levels 12 and 16, for one move and for all.
const PLY: f32 = 1.75;
/// The share of the searches that find a guess before the game is searched to its end.
const GUESS: f32 = 0.02;
/// How many plies less than to the end the last of them looks.
const GUESS_PLIES_LESS: u32 = 10;
/// The passes to the end before the last one: up to which percentage each holds, and the share
/// that is done after it.
const PASSES: [(u8, f32); 3] = [(73, 0.2), (95, 0.5), (100, 0.65)];

/// How much is done, 0 to 1, of a search within these limits that has been going on for `taken`
/// and has found this value after `found_after`, if any.
pub fn done(
    limits: &Limits,
    n_empties: u32,
    taken: Duration,
    found: Option<(Value, Duration)>,
) -> f32 {
    let by_iterations = found.and_then(|(value, found_after)| {
        let (so_far, next) = shares(limits, n_empties, value)?;
        let ratio = taken.as_secs_f32() / found_after.as_secs_f32().max(0.001);
        Some((so_far * ratio).clamp(so_far, next))
    });
    let by_time = limits
        .time
        .map(|time| taken.as_secs_f32() / time.as_secs_f32().max(0.001));
    by_iterations
        .unwrap_or(0.0)
        .max(by_time.unwrap_or(0.0))
        .clamp(0.0, 1.0)
}

/// How much is done after the iteration that found a value, and after the next one.
fn shares(limits: &Limits, n_empties: u32, value: Value) -> Option<(f32, f32)> {
    let depth = u32::from(value.depth?);
    let plies = |depth: u32, goal: u32| PLY.powf(depth as f32 - goal as f32).min(1.0);
    let deepest = u32::from(limits.depth);
    if n_empties > deepest.max(limits.end_from.into()) {
        return Some((plies(depth, deepest), plies(depth + 1, deepest)));
    }
    if depth < n_empties {
        let deepest = n_empties.saturating_sub(GUESS_PLIES_LESS);
        let guess = |depth| GUESS * plies(depth, deepest);
        let (first_pass, next) = (PASSES[0].1, guess(depth + 1));
        return Some((
            guess(depth),
            if depth < deepest { next } else { first_pass },
        ));
    }
    let Certainty::Selective(percent) = value.certainty else {
        return Some((1.0, 1.0));
    };
    let pass = PASSES.iter().position(|(most, _)| percent <= *most)?;
    let next = PASSES.get(pass + 1).map_or(1.0, |(_, share)| *share);
    Some((PASSES[pass].1, next))
}

#[cfg(test)]
mod tests {
    use super::*;
    use huri_ai::Level;

    fn value(depth: u8, certainty: Certainty) -> Value {
        Value {
            hundredths: 0,
            certainty,
            depth: Some(depth),
        }
    }

    const SECOND: Duration = Duration::from_secs(1);

    /// Half of the plies are next to nothing, and the last one is nearly half of the work.
    #[test]
    fn the_last_plies_are_most_of_the_work() {
        let limits = Level::new(16).limits(45);
        let after = |depth| {
            let value = value(depth, Certainty::Selective(73));
            done(&limits, 45, SECOND, Some((value, SECOND)))
        };
        assert!(after(8) < 0.03);
        assert!((0.5..0.65).contains(&after(15)));
        assert_eq!(after(16), 1.0);
        assert!((1..16).all(|depth| after(depth) < after(depth + 1)));
    }

    #[test]
    fn to_the_end_of_the_game_the_passes_over_all_of_it_count() {
        let limits = Level::new(16).limits(20);
        let after = |value| done(&limits, 20, SECOND, Some((value, SECOND)));
        let steps = [
            value(2, Certainty::Estimate),
            value(9, Certainty::Estimate),
            value(10, Certainty::Estimate),
            value(20, Certainty::Selective(73)),
            value(20, Certainty::Selective(95)),
            value(20, Certainty::Selective(98)),
            value(20, Certainty::Proved),
        ];
        let shares = steps.map(after);
        assert!(shares.is_sorted(), "{shares:?}");
        assert!(shares[2] < 0.05 && shares[3] < 0.3, "{shares:?}");
        assert_eq!(shares[6], 1.0);
    }

    /// It goes on while nothing new is found, and what is found next never puts it back.
    #[test]
    fn time_goes_on_between_two_iterations() {
        let limits = Level::new(12).limits(45);
        let found = |depth, found_after| Some((value(depth, Certainty::Estimate), found_after));
        let ninth = found(9, SECOND);
        let at = |seconds, found| done(&limits, 45, SECOND * seconds, found);
        assert!(at(1, ninth) < at(2, ninth));
        assert!(at(60, ninth) <= at(60, found(10, SECOND * 60)));
        assert_eq!(at(5, None), 0.0, "nothing is known yet");
    }

    #[test]
    fn where_time_ends_the_search_it_tells() {
        let limits = Limits {
            time: Some(SECOND * 10),
            ..Limits::EXACT
        };
        assert_eq!(done(&limits, 50, SECOND * 5, None), 0.5);
        assert_eq!(done(&limits, 50, SECOND * 50, None), 1.0);
    }
}

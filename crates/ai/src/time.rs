//! How long to think: a game clock's share for one move, and when to stop early or late.
//!
//! Moves near the end decide most and cost most, up to the point where the game is solved, so
//! that the middle of the game gets the largest shares. A share is what to aim for: a search
//! whose result has settled stops early, one whose value just fell goes on for a while.

use std::time::Duration;

use crate::Limits;

/// What a player's clock allows at a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Time left.
    pub left: Duration,
    /// Added after each move.
    pub increment: Duration,
    /// How many own moves the time must last for, if a new period begins then; none for the rest
    /// of the game.
    pub moves: Option<u32>,
}

/// Kept back at each move for what is not thinking: the way to the controller and back.
const RESERVE: Duration = Duration::from_millis(50);

/// The most of the time left that one move may take.
const MOST_OF_CLOCK: f64 = 0.3;

/// How much longer than its share an unsettled search may take.
const MOST_OF_SHARE: u32 = 2;

impl Clock {
    /// The limits with the time for a move with so many empty squares: `pace` to aim for, `time`
    /// at most.
    ///
    /// ```
    /// use std::time::Duration;
    /// use huri_ai::time::Clock;
    /// use huri_ai::Level;
    ///
    /// let clock = Clock { left: Duration::from_secs(60), increment: Duration::ZERO, moves: None };
    /// let limits = clock.limits(Level::MAX.limits(40), 40);
    /// assert!(limits.pace < limits.time);
    /// assert!(limits.time < Some(Duration::from_secs(20)));
    /// ```
    pub fn limits(&self, limits: Limits, n_empties: u32) -> Limits {
        let share = self.share(n_empties);
        let usable = self.left.saturating_sub(RESERVE);
        let most = share
            .saturating_mul(MOST_OF_SHARE)
            .min(usable.mul_f64(MOST_OF_CLOCK).max(share));
        Limits {
            pace: Some(limits.pace.map_or(share, |own| own.min(share))),
            time: Some(limits.time.map_or(most, |own| own.min(most))),
            ..limits
        }
    }

    /// The share of the time left that a move with so many empty squares should take.
    fn share(&self, n_empties: u32) -> Duration {
        let own_moves = n_empties.div_ceil(2).max(1);
        let moves = self
            .moves
            .map_or(own_moves, |moves| moves.clamp(1, own_moves));
        // Each own move still to come costs the reserve too.
        let reserve = RESERVE * moves;
        // When little is left, half of it goes to the reserve.
        let usable = self
            .left
            .saturating_sub(reserve)
            .max(self.left / (2 * moves + 2));
        let weights = |move_index: u32| weight(n_empties.saturating_sub(2 * move_index));
        let sum: f64 = (0..moves).map(weights).sum();
        let own = usable.mul_f64(weight(n_empties) / sum);
        let share = own.saturating_add(self.increment.saturating_sub(RESERVE));
        share.min(self.left.saturating_sub(RESERVE).max(self.left / 4))
    }
}

/// How much a move with so many empty squares deserves: most around 38 (before it searches are
/// far from the end, after it the game is soon solved).
fn weight(n_empties: u32) -> f64 {
    const MIDDLE: f64 = 38.0;
    let distance = f64::from(n_empties) - MIDDLE;
    let spread = if distance > 0.0 { 12.0 } else { 8.0 };
    (-(distance / spread).powi(2) / 2.0).exp() + 0.1
}

/// A finished iteration, as far as time is concerned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Iteration {
    /// The best move's square.
    pub(crate) best: u8,
    /// Its value in discs.
    pub(crate) discs: f64,
}

/// A fall of the value by so many discs asks for more time.
const FALL: f64 = 3.0;

/// So many iterations with the same best move and a steady value are enough, ...
const SETTLED: usize = 4;

/// ... once this part of the share is used.
const SETTLED_PART: f64 = 0.45;

/// An iteration takes longer than all before it together: none is begun past this part.
const LAST_BEGIN: f64 = 0.6;

/// Whether to begin another iteration.
pub(crate) fn go_on(elapsed: Duration, pace: Duration, iterations: &[Iteration]) -> bool {
    let [.., before, last] = iterations else {
        return elapsed < pace;
    };
    let unsettled = before.best != last.best || last.discs < before.discs - FALL;
    let pace = if unsettled {
        pace.saturating_mul(MOST_OF_SHARE)
    } else {
        pace
    };
    let recent = &iterations[iterations.len().saturating_sub(SETTLED)..];
    let steady =
        |other: &Iteration| other.best == last.best && (other.discs - last.discs).abs() < 1.0;
    let settled = recent.len() == SETTLED && recent.iter().all(steady);
    let part = if settled { SETTLED_PART } else { LAST_BEGIN };
    elapsed < pace.mul_f64(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a whole game, every move taking the most that it may.
    fn left_after_a_game(mut clock: Clock, overhead: Duration) -> Duration {
        for n_empties in (0..=60).rev().step_by(2) {
            let limits = clock.limits(Limits::EXACT, n_empties);
            let used = limits.time.expect("a clock limits the time") + overhead;
            clock.left = clock.left.checked_sub(used).expect("lost on time");
            clock.left += clock.increment;
        }
        clock.left
    }

    #[test]
    fn no_game_is_lost_on_time_even_with_the_most_at_every_move() {
        for (seconds, increment) in [(1, 0), (5, 0), (60, 0), (300, 2), (1500, 0), (10, 1)] {
            let clock = Clock {
                left: Duration::from_secs(seconds),
                increment: Duration::from_secs(increment),
                moves: None,
            };
            left_after_a_game(clock, Duration::from_millis(5));
        }
    }

    #[test]
    fn the_middle_of_the_game_gets_the_most() {
        let clock = Clock {
            left: Duration::from_secs(600),
            increment: Duration::ZERO,
            moves: None,
        };
        assert!(weight(38) > weight(58) && weight(38) > weight(20));
        assert!(clock.share(60) < clock.share(40));
        assert!(clock.share(60) > Duration::from_secs(5));
    }

    #[test]
    fn a_new_period_is_not_spared_for() {
        let clock = |moves| Clock {
            left: Duration::from_secs(10),
            increment: Duration::ZERO,
            moves,
        };
        assert!(clock(Some(1)).share(50) > 3 * clock(None).share(50));
    }

    #[test]
    fn a_settled_search_stops_and_a_falling_value_goes_on() {
        let iterations = |values: &[(u8, f64)]| -> Vec<Iteration> {
            values
                .iter()
                .map(|&(best, discs)| Iteration { best, discs })
                .collect()
        };
        let (pace, half) = (Duration::from_secs(10), Duration::from_secs(5));
        let settled = iterations(&[(1, 2.0), (1, 2.5), (1, 2.2), (1, 2.0)]);
        assert!(!go_on(half, pace, &settled));
        assert!(go_on(pace / 4, pace, &settled));
        assert!(go_on(half, pace, &iterations(&[(1, 2.0), (1, 4.0)])));
        assert!(!go_on(pace, pace, &iterations(&[(1, 2.0), (1, 4.0)])));
        assert!(go_on(pace, pace, &iterations(&[(1, 2.0), (1, -4.0)])));
        assert!(go_on(pace, pace, &iterations(&[(1, 2.0), (2, 2.0)])));
        assert!(!go_on(2 * pace, pace, &iterations(&[(1, 2.0), (2, 2.0)])));
        assert!(go_on(Duration::ZERO, pace, &[]));
    }
}

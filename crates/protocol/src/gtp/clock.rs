//! [`Clock`]: a player's time as GTP sets it.

use std::time::Duration;

/// A player's time: a main time, and then periods in each of which some moves must be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// A period's length; zero when the game ends with the main time.
    period: Duration,
    /// The moves to make in a period.
    stones: u32,
    /// What is left of the main time or of the period.
    left: Duration,
    /// The moves still to make in the period; zero in the main time.
    stones_left: u32,
}

impl Clock {
    /// The clock of `time_settings`; none when the time is not limited.
    pub fn new(main: Duration, period: Duration, stones: u32) -> Option<Clock> {
        if stones == 0 && period > Duration::ZERO {
            return None; // the protocol's way to say "no limit"
        }
        let mut clock = Clock {
            period,
            stones,
            left: main,
            stones_left: 0,
        };
        clock.begin_period();
        Some(clock)
    }

    /// Goes over to the first period when there is no main time.
    fn begin_period(&mut self) {
        if self.left == Duration::ZERO && self.stones_left == 0 && self.stones > 0 {
            self.left = self.period;
            self.stones_left = self.stones;
        }
    }

    /// What the controller says is left; `stones` is zero in the main time.
    pub fn set(&mut self, left: Duration, stones: u32) {
        self.left = left;
        self.stones_left = stones;
        self.begin_period();
    }

    /// Counts a move that took `time`.
    pub fn spend(&mut self, time: Duration) {
        let over = time.saturating_sub(self.left);
        self.left = self.left.saturating_sub(time);
        if self.stones_left == 0 {
            if self.left == Duration::ZERO && self.stones > 0 {
                self.begin_period();
                // The move itself already counts in the period that it ran into.
                self.left = self.left.saturating_sub(over);
                self.finish_move();
            }
        } else {
            self.finish_move();
        }
    }

    fn finish_move(&mut self) {
        self.stones_left -= 1;
        if self.stones_left == 0 {
            self.left = self.period;
            self.stones_left = self.stones;
        }
    }

    /// The time for a move with so many empty squares left.
    pub fn budget(&self, n_empties: u32) -> Duration {
        /// For what a move costs beside the search: the controller, the pipe, a busy machine.
        const RESERVE: Duration = Duration::from_millis(50);
        let game = n_empties.div_ceil(2).max(1);
        let (total, moves) = match (self.stones_left, self.stones) {
            (0, 0) => (self.left, game),
            // The periods after the main time are as good as an increment.
            (0, stones) => (self.left + self.period / stones, game),
            (stones, _) => (self.left, stones),
        };
        let reserve = (RESERVE * moves).min(total / 2);
        (total - reserve) / moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn the_settings_say_which_kind_of_clock_it_is() {
        assert_eq!(Clock::new(seconds(0), seconds(1), 0), None, "no limit");
        let sudden = Clock::new(seconds(60), seconds(0), 0).unwrap();
        assert_eq!((sudden.left, sudden.stones_left), (seconds(60), 0));
        let periods = Clock::new(seconds(0), seconds(30), 5).unwrap();
        assert_eq!((periods.left, periods.stones_left), (seconds(30), 5));
    }

    #[test]
    fn periods_begin_anew_when_their_moves_are_made() {
        let mut clock = Clock::new(seconds(10), seconds(30), 2).unwrap();
        clock.spend(seconds(9));
        assert_eq!((clock.left, clock.stones_left), (seconds(1), 0));
        clock.spend(seconds(5)); // runs into the period by four seconds
        assert_eq!((clock.left, clock.stones_left), (seconds(26), 1));
        clock.spend(seconds(20));
        assert_eq!((clock.left, clock.stones_left), (seconds(30), 2));
        clock.set(seconds(7), 1);
        clock.spend(seconds(1));
        assert_eq!((clock.left, clock.stones_left), (seconds(30), 2));
    }

    #[test]
    fn a_game_at_its_budgets_never_runs_out() {
        for total in [0, 1, 50, 1_000, 5_000, 300_000] {
            let mut clock = Clock::new(Duration::from_millis(total), Duration::ZERO, 0).unwrap();
            for n_empties in (1..=60).rev().step_by(2) {
                let budget = clock.budget(n_empties);
                assert!(budget <= clock.left);
                clock.spend(budget);
            }
        }
    }
}

//! [`Clock`]: a player's time as GTP sets it.

use std::time::Duration;

use huri_ai::time;

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

    /// What it allows at a turn, as the engine reckons.
    pub fn allowance(&self) -> time::Clock {
        let (increment, moves) = match (self.stones_left, self.stones) {
            (0, 0) => (Duration::ZERO, None),
            // The periods after the main time are as good as an increment.
            (0, stones) => (self.period / stones, None),
            (stones, _) => (Duration::ZERO, Some(stones)),
        };
        time::Clock {
            left: self.left,
            increment,
            moves,
        }
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
    fn the_engine_is_told_what_the_clock_allows() {
        let allowance = |clock: Option<Clock>| clock.unwrap().allowance();
        let sudden = allowance(Clock::new(seconds(60), seconds(0), 0));
        assert_eq!((sudden.left, sudden.moves), (seconds(60), None));
        let main = allowance(Clock::new(seconds(60), seconds(30), 10));
        assert_eq!((main.increment, main.moves), (seconds(3), None));
        let period = allowance(Clock::new(seconds(0), seconds(30), 10));
        assert_eq!((period.left, period.moves), (seconds(30), Some(10)));
    }
}

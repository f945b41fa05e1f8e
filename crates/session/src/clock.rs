//! [`Clocks`]: how long each side has left, and when it has lost on time.
//!
//! Time is passed in. What a front end shows of a move (turning discs, a pass) belongs to
//! nobody: a side's clock starts once it has been shown. A pass costs no time and gains none.

use std::time::Duration;

use huri_core::Color;
use serde::{Deserialize, Serialize};

use crate::player::Sides;

/// How much time a side gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum TimeControl {
    /// So much for the whole game.
    SuddenDeath {
        /// For all moves together.
        main: Duration,
    },
    /// So much for the whole game, and a bonus after every move.
    Increment {
        /// At the start.
        main: Duration,
        /// Added after every move but a pass.
        increment: Duration,
    },
    /// When the main time is used up, periods: a move within one keeps it, a period used up is
    /// gone, and the side loses with its last one.
    ByoYomi {
        /// At the start.
        main: Duration,
        /// One period.
        period: Duration,
        /// How many of them, at least 1.
        periods: u16,
    },
    /// The same for every move; what is left of it is lost.
    PerMove {
        /// For one move.
        time: Duration,
    },
}

impl TimeControl {
    fn start(self) -> Left {
        match self {
            TimeControl::SuddenDeath { main } | TimeControl::Increment { main, .. } => Left {
                main,
                period: Duration::ZERO,
                periods: 0,
            },
            TimeControl::ByoYomi {
                main,
                period,
                periods,
            } => Left {
                main,
                period,
                periods: periods.max(1),
            },
            TimeControl::PerMove { time } => Left {
                main: Duration::ZERO,
                period: time,
                periods: 1,
            },
        }
    }
}

/// As a record writes it: `5:00`, `5:00+0:03`, `5:00/0:30x3`, `0:10/move`.
impl std::fmt::Display for TimeControl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let minutes = |time: Duration| {
            let seconds = time.as_secs();
            format!("{}:{:02}", seconds / 60, seconds % 60)
        };
        match *self {
            TimeControl::SuddenDeath { main } => write!(f, "{}", minutes(main)),
            TimeControl::Increment { main, increment } => {
                write!(f, "{}+{}", minutes(main), minutes(increment))
            }
            TimeControl::ByoYomi {
                main,
                period,
                periods,
            } => write!(f, "{}/{}x{periods}", minutes(main), minutes(period)),
            TimeControl::PerMove { time } => write!(f, "{}/move", minutes(time)),
        }
    }
}

/// The kinds of time control, in the order in which forms offer them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Kind {
    /// All the time in the world.
    #[default]
    None,
    /// So much for the whole game.
    SuddenDeath,
    /// With a bonus after every move.
    Increment,
    /// Periods after the main time.
    ByoYomi,
    /// The same for every move.
    PerMove,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [
        Kind::None,
        Kind::SuddenDeath,
        Kind::Increment,
        Kind::ByoYomi,
        Kind::PerMove,
    ];

    /// Whether sides have minutes for the whole game.
    pub fn has_minutes(self) -> bool {
        matches!(self, Kind::SuddenDeath | Kind::Increment | Kind::ByoYomi)
    }

    /// Whether seconds play a part: the bonus, the period, or the time for a move.
    pub fn has_seconds(self) -> bool {
        matches!(self, Kind::Increment | Kind::ByoYomi | Kind::PerMove)
    }
}

/// Both sides' time controls in the figures that a form asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Of which kind they are.
    pub kind: Kind,
    /// Each side's main time.
    pub minutes: Sides<u32>,
    /// The bonus, the period, or the time for a move.
    pub seconds: u32,
    /// How many periods.
    pub periods: u32,
}

impl Figures {
    /// Of these; where there are none yet, of five minutes, ten seconds and three periods.
    pub fn of(controls: Sides<Option<TimeControl>>) -> Figures {
        let whole = |time: Duration| u32::try_from(time.as_secs()).unwrap_or(u32::MAX);
        let (kind, time, periods) = match controls.black.or(controls.white) {
            None => (Kind::None, None, None),
            Some(TimeControl::SuddenDeath { .. }) => (Kind::SuddenDeath, None, None),
            Some(TimeControl::Increment { increment, .. }) => {
                (Kind::Increment, Some(increment), None)
            }
            Some(TimeControl::ByoYomi {
                period, periods, ..
            }) => (Kind::ByoYomi, Some(period), Some(periods)),
            Some(TimeControl::PerMove { time }) => (Kind::PerMove, Some(time), None),
        };
        let minutes = |control: Option<TimeControl>| match control {
            None | Some(TimeControl::PerMove { .. }) => 5,
            Some(
                TimeControl::SuddenDeath { main }
                | TimeControl::Increment { main, .. }
                | TimeControl::ByoYomi { main, .. },
            ) => whole(main) / 60,
        };
        Figures {
            kind,
            minutes: Sides::from_fn(|color| minutes(controls[color])),
            seconds: time.map_or(10, whole),
            periods: periods.map_or(3, u32::from),
        }
    }

    /// The time controls.
    pub fn controls(self) -> Sides<Option<TimeControl>> {
        let seconds = Duration::from_secs(self.seconds.into());
        Sides::from_fn(|color| {
            let main = Duration::from_secs(60 * u64::from(self.minutes[color]));
            Some(match self.kind {
                Kind::None => return None,
                Kind::SuddenDeath => TimeControl::SuddenDeath { main },
                Kind::Increment => TimeControl::Increment {
                    main,
                    increment: seconds,
                },
                Kind::ByoYomi => TimeControl::ByoYomi {
                    main,
                    period: seconds,
                    periods: u16::try_from(self.periods).unwrap_or(u16::MAX),
                },
                Kind::PerMove => TimeControl::PerMove { time: seconds },
            })
        })
    }
}

/// What a side has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Left {
    /// Of the main time.
    pub main: Duration,
    /// Of the period that is running, or would run after the main time.
    pub period: Duration,
    /// Periods left, the running one included; 0 where there are none.
    pub periods: u16,
}

impl Left {
    const NOTHING: Left = Left {
        main: Duration::ZERO,
        period: Duration::ZERO,
        periods: 0,
    };

    /// Everything until the side loses.
    fn total(self, full_period: Duration) -> Duration {
        let later = full_period.saturating_mul(u32::from(self.periods).saturating_sub(1));
        let now = if self.periods > 0 {
            self.period
        } else {
            Duration::ZERO
        };
        self.main.saturating_add(now).saturating_add(later)
    }

    /// After so much more thinking.
    fn after(self, mut spent: Duration, full_period: Duration) -> Left {
        let mut left = self;
        if spent < left.main {
            left.main -= spent;
            return left;
        }
        spent -= left.main;
        left.main = Duration::ZERO;
        while left.periods > 0 {
            if spent < left.period {
                left.period -= spent;
                return left;
            }
            spent -= left.period;
            left.periods -= 1;
            left.period = full_period;
        }
        Left::NOTHING
    }
}

/// Both clocks. A side without a time control has all the time in the world.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Clocks {
    controls: Sides<Option<TimeControl>>,
    left: Sides<Option<Left>>,
    /// Whose clock runs, and since when; the moment may lie ahead, while a move is shown.
    running: Option<(Color, Duration)>,
}

impl Clocks {
    /// Clocks at the start of a game, standing still.
    pub fn new(controls: Sides<Option<TimeControl>>) -> Clocks {
        Clocks {
            controls,
            left: Sides::from_fn(|color| controls[color].map(TimeControl::start)),
            running: None,
        }
    }

    /// The time controls.
    pub fn controls(&self) -> Sides<Option<TimeControl>> {
        self.controls
    }

    /// Whether either side has a clock.
    pub fn are_used(&self) -> bool {
        self.controls.black.is_some() || self.controls.white.is_some()
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// Since when the running clock runs.
    pub fn running_since(&self) -> Option<Duration> {
        self.running.map(|(_, since)| since)
    }

    /// What the engine is told of a side's clock; none if it has none.
    pub fn for_engine(&self, color: Color, now: Duration) -> Option<huri_ai::time::Clock> {
        let left = self.left(color, now)?;
        let (left, increment, moves) = match self.controls[color]? {
            TimeControl::SuddenDeath { .. } => (left.main, Duration::ZERO, None),
            TimeControl::Increment { increment, .. } => (left.main, increment, None),
            // Whatever of the main time is kept, every later move has its period.
            TimeControl::ByoYomi { .. } if left.main > Duration::ZERO => {
                (left.main + left.period, left.period / 2, None)
            }
            TimeControl::ByoYomi { .. } | TimeControl::PerMove { .. } => {
                (left.period, Duration::ZERO, Some(1))
            }
        };
        Some(huri_ai::time::Clock {
            left,
            increment,
            moves,
        })
    }

    fn full_period(&self, color: Color) -> Duration {
        match self.controls[color] {
            Some(TimeControl::ByoYomi { period, .. }) => period,
            Some(TimeControl::PerMove { time }) => time,
            _ => Duration::ZERO,
        }
    }

    /// What a side has left at `now`; none without a clock.
    pub fn left(&self, color: Color, now: Duration) -> Option<Left> {
        let left = self.left[color]?;
        match self.running {
            Some((running, since)) if running == color => {
                Some(left.after(now.saturating_sub(since), self.full_period(color)))
            }
            _ => Some(left),
        }
    }

    /// All that a side has until it loses on time.
    pub fn total_left(&self, color: Color, now: Duration) -> Option<Duration> {
        let left = self.left(color, now)?;
        Some(left.total(self.full_period(color)))
    }

    /// Lets a side's clock run from `from` on, and the other's not. Running on is no new start.
    pub fn run(&mut self, color: Color, from: Duration) {
        match self.running {
            Some((running, _)) if running == color => {}
            _ => {
                self.stop(from);
                self.running = Some((color, from));
            }
        }
    }

    /// Stops both; what was used is used.
    pub fn stop(&mut self, now: Duration) {
        if let Some((color, _)) = self.running {
            self.left[color] = self.left(color, now);
            self.running = None;
        }
    }

    /// The side whose clock runs has moved: its clock stops, with the bonus of a move.
    ///
    /// Returns how long it thought.
    pub fn moved(&mut self, now: Duration) -> Option<Duration> {
        let (color, since) = self.running?;
        self.stop(now);
        let full_period = self.full_period(color);
        if let Some(left) = &mut self.left[color] {
            if let Some(TimeControl::Increment { increment, .. }) = self.controls[color] {
                left.main = left.main.saturating_add(increment);
            }
            left.period = full_period;
        }
        Some(now.saturating_sub(since))
    }

    /// When the running clock will have run out; none while none runs.
    pub fn runs_out_at(&self) -> Option<Duration> {
        let (color, since) = self.running?;
        let total = self.left[color]?.total(self.full_period(color));
        Some(since.saturating_add(total))
    }

    /// The side that has lost on time at `now`.
    pub fn lost(&self, now: Duration) -> Option<Color> {
        (self.runs_out_at()? <= now).then_some(self.running?.0)
    }

    /// When what a clock shows changes next: tenths under ten seconds, else seconds.
    pub fn shown_changes_at(&self, now: Duration) -> Option<Duration> {
        let (color, since) = self.running?;
        let left = self.left(color, now)?;
        if now < since {
            return Some(since);
        }
        let shown = if left.main > Duration::ZERO {
            left.main
        } else {
            left.period
        };
        let step = if shown <= TENTHS_UNDER { 100 } else { 1000 };
        let over = shown.as_millis() as u64 % step;
        Some(now + Duration::from_millis(if over == 0 { step } else { over }))
    }

    /// What each side had left when its clock was last stopped or started.
    pub fn standing(&self) -> Sides<Option<Left>> {
        self.left
    }

    /// The state to go back to when moves are taken back: what each side had, none running.
    pub fn snapshot(&self, now: Duration) -> Sides<Option<Left>> {
        Sides::from_fn(|color| self.left(color, now))
    }

    /// Goes back to a [`snapshot`](Clocks::snapshot), or to the start. Both stand still.
    pub fn restore(&mut self, snapshot: Option<Sides<Option<Left>>>) {
        let controls = self.controls;
        self.running = None;
        self.left = match snapshot {
            Some(left) => left,
            None => Clocks::new(controls).left,
        };
    }
}

/// Under this a clock shows tenths.
pub const TENTHS_UNDER: Duration = Duration::from_secs(10);

/// What a clock shows: minutes, seconds, and tenths under ten seconds. Never negative, and
/// rounded up, so that it reads zero only when there is nothing left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Whole minutes.
    pub minutes: u64,
    /// 0 to 59.
    pub seconds: u8,
    /// 0 to 9, under ten seconds only.
    pub tenths: Option<u8>,
}

impl Reading {
    /// Of a time left.
    pub fn new(left: Duration) -> Reading {
        let tenths = left.as_nanos().div_ceil(100_000_000) as u64;
        if tenths < 100 {
            return Reading {
                minutes: 0,
                seconds: (tenths / 10) as u8,
                tenths: Some((tenths % 10) as u8),
            };
        }
        let seconds = tenths.div_ceil(10);
        Reading {
            minutes: seconds / 60,
            seconds: (seconds % 60) as u8,
            tenths: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_say_the_time_controls_again() {
        let seconds = Duration::from_secs;
        for control in [
            None,
            Some(TimeControl::SuddenDeath { main: seconds(120) }),
            Some(TimeControl::Increment {
                main: seconds(300),
                increment: seconds(7),
            }),
            Some(TimeControl::ByoYomi {
                main: seconds(60),
                period: seconds(20),
                periods: 5,
            }),
            Some(TimeControl::PerMove { time: seconds(15) }),
        ] {
            let controls = Sides {
                black: control,
                white: control,
            };
            let figures = Figures::of(controls);
            assert_eq!(figures.controls(), controls);
            assert_eq!(figures.kind == Kind::None, control.is_none());
        }
    }
}

//! [`Pacing`]: what is being shown of the last move, and how long the next one waits for it.
//!
//! A player sees his own discs turn before the reply begins, and a pass before play goes on.
//! How long is a setting; with no pace at all nothing waits.

use std::time::Duration;

use huri_core::{Bitboard, Color, NodeId, Square};

/// How fast moves are shown, in percent of the usual time: 0 shows nothing, 100 is usual.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pace(pub u16);

impl Pace {
    /// Nothing waits.
    pub const NONE: Pace = Pace(0);
    /// The usual.
    pub const USUAL: Pace = Pace(100);

    fn of(self, usual: Duration) -> Duration {
        usual * u32::from(self.0) / 100
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::USUAL
    }
}

/// One disc turns in this time, at the usual pace.
pub const TURN: Duration = Duration::from_millis(180);
/// Discs start to turn one after the other, by their distance from the placed disc.
pub const RIPPLE: Duration = Duration::from_millis(30);
/// However many discs turn, at the usual pace all have turned by then.
pub const LONGEST: Duration = Duration::from_millis(600);
/// A moment to look at the board before a reply or a pass, at the usual pace.
pub const REST: Duration = Duration::from_millis(250);
/// A pass is shown so long, at the usual pace.
pub const PASS: Duration = Duration::from_millis(1500);

/// What is being shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// A disc was placed and others turn.
    Turning {
        /// The node of the move.
        node: NodeId,
        /// The placed disc.
        square: Square,
        /// The turning discs, already turned on the board.
        flips: Bitboard,
        /// Their new colour.
        color: Color,
        /// Since when.
        from: Duration,
        /// All have turned by then.
        turned: Duration,
        /// The next move waits until then.
        until: Duration,
    },
    /// A side has no move. The pass is recorded when it has been shown.
    Passing {
        /// Who has no move.
        color: Color,
        /// Since when.
        from: Duration,
        /// Until when; none while a player is to confirm it.
        until: Option<Duration>,
    },
}

impl Shown {
    /// When it is over; none while a player is waited for.
    pub fn until(&self) -> Option<Duration> {
        match *self {
            Shown::Turning { until, .. } => Some(until),
            Shown::Passing { until, .. } => until,
        }
    }
}

/// When each turning disc starts and ends: what a front end draws.
///
/// 0 is not yet begun, 1 is turned; see [`Shown::Turning`].
pub fn turned_by(shown: &Shown, square: Square, now: Duration) -> f32 {
    let Shown::Turning {
        square: placed,
        flips,
        from,
        turned,
        ..
    } = *shown
    else {
        return 1.0;
    };
    let whole = turned.saturating_sub(from).as_secs_f32();
    if whole <= 0.0 || !flips.contains(square) {
        return 1.0;
    }
    let farthest = flips.squares().map(|flip| distance(placed, flip)).max();
    let usual = usual_turning(farthest.unwrap_or(1));
    let scale = whole / usual.as_secs_f32();
    let start = start_of(distance(placed, square), farthest.unwrap_or(1)).as_secs_f32() * scale;
    let length = TURN.as_secs_f32() * scale;
    let passed = now.saturating_sub(from).as_secs_f32();
    ((passed - start) / length).clamp(0.0, 1.0)
}

/// How many squares apart, along a row, column or diagonal.
fn distance(a: Square, b: Square) -> u32 {
    let columns = a.column().abs_diff(b.column());
    let rows = a.row().abs_diff(b.row());
    columns.max(rows) as u32
}

/// When the discs at this distance start, with the farthest at that one.
fn start_of(distance: u32, farthest: u32) -> Duration {
    let ripple = RIPPLE.min((LONGEST - TURN) / farthest.max(1));
    ripple * distance.saturating_sub(1)
}

/// The usual time for all to turn.
fn usual_turning(farthest: u32) -> Duration {
    start_of(farthest, farthest) + TURN
}

/// What is being shown, at a pace.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pacing {
    /// How fast.
    pub pace: Pace,
    shown: Option<Shown>,
}

impl Pacing {
    /// What is being shown.
    pub fn shown(&self) -> Option<Shown> {
        self.shown
    }

    /// Shows a move.
    pub fn show_move(
        &mut self,
        node: NodeId,
        square: Square,
        flips: Bitboard,
        color: Color,
        now: Duration,
    ) {
        let farthest = flips.squares().map(|flip| distance(square, flip)).max();
        let turned = now + self.pace.of(usual_turning(farthest.unwrap_or(1)));
        let until = turned + self.pace.of(REST);
        self.shown = (until > now).then_some(Shown::Turning {
            node,
            square,
            flips,
            color,
            from: now,
            turned,
            until,
        });
    }

    /// Shows that a side has no move; `confirmed` when the player is to confirm it.
    pub fn show_pass(&mut self, color: Color, confirmed: bool, now: Duration) {
        self.shown = Some(Shown::Passing {
            color,
            from: now,
            until: (!confirmed).then(|| now + self.pace.of(PASS)),
        });
    }

    /// Shows nothing any more.
    pub fn clear(&mut self) {
        self.shown = None;
    }

    /// When what is shown is over, if it has an end.
    pub fn until(&self) -> Option<Duration> {
        self.shown?.until()
    }

    /// Whether a move is still being shown at `now`.
    pub fn is_turning(&self, now: Duration) -> bool {
        matches!(self.shown, Some(Shown::Turning { until, .. }) if until > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discs_turn_one_after_the_other_and_all_in_time() {
        let mut pacing = Pacing::default();
        let flips: Bitboard = (1..7).filter_map(|column| Square::new(column, 0)).collect();
        let at = Duration::from_millis;
        pacing.show_move(NodeId::ROOT, Square::A1, flips, Color::Black, at(1000));
        let shown = pacing.shown().unwrap();
        let Shown::Turning { turned, until, .. } = shown else {
            panic!("{shown:?}")
        };
        assert!(turned <= at(1000) + LONGEST && until > turned);
        let progress = |square, ms| turned_by(&shown, square, at(ms));
        assert_eq!(progress(Square::B1, 1000), 0.0);
        assert!(progress(Square::B1, 1100) > progress(Square::C1, 1100));
        for square in flips {
            assert_eq!(turned_by(&shown, square, turned), 1.0);
        }
        pacing.pace = Pace::NONE;
        pacing.show_move(NodeId::ROOT, Square::A1, flips, Color::Black, at(1000));
        assert_eq!(pacing.shown(), None);
    }
}

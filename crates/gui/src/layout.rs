//! [`Layout`]: where the margin stands, so that the board is as large as the window lets it.

use eframe::egui::Vec2;

/// From this width on the margin stands beside the board, whatever the height.
const WIDE: f32 = 720.0;
/// Under this width it never does.
const NARROW: f32 = 460.0;
/// Under this height there is no room for all parts one above the other.
const LOW: f32 = 520.0;
/// The narrowest margin beside the board.
pub const NARROWEST: f32 = 320.0;
/// Menus and status line.
const CHROME: f32 = 72.0;
/// The smallest margin below the board: players and controls.
const LEAST: f32 = 140.0;
/// The same in one row each.
const LEAST_COMPACT: f32 = 84.0;
/// Where less is left below the board, only players and controls are there.
const ALL: f32 = 360.0;

/// Where the margin stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Layout {
    /// Beside the board, with all its parts.
    Beside,
    /// Below it.
    Below {
        /// How high.
        height: f32,
        /// With all parts, or only players and controls.
        shows_all: bool,
        /// Whether it saves height: players in one row, one line for status and caption.
        is_compact: bool,
    },
}

impl Layout {
    /// For a window of this size; `wants_all` when the margin is asked for in full.
    pub fn new(size: Vec2, wants_all: bool, caption: f32) -> Layout {
        let free = size.y - CHROME - caption;
        let beside = (size.x - NARROWEST).min(free);
        let below = size.x.min(free - LEAST);
        if size.x >= WIDE || (size.x >= NARROW && beside > below) {
            return Layout::Beside;
        }
        let is_compact = size.y < LOW;
        let least = if is_compact { LEAST_COMPACT } else { LEAST };
        // What the board cannot use.
        let left = free - size.x;
        let shows_all = wants_all || left >= ALL;
        let height = match (wants_all, is_compact) {
            (true, true) => size.y * 0.5,
            (true, false) => left.max(size.y * 0.5),
            (false, _) if shows_all => left,
            (false, _) => least,
        };
        Layout::Below {
            height,
            shows_all,
            is_compact,
        }
    }

    /// Whether height is to be saved.
    pub fn is_compact(self) -> bool {
        matches!(
            self,
            Layout::Below {
                is_compact: true,
                ..
            }
        )
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::vec2;

    use super::*;

    fn layout(width: f32, height: f32) -> Layout {
        Layout::new(vec2(width, height), false, 40.0)
    }

    #[test]
    fn the_margin_stands_where_the_board_is_larger() {
        assert_eq!(layout(1400.0, 900.0), Layout::Beside);
        assert_eq!(layout(720.0, 1200.0), Layout::Beside);
        // The usual window with text of twice the size.
        assert_eq!(layout(560.0, 380.0), Layout::Beside);
        assert!(matches!(
            layout(480.0, 800.0),
            Layout::Below {
                shows_all: false,
                ..
            }
        ));
        assert!(matches!(
            layout(600.0, 1400.0),
            Layout::Below {
                shows_all: true,
                ..
            }
        ));
        assert!(layout(400.0, 400.0).is_compact());
    }
}

//! The screens that the window stands on: where it can be reached, and how large its text is at
//! first.

use eframe::egui::{Rect, Vec2, vec2};

use crate::remembered::Remembered;

/// How much of the window's top must be on a screen, so that it can be taken hold of and moved.
const HOLD: Vec2 = vec2(120.0, 32.0);

/// Whether a window that stood here before can be reached on one of the screens.
pub fn can_be_reached(window: Rect, screens: &[Rect]) -> bool {
    let top = Rect::from_min_size(window.min, vec2(window.width(), HOLD.y));
    screens.iter().any(|screen| {
        let seen = screen.intersect(top).size();
        seen.x >= HOLD.x.min(window.width()) && seen.y >= HOLD.y
    })
}

/// Screens with at least so many pixels on their shorter side, and the size of text there, in
/// percent: a screen of 4K is seldom larger than the two plain ones that it is as high as, where
/// text of the plain size is half as high as usual; half again as large is what systems propose.
const LARGE: [(f32, u16); 2] = [(2800.0, 200), (2000.0, 150)];

/// The size of text in percent on a screen of so many pixels, for which the system asks for so
/// many pixels a point.
pub fn usual_text(screen: Vec2, pixels_per_point: f32) -> u16 {
    // Who has set something in the system gets just that.
    if pixels_per_point != 1.0 {
        return 100;
    }
    let is_large = |(least, _): &&(f32, u16)| screen.min_elem() >= *least;
    LARGE.iter().find(is_large).map_or(100, |(_, text)| *text)
}

/// The least height and width in points in which the board and what belongs to it still stand.
const LEAST: f32 = 300.0;
/// The least in which the board is large beside them.
const AMPLE: f32 = 560.0;

/// The size of text in a window of so many points at plain size, where so large a text is wanted: a
/// small window would have room for nothing else. Where nobody has chosen it, the board comes first.
pub fn fitting_scale(wanted: f32, is_chosen: bool, window: Vec2) -> f32 {
    let most = window.min_elem() / if is_chosen { LEAST } else { AMPLE };
    if wanted <= most.max(1.0) {
        return wanted;
    }
    // In steps, so that letters are not drawn anew for every point that a window is made smaller.
    let steps = Remembered::TEXT.into_iter().rev();
    let mut steps = steps.map(|step| f32::from(step) / 100.0);
    steps.find(|step| *step <= most).unwrap_or(1.0).max(1.0)
}

#[cfg(test)]
mod tests {
    use eframe::egui::pos2;

    use super::*;

    #[test]
    fn a_window_is_reached_by_its_top_on_any_screen() {
        let left = Rect::from_min_size(pos2(-1920.0, 200.0), vec2(1920.0, 1080.0));
        let main = Rect::from_min_size(pos2(0.0, 0.0), vec2(2560.0, 1440.0));
        let at = |x, y| Rect::from_min_size(pos2(x, y), vec2(1120.0, 760.0));
        let both = [left, main];
        for (x, y) in [(0.0, 0.0), (-1900.0, 300.0), (-560.0, 400.0), (2400.0, 9.0)] {
            assert!(can_be_reached(at(x, y), &both), "{x} {y}");
        }
        for (x, y) in [
            (-1900.0, 20.0),
            (300.0, -30.0),
            (2500.0, 9.0),
            (100.0, 1430.0),
            (5000.0, 5000.0),
        ] {
            assert!(!can_be_reached(at(x, y), &both), "{x} {y}");
        }
        // The other screen is not there any more.
        assert!(!can_be_reached(at(-1900.0, 300.0), &[main]));
        assert!(!can_be_reached(at(0.0, 0.0), &[]));
    }

    #[test]
    fn text_gives_way_where_a_window_is_small() {
        for (wanted, width, height, chosen, usual) in [
            (2.0, 1120.0, 760.0, 2.0, 1.3),
            (2.0, 800.0, 600.0, 2.0, 1.0),
            (1.5, 1680.0, 1140.0, 1.5, 1.5),
            (1.5, 400.0, 400.0, 1.3, 1.0),
            (0.8, 400.0, 400.0, 0.8, 0.8),
            (1.0, 100.0, 100.0, 1.0, 1.0),
        ] {
            let window = vec2(width, height);
            assert_eq!(fitting_scale(wanted, true, window), chosen);
            assert_eq!(fitting_scale(wanted, false, window), usual);
        }
    }

    #[test]
    fn text_is_larger_on_large_screens_unless_the_system_says_how_large() {
        for (width, height, text) in [
            (1280.0, 800.0, 100),
            (1920.0, 1080.0, 100),
            (2560.0, 1440.0, 100),
            (3840.0, 2160.0, 150),
            (2160.0, 3840.0, 150),
            (5120.0, 2880.0, 200),
        ] {
            assert_eq!(usual_text(vec2(width, height), 1.0), text);
            assert_eq!(usual_text(vec2(width, height), 1.5), 100);
        }
    }
}

//! Order of characters where lines run from right to left.
//!
//! Texts are kept, searched, logged and read aloud in logical order, the order of speech. Only
//! who paints them turns them round, line by line: break the text into lines first ([`wrap`]),
//! then ask for each line's [`visual`] order (terminal) or [`pieces`] (window). Boards and
//! coordinates are never turned round.
//!
//! The order is that of the Unicode Bidirectional Algorithm (UAX #9), by the crate
//! `unicode-bidi`. A letter keeps its points (it is moved as a whole grapheme cluster), brackets
//! are mirrored, and the invisible marks that steer the order are gone from the result.

use huri_session::settings::Own;
use serde::{Deserialize, Serialize};
use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};
use unicode_linebreak::BreakOpportunity;
use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

use crate::Direction;

/// The setting: who puts characters in order, we or the terminal?
///
/// It belongs to the terminal: every program that runs in one goes by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rtl {
    /// Whichever fits the terminal.
    #[default]
    Auto,
    /// We do: most terminals paint characters as they come.
    Visual,
    /// The terminal does.
    Logical,
}

impl Rtl {
    /// All settings.
    pub const ALL: [Rtl; 3] = [Rtl::Auto, Rtl::Visual, Rtl::Logical];

    /// Whether to put characters in order ourselves; `variable` looks up the environment.
    ///
    /// Konsole and Apple's Terminal reorder, and so do the terminals on VTE (GNOME's). Those are
    /// asked by an escape sequence to leave it, which tmux and screen do not pass on.
    pub fn is_visual(self, variable: impl Fn(&str) -> Option<String>) -> bool {
        let is_set = |name| variable(name).is_some_and(|value| !value.is_empty());
        match self {
            Rtl::Visual => true,
            Rtl::Logical => false,
            Rtl::Auto => {
                let is_multiplexed = is_set("TMUX") || is_set("STY");
                let reorders = is_set("KONSOLE_VERSION")
                    || variable("TERM_PROGRAM").as_deref() == Some("Apple_Terminal")
                    || (is_multiplexed && is_set("VTE_VERSION"));
                !reorders
            }
        }
    }
}

impl Own for Rtl {
    const NAME: &str = "rtl";
}

/// The marks that steer the order: isolates, and the left-to-right and right-to-left marks.
const fn is_mark(character: char) -> bool {
    matches!(character, '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')
}

/// `text` without the invisible marks that steer the order.
pub fn without_marks(text: &str) -> String {
    text.chars().filter(|c| !is_mark(*c)).collect()
}

/// Whether a text can stand otherwise than it is spoken: it has letters that run from right to
/// left, or marks.
pub(crate) fn needs_order(text: &str) -> bool {
    text.contains(is_mark) || has_rtl(text)
}

/// Whether a text has letters that run from right to left.
pub fn has_rtl(text: &str) -> bool {
    let is_rtl = |letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL);
    text.chars()
        .any(|letter| !letter.is_ascii() && is_rtl(letter))
}

/// The letters of a text with their points, in logical order.
pub fn letters(text: &str) -> impl Iterator<Item = &str> {
    text.graphemes(true)
}

/// One line in pieces from left to right, as a painter needs them.
///
/// What runs from left to right is one piece, what runs from right to left a piece for each
/// letter with its points. So a text shaper that guesses directions has nothing to turn round
/// again.
pub fn pieces(line: &str, direction: Direction) -> Vec<String> {
    let level = match direction {
        Direction::LeftToRight => Level::ltr(),
        Direction::RightToLeft => Level::rtl(),
    };
    let info = BidiInfo::new(line, Some(level));
    let mut pieces = Vec::new();
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let text = &line[run.clone()];
            if levels[run.start].is_rtl() {
                pieces.extend(text.graphemes(true).rev().map(mirrored));
            } else {
                pieces.push(text.to_owned());
            }
        }
    }
    let pieces = pieces.iter().map(|piece| without_marks(piece));
    pieces.filter(|piece| !piece.is_empty()).collect()
}

/// One line in the order in which its characters stand on the screen, left to right.
///
/// ```
/// use huri_i18n::{Direction, bidi};
/// assert_eq!(bidi::visual("דיסק f5", Direction::RightToLeft), "f5 קסיד");
/// ```
pub fn visual(line: &str, direction: Direction) -> String {
    pieces(line, direction).concat()
}

fn mirrored(cluster: &str) -> String {
    let mut characters = cluster.chars();
    match (characters.next(), characters.next()) {
        (Some(only), None) => unicode_bidi_mirroring::get_mirrored(only)
            .unwrap_or(only)
            .to_string(),
        _ => cluster.to_owned(),
    }
}

/// How many cells of a terminal a text takes.
pub fn width(text: &str) -> usize {
    without_marks(text).width()
}

/// Breaks a text into lines of at most `columns` cells of a terminal, still in logical order. A
/// word that is longer, such as a path, is broken between letters.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for mut line in wrap_by(text, |line| width(line) <= columns) {
        while width(&line) > columns {
            let (mut end, mut used) = (0, 0);
            for (at, letter) in line.grapheme_indices(true) {
                used += width(letter);
                // The first letter is written wherever it ends.
                if used > columns && at > 0 {
                    break;
                }
                end = at + letter.len();
            }
            if end == line.len() {
                break;
            }
            let rest = line.split_off(end);
            lines.push(std::mem::replace(&mut line, rest));
        }
        lines.push(line);
    }
    lines
}

/// Breaks a text into lines that fit, still in logical order, where the script allows it: between
/// words, in Japanese between characters.
///
/// A word that does not fit has its own line. Line breaks of the text stay.
pub fn wrap_by(text: &str, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut begin = 0;
    for (end, opportunity) in unicode_linebreak::linebreaks(text) {
        let word = &text[begin..end];
        let candidate = format!("{line}{word}");
        if !line.is_empty() && !fits(candidate.trim_end()) {
            lines.push(line.trim_end().to_owned());
            word.clone_into(&mut line);
        } else {
            line = candidate;
        }
        if opportunity == BreakOpportunity::Mandatory {
            lines.push(line.trim_end().to_owned());
            line.clear();
        }
        begin = end;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rtl(line: &str) -> String {
        visual(line, Direction::RightToLeft)
    }

    #[test]
    fn letters_turn_round_and_keep_their_points() {
        // vov, yud + khirik, pasekh tsvey yudn: four clusters, each whole.
        assert_eq!(rtl("ייִדיש"), "שידיִי");
        assert_eq!(rtl("אַב"), "באַ");
    }

    #[test]
    fn numbers_and_names_keep_their_order() {
        assert_eq!(rtl("דיסק 34"), "34 קסיד");
        assert_eq!(rtl("Huri 3 אב"), "בא Huri 3");
        assert_eq!(rtl("אב e6 גד"), "דג e6 בא");
    }

    #[test]
    fn a_score_reads_from_the_right() {
        assert_eq!(rtl("אב 34–30"), "30–34 בא");
        // A value in isolates keeps its sign before it.
        assert_eq!(rtl("אב \u{2066}+3.2\u{2069}"), "+3.2 בא");
        assert_eq!(rtl("\u{2068}~+4\u{2069}"), "~+4");
    }

    #[test]
    fn brackets_are_mirrored() {
        assert_eq!(rtl("(אב)"), "(בא)");
        assert_eq!(rtl("אב (f5)"), "(f5) בא");
        assert_eq!(rtl("«אב»"), "«בא»");
    }

    #[test]
    fn letters_from_the_right_are_recognised() {
        assert!(has_rtl("language: ייִדיש"));
        assert!(!has_rtl("Avañeʼẽ, Māori, 日本語, Gagana Sāmoa −3"));
        assert_eq!(letters("אַב f").collect::<Vec<_>>(), ["אַ", "ב", " ", "f"]);
    }

    #[test]
    fn lines_from_left_to_right_stay() {
        let of = |line| visual(line, Direction::LeftToRight);
        assert_eq!(of("Black (f5) wins 34–30"), "Black (f5) wins 34–30");
        assert_eq!(of("language: אב"), "language: בא");
        assert_eq!(of(""), "");
    }

    #[test]
    fn pieces_are_letters_where_lines_run_from_the_right() {
        assert_eq!(
            pieces("אַב f5", Direction::RightToLeft),
            ["f5", " ", "ב", "אַ"]
        );
    }

    #[test]
    fn wrapping_counts_cells_not_points() {
        assert_eq!(wrap("אַ בַ גַ", 3), ["אַ בַ", "גַ"]);
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("石を置く", 4), ["石を", "置く"]);
        assert_eq!(wrap("a\nb", 10), ["a", "b"]);
        assert_eq!(wrap("word", 0), ["w", "o", "r", "d"]);
        assert_eq!(wrap("a longword b", 4), ["a", "long", "word", "b"]);
        assert_eq!(wrap("黒白", 3), ["黒", "白"]);
        assert_eq!(wrap("a\n\nb", 4), ["a", "", "b"]);
        assert_eq!(wrap("", 4).concat(), "");
    }

    #[test]
    fn the_terminal_decides_in_auto() {
        let with = |pairs: &'static [(&str, &str)]| {
            Rtl::Auto.is_visual(move |name| {
                let found = pairs.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert!(with(&[]));
        assert!(with(&[("VTE_VERSION", "7006")]));
        assert!(!with(&[("VTE_VERSION", "7006"), ("TMUX", "/tmp/t,1,0")]));
        assert!(!with(&[("KONSOLE_VERSION", "220401")]));
        assert!(!with(&[("TERM_PROGRAM", "Apple_Terminal")]));
        assert!(Rtl::Visual.is_visual(|_| Some("x".to_owned())));
        assert!(!Rtl::Logical.is_visual(|_| None));
    }
}

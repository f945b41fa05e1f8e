//! [`Page`]: where lines are written one under the other: a terminal, or a file or pipe.
//!
//! Lines that run from right to left are kept in the order of speech. A terminal that shows
//! characters as they come wants them in the order of the screen, and then we must break lines as
//! well: a sentence that was turned round as a whole and is broken by the terminal reads from its
//! last line up.

use crate::Direction;
use crate::bidi;

/// Where lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// A file or a pipe: the order of speech, without the invisible marks that steer the order.
    Stream,
    /// A terminal.
    Terminal {
        /// How many cells a line has.
        columns: usize,
        /// Whether we put characters in order: it shows them as they come.
        is_visual: bool,
    },
}

impl Page {
    /// How many cells a line has; none in files and pipes.
    pub fn columns(self) -> Option<usize> {
        match self {
            Page::Stream => None,
            Page::Terminal { columns, .. } => Some(columns),
        }
    }

    /// Whether we put characters in order here.
    pub fn is_visual(self) -> bool {
        matches!(
            self,
            Page::Terminal {
                is_visual: true,
                ..
            }
        )
    }

    /// Words as a part of a line.
    pub fn part(self, words: &str, direction: Direction) -> String {
        match self {
            Page::Stream => bidi::without_marks(words),
            _ if self.is_visual() && bidi::needs_order(words) => bidi::visual(words, direction),
            Page::Terminal { .. } => words.to_owned(),
        }
    }

    /// Words as parts of lines with `room` cells each, in which something else stands as well.
    pub fn parts(self, words: &str, direction: Direction, room: usize) -> Vec<String> {
        let lines = bidi::wrap(words, room).into_iter();
        lines.map(|line| self.part(&line, direction)).collect()
    }

    /// Words as lines of their own.
    ///
    /// Several lines from the right end under each other, where each begins.
    pub fn lines(self, words: &str, direction: Direction) -> String {
        let columns = match self {
            Page::Terminal { columns, .. } if self.is_visual() && bidi::needs_order(words) => {
                columns
            }
            _ => return self.part(words, direction),
        };
        let lines = bidi::wrap(words, columns);
        let widths = lines.iter().map(|line| bidi::width(line));
        let widest = widths.max().unwrap_or(0);
        let lines = lines.iter().map(|line| {
            let indent = match direction {
                Direction::LeftToRight => 0,
                Direction::RightToLeft => widest - bidi::width(line),
            };
            let line = bidi::visual(line, direction);
            format!("{:indent$}{line}", "").trim_end().to_owned()
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Session, Tui};
    use crate::{Language, Texts};

    const RTL: Direction = Direction::RightToLeft;

    fn terminal(columns: usize, is_visual: bool) -> Page {
        Page::Terminal { columns, is_visual }
    }

    #[test]
    fn lines_are_broken_before_they_are_turned_round() {
        let page = terminal(10, true);
        assert_eq!(page.lines("אבג דהו זחט יכל", RTL), "והד גבא\nלכי טחז");
        // A short last line begins under the others: at the right.
        assert_eq!(page.lines("אבג דהו ז f5", RTL), "ז והד גבא\n       f5");
        assert_eq!(page.lines("אב", RTL), "בא");
        assert_eq!(page.lines("a long sentence", RTL), "a long sentence");
        // A word that is longer than a line.
        assert_eq!(page.lines("אבגדהוזחטיכל", RTL), "יטחזוהדגבא\n        לכ");
        // Help is read from the left, its columns stay.
        let help = "  --to   אבג\n  --ply  ד";
        let ltr = Direction::LeftToRight;
        assert_eq!(page.lines(help, ltr), "  --to\nגבא\n  --ply  ד");
        let wide = terminal(40, true);
        assert_eq!(wide.lines(help, ltr), "  --to   גבא\n  --ply  ד");
    }

    #[test]
    fn parts_of_lines_have_the_room_there_is() {
        let page = terminal(40, true);
        assert_eq!(
            page.parts("a long sentence", RTL, 8),
            ["a long", "sentence"]
        );
        assert_eq!(page.parts("אבג דהו זחט", RTL, 8), ["והד גבא", "טחז"]);
        assert_eq!(page.parts("a word", RTL, 8), ["a word"]);
        let marked = "\u{2066}a long\u{2069} אב";
        assert_eq!(Page::Stream.parts(marked, RTL, 6), ["a long", "אב"]);
    }

    #[test]
    fn who_orders_himself_gets_the_order_of_speech() {
        let words = "אב \u{2066}+3\u{2069}";
        assert_eq!(terminal(4, false).lines(words, RTL), words);
        assert_eq!(Page::Stream.lines(words, RTL), "אב +3");
        assert_eq!(Page::Stream.part("אב", RTL), "אב");
        assert_eq!(terminal(4, true).part(words, RTL), "+3 בא");
    }

    /// Read line by line from the right, a long sentence says what it says in one line.
    #[test]
    fn a_long_sentence_can_be_read_line_by_line_at_every_width() {
        let texts = Texts::new(Language::Yiddish);
        let sentences = [
            texts.get(Tui::LinesHelp),
            texts.get(Tui::LinesWelcome),
            texts.get(Session::FileExists {
                file: "/home/somebody/games/2026-11-30 final.ggf".to_owned(),
            }),
        ];
        for sentence in sentences {
            for columns in 12..90 {
                let lines = terminal(columns, true).lines(&sentence, RTL);
                let mut read = Vec::new();
                for line in lines.lines() {
                    assert!(bidi::width(line) <= columns, "{columns}: {line}");
                    read.extend(words_from_the_right(line));
                }
                assert_eq!(
                    read,
                    words_from_the_right(&bidi::visual(&one_line(&sentence), RTL))
                );
            }
        }
    }

    /// All of it in one line.
    fn one_line(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The words with letters from the right, in the order in which they are read.
    fn words_from_the_right(line: &str) -> Vec<String> {
        let words = line.split_whitespace().rev().map(str::to_owned);
        words.filter(|word| bidi::has_rtl(word)).collect()
    }
}

//! [`Pen`]: writes lines of text, in the order and from the side that the language asks for.

use huri_i18n::{Direction, Texts, bidi};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::theme::Theme;

/// A piece of a line: a text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The text, in logical order.
    pub text: String,
    /// How it looks.
    pub style: Style,
}

impl Span {
    /// A text in a style.
    pub fn new(text: impl Into<String>, style: Style) -> Span {
        Span {
            text: text.into(),
            style,
        }
    }

    /// How many cells it takes.
    pub fn width(&self) -> u16 {
        width(&self.text)
    }
}

/// How many cells a text takes in a terminal.
pub fn width(text: &str) -> u16 {
    u16::try_from(bidi::without_marks(text).width()).unwrap_or(u16::MAX)
}

/// Writes into a buffer.
///
/// Where lines run from right to left, spans follow each other that way, a line begins at the
/// right edge, and the characters of a span are put in order, unless the terminal does it.
pub struct Pen<'a> {
    /// Where to.
    pub buffer: &'a mut Buffer,
    /// Colours and forms.
    pub theme: Theme,
    /// The words.
    pub texts: Texts,
    /// Whether we put characters in order where lines run from right to left.
    pub is_visual: bool,
}

impl Pen<'_> {
    /// Which way lines run.
    pub fn direction(&self) -> Direction {
        self.texts.language().direction()
    }

    /// Whether lines run from right to left.
    pub fn is_rtl(&self) -> bool {
        self.direction() == Direction::RightToLeft
    }

    fn ordered(&self, text: &str) -> String {
        match (self.is_rtl(), self.is_visual) {
            (true, true) => bidi::visual(text, self.direction()),
            _ => bidi::without_marks(text),
        }
    }

    /// Writes a line from its beginning on, as far as there is room. Each span's cells.
    pub fn line(&mut self, area: Rect, spans: &[Span]) -> Vec<Rect> {
        self.write(area, spans, self.is_rtl())
    }

    /// Writes a line so that it ends at the area's far side.
    pub fn line_at_end(&mut self, area: Rect, spans: &[Span]) -> Vec<Rect> {
        let total: u16 = spans.iter().map(Span::width).sum();
        let width = total.min(area.width);
        let x = if self.is_rtl() {
            area.x
        } else {
            area.right() - width
        };
        self.line(Rect { x, width, ..area }, spans)
    }

    /// Writes a line with something at its far side. What is at the end stands whole; what is too
    /// long before it is cut, and a sign says that there was more.
    pub fn line_and_end(&mut self, area: Rect, spans: &[Span], end: &[Span]) {
        let end_width = end.iter().map(Span::width).sum::<u16>().min(area.width);
        self.line_at_end(area, end);
        // A blank between the two.
        let taken = (end_width + u16::from(end_width > 0)).min(area.width);
        let mut room = area;
        room.width -= taken;
        if self.is_rtl() {
            room.x += taken;
        }
        self.line_cut(room, spans);
    }

    /// Writes a line from its beginning on; one that is cut ends with a sign that says so.
    pub fn line_cut(&mut self, area: Rect, spans: &[Span]) {
        let total: u16 = spans.iter().map(Span::width).sum();
        if total <= area.width {
            self.line(area, spans);
            return;
        }
        let more = if self.theme.ascii { "..." } else { "…" };
        let mut room = area.width.saturating_sub(width(more));
        let mut shown = Vec::with_capacity(spans.len() + 1);
        for span in spans {
            let (text, used) = cut(&span.text, room);
            shown.push(Span::new(text, span.style));
            room -= used;
            if used < span.width() {
                shown.push(Span::new(more, span.style));
                break;
            }
        }
        self.line(area, &shown);
    }

    /// Writes what never turns round: moves, coordinates, boards.
    pub fn fixed(&mut self, area: Rect, spans: &[Span]) -> Vec<Rect> {
        self.write(area, spans, false)
    }

    fn write(&mut self, area: Rect, spans: &[Span], from_right: bool) -> Vec<Rect> {
        let area = area.intersection(self.buffer.area);
        let mut cells = Vec::with_capacity(spans.len());
        let mut used = 0;
        for span in spans {
            let room = area.width.saturating_sub(used);
            let (text, width) = cut(&span.text, room);
            let x = if from_right {
                area.right().saturating_sub(used + width)
            } else {
                area.x + used
            };
            if width > 0 && area.height > 0 {
                let text = self.ordered(text);
                self.buffer.set_string(x, area.y, text, span.style);
            }
            cells.push(Rect::new(x, area.y, width, u16::from(area.height > 0)));
            used += width;
        }
        cells
    }

    /// Fills an area with blanks in a style.
    pub fn clear(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.buffer.area);
        for cell in area.positions() {
            self.buffer[cell].reset();
            self.buffer[cell].set_style(style);
        }
    }

    /// A rule from edge to edge.
    pub fn rule(&mut self, area: Rect) {
        let character = if self.theme.ascii { "-" } else { "─" };
        let text = character.repeat(usize::from(area.width));
        let style = self.theme.muted();
        self.fixed(area, &[Span::new(text, style)]);
    }
}

/// As much of a text as fits into `room` cells, and how many it takes.
fn cut(text: &str, room: u16) -> (&str, u16) {
    use unicode_segmentation::UnicodeSegmentation;
    if width(text) <= room {
        return (text, width(text));
    }
    let (mut end, mut used) = (0, 0);
    for (at, letter) in text.grapheme_indices(true) {
        if used + width(letter) > room {
            break;
        }
        used += width(letter);
        end = at + letter.len();
    }
    (&text[..end], used)
}

#[cfg(test)]
mod tests {
    use huri_i18n::Language;

    use super::*;
    use crate::theme::{BoardColors, Depth, Ground};

    fn drawn(language: Language, width: u16, draw: impl Fn(&mut Pen, Rect)) -> String {
        let area = Rect::new(0, 0, width, 1);
        let mut buffer = Buffer::empty(area);
        let theme = Theme {
            depth: Depth::True,
            ground: Ground::Dark,
            ascii: false,
            board: BoardColors::Green,
        };
        let mut pen = Pen {
            buffer: &mut buffer,
            theme,
            texts: Texts::new(language),
            is_visual: true,
        };
        draw(&mut pen, area);
        buffer.content.iter().map(|cell| cell.symbol()).collect()
    }

    fn plain(texts: &[&str]) -> Vec<Span> {
        let spans = texts.iter().map(|text| Span::new(*text, Style::new()));
        spans.collect()
    }

    fn written(language: Language, spans: &[&str], width: u16) -> String {
        drawn(language, width, |pen, area| {
            pen.line(area, &plain(spans));
        })
    }

    #[test]
    fn lines_begin_where_the_language_begins_them() {
        assert_eq!(written(Language::English, &["ab", "cd"], 6), "abcd  ");
        assert_eq!(written(Language::Yiddish, &["אב", "f5"], 6), "  f5בא");
    }

    #[test]
    fn what_does_not_fit_is_cut_between_letters() {
        assert_eq!(written(Language::Japanese, &["黒白黒"], 5), "黒 白  ");
        assert_eq!(written(Language::English, &["abc", "def"], 4), "abcd");
        assert_eq!(written(Language::English, &["abc"], 0), "");
    }

    #[test]
    fn a_long_name_does_not_run_into_what_stands_at_the_end() {
        let both = |language, spans: &[&str], end: &str, width| {
            drawn(language, width, |pen, area| {
                pen.line_and_end(area, &plain(spans), &plain(&[end]));
            })
        };
        assert_eq!(both(Language::English, &["name"], "1 kB", 10), "name  1 kB");
        assert_eq!(both(Language::English, &["name"], "1 kB", 9), "name 1 kB");
        assert_eq!(
            both(Language::English, &["long name"], "1 kB", 10),
            "long… 1 kB"
        );
        assert_eq!(
            both(Language::English, &["lo", "ng name"], "1 kB", 10),
            "long… 1 kB"
        );
        assert_eq!(
            both(Language::English, &["long", " name"], "1 kB", 10),
            "long… 1 kB"
        );
        assert_eq!(both(Language::Yiddish, &["אבגדה"], "f5", 7), "f5 …גבא");
        assert_eq!(both(Language::English, &["long name"], "1 kB", 3), "1 k");
    }
}

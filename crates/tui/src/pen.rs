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

    /// Writes a line from its beginning on. One that is too long is cut, and a sign says that there
    /// was more. The cells of each span that is shown.
    pub fn line(&mut self, area: Rect, spans: &[Span]) -> Vec<Rect> {
        let is_rtl = self.is_rtl();
        let total: u16 = spans.iter().map(Span::width).sum();
        if total <= area.width {
            return self.write(area, spans, is_rtl);
        }
        let more = self.more();
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
        self.write(area, &shown, is_rtl)
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

    /// Writes a line with something at its far side, which stands whole.
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
        self.line(room, spans);
    }

    /// Writes a text in as many lines as it needs and the area has: broken in the order of speech,
    /// then each line in the order of the screen. The cells it takes.
    pub fn paragraph(&mut self, area: Rect, text: &str, style: Style) -> Rect {
        let mut lines = bidi::wrap(text, usize::from(area.width.max(1)));
        let height = usize::from(area.height);
        if lines.len() > height && height > 0 {
            // The last line goes on with the rest, so that it is seen to be cut.
            let rest = lines.split_off(height - 1);
            lines.push(rest.join(" "));
        }
        let rows = area.rows();
        for (line, row) in lines.iter().zip(rows) {
            self.line(row, &[Span::new(line.as_str(), style)]);
        }
        Rect {
            height: lines.len().min(height) as u16,
            ..area
        }
    }

    /// The sign that there was more.
    pub fn more(&self) -> &'static str {
        if self.theme.ascii { "..." } else { "…" }
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

/// A path in `room` cells: what is cut off is its beginning, since a file's name tells most.
pub fn path_in(path: &str, room: u16, more: &str) -> String {
    if width(path) <= room {
        return path.to_owned();
    }
    let separators = path.match_indices(['/', std::path::MAIN_SEPARATOR]);
    let ends = separators.map(|(at, _)| &path[at..]);
    let whole = ends.map(|end| format!("{more}{end}"));
    // Not even the name has room: its end, with what kind of file it is.
    let mut fits = whole.filter(|end| width(end) <= room);
    fits.next()
        .unwrap_or_else(|| format!("{more}{}", end_of(path, room.saturating_sub(width(more)))))
}

/// A text in `room` cells: what is too long ends with the sign `more`.
pub fn beginning(text: &str, room: u16, more: &str) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let (begin, _) = cut(text, room.saturating_sub(width(more)));
    format!("{}{more}", begin.trim_end())
}

/// The end of a text, as much as fits into `room` cells.
pub fn end_of(text: &str, room: u16) -> &str {
    use unicode_segmentation::UnicodeSegmentation;
    let starts = text.grapheme_indices(true).map(|(at, _)| &text[at..]);
    let mut ends = starts.filter(|end| width(end) <= room);
    ends.next().unwrap_or_default()
}

/// As much of a text as fits into `room` cells, and how many it takes.
pub fn cut(text: &str, room: u16) -> (&str, u16) {
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
        drawn_in(language, Rect::new(0, 0, width, 1), draw).concat()
    }

    fn drawn_in(language: Language, area: Rect, draw: impl Fn(&mut Pen, Rect)) -> Vec<String> {
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
        let row = |row: Rect| row.positions().map(|at| buffer[at].symbol()).collect();
        area.rows().map(row).collect()
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
        assert_eq!(written(Language::Japanese, &["黒白黒"], 5), "黒 白 …");
        assert_eq!(written(Language::English, &["abc", "def"], 4), "abc…");
        assert_eq!(written(Language::English, &["abcd", "e"], 4), "abc…");
        assert_eq!(written(Language::Yiddish, &["אבג"], 2), "…א");
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
        assert_eq!(both(Language::English, &["long name"], "1 kB", 3), "1 …");
    }

    #[test]
    fn a_paragraph_is_broken_before_its_lines_are_turned_round() {
        let of = |language, text: &str, width, height| {
            let area = Rect::new(0, 0, width, height);
            drawn_in(language, area, |pen, area| {
                pen.paragraph(area, text, Style::new());
            })
        };
        let english = of(Language::English, "one two three", 8, 2);
        assert_eq!(english, ["one two ", "three   "]);
        let cut = of(Language::English, "one two three four", 8, 2);
        assert_eq!(cut, ["one two ", "three f…"]);
        let yiddish = of(Language::Yiddish, "אבג דהו זחט f5", 8, 3);
        assert_eq!(yiddish, [" והד גבא", "  f5 טחז", "        "]);
    }

    #[test]
    fn a_path_keeps_the_name_of_its_file() {
        let path = "/home/jo/games/final 2026.ggf";
        assert_eq!(path_in(path, 29, "…"), path);
        assert_eq!(path_in(path, 28, "…"), "…/jo/games/final 2026.ggf");
        assert_eq!(path_in(path, 20, "…"), "…/final 2026.ggf");
        assert_eq!(path_in(path, 10, "…"), "… 2026.ggf");
        assert_eq!(path_in(path, 0, "…"), "…");
    }
}

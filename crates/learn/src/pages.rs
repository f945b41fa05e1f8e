//! The rules as a document: lines for a terminal, Markdown for the manual.

use huri_i18n::{Direction, Text, Texts, bidi};
use huri_picture::text::{self, Style};

use crate::rules::{self, Block};

/// A line of the page as a terminal shows it, its words still in logical order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Nothing.
    Empty,
    /// The title of the page or of a section.
    Title(String),
    /// Words.
    Words(String),
    /// Words about the diagram above.
    Caption(String),
    /// A row of a diagram, which is never turned round.
    Picture(String),
}

/// The page in lines of at most `columns` cells.
pub fn lines(texts: &Texts, columns: usize, style: Style) -> Vec<Line> {
    let wrapped = |text: &Text| bidi::wrap(&texts.get(text), columns);
    let mut lines = Vec::new();
    let title = |lines: &mut Vec<Line>, text: &Text| {
        lines.extend(wrapped(text).into_iter().map(Line::Title));
        lines.push(Line::Empty);
    };
    title(&mut lines, &rules::title());
    for section in rules::page() {
        title(&mut lines, &section.title);
        for block in section.blocks {
            match block {
                Block::Paragraph(text) => {
                    lines.extend(wrapped(&text).into_iter().map(Line::Words));
                }
                Block::Diagram(diagram) => {
                    let rows = text::lines(&diagram.picture, style);
                    lines.extend(rows.into_iter().map(Line::Picture));
                    lines.extend(wrapped(&diagram.caption).into_iter().map(Line::Caption));
                }
            }
            lines.push(Line::Empty);
        }
    }
    lines
}

/// The page in Markdown; `link` gives the address of a diagram by its name.
pub fn markdown(texts: &Texts, link: impl Fn(&str) -> String) -> String {
    let is_rtl = texts.language().direction() == Direction::RightToLeft;
    let say = |text: &Text| bidi::without_marks(&texts.get(text));
    let mut parts = Vec::new();
    if is_rtl {
        parts.push(format!(
            "<div dir=\"rtl\" lang=\"{}\">",
            texts.language().tag()
        ));
    }
    parts.push(format!("# {}", say(&rules::title())));
    for section in rules::page() {
        parts.push(format!("## {}", say(&section.title)));
        for block in &section.blocks {
            match block {
                Block::Paragraph(text) => parts.push(say(text)),
                Block::Diagram(diagram) => {
                    // The caption stands below for all, so the picture needs no words of its own.
                    parts.push(format!("![]({})", link(diagram.name)));
                    parts.push(format!("*{}*", say(&diagram.caption)));
                }
            }
        }
    }
    if is_rtl {
        parts.push("</div>".to_owned());
    }
    let mut page = parts.join("\n\n");
    page.push('\n');
    page
}

#[cfg(test)]
mod tests {
    use huri_i18n::Language;

    use super::*;

    #[test]
    fn the_page_fits_its_columns() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for columns in [24, 40, 72] {
                for line in lines(&texts, columns, Style::PLAIN) {
                    if let Line::Words(words) | Line::Caption(words) | Line::Title(words) = line {
                        // A word longer than the line is not broken.
                        let fits = bidi::width(&words) <= columns || !words.contains(' ');
                        assert!(fits, "{language}, {columns}: {words}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_diagram_is_in_the_document() {
        for language in Language::ALL {
            let page = markdown(&Texts::new(language), |name| format!("{name}.svg"));
            assert_eq!(page.matches(".svg)").count(), 9, "{language}");
            assert_eq!(page.matches("\n## ").count(), rules::page().len());
            assert!(!page.contains("⟨"));
        }
    }
}

//! The rules as a document: lines for a terminal, Markdown for the manual.

use huri_i18n::{Direction, Language, Text, Texts, bidi};
use huri_picture::svg::{self, Theme};
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

/// The files of `docs/rules`, by their paths below it: the page in every language, and the
/// diagrams, which are the same in all.
pub fn files() -> Vec<(String, String)> {
    let link = |name: &str| format!("diagrams/{name}.svg");
    let page = |language| {
        let page = markdown(&Texts::new(language), link);
        (format!("{language}.md"), page)
    };
    let mut files: Vec<_> = Language::ALL.into_iter().map(page).collect();
    for section in rules::page() {
        for block in &section.blocks {
            if let Block::Diagram(diagram) = block {
                let drawing = svg::draw(&diagram.picture, &Theme::LIGHT, diagram.name);
                files.push((link(diagram.name), drawing));
            }
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documents_are_up_to_date() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
        for (path, content) in files() {
            let kept = std::fs::read_to_string(folder.join(&path)).unwrap_or_default();
            assert!(
                kept == content,
                "docs/rules/{path}: run `cargo xtask rules`"
            );
        }
    }

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

//! `huri rules`: the rules of the game to read, with their diagrams.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use huri_i18n::{Direction, Text, Texts, bidi};
use huri_learn::pages::{self, Line};
use huri_learn::rules::{self, Block};
use serde_json::{Value, json};

use crate::context::Paint;
use crate::{Answer, Context, Done, Failure};

/// Lines longer than this are tiring to read.
const COLUMNS: usize = 72;

/// Arguments of `huri rules`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// For `cargo xtask rules`.
    #[arg(long, hide = true, value_name = "FOLDER")]
    write: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    if let Some(folder) = &args.write {
        write(folder)?;
    } else if context.json {
        context.print_json(&as_json(context.texts))?;
    } else {
        print(context)?;
    }
    Ok(Answer::Yes)
}

fn print(context: &mut Context<'_, '_>) -> Result<(), Failure> {
    let (page, direction) = (context.page(), context.direction());
    let columns = page
        .columns()
        .map_or(COLUMNS, |columns| columns.min(COLUMNS));
    for line in pages::lines(&context.texts, columns, context.style()) {
        let (words, paint) = match line {
            Line::Empty => (String::new(), None),
            Line::Picture(row) => {
                writeln!(context, "{row}")?;
                continue;
            }
            Line::Title(words) => (words, Some(Paint::Bold)),
            Line::Words(words) => (words, None),
            Line::Caption(words) => (words, Some(Paint::Dim)),
        };
        let indent = match page.is_visual() && direction == Direction::RightToLeft {
            true => " ".repeat(columns.saturating_sub(bidi::width(&words))),
            false => String::new(),
        };
        let words = page.part(&words, direction);
        let words = match paint {
            Some(paint) => context.paint(paint, &words),
            None => words,
        };
        writeln!(context, "{}", format!("{indent}{words}").trim_end())?;
    }
    Ok(())
}

fn as_json(texts: Texts) -> Value {
    let words = |text: Text| bidi::without_marks(&texts.get(text));
    let block = |block: &Block| match block {
        Block::Paragraph(text) => json!({ "text": words(text.into()) }),
        Block::Diagram(diagram) => json!({
            "diagram": diagram.name,
            "board": format!("{:?}", diagram.picture.position)
                .split_whitespace()
                .take(8)
                .collect::<String>(),
            "caption": words((&diagram.caption).into()),
        }),
    };
    let sections: Vec<_> = rules::page()
        .iter()
        .map(|section| {
            json!({
                "id": section.id,
                "title": words((&section.title).into()),
                "blocks": section.blocks.iter().map(block).collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "language": texts.language().tag(),
        "title": words(rules::title()),
        "sections": sections,
    })
}

/// The page of every language as Markdown, and the diagrams.
fn write(folder: &Path) -> Result<(), Failure> {
    for (name, content) in pages::files() {
        let path = folder.join(name);
        let parent = path.parent().expect("it lies in the folder");
        fs::create_dir_all(parent)
            .and_then(|()| fs::write(&path, content))
            .map_err(|why| Failure::Write { path, why })?;
    }
    Ok(())
}

//! `huri show`: a position, or a game at any move, as a picture.

use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use huri_core::{Color, Position, Square};
use huri_i18n::text;
use huri_picture::text::Style;
use huri_picture::{Picture, svg};
use serde_json::json;

use crate::context::Paint;
use crate::source::{Chosen, Selection};
use crate::{Context, Done, files, output};

/// Arguments of `huri show`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    selection: Selection,
    #[arg(long = "as", value_enum, value_name = "FORM", default_value_t = Form::Board)]
    form: Form,
    #[arg(long)]
    numbers: bool,
    #[arg(long)]
    legal: bool,
    #[arg(long)]
    no_coordinates: bool,
    #[arg(long, value_enum, value_name = "THEME", default_value_t = Theme::Light)]
    theme: Theme,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long)]
    force: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Form {
    Board,
    Text,
    Line,
    Svg,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Theme {
    Light,
    Dark,
    Paper,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let chosen = args.selection.read(context)?;
    let picture = picture(args, &chosen);
    let content = match args.form {
        _ if context.json => {
            let mut value = output::game_json(&chosen);
            value["position"] = output::node_json(&chosen.game, chosen.node);
            value["name"] = json!(chosen.name);
            format!("{value}\n")
        }
        Form::Svg => draw(args, &picture, &chosen, context),
        Form::Line => line(picture.position),
        Form::Text => text(&picture, context),
        Form::Board => board(&picture, &chosen, args, context),
    };
    match &args.output {
        Some(path) => files::write(path, content.as_bytes(), args.force)?,
        None => context.write_all(content.as_bytes())?,
    }
    chosen.answer()
}

fn picture(args: &Args, chosen: &Chosen) -> Picture {
    let mut picture = Picture::at(&chosen.game, chosen.node);
    picture.coordinates = !args.no_coordinates;
    if args.legal {
        picture = picture.with_legal_moves();
    }
    if args.numbers {
        picture = picture.with_numbers(&chosen.game, chosen.node);
    }
    picture
}

fn draw(args: &Args, picture: &Picture, chosen: &Chosen, context: &Context<'_, '_>) -> String {
    let theme = match args.theme {
        Theme::Light => svg::Theme::LIGHT,
        Theme::Dark => svg::Theme::DARK,
        Theme::Paper => svg::Theme::PAPER,
    };
    let position = chosen.game.position(chosen.node);
    let title = context.texts.get(text::Game::Count {
        black: position.count(Color::Black),
        white: position.count(Color::White),
    });
    svg::draw(picture, &theme, &title)
}

/// The board alone as a diagram that can be read again, with the side to move.
fn text(picture: &Picture, context: &Context<'_, '_>) -> String {
    let style = Style {
        ascii: context.style().ascii,
        ..Style::PLAIN
    };
    let mut text = huri_picture::text::lines(picture, style).join("\n");
    text.push('\n');
    if picture.labels.is_empty() {
        text.push_str(side(picture.position.turn()));
        text.push('\n');
    }
    text
}

/// The 64 squares and the side to move in one line, as problem collections have it.
fn line(position: Position) -> String {
    let cells: String = Square::all()
        .map(|square| match position.disc(square) {
            Some(color) => side(color),
            None => "-",
        })
        .collect();
    format!("{cells} {}\n", side(position.turn()))
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "X",
        Color::White => "O",
    }
}

fn board(picture: &Picture, chosen: &Chosen, args: &Args, context: &Context<'_, '_>) -> String {
    let room = output::room(context, picture);
    let mut facts = output::facts(context, &chosen.game, chosen.node, room);
    if let Some(format) = chosen.format {
        let recognised = text::Cli::Recognised {
            format: Box::new(format.into()),
            number: args.selection.game,
        };
        let recognised = context.parts(recognised, room).into_iter();
        facts.push(String::new());
        facts.extend(recognised.map(|line| context.paint(Paint::Dim, &line)));
    }
    let mut lines = output::board_lines(context, picture, &facts).join("\n");
    lines.push('\n');
    lines
}

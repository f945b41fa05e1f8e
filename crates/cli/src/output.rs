//! What several commands print: a board with the facts beside it, tables, and their JSON.

use std::io::{self, Write};

use huri_core::{Color, Game, Move, NodeId, Position, opening};
use huri_i18n::{Text, text};
use huri_picture::{Picture, text as drawing};
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr as _;

use crate::Context;
use crate::context::Paint;
use crate::source::Chosen;

/// Prints a picture with the facts of its position on the right.
pub(crate) fn board(
    context: &mut Context<'_, '_>,
    picture: &Picture,
    facts: &[String],
) -> io::Result<()> {
    for line in board_lines(context, picture, facts) {
        writeln!(context, "{line}")?;
    }
    Ok(())
}

/// Between a board and the facts beside it. A bracket about a disc at the rim, or the rim of a
/// coloured board, takes one column.
const GAP: usize = 5;

/// How many cells a line of facts has beside a picture. A terminal too narrow for that breaks
/// lines itself.
pub(crate) fn room(context: &Context<'_, '_>, picture: &Picture) -> usize {
    const LEAST: usize = 10;
    let board = drawing::lines(picture, context.style());
    let columns = context.page().columns().unwrap_or(usize::MAX);
    let room = columns.saturating_sub(drawing::width(&board[0]) + GAP);
    if room < LEAST { usize::MAX } else { room }
}

/// The lines of a picture with the facts of its position on the right.
pub(crate) fn board_lines(
    context: &Context<'_, '_>,
    picture: &Picture,
    facts: &[String],
) -> Vec<String> {
    let mut left = drawing::lines(picture, context.style());
    // The facts begin beside the first row of squares, not beside the letters.
    let letters = usize::from(picture.coordinates);
    let width = drawing::width(&left[0]) + GAP;
    for (index, fact) in facts.iter().enumerate() {
        let Some(line) = left.get_mut(index + letters) else {
            left.push(match fact.is_empty() {
                true => String::new(),
                false => format!("{:width$}{fact}", ""),
            });
            continue;
        };
        if !fact.is_empty() {
            let gap = width.saturating_sub(drawing::width(line));
            line.push_str(&" ".repeat(gap));
            line.push_str(fact);
        }
    }
    left
}

/// What is to be said of a position in a game, in lines of `room` cells: White's at the top and
/// Black's at the bottom of eight, as the players sit. What has no room between them follows below.
pub(crate) fn facts(
    context: &Context<'_, '_>,
    game: &Game,
    node: NodeId,
    room: usize,
) -> Vec<String> {
    let position = game.position(node);
    // A result without an end on the board: somebody gave up, or time ran out.
    let outcome = game.outcome().filter(|_| game.next(node).is_none());
    let goes_on = !position.is_over() && outcome.is_none();
    let parts = |text: Text| context.parts(text, room);
    let strong = |text: Text| {
        let parts = parts(text).into_iter();
        parts.map(|part| context.paint(Paint::Bold, &part))
    };
    let mut between = Vec::new();
    between.extend(move_text(game, node).into_iter().flat_map(parts));
    if position.is_over() {
        between.extend(result(position).into_iter().flat_map(strong));
    } else if let Some(outcome) = outcome {
        between.extend(strong(outcome.into()));
    } else {
        between.extend(parts(turn_text(position)));
    }
    if let Some(opening) = opening::of(game, node)
        && opening::leads_on(position)
    {
        let name = opening.name.to_owned();
        between.extend(parts(text::Cli::Opening { name }.into()));
    }
    let page = context.page();
    let lines = |words: &str| page.parts(words, context.direction(), room);
    if let Some(words) = occasion(context, game) {
        let lines = lines(&words).into_iter();
        between.extend(lines.map(|line| context.paint(Paint::Dim, &line)));
    }
    let note = game.note(node).comment.lines().next();
    between.extend(note.into_iter().flat_map(|note| lines(&printable(note))));

    let player = |color| player(context, game, position, color, goes_on, room);
    let (mut facts, below) = (player(Color::White), player(Color::Black));
    let free = 8usize.saturating_sub(facts.len() + below.len());
    let follows = between.len() > free;
    // Centred, they leave a line beside each player's, if there are fewer.
    let above = match follows {
        true => free,
        false => (free - between.len()) / 2,
    };
    facts.resize(facts.len() + above, String::new());
    if !follows {
        facts.append(&mut between);
    }
    facts.resize(
        8usize.saturating_sub(below.len()).max(facts.len()),
        String::new(),
    );
    facts.extend(below);
    if follows {
        facts.push(String::new());
        facts.append(&mut between);
    }
    facts
}

/// `● Black  14  Tamenori`, with a mark for the side to move while the game goes on; the name in
/// a line of its own where there is no room for it.
fn player(
    context: &Context<'_, '_>,
    game: &Game,
    position: Position,
    color: Color,
    goes_on: bool,
    room: usize,
) -> Vec<String> {
    let disc = drawing::disc(color, context.style());
    let word = |color| context.words(text::Game::Color { color });
    let width = |color| word(color).width();
    let pad = width(Color::Black).max(width(Color::White)) - width(color);
    let count = position.count(color);
    let player = game.tags.player(color);
    let line = format!("{disc} {}{} {count:>2}", word(color), " ".repeat(pad));
    let name = printable(&player.name);
    let rating = match player.rating.as_str() {
        "" => String::new(),
        rating => format!(" ({})", printable(rating)),
    };
    let mark = match (position.turn() == color && goes_on, context.style().ascii) {
        (false, _) => "",
        (true, true) => "  <",
        (true, false) => "  ◂",
    };
    if name.is_empty() {
        return vec![format!("{line}{rating}{mark}")];
    }
    let whole = line.width() + 2 + name.width() + rating.width() + mark.width();
    if whole <= room {
        let name = context.paint(Paint::Bold, &name);
        return vec![format!("{line}  {name}{rating}{mark}")];
    }
    let names = context
        .page()
        .parts(&format!("{name}{rating}"), context.direction(), room);
    let names = names.iter().map(|name| context.paint(Paint::Bold, name));
    std::iter::once(format!("{line}{mark}"))
        .chain(names)
        .collect()
}

/// The move that led here: `12. White d6 turns 2 discs`.
pub(crate) fn move_text(game: &Game, node: NodeId) -> Option<Text> {
    let mv = game.mv(node)?;
    let color = game.position(game.parent(node)?).turn();
    let what = match mv {
        Move::Pass => text::Game::Passed { color },
        Move::Place(square) => text::Game::Placed {
            color,
            square,
            count: game.flips(node).len(),
        },
    };
    let number = u32::try_from(game.ply(node)).unwrap_or(u32::MAX);
    Some(Text::from(text::Cli::Played {
        number,
        what: Box::new(what.into()),
    }))
}

/// Whose turn it is.
pub(crate) fn turn_text(position: Position) -> Text {
    let color = position.turn();
    if position.must_pass() {
        return text::Game::MustPass { color }.into();
    }
    let count = position.legal_moves().len();
    text::Cli::ToMove { color, count }.into()
}

/// Who won, and what the empty squares have to do with it.
pub(crate) fn result(position: Position) -> Vec<Text> {
    let outcome = huri_core::Outcome {
        score: position.final_score(),
        ending: huri_core::outcome::Ending::Rules,
    };
    let mut texts = vec![Text::from(outcome)];
    let empties = position.board().n_empties();
    if empties > 0 && outcome.score != 0 {
        texts.push(text::Game::EmptiesToWinner { count: empties }.into());
    }
    texts
}

/// Where and when the game was played.
fn occasion(context: &Context<'_, '_>, game: &Game) -> Option<String> {
    let tags = &game.tags;
    let round = (!tags.round.is_empty()).then(|| {
        context.texts.get(text::Cli::Round {
            round: tags.round.clone(),
        })
    });
    let date = tags.date.map(|date| context.texts.date(date));
    let parts = [
        Some(tags.event.clone()),
        round,
        Some(tags.place.clone()),
        date,
    ];
    let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
    let parts: Vec<_> = parts.map(|part| printable(&part)).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// Names come from files: what could steer the terminal is left out.
pub(crate) fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// A position as JSON; see docs/json.md.
pub(crate) fn position_json(position: Position) -> Value {
    let board: String = huri_core::Square::all()
        .map(|square| match position.disc(square) {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '-',
        })
        .collect();
    let moves = position.legal_moves().squares();
    json!({
        "board": board,
        "turn": color_json(position.turn()),
        "black": position.count(Color::Black),
        "white": position.count(Color::White),
        "moves": moves.map(|square| square.to_string()).collect::<Vec<_>>(),
        "pass": position.must_pass(),
        "over": position.is_over(),
    })
}

/// `black` or `white`.
pub(crate) fn color_json(color: Color) -> Value {
    match color {
        Color::Black => json!("black"),
        Color::White => json!("white"),
    }
}

/// A node of a game as JSON: its position, and the move that led there.
pub(crate) fn node_json(game: &Game, node: NodeId) -> Value {
    let mut value = position_json(game.position(node));
    value["ply"] = json!(game.ply(node));
    value["move"] = json!(game.mv(node).map(|mv| mv.to_string()));
    let flips = game.flips(node).squares();
    value["turned"] = json!(flips.map(|square| square.to_string()).collect::<Vec<_>>());
    value["opening"] = json!(opening::of(game, node).map(|opening| opening.name));
    value
}

/// A game as JSON: its tags, moves and result.
pub(crate) fn game_json(chosen: &Chosen) -> Value {
    let game = &chosen.game;
    let tags = &game.tags;
    let player = |color| {
        let player = tags.player(color);
        json!({ "name": player.name, "rating": player.rating })
    };
    let moves: Vec<_> = game.moves().map(|mv| mv.to_string()).collect();
    json!({
        "format": chosen.format.map(crate::formats::name),
        "black": player(Color::Black),
        "white": player(Color::White),
        "event": tags.event,
        "round": tags.round,
        "place": tags.place,
        "date": tags.date.map(|date| date.to_string()),
        "moves": moves,
        "score": game.outcome().map(|outcome| outcome.score),
    })
}
/// A table: the first column to the left, the others to the right.
pub(crate) struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these headings.
    pub(crate) fn new(headings: Vec<String>) -> Table {
        Table {
            rows: vec![headings],
        }
    }

    /// Adds a row.
    pub(crate) fn add(&mut self, row: Vec<String>) {
        self.rows.push(row);
    }

    /// Its lines; a heading stands over its column's end.
    pub(crate) fn lines(&self) -> Vec<String> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.width()).max().unwrap_or(0)
        };
        let widths: Vec<_> = (0..columns).map(width).collect();
        let line = |row: &Vec<String>| {
            let mut line = String::new();
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let pad = " ".repeat(width - cell.width());
                if column == 0 {
                    line.push_str(cell);
                    line.push_str(&pad);
                } else {
                    line.push_str("  ");
                    line.push_str(&pad);
                    line.push_str(cell);
                }
            }
            line.trim_end().to_owned()
        };
        self.rows.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use huri_i18n::{Language, Texts};

    use super::*;
    use crate::{Streams, Terminal};

    /// Beside a board of usual width in a terminal of 40 columns there are 16.
    #[test]
    fn facts_keep_to_their_room_and_lose_nothing() {
        let moves = "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 d7".split(' ');
        let moves = moves.map(|mv| mv.parse().expect("a move"));
        let mut game = Game::from_moves(Position::START, moves).expect("legal moves");
        game.tags.black.name = "Tamenori Hideshi".to_owned();
        game.tags.white.name = "Ishii".to_owned();
        game.tags.event = "World Championship".to_owned();
        game.note_mut(game.end()).comment = "the quiet move of this line".to_owned();
        for language in Language::ALL {
            let (mut input, mut output, mut errors) = (io::empty(), Vec::new(), Vec::new());
            let mut streams = Streams {
                input: &mut input,
                output: &mut output,
                errors: &mut errors,
                terminal: Terminal::NONE,
                language,
            };
            let context = Context {
                streams: &mut streams,
                texts: Texts::new(language),
                json: false,
            };
            let facts = |room| facts(&context, &game, game.end(), room);
            // Japanese is broken inside words, and the lines may change places.
            let letters = |lines: &[String]| {
                let letters = lines.iter().flat_map(|line| line.chars());
                let mut letters: Vec<_> = letters.filter(|c| !c.is_whitespace()).collect();
                letters.sort();
                letters
            };
            let (usual, narrow) = (facts(usize::MAX), facts(16));
            assert_eq!(usual.len(), 8, "{usual:?}");
            assert_eq!(letters(&narrow), letters(&usual), "{language}");
            for line in &narrow {
                assert!(line.width() <= 16, "{language}: {line}");
            }
            assert!(
                narrow[0].contains('○') && narrow[6].contains('●'),
                "{narrow:?}"
            );
        }
    }
}

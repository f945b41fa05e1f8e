//! Chess-like text as Huri writes it.

use super::super::replay::Recorded;
use super::super::transcript::recorded;
use super::super::{Loss, Unwritable, fen, loss, refuse_turning};
use super::{ANTI, GLYPHS, TERMINATIONS, games};
use crate::game::Rules;
use crate::{Color, Game, Move, NodeId, Position};

/// Writes tags, moves and an empty line.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    let begin = out.len();
    let text = write_tags(game) + "\n" + &write_moves(game) + "\n\n";
    out.extend_from_slice(text.as_bytes());
    Ok(loss::by_reading(game, &out[begin..], games))
}

/// The result as discs with the empties added, or who won if only that is known, or `*`.
fn result(game: &Game) -> String {
    if let Some(outcome) = game.outcome() {
        return outcome.to_string();
    }
    let winner = game.tags.other("Result");
    let winner = winner.filter(|text| matches!(recorded(text), Some(Recorded::Winner(_))));
    winner.unwrap_or("*").to_owned()
}

fn write_tags(game: &Game) -> String {
    let tags = &game.tags;
    let mut text = String::new();
    let mut add = |name: &str, value: &str| {
        let mut name: String = name
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
            .collect();
        if name.is_empty() {
            name.push('_');
        }
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let value = value.replace(['\n', '\r'], " ");
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    };
    let or_unknown = |text: &str| match text {
        "" => "?".to_owned(),
        text => text.to_owned(),
    };
    add("Event", &or_unknown(&tags.event));
    add("Site", &or_unknown(&tags.place));
    let date = tags.date.map_or("????.??.??".to_owned(), |date| {
        let part = |part: Option<u8>| part.map_or("??".to_owned(), |number| format!("{number:02}"));
        format!("{:04}.{}.{}", date.year, part(date.month), part(date.day))
    });
    add("Date", &date);
    add("Round", &or_unknown(&tags.round));
    add("Black", &or_unknown(&tags.black.name));
    add("White", &or_unknown(&tags.white.name));
    add("Result", &result(game));
    let ratings = [("BlackElo", &tags.black), ("WhiteElo", &tags.white)];
    for (name, player) in ratings {
        if !player.rating.is_empty() {
            add(name, &player.rating);
        }
    }
    if !tags.time_control.is_empty() {
        add("TimeControl", &tags.time_control);
    }
    if let Some(outcome) = game.outcome() {
        let ending = TERMINATIONS
            .iter()
            .find(|(_, ending)| *ending == outcome.ending);
        if let Some((name, _)) = ending {
            add("Termination", name);
        }
    }
    if tags.rules == Rules::Anti {
        add("Variant", ANTI);
    }
    if game.start() != Position::START {
        add("FEN", &fen::text(game.start()));
    }
    for (name, value) in &tags.other {
        // These mean something to a reader, and say it above.
        let meaning = ["Result", "FEN", "SetUp", "Termination", "Variant"];
        if !meaning.contains(&name.as_str()) {
            add(name, value);
        }
    }
    text
}

fn write_moves(game: &Game) -> String {
    let mut lines = Wrapped::default();
    let comment = |lines: &mut Wrapped, node| {
        let comment = &game.note(node).comment;
        if !comment.is_empty() {
            lines.add(&format!("{{{}}}", comment.replace('}', ")")));
        }
    };
    comment(&mut lines, NodeId::ROOT);
    let mut number = 1;
    let mut first = true;
    for node in game.main_line() {
        let before = game.parent(node).expect("a move has a node before it");
        let turn = game.position(before).turn();
        if turn == Color::Black {
            lines.add(&format!("{number}."));
        } else if first {
            lines.add(&format!("{number}. ..."));
        }
        first = false;
        match game.mv(node) {
            Some(Move::Place(square)) => lines.add(&square.to_string()),
            _ => lines.add("--"),
        }
        if turn == Color::White {
            number += 1;
        }
        if let Some(sign) = game.note(node).sign {
            let glyph = GLYPHS.iter().find(|(_, known)| *known == sign);
            lines.add(&format!("${}", glyph.expect("every sign has a glyph").0));
        }
        comment(&mut lines, node);
    }
    lines.add(&result(game));
    lines.text
}

/// Words in lines below 80 characters.
#[derive(Default)]
struct Wrapped {
    text: String,
    column: usize,
}

impl Wrapped {
    fn add(&mut self, word: &str) {
        let length = word.lines().next().map_or(0, |line| line.chars().count());
        if self.column > 0 {
            let fits = self.column + 1 + length < 80;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + length,
        };
    }
}

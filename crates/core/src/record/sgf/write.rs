//! Writing a tree.

use super::value::{parse_result, parse_rules};
use super::{NODE_NAMES, ROOT_NAMES, parse};
use crate::game::{Note, Rules, Sign};
use crate::outcome::{Ending, Outcome};
use crate::record::chunk::Chunk;
use crate::record::{Loss, Unwritable, loss, number, refuse_turning};
use crate::value::Certainty;
use crate::{Color, Game, Move, NodeId, Value};

/// Writes a game as a tree on lines of its own.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    let begin = out.len();
    let mut writer = Writer { out };
    writer.game(game);
    let chunk = Chunk::whole(&out[begin..]);
    out.push(b'\n');
    Ok(loss::lost(game, parse(&chunk), false))
}

struct Writer<'o> {
    out: &'o mut Vec<u8>,
}

impl Writer<'_> {
    fn raw(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn property(&mut self, name: &str, value: &str) {
        self.raw(name);
        self.raw("[");
        self.escaped(value, &['\\', ']']);
        self.raw("]");
    }

    fn property_if_any(&mut self, name: &str, value: &str) {
        if !value.is_empty() {
            self.property(name, value);
        }
    }

    fn escaped(&mut self, value: &str, special: &[char]) {
        for letter in value.chars() {
            if special.contains(&letter) {
                self.out.push(b'\\');
            }
            self.out
                .extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
        }
    }

    /// Words that mean nothing to SGF: under their own names where these can be properties and
    /// would be read as such words again (`is_free`), else as `ours`, with the name inside.
    fn others(
        &mut self,
        words: &[(String, String)],
        is_free: impl Fn(usize, &str) -> bool,
        ours: &str,
    ) {
        // A property stands once in a node, with all its values.
        let mut last = "";
        for (index, (name, value)) in words.iter().enumerate() {
            let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase());
            let is_own = is_name && is_free(index, name);
            let property = if is_own { name } else { ours };
            if property != last {
                self.raw(property);
                last = property;
            }
            self.raw("[");
            if !is_own {
                self.escaped(name, &['\\', ']', ':']);
                self.raw(":");
            }
            self.escaped(value, &['\\', ']']);
            self.raw("]");
        }
    }

    fn game(&mut self, game: &Game) {
        let tags = &game.tags;
        self.raw("(;FF[4]GM[2]SZ[8]CA[UTF-8]");
        self.property_if_any("PB", &tags.black.name);
        self.property_if_any("PW", &tags.white.name);
        self.property_if_any("BR", &tags.black.rating);
        self.property_if_any("WR", &tags.white.rating);
        self.property_if_any("EV", &tags.event);
        self.property_if_any("RO", &tags.round);
        self.property_if_any("PC", &tags.place);
        let in_full = full_date(game);
        if let Some(date) = tags.date.filter(|_| in_full.is_none()) {
            self.property("DT", &date.to_string());
        }
        // `TM` holds seconds, `OT` any words.
        let is_seconds = tags.time_control.parse::<f64>().is_ok();
        self.property_if_any(if is_seconds { "TM" } else { "OT" }, &tags.time_control);
        match tags.rules {
            Rules::Standard => {}
            Rules::Anti => self.property("RU", "Anti"),
            Rules::Tabletop => self.property("RU", "Tabletop"),
        }
        let outcome = tags.outcome.or(game.outcome());
        if let Some(outcome) = outcome {
            self.property("RE", &result(outcome));
        }
        let first = |name: &str| tags.other.iter().position(|(other, _)| other == name);
        let both_clocks = first("TM").is_some() && first("OT").is_some();
        // Names that are read as something else are not free, unless just this value is not.
        let is_free = |index: usize, name: &str| {
            let value = tags.other[index].1.as_str();
            let is_first = first(name) == Some(index);
            match name {
                "RE" => is_first && outcome.is_none() && parse_result(value).is_none(),
                "DT" => in_full == Some(index),
                "TM" | "OT" => is_first && both_clocks && tags.time_control.is_empty(),
                "RU" => is_first && tags.rules == Rules::Standard && parse_rules(value).is_none(),
                name => !ROOT_NAMES.contains(&name) && !NODE_NAMES.contains(&name),
            }
        };
        self.others(&tags.other, is_free, "HT");
        let start = game.start();
        for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
            let discs = start.discs(color);
            if !discs.is_empty() {
                self.raw(name);
            }
            for square in discs {
                self.raw(&format!("[{square}]"));
            }
        }
        if start.board().occupied().is_empty() {
            // Says that the board is set up, and empty.
            self.property("AE", "a1:h8");
        }
        self.property("PL", color_name(start.turn()));
        self.note(game, NodeId::ROOT, start.turn());
        self.tree(game);
        self.raw(")");
    }

    /// The moves. An explicit stack, since trees can be deeper than the program's.
    fn tree(&mut self, game: &Game) {
        enum Step {
            Open,
            Close,
            Node(NodeId),
        }
        let mut steps = vec![Step::Node(NodeId::ROOT)];
        while let Some(step) = steps.pop() {
            let node = match step {
                Step::Open => {
                    self.raw("\n(");
                    continue;
                }
                Step::Close => {
                    self.raw(")");
                    continue;
                }
                Step::Node(node) => node,
            };
            self.node(game, node);
            let children = game.children(node);
            if let [child] = *children {
                steps.push(Step::Node(child));
                continue;
            }
            for &child in children.iter().rev() {
                steps.extend([Step::Close, Step::Node(child), Step::Open]);
            }
        }
    }

    fn node(&mut self, game: &Game, node: NodeId) {
        let (Some(mv), Some(parent)) = (game.mv(node), game.parent(node)) else {
            return; // the root is written already
        };
        let silent = game.note(node).is_empty() && !game.children(node).is_empty();
        if mv == Move::Pass && silent {
            return; // readers put in forced passes
        }
        let mover = game.position(parent).turn();
        let point = match mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => "tt".to_owned(),
        };
        self.raw(";");
        self.property(color_name(mover), &point);
        self.note(game, node, mover);
    }

    /// What is said of a node; `side` is whose value it holds.
    fn note(&mut self, game: &Game, node: NodeId, side: Color) {
        let Note {
            comment,
            sign,
            value,
            best,
            time,
            other,
        } = game.note(node);
        if let Some(sign) = sign {
            let (name, value) = match sign {
                Sign::VeryGood => ("TE", "2"),
                Sign::Good => ("TE", "1"),
                Sign::Interesting => ("IT", ""),
                Sign::Doubtful => ("DO", ""),
                Sign::Mistake => ("BM", "1"),
                Sign::Blunder => ("BM", "2"),
            };
            self.property(name, value);
        }
        if let Some(value) = value {
            let for_black = side.signed(*value);
            self.property("V", &number::decimal(for_black.hundredths));
            self.property_if_any("HC", &certainty(*value).unwrap_or_default());
        }
        if let Some((mv, value)) = best {
            let for_black = side.signed(*value);
            let mut text = format!("{mv}:{}", number::decimal(for_black.hundredths));
            if let Some(certainty) = certainty(*value) {
                text = format!("{text}:{certainty}");
            }
            self.property("HB", &text);
        }
        if let Some(time) = time {
            self.property("TT", &number::seconds(*time));
        }
        self.property_if_any("C", comment);
        // Other words of the root would be read as tags.
        let is_free = |_, name: &str| node != NodeId::ROOT && !NODE_NAMES.contains(&name);
        self.others(other, is_free, "HN");
    }
}

/// The first of the other tags that says more than the date, if one does.
fn full_date(game: &Game) -> Option<usize> {
    let tags = &game.tags;
    let index = tags.other.iter().position(|(name, _)| name == "DT")?;
    let value = &tags.other[index].1;
    let said = tags.date.map(|date| date.to_string());
    let more = number::date(value) == tags.date && said.as_ref() != Some(value);
    more.then_some(index)
}

fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// The result as it is written.
fn result(outcome: Outcome) -> String {
    let by = match outcome.ending {
        Ending::Resignation => "R".to_owned(),
        Ending::Time => "T".to_owned(),
        _ => outcome.score.unsigned_abs().to_string(),
    };
    match outcome.winner() {
        Some(Color::Black) => format!("B+{by}"),
        Some(Color::White) => format!("W+{by}"),
        None => "0".to_owned(),
    }
}

/// The certainty of a value, unless it is an estimate of unknown depth.
fn certainty(value: Value) -> Option<String> {
    let certainty = match value.certainty {
        Certainty::Estimate => "estimate".to_owned(),
        Certainty::Proved => "proved".to_owned(),
        Certainty::Selective(percent) => format!("{percent}%"),
    };
    match (value.certainty, value.depth) {
        (Certainty::Estimate, None) => None,
        (_, None) => Some(certainty),
        (_, Some(depth)) => Some(format!("{certainty}@{depth}")),
    }
}

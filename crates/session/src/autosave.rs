//! Games in progress as they are kept between runs: tree, place in it, players and clocks.
//!
//! One JSON file holds the game in play and is written after every move; another one holds the
//! games that were left for it.

use std::path::PathBuf;

use huri_core::outcome::Ending;
use huri_core::record::{self, Format};
use huri_core::{Game, NodeId, Outcome};
use serde::{Deserialize, Serialize};

use crate::clock::{Left, TimeControl};
use crate::player::{Player, Sides};
use crate::round::{Round, SavedAs, State};

/// The version of the form below; a file with a higher one is set aside.
pub const VERSION: u32 = 1;

/// Games in progress as they stand in a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// See [`VERSION`].
    pub version: u32,
    /// The games, the one left last at the end.
    pub games: Vec<SavedRound>,
}

impl Default for Saved {
    fn default() -> Saved {
        Saved {
            version: VERSION,
            games: Vec::new(),
        }
    }
}

/// One of them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedRound {
    /// The tree with its notes and tags, as Huri's own record.
    game: serde_json::Value,
    players: Sides<Player>,
    controls: Sides<Option<TimeControl>>,
    /// The position shown, as the number of the child at every step.
    here: Vec<usize>,
    /// Where the game in play stands.
    live: Option<Vec<usize>>,
    /// The moves taken back, from there on.
    taken_back: Vec<usize>,
    /// How many plies were given at the start and cannot be taken back.
    given: usize,
    plays_main_line: bool,
    /// What the sides had left after each ply of the game in play.
    clocks: Vec<Option<Sides<Option<Left>>>>,
    /// What they had left when it was saved.
    left: Sides<Option<Left>>,
    ended: Option<Ended>,
    is_paused: bool,
    file: Option<File>,
    is_changed: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Ended {
    score: i8,
    how: How,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum How {
    Resignation,
    Time,
    Agreement,
    Adjudication,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct File {
    path: PathBuf,
    extension: String,
}

impl SavedRound {
    /// A game as it stands; none if it cannot be written, which no game is.
    pub fn new(round: &Round, is_paused: bool) -> Option<SavedRound> {
        let mut text = Vec::new();
        record::write(Format::Huri, round.game(), &mut text).ok()?;
        let State {
            here,
            live,
            taken_back,
            given,
            plays_main_line,
            clocks_after,
            left,
            ended,
        } = round.state();
        let game = round.game();
        let steps = |node| steps(game, node);
        let live_path = live.map(|live| game.path(live)).unwrap_or_default();
        let deepest = taken_back.first().copied();
        Some(SavedRound {
            game: serde_json::from_slice(&text).ok()?,
            players: round.players,
            controls: round.clocks.controls(),
            here: steps(here),
            live: live.map(steps),
            taken_back: deepest.map_or_else(Vec::new, |node| {
                let from = live.unwrap_or(here);
                steps(node).split_off(game.ply(from))
            }),
            given,
            plays_main_line,
            clocks: live_path
                .iter()
                .map(|node| clocks_after.get(node).copied())
                .collect(),
            left,
            ended: ended.map(|outcome| Ended {
                score: outcome.score,
                how: match outcome.ending {
                    Ending::Time => How::Time,
                    Ending::Agreement => How::Agreement,
                    Ending::Adjudication => How::Adjudication,
                    Ending::Rules | Ending::Resignation => How::Resignation,
                },
            }),
            is_paused,
            file: round.file().map(|file| File {
                path: file.path.clone(),
                extension: file.format.extension().to_owned(),
            }),
            is_changed: round.is_changed(),
        })
    }

    /// The game again, and whether it is paused; none if something in it makes no sense.
    pub fn restore(self) -> Option<(Round, bool)> {
        let text = serde_json::to_vec(&self.game).ok()?;
        let game = record::read_as(Format::Huri, text.as_slice())
            .ok()?
            .next()?
            .ok()?
            .game;
        let here = node(&game, NodeId::ROOT, &self.here)?;
        let live = match &self.live {
            Some(steps) => Some(node(&game, NodeId::ROOT, steps)?),
            None => None,
        };
        let mut at = live.unwrap_or(here);
        let mut taken_back = Vec::new();
        for &step in &self.taken_back {
            at = *game.children(at).get(step)?;
            taken_back.push(at);
        }
        taken_back.reverse();
        let live_path = live.map(|live| game.path(live)).unwrap_or_default();
        let clocks_after = live_path
            .into_iter()
            .zip(self.clocks)
            .filter_map(|(node, left)| Some((node, left?)))
            .collect();
        let ended = self.ended.map(|ended| Outcome {
            score: ended.score.clamp(-64, 64),
            ending: match ended.how {
                How::Resignation => Ending::Resignation,
                How::Time => Ending::Time,
                How::Agreement => Ending::Agreement,
                How::Adjudication => Ending::Adjudication,
            },
        });
        let state = State {
            here,
            live,
            taken_back,
            given: self.given,
            plays_main_line: self.plays_main_line,
            clocks_after,
            left: self.left,
            ended,
        };
        let mut round = Round::restored(game, self.players, self.controls, state);
        if let Some(file) = self.file {
            let format = Format::all()
                .find(|format| format.is_written() && format.extension() == file.extension);
            if let Some(format) = format {
                round.saved(SavedAs {
                    path: file.path,
                    format,
                });
            }
        }
        if self.is_changed {
            round.touch();
        }
        Some((round, self.is_paused))
    }
}

/// The number of the child at every step from the start.
fn steps(game: &Game, node: NodeId) -> Vec<usize> {
    let mut parent = NodeId::ROOT;
    let mut steps = Vec::new();
    for id in game.path(node) {
        let index = game.children(parent).iter().position(|&child| child == id);
        steps.push(index.expect("a path goes from child to child"));
        parent = id;
    }
    steps
}

/// The node that steps lead to.
fn node(game: &Game, from: NodeId, steps: &[usize]) -> Option<NodeId> {
    steps
        .iter()
        .try_fold(from, |node, &step| game.children(node).get(step).copied())
}

//! [`Review`]: a whole line judged in the background, move by move, from its end.
//!
//! For every position of the line the best move is searched. Where another one was played, the
//! position after it is searched one ply less deep, so that both values look equally far; the
//! difference is the move's loss. Values are estimates, selective or proved; a loss is no surer
//! than the less sure of its two values, and totals keep the three kinds apart.

use std::collections::HashMap;
use std::time::Duration;

use huri_ai::{Analysis, Level, Limits};
use huri_core::game::{Note, Sign};
use huri_core::value::Certainty;
use huri_core::{Board, Color, Game, Move, NodeId, Value};

use crate::player::Sides;

/// What a move was worth beside the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The best move.
    pub best: Move,
    /// What it is worth for its player.
    pub best_value: Value,
    /// What the move played is worth for its player.
    pub value: Value,
}

impl Judged {
    /// How much the move lost, in hundredths of a disc; never negative.
    pub fn loss(&self) -> i32 {
        (self.best_value.hundredths - self.value.hundredths).max(0)
    }

    /// How surely the loss is known: no surer than its values.
    pub fn certainty(&self) -> Certainty {
        self.best_value.certainty.min(self.value.certainty)
    }

    /// What a record says of a move, by the best one it names, else by one that is worth more
    /// among those beside it.
    fn noted(game: &Game, parent: NodeId, node: NodeId) -> Option<Judged> {
        let note = game.note(node);
        let value = note.value?;
        let named = note
            .best
            .filter(|(mv, _)| game.position(parent).check(*mv).is_ok());
        let beside = || {
            let others = game.children(parent).iter().filter(|&&other| other != node);
            let others =
                others.filter_map(|&other| Some((game.mv(other)?, game.note(other).value?)));
            let best = others.max_by_key(|(_, value)| value.hundredths);
            best.filter(|(_, best_value)| best_value.hundredths > value.hundredths)
        };
        let (best, best_value) = named.or_else(beside)?;
        Some(Judged {
            best,
            best_value,
            value,
        })
    }

    /// Writes it beside the move.
    pub fn note_in(&self, note: &mut Note) {
        note.value = Some(self.value);
        note.best = Some((self.best, self.best_value));
    }

    /// Doubtful, a mistake or a blunder, by the losses in discs from which on a move is called
    /// so.
    pub fn class(&self, losses: [u8; 3]) -> Option<Sign> {
        let classes = [Sign::Blunder, Sign::Mistake, Sign::Doubtful];
        let limits = losses.into_iter().rev();
        let found = classes
            .into_iter()
            .zip(limits)
            .find(|(_, discs)| self.loss() >= i32::from(*discs) * 100);
        found.map(|(sign, _)| sign)
    }
}

/// A sum for each kind of certainty.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ByCertainty<T> {
    /// Of estimates.
    pub estimate: T,
    /// Of selective values.
    pub selective: T,
    /// Of proved values.
    pub proved: T,
}

impl<T> ByCertainty<T> {
    fn of_mut(&mut self, certainty: Certainty) -> &mut T {
        match certainty {
            Certainty::Estimate => &mut self.estimate,
            Certainty::Selective(_) => &mut self.selective,
            Certainty::Proved => &mut self.proved,
        }
    }
}

/// The moves of one side together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Totals {
    /// Judged moves, passes not among them.
    pub n_moves: ByCertainty<u32>,
    /// What they lost, in hundredths of a disc.
    pub losses: ByCertainty<i32>,
    /// Doubtful moves.
    pub n_doubtful: u32,
    /// Mistakes.
    pub n_mistakes: u32,
    /// Blunders.
    pub n_blunders: u32,
}

/// What is known of the positions and moves of a game, and what is still to be judged.
#[derive(Clone, Default, Debug)]
pub struct Review {
    /// What positions are worth for Black.
    values: HashMap<NodeId, Value>,
    /// With the level it was found at; none for what a record says.
    judged: HashMap<NodeId, (Judged, Option<Level>)>,
    /// The positions still to be judged, each with the node after it; the next one last.
    open: Vec<(NodeId, Option<NodeId>)>,
    /// The best move at the next open position, once it is known.
    best: Option<(Move, Value)>,
    n_all: usize,
    level: Option<Level>,
}

/// What has to be searched next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Search {
    /// The node whose position it is.
    pub node: NodeId,
    /// Its board.
    pub board: Board,
    /// How far.
    pub limits: Limits,
}

/// How far along a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Positions done.
    pub n_done: usize,
    /// Positions in all.
    pub n_all: usize,
}

impl Review {
    /// How long a move takes to be judged, roughly.
    ///
    /// Measured with one thread (Sapphire Rapids, AVX-512, in use by others) over two games of 60
    /// moves: 0.3 and 0.7 s a game at level 8, 2 and 3.5 s at 10, 5 and 8 s at 12, 10 and 23 s at
    /// 16. Further levels cost half as much again each.
    pub fn a_move_takes(level: Level) -> Duration {
        let micros = match level.number() {
            number @ 0..=8 => 1_500 * u64::from(number),
            9..=10 => 50_000,
            11..=12 => 120_000,
            13..=14 => 170_000,
            15..=16 => 300_000,
            number @ 17.. => 300_000 * 3_u64.pow(u32::from(number) - 16) / (1 << (number - 16)),
        };
        Duration::from_micros(micros)
    }

    /// Begins with a line, given without the start. What is known at this level stays.
    pub fn begin(&mut self, line: &[NodeId], level: Level) {
        let positions = std::iter::once(&NodeId::ROOT).chain(line);
        let nexts = line.iter().copied().map(Some).chain([None]);
        self.open = positions.copied().zip(nexts).collect();
        self.n_all = self.open.len();
        self.best = None;
        self.level = Some(level);
    }

    /// What a record says of its moves: the best move instead and its value, or else, beside a
    /// move that has a value, one that could have been played instead and is worth more.
    pub fn noted(game: &Game) -> Review {
        let mut review = Review::default();
        let nodes: Vec<NodeId> = game.subtree(NodeId::ROOT).collect();
        // From the ends of lines, since before a pass a position is worth what it is after it.
        for node in nodes.into_iter().rev() {
            let (Some(parent), Some(mv)) = (game.parent(node), game.mv(node)) else {
                continue;
            };
            let goes_on = game.next(parent) == Some(node);
            if goes_on
                && mv == Move::Pass
                && let Some(value) = review.value(node)
            {
                review.values.insert(parent, value);
            }
            let Some(judged) = Judged::noted(game, parent, node) else {
                continue;
            };
            if goes_on && game.note(node).best.is_some() {
                review.learn(game, parent, judged.best_value);
            }
            review.judged.insert(node, (judged, None));
        }
        review
    }

    /// Writes what it has found into the game: of every move what it is worth and the best one
    /// instead, of those that lost much a sign, unless somebody gave one, and the better move
    /// beside them with its value, for formats that hold no more than that.
    pub fn note_in(&self, game: &mut Game, losses: [u8; 3]) {
        let nodes: Vec<NodeId> = game.subtree(NodeId::ROOT).collect();
        let mut has_found = false;
        for node in nodes {
            let Some((judged, Some(_))) = self.judged.get(&node) else {
                continue;
            };
            has_found = true;
            judged.note_in(game.note_mut(node));
            let Some(class) = judged.class(losses) else {
                continue;
            };
            game.note_mut(node).sign.get_or_insert(class);
            let parent = game.parent(node).expect("a move has a node before it");
            let better = game.play(parent, judged.best);
            let better = better.expect("the best move was found among the legal ones");
            if better != node {
                game.note_mut(better).value = Some(judged.best_value);
            }
        }
        if has_found && let Some(value) = self.value(NodeId::ROOT) {
            let value = game.start().turn().signed(value);
            game.note_mut(NodeId::ROOT).value = Some(value);
        }
    }

    /// Ends it; what is known stays.
    pub fn stop(&mut self) {
        self.open.clear();
        self.best = None;
    }

    /// How far along it is; none when nothing is to be done.
    pub fn progress(&self) -> Option<Progress> {
        (!self.open.is_empty()).then(|| Progress {
            n_done: self.n_all - self.open.len(),
            n_all: self.n_all,
        })
    }

    /// What is known of a move.
    pub fn judged(&self, node: NodeId) -> Option<&Judged> {
        self.judged.get(&node).map(|(judged, _)| judged)
    }

    /// What a position is worth for Black, if known.
    pub fn value(&self, node: NodeId) -> Option<Value> {
        self.values.get(&node).copied()
    }

    /// A position was searched for another reason.
    pub fn learn(&mut self, game: &Game, node: NodeId, value: Value) {
        let value = game.position(node).turn().signed(value);
        self.values.insert(node, value);
    }

    /// Judges what needs no search, and tells what has to be searched next, if anything.
    pub fn next(&mut self, game: &Game) -> Option<Search> {
        let level = self.level?;
        while let Some(&(node, next)) = self.open.last() {
            if !game.contains(node) || next.is_some_and(|next| !game.contains(next)) {
                self.done();
                continue;
            }
            let position = game.position(node);
            let board = position.board();
            if position.is_over() {
                self.values
                    .insert(node, Value::proved(position.final_score()));
                self.done();
                continue;
            }
            if let (true, Some(next)) = (position.must_pass(), next) {
                if let Some(&value) = self.values.get(&next) {
                    self.values.insert(node, value);
                }
                self.done();
                continue;
            }
            let is_known = next.is_some_and(|next| {
                self.judged
                    .get(&next)
                    .is_some_and(|(_, at)| *at >= Some(level))
                    && self.values.contains_key(&node)
            });
            if is_known {
                self.done();
                continue;
            }
            let limits = Limits {
                lines: 1,
                ..level.limits(board.n_empties())
            };
            let Some(_) = self.best else {
                return Some(Search {
                    node,
                    board,
                    limits,
                });
            };
            let next = next.expect("the best move is only kept to compare it");
            let after = game.position(next);
            if after.is_over() {
                let value = game.position(node).turn().signed(after.final_score());
                self.judge(game, next, Value::proved(value));
                continue;
            }
            return Some(Search {
                node: next,
                board: after.board(),
                limits: one_ply_less(limits),
            });
        }
        None
    }

    /// A search that [`next`](Review::next) asked for has ended. Returns the move that is judged
    /// now, if one is.
    pub fn answer(&mut self, game: &Game, node: NodeId, analysis: &Analysis) -> Option<NodeId> {
        let &(position, next) = self.open.last()?;
        let line = analysis.best();
        if node == position && self.best.is_none() {
            self.learn(game, node, line.value);
            let Some(next) = next else {
                self.done();
                return None;
            };
            self.best = Some((line.mv, line.value));
            if game.mv(next) == Some(line.mv) && game.turned(next).is_none() {
                return self.judge(game, next, line.value);
            }
            return None;
        }
        if Some(node) == next && self.best.is_some() {
            let side_changes = game.position(node).turn() != game.position(position).turn();
            let value = if side_changes {
                -line.value
            } else {
                line.value
            };
            return self.judge(game, node, value);
        }
        None
    }

    /// The position of a node has changed in place, as when a turning by hand is mended.
    pub fn forget(&mut self, node: NodeId) {
        self.values.remove(&node);
        self.judged.remove(&node);
    }

    /// The engine has no answer: the position is left out.
    pub fn failed(&mut self) {
        self.done();
    }

    fn judge(&mut self, game: &Game, node: NodeId, value: Value) -> Option<NodeId> {
        let (best, best_value) = self.best?;
        // A shallower look may find more in the move played; then it is as good as the best.
        let best_value = if best_value.hundredths < value.hundredths {
            value
        } else {
            best_value
        };
        let judged = Judged {
            best,
            best_value,
            value,
        };
        self.judged.insert(node, (judged, self.level));
        if let Some(position) = game.parent(node) {
            // It is worth as much as its best move.
            self.learn(game, position, best_value);
        }
        self.done();
        Some(node)
    }

    fn done(&mut self) {
        self.open.pop();
        self.best = None;
    }

    /// The totals of both sides along a line.
    pub fn totals(&self, game: &Game, line: &[NodeId], losses: [u8; 3]) -> Sides<Totals> {
        let mut totals: Sides<Totals> = Sides::default();
        for &node in line {
            let (Some(judged), Some(color)) = (self.judged(node), mover(game, node)) else {
                continue;
            };
            let side = &mut totals[color];
            *side.n_moves.of_mut(judged.certainty()) += 1;
            *side.losses.of_mut(judged.certainty()) += judged.loss();
            match judged.class(losses) {
                Some(Sign::Blunder) => side.n_blunders += 1,
                Some(Sign::Mistake) => side.n_mistakes += 1,
                Some(_) => side.n_doubtful += 1,
                None => {}
            }
        }
        totals
    }
}

/// Who made the move of a node.
fn mover(game: &Game, node: NodeId) -> Option<Color> {
    Some(game.position(game.parent(node)?).turn())
}

/// The same look from one ply further on.
fn one_ply_less(limits: Limits) -> Limits {
    Limits {
        depth: limits.depth.saturating_sub(1).max(1),
        end_from: limits.end_from.saturating_sub(1),
        ..limits
    }
}

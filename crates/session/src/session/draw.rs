//! The view of a session.

use std::sync::Arc;

use huri_core::{Bitboard, Color, Game, Move, NodeId};

use super::Session;
use crate::analyst::Analyst;
use crate::clock::{Reading, TENTHS_UNDER};
use crate::pacing::Shown;
use crate::player::Sides;
use crate::round::Round;
use crate::thinker::Purpose;
use crate::view::{About, Clock, Entry, Hint, Result, Side, SoFar, Stage, Thinking, View};

impl Session {
    /// What there is to draw now.
    pub fn view(&self) -> View {
        let round = &self.round;
        let cursor = round.cursor();
        let position = round.position();
        let here = cursor.here();
        let last = round.game().mv(here);
        let stage = self.stage();
        let legal_moves = match stage {
            Stage::Place | Stage::Beside | Stage::Looking => position.legal_moves(),
            _ => Bitboard::EMPTY,
        };
        View {
            now: self.now,
            stage,
            position,
            legal_moves,
            last_move: last.and_then(Move::square),
            last_pass: (last == Some(Move::Pass)).then(|| !position.turn()),
            shown: self.pacing.shown(),
            sides: Sides::from_fn(|color| self.side(color)),
            numbers: numbers(round.game(), here),
            ply: round.game().ply(here),
            here,
            live: cursor.live(),
            line: cursor.line().into(),
            list: Arc::clone(&self.list),
            comment: round.game().note(here).comment.clone(),
            result: self.result(),
            hints: self.hints(),
            analyzing: self.analyst.is_always(),
            thinking: self.thinking(),
            turning: None,
            shows: self.settings.shows.clone(),
            notices: self.notices.clone(),
            has_kept: !self.kept.is_empty(),
        }
    }

    fn stage(&self) -> Stage {
        let round = &self.round;
        match self.pacing.shown() {
            _ if round.live().is_none() => Stage::Looking,
            _ if !round.is_live() => Stage::Beside,
            _ if round.outcome().is_some() => Stage::Over,
            _ if self.is_paused => Stage::Paused,
            Some(Shown::Passing { until: None, .. }) => Stage::ConfirmPass,
            Some(Shown::Passing { .. }) => Stage::Passing,
            _ if round.position().must_pass() => Stage::Passing,
            _ if self.engine_is_to_move() => Stage::Engine,
            _ => Stage::Place,
        }
    }

    fn side(&self, color: Color) -> Side {
        let round = &self.round;
        let position = round.position();
        let board = position.board();
        let moves = if color == position.turn() {
            board.legal_moves()
        } else {
            board.passed().legal_moves()
        };
        Side {
            player: round.players[color],
            name: round.game().tags.player(color).name.clone(),
            discs: position.count(color),
            mobility: moves.len(),
            is_to_move: color == position.turn() && !round.is_over_here(),
            clock: self.clock(color),
            supply: None,
        }
    }

    fn clock(&self, color: Color) -> Option<Clock> {
        let clocks = &self.round.clocks;
        let left = clocks.left(color, self.now)?;
        let in_periods = left.main.is_zero() && left.periods > 0;
        Some(Clock {
            control: clocks.controls()[color]?,
            left,
            reading: Reading::new(if in_periods { left.period } else { left.main }),
            in_periods,
            is_running: clocks.running() == Some(color),
            is_short: clocks.total_left(color, self.now)? < TENTHS_UNDER,
        })
    }

    /// How the shown game ended, where its end is shown.
    pub(super) fn result(&self) -> Option<Result> {
        if !self.round.is_over_here() {
            return None;
        }
        let position = self.round.position();
        let outcome = if position.is_over() {
            huri_core::Outcome {
                score: position.final_score(),
                ending: huri_core::outcome::Ending::Rules,
            }
        } else {
            self.round.outcome()?
        };
        Some(Result {
            outcome,
            winner: self.round.winner(outcome),
            discs: Sides::from_fn(|color| position.count(color)),
        })
    }

    fn hints(&self) -> Vec<Hint> {
        let here = self.round.cursor().here();
        if !self.analyst.wants(here) || self.round.is_over_here() {
            return Vec::new();
        }
        let limits = Analyst::limits(&self.settings.study, self.round.position());
        let Some(analysis) = self.analyst.of(here, &limits) else {
            return Vec::new();
        };
        let best = analysis.best().value.hundredths;
        let hint = |line: &huri_ai::Line| Hint {
            mv: line.mv,
            value: line.value,
            bound: line.bound,
            is_best: line.value.hundredths == best,
            pv: line.pv.clone(),
        };
        analysis.lines.iter().map(hint).collect()
    }

    fn thinking(&self) -> Option<Thinking> {
        let (wish, since) = self.thinker.asking()?;
        let so_far = self.analyst.so_far().map(|analysis| SoFar {
            best: analysis.best().mv,
            value: analysis.best().value,
            pv: analysis.best().pv.clone(),
            nodes: analysis.nodes,
            time: analysis.time,
        });
        Some(Thinking {
            about: match wish.purpose {
                Purpose::Move(level) => About::Move(level),
                Purpose::Analysis(_) => About::Hints,
                Purpose::Review(_) => About::Review,
                Purpose::Ponder => About::Ponder,
            },
            since,
            so_far,
            is_hurried: self.thinker.is_hurried(),
        })
    }

    /// Makes the move list anew if the game has changed.
    pub(super) fn settle_list(&mut self) {
        let n_taken_back = self.round.cursor().taken_back().len();
        let of = (self.round_id, self.round.revision(), n_taken_back);
        if self.list_of != Some(of) {
            self.list_of = Some(of);
            self.list = entries(&self.round).into();
        }
    }
}

/// The number of the move that placed each disc.
fn numbers(game: &Game, node: NodeId) -> Arc<[Option<u16>]> {
    let mut numbers = [None; 64];
    let placed = game.path(node).into_iter();
    let squares = placed.filter_map(|id| game.mv(id)?.square());
    for (index, square) in squares.enumerate() {
        numbers[square.index()] = Some(index as u16 + 1);
    }
    numbers.into()
}

/// All moves in the order of a move list: a move, the moves played instead with what followed
/// them, and then what followed the move.
fn entries(round: &Round) -> Vec<Entry> {
    /// What is still to be listed: a move with all that follows.
    struct Open {
        node: NodeId,
        ply: usize,
        depth: usize,
        /// How many discs were placed before.
        n_placed: u16,
        begins_variation: bool,
    }
    let game = round.game();
    let taken_back = round.cursor().taken_back();
    let mut entries = Vec::new();
    let mut open = Vec::new();
    let follow = |open: &mut Vec<Open>, node, ply, depth, n_placed| {
        open.extend(game.next(node).map(|node| Open {
            node,
            ply,
            depth,
            n_placed,
            begins_variation: false,
        }));
    };
    follow(&mut open, NodeId::ROOT, 1, 0, 0);
    while let Some(next) = open.pop() {
        let parent = game.parent(next.node).expect("a move has a node before it");
        let mv = game.mv(next.node).expect("only the root has no move");
        let note = game.note(next.node);
        let number = next.n_placed + u16::from(mv != Move::Pass);
        entries.push(Entry {
            node: next.node,
            ply: next.ply,
            number,
            color: game.position(parent).turn(),
            mv,
            depth: next.depth,
            begins_variation: next.begins_variation,
            is_taken_back: taken_back.contains(&next.node),
            sign: note.sign,
            has_comment: !note.comment.is_empty(),
            time: note.time,
            is_turned_wrongly: game.turned(next.node).is_some(),
        });
        follow(&mut open, next.node, next.ply + 1, next.depth, number);
        if !next.begins_variation {
            let variations = game.children(parent).iter().skip(1).rev();
            open.extend(variations.map(|&node| Open {
                node,
                depth: next.depth + 1,
                begins_variation: true,
                ..next
            }));
        }
    }
    entries
}

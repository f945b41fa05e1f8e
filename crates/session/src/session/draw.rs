//! The view of a session.

use std::sync::Arc;
use std::time::Duration;

use huri_ai::{parity, stability};
use huri_core::tabletop::{Standing, Supplies, handed_over, standing};
use huri_core::{Bitboard, Color, Game, Move, NodeId, Position, Value, opening};

use super::{Session, playing};
use crate::analyst::Analyst;
use crate::clock::{Reading, TENTHS_UNDER};
use crate::done::done;
use crate::pacing::Shown;
use crate::player::Sides;
use crate::settings::{Shows, TurningHelp};
use crate::thinker::{Purpose, Wish};
use crate::view::{
    About, Clock, CollectionState, Editor, Entry, Hint, Point, Result, Review, Side, SoFar, Stage,
    Thinking, Turning, View,
};

/// What a move list was made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ListOf {
    round: u64,
    revision: u64,
    n_taken_back: usize,
    n_judged: usize,
    losses: [u8; 3],
}

impl Session {
    /// What is worked out only where it is shown.
    fn if_shown<T: Default>(&self, what: Shows, work_out: impl FnOnce() -> T) -> T {
        if self.settings.shows.has(what) {
            work_out()
        } else {
            T::default()
        }
    }

    /// What there is to draw now.
    pub fn view(&self) -> View {
        let round = &self.round;
        let cursor = round.cursor();
        let position = match &self.editor {
            Some(editor) => editor.position(),
            None => round.board_as_it_lies(),
        };
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
            stable: self.if_shown(Shows::Stable, || stability::stable(position.board())),
            regions: self
                .if_shown(Shows::Parity, || {
                    parity::regions(position.board().empties())
                })
                .into(),
            last_move: match (&self.editor, round.hand()) {
                (Some(_), _) => None,
                (None, Some(hand)) => Some(hand.square),
                (None, None) => last.and_then(Move::square),
            },
            last_pass: (last == Some(Move::Pass)).then(|| !position.turn()),
            shown: self.pacing.shown(),
            sides: Sides::from_fn(|color| self.side(color, position)),
            numbers: numbers(round.game(), here),
            ply: round.game().ply(here),
            here,
            live: cursor.live(),
            line: cursor.line().into(),
            list: Arc::clone(&self.list),
            graph: Arc::clone(&self.graph),
            review: Review {
                progress: self.review.progress(),
                totals: self.totals,
            },
            opening: opening::of(round.game(), here).map(|opening| opening.name),
            comment: round.game().note(here).comment.clone(),
            result: self.result(),
            hints: self.hints(),
            analyzing: self.analyst.is_always(),
            thinking: self.thinking(),
            autoplaying: self.autoplay.is_some(),
            turning: self.turning(),
            standing: self.standing(),
            editor: self.editor.as_ref().map(|editor| Editor {
                oddities: editor.oddities(),
                can_undo: editor.can_undo(),
                is_changed: editor.is_changed(),
            }),
            shows: self.settings.shows.clone(),
            notices: self.notices.clone(),
            file: round.file().cloned(),
            is_changed: round.is_changed(),
            collection: self.collection.as_ref().map(|collection| CollectionState {
                name: collection.name.clone(),
                len: collection.len(),
                is_complete: collection.is_complete(),
                opened: self.opened_game,
                n_problems: collection.n_problems,
                reviewing: self.batch.progress(),
                review_left: self.batch.left(self.now),
                n_reviewed: self.batch.all_reviewed().count(),
                is_unsaved: self.batch.is_unsaved(),
            }),
            can_resume: self.can_resume,
            has_kept: !self.kept.is_empty(),
        }
    }

    fn stage(&self) -> Stage {
        let round = &self.round;
        match self.pacing.shown() {
            _ if self.editor.is_some() => Stage::Editing,
            _ if round.hand().is_some() => Stage::Turn,
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

    fn side(&self, color: Color, position: Position) -> Side {
        let round = &self.round;
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
            supply: self.supply(color),
            was_handed_disc: self.was_handed_disc(color),
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

    /// Discs beside the board, at the wooden board.
    fn supply(&self, color: Color) -> Option<u32> {
        if !self.round.is_by_hand() {
            return None;
        }
        let supplies = self.round.supplies();
        Some(supplies.of(color))
    }

    fn was_handed_disc(&self, color: Color) -> bool {
        let round = &self.round;
        if !round.is_by_hand() || self.editor.is_some() {
            return false;
        }
        let here = round.cursor().here();
        match self.turning() {
            Some(turning) => turning.was_handed_over && round.position().turn() == color,
            None => {
                let placed_by = round.game().parent(here);
                placed_by.is_some_and(|parent| round.game().position(parent).turn() == color)
                    && handed_over(round.game(), here)
            }
        }
    }

    fn turning(&self) -> Option<Turning> {
        let round = &self.round;
        let hand = round.hand()?;
        let here = round.cursor().here();
        let supplies = Supplies::after(round.game(), here);
        Some(Turning {
            square: hand.square,
            turned: hand.turned,
            told: self.told_mistakes,
            asked: (self.settings.play.turning_help == TurningHelp::Rows)
                .then(|| round.game().position(here).board().flips(hand.square)),
            was_handed_over: supplies.of(round.position().turn()) == 0,
        })
    }

    /// Wrong discs are told with help, and to who looks back on the game.
    fn standing(&self) -> Vec<Standing> {
        let round = &self.round;
        let helps = self.settings.play.turning_help.tells();
        let is_told = helps || !round.is_live() || round.is_over_here();
        if !round.is_by_hand() || !is_told {
            return Vec::new();
        }
        standing(round.game(), round.cursor().here())
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
            done: self.part_done(wish, since),
            about: match wish.purpose {
                Purpose::Move(level) => About::Move(level),
                Purpose::Analysis(_) => About::Hints,
                Purpose::Review(_) | Purpose::Batch(_) => About::Review,
                Purpose::Ponder => About::Ponder,
            },
            since,
            so_far,
            is_hurried: self.thinker.is_hurried(),
        })
    }

    /// How much of a search is done, as far as that can be told.
    fn part_done(&self, wish: &Wish, since: Duration) -> Option<f32> {
        if wish.purpose == Purpose::Ponder {
            return None;
        }
        // The clock has stood still, to the engine, since it was asked.
        let limits = playing::limits(&self.round, wish, since);
        let so_far = self.analyst.so_far();
        let found = so_far.map(|so_far| (so_far.best().value, so_far.time));
        let taken = self.now.saturating_sub(since);
        Some(done(&limits, wish.board.n_empties(), taken, found))
    }

    /// Makes move list and graph anew if the game, or what is known of it, has changed.
    pub(super) fn settle_list(&mut self) {
        let cursor = self.round.cursor();
        let of = ListOf {
            round: self.round_id,
            revision: self.round.revision(),
            n_taken_back: cursor.taken_back().len(),
            n_judged: self.n_judged,
            losses: self.settings.study.losses,
        };
        let has_changed = self.list_of != Some(of);
        if has_changed {
            self.list_of = Some(of);
            self.list = self.entries().into();
        }
        let is_same_line = self.graph.len() == cursor.line().len() + 1
            && self
                .graph
                .iter()
                .skip(1)
                .map(|point| point.node)
                .eq(cursor.line().iter().copied());
        if has_changed || !is_same_line {
            self.graph = self.points().into();
            let losses = self.settings.study.losses;
            self.totals = self.review.totals(self.round.game(), cursor.line(), losses);
        }
    }

    /// What the positions along the line are worth.
    fn points(&self) -> Vec<Point> {
        let game = self.round.game();
        let nodes = std::iter::once(NodeId::ROOT).chain(self.round.cursor().line().iter().copied());
        let point = |node| {
            let position = game.position(node);
            let mover = game.parent(node).map(|parent| game.position(parent).turn());
            let noted = || {
                let value = game.note(node).value?;
                Some(mover.unwrap_or(position.turn()).signed(value))
            };
            let judged = self.review.judged(node);
            let value = match position.is_over() {
                true => Some(Value::proved(position.final_score())),
                false => self.review.value(node).or_else(noted),
            };
            Point {
                node,
                value,
                loss: judged.map(|judged| (judged.loss(), judged.certainty())),
                color: mover,
            }
        };
        nodes.map(point).collect()
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

impl Session {
    /// All moves in the order of a move list: a move, the moves played instead with what followed
    /// them, and then what followed the move.
    fn entries(&self) -> Vec<Entry> {
        /// What is still to be listed: a move with all that follows.
        struct Open {
            node: NodeId,
            ply: usize,
            depth: usize,
            /// How many discs were placed before.
            n_placed: u16,
            begins_variation: bool,
        }
        let game = self.round.game();
        let taken_back = self.round.cursor().taken_back();
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
                judged: self.review.judged(next.node).copied(),
                class: self
                    .review
                    .judged(next.node)
                    .and_then(|judged| judged.class(self.settings.study.losses)),
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
}

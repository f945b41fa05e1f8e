//! [`Analyst`]: values of moves, for the positions somebody wants to know about.

use std::collections::HashMap;

use huri_ai::{Analysis, Limits};
use huri_core::{NodeId, Position};

use crate::settings::Study;
use crate::thinker::{Purpose, Wish};

/// What is known of the positions of the current game, and where hints are wanted.
#[derive(Clone, Default, Debug)]
pub struct Analyst {
    always: bool,
    once: Option<NodeId>,
    known: HashMap<NodeId, Known>,
    /// What the search that runs has found so far, whatever it is for.
    so_far: Option<Analysis>,
}

#[derive(Clone, Debug)]
struct Known {
    limits: Limits,
    analysis: Analysis,
    is_finished: bool,
}

impl Analyst {
    /// How far positions are analysed by the settings.
    pub fn limits(study: &Study, position: Position) -> Limits {
        Limits {
            lines: if study.hints == 0 { 64 } else { study.hints },
            ..study.analysis_level().limits(position.board().n_empties())
        }
    }

    /// Wants hints for this position, until another is asked for.
    pub fn ask_once(&mut self, node: NodeId) {
        self.once = Some(node);
    }

    /// Wants hints for every position, or no more for any.
    pub fn toggle(&mut self) {
        self.always = !self.always;
        self.once = None;
    }

    /// Whether hints are wanted for every position.
    pub fn is_always(&self) -> bool {
        self.always
    }

    /// Whether hints are wanted for this position.
    pub fn wants(&self, node: NodeId) -> bool {
        self.always || self.once == Some(node)
    }

    /// Whether everything that these limits yield is known.
    pub fn knows(&self, node: NodeId, limits: &Limits) -> bool {
        let known = self.known.get(&node);
        known.is_some_and(|known| known.is_finished && known.limits == *limits)
    }

    /// What is known of a position within these limits, so far.
    pub fn of(&self, node: NodeId, limits: &Limits) -> Option<&Analysis> {
        let known = self.known.get(&node)?;
        (known.limits == *limits).then_some(&known.analysis)
    }

    /// What the search that runs has found so far.
    pub fn so_far(&self) -> Option<&Analysis> {
        self.so_far.as_ref()
    }

    /// The engine says this of a wish.
    pub fn report(&mut self, wish: &Wish, analysis: Analysis, is_finished: bool) {
        if let Purpose::Analysis(limits) = &wish.purpose {
            let known = Known {
                limits: limits.clone(),
                analysis: analysis.clone(),
                is_finished,
            };
            self.known.insert(wish.node, known);
        }
        self.so_far = (!is_finished).then_some(analysis);
    }

    /// The engine has no answer: it is not asked again for this position.
    pub fn failed(&mut self, wish: &Wish) {
        if self.once == Some(wish.node) {
            self.once = None;
        }
        if let Purpose::Analysis(_) = wish.purpose {
            self.always = false;
        }
        self.so_far = None;
    }

    /// Another game is shown: nothing of this one counts.
    pub fn other_game(&mut self) {
        *self = Analyst {
            always: self.always,
            ..Analyst::default()
        };
    }

    /// The position of a node has changed in place, as when a turning by hand is mended.
    pub fn forget(&mut self, node: NodeId) {
        self.known.remove(&node);
    }
}

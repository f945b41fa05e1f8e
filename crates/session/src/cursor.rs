//! [`Cursor`]: which position is shown, where the game in play stands, what was taken back.

use huri_core::{Game, NodeId};

/// Places in a game's tree. The tree itself is changed elsewhere, see [`crate::round`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    here: NodeId,
    /// Where the game that is being played stands; none while a record is only looked at.
    live: Option<NodeId>,
    /// The moves taken back, the one to redo first last.
    taken_back: Vec<NodeId>,
    /// The line shown: all nodes through `here`, without the root, to the line's end.
    line: Vec<NodeId>,
}

impl Cursor {
    /// At the start of a game that is being played.
    pub fn playing(game: &Game, live: NodeId) -> Cursor {
        let mut cursor = Cursor::looking(game);
        cursor.live = Some(live);
        cursor.go(game, live);
        cursor
    }

    /// At the start of a game that is only looked at.
    pub fn looking(game: &Game) -> Cursor {
        Cursor {
            here: NodeId::ROOT,
            live: None,
            taken_back: Vec::new(),
            line: game.main_line().collect(),
        }
    }

    /// As it was kept.
    pub(crate) fn restored(
        game: &Game,
        here: NodeId,
        live: Option<NodeId>,
        taken_back: Vec<NodeId>,
    ) -> Cursor {
        let mut cursor = Cursor {
            here,
            live,
            taken_back,
            line: Vec::new(),
        };
        cursor.follow(game);
        cursor
    }

    /// The node whose position is shown.
    pub fn here(&self) -> NodeId {
        self.here
    }

    /// Where the game in play stands.
    pub fn live(&self) -> Option<NodeId> {
        self.live
    }

    /// Whether the game in play is what is shown.
    pub fn is_live(&self) -> bool {
        self.live == Some(self.here)
    }

    /// The line shown, from the first move through the shown position to the line's end.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The moves that were taken back and can be redone, the next one last.
    pub fn taken_back(&self) -> &[NodeId] {
        &self.taken_back
    }

    /// The node after the one shown, along the line shown.
    pub fn next(&self) -> Option<NodeId> {
        let after = match self.line.iter().position(|&node| node == self.here) {
            Some(index) => index + 1,
            None => 0, // the root
        };
        self.line.get(after).copied()
    }

    /// Shows `node`; the line shown stays if it leads there.
    pub fn go(&mut self, game: &Game, node: NodeId) {
        self.here = node;
        if node != NodeId::ROOT && !self.line.contains(&node) {
            self.follow(game);
        }
    }

    /// Works the line shown out anew: to `here`, then to the game in play or along first
    /// children.
    pub fn follow(&mut self, game: &Game) {
        self.line = game.path(self.here);
        let live_path = self.live.map(|live| game.path(live)).unwrap_or_default();
        if live_path.starts_with(&self.line) {
            self.line = live_path;
        }
        let end = self.line.last().copied().unwrap_or(NodeId::ROOT);
        self.line.extend(game.line(end));
    }

    /// The game in play stands at `node` after a move: what was taken back is forgotten, unless
    /// the move is the next of it.
    pub fn played(&mut self, game: &Game, node: NodeId) {
        if self.taken_back.last() == Some(&node) {
            self.taken_back.pop();
        } else {
            self.taken_back.clear();
        }
        self.live = Some(node);
        self.here = node;
        if !self.line.contains(&node) {
            self.follow(game);
        }
    }

    /// Takes moves back, to `target` above the shown node.
    ///
    /// Beside the game in play this only steps back: what can be redone is that game's.
    pub fn take_back(&mut self, game: &Game, target: NodeId) {
        if self.live.is_some() && !self.is_live() {
            self.here = target;
            return;
        }
        let mut node = self.here;
        while node != target {
            self.taken_back.push(node);
            node = game.parent(node).expect("the target lies above");
        }
        if self.is_live() {
            self.live = Some(target);
        }
        self.here = target;
    }

    /// Redoes one move.
    pub fn redo(&mut self, game: &Game) -> Option<NodeId> {
        let next = *self.taken_back.last()?;
        if game.parent(next) != Some(self.here) {
            return None;
        }
        self.taken_back.pop();
        if self.is_live() {
            self.live = Some(next);
        }
        self.go(game, next);
        Some(next)
    }

    /// A move beside the game in play leads to `node`.
    pub fn explored(&mut self, game: &Game, node: NodeId) {
        if self.live.is_none() {
            self.taken_back.clear();
        }
        self.go(game, node);
    }

    /// The game is being played on from here, or from now on only looked at.
    pub fn set_live(&mut self, live: Option<NodeId>) {
        self.live = live;
        self.taken_back.clear();
    }

    /// After nodes have left the tree: goes to `or`, which has not, if the shown one has.
    pub fn pruned(&mut self, game: &Game, or: NodeId) {
        if !game.contains(self.here) {
            self.here = or;
        }
        if self.taken_back.iter().any(|&node| !game.contains(node)) {
            self.taken_back.clear();
        }
        self.follow(game);
    }
}

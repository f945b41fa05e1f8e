//! [`Game`]: a start position and a tree of moves from it, with notes and tags.
//!
//! The first child of a node continues its line, the others are variations. The main line runs
//! from the root through first children. A game has no cursor: who walks through it keeps a
//! [`NodeId`].

mod date;
mod note;
mod tags;

use std::fmt;

use crate::outcome::{Ending, Outcome};
use crate::position::IllegalMove;
use crate::{Bitboard, Move, Position, Square};

pub use date::Date;
pub use note::{Note, Sign};
pub use tags::{Player, Rules, Tags};

/// A node of a [`Game`]'s tree. It stays valid until the node or one above it is deleted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32); // Invariant: an index into `Game::nodes`.

impl NodeId {
    /// The start of every game.
    pub const ROOT: NodeId = NodeId(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A position in the tree and the move that led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Node {
    parent: Option<NodeId>, // None: the root, or a deleted node
    mv: Option<Move>,       // None: the root
    /// What was turned by hand, where it is not what the rule demands.
    turned: Option<Bitboard>,
    position: Position,
    children: Vec<NodeId>,
    note: Note,
}

/// A game: a start position and a tree of moves, each with its note, and tags.
///
/// Every move in it was legal when it was added, as there is no other way in.
///
/// ```
/// use huri_core::{Game, Move, NodeId};
///
/// let mut game = Game::default();
/// let f5 = game.play(NodeId::ROOT, "f5".parse()?)?;
/// let d6 = game.play(f5, "d6".parse()?)?;
/// let f6 = game.play(f5, "f6".parse()?)?; // a variation
/// assert_eq!(game.main_line().collect::<Vec<_>>(), [f5, d6]);
/// game.promote(f6);
/// assert_eq!(game.main_line().collect::<Vec<_>>(), [f5, f6]);
/// assert_eq!(game.position(f6).legal_moves().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    // Invariant: `nodes[0]` is the root; children and parents refer to each other.
    nodes: Vec<Node>,
    /// Players, event, result as recorded, and so on.
    pub tags: Tags,
}

impl Default for Game {
    /// The standard start, no moves, no tags.
    fn default() -> Game {
        Game::new(Position::START)
    }
}

/// Equal when start, tags and trees are equal, whatever was deleted before.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        if self.tags != other.tags || self.start() != other.start() {
            return false;
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((a, b)) = pairs.pop() {
            let (left, right) = (self.node(a), other.node(b));
            let same = left.mv == right.mv
                && left.turned == right.turned
                && left.note == right.note
                && left.children.len() == right.children.len();
            if !same {
                return false;
            }
            pairs.extend(
                left.children
                    .iter()
                    .copied()
                    .zip(right.children.iter().copied()),
            );
        }
        true
    }
}

impl Eq for Game {}

impl Game {
    /// A game without moves from `start`.
    pub fn new(start: Position) -> Game {
        let root = Node {
            parent: None,
            mv: None,
            turned: None,
            position: start,
            children: Vec::new(),
            note: Note::default(),
        };
        Game {
            nodes: vec![root],
            tags: Tags::default(),
        }
    }

    /// A game from `start` with these moves as its main line.
    ///
    /// # Errors
    /// The index (from 0) of the first move that is not legal, and why.
    pub fn from_moves(
        start: Position,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<Game, (usize, IllegalMove)> {
        let mut game = Game::new(start);
        let mut node = NodeId::ROOT;
        for (index, mv) in moves.into_iter().enumerate() {
            node = game.play(node, mv).map_err(|why| (index, why))?;
        }
        Ok(game)
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// Whether `node` is in this game's tree: made by it and not deleted since.
    pub fn contains(&self, node: NodeId) -> bool {
        let mut id = node;
        while let Some(above) = self.nodes.get(id.index()) {
            match above.parent {
                Some(parent) => id = parent,
                None => return id == NodeId::ROOT,
            }
        }
        false
    }

    /// The position before the first move.
    pub fn start(&self) -> Position {
        self.node(NodeId::ROOT).position
    }

    /// The position after the move of `node`.
    pub fn position(&self, node: NodeId) -> Position {
        self.node(node).position
    }

    /// The move that led to `node`; none at the root.
    pub fn mv(&self, node: NodeId) -> Option<Move> {
        self.node(node).mv
    }

    /// The node before `node`; none at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// The nodes after `node`: the first continues the line, the others are variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The node that continues the line of `node`.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied()
    }

    /// The child of `node` reached by `mv`, turned as the rule demands.
    pub fn child(&self, node: NodeId, mv: Move) -> Option<NodeId> {
        let has = |child: &NodeId| self.mv(*child) == Some(mv) && self.turned(*child).is_none();
        self.children(node).iter().copied().find(has)
    }

    /// The discs the move of `node` turned: none for the root and for a pass.
    pub fn flips(&self, node: NodeId) -> Bitboard {
        let Node {
            parent: Some(parent),
            mv: Some(Move::Place(square)),
            turned,
            ..
        } = self.node(node)
        else {
            return Bitboard::EMPTY;
        };
        turned.unwrap_or_else(|| self.position(*parent).board().flips(*square))
    }

    /// What was turned by hand at `node`, where that is not what the rule demands.
    pub fn turned(&self, node: NodeId) -> Option<Bitboard> {
        self.node(node).turned
    }

    /// What is said of `node`.
    pub fn note(&self, node: NodeId) -> &Note {
        &self.node(node).note
    }

    /// What is said of `node`, to change.
    pub fn note_mut(&mut self, node: NodeId) -> &mut Note {
        &mut self.nodes[node.index()].note
    }

    /// How many plies lead from the start to `node`, passes included.
    pub fn ply(&self, node: NodeId) -> usize {
        self.path(node).len()
    }

    /// The nodes from the first move to `node`; empty for the root.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let parents = std::iter::successors(Some(node), |&id| self.parent(id));
        let mut path: Vec<_> = parents.take_while(|&id| id != NodeId::ROOT).collect();
        path.reverse();
        path
    }

    /// The nodes after `node` along first children.
    pub fn line(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next(node), |&id| self.next(id))
    }

    /// The nodes of the main line, without the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.line(NodeId::ROOT)
    }

    /// The moves of the main line, passes included.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.main_line()
            .map(|node| self.mv(node).expect("only the root has no move"))
    }

    /// The last node of the main line.
    pub fn end(&self) -> NodeId {
        self.main_line().last().unwrap_or(NodeId::ROOT)
    }

    /// All nodes from `node` on, each before its children, a line before its variations.
    pub fn subtree(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut open = vec![node];
        std::iter::from_fn(move || {
            let id = open.pop()?;
            open.extend(self.children(id).iter().rev());
            Some(id)
        })
    }

    /// Whether no node has a second child.
    pub fn is_single_line(&self) -> bool {
        self.subtree(NodeId::ROOT)
            .all(|node| self.children(node).len() <= 1)
    }

    /// Plays `mv` after `node`: the child with this move if there is one, else a new last child.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason; nothing changes then.
    pub fn play(&mut self, node: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        if let Some(child) = self.child(node, mv) {
            return Ok(child);
        }
        let position = self.position(node).play(mv)?;
        Ok(self.add(node, mv, None, position))
    }

    /// Plays as [`play`](Game::play), but the forced pass before `mv`, if one is missing, is put
    /// in first.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason; nothing changes then.
    pub fn play_passing(&mut self, node: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        let position = self.position(node);
        if mv == Move::Pass || !position.must_pass() {
            return self.play(node, mv);
        }
        position.passed().check(mv)?;
        let pass = self.play(node, Move::Pass)?;
        self.play(pass, mv)
    }

    /// Places a disc on `square` and turns exactly `turned`, rightly or not.
    ///
    /// # Errors
    /// [`IllegalMove`] when `square` is not legal, or when `turned` holds an empty square.
    pub fn play_turning(
        &mut self,
        node: NodeId,
        square: Square,
        turned: Bitboard,
    ) -> Result<NodeId, IllegalMove> {
        let mv = Move::Place(square);
        let rule = self.position(node).board().flips(square);
        if turned == rule {
            return self.play(node, mv);
        }
        let position = self.position(node).play_turning(square, turned)?;
        let same =
            |child: &NodeId| self.mv(*child) == Some(mv) && self.turned(*child) == Some(turned);
        if let Some(child) = self.children(node).iter().copied().find(same) {
            return Ok(child);
        }
        Ok(self.add(node, mv, Some(turned), position))
    }

    /// The node that places the disc of `node` but turns `turned` instead, as when a turning by
    /// hand is mended.
    ///
    /// A node with nothing after it is changed and keeps its id, unless a sibling already says
    /// the same, which then takes over its note. What follows a node rests on how it was turned:
    /// such a node stays, and the answer is a variation beside it.
    ///
    /// # Errors
    /// [`TurnError`] with the reason; nothing changes then.
    pub fn turn_instead(&mut self, node: NodeId, turned: Bitboard) -> Result<NodeId, TurnError> {
        let (Some(parent), Some(Move::Place(square))) = (self.parent(node), self.mv(node)) else {
            return Err(TurnError::NothingPlaced);
        };
        let before = self.position(parent);
        if turned.contains(square) {
            return Err(TurnError::JustPlaced(square));
        }
        if let Some(empty) = (turned - before.board().occupied()).first() {
            return Err(TurnError::NoDisc(empty));
        }
        if !self.children(node).is_empty() || turned == self.flips(node) {
            let here = self.play_turning(parent, square, turned);
            return Ok(here.expect("the square was legal before"));
        }
        let mv = Move::Place(square);
        let same = |&child: &NodeId| self.mv(child) == Some(mv) && self.flips(child) == turned;
        if let Some(sibling) = self.children(parent).iter().copied().find(same) {
            let note = std::mem::take(self.note_mut(node));
            self.note_mut(sibling).fill_from(&note);
            self.delete(node);
            return Ok(sibling);
        }
        let rule = before.board().flips(square);
        let position = before.play_turning(square, turned);
        let changed = &mut self.nodes[node.index()];
        changed.position = position.expect("the square was legal before");
        changed.turned = (turned != rule).then_some(turned);
        Ok(node)
    }

    fn add(
        &mut self,
        parent: NodeId,
        mv: Move,
        turned: Option<Bitboard>,
        position: Position,
    ) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("a tree has under 2^32 nodes"));
        self.nodes.push(Node {
            parent: Some(parent),
            mv: Some(mv),
            turned,
            position,
            children: Vec::new(),
            note: Note::default(),
        });
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// Makes the line through `node` the first at every node above it.
    pub fn promote(&mut self, node: NodeId) {
        let mut child = node;
        while let Some(parent) = self.parent(child) {
            let siblings = &mut self.nodes[parent.index()].children;
            let place = siblings.iter().position(|&id| id == child);
            siblings[..=place.expect("a parent lists its children")].rotate_right(1);
            child = parent;
        }
    }

    /// Takes `node` and all after it out of the tree. The root stays, but loses its children.
    ///
    /// Returns the node that was before it.
    pub fn delete(&mut self, node: NodeId) -> NodeId {
        let Some(parent) = self.parent(node) else {
            self.cut(node);
            return node;
        };
        self.nodes[parent.index()].children.retain(|&id| id != node);
        self.nodes[node.index()].parent = None;
        parent
    }

    /// Takes all nodes after `node` out of the tree.
    pub fn cut(&mut self, node: NodeId) {
        for child in std::mem::take(&mut self.nodes[node.index()].children) {
            self.nodes[child.index()].parent = None;
        }
    }

    /// Adds the lines of `other` to this tree; notes are taken where this tree has none.
    ///
    /// Tags stay this game's. Nodes of this game keep their ids.
    ///
    /// # Errors
    /// The two games start from different positions.
    pub fn merge(&mut self, other: &Game) -> Result<(), DifferentStart> {
        if self.start() != other.start() {
            return Err(DifferentStart);
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((mine, theirs)) = pairs.pop() {
            let note = other.note(theirs);
            self.note_mut(mine).fill_from(note);
            for &child in other.children(theirs) {
                let mv = other.mv(child).expect("a child has a move");
                let here = match (mv, other.turned(child)) {
                    (Move::Place(square), Some(turned)) => self.play_turning(mine, square, turned),
                    _ => self.play(mine, mv),
                };
                pairs.push((here.expect("legal there, so legal here"), child));
            }
        }
        Ok(())
    }

    /// The ply (from 0) at which the main lines of the two games part, or none if they are equal
    /// throughout. A game that merely ends earlier parts where it ends.
    ///
    /// ```
    /// use huri_core::{Game, Position};
    /// let moves = |text: &str| text.split(' ').map(|mv| mv.parse().unwrap()).collect::<Vec<_>>();
    /// let tiger = Game::from_moves(Position::START, moves("f5 d6 c3 d3 c4")).unwrap();
    /// let buffalo = Game::from_moves(Position::START, moves("f5 f6 e6 f4")).unwrap();
    /// assert_eq!(tiger.parts_from(&buffalo), Some(1));
    /// assert_eq!(tiger.parts_from(&tiger), None);
    /// ```
    pub fn parts_from(&self, other: &Game) -> Option<usize> {
        if self.start() != other.start() {
            return Some(0);
        }
        let step = |game: &Game, node| (game.mv(node), game.turned(node));
        let (mut mine, mut theirs) = (self.main_line(), other.main_line());
        let mut ply = 0;
        loop {
            match (mine.next(), theirs.next()) {
                (None, None) => return None,
                (Some(a), Some(b)) if step(self, a) == step(other, b) => ply += 1,
                _ => return Some(ply),
            }
        }
    }

    /// The result: by the rules when the main line ends the game, else as recorded in the tags.
    ///
    /// None means that the game is unfinished. The score is Black's disc difference also under
    /// [`Rules::Anti`].
    pub fn outcome(&self) -> Option<Outcome> {
        let end = self.position(self.end());
        if end.is_over() {
            return Some(Outcome {
                score: end.final_score(),
                ending: Ending::Rules,
            });
        }
        self.tags.outcome
    }
}

/// Two games start from different positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DifferentStart;

impl fmt::Display for DifferentStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the games start from different positions")
    }
}

impl std::error::Error for DifferentStart {}

/// Why discs cannot be turned by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnError {
    /// No disc was placed whose turning could be done or mended.
    NothingPlaced,
    /// The square is empty.
    NoDisc(Square),
    /// The disc just placed stays as it was placed.
    JustPlaced(Square),
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnError::NothingPlaced => write!(f, "no disc was placed before"),
            TurnError::NoDisc(square) => write!(f, "{square} has no disc"),
            TurnError::JustPlaced(square) => {
                write!(f, "the disc on {square} was just placed and is not turned")
            }
        }
    }
}

impl std::error::Error for TurnError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Color;

    fn moves(text: &str) -> Vec<Move> {
        text.split(' ').map(|word| word.parse().unwrap()).collect()
    }

    #[test]
    fn merging_keeps_both_games_lines_and_notes() {
        let mut a = Game::from_moves(Position::START, moves("f5 d6 c3")).unwrap();
        let mut b = Game::from_moves(Position::START, moves("f5 f6 e6")).unwrap();
        let f5 = b.next(NodeId::ROOT).unwrap();
        b.note_mut(f5).comment = "the usual first move".to_owned();
        a.merge(&b).unwrap();
        let f5 = a.next(NodeId::ROOT).unwrap();
        assert_eq!(a.note(f5).comment, "the usual first move");
        assert_eq!(a.children(f5).len(), 2);
        assert_eq!(a.moves().collect::<Vec<_>>(), moves("f5 d6 c3"));
        assert_eq!(a.subtree(NodeId::ROOT).count(), 6);
        let other = Game::new(Position::START.passed());
        assert_eq!(a.merge(&other), Err(DifferentStart));
    }

    #[test]
    fn a_missing_pass_is_put_in_only_where_it_is_forced() {
        let mut game = Game::from_moves(Position::START, moves("f5 f6 d3 g5 h5 h4 f7 h6")).unwrap();
        let end = game.end();
        let refused = game.play_passing(end, Move::Place(Square::A1)).unwrap_err();
        assert_eq!(refused, IllegalMove::TurnsNothing(Square::A1));
        assert_eq!(game.end(), end, "a refused move leaves no pass behind");
        let e7 = game.play_passing(end, Move::Place(Square::E7)).unwrap();
        assert_eq!(game.ply(e7), 10);
        assert_eq!(game.moves().nth(8), Some(Move::Pass));
    }

    #[test]
    fn a_deleted_line_is_gone_and_the_rest_stays() {
        let mut game = Game::from_moves(Position::START, moves("f5 d6 c3")).unwrap();
        let f5 = game.next(NodeId::ROOT).unwrap();
        let f6 = game.play(f5, Move::Place(Square::F6)).unwrap();
        let d6 = game.next(f5).unwrap();
        assert!(game.contains(d6));
        assert_eq!(game.delete(d6), f5);
        assert!(!game.contains(d6) && game.contains(f6));
        assert!(!Game::default().contains(f6), "a node of a larger game");
        assert_eq!(game.main_line().collect::<Vec<_>>(), [f5, f6]);
        let direct = Game::from_moves(Position::START, moves("f5 f6")).unwrap();
        assert_eq!(game, direct);
    }

    #[test]
    fn discs_turned_by_hand_stand_as_they_were_turned() {
        let mut game = Game::default();
        let forgot = game
            .play_turning(NodeId::ROOT, Square::F5, Bitboard::EMPTY)
            .unwrap();
        assert_eq!(game.position(forgot).count(Color::White), 2);
        assert_eq!(game.flips(forgot), Bitboard::EMPTY);
        let e5 = Square::E5.bit();
        let right = game.play_turning(NodeId::ROOT, Square::F5, e5).unwrap();
        assert_eq!(game.turned(right), None);
        assert_eq!(game.flips(right), e5);
        assert_ne!(forgot, right);
    }

    #[test]
    fn a_turning_is_mended_in_place_until_something_follows() {
        let mut game = Game::default();
        let e5 = Square::E5.bit();
        let forgot = game
            .play_turning(NodeId::ROOT, Square::F5, Bitboard::EMPTY)
            .unwrap();
        assert_eq!(game.turn_instead(forgot, e5), Ok(forgot));
        assert_eq!(game.turned(forgot), None);
        let direct = Game::from_moves(Position::START, moves("f5")).unwrap();
        assert_eq!(game, direct);

        let d6 = game.play(forgot, Move::Place(Square::D6)).unwrap();
        let beside = game.turn_instead(forgot, Bitboard::EMPTY).unwrap();
        assert_ne!(beside, forgot);
        assert_eq!(game.next(forgot), Some(d6), "what was played on stays");
        game.note_mut(beside).comment = "look here".to_owned();
        assert_eq!(game.turn_instead(beside, e5), Ok(forgot));
        assert_eq!(game.note(forgot).comment, "look here");
        assert_eq!(
            game.children(NodeId::ROOT),
            [forgot],
            "nothing is twice in the tree"
        );
    }

    #[test]
    fn only_discs_that_lay_there_before_can_be_turned_instead() {
        let mut game = Game::from_moves(Position::START, moves("f5")).unwrap();
        let f5 = game.end();
        let before = game.clone();
        let mut refused = |node, set| game.turn_instead(node, set).unwrap_err();
        assert_eq!(
            refused(NodeId::ROOT, Bitboard::EMPTY),
            TurnError::NothingPlaced
        );
        assert_eq!(refused(f5, Square::A1.bit()), TurnError::NoDisc(Square::A1));
        assert_eq!(
            refused(f5, Square::F5.bit()),
            TurnError::JustPlaced(Square::F5)
        );
        assert_eq!(game, before);
    }
}

//! The map of a game tree: rings of wedges.

use crate::games::position::Position;
use crate::games::tree::exact::LeafCounts;
use crate::games::tree::nodes::NONE;
use crate::games::tree::search::TreeSearch;
use crate::games::tree::value::{Bound, Value};
use crate::search::RunError;

/// A wedge of the map: a position reached by one line of moves. Wedges belong to the whole tree, in
/// the order in which the game lists moves, whatever the search visits.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Wedge {
    /// Index of the parent's wedge; `None` for the root.
    pub parent: Option<u32>,
    /// Ring of the wedge: the number of moves from the start.
    pub depth: u8,
    /// The move that leads to it; 0 for the root.
    pub by: u8,
    /// Number of leaves of the whole tree that come before the wedge, and in it. Each leaf has an
    /// equal share of the circle.
    pub from: u64,
    pub leaves: u64,
    /// The node of the search that is this position; `None` if the search has not entered it.
    pub node: Option<u32>,
    /// The steps that enter and leave the node; `None` if no known step does.
    pub entered: Option<u64>,
    pub left: Option<u64>,
    /// The step that cut the wedge, or the wedge of a position before it; `None` if no known step
    /// did.
    pub cut: Option<u64>,
    /// Value of a node that was left.
    pub value: Value,
    pub bound: Bound,
}

/// The wedges of a map.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Wedges {
    /// The wedges in preorder.
    pub wedges: Vec<Wedge>,
    /// Number of leaves of the whole tree. Each has an equal share of the circle.
    pub leaves: u64,
}

impl TreeSearch {
    /// Lists the wedges of the map in preorder, without those that are narrower than one of `parts`
    /// equal parts of the circle, and without their subtrees.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`] if a table of the positions does not fit into memory.
    ///
    /// # Complexity
    /// O(positions x moves) time for the numbers of leaves, and O(moves) for each wedge.
    pub fn wedges(&self, parts: u32) -> Result<Wedges, RunError> {
        let limit = self.algorithm.limit;
        let mut map = Mapping {
            search: self,
            counts: LeafCounts::new(self.game.as_ref(), limit)?,
            moves: Vec::new(),
            least: 0,
            wedges: Vec::new(),
        };
        let left = (limit > 0).then_some(limit);
        let start = self.game.start();
        let leaves = map
            .counts
            .of(self.game.as_ref(), start, left, &mut map.moves);
        map.least = leaves.div_ceil(parts.max(1).into());
        let root = Wedge {
            parent: None,
            depth: 0,
            by: 0,
            from: 0,
            leaves,
            node: Some(0),
            entered: Some(0),
            left: None,
            cut: None,
            value: 0,
            bound: Bound::Exact,
        };
        map.add(root, start, left);
        Ok(Wedges {
            wedges: map.wedges,
            leaves,
        })
    }
}

/// The data to make wedges.
struct Mapping<'a> {
    search: &'a TreeSearch,
    counts: LeafCounts,
    /// Reused list of moves, one position after the other.
    moves: Vec<(u8, Position)>,
    /// Least number of leaves of a wedge.
    least: u64,
    wedges: Vec<Wedge>,
}

impl Mapping<'_> {
    /// Adds a wedge and those of its subtree. `left` is the depth that is left before the limit.
    fn add(&mut self, mut wedge: Wedge, position: Position, left: Option<u8>) {
        let (nodes, game) = (&self.search.nodes, self.search.game.as_ref());
        if let Some(node) = wedge.node {
            wedge.entered = Some(nodes.entered_at(node));
            if nodes.is_closed(node) {
                wedge.left = Some(nodes.left_at(node));
                (wedge.value, wedge.bound) = nodes.value(node);
            }
        }
        let index = self.wedges.len() as u32;
        self.wedges.push(wedge);
        if self.search.leaf_value(position, wedge.depth).is_some() {
            return;
        }
        let begin = self.moves.len();
        game.moves(position, &mut self.moves);
        // In a finished node, the moves without a child were cut when its last child was left.
        let last = wedge.node.and_then(|node| nodes.children(node).last());
        let cut = match last {
            Some(last) if wedge.left.is_some() => Some(nodes.left_at(last)),
            _ => self.cut_now(wedge.node),
        };
        let mut from = wedge.from;
        let left = left.map(|left| left - 1);
        for at in begin..self.moves.len() {
            let (by, to) = self.moves[at];
            let count = self.counts.of(game, to, left, &mut self.moves);
            if count >= self.least {
                let mut children = wedge.node.into_iter().flat_map(|node| nodes.children(node));
                let node = children.find(|&child| nodes.by(child) == by);
                let own = Wedge {
                    parent: Some(index),
                    depth: wedge.depth + 1,
                    by,
                    from,
                    leaves: count,
                    node,
                    entered: None,
                    left: None,
                    cut: wedge.cut.or(if node.is_none() { cut } else { None }),
                    value: 0,
                    bound: Bound::Exact,
                };
                self.add(own, to, left);
            }
            from = from.saturating_add(count);
        }
        self.moves.truncate(begin);
    }

    /// Returns the step that cut the other moves of a node that the search is still in.
    fn cut_now(&self, node: Option<u32>) -> Option<u64> {
        let nodes = &self.search.nodes;
        let last = nodes.children(node?).last()?;
        let at = nodes.is_closed(last).then(|| nodes.left_at(last))?;
        let parent = nodes.parent(last);
        let cut = self.search.cuts.last()?;
        (parent != NONE && u64::from(cut.0) == at).then_some(at)
    }
}

//! The search of a game tree: minimax, and alpha-beta.

use std::fmt;
use std::sync::Arc;

use crate::games::position::Position;
use crate::games::tree::algorithm::{Algorithm, Order};
use crate::games::tree::event::Event;
use crate::games::tree::exact::ExactValues;
use crate::games::tree::game::GameTree;
use crate::games::tree::nodes::{NONE, Nodes};
use crate::games::tree::value::{Bound, LOSS, Value, WIN};
use crate::search::{Outcome, Policy, RunError};

/// Maximum number of nodes that a search keeps. A search that needs more ends with
/// [`Outcome::LimitReached`].
pub const MOST_NODES: u32 = 1 << 22;

/// Value that is less than all others: what the first player is sure of at the beginning.
pub(super) const LEAST: Value = Value::MIN;
/// Value that is greater than all others: what the second player allows at the beginning.
pub(super) const MOST: Value = Value::MAX;

/// The search of a game tree, which can show each computed step again.
pub struct TreeSearch {
    pub(super) game: Arc<dyn GameTree>,
    pub(super) algorithm: Algorithm,
    /// True values of the positions, for the order in which the best move comes first.
    exact: Option<ExactValues>,
    pub(super) nodes: Nodes,
    /// Ascending steps that cut moves, each with the number of moves cut up to it.
    pub(super) cuts: Vec<(u32, u32)>,
    /// The nodes that the search is in, from the root.
    stack: Vec<Open>,
    /// The moves of the nodes in `stack`, one node after the other.
    moves: Vec<(u8, Position)>,
    /// Number of computed steps.
    pub(super) known: u64,
    step_limit: u64,
    pub(super) cursor: u64,
    pub(super) outcome: Option<Outcome>,
    /// Event of the step at the cursor.
    pub(super) event: Event,
}

/// A node that the search is in.
struct Open {
    node: u32,
    /// Index of the node's first move, and of its next one, in the list of moves.
    begin: usize,
    next: usize,
    end: usize,
    window: Window,
    best: Value,
    /// Least and greatest true value that the tried moves allow.
    lower: Value,
    upper: Value,
}

/// What both players are sure of: alpha and beta.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: Value,
    pub beta: Value,
}

impl Window {
    pub const OPEN: Self = Self {
        alpha: LEAST,
        beta: MOST,
    };

    /// Narrows the window by the value of a move of the first player, if `is_first`, or of the
    /// second player.
    pub fn narrow(&mut self, is_first: bool, value: Value) {
        if is_first {
            self.alpha = self.alpha.max(value);
        } else {
            self.beta = self.beta.min(value);
        }
    }

    /// Returns whether no value is left between alpha and beta, so that other moves do not matter.
    pub fn is_closed(self) -> bool {
        self.alpha >= self.beta
    }
}

/// Returns whether the first player moves at this depth.
pub(super) const fn is_first(depth: u8) -> bool {
    depth.is_multiple_of(2)
}

/// Returns the better of two values for the first player, if `is_first`, or for the second player.
pub(super) fn better(is_first: bool, one: Value, other: Value) -> Value {
    if is_first {
        one.max(other)
    } else {
        one.min(other)
    }
}

/// Returns the value that is worse than all others for a player.
pub(super) const fn worst(is_first: bool) -> Value {
    if is_first { LEAST } else { MOST }
}

impl fmt::Debug for TreeSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TreeSearch")
            .field("algorithm", &self.algorithm)
            .field("nodes", &self.nodes.len())
            .field("cursor", &self.cursor)
            .field("outcome", &self.outcome)
            .field("event", &self.event)
            .finish_non_exhaustive()
    }
}

impl TreeSearch {
    /// Prepares the search of a game's tree; the root is entered and no step is known yet. The
    /// search goes on until the value of the root is known, whatever the policy's goal.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`] if a table of the positions does not fit into memory.
    ///
    /// # Complexity
    /// Minimax takes time linear in the nodes of the tree. Alpha-beta with the best move first
    /// enters about the square root of the nodes. Memory: 14 bytes a node. The order in which the
    /// best move comes first also takes the time of an earlier search that computes each position
    /// once.
    pub fn new(
        game: Arc<dyn GameTree>,
        algorithm: Algorithm,
        policy: Policy,
    ) -> Result<Self, RunError> {
        let exact = match algorithm.order {
            Order::Given => None,
            Order::Best => Some(ExactValues::new(game.as_ref())?),
        };
        let mut search = Self {
            exact,
            nodes: Nodes::default(),
            cuts: Vec::new(),
            stack: Vec::new(),
            moves: Vec::new(),
            known: 0,
            step_limit: policy.step_limit.unwrap_or(u64::MAX),
            cursor: 0,
            outcome: None,
            event: Event::START,
            algorithm,
            game,
        };
        let start = search.game.start();
        search.event.position = start;
        search.enter(NONE, 0, 0, start, Window::OPEN);
        Ok(search)
    }

    /// Returns the value of a position for the player to move there, if its moves are not tried:
    /// the game is over, or the position is at the depth limit.
    pub(super) fn leaf_value(&self, position: Position, depth: u8) -> Option<Value> {
        let is_limit = self.algorithm.limit > 0 && depth == self.algorithm.limit;
        let result = self.game.result(position);
        result.or_else(|| is_limit.then(|| self.game.estimate(position)))
    }

    /// Appends the moves of a position to `out`, in the order in which the search tries them.
    pub(super) fn list_moves(&self, position: Position, out: &mut Vec<(u8, Position)>) {
        let begin = out.len();
        self.game.moves(position, out);
        if let Some(exact) = &self.exact {
            // The value of a successor is that of the opponent: the least one is best.
            out[begin..].sort_by_key(|&(_, to)| exact.of(to));
        }
    }

    /// Enters a position as a new node.
    fn enter(&mut self, parent: u32, depth: u8, by: u8, position: Position, window: Window) {
        let node = self.nodes.push(parent, depth, by);
        let begin = self.moves.len();
        let first = is_first(depth);
        let (best, lower, upper) = match self.leaf_value(position, depth) {
            Some(value) => {
                if parent != NONE {
                    self.nodes.leaves.push(node);
                }
                let value = if first { value } else { -value };
                (value, value, value)
            }
            None => {
                let mut moves = std::mem::take(&mut self.moves);
                self.list_moves(position, &mut moves);
                self.moves = moves;
                let least = if first { LOSS } else { WIN };
                (worst(first), least, least)
            }
        };
        self.stack.push(Open {
            node,
            begin,
            next: begin,
            end: self.moves.len(),
            window,
            best,
            lower,
            upper,
        });
    }

    /// Returns whether the depth limit can end the search of a position before the game is over.
    pub fn is_limited(&self) -> bool {
        let limit = usize::from(self.algorithm.limit);
        (1..self.game.most_plies()).contains(&limit)
    }

    /// Returns whether a value of the root can follow from estimates.
    fn is_estimated(&self, value: Value) -> bool {
        self.is_limited() && value.abs() < WIN
    }

    /// Computes about `budget` further steps.
    pub(super) fn extend(&mut self, budget: u64) {
        let target = self.known.saturating_add(budget).min(self.step_limit);
        while self.known < target && self.outcome.is_none() {
            self.step();
        }
        if self.outcome.is_none() && self.known == self.step_limit {
            self.outcome = Some(Outcome::LimitReached);
        }
    }

    fn step(&mut self) {
        let Some(top) = self.stack.last_mut() else {
            return;
        };
        let is_done = top.next == top.end || (self.algorithm.cuts && top.window.is_closed());
        if is_done {
            self.leave();
            return;
        }
        if self.nodes.len() == MOST_NODES {
            self.outcome = Some(Outcome::LimitReached);
            return;
        }
        let (by, position) = self.moves[top.next];
        top.next += 1;
        let (node, window) = (top.node, top.window);
        self.known += 1;
        self.enter(node, self.nodes.depth(node) + 1, by, position, window);
    }

    /// Leaves the node on top of the stack and takes its value to its parent.
    fn leave(&mut self) {
        let Some(top) = self.stack.pop() else {
            return;
        };
        self.known += 1;
        let first = is_first(self.nodes.depth(top.node));
        let (mut lower, mut upper) = (top.lower, top.upper);
        if top.next < top.end {
            if first {
                upper = WIN;
            } else {
                lower = LOSS;
            }
        }
        let bound = if lower == upper {
            Bound::Exact
        } else if top.best == lower {
            Bound::AtLeast
        } else {
            Bound::AtMost
        };
        self.nodes.close(top.node, top.best, bound);
        self.moves.truncate(top.begin);
        let Some(parent) = self.stack.last_mut() else {
            self.outcome = Some(Outcome::Valued {
                value: top.best,
                estimated: self.is_estimated(top.best),
            });
            return;
        };
        let first = !first;
        parent.best = better(first, parent.best, top.best);
        parent.lower = better(first, parent.lower, lower);
        parent.upper = better(first, parent.upper, upper);
        parent.window.narrow(first, top.best);
        let left = (parent.end - parent.next) as u32;
        if self.algorithm.cuts && parent.window.is_closed() && left > 0 {
            let before = self.cuts.last().map_or(0, |&(_, cut)| cut);
            self.cuts.push((self.known as u32, before + left));
        }
    }
}

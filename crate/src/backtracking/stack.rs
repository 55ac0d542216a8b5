//! The explicit stack of a backtracking search, and its counts.

use crate::backtracking::choice::MOST_REASONS;
use crate::backtracking::node::Node;

/// What has happened so far. None of these numbers ever falls, so the step at which one reaches a
/// value can be found by search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Candidates tried, and retreats.
    pub steps: u64,
    /// Candidates that were placed.
    pub placements: u64,
    pub retreats: u64,
    /// Retreats at which the search turns back: there was a placement since the retreat before.
    pub turns_back: u64,
    /// The greatest depth reached, which is also the number of times that it was surpassed.
    pub deepest: u64,
    pub answers: u64,
    /// Candidates refused and nodes cut off, by reason.
    pub refused: [u64; MOST_REASONS],
}

impl Totals {
    /// Counts the candidates refused and the nodes cut off by rules that see ahead, which are all
    /// but the puzzle's own.
    pub fn prunes(&self) -> u64 {
        self.refused[1..].iter().sum()
    }
}

/// The depths of a search after some of its placements and retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depths {
    pub least: u32,
    pub most: u32,
    pub sum: u64,
}

/// The nodes from the root to the present one, and what has happened.
///
/// `candidates[d]` is the number of candidates at depth d, and `tried[d]` the number of those that
/// have been tried; above the deepest node, the one tried last was placed.
#[derive(Clone, Debug)]
pub struct Stack {
    pub tried: Vec<u8>,
    pub candidates: Vec<u8>,
    /// The number of choices on the path.
    pub depth: usize,
    pub totals: Totals,
    /// Whether a candidate has been placed since the last retreat.
    pub advanced: bool,
    /// Whether the present node is an answer that has just been found.
    pub answered: bool,
    /// The depths since the last call of [`clear_depths`](Self::clear_depths).
    pub depths: Depths,
}

impl Stack {
    /// Makes the stack of a search at its root, for at most `most` choices.
    pub fn new(most: usize) -> Self {
        Self {
            tried: vec![0; most + 1],
            candidates: vec![0; most + 1],
            depth: 0,
            totals: Totals::default(),
            advanced: false,
            answered: false,
            depths: Depths {
                least: 0,
                most: 0,
                sum: 0,
            },
        }
    }

    /// Notes what the brancher found at the node just reached; returns the number of candidates.
    #[inline(always)]
    pub fn enter(&mut self, node: Node) -> u8 {
        match node {
            Node::Candidates(_) => {}
            Node::Cut(reason) => self.totals.refused[usize::from(reason)] += 1,
            Node::Complete => {
                self.totals.answers += 1;
                self.answered = true;
            }
        }
        let count = node.candidates();
        self.tried[self.depth] = 0;
        self.candidates[self.depth] = count;
        count
    }

    /// Tells whether every candidate has been tried.
    pub fn is_exhausted(&self) -> bool {
        self.depth == 0 && self.tried[0] == self.candidates[0]
    }

    /// Begins new `depths` at the present depth.
    pub fn clear_depths(&mut self) {
        let depth = self.depth as u32;
        self.depths = Depths {
            least: depth,
            most: depth,
            sum: 0,
        };
    }

    /// Notes a placement that led to the present depth.
    #[inline(always)]
    pub fn placed(&mut self) {
        let depth = self.depth as u32;
        self.totals.placements += 1;
        self.advanced = true;
        self.depths.sum += u64::from(depth);
        if depth > self.depths.most {
            self.depths.most = depth;
            self.totals.deepest = self.totals.deepest.max(depth.into());
        }
    }

    /// Notes a retreat that led to the present depth.
    #[inline(always)]
    pub fn retreated(&mut self) {
        let depth = self.depth as u32;
        self.totals.retreats += 1;
        self.totals.turns_back += u64::from(self.advanced);
        self.advanced = false;
        self.depths.sum += u64::from(depth);
        self.depths.least = self.depths.least.min(depth);
    }
}

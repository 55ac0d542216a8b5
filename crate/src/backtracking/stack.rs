//! The explicit stack of a backtracking search, and what it counts.

use crate::backtracking::choice::MOST_REASONS;
use crate::backtracking::node::Node;

/// What has happened so far. None of these numbers ever falls, so each of them can be searched for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Tries and retreats.
    pub steps: u64,
    /// Tries that were placed.
    pub placements: u64,
    pub retreats: u64,
    /// Retreats that follow a placement, refused candidates between them not counted: there the
    /// search turns back.
    pub turns_back: u64,
    /// The greatest depth reached: also the number of times that it was surpassed.
    pub deepest: u64,
    pub answers: u64,
    /// Candidates refused and nodes cut off, by reason.
    pub refused: [u64; MOST_REASONS],
}

impl Totals {
    /// Counts what a rule saw before the search would have: everything but the puzzle's own rule.
    pub fn prunes(&self) -> u64 {
        self.refused[1..].iter().sum()
    }
}

/// How deep a search was after some of its placements and retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depths {
    pub least: u32,
    pub most: u32,
    pub sum: u64,
}

/// The nodes from the root to the present one, and what has happened.
///
/// `tried[d]` is the number of candidates tried at depth d, so on the path the last of them was
/// placed; `candidates[d]` is the number that there are.
#[derive(Clone, Debug)]
pub struct Stack {
    pub tried: Vec<u8>,
    pub candidates: Vec<u8>,
    /// Choices made.
    pub depth: usize,
    pub totals: Totals,
    /// Whether a candidate has been placed since the last retreat.
    pub advanced: bool,
    /// Whether the present node is an answer that has just been found.
    pub answered: bool,
    /// How deep the search was since [`clear_depths`](Self::clear_depths).
    pub depths: Depths,
}

impl Stack {
    /// Makes the stack of a root, with room for `most` choices.
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

    /// Notes what there is at the node just reached; returns the number of its candidates.
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

    /// Tells whether everything has been tried.
    pub fn is_exhausted(&self) -> bool {
        self.depth == 0 && self.tried[0] == self.candidates[0]
    }

    /// Forgets how deep the search was.
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

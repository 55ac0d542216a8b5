//! The explicit stack of a backtracking search, and its counts.

use crate::backtracking::branching::Branching;
use crate::backtracking::choice::MOST_REASONS;

/// The counts of everything that has happened so far. No count ever decreases, so binary search can
/// find the step at which a count reaches a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Number of tried candidates plus number of retreats.
    pub steps: u64,
    pub placements: u64,
    pub retreats: u64,
    /// Number of times that the search turned back: retreats that follow a placement, not another
    /// retreat.
    pub turns_back: u64,
    /// Maximum depth reached. It grows by one at a time, so it is also the number of records.
    pub deepest: u64,
    pub answers: u64,
    /// Number of candidates refused and nodes cut off, by reason.
    pub refused: [u64; MOST_REASONS],
}

impl Totals {
    /// Returns the number of candidates refused and nodes cut off by any rule other than the
    /// puzzle's own (reason 0).
    pub fn prunes(&self) -> u64 {
        self.refused[1..].iter().sum()
    }
}

/// The minimum, maximum and sum of the depths over a range of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depths {
    pub least: u32,
    pub most: u32,
    pub sum: u64,
}

/// The nodes from the root to the present node, and the counts so far.
///
/// `candidates[d]` is the number of candidates at depth d, and `tried[d]` the number of candidates
/// tried there. Above the deepest node, the candidate tried last was placed.
#[derive(Clone, Debug)]
pub struct Stack {
    pub tried: Vec<u8>,
    pub candidates: Vec<u8>,
    /// Number of choices on the path.
    pub depth: usize,
    pub totals: Totals,
    /// Whether a candidate has been placed since the last retreat.
    pub advanced: bool,
    /// Whether the present node is an answer that was found just now.
    pub answered: bool,
    /// Depths since the last call of [`clear_depths`](Self::clear_depths).
    pub depths: Depths,
}

impl Stack {
    /// Makes the stack of a search at its root, with room for `most` choices.
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

    /// Stores what the brancher found at the new node; returns the number of candidates.
    #[inline(always)]
    pub fn enter(&mut self, node: Branching) -> u8 {
        match node {
            Branching::Candidates(_) => {}
            Branching::Cut(reason) => self.totals.refused[usize::from(reason)] += 1,
            Branching::Complete => {
                self.totals.answers += 1;
                self.answered = true;
            }
        }
        let count = node.candidates();
        self.tried[self.depth] = 0;
        self.candidates[self.depth] = count;
        count
    }

    /// Returns whether the whole tree has been searched.
    pub fn is_exhausted(&self) -> bool {
        self.depth == 0 && self.tried[0] == self.candidates[0]
    }

    /// Restarts `depths` at the present depth.
    pub fn clear_depths(&mut self) {
        let depth = self.depth as u32;
        self.depths = Depths {
            least: depth,
            most: depth,
            sum: 0,
        };
    }

    /// Counts a placement; `depth` must already be the new depth.
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

    /// Counts a retreat; `depth` must already be the new depth.
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

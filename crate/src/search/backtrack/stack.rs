//! The explicit stack of a backtracking search, and the loop that works on it.

use crate::choices::{Descent, MOST_REASONS, Opening};

/// What has happened so far. No number of these ever falls, so each of them can be searched for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tries and retreats.
    pub steps: u64,
    /// Tries that were placed.
    pub placements: u64,
    pub retreats: u64,
    /// Retreats from where the last try but refused ones was a placement: the search turns back.
    pub turns: u64,
    /// The greatest depth reached: also the number of times that it was surpassed.
    pub deepest: u64,
    pub answers: u64,
    /// Candidates refused and nodes cut off, by reason.
    pub refused: [u64; MOST_REASONS],
}

impl Tally {
    /// What a rule saw before the search would have: everything but the puzzle's own rule.
    pub fn prunes(&self) -> u64 {
        self.refused[1..].iter().sum()
    }
}

/// How deep the search was in a stretch of it, over its placements and retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depths {
    pub least: u32,
    pub most: u32,
    pub sum: u64,
}

/// The nodes from the root to the present one, and what has happened.
///
/// `next[d]` is the number of candidates tried at depth d, so on the path the last of them was
/// placed; `count[d]` is the number that there are.
#[derive(Clone, Debug)]
pub struct Stack {
    pub next: Vec<u8>,
    pub count: Vec<u8>,
    /// Choices made.
    pub depth: usize,
    pub tally: Tally,
    /// Whether the last try that was not refused came after the last retreat.
    pub advanced: bool,
    /// Whether the present node is an answer that has just been found.
    pub answered: bool,
    /// Since it was cleared last.
    pub depths: Depths,
}

impl Stack {
    /// Room for `most` choices.
    pub fn new(most: usize) -> Self {
        Self {
            next: vec![0; most + 1],
            count: vec![0; most + 1],
            depth: 0,
            tally: Tally::default(),
            advanced: false,
            answered: false,
            depths: Depths {
                least: 0,
                most: 0,
                sum: 0,
            },
        }
    }

    /// Takes the present node in as `opening` says; returns the number of its candidates.
    #[inline(always)]
    pub fn enter(&mut self, opening: Opening) -> u8 {
        match opening {
            Opening::Candidates(_) => {}
            Opening::Cut(reason) => self.tally.refused[usize::from(reason)] += 1,
            Opening::Complete => {
                self.tally.answers += 1;
                self.answered = true;
            }
        }
        let count = opening.candidates();
        self.next[self.depth] = 0;
        self.count[self.depth] = count;
        count
    }

    /// Whether everything has been tried.
    pub fn is_exhausted(&self) -> bool {
        self.depth == 0 && self.next[0] == self.count[0]
    }

    /// Begins a new stretch for [`Depths`].
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
        self.tally.placements += 1;
        self.advanced = true;
        self.depths.sum += u64::from(depth);
        if depth > self.depths.most {
            self.depths.most = depth;
            self.tally.deepest = self.tally.deepest.max(depth.into());
        }
    }

    /// Notes a retreat that led to the present depth.
    #[inline(always)]
    pub fn retreated(&mut self) {
        let depth = self.depth as u32;
        self.tally.retreats += 1;
        self.tally.turns += u64::from(self.advanced);
        self.advanced = false;
        self.depths.sum += u64::from(depth);
        self.depths.least = self.depths.least.min(depth);
    }
}

/// Searches on to the step `until`, or to the next answer, or to the end.
pub fn drive<D: Descent + ?Sized>(descent: &mut D, stack: &mut Stack, until: u64) {
    while stack.tally.steps < until {
        let depth = stack.depth;
        let index = stack.next[depth];
        if index < stack.count[depth] {
            stack.tally.steps += 1;
            stack.next[depth] = index + 1;
            match descent.place(index) {
                Ok(()) => {
                    stack.depth += 1;
                    stack.placed();
                    stack.enter(descent.open());
                    if stack.answered {
                        return;
                    }
                }
                Err(reason) => stack.tally.refused[usize::from(reason)] += 1,
            }
        } else if depth > 0 {
            stack.tally.steps += 1;
            stack.depth -= 1;
            stack.answered = false;
            stack.retreated();
            descent.retract();
        } else {
            return;
        }
    }
}

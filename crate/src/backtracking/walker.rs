//! A walker: a brancher and its stack, which move together through the search tree.

use crate::backtracking::brancher::Brancher;
use crate::backtracking::checkpoints::{Checkpoint, Checkpoints};
use crate::backtracking::choice::{Choice, MOST_REASONS, Reason};
use crate::backtracking::event::{Event, StepKind};
use crate::backtracking::stack::{Stack, Totals};

/// Maximum number of steps of a stride in [`Walker::find`].
const LONGEST: u64 = 1 << 14;
/// Divisor of the stride length after a stride that went too far.
const SHORTER: u64 = 8;

#[derive(Debug)]
pub(super) struct Walker {
    pub brancher: Box<dyn Brancher>,
    pub stack: Stack,
    /// Whether `stack.totals` includes everything up to the present node. False after
    /// [`visit`](Self::visit), which follows a path without counting.
    counts: bool,
}

impl Walker {
    /// Makes a walker at the root of a tree that is at most `most` choices deep.
    pub fn new(mut brancher: Box<dyn Brancher>, most: usize) -> Self {
        let mut stack = Stack::new(most);
        stack.enter(brancher.branch());
        Self {
            brancher,
            stack,
            counts: true,
        }
    }

    /// Searches to the step `until`, to the next answer, or to the end.
    pub fn search(&mut self, until: u64) {
        self.brancher.search(&mut self.stack, until);
    }

    /// Searches to the step `until` or to the end, past all answers.
    pub fn go(&mut self, until: u64) {
        while self.stack.totals.steps < until && !self.stack.is_exhausted() {
            self.search(until);
        }
    }

    /// Returns the choices from the root to the present node.
    pub fn path(&self) -> Vec<Choice> {
        let mut choices = Vec::with_capacity(self.stack.depth);
        self.brancher.path(&mut choices);
        choices
    }

    /// Returns the number of candidates tried at each depth. This determines the path: above the
    /// deepest node, the candidate tried last is on the path.
    pub fn tried(&self) -> &[u8] {
        &self.stack.tried[..=self.stack.depth]
    }

    /// Goes to the node of the path that `tried` determines, without a search. The totals of the
    /// stack are not valid there.
    pub fn visit(&mut self, tried: &[u8]) {
        self.follow(tried);
        self.counts = false;
    }

    fn follow(&mut self, tried: &[u8]) {
        let depth = tried.len() - 1;
        let stands = self.stack.tried[..self.stack.depth].iter().zip(tried);
        let shared = stands.take_while(|(mine, other)| mine == other).count();
        let shared = shared.min(depth);
        while self.stack.depth > shared {
            self.brancher.retract();
            self.stack.depth -= 1;
        }
        for (level, &tried) in tried.iter().enumerate().take(depth).skip(shared) {
            self.brancher.place_again(tried - 1);
            self.stack.tried[level] = tried;
            self.stack.depth = level + 1;
            self.stack.candidates[level + 1] = if level + 1 < depth {
                self.brancher.branch_again()
            } else {
                self.brancher.branch().candidates()
            };
        }
        self.stack.tried[depth] = tried[depth];
        if depth == 0 {
            let count = self.stack.candidates[0];
            self.stack.candidates[0] = self.brancher.root_candidates(tried[0], count);
        }
    }

    /// Goes to the node of a checkpoint and restores its totals.
    #[inline(never)]
    fn restore(&mut self, checkpoint: &Checkpoint) {
        self.follow(&checkpoint.tried);
        self.stack.totals = checkpoint.totals;
        self.stack.advanced = checkpoint.advanced;
        self.stack.answered = checkpoint.answered;
        self.stack.clear_depths();
        self.counts = true;
    }

    /// Goes to a step that has been searched before. Searches on from the walker's own step or from
    /// the last checkpoint before the target, whichever is nearer.
    pub fn bring(&mut self, checkpoints: &Checkpoints, step: u64) {
        let here = self.stack.totals.steps;
        let checkpoint = checkpoints.last(|checkpoint| checkpoint.totals.steps <= step);
        if !self.counts || here > step || checkpoint.totals.steps > here {
            self.restore(checkpoint);
        }
        self.go(step);
    }

    /// Goes to the first step for which `is_before` is false, or to the end. `is_before` receives
    /// the totals and the path of a step. It must be true for every step before that first step,
    /// and false for every later one.
    ///
    /// Takes about as long as [`bring`](Self::bring): strides double in length until one goes too
    /// far; then the walker restores the step where that stride began, and goes on with shorter and
    /// shorter strides.
    #[inline(never)]
    pub fn find(&mut self, checkpoints: &Checkpoints, is_before: &dyn Fn(&Totals, &[u8]) -> bool) {
        let held = |walker: &Self| is_before(&walker.stack.totals, walker.tried());
        let checkpoint =
            checkpoints.last(|checkpoint| is_before(&checkpoint.totals, &checkpoint.tried));
        let nearest = checkpoint.totals.steps;
        if !self.counts || self.stack.totals.steps < nearest || !held(self) {
            self.restore(checkpoint);
        }
        let mut stride = 1;
        let mut grows = true;
        while held(self) && !self.stack.is_exhausted() {
            let here = Checkpoint::of(&self.stack);
            self.go(here.totals.steps + stride);
            if held(self) {
                stride *= if grows && stride < LONGEST { 2 } else { 1 };
            } else if stride > 1 {
                self.restore(&here);
                stride = (stride / SHORTER).max(1);
                grows = false;
            }
        }
    }

    /// Makes the event before the first step.
    pub fn start(&self) -> Event {
        Event {
            kind: StepKind::Start,
            choice: Choice::default(),
            index: 0,
            depth: 0,
            reason: None,
            witness: None,
            forced: false,
            forced_by: [None; 2],
            answer: self.stack.answered,
        }
    }

    /// Searches one step further and returns its event.
    pub fn observe(&mut self) -> Event {
        let Stack { depth, totals, .. } = self.stack;
        let index = self.stack.tried[depth];
        let tries = index < self.stack.candidates[depth];
        let forced = tries && self.brancher.is_forced();
        let forced_by = if forced {
            self.brancher.forced_by()
        } else {
            [None; 2]
        };
        // Read a tried candidate before the step, while the walker is at its node. A retreat reads
        // its candidate later: the choice that it takes back belongs to the parent, where the
        // walker stands after the step.
        let tried = tries.then(|| self.brancher.candidate(index));
        self.search(totals.steps + 1);
        let index = if tries {
            index
        } else {
            self.stack.tried[self.stack.depth] - 1
        };
        let reason = newly_refused(&totals, &self.stack.totals);
        let kind = match (tries, self.stack.depth > depth) {
            (true, true) => StepKind::Place,
            (true, false) => StepKind::Refuse,
            (false, _) => StepKind::Retreat,
        };
        let refused = (kind == StepKind::Refuse).then_some(index);
        Event {
            kind,
            choice: tried.unwrap_or_else(|| self.brancher.candidate(index)),
            index,
            depth: self.stack.depth as u32,
            reason,
            witness: reason.and_then(|reason| self.brancher.witness(refused, reason)),
            forced,
            forced_by,
            answer: self.stack.answered,
        }
    }
}

fn newly_refused(before: &Totals, after: &Totals) -> Option<Reason> {
    let reasons = 0..MOST_REASONS;
    let mut grown = reasons.filter(|&reason| after.refused[reason] > before.refused[reason]);
    grown.next().map(|reason| reason as Reason)
}

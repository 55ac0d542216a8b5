//! A descent and its stack: one reader of the search tree.

use super::checkpoints::{Checkpoint, Checkpoints};
use super::stack::{Stack, Tally};
use crate::choices::{Choice, Descent, MOST_REASONS, Opening, Reason};
use crate::event::{ChoicesEvent, Deed};

pub(super) struct Walker {
    pub descent: Box<dyn Descent>,
    pub stack: Stack,
}

impl Walker {
    /// At the root of a tree of `most` choices.
    pub fn new(mut descent: Box<dyn Descent>, most: usize) -> Self {
        let mut stack = Stack::new(most);
        stack.enter(descent.open());
        Self { descent, stack }
    }

    /// Searches on to the step `until`, or to the next answer, or to the end.
    pub fn search(&mut self, until: u64) {
        self.descent.drive(&mut self.stack, until);
    }

    /// Searches on to the step `until`, whatever is found on the way.
    pub fn go(&mut self, until: u64) {
        while self.stack.tally.steps < until && !self.stack.is_exhausted() {
            self.search(until);
        }
    }

    /// The path as the candidates tried at each depth: the last of them stands, but for the
    /// deepest.
    pub fn tried(&self) -> &[u8] {
        &self.stack.next[..=self.stack.depth]
    }

    /// Goes to another node, of the path that `tried` says, without searching.
    pub fn follow(&mut self, tried: &[u8]) {
        let depth = tried.len() - 1;
        let stands = self.stack.next[..self.stack.depth].iter().zip(tried);
        let shared = stands.take_while(|(mine, other)| mine == other).count();
        let shared = shared.min(depth);
        while self.stack.depth > shared {
            self.descent.retract();
            self.stack.depth -= 1;
        }
        for (level, &tried) in tried.iter().enumerate().take(depth).skip(shared) {
            self.descent.replace(tried - 1);
            self.stack.next[level] = tried;
            self.stack.depth = level + 1;
            self.stack.count[level + 1] = if level + 1 < depth {
                self.descent.reopen()
            } else {
                match self.descent.open() {
                    Opening::Candidates(count) => count,
                    Opening::Cut(_) | Opening::Complete => 0,
                }
            };
        }
        self.stack.next[depth] = tried[depth];
    }

    /// Takes a checkpoint up.
    pub fn restore(&mut self, checkpoint: &Checkpoint) {
        self.follow(&checkpoint.tried);
        self.stack.tally = checkpoint.tally;
        self.stack.advanced = checkpoint.advanced;
        self.stack.answered = checkpoint.answered;
        self.stack.clear_depths();
    }

    /// Goes to a step that has been searched before, from where it stands or from the checkpoint
    /// before it, whichever is nearer.
    pub fn bring(&mut self, checkpoints: &Checkpoints, step: u64) {
        let here = self.stack.tally.steps;
        let checkpoint = checkpoints.last(|checkpoint| checkpoint.tally.steps <= step);
        if here > step || checkpoint.tally.steps > here {
            self.restore(checkpoint);
        }
        self.go(step);
    }

    /// What there is to say before the first step.
    pub fn start(&self) -> ChoicesEvent {
        ChoicesEvent {
            kind: Deed::Start,
            choice: Choice::default(),
            index: 0,
            depth: 0,
            reason: None,
            witness: None,
            forced: false,
            answer: self.stack.answered,
        }
    }

    /// Searches one step on and says what it did.
    pub fn observe(&mut self) -> ChoicesEvent {
        let Stack { depth, tally, .. } = self.stack;
        let index = self.stack.next[depth];
        let tries = index < self.stack.count[depth];
        let forced = tries && self.descent.is_forced();
        let choice = if tries {
            self.descent.candidate(index)
        } else {
            let mut path = Vec::new();
            self.descent.path(&mut path);
            path.pop().unwrap_or_default()
        };
        self.search(tally.steps + 1);
        let reason = newly_refused(&tally, &self.stack.tally);
        let kind = match (tries, self.stack.depth > depth) {
            (true, true) => Deed::Place,
            (true, false) => Deed::Refuse,
            (false, _) => Deed::Retreat,
        };
        let refused = (kind == Deed::Refuse).then_some(index);
        ChoicesEvent {
            kind,
            choice,
            index: if tries {
                index
            } else {
                self.stack.next[self.stack.depth] - 1
            },
            depth: self.stack.depth as u32,
            reason,
            witness: reason.and_then(|reason| self.descent.witness(refused, reason)),
            forced,
            answer: self.stack.answered,
        }
    }
}

fn newly_refused(before: &Tally, after: &Tally) -> Option<Reason> {
    let reasons = 0..MOST_REASONS;
    let mut grown = reasons.filter(|&reason| after.refused[reason] > before.refused[reason]);
    grown.next().map(|reason| reason as Reason)
}

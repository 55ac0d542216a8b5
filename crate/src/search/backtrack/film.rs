//! What a backtracking run shows: any step, and where the next one of a kind is.

use super::Backtrack;
use super::stack::{Stack, Tally};
use super::walker::Walker;
use crate::certificate::Certificate;
use crate::event::Event;
use crate::family::Problem;
use crate::frame::{Candidate, Frame};
use crate::run::{Branched, ChoicesCounters, Counters, Outcome, Policy, Run, Status, StepSize};

/// Which number a boundary of this size is counted by.
fn count(size: StepSize, tally: &Tally) -> u64 {
    match size {
        StepSize::Step => tally.steps,
        StepSize::Item => tally.placements + tally.retreats,
        StepSize::Stage => tally.turns + tally.deepest,
        StepSize::Turn => tally.turns,
        StepSize::Record => tally.deepest,
        StepSize::Prune => tally.prunes(),
        StepSize::Answer => tally.answers,
    }
}

impl Run for Backtrack {
    fn status(&self) -> Status {
        Status {
            known: self.known(),
            cursor: self.view.stack.tally.steps,
            outcome: self.outcome,
        }
    }

    fn advance(&mut self, budget: u64) {
        self.extend(self.known().saturating_add(budget));
    }

    fn seek(&mut self, step: u64) {
        let step = step.min(self.known());
        if step == self.view.stack.tally.steps {
            return;
        }
        // The last step is watched, for what it did.
        self.view.bring(&self.checkpoints, step.saturating_sub(1));
        self.event = if step == 0 {
            self.view.start()
        } else {
            self.view.observe()
        };
    }

    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        let from = from.min(self.known());
        if size == StepSize::Step {
            return from.saturating_add_signed(by).min(self.known());
        }
        if by == 0 {
            return from;
        }
        self.scout.bring(&self.checkpoints, from);
        let here = count(size, &self.scout.stack.tally);
        let wanted = match by.unsigned_abs() {
            distance if by > 0 => here.saturating_add(distance),
            distance => {
                let before = distance - u64::from(self.first_with(size, here) != from);
                here.saturating_sub(before)
            }
        };
        self.first_with(size, wanted)
    }

    fn event(&self) -> Event {
        Event::Choices(self.event)
    }

    fn frame(&self, frame: &mut Frame) {
        let Walker { descent, stack, .. } = &self.view;
        let frame = frame.choices_mut();
        frame.path.clear();
        descent.path(&mut frame.path);
        frame.candidates.clear();
        let candidates = (0..stack.count[stack.depth]).map(|index| Candidate {
            choice: descent.candidate(index),
            score: descent.score(index),
        });
        frame.candidates.extend(candidates);
        frame.tried = stack.next[stack.depth].into();
        frame.forced = !frame.candidates.is_empty() && descent.is_forced();
        frame.answered = stack.answered;
        let cells = self.problem.board_shape().cells();
        frame.board.resize(cells, 0);
        frame.labels.resize(cells, 0);
        descent.board(&mut frame.board, &mut frame.labels);
    }

    fn counters(&self) -> Counters {
        let Stack { depth, tally, .. } = &self.view.stack;
        Counters::Choices(ChoicesCounters {
            placements: tally.placements,
            retreats: tally.retreats,
            turns: tally.turns,
            depth: *depth as u64,
            deepest: tally.deepest,
            answers: tally.answers,
            refused: tally.refused,
        })
    }

    fn certificate(&self) -> Option<Certificate> {
        match self.outcome? {
            Outcome::Found { .. } => {
                let mut choices = Vec::new();
                self.head.descent.path(&mut choices);
                Some(Certificate::Choices { choices })
            }
            Outcome::Impossible => self.problem.refutation().map(Certificate::Refutation),
            Outcome::TooDeep { .. }
            | Outcome::LimitReached
            | Outcome::Counted { .. }
            | Outcome::Filled { .. } => None,
        }
    }

    fn reuse(&mut self, _problem: &dyn Problem, _policy: Policy) -> bool {
        false
    }

    fn branched(&mut self) -> Option<&mut dyn Branched> {
        Some(self)
    }
}

impl Backtrack {
    /// The first step at which so many boundaries have been passed, or the last known one. The
    /// scout is there afterwards.
    fn first_with(&mut self, size: StepSize, wanted: u64) -> u64 {
        if wanted == 0 {
            return 0;
        }
        if count(size, &self.head.stack.tally) < wanted {
            return self.known();
        }
        self.scout
            .find(&self.checkpoints, |tally, _| count(size, tally) < wanted);
        self.scout.stack.tally.steps
    }
}

//! Backtracking with an explicit stack: place, refuse, retreat.
//!
//! Nothing is recorded step by step. The search at the end of the known part leaves checkpoints
//! behind, each no more than the candidate chosen at each depth; a second walker over the same tree
//! takes the nearest one up and searches on from there to the step that is asked for.

mod checkpoints;
mod film;
mod profile;
pub mod stack;
mod tree;
mod walker;

use std::sync::Arc;

use crate::certificate::{Certificate, Flaw};
use crate::choices::Choices;
use crate::event::ChoicesEvent;
use crate::family::Problem;
use crate::problem::{Refutation, Shape};
use crate::run::{GoalPolicy, Outcome, Policy, Run, RunError};
use checkpoints::Checkpoints;
use profile::Profile;
use walker::Walker;

/// An instance whose choices can be searched.
pub struct Backtracking(pub Arc<dyn Choices>);

impl Problem for Backtracking {
    fn run(&self, algorithm: u8, policy: Policy) -> Result<Box<dyn Run>, RunError> {
        Ok(Box::new(Backtrack::new(
            Arc::clone(&self.0),
            algorithm,
            policy,
        )?))
    }

    fn board_shape(&self) -> Shape {
        self.0.board_shape()
    }

    fn refutation(&self) -> Option<Refutation> {
        self.0.refutation()
    }

    fn verify(&self, certificate: &Certificate) -> Result<(), Flaw> {
        match certificate {
            Certificate::Choices { choices } => self.0.check(choices),
            Certificate::Refutation(claimed) if self.0.refutation() == Some(*claimed) => Ok(()),
            _ => Err(Flaw::NotRefuted),
        }
    }

    fn reasons(&self) -> &'static [&'static str] {
        self.0.reasons()
    }

    fn depths(&self) -> usize {
        self.0.most_depth()
    }
}

/// A depth-first search among choices (Golomb and Baumert 1965, "Backtrack programming").
pub struct Backtrack {
    problem: Arc<dyn Choices>,
    policy: Policy,
    /// At the last known step.
    head: Walker,
    /// At the cursor.
    view: Walker,
    /// Wherever somebody looks besides.
    scout: Walker,
    checkpoints: Checkpoints,
    profile: Profile,
    outcome: Option<Outcome>,
    /// What the step at the cursor did.
    event: ChoicesEvent,
}

impl Backtrack {
    /// Searches with the algorithm of this code.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for a code that the puzzle does not have.
    pub fn new(problem: Arc<dyn Choices>, algorithm: u8, policy: Policy) -> Result<Self, RunError> {
        let descent = problem.descent(algorithm);
        let descent = descent.ok_or_else(|| RunError::unknown(algorithm))?;
        let most = problem.most_depth();
        let head = Walker::new(descent.root(), most);
        let mut run = Self {
            view: Walker::new(descent.root(), most),
            event: head.start(),
            checkpoints: Checkpoints::new(&head.stack, descent.weight()),
            profile: Profile::new(descent.weight()),
            scout: Walker::new(descent, most),
            outcome: None,
            problem,
            policy,
            head,
        };
        run.settle();
        Ok(run)
    }

    fn known(&self) -> u64 {
        self.head.stack.tally.steps
    }

    /// Sees whether the search is over at the last known step.
    fn settle(&mut self) {
        let stack = &self.head.stack;
        let goals = stack.tally.answers;
        self.outcome = match self.policy.goal {
            GoalPolicy::FirstAnswer if stack.answered => Some(Outcome::Found {
                depth: stack.depth as u32,
            }),
            GoalPolicy::CountTo(most) if stack.answered && goals == most => {
                Some(Outcome::Counted { goals, all: false })
            }
            _ if stack.is_exhausted() && goals == 0 => Some(Outcome::Impossible),
            _ if stack.is_exhausted() => Some(Outcome::Counted { goals, all: true }),
            _ if self.policy.step_limit == Some(self.known()) => Some(Outcome::LimitReached),
            _ => None,
        };
    }

    /// Computes to the step `target`, or to the end.
    fn extend(&mut self, target: u64) {
        let target = self.policy.step_limit.unwrap_or(target).min(target);
        while self.outcome.is_none() && self.known() < target {
            let stop = target.min(self.checkpoints.due()).min(self.profile.due());
            self.head.search(stop);
            if self.known() == self.checkpoints.due() {
                self.checkpoints.note(&self.head.stack);
            }
            if self.known() == self.profile.due() {
                self.profile.note(&mut self.head.stack);
            }
            self.settle();
        }
    }
}

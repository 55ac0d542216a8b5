//! Backtracking with an explicit stack: place, refuse, retreat.
//!
//! No step is recorded. The walker at the last known step stores checkpoints. A checkpoint is only
//! the number of candidates tried at each depth. To show a step, a second walker over the same tree
//! restores the nearest checkpoint before the step and searches on from there.

use std::fmt;
use std::sync::Arc;

use crate::backtracking::checkpoints::Checkpoints;
use crate::backtracking::choice::Choice;
use crate::backtracking::choices::Choices;
use crate::backtracking::event::Event;
use crate::backtracking::profile::Profile;
use crate::backtracking::walker::Walker;
use crate::branching_rule::Algorithm;
use crate::search::{GoalPolicy, Outcome, Policy, RunError, with_room};

/// A depth-first search among choices (Golomb and Baumert 1965, "Backtrack programming").
pub struct BacktrackingSearch {
    pub(super) problem: Arc<dyn Choices>,
    pub(super) algorithm: Algorithm,
    pub(super) policy: Policy,
    /// Walker at the last known step.
    pub(super) head: Walker,
    /// Walker at the cursor.
    pub(super) view: Walker,
    /// Walker for looking at other steps while the cursor stays in place.
    pub(super) scout: Walker,
    pub(super) checkpoints: Checkpoints,
    pub(super) profile: Profile,
    pub(super) outcome: Option<Outcome>,
    /// The choices of the first answer, once it is known.
    pub(super) first_answer: Option<Vec<Choice>>,
    /// Event of the step at the cursor.
    pub(super) event: Event,
}

impl fmt::Debug for BacktrackingSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BacktrackingSearch")
            .field("policy", &self.policy)
            .field("known", &self.known())
            .field("outcome", &self.outcome)
            .field("event", &self.event)
            .finish_non_exhaustive()
    }
}

impl BacktrackingSearch {
    /// Prepares the search with one of the puzzle's algorithms; no step is known yet.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the puzzle does not have the algorithm, and
    /// [`RunError::OutOfMemory`] if memory has no room for the search and one frame.
    ///
    /// # Complexity
    /// A step takes the time of the brancher's methods. The checkpoints take at most 24 MiB. Two
    /// neighbouring checkpoints are 2^16 / weight steps apart, at least 64. The distance doubles
    /// each time that this memory is full.
    pub fn new(
        problem: Arc<dyn Choices>,
        algorithm: Algorithm,
        policy: Policy,
    ) -> Result<Self, RunError> {
        require_room(problem.as_ref())?;
        let brancher = problem.brancher(algorithm);
        let brancher = brancher.ok_or_else(|| RunError::UnknownAlgorithm {
            id: algorithm.id().to_owned(),
        })?;
        let most = problem.most_choices();
        let limits = [policy.step_limit, problem.step_limit()];
        let policy = Policy {
            step_limit: limits.into_iter().flatten().min(),
            ..policy
        };
        let head = Walker::new(brancher.root(), most);
        let mut run = Self {
            view: Walker::new(brancher.root(), most),
            event: head.start(),
            checkpoints: Checkpoints::new(&head.stack, brancher.weight()),
            profile: Profile::new(brancher.weight()),
            scout: Walker::new(brancher, most),
            outcome: None,
            first_answer: None,
            problem,
            algorithm,
            policy,
            head,
        };
        run.settle();
        Ok(run)
    }

    /// Returns the problem that is searched.
    pub fn problem(&self) -> &dyn Choices {
        self.problem.as_ref()
    }

    /// Returns the algorithm.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Returns the number of rounds that a search with rounds has begun, up to the last known step.
    pub fn rounds(&self) -> u64 {
        self.head.stack.tried[0].into()
    }

    pub(super) fn known(&self) -> u64 {
        self.head.stack.totals.steps
    }

    /// Stores the first answer if the last known step found it, and sets `outcome` if the search
    /// has ended.
    fn settle(&mut self) {
        let stack = &self.head.stack;
        if stack.answered && self.first_answer.is_none() {
            self.first_answer = Some(self.head.path());
        }
        let goals = stack.totals.answers;
        self.outcome = match self.policy.goal {
            GoalPolicy::FirstAnswer if stack.answered => Some(Outcome::Found {
                depth: self.head.brancher.answer_length(stack.depth),
            }),
            GoalPolicy::CountTo(Some(most)) if stack.answered && goals == most.get() => {
                Some(Outcome::Counted { goals, all: false })
            }
            _ if stack.is_exhausted() && goals == 0 => Some(match self.head.brancher.limit() {
                Some(limit) => Outcome::TooDeep { limit },
                None => Outcome::Impossible,
            }),
            _ if stack.is_exhausted() => Some(Outcome::Counted { goals, all: true }),
            _ if self.policy.step_limit == Some(self.known()) => Some(Outcome::LimitReached),
            _ => None,
        };
    }

    /// Computes steps up to the step `target`, or to the end of the search.
    pub(super) fn extend(&mut self, target: u64) {
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

/// Number of branchers to reserve memory for: one for each of the three walkers, and one that
/// [`Problem::offers`](crate::Problem::offers) makes for a short time.
const BRANCHERS: usize = 4;

/// Memory to reserve for each choice in addition to the branchers, in bytes: three stacks, the
/// first answer, and a frame, whose lists can have grown to twice their length.
const BYTES_PER_CHOICE: usize = 96;

/// Checks that there is enough memory for a search: allocates that much, and frees it at once.
/// Without this check, a stack or a brancher that runs out of memory later would panic.
///
/// # Errors
/// [`RunError::OutOfMemory`] if memory has no such room.
fn require_room(problem: &dyn Choices) -> Result<(), RunError> {
    let choices = problem.most_choices();
    let branchers = problem.brancher_bytes().saturating_mul(BRANCHERS);
    let bytes = branchers.saturating_add(choices.saturating_mul(BYTES_PER_CHOICE));
    match with_room::<u8>(bytes.saturating_add(Profile::BYTES) as u64) {
        Ok(_) => Ok(()),
        Err(_) => Err(RunError::OutOfMemory {
            entries: choices as u64,
        }),
    }
}

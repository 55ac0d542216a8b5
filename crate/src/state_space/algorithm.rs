//! The algorithms of the state space family.

use crate::search::{Policy, RunError};
use crate::state_space::breadth_first::{BreadthFirst, Schedule};
use crate::state_space::problem::SpaceProblem;

/// An algorithm that searches a state space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Algorithm {
    /// [`bfs`](crate::bfs).
    Bfs,
    /// [`bidirectional`](crate::bidirectional).
    Bidirectional,
    /// [`alternating`](crate::alternating).
    Alternating,
}

impl Algorithm {
    /// Returns the name in commands and in the dictionaries of the page.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bfs => "bfs",
            Self::Bidirectional => "bidirectional",
            Self::Alternating => "alternating",
        }
    }

    /// Returns the algorithm that finds an answer with the fewest moves, if this algorithm's answer
    /// may have more; otherwise `None`.
    pub const fn checked_by(self) -> Option<Self> {
        match self {
            Self::Bfs | Self::Bidirectional => None,
            Self::Alternating => Some(Self::Bidirectional),
        }
    }

    /// Returns how the algorithm divides its work between two sides; `None` if it has one side.
    const fn schedule(self) -> Option<Schedule> {
        match self {
            Self::Bfs => None,
            Self::Bidirectional => Some(Schedule::Levels),
            Self::Alternating => Some(Schedule::States),
        }
    }

    /// Returns whether the algorithm can search this problem.
    pub fn suits(self, problem: &SpaceProblem) -> bool {
        self.schedule().is_none() || problem.predecessors().is_some()
    }

    /// Prepares the search; no step is known yet.
    ///
    /// # Errors
    /// [`RunError::NoPredecessors`] if the algorithm does not [suit](Self::suits) the problem, and
    /// the errors of [`bfs`](crate::bfs).
    pub fn start(self, problem: &SpaceProblem, policy: Policy) -> Result<BreadthFirst, RunError> {
        let Some(schedule) = self.schedule() else {
            return BreadthFirst::one_sided(problem, policy);
        };
        let id = self.id();
        let predecessors = problem.predecessors().cloned();
        let predecessors =
            predecessors.ok_or_else(|| RunError::NoPredecessors { id: id.to_owned() })?;
        BreadthFirst::two_sided(problem, predecessors, schedule, policy)
    }
}

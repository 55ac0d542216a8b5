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
    /// Gives the name in the command and the dictionaries.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bfs => "bfs",
            Self::Bidirectional => "bidirectional",
            Self::Alternating => "alternating",
        }
    }

    /// Names the algorithm that tells the fewest moves, where the answer of this one may have more.
    pub const fn checked_by(self) -> Option<Self> {
        match self {
            Self::Bfs | Self::Bidirectional => None,
            Self::Alternating => Some(Self::Bidirectional),
        }
    }

    /// Tells how the algorithm divides its work between two sides; `None` for one side.
    const fn schedule(self) -> Option<Schedule> {
        match self {
            Self::Bfs => None,
            Self::Bidirectional => Some(Schedule::Levels),
            Self::Alternating => Some(Schedule::States),
        }
    }

    /// Tells whether the algorithm can search this problem.
    pub fn suits(self, problem: &SpaceProblem) -> bool {
        self.schedule().is_none() || problem.predecessors().is_some()
    }

    /// Prepares the search; nothing is known yet.
    ///
    /// # Errors
    /// [`RunError::NoPredecessors`] where the algorithm does not [suit](Self::suits) the problem;
    /// and as [`bfs`](crate::bfs).
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

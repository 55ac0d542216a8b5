//! A two-sided search that stops too early: a lesson.

use std::sync::Arc;

use crate::search::{Policy, RunError};
use crate::state_space::breadth_first::{BreadthFirst, Schedule};
use crate::state_space::problem::SpaceProblem;
use crate::state_space::space::Predecessors;

/// Prepares a search from both ends that expands one state of each side alternately and stops at
/// the first contact, as it is often written. Its path is legal but **may be too long**: when the
/// search stops in the middle of two levels, a shorter path through the states that are not
/// expanded yet has not been found.
///
/// Where pieces may jump, about one in twenty random pairs of start and goal gets a path that is
/// too long. Where the graph of moves is bipartite, as for rearranging pieces, any contact has the
/// right parity and no path is too long.
///
/// [Within](SpaceProblem::within) a limit it stops at the first contact on a path that is not longer
/// than the limit.
///
/// Its stages are levels, too: a stage begins where either side expands the first state of a level.
///
/// # Errors
/// The errors of [`bfs`](crate::bfs).
///
/// # Complexity
/// The time and memory of [`bidirectional`](crate::bidirectional): the number of expanded states
/// tells which side works next.
pub fn alternating(space: Arc<dyn Predecessors>, policy: Policy) -> Result<BreadthFirst, RunError> {
    let problem = SpaceProblem::undrawn_two_way(space.clone());
    BreadthFirst::two_sided(&problem, space, Schedule::States, policy)
}

//! Two-sided search that stops too early: a lesson.

use std::sync::Arc;

use crate::search::{Policy, RunError};
use crate::state_space::breadth_first::{BreadthFirst, Schedule};
use crate::state_space::problem::SpaceProblem;
use crate::state_space::space::Predecessors;

/// Prepares a search from both ends that expands one state of each side in turn and stops at the
/// first contact, as it is often written. Its path is legal but **may be too long**: when two
/// levels are cut in the middle, a shorter way through their other halves has not been looked at.
///
/// About one in twenty random pairs comes out too long where pieces may jump. Where the graph of
/// moves is bipartite, as for rearranging pieces, any contact has the right parity and none does.
///
/// Its stages are levels, too: one begins where either side expands the first state of a level.
///
/// # Errors
/// As [`bfs`](crate::bfs).
///
/// # Complexity
/// As [`bidirectional`](crate::bidirectional): the number of states expanded tells which side
/// comes next.
pub fn alternating(space: Arc<dyn Predecessors>, policy: Policy) -> Result<BreadthFirst, RunError> {
    let problem = SpaceProblem::undrawn(space.clone());
    BreadthFirst::two_sided(&problem, space, Schedule::States, policy)
}

//! A two-sided search that stops too early, to teach a common mistake.

use std::sync::Arc;

use crate::search::{Policy, RunError};
use crate::state_space::breadth_first::{BreadthFirst, Schedule};
use crate::state_space::problem::SpaceProblem;
use crate::state_space::space::Predecessors;

/// Prepares a search from both ends that expands one state of each side in turn and stops as soon
/// as the sides meet: a common but wrong version of two-sided search. Its path is legal but **not
/// always a shortest one**: the search stops in the middle of two levels, and a shorter path can
/// lead through states that are not expanded yet.
///
/// In puzzles whose pieces can jump, the path is too long for about one in twenty random pairs of
/// start and goal. In a bipartite graph of moves, as for rearranging pieces, every meeting point
/// has the right parity, so no path is too long.
///
/// If the problem has a [limit](SpaceProblem::within), the search stops at the first meeting point
/// on a path that is not longer than the limit.
///
/// A stage begins whenever either side expands the first state of a level.
///
/// # Errors
/// The errors of [`bfs`](crate::bfs).
///
/// # Complexity
/// The time and memory of [`bidirectional`](crate::bidirectional). The number of expanded states
/// determines which side works next.
pub fn alternating(space: Arc<dyn Predecessors>, policy: Policy) -> Result<BreadthFirst, RunError> {
    let problem = SpaceProblem::undrawn_two_way(space.clone());
    BreadthFirst::two_sided(&problem, space, Schedule::States, policy)
}

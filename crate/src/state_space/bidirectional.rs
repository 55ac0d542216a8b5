//! Two-sided breadth-first search, one level at a time.

use std::sync::Arc;

use crate::search::{Policy, RunError};
use crate::state_space::breadth_first::{BreadthFirst, Schedule};
use crate::state_space::problem::SpaceProblem;
use crate::state_space::space::Predecessors;

/// Prepares a breadth-first search from the start and from all goals of a space at once. The search
/// expands a whole level at a time, always on the side with the smaller frontier (Nicholson 1966,
/// "Finding the shortest route between two points in a network"; Pohl 1971, "Bi-directional
/// search").
///
/// While the sides have not met, every path is longer than the two depths together. So the first
/// meeting point lies on a path with the fewest moves. A search for the first answer stops there,
/// any other search at the end of that level. If the frontier of a side becomes empty, no path
/// exists.
///
/// # Errors
/// The errors of [`bfs`](crate::bfs).
///
/// # Complexity
/// The time and memory of [`bfs`](crate::bfs) on each of the two sides; `seek` takes O(log states ·
/// log levels + branching) time. If a drawn space is not [reversible](Predecessors::is_reversible),
/// `event` and `frame` allocate a buffer for the moves of one state at each step of the side from
/// the goals.
pub fn bidirectional(
    space: Arc<dyn Predecessors>,
    policy: Policy,
) -> Result<BreadthFirst, RunError> {
    let problem = SpaceProblem::undrawn_two_way(space.clone());
    BreadthFirst::two_sided(&problem, space, Schedule::Levels, policy)
}

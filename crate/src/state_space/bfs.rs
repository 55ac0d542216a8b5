//! One-sided breadth-first search.

use std::sync::Arc;

use crate::search::{Policy, RunError};
use crate::state_space::breadth_first::BreadthFirst;
use crate::state_space::problem::SpaceProblem;
use crate::state_space::space::StateSpace;

/// Prepares a breadth-first search from the start of a [`StateSpace`].
///
/// The first goal that the search discovers is one with the fewest moves from the start (Moore
/// 1959, "The shortest path through a maze").
///
/// # Errors
/// [`RunError::TooLarge`] beyond 2^21 states, [`RunError::TooManyMoves`] if the number of states
/// times the greatest branching factor is 2^32 - 1 or more, and [`RunError::OutOfMemory`].
///
/// # Complexity
/// Time linear in the generated moves. Memory: 17 bytes for each state of the space, 20 for each
/// level and 16 for each goal that is found; once steps are shown, 4 more for each expanded state
/// without moves. `seek`, `event` and `frame` take O(log states + branching) time and allocate
/// nothing, except that the first `seek` after `advance` takes time and memory linear in the states
/// discovered since the previous `seek`.
pub fn bfs(space: Arc<dyn StateSpace>, policy: Policy) -> Result<BreadthFirst, RunError> {
    BreadthFirst::one_sided(&SpaceProblem::undrawn(space), policy)
}

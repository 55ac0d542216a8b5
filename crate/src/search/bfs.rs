//! One-sided breadth-first search.

use std::sync::Arc;

use crate::problem::StateSpace;
use crate::run::{Policy, RunError};
use crate::search::breadth::{Breadth, Turns};

/// Breadth-first search from the start of a [`StateSpace`].
///
/// The first goal that it discovers is one with the fewest moves from the start (Moore 1959,
/// "The shortest path through a maze").
///
/// # Errors
/// As [`Flood::new`](crate::search::flood::Flood::new).
///
/// # Complexity
/// Time linear in the generated moves, 16 bytes a state of the space. `seek`, `event` and
/// `frame` take O(log states + branching) and allocate nothing.
pub fn bfs(space: Arc<dyn StateSpace>, policy: Policy) -> Result<Breadth, RunError> {
    Breadth::new(space, Turns::OneSided, policy)
}

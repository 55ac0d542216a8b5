//! Two-sided breadth-first search, level by level.

use std::sync::Arc;

use crate::problem::StateSpace;
use crate::run::{Policy, RunError};
use crate::search::breadth::{Breadth, Turns};

/// Breadth-first search from the start and from all goals of a [`StateSpace`] at once, a whole
/// level at a time, always of the side with the smaller frontier (Nicholson 1966, "Finding the
/// shortest route between two points in a network"; Pohl 1971, "Bi-directional search").
///
/// While the sides have not met, every path is longer than the two depths together. So the first
/// contact lies on a path with the fewest moves: a search for the first answer stops there, any
/// other at the end of that level. If a side runs dry there is no path.
///
/// # Errors
/// As [`Flood::new`](crate::search::flood::Flood::new).
///
/// # Complexity
/// Time linear in the generated moves, 32 bytes a state of the space. `seek`, `event` and
/// `frame` take O(log states + branching) and allocate nothing.
pub fn bidirectional(space: Arc<dyn StateSpace>, policy: Policy) -> Result<Breadth, RunError> {
    Breadth::new(space, Turns::Levels, policy)
}

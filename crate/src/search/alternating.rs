//! Two-sided search that stops too early: a lesson.

use std::sync::Arc;

use crate::problem::StateSpace;
use crate::run::{Policy, RunError};
use crate::search::breadth::{Breadth, Turns};

/// Search from both ends that expands one state of each side in turn and stops at the first
/// contact, as it is often written. Its path is legal but **may be too long**: when two levels
/// are cut in the middle, a shorter way through their other halves has not been looked at.
///
/// About one in twenty random pairs comes out too long where pieces may jump. Where the graph of
/// moves is bipartite, as for rearranging pieces, any contact has the right parity and none does.
///
/// Its stages are levels, too: one begins where either side expands the first state of a level.
///
/// # Errors
/// As [`Flood::new`](crate::search::flood::Flood::new).
///
/// # Complexity
/// As [`bidirectional`](crate::search::bidirectional::bidirectional): whose turn it is follows from
/// the number of states expanded.
pub fn alternating(space: Arc<dyn StateSpace>, policy: Policy) -> Result<Breadth, RunError> {
    Breadth::new(space, Turns::States, policy)
}

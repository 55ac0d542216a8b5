//! The reason why a search ended, and the answer of a search.

use crate::graph_search::index::Shortage;

/// The reason why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ending {
    /// The search found as many goals as its policy asks for.
    Goal,
    /// The open list is empty.
    Exhausted,
    /// The search reached the step limit of its policy, or the greatest number of steps that it can
    /// count.
    StepLimit,
    /// The next visit could make more nodes than the limit allows.
    NodeLimit,
    /// A path would cost more than `u32::MAX`.
    CostLimit,
    /// There is no memory for more nodes.
    OutOfMemory,
}

impl From<Shortage> for Ending {
    fn from(_: Shortage) -> Self {
        Self::OutOfMemory
    }
}

/// A path from the start to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<S> {
    /// The states from the start to the goal, both included.
    pub path: Vec<S>,
    /// Cost of each move along the path.
    pub costs: Vec<u32>,
    /// The sum of the costs.
    pub cost: u32,
}

//! The data that a map of a search through a state space is drawn from.

use crate::state_space::state::State;

/// The searched part of a space. It only grows while the run is computed.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MapData<'a> {
    /// The side that began at the start; in a two-sided search the side from the goals, too.
    pub sides: Vec<SideMap<'a>>,
    /// The step at which each stage begins, then the last known step. A stage is a level of a
    /// side, so there are no more stages than states that were expanded.
    pub stage_steps: Vec<u64>,
    /// The ranks of the answer's states, the start first; empty while there is no answer.
    pub path: Vec<State>,
}

/// One side of a search. A state's *position* is its index in the order of discovery.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SideMap<'a> {
    /// The rank of each discovered state.
    pub order: &'a [State],
    /// The position of the first state of each level; the last level may still be empty.
    pub levels: &'a [u32],
    /// The positions of the goals, or of the state where the sides met.
    pub answers: Vec<u32>,
}

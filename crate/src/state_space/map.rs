//! The data of a map of a state space search.

use crate::state_space::state::State;

/// The searched part of a space. It only grows while the run computes steps.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MapData<'a> {
    /// The side that began at the start and, in a two-sided search, the side from the goals.
    pub sides: Vec<SideMap<'a>>,
    /// Step at which each stage begins, then the last known step. A stage is a level of one side.
    pub stage_steps: Vec<u64>,
    /// Ranks of the states of the answer, from the start on; empty while there is no answer.
    pub path: Vec<State>,
}

/// One side of a search. A state's *ordinal* is its index in the order of discovery.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SideMap<'a> {
    /// Ranks of the discovered states.
    pub order: &'a [State],
    /// Ordinal of the first state of each level; the last level may still be empty.
    pub levels: &'a [u32],
    /// Ordinals of the goals, or of the state where the sides met.
    pub answers: Vec<u32>,
}

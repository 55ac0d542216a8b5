//! What a search through a state space tells beyond other runs.

use crate::problem::State;

/// A search through a state space, beyond what every run tells.
pub trait Explored {
    /// What there is to lay out as a map: it only grows while the run is computed. Nothing is
    /// copied but the path.
    fn atlas(&self) -> Atlas<'_>;

    /// The step that put this state on the map: 0 for the start, `None` if it is not there. Of
    /// two sides the one of this index is asked; of both, for `None`, the one that was first.
    ///
    /// O(branching + levels) time and a buffer for the moves of one state; linear in the states that
    /// were discovered since the last [`Run::seek`](super::Run::seek).
    fn found_at(&self, state: State, side: Option<usize>) -> Option<u64>;
}

/// The searched part of a space.
#[derive(Clone, Debug)]
pub struct Atlas<'a> {
    /// The side that began at the start; in a two-sided search the other one, too.
    pub sides: Vec<SideAtlas<'a>>,
    /// The step at which each stage begins, then the last known step; a stage is a level of a
    /// side, so there are few.
    pub stage_steps: Vec<u64>,
    /// The ranks of the answer's states, the start first; empty while there is no answer.
    pub path: Vec<State>,
}

/// One side of a search. A state's *position* is its index in the order of discovery.
#[derive(Clone, Debug)]
pub struct SideAtlas<'a> {
    /// The rank of each discovered state.
    pub order: &'a [State],
    /// The position of the first state of each level; the last level may still be empty.
    pub levels: &'a [u32],
    /// The positions of the goals, or of the state where the sides met.
    pub answers: Vec<u32>,
}

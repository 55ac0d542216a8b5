//! The data of a map of a state space search.

use std::borrow::Cow;

use crate::state_space::state::State;

/// The searched part of a space. It only grows while the run computes steps.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MapData<'a> {
    /// The side that began at the start and, in a two-sided search, the side from the goals.
    pub sides: Vec<SideMap<'a>>,
    /// Step at which each stage begins. The last entry is the last known step. A stage is a level
    /// of one side.
    pub stage_steps: Vec<u64>,
    /// Ranks of the states of the answer, from the start on; empty while there is no answer.
    pub path: Vec<State>,
}

impl<'a> MapData<'a> {
    /// Makes the data of a search with one side.
    pub(crate) fn one_sided(side: SideMap<'a>, stage_steps: Vec<u64>, path: Vec<State>) -> Self {
        Self {
            sides: vec![side],
            stage_steps,
            path,
        }
    }
}

/// One side of a search. A state's *ordinal* is its index in the order of discovery.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SideMap<'a> {
    /// Ranks of the discovered states.
    pub order: Cow<'a, [State]>,
    /// Ordinal of the first state of each level; the last level can still be empty. The list is
    /// empty for a search in another order than breadth-first, which has no levels.
    pub levels: Cow<'a, [u32]>,
    /// Ordinals of the goals, or of the state where the sides met.
    pub answers: Vec<u32>,
    /// Order in which the states were expanded; `None` in a breadth-first search, which expands
    /// states in the order of discovery.
    pub trace: Option<SideTrace>,
}

impl<'a> SideMap<'a> {
    /// Makes the data of a side of a breadth-first search.
    pub(super) fn by_levels(order: &'a [State], levels: &'a [u32], answers: Vec<u32>) -> Self {
        Self {
            order: Cow::Borrowed(order),
            levels: Cow::Borrowed(levels),
            answers,
            trace: None,
        }
    }

    /// Makes the data of a search in another order.
    pub(crate) fn traced(order: Vec<State>, answers: Vec<u32>, trace: SideTrace) -> Self {
        Self {
            order: Cow::Owned(order),
            levels: Cow::Borrowed(&[]),
            answers,
            trace: Some(trace),
        }
    }
}

/// Order in which the states were expanded, and the cost at which each was found.
///
/// A state that was [reopened](Self::reopened) waits again for a while. That time is given by the
/// numbers `nodes` and `visits` of a step's [`OrderNumbers`](crate::state_space::OrderNumbers).
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SideTrace {
    /// Ranks of the expanded states in the order in which the search first expanded each.
    pub expanded: Vec<State>,
    /// Cost of the path on which the search first expanded each of them.
    pub expanded_costs: Vec<u32>,
    /// Cost of the path on which each state was found, by ordinal.
    pub costs: Vec<u32>,
    pub reopened: Vec<Reopened>,
}

impl SideTrace {
    /// Number of a visit that does not exist.
    pub const NEVER: u32 = u32::MAX;
}

/// A time during which an expanded state waits again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reopened {
    pub state: State,
    /// The state waits once `from < nodes`, and as long as `until >= visits`.
    pub from: u32,
    /// Number of the visit that expands the state again; [`SideTrace::NEVER`] if no visit has.
    pub until: u32,
}

impl Reopened {
    pub(crate) const fn new(state: State, from: u32, until: u32) -> Self {
        Self { state, from, until }
    }
}

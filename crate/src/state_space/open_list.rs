//! The open list of a search in another order than breadth-first, at one step.

use serde::Serialize;

use crate::state_space::state::State;

/// The open list at one step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[cfg_attr(feature = "wasm", tsify(missing_as_null))]
#[non_exhaustive]
pub struct OpenList {
    /// The first entries, in the order in which they would leave if no more entries joined.
    pub head: Vec<OpenEntry>,
    /// Number of entries, including those that will be skipped.
    pub length: u32,
    /// Number of entries that will be skipped, because their states have joined the list once more.
    pub skipped: u32,
    /// The entry that the step has added.
    pub joined: Option<OpenEntry>,
    /// Number of entries that leave before `joined`, without those that will be skipped. `None` if
    /// there are too many to count.
    pub before: Option<u32>,
    /// Number of entries with the least `f`, without those that will be skipped. `None` if there
    /// are too many to count.
    pub alike: Option<u32>,
    /// If the step finds another path to a state: the state before it on the path known earlier.
    pub earlier: Option<State>,
}

/// One entry of the open list: a state with its numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[cfg_attr(feature = "wasm", serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct OpenEntry {
    pub state: State,
    /// Cost of the path to the state.
    pub g: u32,
    /// Estimated cost from the state to a goal; 0 without a heuristic.
    pub h: u32,
    /// The number by which the list is ordered.
    pub f: u32,
    /// Whether the state has joined the list once more, so that this entry will be skipped.
    pub is_stale: bool,
}

impl OpenList {
    pub(crate) fn new(
        (head, length, skipped): (Vec<OpenEntry>, u32, u32),
        joined: Option<OpenEntry>,
        (before, alike): (Option<u32>, Option<u32>),
        earlier: Option<State>,
    ) -> Self {
        Self {
            head,
            length,
            skipped,
            joined,
            before,
            alike,
            earlier,
        }
    }
}

impl OpenEntry {
    pub(crate) const fn new(state: State, [g, h, f]: [u32; 3], is_stale: bool) -> Self {
        Self {
            state,
            g,
            h,
            f,
            is_stale,
        }
    }
}

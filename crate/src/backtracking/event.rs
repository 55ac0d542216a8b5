//! The events of a backtracking search: what one step did, and why.

use serde::Serialize;

use crate::backtracking::choice::{Choice, Reason};

/// The effect of one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Event {
    pub kind: StepKind,
    /// The choice that was placed, refused or taken back. It has no meaning before the first step.
    pub choice: Choice,
    /// Index of the choice among the candidates of its node.
    pub index: u8,
    /// Number of choices on the path after this step.
    pub depth: u32,
    /// Reason why the choice was refused, or why the node that it led to was cut off at once.
    pub reason: Option<Reason>,
    /// Cell that shows the reason.
    pub witness: Option<u32>,
    /// Whether the choice was the only one that the rules allow.
    pub forced: bool,
    /// The cells that forced the choice, if the puzzle names any.
    pub forced_by: [Option<u32>; 2],
    /// Whether the choices on the path form an answer.
    pub answer: bool,
}

/// The kind of a step.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum StepKind {
    /// No step has been made yet.
    Start,
    /// A candidate was placed.
    Place,
    /// A candidate was refused.
    Refuse,
    /// The last choice was taken back.
    Retreat,
}

impl Event {
    /// Returns the event as numbers, for fingerprints that are the same on every platform. Omits
    /// the cells that forced the choice, which follow from the path.
    pub fn words(&self) -> [u64; 8] {
        [
            8 + self.kind as u64,
            self.choice.cell.into(),
            self.choice.value.into(),
            self.index.into(),
            self.depth.into(),
            self.reason.map_or(0, |reason| 1 + u64::from(reason)),
            self.witness.map_or(0, |cell| 1 + u64::from(cell)),
            u64::from(self.forced) + 2 * u64::from(self.answer),
        ]
    }
}

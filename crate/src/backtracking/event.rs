//! What one step of a backtracking search did, and why.

use serde::Serialize;

use crate::backtracking::choice::{Choice, Reason};

/// What one step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Event {
    pub kind: StepKind,
    /// The choice that was placed, refused or taken back; before the first step, a choice without
    /// meaning.
    pub choice: Choice,
    /// The index of the choice among the candidates of its node.
    pub index: u8,
    /// The number of choices on the path after this step.
    pub depth: u32,
    /// The reason why the choice was refused, or why the node that it led to was cut off at once.
    pub reason: Option<Reason>,
    /// The cell that shows the reason.
    pub witness: Option<u32>,
    /// Whether the choice was the only one that the rules allow.
    pub forced: bool,
    /// The cells that forced the choice, where the puzzle names some.
    pub forced_by: [Option<u32>; 2],
    /// Whether the choices on the path are an answer.
    pub answer: bool,
}

/// The kind of a step.
#[cfg_attr(feature = "wasm", crate::wasm::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum StepKind {
    /// No step has been made.
    Start,
    /// A candidate was placed.
    Place,
    /// A candidate was refused.
    Refuse,
    /// The last choice was taken back.
    Retreat,
}

impl Event {
    /// Writes the event as numbers, for fingerprints that are the same on every platform. The cells
    /// that forced the choice follow from the path and are left out.
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

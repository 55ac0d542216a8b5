//! What one step of the filling of a table did, and why.

use serde::Serialize;

use crate::games::position::Position;

/// What one step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Event {
    pub kind: ProbeKind,
    /// The position that is being filled, or backwards the position that was taken out of the
    /// queue.
    pub cell: Option<Position>,
    /// The successor of `cell` that was probed, or backwards the predecessor.
    pub other: Option<Position>,
    /// The index of `other` among the successors, or predecessors, of `cell`.
    pub index: u32,
    /// The number of successors, or predecessors, of `cell`.
    pub count: u32,
    pub result: ProbeResult,
    /// The plies of the position that this step filled: `cell`, or backwards `other`.
    pub decided: Option<u32>,
    /// Backwards: the number of moves of `other` that may still save it.
    pub left: u32,
    /// The index of the best successor so far.
    pub best: Option<u32>,
}

impl Event {
    /// The event before the first step.
    pub(super) const START: Self = Self {
        kind: ProbeKind::Start,
        cell: None,
        other: None,
        index: 0,
        count: 0,
        result: ProbeResult::Nothing,
        decided: None,
        left: 0,
        best: None,
    };

    /// Writes the event as numbers, for fingerprints that are the same on every platform.
    pub fn words(&self) -> [u64; 8] {
        let known = |number: Option<u32>| number.map_or(0, |number| 1 + u64::from(number));
        [
            16 + self.kind as u64,
            known(self.cell),
            known(self.other),
            u64::from(self.index) << 32 | u64::from(self.count),
            self.result as u64,
            known(self.decided),
            self.left.into(),
            known(self.best),
        ]
    }
}

/// The kind of position that a step probes.
#[cfg_attr(feature = "wasm", crate::wasm::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ProbeKind {
    /// Nothing: no step has been made.
    Start,
    /// A successor of the position that is being filled.
    Forward,
    /// A predecessor of the position that was taken out of the queue.
    Backward,
}

/// What a step finds.
#[cfg_attr(feature = "wasm", crate::wasm::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ProbeResult {
    /// The cell has no successor, or backwards no predecessor.
    Nothing,
    /// The opponent loses in this successor, the first such one.
    Lost,
    /// The opponent loses in this successor, and sooner than after the best move so far.
    Shorter,
    /// The opponent loses in this successor, but no sooner than after the best move so far.
    NotShorter,
    /// The opponent wins in this successor, as in all successors so far.
    Won,
    /// The opponent wins in this successor, but a better move is known.
    Worse,
    /// The predecessor had its value before.
    Settled,
    /// The predecessor wins: a move leads from it to a position where the opponent loses.
    Reaches,
    /// The predecessor has one move less that may save it.
    OneLess,
    /// The predecessor loses: this was the last move that might have saved it.
    NoneLeft,
}

//! The events of the filling of a table: what one step did, and why.

use serde::Serialize;

use crate::games::position::Position;

/// The effect of one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Event {
    pub kind: ProbeKind,
    /// The position that is being filled. In the backward order, the position that was taken out of
    /// the queue.
    pub cell: Option<Position>,
    /// The successor of `cell` that was probed. In the backward order, its predecessor.
    pub other: Option<Position>,
    /// Index of `other` among the successors (in the backward order, the predecessors) of `cell`.
    pub index: u32,
    /// Number of successors (in the backward order, of predecessors) of `cell`.
    pub count: u32,
    pub result: ProbeResult,
    /// Plies of the position that this step filled. That position is `cell`; in the backward order,
    /// `other`.
    pub decided: Option<u32>,
    /// For [`ProbeResult::OneLess`], number of moves of `other` that are not yet known to lose for
    /// its player; otherwise 0.
    pub left: u32,
    /// Index of the best successor so far.
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

    /// Returns the event as numbers, for fingerprints that are the same on every platform.
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
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ProbeKind {
    /// No position: no step has been made.
    Start,
    /// A successor of the position that is being filled.
    Forward,
    /// A predecessor of the position that was taken out of the queue.
    Backward,
}

/// The result of a probe.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ProbeResult {
    /// The cell has no successor; in the backward order, no predecessor.
    Nothing,
    /// The opponent loses in this successor. It is the first such successor.
    Lost,
    /// The opponent loses in this successor, and sooner than after the best move so far.
    Shorter,
    /// The opponent loses in this successor, but not sooner than after the best move so far.
    NotShorter,
    /// The opponent wins in this successor, and in all successors so far.
    Won,
    /// The opponent wins in this successor, but a better move is known.
    Worse,
    /// The predecessor already has its value.
    Settled,
    /// The predecessor wins: a move leads from it to a position where the opponent loses.
    Reaches,
    /// The predecessor has one move less that may save its player, and another is left.
    OneLess,
    /// The predecessor loses: this was its last move that might have saved its player.
    NoneLeft,
}

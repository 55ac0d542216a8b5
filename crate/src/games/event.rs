//! What one step of filling a table did, and why.

use serde::Serialize;

use crate::games::position::Position;

/// What one step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Event {
    pub kind: ProbeKind,
    /// The position that is being filled, or that was taken out of the queue.
    pub cell: Option<Position>,
    /// The successor, or predecessor, that was looked at.
    pub other: Option<Position>,
    /// Its place among those of the cell.
    pub index: u32,
    /// How many successors, or predecessors, the cell has.
    pub count: u32,
    pub finding: ProbeResult,
    /// The plies of the position that this step filled: of `cell`, or backwards of `other`.
    pub decided: Option<u32>,
    /// The moves of `other` that may still save it, backwards.
    pub left: u32,
    /// The place of the best successor so far.
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
        finding: ProbeResult::Nothing,
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
            self.finding as u64,
            known(self.decided),
            self.left.into(),
            known(self.best),
        ]
    }
}

/// What a step looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ProbeKind {
    /// Before the first step.
    Start,
    /// A successor of the position that is being filled.
    Forward,
    /// A predecessor of the position that was taken out of the queue.
    Backward,
}

/// What a step finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ProbeResult {
    /// There is no move, or no position from which one leads here.
    Nothing,
    /// The opponent loses there, as nowhere before.
    Lost,
    /// The opponent loses there, and sooner than after the best move so far.
    Shorter,
    /// The opponent loses there, but no sooner than after the best move so far.
    NotShorter,
    /// The opponent wins there, as everywhere so far.
    Won,
    /// The opponent wins there, but a better move is known.
    Worse,
    /// The position had its value before.
    Settled,
    /// From the position one can move to where the opponent loses: it wins.
    Reaches,
    /// The position has one move less that may save it.
    OneLess,
    /// This was the last move that might have saved the position: it loses.
    NoneLeft,
}

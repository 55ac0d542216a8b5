//! The events of a state space search: what one step did, and with what result.

use serde::Serialize;

use crate::board::Action;
use crate::state_space::side::Side;
use crate::state_space::state::State;

/// The effect of one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[cfg_attr(feature = "wasm", tsify(missing_as_null))]
#[serde(tag = "kind", rename_all = "camelCase")]
#[non_exhaustive]
pub enum StepEvent {
    /// No move yet: the start waits in the queue.
    #[serde(rename_all = "camelCase")]
    Start { state: State, verdict: Verdict },
    /// One move was generated.
    #[serde(rename_all = "camelCase")]
    Move {
        from: State,
        from_depth: u32,
        /// Change on the board; `None` for a space without a drawing.
        action: Option<Action>,
        to: State,
        to_depth: u32,
        verdict: Verdict,
        /// Whether the queue of the side that made the move is empty after it.
        last: bool,
        /// The side that made the move.
        side: Side,
    },
}

/// The result of a generated state for the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Verdict {
    /// The state is new and joins the queue.
    New,
    /// The state was discovered before, so the search ignores it.
    Duplicate,
    /// The state is new and the first goal found: the answer.
    Answer,
    /// The state is new and a goal, but not the first.
    Goal,
    /// The state is new on this side, but the other side has discovered it: the sides meet here.
    Meeting,
}

impl StepEvent {
    /// Writes the event as numbers, for fingerprints that are the same on every platform.
    pub fn words(&self) -> [u64; 8] {
        match *self {
            Self::Start { state, verdict } => [0, state.into(), verdict as u64, 0, 0, 0, 0, 0],
            Self::Move {
                from,
                from_depth,
                action,
                to,
                to_depth,
                verdict,
                last,
                side,
            } => {
                let cells = action.map_or([0; 2], |action| [action.from.into(), action.to.into()]);
                [
                    1 + u64::from(last) + 2 * side as u64,
                    from.into(),
                    from_depth.into(),
                    cells[0],
                    cells[1],
                    to.into(),
                    to_depth.into(),
                    verdict as u64,
                ]
            }
        }
    }
}

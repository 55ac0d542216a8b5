//! The events of a state space search: what one step did, and with what result.

use serde::Serialize;

use crate::board::{Action, MoveValues};
use crate::state_space::frame::{Estimate, OrderNumbers};
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
    Start {
        state: State,
        verdict: Verdict,
        /// The estimate for the start; missing in a breadth-first search.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wasm", tsify(optional))]
        estimate: Option<Estimate>,
    },
    /// One move was generated.
    #[serde(rename_all = "camelCase")]
    Move {
        from: State,
        from_depth: u32,
        /// Change on the board; `None` for a space without a drawing.
        action: Option<Action>,
        /// The values in the message about the move besides its cells.
        #[serde(skip_serializing_if = "MoveValues::is_empty")]
        #[cfg_attr(
            feature = "wasm",
            tsify(optional, type = "Record<string, number | string>")
        )]
        values: MoveValues,
        to: State,
        to_depth: u32,
        verdict: Verdict,
        /// Whether the queue of the side that made the move is empty after it.
        last: bool,
        /// The side that made the move.
        side: Side,
        /// Costs and estimates; missing in a breadth-first search. If present, the depths of the
        /// event are costs.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wasm", tsify(optional))]
        numbers: Option<OrderNumbers>,
    },
    /// A goal was removed from the open list. Does not happen in breadth-first search, which finds
    /// a goal when a move leads to it.
    #[serde(rename_all = "camelCase")]
    Removal {
        state: State,
        depth: u32,
        verdict: Verdict,
        numbers: OrderNumbers,
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
    /// The state is new on this side, and the other side has discovered it before: the sides meet
    /// here.
    Meeting,
    /// The state waits in the open list, but this path is cheaper.
    Improved,
    /// The state was expanded before, but this path is cheaper, so it waits again.
    Reopened,
    /// Depth-first search only: the state waits, and joins the stack once more, at its top.
    Repeated,
}

impl StepEvent {
    /// Writes the event as numbers, for fingerprints that are the same on every platform.
    pub fn words(&self) -> [u64; 8] {
        match *self {
            Self::Start { state, verdict, .. } => [0, state.into(), verdict as u64, 0, 0, 0, 0, 0],
            Self::Move {
                from,
                from_depth,
                action,
                to,
                to_depth,
                verdict,
                last,
                side,
                numbers,
                ..
            } => {
                let OrderNumbers {
                    cost,
                    current,
                    target,
                    ..
                } = numbers.unwrap_or_default();
                let high = |number: u32| u64::from(number) << 32;
                let cells = action.map_or([0; 2], |action| [action.from.into(), action.to.into()]);
                [
                    1 + u64::from(last) + 2 * side as u64,
                    u64::from(from) | high(cost),
                    u64::from(from_depth) | high(current.h),
                    cells[0] | high(current.f),
                    cells[1] | high(target.f),
                    to.into(),
                    u64::from(to_depth) | high(target.h),
                    verdict as u64,
                ]
            }
            Self::Removal {
                state,
                depth,
                verdict,
                numbers: OrderNumbers { current, .. },
            } => [
                5,
                state.into(),
                depth.into(),
                current.h.into(),
                current.f.into(),
                verdict as u64,
                0,
                0,
            ],
        }
    }
}

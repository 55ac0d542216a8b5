//! The numbers and boards of a frame.

use wasm_bindgen::prelude::*;

use crate::state_space::{Counters, Frame, SpaceSearch};
use crate::wasm::{flag, or_minus_one};

/// Indices of the numbers in a frame.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum StateSpaceNumber {
    Generated,
    Expanded,
    Discovered,
    Frontier,
    Duplicate,
    Depth,
    /// 1 if the answer is known at this step, else 0.
    Answered,
    /// The state being expanded: its rank, its ordinal (index in the order of discovery) and its
    /// depth.
    State,
    Ordinal,
    StateDepth,
    /// 1 if the step is a move, 0 before the first step.
    HasMove,
    /// The state that the move leads to: its rank, ordinal and depth.
    Target,
    TargetOrdinal,
    TargetDepth,
    /// The cells that the move changes; -1 without a move.
    FromCell,
    ToCell,
    /// The side that made the step: 0 from the start, 1 from the goals.
    Side,
    /// Numbers of expanded and discovered states on the side from the start, then on the side from
    /// the goals.
    ExpandedForward,
    DiscoveredForward,
    ExpandedBackward,
    DiscoveredBackward,
    /// In a search in another order than breadth-first: number of expansions of states expanded
    /// before, of cheaper paths to known states, and of entries of the open list that were skipped.
    /// 0 in a breadth-first search.
    Reexpanded,
    Improved,
    Stale,
    /// The cost of the move; then the estimate and the key (the number by which the open list is
    /// ordered) of the state being expanded; then both of the target.
    Cost,
    StateEstimate,
    StateKey,
    TargetEstimate,
    TargetKey,
    /// Number of nodes made, and number of visits completed.
    Nodes,
    Visits,
    /// Length of a frame, in numbers.
    Count,
}

/// Length of a frame, in numbers.
pub(in crate::wasm) const NUMBERS: usize = StateSpaceNumber::Count as usize;

/// Writes the frame at the cursor into `numbers` and `boards`.
pub(in crate::wasm) fn write_frame(
    search: &dyn SpaceSearch,
    frame: &mut Frame,
    (numbers, boards): (&mut Vec<f64>, &mut Vec<u8>),
) {
    use StateSpaceNumber as N;
    search.frame(frame);
    let Counters {
        generated,
        expanded,
        discovered,
        frontier,
        duplicate,
        depth,
        reexpanded,
        improved,
        stale,
        ..
    } = search.counters();
    let own = frame.numbers.unwrap_or_default();
    let target = frame
        .step_move
        .map_or(frame.current, |step_move| step_move.target);
    let action = frame.step_move.and_then(|step_move| step_move.action);
    let [forward, backward] = frame.sides;
    numbers.resize(NUMBERS, 0.0);
    for (name, number) in [
        (N::Generated, generated as f64),
        (N::Expanded, expanded as f64),
        (N::Discovered, discovered as f64),
        (N::Frontier, frontier as f64),
        (N::Duplicate, duplicate as f64),
        (N::Depth, depth as f64),
        (N::Answered, flag(frame.answered)),
        (N::State, frame.current.state.into()),
        (N::Ordinal, frame.current.ordinal.into()),
        (N::StateDepth, frame.current.depth.into()),
        (N::HasMove, flag(frame.step_move.is_some())),
        (N::Target, target.state.into()),
        (N::TargetOrdinal, target.ordinal.into()),
        (N::TargetDepth, target.depth.into()),
        (N::FromCell, or_minus_one(action.map(|action| action.from))),
        (N::ToCell, or_minus_one(action.map(|action| action.to))),
        (N::Side, f64::from(frame.side as u8)),
        (N::ExpandedForward, forward.expanded.into()),
        (N::DiscoveredForward, forward.discovered.into()),
        (N::ExpandedBackward, backward.expanded.into()),
        (N::DiscoveredBackward, backward.discovered.into()),
        (N::Reexpanded, reexpanded as f64),
        (N::Improved, improved as f64),
        (N::Stale, stale as f64),
        (N::Cost, own.cost.into()),
        (N::StateEstimate, own.current.h.into()),
        (N::StateKey, own.current.f.into()),
        (N::TargetEstimate, own.target.h.into()),
        (N::TargetKey, own.target.f.into()),
        (N::Nodes, own.nodes.into()),
        (N::Visits, own.visits.into()),
    ] {
        numbers[name as usize] = number;
    }
    boards.extend_from_slice(&frame.board);
    boards.extend_from_slice(&frame.next_board);
}

//! The frame of a state space search: the data to draw one step.

use serde::Serialize;

use crate::board::Action;
use crate::state_space::side::Side;
use crate::state_space::state::State;

/// The data to draw one step of a state space search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// The side from the start, then the side from the goals, which is empty in a one-sided search.
    pub sides: [Prefix; 2],
    /// The side that made the step, and that `current` and `step_move` belong to.
    pub side: Side,
    /// Whether the answer is known at this step.
    pub answered: bool,
    /// The state being expanded, or the start before the first step.
    pub current: Discovered,
    /// The move of this step; `None` before the first step.
    pub step_move: Option<Move>,
    /// Costs, estimates and progress of a search in another order; `None` in a breadth-first search.
    pub numbers: Option<OrderNumbers>,
    /// The board of `current`; empty for a space without a drawing.
    pub board: Vec<u8>,
    /// The board that the move leads to; equals `board` before the first step.
    pub next_board: Vec<u8>,
}

/// The numbers that only a search in another order than breadth-first has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[cfg_attr(feature = "wasm", tsify(missing_as_null))]
#[non_exhaustive]
pub struct OrderNumbers {
    /// Cost of the move; 0 if the step makes no move.
    pub cost: u32,
    /// The state being expanded or removed.
    pub current: Estimate,
    /// The state that the move leads to. If the step makes no move, the same as `current`.
    pub target: Estimate,
    /// Number of nodes made, and number of visits completed; see
    /// [`SideTrace`](crate::state_space::SideTrace).
    pub nodes: u32,
    pub visits: u32,
    /// Number of entries of the open list that were skipped just before the state left the list.
    /// `None` unless the step is the first one of that state.
    pub skipped: Option<u32>,
}

/// The estimate for a state, and the number by which the open list is ordered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Estimate {
    pub h: u32,
    pub f: u32,
}

/// The progress of one side. In a breadth-first search, states count in the order of discovery:
/// those with ordinals below `expanded` are expanded, and those in `expanded..discovered` are the
/// frontier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefix {
    pub expanded: u32,
    pub discovered: u32,
}

/// A discovered state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Discovered {
    /// Rank of the state.
    pub state: State,
    /// Index of the state in the order of discovery.
    pub ordinal: u32,
    /// Number of moves from the source. In a search in another order, the cost of the path to the
    /// state that the search knows at the step.
    pub depth: u32,
}

/// One generated move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Change on the board; `None` for a space without a drawing.
    pub action: Option<Action>,
    pub target: Discovered,
    /// Whether this move discovered the target.
    pub new: bool,
}

/// The counts of a search. `discovered == expanded + frontier` always holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Number of generated moves.
    pub generated: u64,
    /// Number of states whose moves have all been generated.
    pub expanded: u64,
    /// Number of states ever put into the queue, including the sources.
    pub discovered: u64,
    /// Number of states discovered and not yet expanded.
    pub frontier: u64,
    /// Number of moves that led to a state discovered before.
    pub duplicate: u64,
    /// Depth of the state being expanded; see [`Discovered::depth`].
    pub depth: u64,
    /// Number of expansions of states that had been expanded before.
    pub reexpanded: u64,
    /// Number of times that a state found before joined the open list once more.
    pub improved: u64,
    /// Number of entries that left the open list and were skipped, because their state had joined
    /// the list once more.
    pub stale: u64,
}

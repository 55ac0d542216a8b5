//! The frame of a state space search: the data to draw one step.

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
    /// The board of `current`; empty for a space without a drawing.
    pub board: Vec<u8>,
    /// The board that the move leads to; equals `board` before the first step.
    pub next_board: Vec<u8>,
}

/// The progress of one side. In its order of discovery, the states with ordinals below
/// `expanded` are expanded, and those in `expanded..discovered` are the frontier.
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

/// The counts of a breadth-first search. `discovered == expanded + frontier` always holds.
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
    /// Depth of the state being expanded, in moves.
    pub depth: u64,
}

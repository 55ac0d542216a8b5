//! The frame to draw for one step of a search through a state space.

use crate::board::Action;
use crate::state_space::state::State;

/// A search through a state space at one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// The side from the start, and in a two-sided search the side from the goals.
    pub sides: [Prefix; 2],
    /// Whether the step belongs to the side from the goals; `current` and `edge` then do, too.
    pub backward: bool,
    /// Whether the answer has been found at this step.
    pub answered: bool,
    /// The state being expanded, or the start before the first step.
    pub current: Discovered,
    /// The move of this step; `None` before the first.
    pub edge: Option<Edge>,
    /// The board of `current`; empty for a space without a drawing.
    pub board: Vec<u8>,
    /// The board that the move leads to; equals `board` before the first step.
    pub next_board: Vec<u8>,
}

/// How far a side has come. In its order of discovery the states at the positions below `expanded`
/// are expanded, and those from `expanded` to `discovered` are the frontier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefix {
    pub expanded: u32,
    pub discovered: u32,
}

/// A discovered state: its rank, its position in the order of discovery, and its depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Discovered {
    pub state: State,
    pub position: u32,
    pub depth: u32,
}

/// One generated move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// What the move does on the board; `None` for a space without a drawing.
    pub action: Option<Action>,
    pub target: Discovered,
    /// Whether the target was discovered by this move.
    pub new: bool,
}

/// What a breadth-first search has counted. `discovered == expanded + frontier` always holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Moves generated.
    pub generated: u64,
    /// States whose moves have all been generated.
    pub expanded: u64,
    /// States ever put into the queue, the sources included.
    pub discovered: u64,
    /// States discovered and not yet expanded.
    pub frontier: u64,
    /// Moves that led to a state discovered before.
    pub duplicate: u64,
    /// The depth of the state being expanded.
    pub depth: u64,
}

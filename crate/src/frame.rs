//! What there is to draw at the cursor.

use crate::problem::{Action, State};

/// One variant a family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A search through a state space.
    States(StatesFrame),
}

impl Default for Frame {
    fn default() -> Self {
        Self::States(StatesFrame::default())
    }
}

/// A search through a state space at one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatesFrame {
    /// The side that began at the start, and in a two-sided search the one from the goals.
    pub sides: [Prefix; 2],
    /// Whether the step, and with it `current` and `edge`, belongs to the side from the goals.
    pub backward: bool,
    /// Whether the answer has been found at this step.
    pub answered: bool,
    /// The state being expanded, or the start before the first step.
    pub current: Place,
    /// The move of this step; `None` before the first.
    pub edge: Option<Edge>,
    /// The board of `current`.
    pub board: Vec<u8>,
    /// The board that the move leads to; equals `board` before the first step.
    pub next_board: Vec<u8>,
}

/// Roles are prefixes of a side's order of discovery: positions below `expanded` are expanded,
/// those from there to `discovered` are the frontier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefix {
    pub expanded: u32,
    pub discovered: u32,
}

/// A state and where it stands in the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    pub state: State,
    pub position: u32,
    pub depth: u32,
}

/// One generated move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub action: Action,
    pub target: Place,
    /// Whether the target was discovered by this move.
    pub new: bool,
}

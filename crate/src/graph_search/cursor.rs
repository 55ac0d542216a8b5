//! The step that a search shows.

use crate::graph_search::event::Verdict;

/// The step that is shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cursor {
    pub step: u32,
    /// The visit that makes the step.
    pub visit: u32,
    /// Number of nodes after the step.
    pub nodes: u32,
    /// Number of visits completed after the step.
    pub complete: u32,
    pub action: Action,
}

impl Cursor {
    /// Returns the number of visits whose nodes have left the open list: the complete visits and
    /// the present one.
    pub fn gone(&self) -> u32 {
        match self.step {
            0 => self.complete,
            _ => self.complete.max(self.visit + 1),
        }
    }
}

/// The effect of a step, with the numbers of the nodes that it concerns.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Action {
    #[default]
    Start,
    Move {
        to: u32,
        cost: u32,
        verdict: Verdict,
    },
    RemoveGoal,
}

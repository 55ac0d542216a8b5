//! A node of the search tree.

use crate::backtracking::choice::Reason;

/// What there is at a node of the search tree that has just been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// There are so many candidates, to be tried in order.
    Candidates(u8),
    /// No completion lies below: a rule cuts the node off before anything is tried.
    Cut(Reason),
    /// Everything is chosen: an answer.
    Complete,
}

impl Node {
    /// Counts the candidates to try.
    pub const fn candidates(self) -> u8 {
        match self {
            Self::Candidates(count) => count,
            Self::Cut(_) | Self::Complete => 0,
        }
    }
}

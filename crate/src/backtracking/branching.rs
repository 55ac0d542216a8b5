//! The branches that a node of the search tree has.

use crate::backtracking::choice::Reason;

/// The result of examining a new node of the search tree: the branches to try below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branching {
    /// The node has this number of candidates.
    Candidates(u8),
    /// A rule cuts the node off before any candidate is tried, because no answer lies below it.
    Cut(Reason),
    /// All choices are made, and they form an answer.
    Complete,
}

impl Branching {
    /// Returns the number of candidates to try.
    pub const fn candidates(self) -> u8 {
        match self {
            Self::Candidates(count) => count,
            Self::Cut(_) | Self::Complete => 0,
        }
    }
}

//! A node of the search tree.

use crate::backtracking::choice::Reason;

/// What a brancher finds at a node of the search tree that has just been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// The node has so many candidates.
    Candidates(u8),
    /// A rule cuts the node off before any candidate is tried: no answer lies below it.
    Cut(Reason),
    /// All choices are made: they are an answer.
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

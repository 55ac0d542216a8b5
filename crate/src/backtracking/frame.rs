//! The frame to draw for one step of a backtracking search.

use crate::backtracking::choice::{Choice, MOST_REASONS};

/// A backtracking search at one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// The choices on the path, from the root on.
    pub path: Vec<Choice>,
    /// The candidates of the node at the cursor, in the order in which they are tried.
    pub candidates: Vec<Candidate>,
    /// The number of candidates that have been tried.
    pub tried: usize,
    /// Whether the rules allow only one candidate, so that it is no choice.
    pub forced: bool,
    /// Whether the choices on the path are an answer.
    pub answered: bool,
    /// The code of each cell; the puzzle's own file says what the codes mean.
    pub board: Vec<u8>,
    /// The number on each cell, [`Label::None`] where there is none.
    pub labels: Vec<u8>,
}

/// What a label says where it is not a number.
#[cfg_attr(feature = "wasm", crate::wasm::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// There is no number on the cell.
    None = 255,
}

/// A candidate: a choice that may be made next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub choice: Choice,
    /// The number by which the candidate was ordered, if a number decides.
    pub score: Option<u32>,
}

/// What a backtracking search has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Candidates that were placed.
    pub placements: u64,
    /// Choices that were taken back. A step that is neither a placement nor a retreat refuses a
    /// candidate.
    pub retreats: u64,
    /// The number of times that the search turned back: retreats in a row count once.
    pub turns_back: u64,
    /// Choices on the path.
    pub depth: u64,
    /// The most choices that were ever on the path.
    pub deepest: u64,
    /// Answers found.
    pub answers: u64,
    /// Candidates refused and nodes cut off, by reason.
    pub refused: [u64; MOST_REASONS],
}

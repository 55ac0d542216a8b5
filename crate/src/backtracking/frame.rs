//! What there is to draw of a backtracking search at one step.

use crate::backtracking::choice::{Choice, MOST_REASONS};

/// A backtracking search at one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// The choices that stand, the first one first.
    pub path: Vec<Choice>,
    /// The candidates at the node at the cursor, in order.
    pub candidates: Vec<Candidate>,
    /// How many of them have been tried.
    pub tried: usize,
    /// Whether the candidates are no choice: the rules allow only one.
    pub forced: bool,
    /// Whether the choices that stand are an answer.
    pub answered: bool,
    /// The puzzle's own file says what the codes mean.
    pub board: Vec<u8>,
    /// A number a cell, 255 where there is none.
    pub labels: Vec<u8>,
}

/// What may be chosen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub choice: Choice,
    /// What the order of the candidates was decided by, if by a number.
    pub score: Option<u32>,
}

/// What a backtracking search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Candidates that were placed.
    pub placements: u64,
    /// Choices taken back. A step that is neither a placement nor a retreat refuses a candidate.
    pub retreats: u64,
    /// How often the search turned back: retreats in a row count once.
    pub turns_back: u64,
    /// Choices that stand.
    pub depth: u64,
    /// The most choices that ever stood.
    pub deepest: u64,
    /// Answers found.
    pub answers: u64,
    /// Candidates refused and nodes cut off, by reason.
    pub refused: [u64; MOST_REASONS],
}

//! The frame of a backtracking search: the data to draw one step.

use crate::backtracking::choice::{Choice, MOST_REASONS};

/// The data to draw one step of a backtracking search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// The choices on the path, from the root on.
    pub path: Vec<Choice>,
    /// The candidates of the node at the cursor, in the order in which the search tries them.
    pub candidates: Vec<Candidate>,
    /// Number of candidates that have been tried.
    pub tried: usize,
    /// Whether the rules allow only one candidate.
    pub forced: bool,
    /// Whether the choices on the path form an answer.
    pub answered: bool,
    /// Cost, estimate and bound of the node at the cursor, in a search with a bound.
    pub measures: Option<Measures>,
    /// Code of each cell; the module of the puzzle explains its codes.
    pub board: Vec<u8>,
    /// Number on each cell, or [`Label::None`].
    pub labels: Vec<u8>,
    /// In a constraint search, one [`Mark`](crate::backtracking::Mark) for each value of each
    /// variable: the values of the first variable, then those of the second, and so on.
    pub marks: Vec<u8>,
}

/// Labels that are not numbers.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The cell has no number.
    None = 255,
}

/// The numbers of a node in a search with a bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measures {
    /// Cost of the path.
    pub cost: u32,
    /// Estimated cost of the rest.
    pub estimate: u32,
    /// The bound of the round; then the bound of the round before, if there is one.
    pub bound: u32,
    pub bound_before: Option<u32>,
    /// Number of the round. Rounds count from 0.
    pub round: u32,
}

/// A candidate: a choice that can be made next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub choice: Choice,
    /// Number by which the candidate was ordered, if the order depends on a number.
    pub score: Option<u32>,
}

/// The counts of a backtracking search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Number of candidates placed.
    pub placements: u64,
    /// Number of choices taken back. Every step that is neither a placement nor a retreat refuses a
    /// candidate.
    pub retreats: u64,
    /// Number of times that the search turned back; consecutive retreats count once.
    pub turns_back: u64,
    /// Number of choices on the path.
    pub depth: u64,
    /// Maximum number of choices that were ever on the path.
    pub deepest: u64,
    /// Number of answers found.
    pub answers: u64,
    /// Number of candidates refused and nodes cut off, by reason.
    pub refused: [u64; MOST_REASONS],
}

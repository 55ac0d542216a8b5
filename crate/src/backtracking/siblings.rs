//! The candidates along the path of a backtracking search, and the depths of its steps.

/// The candidates at one depth of the path.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Siblings {
    /// Number of candidates that have been tried. Above the last node of the path, the candidate
    /// tried last is on the path.
    pub tried: u8,
    /// Status of each candidate, in the order in which the search tries them.
    pub statuses: Vec<CandidateStatus>,
}

/// The status of a candidate in the search.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CandidateStatus {
    /// The candidate has not been tried.
    Pending,
    /// The candidate is on the path.
    Placed,
    /// The candidate was placed, and was taken back after everything below it had been tried.
    Failed,
    /// The puzzle's own rule refused the candidate.
    Refused,
    /// Another test refused the candidate, or cut off the node that it led to.
    Pruned,
}

/// The depths of a search over a range of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DepthRange {
    pub least: u32,
    pub most: u32,
    /// Sum of the depths after each placement and retreat.
    pub sum: u64,
    /// Number of placements and retreats.
    pub items: u64,
    /// Number of times that the search turned back.
    pub turns_back: u64,
    /// Number of times that the search went deeper than ever before.
    pub records: u64,
}

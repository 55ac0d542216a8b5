//! The candidates along the path of a backtracking search, and the depth along its steps.

/// The candidates at one depth of the path.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Siblings {
    /// The number of candidates that have been tried; above the last node of the path, the one
    /// tried last is on the path.
    pub tried: u8,
    /// The status of each candidate, in the order in which they are tried.
    pub statuses: Vec<CandidateStatus>,
}

/// What the search has done with a candidate.
#[cfg_attr(feature = "wasm", crate::wasm::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CandidateStatus {
    /// The candidate has not been tried.
    Pending,
    /// The candidate is on the path.
    Placed,
    /// The candidate was placed, and taken back after everything below it had been tried.
    Failed,
    /// The puzzle's own rule refused the candidate.
    Refused,
    /// A rule that sees ahead refused the candidate, or cut off the node that it led to.
    Pruned,
}

/// The depth of a search in a range of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DepthRange {
    pub least: u32,
    pub most: u32,
    /// The sum of the depths after each placement and retreat.
    pub sum: u64,
    /// The number of placements and retreats.
    pub items: u64,
    /// The number of times that the search turned back.
    pub turns_back: u64,
    /// The number of times that the search was deeper than ever before.
    pub records: u64,
}

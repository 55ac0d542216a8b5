//! The candidates around the path of a backtracking search, and the depth along its steps.

/// The candidates at one depth of the path.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Siblings {
    /// How many have been tried; on the path the last of them stands.
    pub tried: u8,
    /// What has become of each, in order.
    pub statuses: Vec<CandidateStatus>,
}

/// What has become of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CandidateStatus {
    /// Still to be tried.
    Pending = 0,
    /// On the path.
    Placed = 1,
    /// Placed, and taken back after all below it had been tried.
    Failed = 2,
    /// Refused by the puzzle's own rule.
    Refused = 3,
    /// Refused, or placed and cut off, by a rule that sees ahead.
    Pruned = 4,
}

/// How deep a search was in a range of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DepthRange {
    pub least: u32,
    pub most: u32,
    /// The sum of the depths after each placement and retreat.
    pub sum: u64,
    /// Number of placements and retreats.
    pub items: u64,
    /// How often the search turned back.
    pub turns_back: u64,
    /// How often it was deeper than ever before.
    pub records: u64,
}

//! What a search among choices tells beyond other runs.

/// A search among choices, beyond what every run tells. None of these moves the cursor.
pub trait Branched {
    /// What has become, up to the cursor, of the candidates at the depths `from..to` of the path
    /// shown; no further than its last node.
    ///
    /// Time of the path's choices and of each of these candidates.
    fn siblings(&mut self, from: usize, to: usize) -> Vec<Siblings>;

    /// How many steps were spent on each of the candidates at the depths `from..to` of the path
    /// shown, by its index; `None` for those that are still being tried, or have not been.
    ///
    /// Up to two replays, as [`Run::seek`](super::Run::seek), for each candidate that was placed and taken back.
    fn costs(&mut self, from: usize, to: usize) -> Vec<Vec<Option<u64>>>;

    /// How deep the search was in each of `columns` equal parts of the steps `from..to`; `None`
    /// for a part that is not known. Each step counts in one part. The edges of the parts are
    /// rounded to the stretches that the run keeps of its profile, of which there are 2^11 or more
    /// in a run that is long enough. Where these are wider than the parts and the steps are few,
    /// they are searched again, for exact edges; where they are many, a part may have nothing left,
    /// and tells the depth there.
    ///
    /// Time linear in the columns and the stretches, or to search about 2^22 / weight steps.
    fn strip(&mut self, from: u64, to: u64, columns: usize) -> Vec<Option<Stretch>>;
}

/// The candidates at one depth of the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Siblings {
    /// How many have been tried; on the path the last of them stands.
    pub tried: u8,
    /// What has become of each, in order.
    pub fates: Vec<Fate>,
}

/// What has become of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
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

/// How deep a search was in a part of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    pub least: u32,
    pub most: u32,
    /// Of the depths after each of its placements and retreats.
    pub sum: u64,
    /// Number of these.
    pub items: u64,
    /// How often the search turned back.
    pub turns: u64,
    /// How often it was deeper than ever before.
    pub records: u64,
}

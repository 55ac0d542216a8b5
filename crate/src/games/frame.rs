//! What there is to draw of the filling of a table at one step.

/// The filling of a table at one step. The values stand in [`TableFill`](crate::TableFill): a cell
/// that is filled keeps its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// How many cells are filled: a prefix of the order of filling.
    pub filled: u32,
    /// Whether the position that play begins with is one of them.
    pub answered: bool,
}

/// What has come of a table. `filled == winning + losing` always holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Cells with a value.
    pub filled: u64,
    /// Filled cells where the player to move wins.
    pub winning: u64,
    /// Filled cells where that player loses.
    pub losing: u64,
    /// The most plies that a game lasts from a filled cell; at most 1 where the table does not tell
    /// distances.
    pub longest: u64,
}

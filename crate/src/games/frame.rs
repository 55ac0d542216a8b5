//! The frame to draw for one step of the filling of a table.

/// The filling of a table at one step. The values are in [`TableFill`](crate::TableFill): a cell
/// that is filled keeps its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// The number of filled cells, which are a prefix of the order of filling.
    pub filled: u32,
    /// Whether the start of the game is one of the filled cells.
    pub answered: bool,
}

/// The values that a table has so far. `filled == winning + losing` always holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Cells with a value.
    pub filled: u64,
    /// Filled cells where the player to move wins.
    pub winning: u64,
    /// Filled cells where the player to move loses.
    pub losing: u64,
    /// The most plies that a game lasts from a filled cell; at most 1 where the table does not tell
    /// distances.
    pub longest: u64,
}

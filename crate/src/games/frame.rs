//! The frame of the filling of a table: the data to draw one step.

/// The data to draw one step of the filling. The values are in [`TableFill`](crate::TableFill),
/// because a filled cell keeps its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// Number of filled cells, which are the first ones in the order of filling.
    pub filled: u32,
    /// Whether the start of the game is filled.
    pub answered: bool,
}

/// The counts of filled cells. `filled == winning + losing` always holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Number of cells with a value.
    pub filled: u64,
    /// Number of filled cells in which the player to move wins.
    pub winning: u64,
    /// Number of filled cells in which the player to move loses.
    pub losing: u64,
    /// Maximum plies of a game from a filled cell; at most 1 if the table holds no distances.
    pub longest: u64,
}

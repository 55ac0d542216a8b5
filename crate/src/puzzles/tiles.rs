//! Sliding tiles (Chapman 1880): numbered tiles on a board with one gap. A tile beside the gap can
//! slide into it.
//!
//! A state holds four bits for each cell, the first cell in the lowest bits; 0 is the gap.

#[cfg(feature = "backtracking")]
mod format;
mod heuristics;
#[cfg(feature = "backtracking")]
mod instance;
mod ranks;
mod space;
#[cfg(feature = "backtracking")]
mod text;

#[cfg(feature = "backtracking")]
use crate::puzzle::Puzzle;

pub use heuristics::{LINEAR_CONFLICT, MANHATTAN, MANHATTAN_TWICE, MISPLACED, ORDERED};
#[cfg(feature = "backtracking")]
pub use instance::{KIND, TileBoard};
pub use ranks::{NAMED, TileRanks};
pub use space::{Tiles, TilesError};

/// Entry of sliding tiles in the registry.
#[cfg(feature = "backtracking")]
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(text::Boards::default()),
    unpack: |unpacker| Ok(Box::new(TileBoard::unpack(unpacker)?)),
};

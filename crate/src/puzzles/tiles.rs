//! Sliding tiles (Chapman 1880): numbered tiles on a board with one gap; a tile beside the gap may
//! slide into it.
//!
//! A state holds four bits for each cell, the first cell in the lowest bits; 0 is the gap.

mod heuristics;
#[cfg(feature = "backtracking")]
mod instance;
mod ranks;
mod space;
#[cfg(feature = "backtracking")]
mod text;

pub use heuristics::{LINEAR_CONFLICT, MANHATTAN, MANHATTAN_TWICE, MISPLACED};
#[cfg(feature = "backtracking")]
pub use instance::{KIND, PUZZLE, TileBoard};
pub use ranks::{NAMED, TileRanks};
pub use space::{Tiles, TilesError};

//! Mazes: the way through a grid whose cells cost something to enter.

mod heuristics;
mod space;

pub use heuristics::{EIGHT_WAYS, FOUR_WAYS};
pub use space::{Maze, MazeError, Ways};

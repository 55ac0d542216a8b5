//! Mazes: the way through a grid whose cells cost something to enter.

mod heuristics;
mod instance;
mod space;
mod text;

pub use heuristics::{EIGHT_WAYS, FOUR_WAYS, NEAREST};
pub use instance::{HEURISTICS, KIND, MazeBoard, PUZZLE};
pub use space::{Maze, MazeError, Ways};

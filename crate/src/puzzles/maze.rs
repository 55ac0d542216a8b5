//! Mazes: the way through a grid whose cells cost something to enter.

mod codes;
mod corridors;
mod drawn;
mod heuristics;
mod instance;
mod space;
mod text;

use crate::puzzle::Puzzle;

pub use heuristics::{EIGHT_WAYS, FOUR_WAYS, NEAREST};
pub use instance::{HEURISTICS, KIND, MazeBoard};
pub use space::{Maze, MazeError, Ways};

/// Entry of mazes in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(text::Mazes::default()),
    unpack: |unpacker| Ok(Box::new(MazeBoard::unpack(unpacker)?)),
};

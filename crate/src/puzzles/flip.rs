//! The Flip Game (POJ 1753): turn one disc and its neighbours until all show one colour.
//!
//! A state is the board read row by row as a binary number, with 1 for each black disc. So every
//! number with at most that many binary digits is a rank. Board codes: 0 white, 1 black.

mod game;
mod text;

pub use game::{Flip, KIND};

use crate::puzzle::Puzzle;

/// Entry of the Flip Game in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(text::Boards::default()),
    unpack: |unpacker| Ok(Box::new(Flip::unpack(unpacker)?)),
};

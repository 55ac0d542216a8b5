//! The knight's tour ("Mã đi tuần"): the knight visits every cell once. On a closed tour, a last
//! move leads back to the start.
//!
//! A choice is the next cell of the knight. Board codes: 0 free, 1 visited, 2 the start. Labels:
//! the onward counts (numbers of free cells one move further) of the cells that the knight can go
//! to.

mod board;
mod cuts;
mod instance;
mod kind;
mod naive;
mod parberry;
mod problem;
mod reasons;
mod small_board;
mod text;
mod theory;
mod warnsdorff;

pub use board::MoveOrder;
pub use cuts::Cuts;
pub use kind::{CONSTRUCTION, CUTS, KIND, NAIVE, WARNSDORFF};
pub use problem::Knight;

use crate::puzzle::Puzzle;

/// Entry of the knight's tour in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(text::Numbers::default()),
    unpack: |unpacker| Ok(Box::new(Knight::unpack(unpacker)?)),
};

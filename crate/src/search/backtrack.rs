//! Backtracking with an explicit stack: place, refuse, retreat.

pub mod checkpoints;
pub mod stack;

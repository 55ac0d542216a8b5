//! The puzzles, each in its own file or folder, and modules that several puzzles share.

pub mod cells;
pub mod flip;
pub mod knight;
pub mod mines;
pub mod pieces;
mod ranking;
pub mod rearrange;
pub mod solitaire;
mod start_cell;
pub mod subtract;
pub mod tab;
mod tests_text;

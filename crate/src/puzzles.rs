//! The puzzles, one file or folder each, and the modules that some of them share.

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

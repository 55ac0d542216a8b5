//! How the number of states of a puzzle grows with its size.

/// The sizes of a puzzle, with the formula of its number of states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    /// The formula in mathematical notation, for a size n.
    pub formula: &'static str,
    /// The sizes, in ascending order. The states of each are few enough for a list.
    pub sizes: &'static [u32],
}

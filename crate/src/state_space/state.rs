//! The number that stands for a state.

/// A state's rank in its space: a number from 0 to
/// [`StateSpace::states`](crate::StateSpace::states) - 1.
pub type State = u32;

//! The number that stands for a state.

/// A state's rank in its space. Ranks count from 0 and are below
/// [`StateSpace::states`](crate::StateSpace::states).
pub type State = u32;

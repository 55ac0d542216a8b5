//! What a problem offers in addition to breadth-first search: moves with costs, and heuristics.

use std::any::Any;

use crate::state_space::state::State;

/// The moves of a space with their costs, and its heuristics. [`Ordered`](crate::ordered::Ordered)
/// implements this trait. Searches in other orders than breadth-first work only with that type.
pub trait Orders: Any + Send + Sync {
    /// Returns the names of the heuristics. A [`Guide`](crate::state_space::Guide) gives the index
    /// of one of them.
    fn heuristics(&self) -> &'static [&'static str];

    /// Appends the moves from `state`, each with its cost, to `moves`.
    fn moves(&self, state: State, moves: &mut Vec<(State, u32)>);

    /// Returns the estimate of the heuristic with this index; 0 if there is no such heuristic.
    fn estimate(&self, heuristic: u8, state: State) -> u32;
}

//! The spaces of the state space family, searched in any order.

use std::sync::Arc;

use crate::graph_search::space::{DenseSpace, Moves, Space};
use crate::state_space::{State, StateSpace};

/// A [`StateSpace`] as a space in which every move costs 1.
///
/// ```
/// use std::sync::Arc;
///
/// use searchlight_core::graph_search::{Algorithm, GraphSearch, UnitCosts};
/// use searchlight_core::{Policy, Search, puzzles::flip::Flip};
///
/// let flip = Flip::from_rows(["bwwb", "bbwb", "bwwb", "bwww"])?;
/// let space = Arc::new(UnitCosts(Arc::new(flip)));
/// let mut search = GraphSearch::dense(space, Algorithm::uniform_cost(), Policy::FIRST_ANSWER)?;
/// search.advance(u64::MAX);
/// assert_eq!(search.answer().map(|answer| answer.cost), Some(4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct UnitCosts<S: ?Sized>(pub Arc<S>);

impl<S: StateSpace + ?Sized> Space for UnitCosts<S> {
    type State = State;

    fn start(&self) -> State {
        self.0.start()
    }

    fn is_goal(&self, state: &State) -> bool {
        self.0.is_goal(*state)
    }

    fn moves(&self, &state: &State, moves: &mut Moves<State>) {
        moves.extend_with(self.0.branching(), |out| self.0.successors(state, out));
    }
}

impl<S: StateSpace + ?Sized> DenseSpace for UnitCosts<S> {
    fn states(&self) -> u64 {
        self.0.states()
    }
}

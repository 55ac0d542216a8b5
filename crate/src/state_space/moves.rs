//! The moves of a space in one direction.

use std::fmt;
use std::sync::Arc;

use crate::board::{Action, MoveValues};
use crate::state_space::space::{Drawing, Predecessors, StateSpace};
use crate::state_space::state::State;
use crate::state_space::tables::Tables;

/// The moves that a search generates: forwards from the start, or backwards from the goals.
#[derive(Clone)]
pub enum Moves {
    Forward(Arc<dyn StateSpace>),
    Backward(Arc<dyn Predecessors>),
}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let direction = match self {
            Self::Forward(_) => "Forward",
            Self::Backward(_) => "Backward",
        };
        f.debug_tuple(direction)
            .field(&self.space().states())
            .finish()
    }
}

impl Moves {
    /// Returns the space of these moves.
    pub fn space(&self) -> &dyn StateSpace {
        match self {
            Self::Forward(space) => space.as_ref(),
            Self::Backward(space) => space.as_ref(),
        }
    }

    /// Returns the maximum number of neighbours of any state in this direction.
    pub fn branching(&self) -> usize {
        match self {
            Self::Forward(space) => space.branching(),
            Self::Backward(space) => space.most_predecessors(),
        }
    }

    /// Writes the states that one move in this direction leads to from `state` to the front of
    /// `out`, and returns their number; see [`StateSpace::successors`].
    pub fn neighbours(&self, state: State, out: &mut [State]) -> usize {
        match self {
            Self::Forward(space) => space.successors(state, out),
            Self::Backward(space) => space.predecessors(state, out),
        }
    }

    /// Runs the hot loop; see [`StateSpace::expand`].
    pub fn expand(
        &self,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        buffer: &mut [State],
    ) {
        match self {
            Self::Forward(space) => space.expand(tables, until, budget, first_move, buffer),
            Self::Backward(space) => {
                space.expand_backward(tables, until, budget, first_move, buffer);
            }
        }
    }

    /// Returns the change on the board by move number `index` of `from`, which leads to `to`. For a
    /// backward move that is not its own reverse, returns the change that the player makes, from
    /// `to` to `from`. Finding it among the moves of `to` allocates a buffer.
    pub fn action(&self, drawing: &dyn Drawing, from: State, index: usize, to: State) -> Action {
        let (state, index) = self.as_played(from, index, to);
        drawing.action(state, index)
    }

    /// Returns the values in the message about that move besides its cells.
    pub fn values(
        &self,
        drawing: &dyn Drawing,
        from: State,
        index: usize,
        to: State,
    ) -> MoveValues {
        let (state, index) = self.as_played(from, index, to);
        drawing.move_values(state, index)
    }

    /// Returns a move as the player makes it: the state that it leaves, and its index among the
    /// moves of that state.
    fn as_played(&self, from: State, index: usize, to: State) -> (State, usize) {
        match self {
            Self::Backward(space) if !space.is_reversible() => {
                let made = move_between(space.as_ref(), to, from);
                (to, made.unwrap_or(0))
            }
            Self::Forward(_) | Self::Backward(_) => (from, index),
        }
    }
}

/// Returns the index of the first move that leads from one state to another. Allocates a buffer.
pub(crate) fn move_between(space: &dyn StateSpace, from: State, to: State) -> Option<usize> {
    let mut successors = vec![0; space.branching()];
    let count = space.successors(from, &mut successors);
    successors[..count].iter().position(|&next| next == to)
}

//! Mazes as a state space that can be drawn: each state is a cell.

use std::sync::Arc;

use super::codes::{GOAL, START};
use super::space::Maze;
use crate::board::{Action, Shape};
use crate::state_space::{Drawing, Reversible, State, StateSpace};

/// A maze with the codes of its cells, for searches that count moves.
#[derive(Clone, Debug)]
pub(super) struct DrawnMaze {
    pub maze: Maze,
    pub codes: Arc<[u8]>,
}

impl StateSpace for DrawnMaze {
    fn states(&self) -> u64 {
        self.codes.len() as u64
    }

    fn branching(&self) -> usize {
        8
    }

    fn start(&self) -> State {
        self.maze.start_cell()
    }

    fn is_goal(&self, state: State) -> bool {
        self.codes[state as usize] == GOAL
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        let free = self.maze.free_beside(state);
        free.zip(out).map(|(to, slot)| *slot = to).count()
    }
}

impl Reversible for DrawnMaze {}

impl Drawing for DrawnMaze {
    fn board_shape(&self) -> Shape {
        self.maze.shape()
    }

    /// Writes the codes of the maze. The cell of the state has the code of the start.
    fn board(&self, state: State, cells: &mut [u8]) {
        cells.copy_from_slice(&self.codes);
        if let Some(start) = cells.iter().position(|&code| code == START) {
            cells[start] = 1;
        }
        cells[state as usize] = START;
    }

    fn action(&self, state: State, index: usize) -> Action {
        let to = self.maze.free_beside(state).nth(index);
        Action {
            from: state,
            to: to.unwrap_or(state),
        }
    }

    fn states_are_cells(&self) -> bool {
        true
    }
}

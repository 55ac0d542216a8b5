//! Heuristics of mazes. All are one function under the names that courses use: the number of moves
//! that would lead to the nearest goal if there were no walls, times the least cost of a cell.

use crate::graph_search::{Heuristic, Informed};
use crate::puzzles::maze::space::{Maze, Ways};

impl Informed for Maze {
    fn heuristics(&self) -> &'static [Heuristic<Self>] {
        match self.ways {
            Ways::Four => &[FOUR_WAYS],
            Ways::Eight => &[EIGHT_WAYS],
        }
    }
}

/// The heuristic of a maze with four ways: the sum of rows and columns to the nearest goal.
pub const FOUR_WAYS: Heuristic<Maze> = Heuristic::new("manhattan", least);

/// The heuristic of a maze with eight ways: rows or columns to the nearest goal, whichever is more.
pub const EIGHT_WAYS: Heuristic<Maze> = Heuristic::new("chebyshev", least);

/// The heuristic of a maze with four or eight ways: the number of moves to the nearest goal if
/// there were no walls.
pub const NEAREST: Heuristic<Maze> = Heuristic::new("nearest", least);

fn least(maze: &Maze, &cell: &u32) -> u32 {
    maze.moves_to_goal[cell as usize] * maze.least_cost
}

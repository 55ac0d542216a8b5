//! The space of a maze.

use std::fmt;

use crate::board::Shape;
use crate::graph_search::{DenseSpace, Moves, Space};
use crate::state_space::State;

/// Maximum number of rows and of columns.
pub(super) const MOST_SIDE: u32 = 200;

/// The cells around a cell that a move can lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ways {
    /// Up, left, right, down.
    Four,
    /// The ways of `Four`, then up left, up right, down left, down right. A diagonal move can pass
    /// the corner of a wall.
    Eight,
}

/// A maze with costs. A state is a cell in row-major order. The cost of a move is the cost of the
/// cell that it enters.
#[derive(Clone, Debug)]
pub struct Maze {
    shape: Shape,
    pub(super) ways: Ways,
    /// Cost of entering each cell; 0 for a wall.
    costs: Vec<u8>,
    start: State,
    goals: Vec<bool>,
    /// For each cell, the least number of moves to a goal if there were no walls.
    pub(super) moves_to_goal: Vec<u32>,
    /// The least cost of a cell.
    pub(super) least_cost: u32,
}

/// The reason why cells are no maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MazeError {
    /// A side of the grid is 0 or longer than 200 cells.
    Size { rows: u32, columns: u32 },
    /// The grid needs `expected` costs.
    Cells { expected: usize, found: usize },
    /// The start or a goal lies outside the grid or on a wall.
    OnWall { cell: u32 },
    /// There is no goal.
    NoGoal,
}

impl fmt::Display for MazeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { rows, columns } => {
                write!(
                    f,
                    "a grid of {rows} x {columns} cells; 1 x 1 to 200 x 200 fit"
                )
            }
            Self::Cells { expected, found } => write!(f, "{found} costs for {expected} cells"),
            Self::OnWall { cell } => write!(f, "cell {cell} is a wall or outside the grid"),
            Self::NoGoal => write!(f, "the maze has no goal"),
        }
    }
}

impl std::error::Error for MazeError {}

impl Maze {
    /// Makes a maze from the costs of its cells in row-major order; 0 is a wall.
    ///
    /// # Errors
    /// If the size or the number of costs does not fit, if there is no goal, or if the start or a
    /// goal is no free cell.
    pub fn new(
        shape: Shape,
        ways: Ways,
        costs: Vec<u8>,
        start: State,
        goals: &[State],
    ) -> Result<Self, MazeError> {
        let Shape { rows, columns } = shape;
        if !(1..=MOST_SIDE).contains(&rows) || !(1..=MOST_SIDE).contains(&columns) {
            return Err(MazeError::Size { rows, columns });
        }
        let cells = shape.cells();
        if costs.len() != cells {
            return Err(MazeError::Cells {
                expected: cells,
                found: costs.len(),
            });
        }
        if goals.is_empty() {
            return Err(MazeError::NoGoal);
        }
        let is_free = |cell: State| costs.get(cell as usize).is_some_and(|&cost| cost > 0);
        if let Some(&cell) = [start].iter().chain(goals).find(|&&cell| !is_free(cell)) {
            return Err(MazeError::OnWall { cell });
        }
        let mut is_goal = vec![false; cells];
        for &goal in goals {
            is_goal[goal as usize] = true;
        }
        let least_cost = costs.iter().copied().filter(|&cost| cost > 0).min();
        let mut maze = Self {
            shape,
            ways,
            costs,
            start,
            goals: is_goal,
            moves_to_goal: Vec::new(),
            least_cost: least_cost.unwrap_or(1).into(),
        };
        maze.moves_to_goal = maze.spread(goals);
        Ok(maze)
    }

    /// Returns the size of the grid.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the cell at which a search begins.
    pub(super) fn start_cell(&self) -> State {
        self.start
    }

    /// Iterates over the cells beside a cell that are not walls, in move order. Yields none for a
    /// cell that is a wall itself.
    #[inline]
    pub(super) fn free_beside(&self, cell: State) -> impl Iterator<Item = State> {
        let is_wall = self.cost(cell) == 0;
        let beside = self.beside(cell);
        beside.filter(move |&to| !is_wall && self.cost(to) > 0)
    }

    /// Returns the cost of entering a cell; 0 for a wall.
    pub fn cost(&self, cell: State) -> u8 {
        self.costs[cell as usize]
    }

    /// Returns the number of moves from each cell to the nearest goal if there were no walls.
    fn spread(&self, goals: &[State]) -> Vec<u32> {
        let mut moves = vec![u32::MAX; self.shape.cells()];
        let mut queue = goals.to_vec();
        for &goal in goals {
            moves[goal as usize] = 0;
        }
        let mut head = 0;
        while let Some(&cell) = queue.get(head) {
            head += 1;
            for to in self.beside(cell) {
                if moves[to as usize] == u32::MAX {
                    moves[to as usize] = moves[cell as usize] + 1;
                    queue.push(to);
                }
            }
        }
        moves
    }

    /// Iterates over all cells beside a cell, also walls, in move order.
    fn beside(&self, cell: State) -> impl Iterator<Item = State> {
        const STEPS: [(i32, i32); 8] = [
            (-1, 0),
            (0, -1),
            (0, 1),
            (1, 0),
            (-1, -1),
            (-1, 1),
            (1, -1),
            (1, 1),
        ];
        let Shape { rows, columns } = self.shape;
        let (row, column) = (cell / columns, cell % columns);
        let ways = match self.ways {
            Ways::Four => 4,
            Ways::Eight => 8,
        };
        STEPS[..ways].iter().filter_map(move |&(down, right)| {
            let row = row.checked_add_signed(down).filter(|&row| row < rows)?;
            let column = column
                .checked_add_signed(right)
                .filter(|&column| column < columns)?;
            Some(row * columns + column)
        })
    }
}

impl Space for Maze {
    type State = State;

    fn start(&self) -> State {
        self.start
    }

    fn is_goal(&self, state: &State) -> bool {
        self.goals[*state as usize]
    }

    fn moves(&self, &state: &State, moves: &mut Moves<State>) {
        for to in self.beside(state) {
            let cost = self.cost(to);
            if cost > 0 {
                moves.push(to, cost.into());
            }
        }
    }
}

impl DenseSpace for Maze {
    fn states(&self) -> u64 {
        self.costs.len() as u64
    }
}

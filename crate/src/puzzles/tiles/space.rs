//! The space of sliding tiles.

use std::fmt;

use crate::board::{Action, MoveValues, Shape};
use crate::graph_search::{Moves, Space};
use crate::ordered::Boards;
use crate::proof::Refutation;

/// Bits of a cell in a state.
const BITS: u32 = 4;
/// Marks the end of a list of cells.
const NO_CELL: u8 = 16;

/// A board of sliding tiles, from 2 x 2 to 4 x 4 cells, with a goal.
///
/// The moves are those of the gap: up, left, right, down. Each costs 1.
#[derive(Clone, Debug)]
pub struct Tiles {
    shape: Shape,
    start: u64,
    goal: u64,
    /// The neighbours of each cell, in move order.
    near: [[u8; 4]; 16],
    /// For each tile, its home: the cell where the goal has it. For 0, the goal's cell of the gap.
    pub(super) home: [u8; 16],
    /// For each tile and cell, the least number of moves that bring the tile from the cell to its
    /// home; 0 for the gap.
    pub(super) distance: [[u8; 16]; 16],
}

/// The reason why cells are no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TilesError {
    /// A side of the board is shorter than 2 or longer than 4 cells.
    Size { rows: u32, columns: u32 },
    /// The board needs `expected` numbers.
    Cells { expected: usize, found: usize },
    /// The number of a cell is greater than `most`.
    TooLarge { cell: usize, number: u8, most: u8 },
    /// The number of a cell is also on an earlier cell.
    Repeated { cell: usize, number: u8 },
}

impl fmt::Display for TilesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { rows, columns } => {
                write!(f, "a board of {rows} x {columns} cells; 2 x 2 to 4 x 4 fit")
            }
            Self::Cells { expected, found } => {
                write!(f, "{found} numbers for {expected} cells")
            }
            Self::TooLarge { cell, number, most } => {
                write!(f, "cell {cell} holds {number}; at most {most} fits")
            }
            Self::Repeated { cell, number } => {
                write!(f, "cell {cell} holds {number}, which came before")
            }
        }
    }
}

impl std::error::Error for TilesError {}

impl Tiles {
    /// Makes the board of this shape, with the numbers of the cells of start and goal in row-major
    /// order; 0 is the gap.
    ///
    /// # Errors
    /// If the shape is too small or too large, or if a number is missing, repeated or too large.
    pub fn new(shape: Shape, start: &[u8], goal: &[u8]) -> Result<Self, TilesError> {
        let Shape { rows, columns } = shape;
        if !(2..=4).contains(&rows) || !(2..=4).contains(&columns) {
            return Err(TilesError::Size { rows, columns });
        }
        let start = pack(shape, start)?;
        let goal = pack(shape, goal)?;
        let cells = shape.cells();
        let mut near = [[NO_CELL; 4]; 16];
        let mut home = [0; 16];
        let mut distance = [[0; 16]; 16];
        let place = |cell: usize| (cell as u32 / columns, cell as u32 % columns);
        for (cell, near) in near.iter_mut().enumerate().take(cells) {
            let (row, column) = place(cell);
            let cell = cell as u8;
            let step = columns as u8;
            let moves = [
                (row > 0).then(|| cell - step),
                (column > 0).then(|| cell - 1),
                (column + 1 < columns).then(|| cell + 1),
                (row + 1 < rows).then(|| cell + step),
            ];
            for (slot, to) in near.iter_mut().zip(moves.into_iter().flatten()) {
                *slot = to;
            }
            home[tile_on(goal, cell.into())] = cell;
        }
        for tile in 1..cells {
            let (row, column) = place(home[tile].into());
            for (cell, distance) in distance[tile].iter_mut().enumerate().take(cells) {
                let (there_row, there_column) = place(cell);
                *distance = (row.abs_diff(there_row) + column.abs_diff(there_column)) as u8;
            }
        }
        Ok(Self {
            shape,
            start,
            goal,
            near,
            home,
            distance,
        })
    }

    /// Makes the board whose goal is the usual one: the tiles in order, and the gap last.
    ///
    /// # Errors
    /// The errors of [`new`](Self::new).
    pub fn to_gap_last(shape: Shape, start: &[u8]) -> Result<Self, TilesError> {
        // Let a board that is too large be refused: making its goal would fill the memory first.
        let cells = shape.cells().min(16);
        let goal = (1..cells).map(|tile| tile as u8).chain([0]);
        Self::new(shape, start, &goal.collect::<Vec<_>>())
    }

    /// Returns the size of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the goal.
    pub fn goal(&self) -> u64 {
        self.goal
    }

    /// Iterates over the states after one move.
    #[inline(always)]
    pub(super) fn next(&self, state: u64) -> impl Iterator<Item = u64> {
        let gap = gap_of(state);
        let near = self.near[gap as usize & 15].iter();
        let cells = near.take_while(|&&to| to != NO_CELL);
        cells.map(move |&to| slide(state, gap, to.into()))
    }

    /// Returns the number of the tile that a move slides, and its direction.
    pub(super) fn values(&self, from: u64, to: u64) -> MoveValues {
        let action = <Self as Boards>::action(self, from, to);
        let tile = tile_on(from, action.from) as u32;
        let direction = action.direction(self.shape.columns);
        MoveValues::of([("tile", tile.into()), ("direction", direction.into())])
    }

    /// Returns the numbers of the cells of a state, in row-major order.
    pub fn cells(&self, state: u64) -> Vec<u8> {
        let cells = 0..self.shape.cells() as u32;
        cells.map(|cell| tile_on(state, cell) as u8).collect()
    }

    /// Returns whether the start can reach the goal. Each move swaps the gap with a tile and moves
    /// the gap to a cell of the other colour of a chessboard. So each move changes both the parity
    /// of the permutation and the colour of the gap's cell (Johnson and Story 1879).
    pub fn is_solvable(&self) -> bool {
        let mut cells = self.cells(self.start);
        let mut swaps = 0;
        for cell in 0..cells.len() {
            let tile = tile_on(self.goal, cell as u32) as u8;
            let at = cells[cell..].iter().position(|&found| found == tile);
            if let Some(distance) = at.filter(|&distance| distance > 0) {
                cells.swap(cell, cell + distance);
                swaps += 1;
            }
        }
        let columns = self.shape.columns;
        let colour = |state: u64| {
            let gap = gap_of(state);
            gap / columns + gap % columns
        };
        (swaps + colour(self.start) + colour(self.goal)) % 2 == 0
    }
}

impl Space for Tiles {
    type State = u64;

    fn start(&self) -> u64 {
        self.start
    }

    #[inline(always)]
    fn is_goal(&self, state: &u64) -> bool {
        *state == self.goal
    }

    #[inline(always)]
    fn moves(&self, &state: &u64, moves: &mut Moves<u64>) {
        for next in self.next(state) {
            moves.push(next, 1);
        }
    }
}

impl Boards for Tiles {
    /// The start can reach half of all boards: those with the start's parity.
    fn reachable(&self) -> u64 {
        (3..=self.shape.cells() as u64).product()
    }

    fn branching(&self) -> usize {
        4
    }

    fn board_shape(&self) -> Shape {
        self.shape
    }

    /// Writes the numbers of the tiles; 0 is the gap.
    fn board(&self, state: u64, cells: &mut [u8]) {
        for (cell, slot) in (0..).zip(cells) {
            *slot = tile_on(state, cell) as u8;
        }
    }

    fn action(&self, from: u64, to: u64) -> Action {
        Action {
            from: gap_of(to),
            to: gap_of(from),
        }
    }

    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        self.values(from, to)
    }

    /// Every move changes both the parity of the permutation and the parity of the gap's row plus
    /// column, so the parity of their sum never changes.
    fn refutation(&self) -> Option<Refutation> {
        let property = "parity";
        (!self.is_solvable()).then_some(Refutation::Own { property })
    }
}

/// Packs the numbers of the cells of a board into a state.
fn pack(shape: Shape, numbers: &[u8]) -> Result<u64, TilesError> {
    let cells = shape.cells();
    if numbers.len() != cells {
        return Err(TilesError::Cells {
            expected: cells,
            found: numbers.len(),
        });
    }
    let mut seen = 0_u32;
    let mut state = 0;
    for (cell, &number) in numbers.iter().enumerate() {
        if usize::from(number) >= cells {
            return Err(TilesError::TooLarge {
                cell,
                number,
                most: cells as u8 - 1,
            });
        }
        if seen >> number & 1 == 1 {
            return Err(TilesError::Repeated { cell, number });
        }
        seen |= 1 << number;
        state |= u64::from(number) << (BITS * cell as u32);
    }
    Ok(state)
}

/// Returns the tile on a cell; 0 for the gap.
#[inline(always)]
pub(super) fn tile_on(state: u64, cell: u32) -> usize {
    (state >> (BITS * cell) & 15) as usize
}

/// Returns the cell of the gap. Cells beyond a small board are 0, too, but they come after the gap.
#[inline(always)]
pub(super) fn gap_of(state: u64) -> u32 {
    let pairs = state | state >> 1;
    let any = pairs | pairs >> 2;
    (!any & 0x1111_1111_1111_1111).trailing_zeros() / BITS
}

/// Moves the tile on the cell `from` into the gap.
#[inline(always)]
pub(super) fn slide(state: u64, gap: u32, from: u32) -> u64 {
    let tile = state >> (BITS * from) & 15;
    state ^ tile << (BITS * from) ^ tile << (BITS * gap)
}

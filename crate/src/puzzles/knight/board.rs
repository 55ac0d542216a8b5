//! The moves from each cell in move order, and the knight's path.

use super::reasons::GOES_THERE;
use crate::backtracking::{Choice, Label};
use crate::board::Shape;

/// Maximum number of moves from a cell.
pub const MOST_MOVES: usize = 8;

/// Changes of row and column by each move, in the move order of the lesson.
const LESSON_MOVES: [(i32, i32); MOST_MOVES] = [
    (-2, 1),
    (-1, 2),
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
];

/// The order in which the knight's moves are tried: a permutation of the lesson's moves, given by
/// their indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveOrder([u8; MOST_MOVES]);

impl MoveOrder {
    /// Move order of the lesson.
    pub const LESSON: Self = Self([0, 1, 2, 3, 4, 5, 6, 7]);

    /// The other common move order: each half of the lesson's order reversed.
    pub const OTHER: Self = Self([3, 2, 1, 0, 7, 6, 5, 4]);

    /// Reads a move order from eight digits. Each digit is the number of a move in the lesson's
    /// order; moves count from 1. Returns `None` for any other text.
    pub fn from_digits(digits: &str) -> Option<Self> {
        let indices: Option<Vec<u8>> = digits
            .bytes()
            .map(|digit| digit.checked_sub(b'1'))
            .collect();
        Self::from_indices(indices?.try_into().ok()?)
    }

    fn from_indices(indices: [u8; MOST_MOVES]) -> Option<Self> {
        let mut seen = 0_u8;
        for &index in &indices {
            seen |= 1_u8.checked_shl(index.into())?;
        }
        (seen == u8::MAX).then_some(Self(indices))
    }

    /// Returns how the move at this index of the move order changes row and column.
    pub fn step(self, at: u8) -> (i32, i32) {
        LESSON_MOVES[usize::from(self.0[usize::from(at)])]
    }

    /// Returns the move order as eight digits, which [`from_digits`](Self::from_digits) reads.
    pub fn digits(self) -> String {
        let digits = self.0.iter().map(|&index| u32::from(index) + 1);
        digits
            .fold(0, |number, digit| 10 * number + digit)
            .to_string()
    }

    /// Returns the rank of this move order among all permutations, by the factorial number system.
    /// The lesson's order has rank 0.
    pub fn rank(self) -> u32 {
        let Self(indices) = self;
        (0..MOST_MOVES).fold(0, |rank, at| {
            let later = &indices[at + 1..];
            let less = later.iter().filter(|&&index| index < indices[at]).count();
            rank * (MOST_MOVES - at) as u32 + less as u32
        })
    }

    /// Number of move orders.
    pub const COUNT: u32 = 40_320;

    /// Returns the move order of this rank, in `0..COUNT`.
    pub fn of_rank(mut rank: u32) -> Self {
        let mut indices = [0; MOST_MOVES];
        for at in (0..MOST_MOVES).rev() {
            let choices = (MOST_MOVES - at) as u32;
            indices[at] = (rank % choices) as u8;
            rank /= choices;
            for later in at + 1..MOST_MOVES {
                indices[later] += u8::from(indices[later] >= indices[at]);
            }
        }
        Self(indices)
    }
}

/// Returns the row and the column of a cell. Both count from 0.
pub const fn row_column(shape: Shape, cell: u32) -> (u32, u32) {
    (cell / shape.columns, cell % shape.columns)
}

/// Returns whether one knight's move leads from `from` to `to`.
pub fn is_move(shape: Shape, from: u32, to: u32) -> bool {
    let ((row, column), (to_row, to_column)) = (row_column(shape, from), row_column(shape, to));
    let apart = (row.abs_diff(to_row), column.abs_diff(to_column));
    matches!(apart, (1, 2) | (2, 1))
}

/// Index of a cell in the tables; boards have at most 40,000 cells.
pub type Cell = u16;

/// The moves from each cell that stay on the board.
#[derive(Debug)]
pub struct MoveTable {
    pub shape: Shape,
    /// The cells that the moves from each cell lead to, in move order. Unused entries at the end
    /// hold the cell itself.
    rows: Vec<[Cell; MOST_MOVES]>,
    counts: Vec<u8>,
}

impl MoveTable {
    /// Makes the tables of a board of at most 65,536 cells, in time linear in the cells.
    pub fn new(shape: Shape, order: MoveOrder) -> Self {
        let cells = shape.cells();
        let mut moves = Self {
            shape,
            rows: Vec::with_capacity(cells),
            counts: Vec::with_capacity(cells),
        };
        for cell in 0..cells as u32 {
            let (row, column) = row_column(shape, cell);
            let mut to = [cell as Cell; MOST_MOVES];
            let mut count = 0;
            for at in 0..MOST_MOVES as u8 {
                let (down, right) = order.step(at);
                let to_row = row.wrapping_add_signed(down);
                let to_column = column.wrapping_add_signed(right);
                if to_row < shape.rows && to_column < shape.columns {
                    to[count] = (to_row * shape.columns + to_column) as Cell;
                    count += 1;
                }
            }
            moves.rows.push(to);
            moves.counts.push(count as u8);
        }
        moves
    }

    /// Returns the cells that the moves from `cell` lead to, in move order.
    #[inline(always)]
    pub fn of(&self, cell: Cell) -> &[Cell] {
        let cell = usize::from(cell);
        &self.rows[cell][..usize::from(self.counts[cell])]
    }

    pub fn cells(&self) -> usize {
        self.rows.len()
    }

    /// Returns whether one move leads from `from` to `to`.
    pub fn join(&self, from: Cell, to: Cell) -> bool {
        is_move(self.shape, from.into(), to.into())
    }

    /// Moves the entry of each cell in `next` to the front of the cell's moves. Changes nothing for
    /// a cell whose entry is not one of its moves.
    pub fn prefer(&mut self, next: &[Cell]) {
        for (row, first) in self.rows.iter_mut().zip(next) {
            if let Some(at) = row.iter().position(|to| to == first) {
                row[..=at].rotate_right(1);
            }
        }
    }
}

/// The knight's path, part of every brancher of this puzzle.
#[derive(Clone, Debug)]
pub struct Path {
    /// Visited cells, from the start to the knight's cell.
    pub cells: Vec<Cell>,
    visited: Vec<bool>,
    pub closed: bool,
}

impl Path {
    pub fn new(cells: usize, start: Cell, closed: bool) -> Self {
        let mut path = Self {
            cells: Vec::with_capacity(cells),
            visited: vec![false; cells],
            closed,
        };
        path.enter(start);
        path
    }

    #[inline(always)]
    pub fn start(&self) -> Cell {
        self.cells[0]
    }

    /// Returns the knight's cell.
    #[inline(always)]
    pub fn here(&self) -> Cell {
        self.cells[self.cells.len() - 1]
    }

    #[inline(always)]
    pub fn is_free(&self, cell: Cell) -> bool {
        !self.visited[usize::from(cell)]
    }

    #[inline(always)]
    pub fn enter(&mut self, cell: Cell) {
        self.visited[usize::from(cell)] = true;
        self.cells.push(cell);
    }

    /// Takes back the last move. The knight must not be on the start.
    #[inline(always)]
    pub fn leave(&mut self) {
        let cell = self.here();
        self.cells.pop();
        self.visited[usize::from(cell)] = false;
    }

    /// Returns whether every cell has been visited.
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.cells.len() == self.visited.len()
    }

    /// Returns whether a path that has visited every cell is a tour. On a closed tour, a move must
    /// lead back to the start.
    pub fn is_tour(&self, moves: &MoveTable) -> bool {
        !self.closed || self.cells.len() == 1 || moves.join(self.here(), self.start())
    }

    /// Returns the number of free cells that a move from `cell` leads to.
    pub fn onward(&self, moves: &MoveTable, cell: Cell) -> u8 {
        let moves = moves.of(cell).iter();
        moves.filter(|&&to| self.is_free(to)).count() as u8
    }

    /// Appends the choices of the path.
    pub fn choices(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.cells[1..].iter().map(|&cell| Choice {
            cell: cell.into(),
            value: GOES_THERE,
        }));
    }

    /// Writes the code of each cell: free, visited or the start.
    fn codes(&self, cells: &mut [u8]) {
        for (code, &visited) in cells.iter_mut().zip(&self.visited) {
            *code = if visited { VISITED } else { FREE };
        }
        cells[usize::from(self.start())] = START;
    }

    /// Writes the code of each cell into `cells`. Writes the onward counts of those free cells that
    /// are one move away from the knight into `labels`.
    pub fn board(&self, moves: &MoveTable, cells: &mut [u8], labels: &mut [u8]) {
        self.codes(cells);
        labels.fill(Label::None as u8);
        for &to in moves.of(self.here()) {
            if self.is_free(to) {
                labels[usize::from(to)] = self.onward(moves, to);
            }
        }
    }
}

const FREE: u8 = 0;
const VISITED: u8 = 1;
const START: u8 = 2;

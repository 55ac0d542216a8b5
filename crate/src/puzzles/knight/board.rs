//! The moves of the knight from each cell in their move order, and the knight's path.

use super::reasons::GOES_THERE;
use crate::backtracking::{Choice, Label};
use crate::board::Shape;

/// The most moves from a cell.
pub const MOST_MOVES: usize = 8;

/// The changes of row and column by each move, in the lesson's move order.
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

/// A move order, in which the knight's moves are tried: a permutation of the lesson's moves, which
/// it names by their indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveOrder([u8; MOST_MOVES]);

impl MoveOrder {
    /// The lesson's own move order.
    pub const LESSON: Self = Self([0, 1, 2, 3, 4, 5, 6, 7]);

    /// The other common move order: each half of the lesson's backwards.
    pub const OTHER: Self = Self([3, 2, 1, 0, 7, 6, 5, 4]);

    /// Reads a move order from eight digits, each the number, from 1, of a move in the lesson's
    /// move order; `None` for any other text.
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

    /// Tells how the move at this index of the move order changes row and column.
    pub fn step(self, at: u8) -> (i32, i32) {
        LESSON_MOVES[usize::from(self.0[usize::from(at)])]
    }

    /// Writes the eight digits that [`from_digits`](Self::from_digits) reads as this move order.
    pub fn digits(self) -> String {
        let digits = self.0.iter().map(|&index| u32::from(index) + 1);
        digits
            .fold(0, |number, digit| 10 * number + digit)
            .to_string()
    }

    /// Ranks this move order among all permutations by the factorial number system; the lesson's
    /// has the rank 0.
    pub fn rank(self) -> u32 {
        let Self(indices) = self;
        (0..MOST_MOVES).fold(0, |rank, at| {
            let later = &indices[at + 1..];
            let less = later.iter().filter(|&&index| index < indices[at]).count();
            rank * (MOST_MOVES - at) as u32 + less as u32
        })
    }

    /// The number of move orders.
    pub const COUNT: u32 = 40_320;

    /// Finds the move order of this rank, which is below [`COUNT`](Self::COUNT).
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

/// Tells the row and the column of a cell, both from 0.
pub const fn row_column(shape: Shape, cell: u32) -> (u32, u32) {
    (cell / shape.columns, cell % shape.columns)
}

/// Tells whether a knight's move leads from one cell to the other.
pub fn is_move(shape: Shape, from: u32, to: u32) -> bool {
    let ((row, column), (to_row, to_column)) = (row_column(shape, from), row_column(shape, to));
    let apart = (row.abs_diff(to_row), column.abs_diff(to_column));
    matches!(apart, (1, 2) | (2, 1))
}

/// A cell's number in the tables; boards have at most 40,000 cells.
pub type Cell = u16;

/// The moves from each cell that stay on the board.
#[derive(Debug)]
pub struct MoveTable {
    pub shape: Shape,
    /// The cells that the moves from each cell lead to, in move order; behind the last one the row
    /// is filled with the cell itself.
    rows: Vec<[Cell; MOST_MOVES]>,
    counts: Vec<u8>,
}

impl MoveTable {
    /// Makes the tables of a board of at most 65,536 cells, in time linear in them.
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

    /// Lists the cells that the moves from `cell` lead to, in move order.
    #[inline(always)]
    pub fn of(&self, cell: Cell) -> &[Cell] {
        let cell = usize::from(cell);
        &self.rows[cell][..usize::from(self.counts[cell])]
    }

    pub fn cells(&self) -> usize {
        self.rows.len()
    }

    /// Tells whether a move leads from one cell to the other.
    pub fn join(&self, from: Cell, to: Cell) -> bool {
        is_move(self.shape, from.into(), to.into())
    }

    /// Puts the move from each cell to its cell in `next` before the other moves; there must be
    /// such a move.
    pub fn prefer(&mut self, next: &[Cell]) {
        for (row, first) in self.rows.iter_mut().zip(next) {
            if let Some(at) = row.iter().position(|to| to == first) {
                row[..=at].rotate_right(1);
            }
        }
    }
}

/// The knight's path, which every brancher keeps of the board.
#[derive(Clone, Debug)]
pub struct Path {
    /// The visited cells: the start first, the knight's cell last.
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

    /// Takes back the last move; the knight must not be on the start.
    #[inline(always)]
    pub fn leave(&mut self) {
        let cell = self.here();
        self.cells.pop();
        self.visited[usize::from(cell)] = false;
    }

    /// Tells whether every cell has been visited.
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.cells.len() == self.visited.len()
    }

    /// Tells whether a path that has visited every cell is a tour: if it must be closed, a move
    /// leads back to the start.
    pub fn is_tour(&self, moves: &MoveTable) -> bool {
        !self.closed || self.cells.len() == 1 || moves.join(self.here(), self.start())
    }

    /// Counts the free cells that a move from `cell` leads to.
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

    /// Writes the board's codes: free, visited or the start.
    fn codes(&self, cells: &mut [u8]) {
        for (code, &visited) in cells.iter_mut().zip(&self.visited) {
            *code = if visited { VISITED } else { FREE };
        }
        cells[usize::from(self.start())] = START;
    }

    /// Writes the board's codes into `cells` and the onward counts of the free cells next to the
    /// knight into `labels`.
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

//! The board under the knight: which moves there are from each cell, and in which order.

use super::reasons::GOES_THERE;
use crate::backtracking::Choice;
use crate::board::Shape;

/// The most moves from a cell.
pub const MOST_MOVES: usize = 8;

/// How each move changes row and column, in the order of the lesson.
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

/// The order in which moves are tried: places of the lesson's order, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveOrder([u8; MOST_MOVES]);

impl MoveOrder {
    /// The lesson's own.
    pub const LESSON: Self = Self([0, 1, 2, 3, 4, 5, 6, 7]);

    /// The other order that is common: the lesson's, each half of it backwards.
    pub const OTHER: Self = Self([3, 2, 1, 0, 7, 6, 5, 4]);

    /// The order that eight digits name, each the place from 1 of a move in the lesson's order.
    pub fn from_digits(digits: &str) -> Option<Self> {
        let places: Option<Vec<u8>> = digits
            .bytes()
            .map(|digit| digit.checked_sub(b'1'))
            .collect();
        Self::from_places(places?.try_into().ok()?)
    }

    fn from_places(places: [u8; MOST_MOVES]) -> Option<Self> {
        let mut seen = 0_u8;
        for &place in &places {
            seen |= 1_u8.checked_shl(place.into())?;
        }
        (seen == u8::MAX).then_some(Self(places))
    }

    /// How the move at this place of the order changes row and column.
    pub fn step(self, at: u8) -> (i32, i32) {
        LESSON_MOVES[usize::from(self.0[usize::from(at)])]
    }

    /// As [`from_digits`](Self::from_digits) reads it.
    pub fn digits(self) -> String {
        let digits = self.0.iter().map(|place| char::from(b'1' + place));
        digits.collect()
    }

    /// Its place among all orders, from 0, the lesson's: in the factorial number system.
    pub fn rank(self) -> u32 {
        let Self(places) = self;
        (0..MOST_MOVES).fold(0, |rank, at| {
            let later = &places[at + 1..];
            let less = later.iter().filter(|&&place| place < places[at]).count();
            rank * (MOST_MOVES - at) as u32 + less as u32
        })
    }

    /// The number of orders.
    pub const COUNT: u32 = 40_320;

    /// The order of this rank, below [`COUNT`](Self::COUNT).
    pub fn of_rank(mut rank: u32) -> Self {
        let mut places = [0; MOST_MOVES];
        for at in (0..MOST_MOVES).rev() {
            let choices = (MOST_MOVES - at) as u32;
            places[at] = (rank % choices) as u8;
            rank /= choices;
            for later in at + 1..MOST_MOVES {
                places[later] += u8::from(places[later] >= places[at]);
            }
        }
        Self(places)
    }
}

/// Row and column of a cell, from 0.
pub const fn row_column(shape: Shape, cell: u32) -> (u32, u32) {
    (cell / shape.columns, cell % shape.columns)
}

/// Whether a knight's move leads from one cell to the other.
pub fn is_move(shape: Shape, from: u32, to: u32) -> bool {
    let ((row, column), (to_row, to_column)) = (row_column(shape, from), row_column(shape, to));
    let apart = (row.abs_diff(to_row), column.abs_diff(to_column));
    matches!(apart, (1, 2) | (2, 1))
}

/// A cell's number in the tables; boards have at most 40,000.
pub type Cell = u16;

/// The moves from each cell that stay on the board.
#[derive(Debug)]
pub struct MoveTable {
    pub shape: Shape,
    /// Where they lead, in order; the cell itself stands for what is missing at the end.
    rows: Vec<[Cell; MOST_MOVES]>,
    counts: Vec<u8>,
}

impl MoveTable {
    /// The tables of a board of at most 65,536 cells: linear in them.
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

    /// Where the moves from `cell` lead, in order.
    #[inline(always)]
    pub fn of(&self, cell: Cell) -> &[Cell] {
        let cell = usize::from(cell);
        &self.rows[cell][..usize::from(self.counts[cell])]
    }

    pub fn cells(&self) -> usize {
        self.rows.len()
    }

    /// Whether a move leads from one cell to the other.
    pub fn join(&self, from: Cell, to: Cell) -> bool {
        is_move(self.shape, from.into(), to.into())
    }

    /// Puts the move from each cell to `next` of it, which is one, before its other moves.
    pub fn prefer(&mut self, next: &[Cell]) {
        for (row, first) in self.rows.iter_mut().zip(next) {
            if let Some(at) = row.iter().position(|to| to == first) {
                row[..=at].rotate_right(1);
            }
        }
    }
}

/// Where the knight has been: what every brancher keeps of the board.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The start first, the knight's cell last.
    pub path: Vec<Cell>,
    visited: Vec<bool>,
    pub closed: bool,
}

impl Walk {
    pub fn new(cells: usize, start: Cell, closed: bool) -> Self {
        let mut walk = Self {
            path: Vec::with_capacity(cells),
            visited: vec![false; cells],
            closed,
        };
        walk.enter(start);
        walk
    }

    #[inline(always)]
    pub fn start(&self) -> Cell {
        self.path[0]
    }

    /// The knight's cell.
    #[inline(always)]
    pub fn here(&self) -> Cell {
        self.path[self.path.len() - 1]
    }

    #[inline(always)]
    pub fn is_free(&self, cell: Cell) -> bool {
        !self.visited[usize::from(cell)]
    }

    #[inline(always)]
    pub fn enter(&mut self, cell: Cell) {
        self.visited[usize::from(cell)] = true;
        self.path.push(cell);
    }

    /// Goes back from the knight's cell, which is not the start.
    #[inline(always)]
    pub fn leave(&mut self) {
        let cell = self.here();
        self.path.pop();
        self.visited[usize::from(cell)] = false;
    }

    /// Whether every cell has been visited.
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.path.len() == self.visited.len()
    }

    /// Whether a walk that has visited every cell is a tour as it is asked for.
    pub fn is_tour(&self, moves: &MoveTable) -> bool {
        !self.closed || self.path.len() == 1 || moves.join(self.here(), self.start())
    }

    /// The number of free cells that a move leads to.
    pub fn onward(&self, moves: &MoveTable, cell: Cell) -> u8 {
        let moves = moves.of(cell).iter();
        moves.filter(|&&to| self.is_free(to)).count() as u8
    }

    /// Appends the choices that led here.
    pub fn choices(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.path[1..].iter().map(|&cell| Choice {
            cell: cell.into(),
            value: GOES_THERE,
        }));
    }

    /// Whether the cell is free, has been visited, or is the start, as the board's codes say it.
    fn codes(&self, cells: &mut [u8]) {
        for (code, &visited) in cells.iter_mut().zip(&self.visited) {
            *code = if visited { VISITED } else { FREE };
        }
        cells[usize::from(self.start())] = START;
    }

    /// The board's codes, and the onward counts of the free cells next to the knight.
    pub fn board(&self, moves: &MoveTable, cells: &mut [u8], labels: &mut [u8]) {
        self.codes(cells);
        labels.fill(NO_LABEL);
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
const NO_LABEL: u8 = 255;

//! Constructs a closed tour of any square board with an even side of at least 6, without a search.
//!
//! Divide and conquer after I. Parberry, "An efficient algorithm for the knight's tour problem",
//! Discrete Applied Mathematics 73 (1997): a board is cut into four parts, and each part gets a
//! closed tour. Where the parts meet, one move of each tour is removed, and four moves between the
//! parts join the four tours. Unlike in Parberry's paper, the moves removed from the upper left and
//! the lower right part begin in a corner cell. Every closed tour has such a move, so the tables
//! need fewer special moves.

use super::board::{Cell, MoveOrder, MoveTable};
use crate::board::Shape;

/// Minimum side of a part.
const LEAST_SIDE: u32 = 6;

/// A closed tour of a small board.
struct Base {
    rows: u32,
    columns: u32,
    /// The moves of the tour, beginning at the upper left corner. Each digit is the number of a
    /// move in `MoveOrder::LESSON`; moves count from 1.
    moves: &'static str,
}

/// The tours of small boards. Count rows and columns from the lower left corner, which is (1, 1),
/// or from the upper right corner. In both cases, each tour contains the moves from (1, 2) to
/// (3, 1) and from (2, 1) to (1, 3). Joining removes one of these two moves; if the board is
/// transposed, the other one.
const BASES: [Base; 6] = [
    Base {
        rows: 6,
        columns: 6,
        moves: "324567258123665231638528167541723578",
    },
    Base {
        rows: 6,
        columns: 8,
        moves: "361323547257672581242741456863142816656132867258",
    },
    Base {
        rows: 8,
        columns: 8,
        moves: "3234547678363231817586545232181638544681853678335681824524788368",
    },
    Base {
        rows: 8,
        columns: 10,
        moves: "32324725835457676181233387533561387714463385717875364314768214388764385531257178",
    },
    Base {
        rows: 10,
        columns: 10,
        moves: "32324725471757258654542323818175776454523231817763344676783632312571835616146175881433\
                68542858528618",
    },
    Base {
        rows: 10,
        columns: 12,
        moves: "32323454576767183643858361818232324638167583236445613676783368332381874461853677781355\
                8125316543218536713468742168361678",
    },
];

/// Constructs a closed tour of a square board. Returns the next cell after each cell, or `None` if
/// no tour can be constructed.
///
/// From the start, the tour goes to the lower-numbered of the start's two neighbours on the tour.
///
/// # Complexity
/// Linear in the cells.
pub fn successors(side: u32, start: u32) -> Option<Vec<Cell>> {
    if side == 1 {
        return Some(vec![0]);
    }
    if side < LEAST_SIDE || side % 2 == 1 {
        return None;
    }
    let cells = (side * side) as usize;
    let mut links = Links {
        columns: side,
        of: vec![[NONE; 2]; cells],
    };
    links.lay(Part {
        top: 0,
        left: 0,
        rows: side,
        columns: side,
    })?;
    Some(links.directed(start as Cell))
}

const NONE: Cell = Cell::MAX;

/// A rectangular part of the board.
#[derive(Clone, Copy)]
struct Part {
    top: u32,
    left: u32,
    rows: u32,
    columns: u32,
}

/// The two neighbours of each cell on the tour, on a board with `columns` columns.
struct Links {
    columns: u32,
    of: Vec<[Cell; 2]>,
}

impl Links {
    fn cell(&self, row: u32, column: u32) -> Cell {
        (row * self.columns + column) as Cell
    }

    /// Makes a tour of a part by joining tours of its quarters. Returns `None` if
    /// [`lay_base`](Self::lay_base) knows no tour of a quarter.
    fn lay(&mut self, part: Part) -> Option<()> {
        if part.rows.min(part.columns) < 2 * LEAST_SIDE {
            return self.lay_base(part);
        }
        let Part { top, left, .. } = part;
        let (up, down) = halves(part.rows);
        let (west, east) = halves(part.columns);
        for (top, rows) in [(top, up), (top + up, down)] {
            for (left, columns) in [(left, west), (left + west, east)] {
                self.lay(Part {
                    top,
                    left,
                    rows,
                    columns,
                })?;
            }
        }
        self.join(top + up, left + west);
        Some(())
    }

    /// Joins four tours whose parts meet at the upper left corner of the cell in this row and
    /// column.
    fn join(&mut self, row: u32, column: u32) {
        let north_west = [(1, 1), (2, 3)].map(|(r, c)| self.cell(row - r, column - c));
        let north_east = [(3, 0), (1, 1)].map(|(r, c)| self.cell(row - r, column + c));
        let south_east = [(0, 0), (1, 2)].map(|(r, c)| self.cell(row + r, column + c));
        let south_west = [(2, 1), (0, 2)].map(|(r, c)| self.cell(row + r, column - c));
        for [one, other] in [north_west, north_east, south_east, south_west] {
            self.replace(one, other, NONE);
            self.replace(other, one, NONE);
        }
        self.link(north_west[0], north_east[0]);
        self.link(north_east[1], south_east[1]);
        self.link(south_east[0], south_west[0]);
        self.link(south_west[1], north_west[1]);
    }

    fn replace(&mut self, of: Cell, old: Cell, new: Cell) {
        for link in &mut self.of[usize::from(of)] {
            if *link == old {
                *link = new;
                return;
            }
        }
    }

    fn link(&mut self, one: Cell, other: Cell) {
        self.replace(one, NONE, other);
        self.replace(other, NONE, one);
    }

    /// Copies the tour of a small part from the tables. Transposes it if the part has more rows
    /// than columns. Returns `None` if the tables have no such tour.
    fn lay_base(&mut self, part: Part) -> Option<()> {
        let transposed = part.rows > part.columns;
        let (rows, columns) = if transposed {
            (part.columns, part.rows)
        } else {
            (part.rows, part.columns)
        };
        let same = |base: &&Base| base.rows == rows && base.columns == columns;
        let base = BASES.iter().find(same)?;
        let (mut row, mut column) = (0, 0);
        let mut from = self.cell(part.top, part.left);
        for digit in base.moves.bytes() {
            let (down, right) = MoveOrder::LESSON.step(digit - b'1');
            row = u32::wrapping_add_signed(row, down);
            column = u32::wrapping_add_signed(column, right);
            let (down, right) = if transposed {
                (column, row)
            } else {
                (row, column)
            };
            let to = self.cell(part.top + down, part.left + right);
            self.link(from, to);
            from = to;
        }
        Some(())
    }

    /// Returns the next cell after each cell on the tour from `start`.
    fn directed(&self, start: Cell) -> Vec<Cell> {
        let mut next = vec![start; self.of.len()];
        let (mut before, mut here) = (start, start);
        for _ in 0..self.of.len() {
            let [one, other] = self.of[usize::from(here)];
            let to = if here == start {
                one.min(other)
            } else if one == before {
                other
            } else {
                one
            };
            next[usize::from(here)] = to;
            (before, here) = (here, to);
        }
        next
    }
}

/// Splits a side into two even numbers, the smaller one first. Both are at least [`LEAST_SIDE`].
fn halves(side: u32) -> (u32, u32) {
    let first = side / 4 * 2;
    (first, side - first)
}

/// Makes the move table of a square board. The move of the constructed tour comes first in each
/// cell. Returns `None` if no tour can be constructed.
pub fn moves(shape: Shape, order: MoveOrder, start: u32) -> Option<MoveTable> {
    if shape.rows != shape.columns {
        return None;
    }
    let next = successors(shape.rows, start)?;
    let mut moves = MoveTable::new(shape, order);
    moves.prefer(&next);
    Some(moves)
}

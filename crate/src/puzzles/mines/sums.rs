//! What the numbers of a field say about its cells, one by one and two or four at a time.
//!
//! A number is the sum of the cells around it. Of two numbers side by side most cells are the
//! same: their difference is three cells less three others, two columns apart from them. Of four
//! numbers in a square the difference of differences is two cells less two others. So there are
//! four kinds of sums, with fewer and fewer cells.

use std::ops::Range;

use super::field::{Field, MOST_AROUND};

/// A sum that some cells, less some others, have to have.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum {
    /// The cells that are added, then those that are taken away.
    cells: [u16; MOST_AROUND],
    pub added: u8,
    pub taken: u8,
    pub total: i8,
    /// The cell of the last of the numbers that it comes from.
    pub number: u16,
}

impl Sum {
    pub fn added(&self) -> &[u16] {
        &self.cells[..usize::from(self.added)]
    }

    pub fn taken(&self) -> &[u16] {
        let (from, count) = (usize::from(self.added), usize::from(self.taken));
        &self.cells[from..from + count]
    }
}

/// A sum that a cell is part of.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub sum: usize,
    /// Whether the cell is taken away and not added.
    pub taken: bool,
}

/// All sums of a field. The first ones are those of single numbers, in the order of cells.
#[derive(Debug)]
pub struct Sums {
    list: Vec<Sum>,
    /// The parts that each cell is, one cell behind the other, and where each cell's begin.
    parts: Vec<Part>,
    first: Vec<u32>,
}

impl Sums {
    /// O(cells).
    pub fn of(field: &Field) -> Self {
        let shape = field.shape();
        let (rows, columns) = (shape.rows as i32, shape.columns as i32);
        let mut list = Vec::new();
        for (down, right) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            for row in down..rows {
                for column in right..columns {
                    list.push(sum(field, [row, column], [down, right]));
                }
            }
        }
        let mut first = vec![0; shape.cells() + 1];
        for cell in list
            .iter()
            .flat_map(|sum| [sum.added(), sum.taken()])
            .flatten()
        {
            first[usize::from(*cell) + 1] += 1;
        }
        for cell in 0..shape.cells() {
            first[cell + 1] += first[cell];
        }
        let mut next = first.clone();
        let unset = Part {
            sum: 0,
            taken: false,
        };
        let mut parts = vec![unset; first[shape.cells()] as usize];
        for (number, sum) in (0..).zip(&list) {
            for (cells, taken) in [(sum.added(), false), (sum.taken(), true)] {
                for &cell in cells {
                    let place = &mut next[usize::from(cell)];
                    parts[*place as usize] = Part { sum: number, taken };
                    *place += 1;
                }
            }
        }
        Self { list, parts, first }
    }

    pub fn list(&self) -> &[Sum] {
        &self.list
    }

    /// The numbers of the parts that a cell is.
    pub fn parts_of(&self, cell: usize) -> Range<usize> {
        self.first[cell] as usize..self.first[cell + 1] as usize
    }

    /// The part of this number.
    pub fn part(&self, number: usize) -> Part {
        self.parts[number]
    }
}

/// The number at this row and column; less the one above where `down` is 1, less the one to the
/// left where `right` is 1.
fn sum(field: &Field, [row, column]: [i32; 2], [down, right]: [i32; 2]) -> Sum {
    let shape = field.shape();
    let columns = shape.columns as i32;
    let number = |row, column| field.numbers()[(row * columns + column) as usize] as i8;
    let mut sum = Sum {
        number: (row * columns + column) as u16,
        ..Sum::default()
    };
    for up in 0..=down {
        for left in 0..=right {
            let number = number(row - up, column - left);
            sum.total += if up == left { number } else { -number };
        }
    }
    for taken in [false, true] {
        for (row, row_is_taken) in lines(row, down, shape.rows) {
            for (column, column_is_taken) in lines(column, right, shape.columns) {
                if (row_is_taken != column_is_taken) == taken {
                    sum.cells[usize::from(sum.added + sum.taken)] = (row * columns + column) as u16;
                    *(if taken {
                        &mut sum.taken
                    } else {
                        &mut sum.added
                    }) += 1;
                }
            }
        }
    }
    sum
}

/// The lines of cells around line `at`; or, less those around the line before, what is left of
/// them: one that is added and one that is taken away. As far as the board has them.
fn lines(at: i32, less: i32, count: u32) -> impl Iterator<Item = (i32, bool)> {
    let lines = match less {
        0 => [
            Some((at - 1, false)),
            Some((at, false)),
            Some((at + 1, false)),
        ],
        _ => [Some((at - 2, true)), Some((at + 1, false)), None],
    };
    let lines = lines.into_iter().flatten();
    lines.filter(move |(line, _)| (0..count as i32).contains(line))
}

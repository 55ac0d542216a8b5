//! The sums that the numbers of a field, and differences of two numbers, require of the cells.
//!
//! A number is the sum of the cells around it. Two adjacent numbers count mostly the same cells:
//! their difference is the sum of one line of three cells minus that of another line. So there are
//! sums of up to nine cells, and differences of up to six cells, which have fewer open cells.

use std::ops::Range;

use super::field::{Around, Field, MOST_AROUND};

/// A sum: the values of some cells, minus those of some others, must give `total`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum {
    /// The cells that are added, then the cells that are subtracted.
    cells: [u16; MOST_AROUND],
    pub added: u8,
    pub taken: u8,
    pub total: i8,
    /// Cell of the number; for a difference, cell of the number from which the other is subtracted.
    pub number: u16,
    /// For a difference, cell of the number that is subtracted.
    pub less: Option<u16>,
}

impl Sum {
    /// Returns the cells that are added, then the cells that are subtracted.
    pub fn cells(&self) -> &[u16] {
        &self.cells[..usize::from(self.added + self.taken)]
    }

    pub fn added(&self) -> &[u16] {
        &self.cells[..usize::from(self.added)]
    }

    pub fn taken(&self) -> &[u16] {
        &self.cells()[usize::from(self.added)..]
    }
}

/// A sum that a cell is part of.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub sum: usize,
    /// Whether the cell is subtracted; otherwise it is added.
    pub taken: bool,
}

/// All sums of a field. The first are those of single numbers, in the order of their cells.
#[derive(Debug)]
pub struct Sums {
    list: Vec<Sum>,
    /// Parts of the first cell, then those of the second, and so on.
    parts: Vec<Part>,
    /// Index of the first part of each cell. The last entry is the number of parts.
    first: Vec<u32>,
}

impl Sums {
    /// Makes the sums of a field, in time linear in its cells.
    pub fn of(field: &Field) -> Self {
        let cells = field.shape().cells();
        let columns = field.shape().columns as usize;
        let around = &field.around_each();
        let sum = |cell, less| sum(field, around, cell, less);
        let mut list: Vec<Sum> = (0..cells).map(|cell| sum(cell, None)).collect();
        let right = (0..cells).filter(|cell| cell % columns > 0);
        list.extend(right.map(|cell| sum(cell, Some(cell - 1))));
        list.extend((columns..cells).map(|cell| sum(cell, Some(cell - columns))));
        let mut first = vec![0; cells + 1];
        for &cell in list.iter().flat_map(Sum::cells) {
            first[usize::from(cell) + 1] += 1;
        }
        for cell in 0..cells {
            first[cell + 1] += first[cell];
        }
        let mut next = first.clone();
        let unset = Part {
            sum: 0,
            taken: false,
        };
        let mut parts = vec![unset; first[cells] as usize];
        for (number, sum) in (0..).zip(&list) {
            for (index, &cell) in (0..).zip(sum.cells()) {
                let slot = &mut next[usize::from(cell)];
                let taken = index >= sum.added;
                parts[*slot as usize] = Part { sum: number, taken };
                *slot += 1;
            }
        }
        Self { list, parts, first }
    }

    pub fn list(&self) -> &[Sum] {
        &self.list
    }

    /// Returns the indices of the parts of a cell.
    pub fn parts_of(&self, cell: usize) -> Range<usize> {
        self.first[cell] as usize..self.first[cell + 1] as usize
    }

    /// Returns the part with this index.
    pub fn part(&self, number: usize) -> Part {
        self.parts[number]
    }
}

/// Makes the equation of a cell with a number: the mines in the cells that it counts add up to the
/// number. With `less`, subtracts the equation of the cell `less`; cells in both equations cancel
/// out.
fn sum(field: &Field, around: &[Around], cell: usize, less: Option<usize>) -> Sum {
    let number = |cell: usize| field.numbers()[cell] as i8;
    let mut sum = Sum {
        number: cell as u16,
        less: less.map(|cell| cell as u16),
        total: number(cell) - less.map_or(0, number),
        ..Sum::default()
    };
    let (here, there) = (
        around[cell].cells(),
        less.map_or(&[][..], |less| around[less].cells()),
    );
    for &cell in here.iter().filter(|cell| !there.contains(cell)) {
        sum.cells[usize::from(sum.added)] = cell;
        sum.added += 1;
    }
    for &cell in there.iter().filter(|cell| !here.contains(cell)) {
        sum.cells[usize::from(sum.added + sum.taken)] = cell;
        sum.taken += 1;
    }
    sum
}

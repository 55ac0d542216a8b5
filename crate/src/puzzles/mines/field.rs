//! The numbers of a field, and the cells that each of them counts.

use crate::backtracking::Choice;
use crate::board::Shape;
use crate::proof::Flaw;

/// Maximum number of cells that a number counts: its own cell and the eight around it.
pub const MOST_AROUND: usize = 9;

/// The value of a [`Choice`] for a cell without a mine.
pub const FREE: u8 = 0;
/// The value of a [`Choice`] for a cell with a mine.
pub const MINE: u8 = 1;

/// The numbers on a board, one for each cell in row-major order. A number counts the mines on its
/// own cell and on the cells around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    shape: Shape,
    numbers: Box<[u8]>,
}

/// The cells around a cell, including the cell itself, ascending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Around {
    cells: [u16; MOST_AROUND],
    count: u8,
}

impl Around {
    /// Finds the cells around a cell of a board with fewer than 65,536 cells.
    fn new(shape: Shape, cell: u32) -> Self {
        let Shape { rows, columns } = shape;
        let (row, column) = (cell / columns, cell % columns);
        let mut around = Self::default();
        for row in row.saturating_sub(1)..(row + 2).min(rows) {
            for column in column.saturating_sub(1)..(column + 2).min(columns) {
                around.cells[usize::from(around.count)] = (row * columns + column) as u16;
                around.count += 1;
            }
        }
        around
    }

    pub fn cells(&self) -> &[u16] {
        &self.cells[..usize::from(self.count)]
    }
}

impl Field {
    /// Makes the field of `numbers`, one for each cell of `shape`, which must have fewer than
    /// 65,536 cells.
    pub fn new(shape: Shape, numbers: Box<[u8]>) -> Self {
        Self { shape, numbers }
    }

    /// Makes the field whose numbers count `mines`: one value, 0 or 1, for each cell.
    pub fn of_mines(shape: Shape, mines: &[u8]) -> Self {
        let count = |cell| {
            let around = Around::new(shape, cell);
            let cells = around.cells().iter();
            cells.map(|&cell| mines[usize::from(cell)]).sum()
        };
        let numbers = (0..shape.cells() as u32).map(count).collect();
        Self { shape, numbers }
    }

    pub fn shape(&self) -> Shape {
        self.shape
    }

    pub fn numbers(&self) -> &[u8] {
        &self.numbers
    }

    /// Returns the cells that the number of a cell counts. These are also the cells whose numbers
    /// count the cell.
    pub fn around(&self, cell: usize) -> Around {
        Around::new(self.shape, cell as u32)
    }

    /// Makes a table of the cells [`around`](Self::around) each cell. The table takes about twenty
    /// times the memory of the field.
    pub fn around_each(&self) -> Box<[Around]> {
        let cells = 0..self.numbers.len();
        cells.map(|cell| self.around(cell)).collect()
    }

    /// Returns the first cell whose number is greater than the number of cells that it counts.
    pub fn number_too_large(&self) -> Option<u32> {
        let mut both = self.numbers.iter().enumerate();
        let found = both.position(|(cell, &number)| number > self.around(cell).count);
        found.map(|cell| cell as u32)
    }

    /// Checks that each cell has one value and that every number is right. Counts mines with its
    /// own code, independent of [`around`](Self::around), which the searches use.
    ///
    /// # Errors
    /// [`Flaw::WrongChoice`] with the first cell that has an invalid choice; if there is none, the
    /// first cell without a choice; and otherwise the first cell whose number is wrong.
    pub fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        let columns = self.shape.columns as usize;
        let mut values = vec![None; self.shape.cells()];
        for &Choice { cell, value } in answer {
            match values.get_mut(cell as usize) {
                Some(known @ None) if value == FREE || value == MINE => *known = Some(value),
                _ => return Err(Flaw::WrongChoice { cell }),
            }
        }
        // With a border of free cells, every number counts a square of 3 x 3 cells.
        let width = columns + 2;
        let mut bordered = vec![FREE; width * (self.shape.rows as usize + 2)];
        for (cell, value) in values.iter().enumerate() {
            let index = (cell / columns + 1) * width + cell % columns + 1;
            bordered[index] = value.ok_or(Flaw::WrongChoice { cell: cell as u32 })?;
        }
        for (cell, &number) in self.numbers.iter().enumerate() {
            let corner = cell / columns * width + cell % columns;
            let lines = [corner, corner + width, corner + 2 * width];
            let mines = lines.map(|line| bordered[line..line + 3].iter().sum::<u8>());
            if mines.iter().sum::<u8>() != number {
                return Err(Flaw::WrongChoice { cell: cell as u32 });
            }
        }
        Ok(())
    }
}

//! The numbers of a field, and which cells each of them counts.

use crate::backtracking::Choice;
use crate::board::Shape;
use crate::proof::Flaw;

/// A number counts at most so many cells: its own and those that touch it.
pub const MOST_AROUND: usize = 9;

/// A value of a [`Choice`].
pub const FREE: u8 = 0;
/// A value of a [`Choice`].
pub const MINE: u8 = 1;

/// Numbers on a board, one a cell in row-major order: how many mines there are among the cells
/// around it, itself included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    shape: Shape,
    numbers: Box<[u8]>,
}

/// The cells around a cell, itself included, ascending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Around {
    cells: [u16; MOST_AROUND],
    count: u8,
}

impl Around {
    /// Around a cell of a board of fewer than 65,536 cells.
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
    /// `numbers` has one for each cell of `shape`, of which there are fewer than 65,536.
    pub fn new(shape: Shape, numbers: Box<[u8]>) -> Self {
        Self { shape, numbers }
    }

    /// The field whose numbers count these mines, one value a cell.
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

    /// The cells that the number of a cell counts; also the cells whose numbers count it.
    pub fn around(&self, cell: usize) -> Around {
        Around::new(self.shape, cell as u32)
    }

    /// As [`around`](Self::around), of each cell: a table for a search, ten times as large as the
    /// field.
    pub fn around_each(&self) -> Box<[Around]> {
        let cells = 0..self.numbers.len();
        cells.map(|cell| self.around(cell)).collect()
    }

    /// The first number that is greater than its cells are many.
    pub fn number_too_large(&self) -> Option<u32> {
        let mut both = self.numbers.iter().enumerate();
        let found = both.position(|(cell, &number)| number > self.around(cell).count);
        found.map(|cell| cell as u32)
    }

    /// Whether there is one value for each cell and every number is right; shares nothing with the
    /// cells around a cell that a search is told.
    ///
    /// # Errors
    /// The first cell with a wrong choice, else the first with none, else the first with a wrong
    /// number.
    pub fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        let columns = self.shape.columns as usize;
        let mut values = vec![None; self.shape.cells()];
        for &Choice { cell, value } in answer {
            match values.get_mut(cell as usize) {
                Some(known @ None) if value == FREE || value == MINE => *known = Some(value),
                _ => return Err(Flaw::WrongChoice { cell }),
            }
        }
        // With a border of free cells, so that every number counts a square of nine.
        let width = columns + 2;
        let mut bordered = vec![FREE; width * (self.shape.rows as usize + 2)];
        for (cell, value) in values.iter().enumerate() {
            let place = (cell / columns + 1) * width + cell % columns + 1;
            bordered[place] = value.ok_or(Flaw::WrongChoice { cell: cell as u32 })?;
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

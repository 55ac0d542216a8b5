//! Judges' text of the Minesweeper configuration: numbers in the input, mines in the answer.

use std::fmt::Write;

use super::field::{Field, MINE};
use super::kind::{MOST_CELLS, NUMBERS};
use super::problem::Mines;
use crate::backtracking::Choice;
use crate::board::Shape;
use crate::puzzle::{Case, CaseReader};
use crate::text::{InputError, InputFault, Line};

/// Reads cases: a line with the number of rows and columns, then one line of numbers for each row.
#[derive(Debug, Default)]
pub struct Fields {
    /// Case that has begun and of which some lines have not arrived yet.
    begun: Option<Begun>,
}

/// A case of which some lines have not arrived yet.
#[derive(Debug)]
struct Begun {
    /// Number of the case's first line.
    first: usize,
    /// Number of the last line that has arrived.
    last: usize,
    shape: Shape,
    numbers: Vec<u8>,
}

impl Begun {
    /// Reads the line with the number of rows and columns.
    fn read(line: &Line<'_>) -> Result<Self, InputError> {
        let sizes = line.numbers(2, 1, MOST_CELLS)?;
        let shape = Shape {
            rows: sizes[0],
            columns: sizes[1],
        };
        if shape.cells() > MOST_CELLS as usize {
            return Err(line.fault(InputFault::TooManyCells {
                limit: MOST_CELLS as usize,
                cells: shape.cells(),
            }));
        }
        Ok(Self {
            first: line.number,
            last: line.number,
            shape,
            numbers: Vec::with_capacity(shape.cells()),
        })
    }
}

impl CaseReader for Fields {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let Some(begun) = &mut self.begun else {
            self.begun = Some(Begun::read(line)?);
            return Ok(());
        };
        let row = line.numbers(begun.shape.columns as usize, 0, NUMBERS - 1)?;
        begun.numbers.extend(row.iter().map(|&number| number as u8));
        begun.last = line.number;
        if begun.numbers.len() < begun.shape.cells() {
            return Ok(());
        }
        if let Some(Begun {
            first,
            shape,
            numbers,
            ..
        }) = self.begun.take()
        {
            let field = Field::new(shape, numbers.into());
            cases.push(Case::new(first, Mines::of_numbers(field)));
        }
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        let Some(begun) = &self.begun else {
            return Ok(());
        };
        let Shape { rows, columns } = begun.shape;
        let fault = InputFault::Incomplete {
            rows: rows as usize + 1,
            missing: rows as usize - begun.numbers.len() / columns as usize,
        };
        Err(InputError::at(begun.last + 1, fault))
    }
}

/// Writes the field as a case of judges' text.
pub fn written(field: &Field) -> String {
    let Shape { rows, columns } = field.shape();
    let mut text = format!("{rows} {columns}\n");
    for row in field.numbers().chunks(columns as usize) {
        for (column, number) in row.iter().enumerate() {
            let space = if column == 0 { "" } else { " " };
            // Writing to a string never fails.
            let _ = write!(text, "{space}{number}");
        }
        text.push('\n');
    }
    text
}

/// Writes the answer in the judges' format: a line of `*` (mine) and `.` for each row.
pub fn drawn(shape: Shape, answer: &[Choice]) -> String {
    let mut cells = vec!['.'; shape.cells()];
    for choice in answer.iter().filter(|choice| choice.value == MINE) {
        cells[choice.cell as usize] = '*';
    }
    let mut text = String::new();
    for row in cells.chunks(shape.columns as usize) {
        text.extend(row);
        text.push('\n');
    }
    text
}

//! Judges' text: numbers in, mines out.

use std::fmt::Write;

use super::field::{Field, MINE};
use super::{MOST_CELLS, Mines, NUMBERS};
use crate::choices::Choice;
use crate::judge::{InputError, InputFault, Line, Reading, lines};
use crate::problem::Shape;

/// Reads cases: a line with rows and columns, then so many lines of so many numbers.
pub fn read(text: &str) -> Reading {
    let lines: Vec<_> = lines(text).filter(|line| !line.is_blank()).collect();
    let mut rest = &lines[..];
    Reading::collect(std::iter::from_fn(move || {
        let (head, behind) = rest.split_first()?;
        let case = read_case(head, behind);
        let rows = case.as_ref().map_or(0, |mines| mines.shape().rows as usize);
        rest = &behind[rows..];
        Some(case.map(|mines| (head.number, mines)))
    }))
}

/// Reads the case that begins with the line `head`; `behind` is all that comes after it.
fn read_case(head: &Line<'_>, behind: &[Line<'_>]) -> Result<Mines, InputError> {
    let sizes = head.numbers(2, 1, MOST_CELLS)?;
    let (rows, columns) = (sizes[0], sizes[1]);
    let shape = Shape { rows, columns };
    if shape.cells() > MOST_CELLS as usize {
        return Err(head.fault(InputFault::TooManyCells {
            limit: MOST_CELLS as usize,
            cells: shape.cells(),
        }));
    }
    let mut numbers = Vec::with_capacity(shape.cells());
    for line in behind.iter().take(rows as usize) {
        let row = line.numbers(columns as usize, 0, NUMBERS - 1)?;
        numbers.extend(row.iter().map(|&number| number as u8));
    }
    let missing = (rows as usize).saturating_sub(behind.len());
    if missing > 0 {
        return Err(InputError {
            line: behind.last().unwrap_or(head).number + 1,
            fault: InputFault::Incomplete {
                rows: rows as usize + 1,
                missing,
            },
        });
    }
    Ok(Mines::of_numbers(Field::new(shape, numbers.into())))
}

/// The field as a case of the text.
pub fn written(field: &Field) -> String {
    let Shape { rows, columns } = field.shape();
    let mut text = format!("{rows} {columns}\n");
    for row in field.numbers().chunks(columns as usize) {
        for (column, number) in row.iter().enumerate() {
            let space = if column == 0 { "" } else { " " };
            // Writing to a string does not fail.
            let _ = write!(text, "{space}{number}");
        }
        text.push('\n');
    }
    text
}

/// The judges' answer: a line of `*` and `.` for each row.
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

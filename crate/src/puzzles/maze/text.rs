//! Judges' text of mazes (HDU 1242): a line with the numbers of rows and columns, then the rows.
//!
//! `#` is a wall, `.` a free cell, `x` a guard, who costs 2, `a` the start and each `r` a goal. The
//! digits 1 to 9 are costs, too.

use super::codes::{START, code_of};
use super::instance::MazeBoard;
use super::space::{MOST_SIDE, Ways};
use crate::board::Shape;
use crate::puzzle::{Case, CaseReader};
use crate::text::{InputError, InputFault, Letters, Line};

/// The letters of a maze, in the order in which an error names them.
const LETTERS: Letters = Letters(".#axr123456789");
/// Reads mazes.
#[derive(Debug, Default)]
pub struct Mazes {
    /// Size of a maze, and number of its first line, while its rows arrive.
    begun: Option<(Shape, usize)>,
    codes: Vec<u8>,
}

impl CaseReader for Mazes {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let Some((shape, first)) = self.begun else {
            let size = line.numbers(2, 1, MOST_SIDE)?;
            let (rows, columns) = (size[0], size[1]);
            self.begun = Some((Shape { rows, columns }, line.number));
            return Ok(());
        };
        let expected = shape.columns as usize;
        let codes: Option<Vec<u8>> = line.letters().map(code_of).collect();
        let codes = codes.filter(|codes| codes.len() == expected);
        let codes = codes.ok_or_else(|| line.fault(line.unfit(expected, LETTERS)))?;
        let starts = codes.iter().chain(&self.codes);
        if starts.filter(|&&code| code == START).count() > 1 {
            let column = codes.iter().rposition(|&code| code == START);
            let column = column.unwrap_or_default() as u32 + 1;
            let found = "a".to_owned();
            return Err(line.fault(InputFault::Twice { found, column }));
        }
        self.codes.extend(codes);
        if self.codes.len() < shape.cells() {
            return Ok(());
        }
        self.begun = None;
        let codes = std::mem::take(&mut self.codes);
        let maze = MazeBoard::new(shape, Ways::Four, codes);
        let maze = maze.map_err(|missing| {
            let letters = Letters(if missing == START { "a" } else { "r" });
            line.fault(InputFault::Missing { letters })
        })?;
        cases.push(Case::new(first, maze));
        Ok(())
    }

    fn end(&mut self, line: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        let Some((shape, _)) = self.begun else {
            return Ok(());
        };
        let rows = shape.rows as usize;
        let missing = rows - self.codes.len() / shape.columns as usize;
        Err(InputError::at(
            line,
            InputFault::Incomplete { rows, missing },
        ))
    }
}

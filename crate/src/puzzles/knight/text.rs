//! Judges' text of the knight's tour: three numbers `n x y` for each case. The answer says for each
//! cell when the tour visits it.

use super::kind::MOST_SIDE;
use super::problem::Knight;
use crate::backtracking::Choice;
use crate::board::Shape;
use crate::puzzle::{Case, CaseReader};
use crate::text::{InputError, InputFault, Line};

/// Number of numbers in a case: the side of the board, and the row and column of the start.
const NUMBERS: usize = 3;

/// Reads cases of three numbers. A line can end between any two numbers.
#[derive(Debug, Default)]
pub struct Numbers {
    /// Line of the first number of the case.
    line: usize,
    /// Number of numbers of the case that have arrived.
    found: usize,
    side: u32,
    start: u32,
}

impl CaseReader for Numbers {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        for word in line.parts() {
            if self.found == 0 {
                self.line = word.number;
                self.side = word.number_between(1, MOST_SIDE)?;
                self.start = 0;
            } else {
                let coordinate = word.number_between(0, self.side - 1)?;
                self.start = self.start * self.side + coordinate;
            }
            self.found += 1;
            if self.found == NUMBERS {
                let shape = Shape {
                    rows: self.side,
                    columns: self.side,
                };
                cases.push(Case::new(self.line, Knight::on(shape, self.start)));
                self.found = 0;
            }
        }
        Ok(())
    }

    fn end(&mut self, line: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        if self.found == 0 {
            return Ok(());
        }
        let fault = InputFault::CutShort {
            expected: NUMBERS,
            found: self.found,
        };
        Err(InputError::at(line, fault))
    }
}

/// Writes, row by row, when the tour visits each cell: 1 for the start, 2 for the next cell, and so
/// on.
pub fn tour(shape: Shape, start: u32, choices: &[Choice]) -> String {
    let mut numbers = vec![0; shape.cells()];
    numbers[start as usize] = 1;
    for (choice, number) in choices.iter().zip(2..) {
        numbers[choice.cell as usize] = number;
    }
    let mut text = String::new();
    for row in numbers.chunks(shape.columns as usize) {
        let row: Vec<String> = row.iter().map(u32::to_string).collect();
        text.push_str(&row.join(" "));
        text.push('\n');
    }
    text
}

//! The judges' text: three numbers a case, `n x y`; and their answer, the numbers of the tour.

use super::{Knight, MOST_SIDE};
use crate::choices::Choice;
use crate::judge::{InputError, InputFault, Line, Reading, lines};
use crate::problem::Shape;

/// The numbers of a case: the side of the board, row and column of the start.
const NUMBERS: usize = 3;

/// Reads cases; lines end anywhere between their numbers.
pub fn read(text: &str) -> Reading {
    let lines: Vec<_> = lines(text).collect();
    let end = lines.len() + 1;
    let words: Vec<_> = lines.iter().flat_map(Line::parts).collect();
    let cases = words.chunks(NUMBERS).map(|words| read_case(words, end));
    Reading::collect(cases)
}

/// Reads one case of a text that ends before the line `end`.
fn read_case(words: &[Line<'_>], end: usize) -> Result<(usize, Knight), InputError> {
    let side = words[0].number_between(1, MOST_SIDE)?;
    let mut start = 0;
    for word in &words[1..] {
        start = start * side + word.number_between(0, side - 1)?;
    }
    if words.len() < NUMBERS {
        return Err(InputError {
            line: end,
            fault: InputFault::CutShort {
                expected: NUMBERS,
                found: words.len(),
            },
        });
    }
    let shape = Shape {
        rows: side,
        columns: side,
    };
    Ok((words[0].number, Knight::on(shape, start)))
}

/// The number of each cell on the tour, from 1 at the start, row by row.
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

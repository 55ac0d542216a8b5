//! Codes of a maze's cells, and their letters.

use crate::board::Shape;
use crate::text::Letters;

/// Codes of cells: 0 is a wall, 1 to 9 the cost of entering the cell, 10 the start, 11 a goal.
/// Entering the start or a goal costs 1.
pub(super) const START: u8 = 10;
pub(super) const GOAL: u8 = 11;
/// Number of codes.
pub(super) const CODES: u8 = 12;
/// Letter of each cell code.
const WRITTEN: Letters = Letters("#.x3456789ar");

/// Returns the code of a letter.
pub(super) fn code_of(letter: char) -> Option<u8> {
    match letter {
        '1' => Some(1),
        '2' => Some(2),
        _ => WRITTEN.index(letter).map(|index| index as u8),
    }
}

/// Writes the judges' text of a maze.
pub(super) fn judges_text(shape: Shape, codes: &[u8]) -> String {
    let Shape { rows, columns } = shape;
    let mut text = format!("{rows} {columns}\n");
    for row in codes.chunks(columns as usize) {
        let letters = row.iter().map(|&code| code.min(CODES - 1));
        text.extend(letters.filter_map(|code| WRITTEN.letter(code)));
        text.push('\n');
    }
    text
}

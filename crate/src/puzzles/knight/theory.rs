//! What is known of tours without a search: which there cannot be, and what one is.

use super::reasons::GOES_THERE;
use crate::backtracking::Choice;
use crate::board::Shape;
use crate::proof::Flaw;
use crate::proof::Refutation;

/// The proof that there is no such tour, where there is one.
///
/// Of closed tours it says all there is to know (A. J. Schwenk, "Which rectangular chessboards
/// have a knight's tour?", Mathematics Magazine 64, 1991), of open ones what the colours tell.
pub fn refutation(shape: Shape, start: u32, closed: bool) -> Option<Refutation> {
    let Shape { rows, columns } = shape;
    let cells = rows * columns;
    let (row, column) = (start / columns, start % columns);
    if cells == 1 {
        return None;
    }
    let odd = cells % 2 == 1;
    let (less, more) = (cells / 2, cells - cells / 2);
    if closed && odd {
        return Some(Refutation::Colours { less, more });
    }
    // A walk that visits one cell more of one colour begins on it.
    let on_corner_colour = (row + column).is_multiple_of(2);
    if odd && !on_corner_colour {
        return Some(Refutation::StartColour { less, more });
    }
    let (short, long) = (rows.min(columns), rows.max(columns));
    let none = matches!((short, long), (1 | 2 | 4, _) | (3, 4 | 6 | 8));
    (closed && none).then_some(Refutation::Schwenk { rows, columns })
}

/// Whether the choices are a tour: knight's moves, every cell once, and back if it is `closed`.
pub fn check(shape: Shape, start: u32, closed: bool, answer: &[Choice]) -> Result<(), Flaw> {
    let wrong = |cell| Err(Flaw::WrongChoice { cell });
    let mut visited = vec![false; shape.cells()];
    visited[start as usize] = true;
    let mut here = start;
    for &Choice { cell, value } in answer {
        let free = visited.get(cell as usize) == Some(&false);
        if !free || value != GOES_THERE || !is_knights_move(shape, here, cell) {
            return wrong(cell);
        }
        visited[cell as usize] = true;
        here = cell;
    }
    if let Some(missed) = visited.iter().position(|visited| !visited) {
        return wrong(missed as u32);
    }
    if closed && shape.cells() > 1 && !is_knights_move(shape, here, start) {
        return wrong(here);
    }
    Ok(())
}

/// Two cells a knight's move apart: their distance squared is 5.
fn is_knights_move(shape: Shape, from: u32, to: u32) -> bool {
    let columns = shape.columns;
    let down = (from / columns).abs_diff(to / columns);
    let right = (from % columns).abs_diff(to % columns);
    down * down + right * right == 5
}

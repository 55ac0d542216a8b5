//! Facts about tours that need no search: which tours cannot exist, and whether choices form a
//! tour.

use super::reasons::GOES_THERE;
use crate::backtracking::Choice;
use crate::board::Shape;
use crate::proof::Flaw;
use crate::proof::Refutation;

/// Returns the proof that no such tour exists; `None` if no proof is known.
///
/// For closed tours this decides every board (A. J. Schwenk, "Which rectangular chessboards have a
/// knight's tour?", Mathematics Magazine 64, 1991). For open tours only the colours of the cells
/// are used.
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
    // On a board with an odd number of cells, a path visits one cell more of one colour, so it
    // begins on that colour.
    let on_corner_colour = (row + column).is_multiple_of(2);
    if odd && !on_corner_colour {
        return Some(Refutation::StartColour { less, more });
    }
    let (short, long) = (rows.min(columns), rows.max(columns));
    let none = matches!((short, long), (1 | 2 | 4, _) | (3, 4 | 6 | 8));
    (closed && none).then_some(Refutation::Schwenk { rows, columns })
}

/// Checks that the choices form a tour: knight's moves that visit every cell once. If `closed` is
/// true, the last cell must be one move away from the start.
///
/// # Errors
/// [`Flaw::WrongChoice`] with the first cell that is wrong or missing.
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

/// Returns whether two cells are a knight's move apart: their squared distance is 5.
fn is_knights_move(shape: Shape, from: u32, to: u32) -> bool {
    let columns = shape.columns;
    let down = (from / columns).abs_diff(to / columns);
    let right = (from % columns).abs_diff(to % columns);
    down * down + right * right == 5
}

//! The numbers and the ranks of boards of cells.

use super::{CellBoard, CellRules, MOST_CELLS};
use crate::state_space::State;

/// Maximum number of cell codes of rules that keep their counts.
const MOST_CODES: usize = 16;

/// Returns the number of cell codes.
pub(super) const fn codes<R: CellRules>() -> u64 {
    R::LETTERS.0.len() as u64
}

/// Returns how many boards of this many cells exist, which is 1 plus the greatest number.
pub(super) fn numbers<R: CellRules>(cells: usize) -> u64 {
    codes::<R>().saturating_pow(cells as u32)
}

/// Returns the number of a board.
pub(super) fn number<R: CellRules>(cells: &[u8]) -> u64 {
    let digits = cells.iter().copied().map(u64::from);
    digits.fold(0, |number, digit| number * codes::<R>() + digit)
}

/// Writes the board of this number.
pub(super) fn write<R: CellRules>(mut number: u64, cells: &mut [u8]) {
    for cell in cells.iter_mut().rev() {
        *cell = (number % codes::<R>()) as u8;
        number /= codes::<R>();
    }
}

impl<R: CellRules> CellBoard<R> {
    /// Returns the codes of the cells in this state, followed by zeros.
    pub fn codes(&self, state: State) -> [u8; MOST_CELLS] {
        let mut cells = [0; MOST_CELLS];
        write::<R>(self.number_of(state), &mut cells[..self.shape.cells()]);
        cells
    }

    /// Returns the rank of a board, which must have the counts of the start if moves keep them.
    pub fn rank(&self, cells: &[u8]) -> State {
        if R::KEEPS_COUNTS {
            index(cells) as State
        } else {
            number::<R>(cells) as State
        }
    }

    pub(super) fn rank_of(&self, number: u64) -> State {
        if !R::KEEPS_COUNTS {
            return number as State;
        }
        let mut cells = [0; MOST_CELLS];
        let cells = &mut cells[..self.shape.cells()];
        write::<R>(number, cells);
        self.rank(cells)
    }

    /// Returns the number of the board of this state.
    pub(super) fn number_of(&self, state: State) -> u64 {
        if !R::KEEPS_COUNTS {
            return state.into();
        }
        let (mut counts, mut ways) = (self.counts(), self.count_states());
        let mut rank = u64::from(state);
        let (mut number, mut left) = (0, self.shape.cells() as u64);
        while left > 0 {
            // Of the boards that are left, this share has the code in the next cell.
            let mut code = 0;
            loop {
                let share = ways.saturating_mul(counts[code]) / left;
                if rank < share || code + 1 == MOST_CODES {
                    ways = share;
                    break;
                }
                rank -= share;
                code += 1;
            }
            counts[code] = counts[code].saturating_sub(1);
            left -= 1;
            number = number * codes::<R>() + code as u64;
        }
        number
    }

    /// Returns the number of states.
    pub(super) fn count_states(&self) -> u64 {
        if R::KEEPS_COUNTS {
            arrangements(&self.counts())
        } else {
            numbers::<R>(self.shape.cells())
        }
    }

    /// Returns how many cells of the start show each code.
    fn counts(&self) -> [u64; MOST_CODES] {
        let mut cells = [0; MOST_CELLS];
        let cells = &mut cells[..self.shape.cells()];
        write::<R>(self.start, cells);
        counts_of(cells)
    }
}

fn counts_of(cells: &[u8]) -> [u64; MOST_CODES] {
    let mut counts = [0; MOST_CODES];
    for &code in cells {
        counts[usize::from(code) % MOST_CODES] += 1;
    }
    counts
}

/// Returns the number of boards with these counts. The result is too small if it is above 2^57, and
/// then still above 2^32.
fn arrangements(counts: &[u64]) -> u64 {
    let (mut ways, mut cells) = (1_u64, 0);
    for &count in counts {
        for one in 1..=count {
            cells += 1;
            ways = ways.saturating_mul(cells) / one;
        }
    }
    ways
}

/// Returns the index of a board among the boards with the same counts, in the order of their
/// numbers.
fn index(cells: &[u8]) -> u64 {
    let mut counts = counts_of(cells);
    let mut ways = arrangements(&counts);
    let mut index = 0;
    for (left, &code) in (1..=cells.len() as u64).rev().zip(cells) {
        let code = usize::from(code) % MOST_CODES;
        let less: u64 = counts[..code].iter().sum();
        index += ways.saturating_mul(less) / left;
        ways = ways.saturating_mul(counts[code]) / left;
        counts[code] -= 1;
    }
    index
}

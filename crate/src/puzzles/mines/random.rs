//! Random fields that depend only on a seed.

use std::sync::Arc;

use super::constrained::Constrained;
use super::field::{FREE, Field, MINE};
use crate::backtracking::{Brancher, Choice, Stack};
use crate::board::Shape;
use crate::split_mix::SplitMix64;

/// Average number of cells for each mine.
const SPARSITY: u64 = 5;

/// Maximum number of steps of a search for a second solution, for each cell.
const STEPS_A_CELL: u64 = 200;

/// Work of beginning a search for a second solution, counted in steps for each cell.
const BEGIN_A_CELL: u64 = 4;

/// Maximum number of steps of all searches for one field, including the work of beginning them.
/// This takes about a quarter of a second; only boards of two rows need so many.
pub const MOST_STEPS: u64 = 5_000_000;

/// Draws mines, with the same probability on each cell. Returns one value for each cell.
pub fn mines(shape: Shape, seed: u64) -> Vec<u8> {
    drawn_anew(shape, &mut SplitMix64::new(seed))
}

/// Draws mines whose numbers have no other solution. Returns `None` if it finds none in `budget`
/// steps. Subtracts the steps of all searches, counted as for [`MOST_STEPS`], from `budget`.
///
/// If there is a second solution, redraws the cells in which it differs, because most ambiguity
/// lies in a few cells. Each round is a search for two solutions, which nearly always takes a few
/// steps for each cell.
pub fn only_mines(shape: Shape, seed: u64, budget: &mut u64) -> Option<Vec<u8>> {
    let mut generator = SplitMix64::new(seed);
    let mut mines = drawn_anew(shape, &mut generator);
    let cells = shape.cells() as u64;
    loop {
        *budget = budget.saturating_sub(BEGIN_A_CELL * cells);
        let most = (STEPS_A_CELL * cells).min(*budget);
        if most == 0 {
            return None;
        }
        let mut solutions = Solutions::of(Field::of_mines(shape, &mines), most);
        let others = solutions.other_than(&mines);
        *budget -= solutions.stack.totals.steps;
        match others {
            Others::None => return Some(mines),
            Others::Differs { cells } => {
                for cell in cells {
                    mines[cell] = drawn(&mut generator);
                }
            }
            Others::Unknown => mines = drawn_anew(shape, &mut generator),
        }
    }
}

/// The result of a search for another solution of a field.
enum Others {
    None,
    /// Another solution exists; it differs in these cells.
    Differs {
        cells: Vec<usize>,
    },
    /// The search reached its step limit.
    Unknown,
}

/// A search for the solutions of a field, one after the other.
struct Solutions {
    brancher: Constrained,
    stack: Stack,
    most_steps: u64,
}

impl Solutions {
    fn of(field: Field, most_steps: u64) -> Self {
        let cells = field.shape().cells();
        let mut brancher = Constrained::new(Arc::new(field));
        let mut stack = Stack::new(cells);
        stack.enter(brancher.branch());
        Self {
            brancher,
            stack,
            most_steps,
        }
    }

    fn other_than(&mut self, mines: &[u8]) -> Others {
        let mut choices: Vec<Choice> = Vec::new();
        loop {
            self.brancher.search(&mut self.stack, self.most_steps);
            if !self.stack.answered {
                return if self.stack.is_exhausted() {
                    Others::None
                } else {
                    Others::Unknown
                };
            }
            choices.clear();
            self.brancher.path(&mut choices);
            let differs = |choice: &&Choice| mines[choice.cell as usize] != choice.value;
            let cells = choices.iter().filter(differs);
            let cells: Vec<usize> = cells.map(|choice| choice.cell as usize).collect();
            if !cells.is_empty() {
                return Others::Differs { cells };
            }
        }
    }
}

/// Draws a value for every cell.
fn drawn_anew(shape: Shape, generator: &mut SplitMix64) -> Vec<u8> {
    (0..shape.cells()).map(|_| drawn(generator)).collect()
}

/// Draws a value for one cell.
#[inline(never)]
fn drawn(generator: &mut SplitMix64) -> u8 {
    // The upper half of the random number is enough for a small divisor.
    if (generator.draw() >> 32).is_multiple_of(SPARSITY) {
        MINE
    } else {
        FREE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the mines, if found, and the number of steps used.
    fn only(shape: Shape, seed: u64, most_steps: u64) -> (Option<Vec<u8>>, u64) {
        let mut budget = most_steps;
        let mines = only_mines(shape, seed, &mut budget);
        (mines, most_steps - budget)
    }

    #[test]
    fn the_search_for_exactly_one_solution_takes_so_many_steps_and_no_more() {
        for (rows, columns) in [(5, 8), (2, 40), (30, 30)] {
            for seed in 0..5 {
                let shape = Shape { rows, columns };
                let (mines, enough) = only(shape, seed, MOST_STEPS);
                assert!(mines.is_some() && enough < MOST_STEPS / 10, "{enough}");
                assert_eq!(only(shape, seed, enough), (mines, enough));
                assert_eq!(only(shape, seed, enough - 1), (None, enough - 1));
            }
        }
        let (rows, columns) = (2, 1_250);
        let shape = Shape { rows, columns };
        assert_eq!(only(shape, 3, 100_000), (None, 100_000));
    }
}

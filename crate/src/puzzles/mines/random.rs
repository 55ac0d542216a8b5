//! Random fields that depend on a seed alone.

use std::sync::Arc;

use super::constrained::Constrained;
use super::field::{FREE, Field, MINE};
use crate::backtracking::{Brancher, Choice, Stack};
use crate::board::Shape;
use crate::split_mix::SplitMix64;

/// On average one cell in so many has a mine.
const SPARSITY: u64 = 5;

/// The most steps of a search for a second solution, for each cell.
const STEPS_A_CELL: u64 = 200;

/// The work of beginning such a search, in steps for each cell.
const BEGIN_A_CELL: u64 = 4;

/// The most steps of all searches for one field, the work of beginning them included: about a
/// quarter of a second. Only boards of two rows need so many.
pub const MOST_STEPS: u64 = 5_000_000;

/// Draws mines, on each cell with the same probability; one value for each cell.
pub fn mines(shape: Shape, seed: u64) -> Vec<u8> {
    drawn_anew(shape, &mut SplitMix64::new(seed))
}

/// The result of [`only_mines`].
pub struct Only {
    /// The mines; `None` where none were found in time.
    pub mines: Option<Vec<u8>>,
    /// The steps of all searches, counted as in [`MOST_STEPS`].
    pub steps: u64,
}

/// Draws mines whose numbers no other mines have, in at most `most_steps` steps.
///
/// Where there is a second solution, the cells in which it differs are drawn again: most of the
/// open choices lie in a few cells. Each round is a search for two solutions, which nearly always
/// takes a few steps for each cell.
pub fn only_mines(shape: Shape, seed: u64, most_steps: u64) -> Only {
    let mut generator = SplitMix64::new(seed);
    let mut mines = drawn_anew(shape, &mut generator);
    let cells = shape.cells() as u64;
    let mut steps = 0;
    loop {
        steps += BEGIN_A_CELL * cells;
        let most = (STEPS_A_CELL * cells).min(most_steps.saturating_sub(steps));
        if most == 0 {
            let (mines, steps) = (None, most_steps);
            return Only { mines, steps };
        }
        let mut solutions = Solutions::of(Field::of_mines(shape, &mines), most);
        let others = solutions.other_than(&mines);
        steps += solutions.stack.totals.steps;
        match others {
            Others::None => {
                let mines = Some(mines);
                return Only { mines, steps };
            }
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
    /// There is another solution, which differs in these cells.
    Differs {
        cells: Vec<usize>,
    },
    /// The search reached its step limit.
    Unknown,
}

/// The solutions of a field, one after the other.
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

/// Draws what each cell has.
fn drawn_anew(shape: Shape, generator: &mut SplitMix64) -> Vec<u8> {
    (0..shape.cells()).map(|_| drawn(generator)).collect()
}

/// Draws what the next cell has.
fn drawn(generator: &mut SplitMix64) -> u8 {
    // The higher half is enough for a number that small.
    if (generator.draw() >> 32).is_multiple_of(SPARSITY) {
        MINE
    } else {
        FREE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_for_exactly_one_solution_takes_so_many_steps_and_no_more() {
        for (rows, columns) in [(5, 8), (2, 40), (30, 30)] {
            for seed in 0..5 {
                let shape = Shape { rows, columns };
                let only = |most| only_mines(shape, seed, most);
                let enough = only(MOST_STEPS);
                let mines = enough.mines.expect("a field");
                assert!(enough.steps < MOST_STEPS / 10, "{}", enough.steps);
                assert_eq!(only(enough.steps).mines, Some(mines));
                let less = only(enough.steps - 1);
                assert_eq!((less.mines, less.steps), (None, enough.steps - 1));
            }
        }
        let (rows, columns) = (2, 1_250);
        let long = only_mines(Shape { rows, columns }, 3, 100_000);
        assert_eq!((long.mines, long.steps), (None, 100_000));
    }
}

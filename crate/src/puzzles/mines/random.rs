//! Fields by chance: from a seed, and nothing else.

use std::sync::Arc;

use super::constrained::Constrained;
use super::field::{FREE, Field, MINE};
use crate::chance::Chance;
use crate::choices::{Choice, Descent};
use crate::problem::Shape;
use crate::search::backtrack::stack::Stack;

/// One cell in so many has a mine.
const SPARSITY: u64 = 5;

/// How often mines are drawn anew at least where there are other solutions; more often where there
/// are more cells.
const ROUNDS: usize = 200;

/// The most steps of a search for a second solution, a cell.
const STEPS_A_CELL: u64 = 200;

/// Mines on each cell with the same chance.
pub fn mines(shape: Shape, seed: u64) -> Vec<u8> {
    let mut chance = Chance::of(seed);
    (0..shape.cells()).map(|_| drawn(&mut chance)).collect()
}

/// Mines whose numbers no other mines have; `None` where none are found.
///
/// Where there is a second solution, the cells in which it differs are drawn anew: most of what is
/// left to choose lies in a few cells. Each round is two searches, nearly always of a few steps a
/// cell.
pub fn only_mines(shape: Shape, seed: u64) -> Option<Vec<u8>> {
    let mut chance = Chance::of(seed);
    let mut mines: Vec<u8> = (0..shape.cells()).map(|_| drawn(&mut chance)).collect();
    for _ in 0..mines.len().max(ROUNDS) {
        match Solutions::of(Field::of_mines(shape, &mines)).other_than(&mines) {
            Others::None => return Some(mines),
            Others::Differs { cells } => {
                for cell in cells {
                    mines[cell] = drawn(&mut chance);
                }
            }
            Others::Unknown => mines.fill_with(|| drawn(&mut chance)),
        }
    }
    None
}

/// What is known about the other solutions of a field.
enum Others {
    None,
    /// There is one, and it differs in these cells.
    Differs {
        cells: Vec<usize>,
    },
    /// The search was too long.
    Unknown,
}

/// The solutions of a field, one after the other.
struct Solutions {
    descent: Constrained,
    stack: Stack,
    most_steps: u64,
}

impl Solutions {
    fn of(field: Field) -> Self {
        let cells = field.shape().cells();
        let mut descent = Constrained::new(Arc::new(field));
        let mut stack = Stack::new(cells);
        stack.enter(descent.open());
        Self {
            descent,
            stack,
            most_steps: STEPS_A_CELL * cells as u64,
        }
    }

    fn other_than(mut self, mines: &[u8]) -> Others {
        let mut choices: Vec<Choice> = Vec::new();
        loop {
            self.descent.drive(&mut self.stack, self.most_steps);
            if !self.stack.answered {
                return if self.stack.is_exhausted() {
                    Others::None
                } else {
                    Others::Unknown
                };
            }
            choices.clear();
            self.descent.path(&mut choices);
            let differs = |choice: &&Choice| mines[choice.cell as usize] != choice.value;
            let cells = choices.iter().filter(differs);
            let cells: Vec<usize> = cells.map(|choice| choice.cell as usize).collect();
            if !cells.is_empty() {
                return Others::Differs { cells };
            }
        }
    }
}

/// What the next cell has.
fn drawn(chance: &mut Chance) -> u8 {
    // The higher half is enough for a number that small.
    if (chance.draw() >> 32).is_multiple_of(SPARSITY) {
        MINE
    } else {
        FREE
    }
}

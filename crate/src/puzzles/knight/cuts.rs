//! Ways to see before the search does that no tour can come of what was chosen.

use super::board::{Cell, MoveTable, Walk};

/// Which of them are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cuts {
    /// No free cell is left next to the start of a closed tour: the lesson's.
    pub start: bool,
    /// A free cell cannot be both reached and left.
    pub dead_ends: bool,
    /// The free cells fall apart.
    pub connected: bool,
}

impl Cuts {
    pub const ALL: Self = Self {
        start: true,
        dead_ends: true,
        connected: true,
    };
}

/// Walks through free cells, used again and again: marks of earlier ones need no clearing.
pub struct FloodFill {
    /// The number of the last walk that reached the cell.
    reached: Vec<u32>,
    number: u32,
    /// Reached by this walk, in order.
    cells: Vec<Cell>,
}

impl FloodFill {
    pub fn new(cells: usize) -> Self {
        Self {
            reached: vec![0; cells],
            number: 0,
            cells: Vec::new(),
        }
    }

    /// The first of the cells, all of them free, if free cells do not lead from it to all the
    /// others. Linear in the free cells, fewer if the others lie near.
    pub fn apart(
        &mut self,
        moves: &MoveTable,
        walk: &Walk,
        mut cells: impl Iterator<Item = Cell>,
    ) -> Option<Cell> {
        let first = cells.next()?;
        self.begin(first);
        let mut done = 0;
        for wanted in cells {
            while self.reached[usize::from(wanted)] != self.number {
                let Some(&from) = self.cells.get(done) else {
                    return Some(first);
                };
                done += 1;
                for &to in moves.of(from) {
                    if walk.is_free(to) && self.reached[usize::from(to)] != self.number {
                        self.reached[usize::from(to)] = self.number;
                        self.cells.push(to);
                    }
                }
            }
        }
        None
    }

    fn begin(&mut self, first: Cell) {
        self.number = self.number.checked_add(1).unwrap_or_else(|| {
            self.reached.fill(0);
            1
        });
        self.cells.clear();
        self.cells.push(first);
        self.reached[usize::from(first)] = self.number;
    }
}

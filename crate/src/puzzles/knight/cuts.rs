//! Cuts: tests that recognize early that the choices on the path lead to no tour.

use super::board::{Cell, MoveTable, Path};

/// The cuts that a search uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cuts {
    /// Whether to cut a node off when no free cell is left one move away from the start of a closed
    /// tour. This is the cut of the lesson.
    pub start: bool,
    /// Whether to cut a node off when a free cell cannot be both entered and left.
    pub dead_ends: bool,
    /// Whether to cut a node off when the free cells are not connected.
    pub connected: bool,
}

impl Cuts {
    pub const ALL: Self = Self {
        start: true,
        dead_ends: true,
        connected: true,
    };
}

/// A breadth-first search through the free cells, for many uses. It need not clear the marks of its
/// earlier uses.
pub struct FreeCellSearch {
    /// For each cell, the number of the last search that has reached it.
    reached: Vec<u32>,
    number: u32,
    /// Cells that this search has reached, in order of discovery.
    cells: Vec<Cell>,
}

impl FreeCellSearch {
    pub fn new(cells: usize) -> Self {
        Self {
            reached: vec![0; cells],
            number: 0,
            cells: Vec::new(),
        }
    }

    /// Searches from the first of `cells` for the other ones. All of `cells` must be free. Returns
    /// the first cell if one of the others cannot be reached through free cells.
    ///
    /// # Complexity
    /// Linear in the free cells; less if the other cells are near.
    pub fn apart(
        &mut self,
        moves: &MoveTable,
        path: &Path,
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
                    if path.is_free(to) && self.reached[usize::from(to)] != self.number {
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

//! Warnsdorff's rule: the knight first tries the cell with the fewest onward moves.

use std::sync::Arc;

use super::board::{Cell, MOST_MOVES, MoveTable, Path};
use super::cuts::{Cuts, FreeCellSearch};
use super::reasons::{APART, DEAD_END, GOES_THERE, START_CUT_OFF, UNCLOSED};
use crate::backtracking::{Brancher, Branching, Choice, Reason};
use crate::question::QuestionKind;

/// Tries only free cells. Cells with the fewest free cells one move away come first; equal ones are
/// in the order of the move table. Goes back if a cut shows that the path leads to no tour.
pub struct Warnsdorff {
    moves: Arc<MoveTable>,
    path: Path,
    cuts: Cuts,
    /// For each cell, the number of free cells one move away.
    onward: Vec<u8>,
    /// Candidates of the node at each depth.
    candidates: Vec<Candidates>,
    free_cell_search: FreeCellSearch,
}

/// The candidates of a node, in the order in which the search tries them.
#[derive(Clone, Copy, Default)]
struct Candidates {
    cells: [Cell; MOST_MOVES],
    count: u8,
    /// Number of free cells that can only be the last cell of an open tour.
    last_cells: u8,
}

impl Warnsdorff {
    pub fn new(moves: Arc<MoveTable>, start: u32, closed: bool, cuts: Cuts) -> Self {
        Self::at_root(moves, start as Cell, closed, cuts)
    }

    fn at_root(moves: Arc<MoveTable>, start: Cell, closed: bool, cuts: Cuts) -> Self {
        let cells = moves.cells();
        let counts = (0..cells).map(|cell| moves.of(cell as Cell).len() as u8);
        let mut brancher = Self {
            path: Path::new(cells, start, closed),
            cuts,
            onward: counts.collect(),
            candidates: vec![Candidates::default(); cells],
            free_cell_search: FreeCellSearch::new(cells),
            moves,
        };
        for &next in brancher.moves.of(start) {
            brancher.onward[usize::from(next)] -= 1;
        }
        brancher
    }

    fn depth(&self) -> usize {
        self.path.cells.len() - 1
    }

    fn to(&self, index: u8) -> Cell {
        self.candidates[self.depth()].cells[usize::from(index)]
    }

    /// Finds and stores the candidates of the present node; returns their number.
    fn find_candidates(&mut self) -> u8 {
        let depth = self.depth();
        let found = &mut self.candidates[depth];
        let mut count = 0;
        for &to in self.moves.of(self.path.here()) {
            if !self.path.is_free(to) {
                continue;
            }
            let onward = self.onward[usize::from(to)];
            let mut at = count;
            while at > 0 && self.onward[usize::from(found.cells[at - 1])] > onward {
                found.cells[at] = found.cells[at - 1];
                at -= 1;
            }
            found.cells[at] = to;
            count += 1;
        }
        found.count = count as u8;
        found.count
    }

    /// Returns the reason why the present node leads to no tour, and the cell that shows the
    /// reason; `None` if no cut applies.
    fn cut(&mut self) -> Option<(Reason, Cell)> {
        let start = self.path.start();
        if self.cuts.start && self.path.closed && self.onward[usize::from(start)] == 0 {
            return Some((START_CUT_OFF, start));
        }
        if self.cuts.dead_ends
            && let Some(cell) = self.dead_end()
        {
            return Some((DEAD_END, cell));
        }
        if self.cuts.connected {
            return self.apart().map(|cell| (APART, cell));
        }
        None
    }

    /// Returns a free cell that cannot be both entered and left, because fewer than two of the
    /// cells one move away from it are free or an end of the path. The ends of the path are the
    /// knight's cell and, on a closed tour, the start. On an open tour one such cell is allowed, as
    /// the last cell.
    ///
    /// The parent had no such cell. Since then, only the cells one move away from the parent's cell
    /// have lost a neighbour, so only these are checked.
    fn dead_end(&mut self) -> Option<Cell> {
        let depth = self.depth();
        let Some(parent) = depth.checked_sub(1) else {
            let all = 0..self.moves.cells() as Cell;
            return self.dead_end_among(all, 0);
        };
        let moves = Arc::clone(&self.moves);
        let near = moves.of(self.path.cells[parent]).iter().copied();
        // The knight stands on a cell that was free at the parent. If this cell has no onward
        // moves, the parent counted it among its `last_cells`: subtract it.
        let onward = self.onward[usize::from(self.path.here())];
        let was_last = !self.path.closed && onward == 0;
        self.dead_end_among(
            near,
            self.candidates[parent].last_cells - u8::from(was_last),
        )
    }

    fn dead_end_among(
        &mut self,
        cells: impl Iterator<Item = Cell>,
        mut last_cells: u8,
    ) -> Option<Cell> {
        let (here, start, closed) = (self.path.here(), self.path.start(), self.path.closed);
        let two_ends = closed && here != start;
        for cell in cells.filter(|&cell| self.path.is_free(cell)) {
            let links = self.onward[usize::from(cell)]
                + u8::from(self.moves.join(here, cell))
                + u8::from(two_ends && self.moves.join(start, cell));
            if links < 2 {
                last_cells += 1;
                if closed || links == 0 || last_cells > 1 {
                    return Some(cell);
                }
            }
        }
        let depth = self.depth();
        self.candidates[depth].last_cells = last_cells;
        None
    }

    /// Returns a free cell from which some other free cell cannot be reached through free cells.
    ///
    /// At the parent all free cells were connected, including the knight's present cell. So it is
    /// enough to check whether the free cells one move from the knight are connected.
    fn apart(&mut self) -> Option<Cell> {
        let Self {
            moves,
            path,
            free_cell_search,
            onward,
            ..
        } = self;
        if path.cells.len() == 1 {
            let cells = 0..moves.cells() as Cell;
            return free_cell_search.apart(moves, path, cells.filter(|&cell| path.is_free(cell)));
        }
        let mut near = [0; MOST_MOVES];
        let mut count = 0;
        let free = moves.of(path.here()).iter();
        for &cell in free.filter(|&&cell| path.is_free(cell)) {
            near[count] = cell;
            count += 1;
        }
        let near = &mut near[..count];
        // Begin at a cell with few onward moves: it is likely to be in the smaller part, which is
        // faster to search.
        near.sort_by_key(|&cell| onward[usize::from(cell)]);
        free_cell_search.apart(moves, path, near.iter().copied())
    }

    fn go(&mut self, to: Cell) {
        self.path.enter(to);
        for &next in self.moves.of(to) {
            self.onward[usize::from(next)] -= 1;
        }
    }
}

impl Brancher for Warnsdorff {
    fn root(&self) -> Box<dyn Brancher> {
        let moves = Arc::clone(&self.moves);
        let (start, closed) = (self.path.start(), self.path.closed);
        Box::new(Self::at_root(moves, start, closed, self.cuts))
    }

    fn branch(&mut self) -> Branching {
        if self.path.is_full() {
            return if self.path.is_tour(&self.moves) {
                Branching::Complete
            } else {
                Branching::Cut(UNCLOSED)
            };
        }
        match self.cut() {
            Some((reason, _)) => Branching::Cut(reason),
            None => Branching::Candidates(self.find_candidates()),
        }
    }

    fn branch_again(&mut self) -> u8 {
        if self.cuts.dead_ends && !self.path.closed {
            self.dead_end();
        }
        self.find_candidates()
    }

    fn candidate(&self, index: u8) -> Choice {
        Choice {
            cell: self.to(index).into(),
            value: GOES_THERE,
        }
    }

    fn place(&mut self, index: u8) -> Result<(), Reason> {
        self.go(self.to(index));
        Ok(())
    }

    fn place_again(&mut self, index: u8) {
        self.go(self.to(index));
    }

    fn retract(&mut self) {
        for &next in self.moves.of(self.path.here()) {
            self.onward[usize::from(next)] += 1;
        }
        self.path.leave();
    }

    fn weight(&self) -> u64 {
        if self.cuts.connected { 32 } else { 8 }
    }

    fn witness(&mut self, index: Option<u8>, reason: Reason) -> Option<u32> {
        let cell = match index {
            Some(index) => self.to(index),
            None if reason == UNCLOSED => self.path.start(),
            None => self.cut()?.1,
        };
        Some(cell.into())
    }

    fn score(&self, index: u8) -> Option<u32> {
        Some(self.onward[usize::from(self.to(index))].into())
    }

    fn questions(&self) -> &'static [QuestionKind] {
        &[QuestionKind::Dead, QuestionKind::Candidate]
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        self.path.choices(choices);
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        self.path.board(&self.moves, cells, labels);
    }
}

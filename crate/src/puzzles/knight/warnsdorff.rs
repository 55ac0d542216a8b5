//! Warnsdorff's rule: first to the cell from which the fewest moves lead on.

use std::sync::Arc;

use super::board::{Cell, MOST_MOVES, MoveTable, Walk};
use super::cuts::{Cuts, FloodFill};
use super::reasons::{APART, DEAD_END, GOES_THERE, START_CUT_OFF, UNCLOSED};
use crate::backtracking::{Brancher, Choice, Node, Reason};

/// Tries the free cells only, those with the fewest free cells next to them first, else in the
/// order of the tables; and gives up where a cut says that nothing can come of it.
pub struct Warnsdorff {
    moves: Arc<MoveTable>,
    walk: Walk,
    cuts: Cuts,
    /// The number of free cells a move away from each cell.
    onward: Vec<u8>,
    /// The candidates at each depth.
    candidates: Vec<Candidates>,
    flood_fill: FloodFill,
}

/// The candidates of a node in order.
#[derive(Clone, Copy, Default)]
struct Candidates {
    cells: [Cell; MOST_MOVES],
    count: u8,
    /// Open tours only: the free cells that can only be the last one.
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
            walk: Walk::new(cells, start, closed),
            cuts,
            onward: counts.collect(),
            candidates: vec![Candidates::default(); cells],
            flood_fill: FloodFill::new(cells),
            moves,
        };
        for &next in brancher.moves.of(start) {
            brancher.onward[usize::from(next)] -= 1;
        }
        brancher
    }

    fn depth(&self) -> usize {
        self.walk.path.len() - 1
    }

    fn to(&self, index: u8) -> Cell {
        self.candidates[self.depth()].cells[usize::from(index)]
    }

    /// Finds the candidates; returns their number.
    fn find_candidates(&mut self) -> u8 {
        let depth = self.depth();
        let found = &mut self.candidates[depth];
        let mut count = 0;
        for &to in self.moves.of(self.walk.here()) {
            if !self.walk.is_free(to) {
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

    /// Why no tour can come of the present node, and where to see it.
    fn cut(&mut self) -> Option<(Reason, Cell)> {
        let start = self.walk.start();
        if self.cuts.start && self.walk.closed && self.onward[usize::from(start)] == 0 {
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

    /// A free cell that cannot be both reached and left: fewer than two cells next to it are free
    /// or an end of what is still to come, the knight's cell or the start. One cell of an open
    /// tour need not be left.
    ///
    /// The parent had none. Since then only the cells next to its own have lost one.
    fn dead_end(&mut self) -> Option<Cell> {
        let depth = self.depth();
        let Some(parent) = depth.checked_sub(1) else {
            let all = 0..self.moves.cells() as Cell;
            return self.dead_end_among(all, 0);
        };
        let moves = Arc::clone(&self.moves);
        let near = moves.of(self.walk.path[parent]).iter().copied();
        // The knight's cell is no longer free; if no way leads on, it was counted.
        let onward = self.onward[usize::from(self.walk.here())];
        let was_last = !self.walk.closed && onward == 0;
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
        let (here, start, closed) = (self.walk.here(), self.walk.start(), self.walk.closed);
        let two_ends = closed && here != start;
        for cell in cells.filter(|&cell| self.walk.is_free(cell)) {
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

    /// A free cell from which some other can no longer be reached through free cells.
    ///
    /// At the parent all were connected, the knight's cell among them: only cells next to it can
    /// be parted.
    fn apart(&mut self) -> Option<Cell> {
        let Self {
            moves,
            walk,
            flood_fill,
            onward,
            ..
        } = self;
        if walk.path.len() == 1 {
            let cells = 0..moves.cells() as Cell;
            return flood_fill.apart(moves, walk, cells.filter(|&cell| walk.is_free(cell)));
        }
        let mut near = [0; MOST_MOVES];
        let mut count = 0;
        let free = moves.of(walk.here()).iter();
        for &cell in free.filter(|&&cell| walk.is_free(cell)) {
            near[count] = cell;
            count += 1;
        }
        let near = &mut near[..count];
        // Few moves on: likely in the smaller part, which is soon known.
        near.sort_by_key(|&cell| onward[usize::from(cell)]);
        flood_fill.apart(moves, walk, near.iter().copied())
    }

    fn go(&mut self, to: Cell) {
        self.walk.enter(to);
        for &next in self.moves.of(to) {
            self.onward[usize::from(next)] -= 1;
        }
    }
}

impl Brancher for Warnsdorff {
    fn root(&self) -> Box<dyn Brancher> {
        let moves = Arc::clone(&self.moves);
        let (start, closed) = (self.walk.start(), self.walk.closed);
        Box::new(Self::at_root(moves, start, closed, self.cuts))
    }

    fn branch(&mut self) -> Node {
        if self.walk.is_full() {
            return if self.walk.is_tour(&self.moves) {
                Node::Complete
            } else {
                Node::Cut(UNCLOSED)
            };
        }
        match self.cut() {
            Some((reason, _)) => Node::Cut(reason),
            None => Node::Candidates(self.find_candidates()),
        }
    }

    fn branch_again(&mut self) -> u8 {
        if self.cuts.dead_ends && !self.walk.closed {
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
        for &next in self.moves.of(self.walk.here()) {
            self.onward[usize::from(next)] += 1;
        }
        self.walk.leave();
    }

    fn weight(&self) -> u64 {
        if self.cuts.connected { 32 } else { 8 }
    }

    fn witness(&mut self, index: Option<u8>, reason: Reason) -> Option<u32> {
        let cell = match index {
            Some(index) => self.to(index),
            None if reason == UNCLOSED => self.walk.start(),
            None => self.cut()?.1,
        };
        Some(cell.into())
    }

    fn score(&self, index: u8) -> Option<u32> {
        Some(self.onward[usize::from(self.to(index))].into())
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        self.walk.choices(choices);
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        self.walk.board(&self.moves, cells, labels);
    }
}

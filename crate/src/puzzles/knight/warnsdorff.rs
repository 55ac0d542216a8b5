//! Warnsdorff's rule: first to the cell from which the fewest moves lead on.

use std::sync::Arc;

use super::board::{Cell, MOST_WAYS, Walk, Ways};
use super::cuts::{Cuts, Flood};
use super::{APART, DEAD_END, GOES_THERE, START_CUT_OFF, UNCLOSED};
use crate::choices::{Choice, Descent, Opening, Reason};

/// Tries the free cells only, those with the fewest free cells next to them first, else in the
/// order of the tables; and gives up where a cut says that nothing can come of it.
pub struct Warnsdorff {
    ways: Arc<Ways>,
    walk: Walk,
    cuts: Cuts,
    /// The number of free cells a move away from each cell.
    onward: Vec<u8>,
    /// The candidates at each depth.
    fans: Vec<Fan>,
    flood: Flood,
}

/// The candidates of a node in order.
#[derive(Clone, Copy, Default)]
struct Fan {
    cells: [Cell; MOST_WAYS],
    count: u8,
    /// Open tours only: the free cells that can only be the last one.
    last_cells: u8,
}

impl Warnsdorff {
    pub fn new(ways: Arc<Ways>, start: u32, closed: bool, cuts: Cuts) -> Self {
        Self::at_root(ways, start as Cell, closed, cuts)
    }

    fn at_root(ways: Arc<Ways>, start: Cell, closed: bool, cuts: Cuts) -> Self {
        let cells = ways.cells();
        let counts = (0..cells).map(|cell| ways.of(cell as Cell).len() as u8);
        let mut descent = Self {
            walk: Walk::new(cells, start, closed),
            cuts,
            onward: counts.collect(),
            fans: vec![Fan::default(); cells],
            flood: Flood::new(cells),
            ways,
        };
        for &next in descent.ways.of(start) {
            descent.onward[usize::from(next)] -= 1;
        }
        descent
    }

    fn depth(&self) -> usize {
        self.walk.path.len() - 1
    }

    fn to(&self, index: u8) -> Cell {
        self.fans[self.depth()].cells[usize::from(index)]
    }

    /// Finds the candidates; returns their number.
    fn fan_out(&mut self) -> u8 {
        let depth = self.depth();
        let fan = &mut self.fans[depth];
        let mut count = 0;
        for &to in self.ways.of(self.walk.here()) {
            if !self.walk.is_free(to) {
                continue;
            }
            let onward = self.onward[usize::from(to)];
            let mut at = count;
            while at > 0 && self.onward[usize::from(fan.cells[at - 1])] > onward {
                fan.cells[at] = fan.cells[at - 1];
                at -= 1;
            }
            fan.cells[at] = to;
            count += 1;
        }
        fan.count = count as u8;
        fan.count
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
            let all = 0..self.ways.cells() as Cell;
            return self.dead_end_among(all, 0);
        };
        let ways = Arc::clone(&self.ways);
        let near = ways.of(self.walk.path[parent]).iter().copied();
        // The knight's cell is no longer free; if no way leads on, it was counted.
        let onward = self.onward[usize::from(self.walk.here())];
        let was_last = !self.walk.closed && onward == 0;
        self.dead_end_among(near, self.fans[parent].last_cells - u8::from(was_last))
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
                + u8::from(self.ways.join(here, cell))
                + u8::from(two_ends && self.ways.join(start, cell));
            if links < 2 {
                last_cells += 1;
                if closed || links == 0 || last_cells > 1 {
                    return Some(cell);
                }
            }
        }
        let depth = self.depth();
        self.fans[depth].last_cells = last_cells;
        None
    }

    /// A free cell from which some other can no longer be reached through free cells.
    ///
    /// At the parent all were connected, the knight's cell among them: only cells next to it can
    /// be parted.
    fn apart(&mut self) -> Option<Cell> {
        let Self {
            ways,
            walk,
            flood,
            onward,
            ..
        } = self;
        if walk.path.len() == 1 {
            let cells = 0..ways.cells() as Cell;
            return flood.apart(ways, walk, cells.filter(|&cell| walk.is_free(cell)));
        }
        let mut near = [0; MOST_WAYS];
        let mut count = 0;
        let free = ways.of(walk.here()).iter();
        for &cell in free.filter(|&&cell| walk.is_free(cell)) {
            near[count] = cell;
            count += 1;
        }
        let near = &mut near[..count];
        // Few ways on: likely in the smaller part, which is soon known.
        near.sort_by_key(|&cell| onward[usize::from(cell)]);
        flood.apart(ways, walk, near.iter().copied())
    }

    fn go(&mut self, to: Cell) {
        self.walk.enter(to);
        for &next in self.ways.of(to) {
            self.onward[usize::from(next)] -= 1;
        }
    }
}

impl Descent for Warnsdorff {
    fn root(&self) -> Box<dyn Descent> {
        let ways = Arc::clone(&self.ways);
        let (start, closed) = (self.walk.start(), self.walk.closed);
        Box::new(Self::at_root(ways, start, closed, self.cuts))
    }

    fn open(&mut self) -> Opening {
        if self.walk.is_full() {
            return if self.walk.is_tour(&self.ways) {
                Opening::Complete
            } else {
                Opening::Cut(UNCLOSED)
            };
        }
        match self.cut() {
            Some((reason, _)) => Opening::Cut(reason),
            None => Opening::Candidates(self.fan_out()),
        }
    }

    fn reopen(&mut self) -> u8 {
        if self.cuts.dead_ends && !self.walk.closed {
            self.dead_end();
        }
        self.fan_out()
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

    fn replace(&mut self, index: u8) {
        self.go(self.to(index));
    }

    fn retract(&mut self) {
        for &next in self.ways.of(self.walk.here()) {
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
        self.walk.board(&self.ways, cells, labels);
    }
}

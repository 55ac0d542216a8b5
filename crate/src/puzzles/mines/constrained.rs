//! Fail-first search: cells whose values follow from the numbers are chosen first. If there are
//! none, the next cell is an open cell of the sum (see `sums.rs`) with the fewest open cells.
//!
//! Each cell with one value left is a node with one candidate. A cell with no value left cuts the
//! node off.

use std::sync::Arc;

use super::deduction::{Deduced, Knowledge, Known};
use super::field::{FREE, Field, MINE};
use super::picture;
use super::sums::Sums;
use crate::backtracking::{Brancher, Branching, Choice, Reason};
use crate::question::QuestionKind;

/// [`Reason`] for a cut: a cell has no value left, or no values of a sum's cells give its total.
pub const NOTHING_FITS: Reason = 1;

/// A node of the path: the cell that the node chooses.
#[derive(Clone, Copy, Debug, Default)]
struct Decision {
    cell: u16,
    /// Value that is tried first.
    value: u8,
    /// Whether the cell has no other value left.
    is_forced: bool,
    /// Index of the sum (see `sums.rs`) because of which the cell comes next: the sum leaves the
    /// cell only one value, or has the fewest open cells.
    sum: u32,
    /// Number of open cells of that sum; 0 if the value is forced.
    open: u8,
    /// Length of the queue at this node.
    queued: u16,
}

/// The brancher that chooses the most constrained cell next.
pub struct Constrained {
    field: Arc<Field>,
    knowledge: Knowledge,
    /// Nodes from the root to the present node. Entries behind them are left over from earlier
    /// paths.
    nodes: Vec<Decision>,
    depth: usize,
    /// Number of cells of the queue that are chosen.
    forced: usize,
}

impl Constrained {
    pub fn new(field: Arc<Field>) -> Self {
        let sums = Arc::new(Sums::of(&field));
        Self::at_root(field, sums)
    }

    fn at_root(field: Arc<Field>, sums: Arc<Sums>) -> Self {
        let cells = field.shape().cells();
        Self {
            knowledge: Knowledge::new(sums, cells),
            nodes: vec![Decision::default(); cells + 1],
            depth: 0,
            forced: 0,
            field,
        }
    }

    fn node(&self) -> Decision {
        self.nodes[self.depth]
    }

    fn known(&self, cell: u16) -> Known {
        self.knowledge.cells[usize::from(cell)]
    }

    /// Makes the node of the next cell in the queue. Returns `None` if the queue has no further
    /// cell.
    fn forced_node(&self) -> Option<Decision> {
        let &Deduced { cell, sum } = self.knowledge.queue.get(self.forced)?;
        let Known::Left(value) = self.known(cell) else {
            return None;
        };
        Some(Decision {
            cell,
            value,
            is_forced: true,
            sum,
            open: 0,
            queued: self.knowledge.queue.len() as u16,
        })
    }

    /// Makes the node of a cell with two values left: the first open cell of the most constrained
    /// sum. The value that gives the sum more often is tried first. Returns `None` if every cell is
    /// chosen.
    fn free_node(&self) -> Option<Decision> {
        let number = self.knowledge.most_constrained()?;
        let sum = &self.knowledge.sums.list()[number];
        let remaining = self.knowledge.remaining[number];
        let added = sum.added().iter().map(|&cell| (cell, remaining.likely()));
        let taken = sum.taken().iter();
        let taken = taken.map(|&cell| (cell, MINE - remaining.likely()));
        let mut cells = added.chain(taken);
        let (cell, value) = cells.find(|&(cell, _)| self.known(cell) == Known::Open)?;
        Some(Decision {
            cell,
            value,
            is_forced: false,
            sum: number as u32,
            open: remaining.open() as u8,
            queued: self.knowledge.queue.len() as u16,
        })
    }

    /// Iterates over the choices from the root to the present node. Each comes with whether it was
    /// forced.
    fn chosen(&self) -> impl Iterator<Item = (Choice, bool)> {
        self.nodes[..self.depth].iter().map(|node| {
            let value = match self.known(node.cell) {
                Known::Chosen(value) | Known::Left(value) => value,
                Known::Open => FREE,
            };
            let cell = node.cell.into();
            (Choice { cell, value }, node.is_forced)
        })
    }
}

impl Brancher for Constrained {
    fn root(&self) -> Box<dyn Brancher> {
        let sums = Arc::clone(&self.knowledge.sums);
        Box::new(Self::at_root(Arc::clone(&self.field), sums))
    }

    fn branch(&mut self) -> Branching {
        if self.knowledge.broken.is_some() {
            return Branching::Cut(NOTHING_FITS);
        }
        let Some(node) = self.forced_node().or_else(|| self.free_node()) else {
            return Branching::Complete;
        };
        self.nodes[self.depth] = node;
        Branching::Candidates(if node.is_forced { 1 } else { 2 })
    }

    fn candidate(&self, index: u8) -> Choice {
        let node = self.node();
        Choice {
            cell: node.cell.into(),
            value: node.value ^ index,
        }
    }

    fn place(&mut self, index: u8) -> Result<(), Reason> {
        self.place_again(index);
        Ok(())
    }

    fn place_again(&mut self, index: u8) {
        let node = self.node();
        self.knowledge.choose(node.cell.into(), node.value ^ index);
        self.forced += usize::from(node.is_forced);
        self.depth += 1;
    }

    fn retract(&mut self) {
        self.depth -= 1;
        let node = self.node();
        self.forced -= usize::from(node.is_forced);
        let before = if node.is_forced {
            Known::Left(node.value)
        } else {
            Known::Open
        };
        let cell = node.cell.into();
        self.knowledge.take_back(cell, before, node.queued.into());
    }

    fn weight(&self) -> u64 {
        64
    }

    fn witness(&mut self, _: Option<u8>, _: Reason) -> Option<u32> {
        self.knowledge.broken.map(u32::from)
    }

    fn score(&self, _: u8) -> Option<u32> {
        let node = self.node();
        (!node.is_forced).then(|| node.open.into())
    }

    fn is_forced(&self) -> bool {
        self.node().is_forced
    }

    fn forced_by(&self) -> [Option<u32>; 2] {
        let sum = &self.knowledge.sums.list()[self.node().sum as usize];
        [Some(sum.number.into()), sum.less.map(u32::from)]
    }

    fn questions(&self) -> &'static [QuestionKind] {
        &[QuestionKind::Dead, QuestionKind::Forced]
    }

    fn not_forcing(&self, cells: &mut Vec<u32>) {
        let around = self.field.around(self.node().cell.into());
        // The first sums are those of single numbers, one for each cell in order. So the index of a
        // number's sum is the index of its cell.
        let numbers = around.cells().iter().copied().filter(|&number| {
            let remaining = self.knowledge.remaining[usize::from(number)];
            !remaining.is_tight()
        });
        cells.extend(numbers.map(u32::from));
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.chosen().map(|(choice, _)| choice));
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        cells.fill(picture::OPEN);
        for (Choice { cell, value }, is_forced) in self.chosen() {
            cells[cell as usize] = picture::code(value, is_forced);
        }
        for (label, remaining) in labels.iter_mut().zip(&self.knowledge.remaining) {
            *label = remaining.total as u8;
        }
    }
}

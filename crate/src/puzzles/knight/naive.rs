//! The lesson's program: every move in turn, back where none is left.

use std::sync::Arc;

use super::board::{Walk, Ways};
use super::sprint::Sprint;
use super::{GOES_THERE, OCCUPIED, UNCLOSED};
use crate::choices::{Choice, Descent, Opening, Reason};
use crate::search::backtrack::stack::{Stack, drive};

/// Tries the moves of each cell in the order of the tables, whether or not they lead to a free
/// cell.
pub struct Naive {
    ways: Arc<Ways>,
    walk: Walk,
    /// Faster tables, where the board is small enough.
    sprint: Option<Arc<Sprint>>,
}

impl Naive {
    pub fn new(ways: Arc<Ways>, start: u32, closed: bool) -> Self {
        let walk = Walk::new(ways.cells(), start as u16, closed);
        let sprint = Sprint::new(&ways).map(Arc::new);
        Self { ways, walk, sprint }
    }

    #[inline(always)]
    fn to(&self, index: u8) -> u16 {
        self.ways.of(self.walk.here())[usize::from(index)]
    }
}

impl Descent for Naive {
    fn root(&self) -> Box<dyn Descent> {
        let (start, closed) = (self.walk.start(), self.walk.closed);
        Box::new(Self {
            ways: Arc::clone(&self.ways),
            walk: Walk::new(self.ways.cells(), start, closed),
            sprint: self.sprint.clone(),
        })
    }

    #[inline(always)]
    fn open(&mut self) -> Opening {
        if !self.walk.is_full() {
            Opening::Candidates(self.ways.of(self.walk.here()).len() as u8)
        } else if self.walk.is_tour(&self.ways) {
            Opening::Complete
        } else {
            Opening::Cut(UNCLOSED)
        }
    }

    fn candidate(&self, index: u8) -> Choice {
        Choice {
            cell: self.to(index).into(),
            value: GOES_THERE,
        }
    }

    #[inline(always)]
    fn place(&mut self, index: u8) -> Result<(), Reason> {
        let to = self.to(index);
        if !self.walk.is_free(to) {
            return Err(OCCUPIED);
        }
        self.walk.enter(to);
        Ok(())
    }

    fn replace(&mut self, index: u8) {
        self.walk.enter(self.to(index));
    }

    #[inline(always)]
    fn retract(&mut self) {
        self.walk.leave();
    }

    fn weight(&self) -> u64 {
        1
    }

    fn witness(&mut self, index: Option<u8>, _: Reason) -> Option<u32> {
        let cell = match index {
            Some(index) => self.to(index),
            None => self.walk.start(),
        };
        Some(cell.into())
    }

    fn score(&self, index: u8) -> Option<u32> {
        Some(self.walk.onward(&self.ways, self.to(index)).into())
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        self.walk.choices(choices);
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        self.walk.board(&self.ways, cells, labels);
    }

    fn drive(&mut self, stack: &mut Stack, until: u64) {
        if stack.depth + 1 == self.ways.cells() {
            // The fast loop does not begin on a full board.
            let until = until.min(stack.tally.steps + 1);
            drive(self, stack, until);
        }
        let Self { ways, walk, sprint } = self;
        if let Some(sprint) = sprint {
            while sprint.suits(stack, until) && !stack.is_exhausted() {
                if sprint.drive(ways, walk, stack, until) {
                    return;
                }
            }
        }
        drive(self, stack, until);
    }
}

//! One knight's tour to be found, as a search sees it.

use std::sync::Arc;

use super::board::{MOST_MOVES, MoveOrder, MoveTable};
use super::cuts::Cuts;
use super::kind::{CONSTRUCTION, CUTS, NAIVE, SIZES, WARNSDORFF};
use super::naive::Naive;
use super::reasons::REASONS;
use super::warnsdorff::Warnsdorff;
use super::{parberry, theory};
use crate::backtracking::{self, Brancher, Choice, Choices};
use crate::board::Shape;
use crate::proof::{Flaw, Refutation};

/// One board, where the knight starts, and what kind of tour is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knight {
    pub(super) shape: Shape,
    /// In row-major order from 0.
    pub(super) start: u32,
    /// Whether a move must lead from the last cell to the start.
    pub(super) closed: bool,
    pub(super) order: MoveOrder,
    pub(super) cuts: Cuts,
}

impl Knight {
    /// A closed tour from `start`, a cell in row-major order; `None` where there is no such board
    /// or cell.
    pub fn new(shape: Shape, start: u32) -> Option<Self> {
        let inside = SIZES.allow(shape) && (start as usize) < shape.cells();
        inside.then(|| Self::on(shape, start))
    }

    /// As [`new`](Self::new), of a board and a cell that there are.
    pub(super) fn on(shape: Shape, start: u32) -> Self {
        Self {
            shape,
            start,
            closed: true,
            order: MoveOrder::LESSON,
            cuts: Cuts::ALL,
        }
    }

    /// The same for an open tour: it may end anywhere.
    pub fn open(self) -> Self {
        Self {
            closed: false,
            ..self
        }
    }

    /// The same with moves tried in this order.
    pub fn in_order(self, order: MoveOrder) -> Self {
        Self { order, ..self }
    }

    /// The same with these cuts only.
    pub fn with_cuts(self, cuts: Cuts) -> Self {
        Self { cuts, ..self }
    }
}

impl Choices for Knight {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn most_choices(&self) -> usize {
        self.shape.cells() - 1
    }

    fn most_candidates(&self) -> usize {
        MOST_MOVES
    }

    fn brancher(&self, algorithm: backtracking::Algorithm) -> Option<Box<dyn Brancher>> {
        let &Self {
            shape,
            start,
            closed,
            order,
            cuts,
        } = self;
        let moves = || Arc::new(MoveTable::new(shape, order));
        Some(match algorithm {
            NAIVE => Box::new(Naive::new(moves(), start, closed)),
            WARNSDORFF => {
                let cuts = Cuts {
                    dead_ends: false,
                    connected: false,
                    ..cuts
                };
                Box::new(Warnsdorff::new(moves(), start, closed, cuts))
            }
            CUTS => Box::new(Warnsdorff::new(moves(), start, closed, cuts)),
            CONSTRUCTION => match parberry::moves(shape, order, start) {
                Some(moves) => Box::new(Naive::new(Arc::new(moves), start, closed)),
                // Nothing is constructed, so there is nothing that a search would spoil.
                None => Box::new(Warnsdorff::new(moves(), start, closed, cuts)),
            },
            _ => return None,
        })
    }

    fn reasons(&self) -> &'static [&'static str] {
        REASONS
    }

    fn refutation(&self) -> Option<Refutation> {
        theory::refutation(self.shape, self.start, self.closed)
    }

    fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        theory::check(self.shape, self.start, self.closed, answer)
    }
}

//! The problem of a knight's tour, for backtracking searches.

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
use crate::instance::EditError;
use crate::proof::{Flaw, Refutation};

/// One board, the knight's start, and the kind of tour to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knight {
    pub(super) shape: Shape,
    /// Index of the start in row-major order, counted from 0.
    pub(super) start: u32,
    /// Whether a move must lead from the last cell back to the start.
    pub(super) closed: bool,
    pub(super) order: MoveOrder,
    pub(super) cuts: Cuts,
}

impl Knight {
    /// Makes the problem of a closed tour from `start`, a cell in row-major order from 0.
    ///
    /// # Errors
    /// [`EditError::Size`] for a board with no cell, or with more than 200 rows or columns;
    /// [`EditError::OutsideBoard`] for a start outside the board.
    pub fn new(shape: Shape, start: u32) -> Result<Self, EditError> {
        let Shape { rows, columns } = shape;
        if !SIZES.allow(shape) {
            return Err(EditError::Size { rows, columns });
        }
        let (cell, cells) = (start, rows * columns);
        if cell >= cells {
            return Err(EditError::OutsideBoard { cell, cells });
        }
        Ok(Self::on(shape, start))
    }

    /// Makes the problem of a closed tour for a board and a start that are known to be valid.
    pub(super) fn on(shape: Shape, start: u32) -> Self {
        Self {
            shape,
            start,
            closed: true,
            order: MoveOrder::LESSON,
            cuts: Cuts::ALL,
        }
    }

    /// Makes the problem of an open tour, which can end on any cell.
    pub fn open(self) -> Self {
        Self {
            closed: false,
            ..self
        }
    }

    /// Sets the move order.
    pub fn in_order(self, order: MoveOrder) -> Self {
        Self { order, ..self }
    }

    /// Sets the cuts that a search can use.
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

    fn brancher_bytes(&self) -> usize {
        4096 + 48 * self.shape.cells()
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
                // If there is no constructed tour, search as `CUTS` does.
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

//! The knight's tour ("Mã đi tuần"): by knight's moves to every cell once, and home.
//!
//! A choice is the knight's next cell. Board codes: 0 free, 1 visited, 2 the start; labels: the
//! onward counts of the cells that the knight can go to.

pub mod board;
pub mod cuts;
mod naive;
mod sprint;
mod theory;
mod tour;
mod warnsdorff;

use std::sync::Arc;

use crate::certificate::Flaw;
use crate::choices::{Choice, Choices, Descent, Reason};
use crate::problem::{Refutation, Shape};
use board::{Order, Ways};
use cuts::Cuts;
use naive::Naive;
use warnsdorff::Warnsdorff;

/// The only value that is chosen for a cell: the knight goes there.
const GOES_THERE: u8 = 0;

const REASONS: &[&str] = &["occupied", "unclosed", "startCutOff", "deadEnd", "apart"];
/// The knight has been there.
const OCCUPIED: Reason = 0;
/// Every cell has been visited, but no move leads back to the start.
const UNCLOSED: Reason = 1;
/// See [`Cuts`].
const START_CUT_OFF: Reason = 2;
const DEAD_END: Reason = 3;
const APART: Reason = 4;

/// The longest side of a board.
const MOST_SIDE: u32 = 200;

/// One board, where the knight starts, and what kind of tour is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knight {
    shape: Shape,
    /// In row-major order from 0.
    start: u32,
    /// Whether a move must lead from the last cell to the start.
    closed: bool,
    order: Order,
    cuts: Cuts,
}

/// The codes of the algorithms.
const NAIVE: u8 = 0;
const WARNSDORFF: u8 = 1;
const CUTS: u8 = 2;
const CONSTRUCTION: u8 = 3;

impl Knight {
    /// A closed tour from `start`, a cell in row-major order; `None` where there is no such board
    /// or cell.
    pub fn new(shape: Shape, start: u32) -> Option<Self> {
        let sides = 1..=MOST_SIDE;
        let inside = sides.contains(&shape.rows) && sides.contains(&shape.columns);
        (inside && (start as usize) < shape.cells()).then_some(Self {
            shape,
            start,
            closed: true,
            order: Order::LESSON,
            cuts: Cuts::ALL,
        })
    }

    /// The same for an open tour: it may end anywhere.
    pub fn open(self) -> Self {
        Self {
            closed: false,
            ..self
        }
    }

    /// The same with moves tried in this order.
    pub fn in_order(self, order: Order) -> Self {
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

    fn most_depth(&self) -> usize {
        self.shape.cells() - 1
    }

    fn descent(&self, algorithm: u8) -> Option<Box<dyn Descent>> {
        let &Self {
            shape,
            start,
            closed,
            order,
            cuts,
        } = self;
        let ways = || Arc::new(Ways::new(shape, order));
        Some(match algorithm {
            NAIVE => Box::new(Naive::new(ways(), start, closed)),
            WARNSDORFF => {
                let cuts = Cuts {
                    dead_ends: false,
                    connected: false,
                    ..cuts
                };
                Box::new(Warnsdorff::new(ways(), start, closed, cuts))
            }
            CUTS => Box::new(Warnsdorff::new(ways(), start, closed, cuts)),
            CONSTRUCTION if closed => {
                let ways = tour::ways(shape, order, start)?;
                Box::new(Naive::new(Arc::new(ways), start, closed))
            }
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

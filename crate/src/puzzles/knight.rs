//! The knight's tour ("Mã đi tuần"): by knight's moves to every cell once, and home.
//!
//! A choice is the knight's next cell. Board codes: 0 free, 1 visited, 2 the start; labels: the
//! onward counts of the cells that the knight can go to.

pub mod board;
pub mod cuts;
mod instance;
mod naive;
mod sprint;
mod text;
mod theory;
mod tour;
mod warnsdorff;

use std::sync::Arc;

use crate::certificate::Flaw;
use crate::choices::{Choice, Choices, Descent, Reason};
use crate::family::{Algorithm, Family};
use crate::problem::{Refutation, Shape};
use crate::puzzles::{Kind, Preset, Sizes, Wanted};
use board::{Order, Ways};
use cuts::Cuts;
use naive::Naive;
use warnsdorff::Warnsdorff;

/// How the knight's tour enters the registry.
pub const KIND: Kind = Kind {
    id: "knight",
    code: 4,
    family: Family::Choices,
    algorithms: ALGORITHMS,
    algorithm: "construction",
    depth_limit: None,
    sizes: Sizes {
        most_rows: MOST_SIDE,
        most_columns: MOST_SIDE,
        most_cells: MOST_SIDE * MOST_SIDE,
    },
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("lesson", "6 0 0").by("naive"),
        Preset::new("other", "6 0 0")
            .by("naive")
            .set(&[("order", "other")]),
        Preset::new("parity", "5 0 0").by("naive"),
        Preset::new("drowning", "8 0 0").by("naive"),
        Preset::new("warnsdorff", "8 0 0").by("warnsdorff"),
        Preset::new("unlucky", "10 1 1").by("warnsdorff"),
        Preset::new("large", "50 0 0"),
        Preset::new("narrow", "3 0 0").by("cuts").sized(3, 10),
        Preset::new("open", "5 0 0")
            .by("warnsdorff")
            .set(&[("tour", "open")]),
    ],
    read: text::read,
    unpack: |unpacker| Ok(Box::new(Knight::unpack(unpacker)?)),
};

const ALGORITHMS: &[Algorithm] = &[
    Algorithm {
        id: "naive",
        code: NAIVE,
        checked_by: None,
    },
    Algorithm {
        id: "warnsdorff",
        code: WARNSDORFF,
        checked_by: None,
    },
    Algorithm {
        id: "cuts",
        code: CUTS,
        checked_by: None,
    },
    Algorithm {
        id: "construction",
        code: CONSTRUCTION,
        checked_by: None,
    },
];

/// The codes of the algorithms. Where no tour is constructed, as of a board with an odd side or with
/// two, [`CONSTRUCTION`] searches as [`CUTS`] does.
const NAIVE: u8 = 0;
const WARNSDORFF: u8 = 1;
const CUTS: u8 = 2;
const CONSTRUCTION: u8 = 3;

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

impl Knight {
    /// A closed tour from `start`, a cell in row-major order; `None` where there is no such board
    /// or cell.
    pub fn new(shape: Shape, start: u32) -> Option<Self> {
        let inside = KIND.sizes.allow(shape) && (start as usize) < shape.cells();
        inside.then(|| Self::on(shape, start))
    }

    /// As [`new`](Self::new), of a board and a cell that there are.
    fn on(shape: Shape, start: u32) -> Self {
        Self {
            shape,
            start,
            closed: true,
            order: Order::LESSON,
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
            CONSTRUCTION => match tour::ways(shape, order, start) {
                Some(ways) => Box::new(Naive::new(Arc::new(ways), start, closed)),
                // Nothing is constructed, so there is nothing that a search would spoil.
                None => Box::new(Warnsdorff::new(ways(), start, closed, cuts)),
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

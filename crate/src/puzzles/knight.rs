//! The knight's tour ("Mã đi tuần"): by knight's moves to every cell once, and home.
//!
//! A choice is the knight's next cell. Board codes: 0 free, 1 visited, 2 the start; labels: the
//! onward counts of the cells that the knight can go to.

mod board;
mod cuts;
mod instance;
mod naive;
mod parberry;
mod small_board;
mod text;
mod theory;
mod warnsdorff;

use std::sync::Arc;

pub use board::MoveOrder;
pub use cuts::Cuts;

use crate::backtracking::{self, Brancher, Choice, Choices, Reason};
use crate::board::Shape;
use crate::instance::Puzzle;
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::Algorithm;
use crate::proof::{Flaw, Refutation};
use board::MoveTable;
use naive::Naive;
use warnsdorff::Warnsdorff;

/// How the knight's tour enters the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(text::Numbers::default()),
    unpack: |unpacker| Ok(Box::new(Knight::unpack(unpacker)?)),
};

/// What the knight's tour is.
pub static KIND: Kind = Kind {
    id: "knight",
    code: 4,
    algorithms: Algorithms::new(&[
        (0, Algorithm::Backtracking(NAIVE)),
        (1, Algorithm::Backtracking(WARNSDORFF)),
        (2, Algorithm::Backtracking(CUTS)),
        (3, Algorithm::Backtracking(CONSTRUCTION)),
    ]),
    algorithm: Algorithm::Backtracking(CONSTRUCTION),
    sizes: SIZES,
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
};

/// Tries every move in turn, and goes back where none is left: the lesson's program.
pub const NAIVE: backtracking::Algorithm = backtracking::Algorithm::new("naive");
/// Goes first to the cell from which the fewest moves lead on, with the lesson's cut.
pub const WARNSDORFF: backtracking::Algorithm = backtracking::Algorithm::new("warnsdorff");
/// Does the same with every cut that the instance allows.
pub const CUTS: backtracking::Algorithm = backtracking::Algorithm::new("cuts");
/// Follows a constructed tour. Where none is constructed, as of a board with an odd side or with
/// two, it searches as [`CUTS`] does.
pub const CONSTRUCTION: backtracking::Algorithm = backtracking::Algorithm::new("construction");

const SIZES: Sizes = Sizes {
    most_rows: MOST_SIDE,
    most_columns: MOST_SIDE,
    most_cells: MOST_SIDE * MOST_SIDE,
};

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
    order: MoveOrder,
    cuts: Cuts,
}

impl Knight {
    /// A closed tour from `start`, a cell in row-major order; `None` where there is no such board
    /// or cell.
    pub fn new(shape: Shape, start: u32) -> Option<Self> {
        let inside = SIZES.allow(shape) && (start as usize) < shape.cells();
        inside.then(|| Self::on(shape, start))
    }

    /// As [`new`](Self::new), of a board and a cell that there are.
    fn on(shape: Shape, start: u32) -> Self {
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
        board::MOST_MOVES
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

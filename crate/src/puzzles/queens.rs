//! Queens on a board (HDU 2553): one in each row, and no two in one column or on one diagonal.
//!
//! A variable is the queen of a row, and its value is the column. Board codes: 0 empty, 1 queen.
//! Text: a line a case with the side of the board; a line with 0 ends the text. The answer is the
//! number of solutions or, if only the first is asked for, the column of each row's queen.

use std::num::NonZeroU64;

use crate::backtracking::Choice;
use crate::backtracking::constraints::{Constraints, FORWARD};
use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::instance::Editable;
use crate::kind::{Kind, Preset, Sizes, Wanted};
use crate::problem::Algorithm;
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::puzzles::constrained::{self, ALGORITHMS, Constrained, ConstraintRules, FIND, FIRST};
use crate::text::{InputError, InputFault, Line};

/// Entry of queens in the registry.
pub const PUZZLE: Puzzle = constrained::puzzle::<Queens>();

/// Properties of queens: their algorithms, board sizes and examples.
pub static KIND: Kind = Kind {
    id: "queens",
    code: 21,
    algorithms: ALGORITHMS,
    algorithm: Algorithm::Backtracking(FORWARD),
    sizes: Sizes {
        most_rows: MOST_SIDE,
        most_columns: MOST_SIDE,
        most_cells: MOST_SIDE * MOST_SIDE,
    },
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("eight", "8").set(&[(FIND, FIRST)]),
        Preset::new("plain", "8").by("plain").set(&[(FIND, FIRST)]),
        Preset::new("small", "4").by("plain").set(&[(FIND, FIRST)]),
        Preset::new("arcs", "6").by("arcs").set(&[(FIND, FIRST)]),
        Preset::new("count", "6"),
        Preset::new("large", "12").set(&[(FIND, FIRST)]),
    ],
};

const MOST_SIDE: u32 = 12;

/// A board of `side` rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Queens {
    side: u32,
}

impl Constraints for Queens {
    fn board_shape(&self) -> Shape {
        let (rows, columns) = (self.side, self.side);
        Shape { rows, columns }
    }

    fn variables(&self) -> usize {
        self.side as usize
    }

    fn values(&self) -> usize {
        self.side as usize
    }

    fn are_neighbours(&self, _: usize, _: usize) -> bool {
        true
    }

    fn allows(&self, one: (usize, u8), other: (usize, u8)) -> bool {
        let columns = usize::from(one.1.abs_diff(other.1));
        columns != 0 && columns != one.0.abs_diff(other.0)
    }

    fn choice(&self, variable: usize, value: u8) -> Choice {
        Choice {
            cell: variable as u32 * self.side + u32::from(value),
            value: 0,
        }
    }

    fn board(&self, values: &[Option<u8>], cells: &mut [u8]) {
        cells.fill(0);
        for (row, value) in cells.chunks_mut(self.side as usize).zip(values) {
            if let Some(column) = value {
                row[usize::from(*column)] = 1;
            }
        }
    }
}

impl ConstraintRules for Queens {
    const KIND: &'static Kind = &KIND;
    const REASONS: &'static [&'static str; 2] = &["attacked", "noValue"];
    const COUNTS: bool = true;
    const IS_UNIQUE: bool = false;
    const MOST_COUNTED: Option<NonZeroU64> = None;

    fn reader() -> Box<dyn CaseReader> {
        Box::new(Sides::default())
    }

    fn text(&self) -> String {
        format!("{}\n", self.side)
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.side.into());
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        match unpacker.number(MOST_SIDE.into())? {
            0 => Err(unpacker.refuse()),
            side => Ok(Self { side: side as u32 }),
        }
    }

    fn answer(&self, choices: &[Choice]) -> String {
        let mut cells: Vec<u32> = choices.iter().map(|queen| queen.cell).collect();
        cells.sort_unstable();
        let columns = cells.iter().map(|cell| (cell % self.side + 1).to_string());
        columns.collect::<Vec<_>>().join(" ")
    }

    fn editable(&self) -> Editable {
        Editable {
            size: true,
            ..Editable::default()
        }
    }

    /// Takes the longer side of the new board that differs from the present one: the board stays a
    /// square.
    fn resized(&self, shape: Shape) -> Option<Self> {
        if !KIND.sizes.allow(shape) {
            return None;
        }
        let Shape { rows, columns } = shape;
        let side = if rows == self.side { columns } else { rows };
        Some(Self { side })
    }
}

/// Reads a case a line, up to a line with 0.
#[derive(Debug, Default)]
struct Sides {
    has_ended: bool,
}

impl CaseReader for Sides {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        if self.has_ended {
            let found = line.quoted();
            return Err(line.fault(InputFault::AfterEnd { found }));
        }
        match line.number_between(0, MOST_SIDE)? {
            0 => self.has_ended = true,
            side => cases.push(Case::new(line.number, Constrained::new(Queens { side }))),
        }
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        Ok(())
    }
}

//! The Tab game ("Cờ bảng"): one piece moves to another column and climbs as many rows as the
//! number of that column.
//!
//! Rows count from the bottom and columns from the left, both from 1. From row i and column j the
//! piece goes to any other column k, in row i + k, if that row exists. The first row of the table
//! is the top row.

mod ahead;

use std::sync::Arc;

use ahead::Ahead;

use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::games::{self, Position, Rule, ValueTable, WinLose};
use crate::instance::{EditError, Editable, Edited, Instance};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzle::Puzzle;
use crate::puzzles::start_cell::{moved_start, random_start};
use crate::puzzles::tests_text::{Tests, answer};
use crate::search::Outcome;
use crate::text::{InputError, InputFault, Line};

/// Entry of the Tab game in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Tests::new(|line| Ok(Box::new(read(line)?)))),
    unpack: |unpacker| Ok(Box::new(Tab::unpack(unpacker)?)),
};

/// Properties of the Tab game: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind {
    id: "tab",
    code: 6,
    algorithms: Algorithms::GAMES,
    algorithm: Algorithm::Games(games::Algorithm::Full),
    sizes: SIZES,
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("sample", "1\n10 4 4 3"),
        Preset::new("lost", "1\n10 4 5 3"),
        Preset::new("lesson", "1\n12 12 1 1").by("first"),
        Preset::new("waves", "1\n12 12 1 1").by("waves"),
        Preset::new("original", "1\n200 50 1 1"),
        Preset::new("large", "1\n1000 250 1 1"),
    ],
};

const MOST_SIDE: u32 = 1_000;
const SIZES: Sizes = Sizes {
    most_rows: MOST_SIDE,
    most_columns: MOST_SIDE,
    most_cells: 250_000,
};

/// Number of numbers in a test: rows, columns, and row and column of the piece.
const NUMBERS: usize = 4;

/// One board and the position of its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tab {
    shape: Shape,
    start: Position,
}

impl Tab {
    /// Makes a board of `shape` with the piece on `row`, counted from the bottom, and `column`.
    /// Both count from 1.
    ///
    /// # Errors
    /// [`EditError::Size`] for a board with no cell, more than 1,000 rows or columns, or more than
    /// 250,000 cells. [`EditError::OutsideBoard`] with the cell `u32::MAX` for a piece outside the
    /// board.
    pub fn new(shape: Shape, row: u32, column: u32) -> Result<Self, EditError> {
        let Shape { rows, columns } = shape;
        if !SIZES.allow(shape) {
            return Err(EditError::Size { rows, columns });
        }
        if !(1..=rows).contains(&row) || !(1..=columns).contains(&column) {
            let (cell, cells) = (u32::MAX, rows * columns);
            return Err(EditError::OutsideBoard { cell, cells });
        }
        let start = (rows - row) * columns + column - 1;
        Ok(Self { shape, start })
    }

    /// Returns the row of the piece, counted from the bottom, and its column. Both count from 1.
    fn row_column(&self) -> (u32, u32) {
        let Shape { rows, columns } = self.shape;
        (rows - self.start / columns, self.start % columns + 1)
    }

    /// Fills the table cell by cell. Each cell needs only its first losing successor.
    fn fill_cells(&self, table: &mut ValueTable, until: u32) {
        let columns = self.shape.columns as usize;
        table.fill(until, |position, values| {
            let (above, column) = (position as usize / columns, position as usize % columns);
            let others = (0..columns.min(above)).filter(|&other| other != column);
            Rule::First.best(others.map(|other| values[(above - other - 1) * columns + other]))
        });
    }

    /// Fills the table row by row. Each cell needs its best successor.
    fn fill_rows(&self, table: &mut ValueTable, until: u32) {
        let columns = self.shape.columns as usize;
        let begun = table.filled.len() / columns;
        let mut ahead = Ahead::new(self.shape);
        // Begin with the filled rows that unfilled rows can reach: add their values to `ahead`.
        for above in begun.saturating_sub(columns).. {
            if table.known() >= until || table.is_full() {
                return;
            }
            let (best, column, second) = ahead.of(above);
            let count = columns.min(above);
            // The piece can go to the columns below `count`, but not to its own. So it has one move
            // less if its own column is one of them. In the column of the best cell, the second
            // best counts.
            let runs = [
                (column.min(count), best, 1),
                ((column + 1).min(count), second, 1),
                (count, best, 1),
                (columns, best, 0),
            ];
            let row = above * columns;
            for (end, successor, own) in runs {
                let looked = count.saturating_sub(own) as u32;
                table.put_same(row + end, successor.before(), looked, until);
            }
            let end = table.values.len().min(row + columns);
            ahead.add(above, &table.values[row..end]);
        }
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let shape = SIZES.unpack(unpacker)?;
        let start = unpacker.number(shape.cells() as u64 - 1)? as Position;
        Ok(Self { shape, start })
    }
}

/// Reads one test.
fn read(line: &Line<'_>) -> Result<Tab, InputError> {
    let numbers = line.numbers(NUMBERS, 1, MOST_SIDE)?;
    let (rows, columns) = (numbers[0], numbers[1]);
    let (row, column) = (numbers[2], numbers[3]);
    let shape = Shape { rows, columns };
    Tab::new(shape, row, column).map_err(|error| {
        line.fault(match error {
            EditError::Size { .. } => InputFault::TooManyCells {
                limit: SIZES.most_cells as usize,
                cells: shape.cells(),
            },
            _ => InputFault::Outside {
                row,
                column,
                rows,
                columns,
            },
        })
    })
}

impl WinLose for Tab {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn start(&self) -> Position {
        self.start
    }

    fn most_moves(&self) -> usize {
        self.shape.columns as usize
    }

    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        let columns = self.shape.columns;
        let (above, column) = (position / columns, position % columns);
        let mut count = 0;
        for other in (0..columns.min(above)).filter(|&other| other != column) {
            out[count] = (above - other - 1) * columns + other;
            count += 1;
        }
        count
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        let Shape { rows, columns } = self.shape;
        let (above, column) = (position / columns, position % columns);
        let below = above + column + 1;
        if below >= rows {
            return 0;
        }
        let mut count = 0;
        for other in (0..columns).filter(|&other| other != column) {
            out[count] = below * columns + other;
            count += 1;
        }
        count
    }

    /// Fills the table. With [`Rule::Full`], takes time linear in the cells, not in the moves.
    fn fill(&self, table: &mut ValueTable, rule: Rule, until: u32) {
        match rule {
            Rule::First => self.fill_cells(table, until),
            Rule::Full => self.fill_rows(table, until),
        }
    }
}

impl Instance for Tab {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        (family == Family::Games).then(|| Problem::Games(Arc::new(*self)))
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            size: true,
            random: true,
            ..Editable::default()
        }
    }

    fn text(&self) -> Option<String> {
        let Shape { rows, columns } = self.shape;
        let (row, column) = self.row_column();
        Some(format!("1\n{rows} {columns} {row} {column}\n"))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.shape.rows.into());
        pack_number(bytes, self.shape.columns.into());
        pack_number(bytes, self.start.into());
    }

    /// Moves the piece to `cell`.
    fn edited(&self, cell: u32) -> Edited {
        let start = moved_start(self.shape, self.start, cell)?;
        Ok(Box::new(Self { start, ..*self }))
    }

    /// Changes the size of the board. The piece keeps its row and column, or goes as near as
    /// possible.
    fn resized(&self, shape: Shape) -> Edited {
        let (row, column) = self.row_column();
        let resized = Self::new(shape, row.min(shape.rows), column.min(shape.columns))?;
        Ok(Box::new(resized))
    }

    /// Makes the same board with the piece on a random cell; `None` if `wanted` is not `None`.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        let start = random_start(self.shape, wanted, seed)?;
        Some(Box::new(Self { start, ..*self }))
    }

    fn start_cell(&self) -> Option<u32> {
        Some(self.start)
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        answer(outcome)
    }
}

//! Chomp: two players in turn bite into a bar of chocolate. A bite takes a square and all squares
//! below it and to the right of it. The square in the upper left corner is poisoned: the player who
//! finds it alone loses.
//!
//! A position is a staircase: the lengths of its rows never grow downwards. Positions count in the
//! order of these lengths, first row first, from the poisoned square alone; the empty bar is not
//! counted. The cells of the table are the positions in this order. The board of a tree is the bar:
//! code 0 is a bitten square, 1 a square, 2 the poisoned square.
//!
//! Text: the number of tests, then one line for each test: the rows and columns of the whole bar
//! and, if it is bitten already, the lengths of all its rows. The answer is `win` or `loss` for the
//! player to move.

mod staircases;

use std::sync::Arc;

use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::games::tree::{GameTree, LOSS, Value};
use crate::games::{self, Position, WinLose};
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzle::Puzzle;
use crate::puzzles::small_tree::refuse_tree;
use crate::puzzles::start_cell::{moved_start, random_start};
use crate::puzzles::tests_text::{Tests, result};
use crate::search::{Outcome, RunError};
use crate::text::{InputError, InputFault, Line, plain_text};
use staircases::{MOST_POSITIONS, MOST_SIDE, Staircases};

/// Entry of chomp in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Tests::new(|line| Ok(Box::new(read(line)?)))),
    unpack: |unpacker| Ok(Box::new(Chomp::unpack(unpacker)?)),
};

/// Properties of chomp: its algorithms, table sizes and examples.
pub static KIND: Kind = Kind {
    id: "chomp",
    code: 27,
    algorithms: Algorithms::GAMES_AND_TREES,
    algorithm: Algorithm::Games(games::Algorithm::Full),
    sizes: Sizes {
        most_rows: MOST_POSITIONS,
        most_columns: MOST_POSITIONS,
        most_cells: 2 * MOST_POSITIONS,
    },
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("sample", "1\n3 4"),
        Preset::new("tree", "1\n2 3").by("alphabeta"),
        Preset::new("lost", "1\n3 4 4 2 2"),
        Preset::new("five", "1\n4 5"),
        Preset::new("large", "1\n7 7"),
    ],
};

/// Name of the setting for the size of the whole bar.
const BAR: &str = "bar";

/// Codes of the squares on the board of a tree.
const SQUARE: u8 = 1;
const POISON: u8 = 2;

/// One bar, and the part of it that is left at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chomp {
    stairs: Staircases,
    start: Position,
}

impl Chomp {
    /// Makes a whole bar.
    ///
    /// # Errors
    /// [`EditError::Size`] for a bar without a square, with more than 30 rows or columns, or with more
    /// than 50,000 positions.
    pub fn new(bar: Shape) -> Result<Self, EditError> {
        let Shape { rows, columns } = bar;
        let stairs = Staircases::new(bar).ok_or(EditError::Size { rows, columns })?;
        let start = stairs.count() - 1;
        Ok(Self { stairs, start })
    }

    /// Returns the same bar with another part of it left.
    fn starting(&self, start: Position) -> Self {
        Self {
            start,
            ..self.clone()
        }
    }

    /// Returns the same bar with rows of these lengths left; `None` if nothing is left.
    fn with_lengths(&self, lengths: &[u8]) -> Option<Self> {
        let start = self.stairs.position(lengths)?;
        Some(self.starting(start))
    }

    fn squares(&self) -> u32 {
        let lengths = self.stairs.lengths(self.start);
        lengths.iter().map(|&length| u32::from(length)).sum()
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let rows = unpacker.number(MOST_SIDE.into())? as u32;
        let columns = unpacker.number(MOST_SIDE.into())? as u32;
        let whole = Self::new(Shape { rows, columns }).map_err(|_| unpacker.refuse())?;
        let start = unpacker.number(u64::from(whole.stairs.count()) - 1)? as Position;
        Ok(whole.starting(start))
    }
}

/// Reads one test.
fn read(line: &Line<'_>) -> Result<Chomp, InputError> {
    let count = line.words().count();
    let sides: Vec<_> = line.parts().take(2).collect();
    if sides.len() < 2 {
        // Says that two numbers are expected.
        line.numbers(2, 1, MOST_SIDE)?;
    }
    let side = |index: usize| match sides.get(index) {
        Some(part) => part.number_between(1, MOST_SIDE),
        None => Ok(1),
    };
    let (rows, columns) = (side(0)?, side(1)?);
    let whole = Chomp::new(Shape { rows, columns }).map_err(|_| {
        line.fault(InputFault::TooManyPositions {
            rows,
            columns,
            limit: MOST_POSITIONS,
        })
    })?;
    if count == 2 {
        return Ok(whole);
    }
    if count != 2 + rows as usize {
        return Err(line.fault(InputFault::Lengths {
            rows,
            found: count as u32 - 2,
        }));
    }
    let mut most = columns;
    let mut lengths = Vec::new();
    for (row, part) in (1..).zip(line.parts().skip(2)) {
        // The first row holds the poisoned square.
        let least = u32::from(row == 1);
        let length = part.number_between(least, MOST_SIDE)?;
        if length > most {
            return Err(line.fault(InputFault::Stairs {
                row,
                most,
                found: length,
            }));
        }
        most = length;
        lengths.push(length as u8);
    }
    Ok(whole.with_lengths(&lengths).unwrap_or(whole))
}

impl WinLose for Chomp {
    /// Returns a table that is wider than high, with few empty cells at its end.
    fn board_shape(&self) -> Shape {
        let count = self.stairs.count();
        let side = count.isqrt();
        let empty = |columns: u32| count.next_multiple_of(columns) - count;
        let widths = (side + side / 4)..=(2 * side).min(count);
        // Of equally good widths, the first is nearest to a square.
        let columns = widths.min_by_key(|&columns| empty(columns)).unwrap_or(1);
        Shape {
            rows: count.div_ceil(columns),
            columns,
        }
    }

    fn positions(&self) -> u32 {
        self.stairs.count()
    }

    fn start(&self) -> Position {
        self.start
    }

    /// Returns the number of the other positions: more moves lead neither from one nor to one.
    fn most_moves(&self) -> usize {
        self.stairs.count() as usize - 1
    }

    /// Lists bites by the square, row by row.
    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        let mut bites = 0;
        for (slot, (_, to)) in out.iter_mut().zip(self.stairs.bites(position)) {
            *slot = to;
            bites += 1;
        }
        bites
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        let mut count = 0;
        self.stairs.before(position, |from| {
            out[count] = from;
            count += 1;
        });
        count
    }
}

impl GameTree for Chomp {
    fn has_draws(&self) -> bool {
        false
    }

    fn board_shape(&self) -> Shape {
        self.stairs.bar
    }

    fn positions(&self) -> u32 {
        self.stairs.count()
    }

    fn start(&self) -> Position {
        self.start
    }

    fn most_moves(&self) -> usize {
        self.squares() as usize - 1
    }

    fn most_plies(&self) -> usize {
        self.squares() as usize - 1
    }

    /// The poisoned square alone is lost.
    fn result(&self, position: Position) -> Option<Value> {
        (position == 0).then_some(LOSS)
    }

    /// Lists bites by the square, row by row. The number of a move is its square.
    fn moves(&self, position: Position, out: &mut Vec<(u8, Position)>) {
        out.extend(self.stairs.bites(position));
    }

    fn has_estimates(&self) -> bool {
        true
    }

    /// Returns 1 if an odd number of squares could still be bitten one by one, and else -1.
    fn estimate(&self, position: Position) -> Value {
        let lengths = self.stairs.lengths(position);
        let left: u32 = lengths.iter().map(|&length| u32::from(length)).sum();
        if left.is_multiple_of(2) { 1 } else { -1 }
    }

    fn draw(&self, position: Position, board: &mut [u8]) {
        let columns = self.stairs.bar.columns as usize;
        let lengths = self.stairs.lengths(position);
        for (row, length) in board.chunks_mut(columns).zip(lengths) {
            row.fill(0);
            row[..length.into()].fill(SQUARE);
        }
        board[0] = POISON;
    }
}

impl Instance for Chomp {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        match family {
            Family::Games => Some(Problem::Games(Arc::new(self.clone()))),
            Family::Trees => Some(Problem::Trees(Arc::new(self.clone()))),
            _ => None,
        }
    }

    fn refuses(&self, family: Family) -> Option<RunError> {
        let bites = self.squares() - 1;
        refuse_tree(family, self, bites)
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            random: true,
            ..Editable::default()
        }
    }

    fn text(&self) -> Option<String> {
        let Shape { rows, columns } = self.stairs.bar;
        let mut text = format!("1\n{rows} {columns}");
        if self.start + 1 < self.stairs.count() {
            let lengths = self.stairs.lengths(self.start);
            for length in &lengths[..rows as usize] {
                text += &format!(" {length}");
            }
        }
        Some(text + "\n")
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.stairs.bar.rows.into());
        pack_number(bytes, self.stairs.bar.columns.into());
        pack_number(bytes, self.start.into());
    }

    /// Moves the start to the position of this cell of the table.
    fn edited(&self, cell: u32) -> Edited {
        let positions = Shape {
            rows: 1,
            columns: self.stairs.count(),
        };
        let start = moved_start(positions, self.start, cell)?;
        Ok(Box::new(self.starting(start)))
    }

    /// Bites into this square of the bar, or puts a bitten square back with those that it needs. The
    /// poisoned square is fixed.
    fn tree_edited(&self, cell: u32) -> Edited {
        let Shape { rows, columns } = self.stairs.bar;
        let cells = rows * columns;
        if cell >= cells {
            return Err(EditError::OutsideBoard { cell, cells });
        }
        let (row, column) = ((cell / columns) as usize, (cell % columns) as u8);
        let mut lengths = self.stairs.lengths(self.start);
        if column < lengths[row] {
            for length in &mut lengths[row..] {
                *length = column.min(*length);
            }
        } else {
            for length in &mut lengths[..=row] {
                *length = (column + 1).max(*length);
            }
        }
        let edited = self.with_lengths(&lengths[..rows as usize]);
        let edited = edited.ok_or(EditError::FixedCell { cell })?;
        Ok(Box::new(edited))
    }

    fn settings(&self) -> Vec<Setting> {
        let Shape { rows, columns } = self.stairs.bar;
        vec![Setting {
            id: BAR,
            options: &[],
            value: format!("{rows}x{columns}"),
        }]
    }

    /// Changes the size of the whole bar, written as `3x4`. A bar of another size is whole.
    fn with_setting(&self, id: &str, value: &str) -> Edited {
        let bar = read_bar(value).filter(|_| id == BAR);
        let bar = bar.ok_or_else(|| EditError::setting(id))?;
        if bar == self.stairs.bar {
            return Ok(Box::new(self.clone()));
        }
        let whole = Self::new(bar).map_err(|_| EditError::setting(id))?;
        Ok(Box::new(whole))
    }

    /// Makes the same bar with a random part of it left; `None` if `wanted` is not `None`.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        let positions = Shape {
            rows: 1,
            columns: self.stairs.count(),
        };
        let start = random_start(positions, wanted, seed)?;
        Some(Box::new(self.starting(start)))
    }

    fn start_cell(&self) -> Option<u32> {
        Some(self.start)
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        result(outcome, ["loss", "win"])
    }
}

/// Reads the size of a bar, such as `3x4`. Returns `None` for any other text.
fn read_bar(text: &str) -> Option<Shape> {
    let text = plain_text(text);
    let (rows, columns) = text.split_once(['x', 'X', '×', '*'])?;
    let number = |text: &str| Line::new(1, text).number_between(1, MOST_SIDE).ok();
    Some(Shape {
        rows: number(rows)?,
        columns: number(columns)?,
    })
}

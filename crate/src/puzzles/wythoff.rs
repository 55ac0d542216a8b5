//! Wythoff's game (POJ 1067): two players in turn take pieces from one of two heaps, or as many from
//! one as from the other. The player who finds both heaps empty loses.
//!
//! The table has a row for each size of the first heap and a column for each size of the second, both
//! from 0. On this table, a position is the cell of a queen that moves up, to the left, or both. The
//! board of a tree is this table with the queen on it: code 1.
//!
//! Text: a line for each case with both heaps. The answer is 1 if the first player wins, else 0. Heaps
//! that are too large for a table are answered by the closed form.

mod closed_form;

use std::sync::Arc;

use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::games::tree::{GameTree, LOSS, Value};
use crate::games::{self, Position, WinLose};
use crate::instance::{EditError, Editable, Edited, Formula, Instance};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::puzzles::small_tree::refuse_tree;
use crate::puzzles::start_cell::{moved_start, random_start};
use crate::puzzles::tests_text::result;
use crate::search::{Outcome, RunError};
use crate::text::{InputError, Line};

pub use closed_form::{leaves, loses};

/// Entry of Wythoff's game in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Pairs),
    unpack: |unpacker| Ok(Box::new(Wythoff::unpack(unpacker)?)),
};

/// Properties of Wythoff's game: its algorithms, table sizes and examples.
pub static KIND: Kind = Kind {
    id: "wythoff",
    code: 26,
    algorithms: Algorithms::GAMES_AND_TREES,
    algorithm: Algorithm::Games(games::Algorithm::Full),
    sizes: SIZES,
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("sample", "8 4"),
        Preset::new("tree", "2 3").by("alphabeta"),
        Preset::new("lost", "4 7"),
        Preset::new("pattern", "20 20"),
        Preset::new("large", "300 300"),
    ],
};

const SIZES: Sizes = Sizes {
    most_rows: MOST + 1,
    most_columns: MOST + 1,
    most_cells: (MOST + 1) * (MOST + 1),
};
/// Maximum number of pieces of a heap in a table.
const MOST: u32 = 300;
/// Maximum number of pieces of a heap.
const MOST_PIECES: u32 = 1_000_000_000;
/// Maximum number of cells of the board of a tree: a move is the number of the cell that it leads to.
const MOST_TREE_CELLS: usize = 256;

/// Code of the queen on the board of a tree.
const QUEEN: u8 = 1;

/// One game: its heaps, and its table. If a heap is too large for a table, the table would end with
/// the heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wythoff {
    heaps: (u32, u32),
    shape: Shape,
}

impl Wythoff {
    /// Makes a game whose table ends with these heaps.
    ///
    /// # Errors
    /// [`EditError::TooManyPieces`] for a heap of more than a thousand million pieces.
    pub fn new(first: u32, second: u32) -> Result<Self, EditError> {
        if first.max(second) > MOST_PIECES {
            return Err(EditError::TooManyPieces { most: MOST_PIECES });
        }
        Ok(Self::laid_out(first, second))
    }

    fn laid_out(first: u32, second: u32) -> Self {
        Self {
            heaps: (first, second),
            shape: Shape {
                rows: first + 1,
                columns: second + 1,
            },
        }
    }

    /// Makes the game that starts on this cell of a table.
    fn on(shape: Shape, cell: u32) -> Self {
        let heaps = (cell / shape.columns, cell % shape.columns);
        Self { heaps, shape }
    }

    fn is_laid_out(&self) -> bool {
        let (first, second) = self.heaps;
        Self::laid_out(first, second) == *self
    }

    fn has_table(&self) -> bool {
        self.heaps.0.max(self.heaps.1) <= MOST
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let first = unpacker.number(MOST_PIECES.into())? as u32;
        let second = unpacker.number(MOST_PIECES.into())? as u32;
        let game = Self::laid_out(first, second);
        if !game.has_table() {
            return Ok(game);
        }
        // The rows and columns that the table has beyond the heaps.
        let rows = unpacker.number((MOST - first).into())? as u32;
        let columns = unpacker.number((MOST - second).into())? as u32;
        let shape = Shape {
            rows: game.shape.rows + rows,
            columns: game.shape.columns + columns,
        };
        Ok(Self { shape, ..game })
    }
}

/// Iterates over what the moves from heaps of these sizes leave: less of the first, less of the
/// second, less of both.
#[inline]
fn moves_from(first: u32, second: u32) -> impl Iterator<Item = (u32, u32)> {
    let one = (0..first).rev().map(move |left| (left, second));
    let other = (0..second).rev().map(move |left| (first, left));
    let both = (1..=first.min(second)).map(move |take| (first - take, second - take));
    one.chain(other).chain(both)
}

/// Writes all positions to the front of `out` and returns their number.
#[inline]
fn write(positions: impl Iterator<Item = Position>, out: &mut [Position]) -> usize {
    let mut count = 0;
    for (slot, position) in out.iter_mut().zip(positions) {
        *slot = position;
        count += 1;
    }
    count
}

impl WinLose for Wythoff {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn start(&self) -> Position {
        self.heaps.0 * self.shape.columns + self.heaps.1
    }

    fn most_moves(&self) -> usize {
        let (rows, columns) = (self.shape.rows - 1, self.shape.columns - 1);
        (rows + columns + rows.min(columns)) as usize
    }

    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        let columns = self.shape.columns;
        let moves = moves_from(position / columns, position % columns);
        write(moves.map(|(first, second)| first * columns + second), out)
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        let Shape { rows, columns } = self.shape;
        let (first, second) = (position / columns, position % columns);
        let (down, right) = (rows - 1 - first, columns - 1 - second);
        let one = (1..=down).map(|more| position + more * columns);
        let other = (1..=right).map(|more| position + more);
        let both = (1..=down.min(right)).map(|more| position + more * (columns + 1));
        write(one.chain(other).chain(both), out)
    }
}

impl Wythoff {
    /// Returns the board of a tree: the table, or its part up to the heaps if it is too large.
    fn tree_shape(&self) -> Shape {
        if self.shape.cells() <= MOST_TREE_CELLS {
            return self.shape;
        }
        let (first, second) = self.heaps;
        Self::laid_out(first, second).shape
    }
}

impl GameTree for Wythoff {
    fn has_draws(&self) -> bool {
        false
    }

    fn board_shape(&self) -> Shape {
        self.tree_shape()
    }

    fn positions(&self) -> u32 {
        self.tree_shape().cells() as u32
    }

    fn start(&self) -> Position {
        let (first, second) = self.heaps;
        first * self.tree_shape().columns + second
    }

    fn most_moves(&self) -> usize {
        let (first, second) = self.heaps;
        (first + second + first.min(second)) as usize
    }

    fn most_plies(&self) -> usize {
        (self.heaps.0 + self.heaps.1) as usize
    }

    /// Two empty heaps are lost.
    fn result(&self, position: Position) -> Option<Value> {
        (position == 0).then_some(LOSS)
    }

    /// Lists the moves as for the table. The number of a move is the cell that it leads to.
    fn moves(&self, position: Position, out: &mut Vec<(u8, Position)>) {
        let columns = self.tree_shape().columns;
        let moves = moves_from(position / columns, position % columns);
        out.extend(moves.map(|(first, second)| {
            let cell = first * columns + second;
            (cell as u8, cell)
        }));
    }

    fn has_estimates(&self) -> bool {
        true
    }

    /// Returns 1 if the number of pieces is odd, and else -1.
    fn estimate(&self, position: Position) -> Value {
        let columns = self.tree_shape().columns;
        let pieces = position / columns + position % columns;
        if pieces.is_multiple_of(2) { -1 } else { 1 }
    }

    fn draw(&self, position: Position, board: &mut [u8]) {
        board.fill(0);
        board[position as usize] = QUEEN;
    }
}

impl Instance for Wythoff {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        if !self.has_table() {
            return None;
        }
        match family {
            Family::Games => Some(Problem::Games(Arc::new(*self))),
            Family::Trees => Some(Problem::Trees(Arc::new(*self))),
            _ => None,
        }
    }

    fn by_formula(&self) -> Option<Formula> {
        let (first, second) = self.heaps;
        (!self.has_table()).then(|| Formula {
            limit: MOST,
            heaps: self.heaps,
            leaves: leaves(first, second),
        })
    }

    fn refuses(&self, family: Family) -> Option<RunError> {
        let pieces = self.heaps.0 + self.heaps.1;
        refuse_tree(family, self, pieces)
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            size: true,
            random: true,
            ..Editable::default()
        }
    }

    /// Writes the judges' text. Returns `None` if the table does not end with the heaps.
    fn text(&self) -> Option<String> {
        let (first, second) = self.heaps;
        self.is_laid_out().then(|| format!("{first} {second}\n"))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        let (first, second) = self.heaps;
        pack_number(bytes, first.into());
        pack_number(bytes, second.into());
        if self.has_table() {
            pack_number(bytes, (self.shape.rows - first - 1).into());
            pack_number(bytes, (self.shape.columns - second - 1).into());
        }
    }

    /// Moves the start to `cell` of the table.
    fn edited(&self, cell: u32) -> Edited {
        let cell = moved_start(self.shape, WinLose::start(self), cell)?;
        Ok(Box::new(Self::on(self.shape, cell)))
    }

    fn tree_edited(&self, cell: u32) -> Edited {
        let shape = self.tree_shape();
        let cell = moved_start(shape, GameTree::start(self), cell)?;
        Ok(Box::new(Self::on(shape, cell)))
    }

    /// Changes the size of the table. A heap that is too large for it becomes as large as possible.
    fn resized(&self, shape: Shape) -> Edited {
        let Shape { rows, columns } = shape;
        if !SIZES.allow(shape) {
            return Err(EditError::Size { rows, columns });
        }
        let heaps = (self.heaps.0.min(rows - 1), self.heaps.1.min(columns - 1));
        Ok(Box::new(Self { heaps, shape }))
    }

    /// Makes a game with a random start in the same table; `None` if `wanted` is not `None`.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        if !self.has_table() {
            return None;
        }
        let cell = random_start(self.shape, wanted, seed)?;
        Some(Box::new(Self::on(self.shape, cell)))
    }

    fn start_cell(&self) -> Option<u32> {
        self.has_table().then(|| WinLose::start(self))
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        result(outcome, ["0", "1"])
    }
}

/// Reads a pair of heaps from each line.
struct Pairs;

impl CaseReader for Pairs {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let heaps = line.numbers(2, 0, MOST_PIECES)?;
        let game = Wythoff::laid_out(heaps[0], heaps[1]);
        cases.push(Case::new(line.number, game));
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        Ok(())
    }
}

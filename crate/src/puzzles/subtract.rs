//! The subtraction game: players in turn take pieces from a heap, in numbers that the rules allow.
//! The player who cannot take any loses.
//!
//! The table of two heaps has a row for each size of the first heap and a column for each size of
//! the second. The table of one heap has one cell for each size. Sizes count from 0. The rows of
//! one heap's table are as long as the period of the pattern of lost sizes, so that the pattern
//! shows in columns.

mod takes;

use std::sync::Arc;

use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::games::{self, Position, WinLose};
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzle::Puzzle;
use crate::puzzles::start_cell::{moved_start, random_start};
use crate::puzzles::tests_text::{Tests, answer};
use crate::search::Outcome;
use crate::text::{InputError, Line};
use takes::{MOST, Takes};

/// Entry of the subtraction game in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Tests::new(|line| Ok(Box::new(read(line)?)))),
    unpack: |unpacker| Ok(Box::new(Subtract::unpack(unpacker)?)),
};

/// Properties of the subtraction game: its algorithms, table sizes and examples.
pub static KIND: Kind = Kind {
    id: "subtract",
    code: 7,
    algorithms: Algorithms::GAMES,
    algorithm: Algorithm::Games(games::Algorithm::Full),
    sizes: SIZES,
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("one", "1\n21 0 3"),
        Preset::new("set", "1\n21 0 4").set(&[(TAKES, "1,3,4")]),
        Preset::new("two", "1\n7 10 3"),
        Preset::new("large", "1\n500 500 5"),
    ],
};

const SIZES: Sizes = Sizes {
    most_rows: MOST + 1,
    most_columns: MOST + 1,
    most_cells: (MOST + 1) * (MOST + 1),
};
/// Maximum number of cells in the table of one heap. Its last row can extend beyond the heap.
const MOST_OF_ONE: u32 = 2 * MOST;
/// Maximum number of columns of the standard table of one heap.
const MOST_COLUMNS: u32 = 20;

/// Number of numbers in a test: two heaps, and the maximum number of pieces taken at once.
const NUMBERS: usize = 3;

/// Name of the setting for the numbers of pieces that can be taken at once.
const TAKES: &str = "takes";

/// The number of heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heaps {
    One,
    Two,
}

/// One game: its heaps, its table, and the numbers of pieces that can be taken at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtract {
    heaps: Heaps,
    shape: Shape,
    start: Position,
    takes: Takes,
}

impl Subtract {
    /// Makes a game of two heaps, or of one heap if the second is empty. `takes` lists the numbers
    /// of pieces that can be taken at once, in any order.
    ///
    /// # Errors
    /// [`EditError::TooManyPieces`] for a heap of more than 500 pieces; [`EditError::Setting`] if
    /// `takes` is empty or has a number outside `1..=500`.
    pub fn new(first: u32, second: u32, takes: &[u32]) -> Result<Self, EditError> {
        if first.max(second) > MOST {
            return Err(EditError::TooManyPieces { most: MOST });
        }
        let takes = Takes::of(takes).ok_or_else(|| EditError::setting(TAKES))?;
        Ok(Self::laid_out(first, second, takes))
    }

    fn laid_out(first: u32, second: u32, takes: Takes) -> Self {
        if second == 0 {
            return Self {
                heaps: Heaps::One,
                shape: wrapped(first, &takes),
                start: first,
                takes,
            };
        }
        let shape = Shape {
            rows: first + 1,
            columns: second + 1,
        };
        Self {
            heaps: Heaps::Two,
            shape,
            start: shape.cells() as u32 - 1,
            takes,
        }
    }

    /// Makes the same game with another start in its table.
    fn starting(&self, start: Position) -> Box<dyn Instance> {
        Box::new(Self {
            start,
            ..self.clone()
        })
    }

    /// Returns whether the table is the standard one for these heaps.
    fn is_laid_out(&self) -> bool {
        let (first, second) = self.sizes();
        Self::laid_out(first, second, self.takes.clone()) == *self
    }

    /// Returns the number of pieces on each heap at the start.
    fn sizes(&self) -> (u32, u32) {
        let columns = self.shape.columns;
        match self.heaps {
            Heaps::One => (self.start, 0),
            Heaps::Two => (self.start / columns, self.start % columns),
        }
    }

    fn allows(heaps: Heaps, shape: Shape) -> bool {
        SIZES.allow(shape) && (heaps == Heaps::Two || shape.cells() as u32 <= MOST_OF_ONE)
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let heaps = match unpacker.number(1)? {
            0 => Heaps::One,
            _ => Heaps::Two,
        };
        let shape = SIZES.unpack(unpacker)?;
        if !Self::allows(heaps, shape) {
            return Err(unpacker.refuse());
        }
        let start = unpacker.number(shape.cells() as u64 - 1)? as Position;
        Ok(Self {
            heaps,
            shape,
            start,
            takes: Takes::unpack(unpacker)?,
        })
    }
}

/// Returns the shape of the standard table of one heap: as many columns as the period of its
/// pattern, up to [`MOST_COLUMNS`].
fn wrapped(heap: u32, takes: &Takes) -> Shape {
    let period = takes.period(MOST_COLUMNS as usize) as u32;
    let columns = period.min(heap + 1);
    Shape {
        rows: (heap + 1).div_ceil(columns),
        columns,
    }
}

/// Reads one test.
fn read(line: &Line<'_>) -> Result<Subtract, InputError> {
    let numbers = line.numbers(NUMBERS, 0, MOST)?;
    let most = line.parts().last().unwrap_or(*line);
    let takes = Takes::up_to(most.number_between(1, MOST)?);
    Ok(Subtract::laid_out(numbers[0], numbers[1], takes))
}

impl WinLose for Subtract {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn start(&self) -> Position {
        self.start
    }

    fn most_moves(&self) -> usize {
        match self.heaps {
            Heaps::One => self.takes.count(),
            Heaps::Two => 2 * self.takes.count(),
        }
    }

    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        let columns = self.shape.columns;
        match self.heaps {
            Heaps::One => write(self.takes.from(position).map(|take| position - take), out),
            Heaps::Two => {
                let first = self.takes.from(position / columns);
                let second = self.takes.from(position % columns);
                let first = first.map(|take| position - take * columns);
                write(first.chain(second.map(|take| position - take)), out)
            }
        }
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        let Shape { rows, columns } = self.shape;
        match self.heaps {
            Heaps::One => {
                let more = self.takes.from(rows * columns - 1 - position);
                write(more.map(|take| position + take), out)
            }
            Heaps::Two => {
                let first = self.takes.from(rows - 1 - position / columns);
                let second = self.takes.from(columns - 1 - position % columns);
                let first = first.map(|take| position + take * columns);
                write(first.chain(second.map(|take| position + take)), out)
            }
        }
    }

    /// Two heaps are a sum: a move takes from one of them.
    fn summands(&self, position: Position) -> Vec<u32> {
        let columns = self.shape.columns;
        match self.heaps {
            Heaps::One => Vec::new(),
            Heaps::Two => {
                let heaps = [position / columns, position % columns];
                heaps.map(|heap| self.number_of(heap)).to_vec()
            }
        }
    }
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

impl Subtract {
    /// Returns the Grundy number of a heap by itself.
    fn number_of(&self, heap: u32) -> u32 {
        let mut numbers: Vec<u32> = Vec::with_capacity(heap as usize + 1);
        for heap in 0..=heap {
            let followers = self.takes.from(heap);
            let number = games::mex(followers.map(|take| numbers[(heap - take) as usize]));
            numbers.push(number);
        }
        numbers[heap as usize]
    }
}

impl Instance for Subtract {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        (family == Family::Games).then(|| Problem::Games(Arc::new(self.clone())))
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            size: true,
            random: true,
            ..Editable::default()
        }
    }

    /// Writes the judges' text. Returns `None` if the table is not the standard one, if a heap is
    /// too large for the judges' format, or if not all numbers up to the largest can be taken.
    fn text(&self) -> Option<String> {
        let (first, second) = self.sizes();
        let is_asked = first.max(second) <= MOST && self.takes.are_all() && self.is_laid_out();
        is_asked.then(|| format!("1\n{first} {second} {}\n", self.takes.most()))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, u64::from(self.heaps == Heaps::Two));
        pack_number(bytes, self.shape.rows.into());
        pack_number(bytes, self.shape.columns.into());
        pack_number(bytes, self.start.into());
        self.takes.pack(bytes);
    }

    /// Moves the start to `cell`.
    fn edited(&self, cell: u32) -> Edited {
        Ok(self.starting(moved_start(self.shape, self.start, cell)?))
    }

    /// Changes the size of the table. A heap that is too large for it becomes as large as possible.
    fn resized(&self, shape: Shape) -> Edited {
        let Shape { rows, columns } = shape;
        if !Self::allows(self.heaps, shape) {
            return Err(EditError::Size { rows, columns });
        }
        let (first, second) = self.sizes();
        let start = match self.heaps {
            Heaps::One => first.min(rows * columns - 1),
            Heaps::Two => first.min(rows - 1) * columns + second.min(columns - 1),
        };
        Ok(Box::new(Self {
            shape,
            start,
            ..self.clone()
        }))
    }

    fn settings(&self) -> Vec<Setting> {
        vec![Setting {
            id: TAKES,
            options: &[],
            value: self.takes.written(),
        }]
    }

    /// Changes the numbers of pieces that can be taken. A standard table becomes the standard table
    /// for the new numbers.
    fn with_setting(&self, id: &str, value: &str) -> Edited {
        let takes = Takes::read(value).filter(|_| id == TAKES);
        let takes = takes.ok_or_else(|| EditError::setting(id))?;
        let (first, second) = self.sizes();
        if first.max(second) <= MOST && self.is_laid_out() {
            return Ok(Box::new(Self::laid_out(first, second, takes)));
        }
        Ok(Box::new(Self {
            takes,
            ..self.clone()
        }))
    }

    /// Returns the variant `one` for a game with one heap.
    fn variant(&self) -> Option<&'static str> {
        (self.heaps == Heaps::One).then_some("one")
    }

    /// Makes a game with a random start in the same table; `None` if `wanted` is not `None`.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        Some(self.starting(random_start(self.shape, wanted, seed)?))
    }

    fn start_cell(&self) -> Option<u32> {
        Some(self.start)
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        answer(outcome)
    }
}

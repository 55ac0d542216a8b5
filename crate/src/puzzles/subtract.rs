//! The subtraction game: take some from a heap, as many as the rules allow; who cannot loses.
//!
//! Two heaps make a table with a row for each size of the first and a column for each of the
//! second, from 0. The table of one heap is its sizes from 0 on, broken into rows where its pattern
//! begins anew, so that the pattern stands in columns.

mod takes;

use std::sync::Arc;

use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::games::{self, Position, WinLose};
use crate::instance::{
    EditError, Editable, Edited, Instance, Puzzle, Setting, moved_start, random_start,
};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzles::tests_text::{Tests, answer};
use crate::search::Outcome;
use crate::text::{InputError, Line};
use takes::{MOST, Takes};

/// How the subtraction game enters the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Tests::new(read)),
    unpack: |unpacker| Ok(Box::new(Subtract::unpack(unpacker)?)),
};

/// What the subtraction game is.
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
/// The most cells in the table of one heap: its last row may go on behind the largest heap.
const MOST_OF_ONE: u32 = 2 * MOST;
/// The most columns that the table of one heap has of its own accord.
const MOST_COLUMNS: u32 = 20;

/// The numbers of a test: two heaps, and the most that can be taken.
const NUMBERS: usize = 3;

/// The setting that says what can be taken.
const TAKES: &str = "takes";

/// Number of heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heaps {
    One,
    Two,
}

/// One game: its heaps, its table, and what can be taken from a heap at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtract {
    heaps: Heaps,
    shape: Shape,
    start: Position,
    takes: Takes,
}

impl Subtract {
    /// Two heaps, or one where the second is empty; `takes` in any order.
    ///
    /// # Errors
    /// [`EditError::TooManyPieces`] for a heap of more than 500; [`EditError::Setting`] where
    /// nothing can be taken, or none, or more than 500 at once.
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

    /// The same game begun at another position of its table.
    fn starting(&self, start: Position) -> Box<dyn Instance> {
        Box::new(Self {
            start,
            ..self.clone()
        })
    }

    /// Whether the table is as it is of its own accord.
    fn is_laid_out(&self) -> bool {
        let (first, second) = self.sizes();
        Self::laid_out(first, second, self.takes.clone()) == *self
    }

    /// The pieces on both heaps.
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

/// The table of one heap: as many columns as its pattern is long, if these are not too many.
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
}

/// Writes all to the front of `out` and returns how many they are.
#[inline]
fn write(positions: impl Iterator<Item = Position>, out: &mut [Position]) -> usize {
    let mut count = 0;
    for (slot, position) in out.iter_mut().zip(positions) {
        *slot = position;
        count += 1;
    }
    count
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
            ..Editable::default()
        }
    }

    /// None where the table is larger than the heaps, where a heap is larger than judges may ask
    /// for, and where not all numbers up to the last can be taken.
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

    /// Play begins at the cell.
    fn edited(&self, cell: u32) -> Edited {
        Ok(self.starting(moved_start(self.shape, self.start, cell)?))
    }

    /// The heaps stay, or are as large as the table has room for.
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

    /// The table of one heap is broken anew if it was as it is of its own accord.
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

    /// `one` for one heap.
    fn variant(&self) -> Option<&'static str> {
        (self.heaps == Heaps::One).then_some("one")
    }

    /// Heaps of any size that the table has; nothing can be asked of them.
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

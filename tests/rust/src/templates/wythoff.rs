//! Wythoff's game: a queen that goes home. Two players move her in turn, always towards the upper
//! left corner; who cannot move, for she is there, loses. The template for a puzzle of the win/lose
//! family: copy it to `crate/src/puzzles`, and add its `PUZZLE` to the registry there.
//!
//! A position is the cell of the queen. Text: two numbers a case, the rows and the columns that part
//! the queen from the corner; the answer is `wins` or `loses`, said of the player who begins.

use std::sync::Arc;

use searchlight_core::bytes::{UnpackError, Unpacker, pack_number};
use searchlight_core::games::{self, Position, WinLose};
use searchlight_core::text::{InputError, Line};
use searchlight_core::{
    Algorithm, Algorithms, Case, CaseReader, Certificate, Family, Instance, Kind, Outcome, Preset,
    Problem, Puzzle, Shape, Sizes, Wanted,
};

/// The entry of Wythoff's game in a registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Queens),
    unpack: |unpacker| Ok(Box::new(Wythoff::unpack(unpacker)?)),
};

/// The name, the algorithms, the boards and the examples of Wythoff's game.
pub static KIND: Kind = Kind {
    id: "template-wythoff",
    // Links say it: once released it never changes.
    code: 252,
    algorithms: Algorithms::GAMES,
    algorithm: Algorithm::Games(games::Algorithm::Full),
    sizes: SIZES,
    wanted: Wanted::Nothing,
    presets: &[Preset::new("won", "7 7"), Preset::new("lost", "4 7")],
};

const SIZES: Sizes = Sizes {
    most_rows: MOST + 1,
    most_columns: MOST + 1,
    most_cells: (MOST + 1) * (MOST + 1),
};
/// The most rows, or columns, that part the queen from the corner.
const MOST: u32 = 99;

/// One game. The queen starts on the last cell of its board.
#[derive(Clone, Copy, Debug)]
pub struct Wythoff {
    shape: Shape,
}

impl Wythoff {
    /// Reads what [`Instance::pack`] wrote, and refuses all else: an instance has one link only.
    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let shape = SIZES.unpack(unpacker)?;
        Ok(Self { shape })
    }

    /// By how much the number of the queen's cell changes with each move, if there are so many rows
    /// and columns to go: the rule of the game.
    fn steps(self, rows: u32, columns: u32) -> impl Iterator<Item = u32> {
        let row = self.shape.columns;
        let along = |cells: u32, most: u32| (1..=most).map(move |count| count * cells);
        let both = along(row + 1, rows.min(columns));
        along(row, rows).chain(along(1, columns)).chain(both)
    }
}

/// Writes all to the front of `out` and returns their number.
fn write(positions: impl Iterator<Item = Position>, out: &mut [Position]) -> usize {
    let slots = out.iter_mut().zip(positions);
    slots.map(|(slot, position)| *slot = position).count()
}

impl WinLose for Wythoff {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn start(&self) -> Position {
        self.shape.cells() as Position - 1
    }

    fn most_moves(&self) -> usize {
        let Shape { rows, columns } = self.shape;
        self.steps(rows - 1, columns - 1).count()
    }

    // Every move leads to a lower position: the table can be filled in their order.
    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        let columns = self.shape.columns;
        let steps = self.steps(position / columns, position % columns);
        write(steps.map(|step| position - step), out)
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        let Shape { rows, columns } = self.shape;
        let (row, column) = (position / columns, position % columns);
        let steps = self.steps(rows - 1 - row, columns - 1 - column);
        write(steps.map(|step| position + step), out)
    }
}

impl Instance for Wythoff {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        (family == Family::Games).then(|| Problem::Games(Arc::new(*self)))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.shape.rows.into());
        pack_number(bytes, self.shape.columns.into());
    }

    fn text(&self) -> Option<String> {
        let Shape { rows, columns } = self.shape;
        Some(format!("{} {}\n", rows - 1, columns - 1))
    }

    fn start_cell(&self) -> Option<u32> {
        Some(self.start())
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        let wins = matches!(outcome, Outcome::Filled { wins: true, .. });
        if wins { "wins" } else { "loses" }.to_owned()
    }
}

/// Reads a case a line. The documentation of [`CaseReader`] shows a case of several lines.
struct Queens;

impl CaseReader for Queens {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let numbers = line.numbers(2, 0, MOST)?;
        let shape = Shape {
            rows: numbers[0] + 1,
            columns: numbers[1] + 1,
        };
        cases.push(Case::new(line.number, Wythoff { shape }));
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        // No case is ever half read.
        Ok(())
    }
}

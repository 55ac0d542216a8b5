//! Sudoku (POJ 2676): each digit once in each row, column and box.
//!
//! A variable is a cell, and its value is a digit less 1. Board codes: 0 empty, 1 to 9 a chosen
//! digit, 11 to 19 a given one. Text: the number of boards, then nine lines of nine digits for each,
//! 0 or `.` for an empty cell. A board can also be one line of 81 characters, and the number of
//! boards can be left out.

use std::num::NonZeroU64;

use crate::backtracking::Choice;
use crate::backtracking::constraints::{ConstraintProblem, Constraints, FORWARD};
use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::instance::{EditError, Editable};
use crate::kind::{Kind, Preset, Sizes, Wanted};
use crate::problem::Algorithm;
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::puzzles::constrained::{self, ALGORITHMS, ALL, Constrained, ConstraintRules, FIND};
use crate::split_mix::SplitMix64;
use crate::text::{InputError, InputFault, Letters, Line};

/// Entry of sudoku in the registry.
pub const PUZZLE: Puzzle = constrained::puzzle::<Sudoku>();

/// Properties of sudoku: its algorithms and examples.
pub static KIND: Kind = Kind {
    id: "sudoku",
    code: 22,
    algorithms: ALGORITHMS,
    algorithm: Algorithm::Backtracking(FORWARD),
    sizes: Sizes::within(SHAPE),
    wanted: Wanted::Unique,
    presets: &[
        Preset::new(
            "sample",
            "1\n\
             103000509\n002109400\n000704000\n\
             300502006\n060000050\n700803004\n\
             000401000\n009205800\n804000107",
        ),
        Preset::new(
            "hard",
            "1\n\
             800000000\n003600000\n070090200\n\
             050007000\n000045700\n000100030\n\
             001000068\n008500010\n090000400",
        ),
        Preset::new(
            "several",
            "1\n\
             906070403\n000400200\n070023010\n\
             500000100\n040208060\n003000005\n\
             030700050\n007005000\n405010708",
        )
        .set(&[(FIND, ALL)]),
    ],
};

/// Number of rows, columns, boxes and digits.
const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;
const SHAPE: Shape = Shape {
    rows: SIDE as u32,
    columns: SIDE as u32,
};
const LETTERS: Letters = Letters(".0123456789");
/// Maximum number of boards in a text.
const MOST_TESTS: u32 = 1_000_000;
/// Board code of a given digit, less the digit.
const GIVEN: u8 = 10;
/// Number of digits that are packed into one number.
const PACKED: usize = 18;

/// A board: the digit of each cell, 0 for an empty one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sudoku {
    digits: [u8; CELLS],
}

/// A row, a column or a box that two cells share.
fn shared(one: usize, other: usize) -> Option<&'static str> {
    let place = |cell: usize| (cell / SIDE, cell % SIDE);
    let ((row, column), (other_row, other_column)) = (place(one), place(other));
    if row == other_row {
        Some("row")
    } else if column == other_column {
        Some("column")
    } else if (row / 3, column / 3) == (other_row / 3, other_column / 3) {
        Some("box")
    } else {
        None
    }
}

impl Sudoku {
    /// Returns the first two cells that share a unit and a digit, and the name of the unit.
    fn conflict(&self) -> Option<(usize, usize, &'static str)> {
        let cells = (0..CELLS).filter(|&cell| self.digits[cell] > 0);
        let pairs = cells.flat_map(|cell| (0..cell).map(move |other| (other, cell)));
        let mut equal = pairs.filter(|&(other, cell)| self.digits[other] == self.digits[cell]);
        equal.find_map(|(other, cell)| Some((other, cell, shared(other, cell)?)))
    }

    /// Searches for the first answer, or for up to `most` answers. Returns the digits of the first
    /// answer and the number of answers; `None` if the search takes too long.
    fn solved(&self, most: u64) -> Option<([u8; CELLS], u64)> {
        let problem = ConstraintProblem::new(self.clone(), Self::REASONS);
        let (choices, answers) = problem.count(most, MOST_STEPS)?;
        let mut digits = self.digits;
        for choice in choices {
            digits[choice.cell as usize] = choice.value + 1;
        }
        Some((digits, answers))
    }
}

/// Maximum number of steps of a search that makes a random board.
const MOST_STEPS: u64 = 20_000;

/// Brings a list into a random order.
fn shuffle<T>(list: &mut [T], random: &mut SplitMix64) {
    for end in (1..list.len()).rev() {
        list.swap(end, (random.draw() % (end as u64 + 1)) as usize);
    }
}

impl Constraints for Sudoku {
    fn board_shape(&self) -> Shape {
        SHAPE
    }

    fn variables(&self) -> usize {
        CELLS
    }

    fn values(&self) -> usize {
        SIDE
    }

    fn given(&self, variable: usize) -> Option<u8> {
        self.digits[variable].checked_sub(1)
    }

    fn are_neighbours(&self, one: usize, other: usize) -> bool {
        shared(one, other).is_some()
    }

    fn allows(&self, one: (usize, u8), other: (usize, u8)) -> bool {
        one.1 != other.1
    }

    fn choice(&self, variable: usize, value: u8) -> Choice {
        let cell = variable as u32;
        Choice { cell, value }
    }

    fn board(&self, values: &[Option<u8>], cells: &mut [u8]) {
        for ((code, value), &digit) in cells.iter_mut().zip(values).zip(&self.digits) {
            *code = match value {
                None => 0,
                Some(value) if digit == 0 => value + 1,
                Some(_) => GIVEN + digit,
            };
        }
    }
}

impl ConstraintRules for Sudoku {
    const KIND: &'static Kind = &KIND;
    const REASONS: &'static [&'static str; 2] = &["taken", "noValue"];
    const COUNTS: bool = false;
    const IS_UNIQUE: bool = true;
    const MOST_COUNTED: Option<NonZeroU64> = NonZeroU64::new(10_000);

    fn reader() -> Box<dyn CaseReader> {
        Box::new(Boards::default())
    }

    fn text(&self) -> String {
        format!("1\n{}", written(&self.digits))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        for digits in self.digits.chunks(PACKED) {
            let number = digits
                .iter()
                .fold(0, |sum, &digit| 10 * sum + u64::from(digit));
            pack_number(bytes, number);
        }
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let mut digits = [0; CELLS];
        for digits in digits.chunks_mut(PACKED) {
            let mut number = unpacker.number(10_u64.pow(digits.len() as u32) - 1)?;
            for digit in digits.iter_mut().rev() {
                *digit = (number % 10) as u8;
                number /= 10;
            }
        }
        let board = Self { digits };
        match board.conflict() {
            Some(_) => Err(unpacker.refuse()),
            None => Ok(board),
        }
    }

    fn answer(&self, choices: &[Choice]) -> String {
        let mut digits = self.digits;
        for choice in choices {
            digits[choice.cell as usize] = choice.value + 1;
        }
        written(&digits).trim_end().to_owned()
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            random: true,
            ..Editable::default()
        }
    }

    fn numbered(&self, cell: u32, number: Option<u32>) -> Result<Self, EditError> {
        let cells = CELLS as u32;
        let old = *self
            .digits
            .get(cell as usize)
            .ok_or(EditError::OutsideBoard { cell, cells })?;
        let shows = |digit: u8| {
            let mut board = self.clone();
            board.digits[cell as usize] = digit;
            board.conflict().is_none().then_some(board)
        };
        let refused = EditError::Repeated { cell };
        match number {
            Some(number @ 0..=9) => shows(number as u8).ok_or(refused),
            Some(_) => Err(EditError::FixedCell { cell }),
            None => {
                let mut others = (1..10).map(|by| (old + by) % 10);
                others.find_map(shows).ok_or(refused)
            }
        }
    }

    /// Makes a full board and empties cells of it. If `wanted` is 1, each emptied cell leaves one
    /// answer.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Self> {
        if wanted.is_some_and(|wanted| wanted != 1) {
            return None;
        }
        let mut random = SplitMix64::new(seed);
        let mut board = Self { digits: [0; CELLS] };
        // The boxes on the diagonal share no row and no column: any digits fit into them.
        for corner in [0, 30, 60] {
            let mut digits: Vec<u8> = (1..10).collect();
            shuffle(&mut digits, &mut random);
            for (at, digit) in digits.into_iter().enumerate() {
                board.digits[corner + at / 3 * SIDE + at % 3] = digit;
            }
        }
        (board.digits, _) = board.solved(1)?;
        let mut cells: Vec<usize> = (0..CELLS).collect();
        shuffle(&mut cells, &mut random);
        if wanted.is_none() {
            for &cell in &cells[..ANY_EMPTY] {
                board.digits[cell] = 0;
            }
            return Some(board);
        }
        for cell in cells {
            let digit = std::mem::take(&mut board.digits[cell]);
            if !matches!(board.solved(2), Some((_, 1))) {
                board.digits[cell] = digit;
            }
        }
        Some(board)
    }

    fn given_numbers(&self) -> Option<Vec<u8>> {
        Some(self.digits.to_vec())
    }
}

/// Number of empty cells of a random board that can have several answers.
const ANY_EMPTY: usize = 52;

/// Writes nine lines of nine digits.
fn written(digits: &[u8; CELLS]) -> String {
    let mut text = String::new();
    for row in digits.chunks(SIDE) {
        text.extend(row.iter().map(|digit| char::from(b'0' + digit)));
        text.push('\n');
    }
    text
}

/// Reads boards of nine lines or of one.
#[derive(Debug, Default)]
struct Boards {
    /// Number of boards, if the text says it.
    expected: Option<usize>,
    /// Number of boards read so far.
    found: usize,
    /// Number of the first line of the board that has begun.
    first: usize,
    /// Digits of the board that has begun.
    digits: Vec<u8>,
    /// Number of the line of each of its rows.
    lines: Vec<usize>,
}

impl Boards {
    fn take(&mut self, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let mut board = Sudoku { digits: [0; CELLS] };
        board
            .digits
            .copy_from_slice(&std::mem::take(&mut self.digits));
        if let Some((one, other, unit)) = board.conflict() {
            let line = self.lines.get(other / SIDE).copied().unwrap_or(self.first);
            let place = |cell: usize| ((cell / SIDE) as u32 + 1, (cell % SIDE) as u32 + 1);
            let ((first_row, first_column), (row, column)) = (place(one), place(other));
            let fault = InputFault::Repeated {
                digit: board.digits[one],
                unit,
                first_row,
                first_column,
                row,
                column,
            };
            return Err(InputError::at(line, fault));
        }
        self.found += 1;
        self.lines.clear();
        cases.push(Case::new(self.first, Constrained::new(board)));
        Ok(())
    }
}

impl CaseReader for Boards {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let is_begun = !self.digits.is_empty();
        if let Some(expected) = self.expected.filter(|&expected| expected == self.found) {
            let found = line.quoted();
            return Err(line.fault(InputFault::MoreTests { expected, found }));
        }
        let length = line.letters().take(CELLS + 1).count();
        if self.expected.is_none() && self.found == 0 && !is_begun && length < SIDE {
            self.expected = Some(line.number_of_tests(MOST_TESTS)? as usize);
            return Ok(());
        }
        let cells = if is_begun || length != CELLS {
            SIDE
        } else {
            CELLS
        };
        if !line.fits(cells, LETTERS) {
            return Err(line.fault(line.unfit(cells, LETTERS)));
        }
        if !is_begun {
            self.first = line.number;
        }
        self.lines.push(line.number);
        let digits = line
            .letters()
            .map(|letter| letter.to_digit(10).unwrap_or(0) as u8);
        self.digits.extend(digits);
        if self.digits.len() == CELLS {
            self.take(cases)?;
        }
        Ok(())
    }

    fn end(&mut self, line: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        let rows = self.digits.len() / SIDE;
        if rows > 0 {
            let (rows, missing) = (SIDE, SIDE - rows);
            return Err(InputError::at(
                line,
                InputFault::Incomplete { rows, missing },
            ));
        }
        match self.expected {
            Some(expected) if self.found < expected => {
                let found = self.found;
                Err(InputError::at(
                    line,
                    InputFault::FewTests { expected, found },
                ))
            }
            _ => Ok(()),
        }
    }
}

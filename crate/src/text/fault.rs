//! Faults in judges' text: where they are, and what was expected there.

use std::fmt;

use serde::Serialize;

/// A fault in a text, with its line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct InputError {
    /// Number of the line. Lines count from 1; for a text that ends too early, the number is that
    /// of the last line plus 1.
    pub line: usize,
    pub fault: InputFault,
}

/// A fault of a text: what was expected. `found` quotes the text that stands there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum InputFault {
    /// A line should have `expected` cells, each of them one of `letters`.
    Cells {
        expected: usize,
        letters: Letters,
        found: String,
    },
    /// Each cell of the line should be one of `letters`. The first wrong one is `letter`, in cell
    /// number `column`, counted from 1.
    Letter {
        letter: String,
        column: u32,
        letters: Letters,
        found: String,
    },
    /// The line should hold one row of the board, but holds several with blanks between them.
    Joined { found: String },
    /// A case of `rows` lines ends `missing` lines too early.
    Incomplete { rows: usize, missing: usize },
    /// The board has more than `limit` cells.
    TooManyCells { limit: usize, cells: usize },
    /// The board has `rows` rows up to this line, and `columns` columns. At most `high` rows and
    /// `wide` columns are allowed.
    Size {
        rows: usize,
        columns: usize,
        high: u32,
        wide: u32,
    },
    /// The line should consist of `expected` whole numbers from `least` to `most`.
    Numbers {
        expected: usize,
        least: u32,
        most: u32,
        found: String,
    },
    /// The line, or the word, should be a whole number from `least` to `most`.
    Number {
        least: u32,
        most: u32,
        found: String,
    },
    /// The text ends after `found` of the `expected` numbers of a case.
    CutShort { expected: usize, found: usize },
    /// The line has more than `limit` bytes.
    LongLine { limit: usize },
    /// Two pieces are on one cell; row and column count from 1.
    SameCell { row: u32, column: u32 },
    /// The line should hold each of `letters` exactly once.
    Once { letters: Letters, found: String },
    /// The word is in the case twice. The second time it is word number `column` of this line,
    /// counted from 1.
    Twice { found: String, column: u32 },
    /// The board, which this line ends, has no piece of this letter, or one of a wrong shape.
    Piece { letter: String },
    /// The board, which this line ends, has no piece of `rows` x `columns` cells.
    NoBlock { rows: usize, columns: usize },
    /// The board, which this line ends, has none of these letters.
    Missing { letters: Letters },
    /// The board, which this line ends, has `firsts` pieces of the player who begins and `seconds`
    /// of the other player. Both should have as many, or the first player one more.
    #[cfg(feature = "trees")]
    Turns {
        first: String,
        firsts: u32,
        second: String,
        seconds: u32,
    },
    /// The number of heaps at the front of the line should be followed by the sizes of `expected`
    /// heaps, each at most `most`.
    #[cfg(feature = "trees")]
    Heaps {
        expected: usize,
        most: u32,
        found: String,
    },
    /// On the board, which this line ends, the game went on after the player with these pieces had
    /// won.
    #[cfg(feature = "trees")]
    WonBefore { winner: String },
    /// The line should hold the number of tests, at most `most`.
    Tests { most: u32, found: String },
    /// The text says that there are `expected` tests, and ends after `found` of them.
    FewTests { expected: usize, found: usize },
    /// A line that is not blank follows the `expected` tests.
    MoreTests { expected: usize, found: String },
    /// A bar of `rows` x `columns` squares has more than `limit` positions.
    #[cfg(feature = "trees")]
    TooManyPositions { rows: u32, columns: u32, limit: u32 },
    /// After the size of the bar, the line should hold no number or the lengths of all `rows` rows;
    /// it holds `found`.
    #[cfg(feature = "trees")]
    Lengths { rows: u32, found: u32 },
    /// A row is longer than the row above it, or than the bar: row `row`, counted from 1, has `found`
    /// squares and can have at most `most`.
    #[cfg(feature = "trees")]
    Stairs { row: u32, most: u32, found: u32 },
    /// The digit is in two cells of one row, column or box (`unit`). Rows and columns count from 1.
    #[cfg(feature = "constraints")]
    #[serde(rename_all = "camelCase")]
    Repeated {
        digit: u8,
        unit: &'static str,
        first_row: u32,
        first_column: u32,
        row: u32,
        column: u32,
    },
    /// A line that is not blank follows the 0 that ends the text.
    #[cfg(feature = "constraints")]
    AfterEnd { found: String },
    /// The cell lies outside a board of this size; row and column count from 1.
    Outside {
        row: u32,
        column: u32,
        rows: u32,
        columns: u32,
    },
}

/// A list of letters, such as `'b' or 'w'`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(transparent)]
pub struct Letters(pub &'static str);

impl Letters {
    /// Returns the index of `letter` in the list.
    pub fn index(self, letter: char) -> Option<usize> {
        self.0.chars().position(|candidate| candidate == letter)
    }

    /// Returns the letter with this index in the list.
    pub fn letter(self, index: u8) -> Option<char> {
        self.0.chars().nth(index.into())
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.chars().count();
        for (index, letter) in self.0.chars().enumerate() {
            let joint = match index {
                0 => "",
                _ if index + 1 == count => " or ",
                _ => ", ",
            };
            write!(f, "{joint}'{letter}'")?;
        }
        Ok(())
    }
}

impl InputError {
    /// Makes the error for a fault on this line.
    pub const fn at(line: usize, fault: InputFault) -> Self {
        Self { line, fault }
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            InputFault::Cells {
                expected,
                letters,
                found,
            } => write!(f, "expected {expected} cells of {letters}, found {found:?}"),
            InputFault::Letter {
                letter,
                column,
                letters,
                found,
            } => {
                let letter = letter.escape_debug();
                write!(
                    f,
                    "expected {letters} in each cell, found '{letter}' in column {column} of {found:?}"
                )
            }
            InputFault::Joined { found } => {
                write!(
                    f,
                    "expected one row of the board, found several in {found:?}"
                )
            }
            InputFault::Incomplete { rows, missing } => {
                write!(f, "expected a case of {rows} lines, {missing} missing")
            }
            InputFault::TooManyCells { limit, cells } => {
                write!(f, "expected at most {limit} cells a board, found {cells}")
            }
            InputFault::Size {
                rows,
                columns,
                high,
                wide,
            } => write!(
                f,
                "expected at most {high} rows and {wide} columns a board, found {rows} x {columns}"
            ),
            InputFault::Numbers {
                expected,
                least,
                most,
                found,
            } => write!(
                f,
                "expected {expected} numbers from {least} to {most}, found {found:?}"
            ),
            InputFault::Number { least, most, found } => write!(
                f,
                "expected a whole number from {least} to {most}, found {found:?}"
            ),
            InputFault::CutShort { expected, found } => write!(
                f,
                "expected {expected} numbers a case, the text ends after {found}"
            ),
            InputFault::LongLine { limit } => {
                write!(f, "expected at most {limit} bytes a line, found more")
            }
            InputFault::SameCell { row, column } => write!(
                f,
                "expected each piece on a cell of its own, found two at row {row}, column {column}"
            ),
            InputFault::Once { letters, found } => {
                write!(f, "expected each of {letters} once, found {found:?}")
            }
            InputFault::Twice { found, column } => {
                write!(
                    f,
                    "expected {found:?} once only, found it again in column {column}"
                )
            }
            InputFault::Piece { letter } => {
                write!(
                    f,
                    "expected a piece '{letter}' of a shape that the puzzle has"
                )
            }
            InputFault::NoBlock { rows, columns } => {
                write!(
                    f,
                    "expected a piece of {rows} x {columns} cells on the board, found none"
                )
            }
            InputFault::Missing { letters } => {
                write!(f, "expected {letters} on the board, found none")
            }
            #[cfg(feature = "trees")]
            InputFault::Turns {
                first,
                firsts,
                second,
                seconds,
            } => write!(
                f,
                "expected as many {first} as {second}, or one {first} more, because {first} begins; found {firsts} {first} and {seconds} {second}"
            ),
            #[cfg(feature = "trees")]
            InputFault::Heaps {
                expected,
                most,
                found,
            } => write!(
                f,
                "expected the sizes of {expected} heaps, from 0 to {most}, after their number, found {found:?}"
            ),
            #[cfg(feature = "trees")]
            InputFault::WonBefore { winner } => {
                write!(f, "expected no move after {winner} has won, found one")
            }
            InputFault::Tests { most, found } => write!(
                f,
                "expected the number of tests, at most {most}, found {found:?}"
            ),
            InputFault::FewTests { expected, found } => {
                write!(f, "expected {expected} tests, the text ends after {found}")
            }
            InputFault::MoreTests { expected, found } => {
                write!(
                    f,
                    "expected nothing after {expected} tests, found {found:?}"
                )
            }
            #[cfg(feature = "trees")]
            InputFault::TooManyPositions {
                rows,
                columns,
                limit,
            } => write!(
                f,
                "expected a bar with at most {limit} positions, found {rows} x {columns} squares, which have more"
            ),
            #[cfg(feature = "trees")]
            InputFault::Lengths { rows, found } => write!(
                f,
                "expected nothing after the size of the bar, or the lengths of its {rows} rows, found {found} more"
            ),
            #[cfg(feature = "trees")]
            InputFault::Stairs { row, most, found } => write!(
                f,
                "expected at most {most} squares in row {row}, as many as above it, found {found}"
            ),
            #[cfg(feature = "constraints")]
            InputFault::Repeated {
                digit,
                unit,
                first_row,
                first_column,
                row,
                column,
            } => write!(
                f,
                "expected each digit once a {unit}, found {digit} at row {first_row}, column {first_column} and at row {row}, column {column}"
            ),
            #[cfg(feature = "constraints")]
            InputFault::AfterEnd { found } => {
                write!(
                    f,
                    "expected nothing after the 0 that ends the text, found {found:?}"
                )
            }
            InputFault::Outside {
                row,
                column,
                rows,
                columns,
            } => write!(
                f,
                "expected a cell of {rows} rows and {columns} columns, found row {row}, column {column}"
            ),
        }
    }
}

impl std::error::Error for InputError {}

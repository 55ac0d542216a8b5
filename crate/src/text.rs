//! Judges' text: its lines, and what is wrong with them.

use std::fmt;

use serde::Serialize;

/// A fault in a text, and the line it is on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(crate::wasm::TypeScript))]
pub struct InputError {
    /// The number of the line, from 1; one past the last line for a text that ends too early.
    pub line: usize,
    pub fault: InputFault,
}

/// What was expected in a text, and what was found instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(crate::wasm::TypeScript))]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum InputFault {
    /// A line should have `expected` cells, each of them one of `letters`.
    Cells {
        expected: usize,
        letters: Letters,
        found: String,
    },
    /// The line should have one row of the board, and has several with blanks between them.
    Joined { found: String },
    /// A case of `rows` lines ends `missing` lines too early.
    Incomplete { rows: usize, missing: usize },
    /// The board has more than `limit` cells.
    TooManyCells { limit: usize, cells: usize },
    /// The line should hold `expected` whole numbers from `least` to `most`.
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
    /// Two pieces stand on one cell; row and column count from 1.
    SameCell { row: u32, column: u32 },
    /// The line should hold each of `letters` exactly once.
    Once { letters: Letters, found: String },
    /// The line should hold the number of tests, `most` at most.
    Tests { most: u32, found: String },
    /// The text says that there are `expected` tests, and ends after `found` of them.
    FewTests { expected: usize, found: usize },
    /// A line that is not blank follows the `expected` tests.
    MoreTests { expected: usize, found: String },
    /// There is no such cell on a board of this size; row and column count from 1.
    Outside {
        row: u32,
        column: u32,
        rows: u32,
        columns: u32,
    },
}

/// A list of letters, such as `'b' or 'w'`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(crate::wasm::TypeScript))]
#[serde(transparent)]
pub struct Letters(pub &'static str);

impl Letters {
    /// Finds the index of `letter` in the list.
    pub fn index(self, letter: char) -> Option<usize> {
        self.0.chars().position(|candidate| candidate == letter)
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
    /// Makes the error of a fault on this line.
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
            InputFault::SameCell { row, column } => write!(
                f,
                "expected each piece on a cell of its own, found two at row {row}, column {column}"
            ),
            InputFault::Once { letters, found } => {
                write!(f, "expected each of {letters} once, found {found:?}")
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

/// The most characters of a wrong line that an error quotes.
const QUOTE_LIMIT: usize = 40;

/// One line of a text. Spaces separate its words and mean nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// The number of the line, from 1.
    pub number: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    /// Makes a line of its number, from 1, and its text.
    pub const fn new(number: usize, text: &'a str) -> Self {
        Self { number, text }
    }

    /// Iterates over the characters of the line that are no spaces.
    #[inline]
    pub fn letters(&self) -> impl Iterator<Item = char> + use<'a> {
        let characters = self.text.chars();
        characters.filter(|character| !character.is_whitespace())
    }

    /// Iterates over the words of the line.
    pub fn words(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.text.split_whitespace()
    }

    /// Iterates over the words, each of them as a line of its own with this line's number.
    pub fn parts(&self) -> impl Iterator<Item = Self> + use<'a> {
        let number = self.number;
        self.words().map(move |text| Self { number, text })
    }

    /// Reads the line as one whole number from `least` to `most`.
    ///
    /// # Errors
    /// [`InputFault::Number`] where the line is anything else.
    pub fn number_between(&self, least: u32, most: u32) -> Result<u32, InputError> {
        number_in(self.text.trim(), least, most).ok_or_else(|| {
            self.fault(InputFault::Number {
                least,
                most,
                found: self.quoted(),
            })
        })
    }

    /// Reads the line as `expected` whole numbers, each from `least` to `most`.
    ///
    /// # Errors
    /// [`InputFault::Numbers`] where the line holds anything else, or more or fewer numbers.
    pub fn numbers(&self, expected: usize, least: u32, most: u32) -> Result<Vec<u32>, InputError> {
        let numbers = self.words().map(|word| number_in(word, least, most));
        let numbers: Option<Vec<u32>> = numbers.take(expected + 1).collect();
        numbers
            .filter(|numbers| numbers.len() == expected)
            .ok_or_else(|| {
                self.fault(InputFault::Numbers {
                    expected,
                    least,
                    most,
                    found: self.quoted(),
                })
            })
    }

    /// Tells whether the line has exactly `cells` letters, all of them among `letters`.
    pub fn fits(&self, cells: usize, letters: Letters) -> bool {
        self.letters().take(cells + 1).count() == cells
            && self.letters().all(|letter| letters.index(letter).is_some())
    }

    /// Makes the error of a fault on this line.
    pub fn fault(&self, fault: InputFault) -> InputError {
        InputError {
            line: self.number,
            fault,
        }
    }

    /// Tells whether the line has no letter.
    pub fn is_blank(&self) -> bool {
        self.letters().next().is_none()
    }

    /// Quotes the line for an error: one space between words, and at most 40 characters.
    pub fn quoted(&self) -> String {
        let words = self.words().take(QUOTE_LIMIT);
        let mut quoted = words.collect::<Vec<_>>().join(" ");
        if let Some((end, _)) = quoted.char_indices().nth(QUOTE_LIMIT) {
            quoted.truncate(end);
            quoted.push('…');
        }
        quoted
    }
}

/// Reads digits as a whole number from `least` to `most`; `None` for any other text, also for one
/// with a sign.
fn number_in(digits: &str, least: u32, most: u32) -> Option<u32> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    let number = digits.parse().ok().filter(|_| plain);
    number.filter(|number| (least..=most).contains(number))
}

/// Splits a text that arrives in pieces into lines.
///
/// A line ends with LF, CR LF or CR. Any number of CR before an LF end one line only.
#[derive(Debug, Default)]
pub struct LineSplitter {
    /// The text that has arrived behind the last LF.
    remaining: String,
    /// The number of lines so far.
    count: usize,
}

impl LineSplitter {
    /// Takes the next piece and hands on each line that the piece completes. A line that ends with
    /// CR is complete when the LF behind the CR, or the end of the text, has arrived.
    pub fn push(&mut self, piece: &str, each: &mut dyn FnMut(Line<'_>)) {
        for part in piece.split_inclusive('\n') {
            if !part.ends_with('\n') {
                self.remaining.push_str(part);
            } else if self.remaining.is_empty() {
                self.split(part, each);
            } else {
                let mut remaining = std::mem::take(&mut self.remaining);
                remaining.push_str(part);
                self.split(&remaining, each);
            }
        }
    }

    /// Hands on the lines behind the last LF, and returns the number of all lines.
    pub fn end(&mut self, each: &mut dyn FnMut(Line<'_>)) -> usize {
        let remaining = std::mem::take(&mut self.remaining);
        if !remaining.is_empty() {
            self.split(&remaining, each);
        }
        self.count
    }

    fn split(&mut self, part: &str, each: &mut dyn FnMut(Line<'_>)) {
        let begun = if self.count == 0 {
            part.trim_start_matches('\u{feff}')
        } else {
            part
        };
        let lines = match begun.strip_suffix('\n') {
            Some(before) => before.trim_end_matches('\r'),
            None => begun.strip_suffix('\r').unwrap_or(begun),
        };
        for text in lines.split('\r') {
            self.count += 1;
            each(Line {
                number: self.count,
                text,
            });
        }
    }
}

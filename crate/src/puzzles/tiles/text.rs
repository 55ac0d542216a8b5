//! Judges' text of sliding tiles.
//!
//! A line of nine words, `1` to `8` and `x` for the gap, is a board of 3 x 3 (POJ 1077, HDU 1043). A
//! line of one number begins a text of boards of 4 x 4 (`UVa` 10181): the number of boards, then four
//! lines of four numbers each, 0 for the gap.

use super::format::{LARGE, SMALL};
use super::instance::TileBoard;
use super::space::Tiles;
use crate::board::Shape;
use crate::puzzle::{Case, CaseReader};
use crate::text::{InputError, InputFault, Letters, Line};

/// Maximum number of boards that the first line of a text of large boards may promise.
const MOST_TESTS: u32 = 100_000;
/// The words of a board of one line.
const WORDS: Letters = Letters("12345678x");

/// Reads boards.
#[derive(Debug, Default)]
pub struct Boards {
    /// Number of boards that the text of large boards promises; `None` before such a text.
    tests: Option<u32>,
    read: u32,
    /// Of a large board that is not complete: the line of its first row, and the numbers of the
    /// rows so far.
    first: usize,
    numbers: Vec<u8>,
    has_small: bool,
}

impl Boards {
    fn small(&mut self, line: &Line<'_>) -> Result<Case, InputError> {
        let expected = SMALL.cells();
        let mut numbers = Vec::with_capacity(expected);
        let mut words = Vec::with_capacity(expected);
        for (column, word) in (1..).zip(line.parts()) {
            let mut letters = word.letters();
            let index = letters
                .next()
                .and_then(|letter| WORDS.index(letter.to_ascii_lowercase()));
            let Some(index) = index.filter(|_| letters.next().is_none()) else {
                let (letter, letters, found) = (word.quoted(), WORDS, line.quoted());
                return Err(line.fault(InputFault::Letter {
                    letter,
                    column,
                    letters,
                    found,
                }));
            };
            numbers.push(((index + 1) % expected) as u8);
            words.push(word.quoted());
        }
        if numbers.len() != expected {
            return Err(wrong_row(line));
        }
        self.has_small = true;
        check_once(line, &numbers, 0, |index| words[index].clone())?;
        board(line.number, SMALL, &numbers).ok_or_else(|| wrong_row(line))
    }

    fn row(&mut self, line: &Line<'_>) -> Result<Option<Case>, InputError> {
        let columns = LARGE.columns as usize;
        let row = line.numbers(columns, 0, LARGE.cells() as u32 - 1)?;
        if self.numbers.is_empty() {
            self.first = line.number;
        }
        let before = self.numbers.len();
        self.numbers.extend(row.iter().map(|&number| number as u8));
        check_once(line, &self.numbers, before, |index| row[index].to_string())?;
        if self.numbers.len() < LARGE.cells() {
            return Ok(None);
        }
        let numbers = std::mem::take(&mut self.numbers);
        self.read += 1;
        Ok(board(self.first, LARGE, &numbers))
    }
}

impl CaseReader for Boards {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        match self.tests {
            Some(tests) if self.read == tests => {
                let (expected, found) = (tests as usize, line.quoted());
                Err(line.fault(InputFault::MoreTests { expected, found }))
            }
            Some(_) => {
                cases.extend(self.row(line)?);
                Ok(())
            }
            None if line.words().count() == 1 && !self.has_small => {
                self.tests = Some(line.number_of_tests(MOST_TESTS)?);
                Ok(())
            }
            None => {
                cases.push(self.small(line)?);
                Ok(())
            }
        }
    }

    fn end(&mut self, line: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        let Some(tests) = self.tests else {
            return Ok(());
        };
        if !self.numbers.is_empty() {
            let rows = LARGE.rows as usize;
            let missing = rows - self.numbers.len() / LARGE.columns as usize;
            return Err(InputError::at(
                line,
                InputFault::Incomplete { rows, missing },
            ));
        }
        if self.read < tests {
            let (expected, found) = (tests as usize, self.read as usize);
            return Err(InputError::at(
                line,
                InputFault::FewTests { expected, found },
            ));
        }
        Ok(())
    }
}

fn wrong_row(line: &Line<'_>) -> InputError {
    let (letters, found) = (WORDS, line.quoted());
    line.fault(InputFault::Once { letters, found })
}

/// Refuses a number of the line that is also on an earlier cell. The numbers of the line begin at
/// the index `from`. `word` writes one of them for the error.
fn check_once(
    line: &Line<'_>,
    numbers: &[u8],
    from: usize,
    word: impl Fn(usize) -> String,
) -> Result<(), InputError> {
    for index in from..numbers.len() {
        if numbers[..index].contains(&numbers[index]) {
            let column = (index - from) as u32 + 1;
            let found = word(index - from);
            return Err(line.fault(InputFault::Twice { found, column }));
        }
    }
    Ok(())
}

fn board(line: usize, shape: Shape, numbers: &[u8]) -> Option<Case> {
    let tiles = Tiles::to_gap_last(shape, numbers).ok()?;
    Some(Case::new(line, TileBoard::new(tiles)))
}

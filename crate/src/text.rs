//! Judges' text: its lines, and the errors in them.

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

/// Maximum number of characters that an error quotes from a wrong line.
const QUOTE_LIMIT: usize = 40;

/// Converts a full-width letter, digit or sign, as in `６，０`, to its ASCII form. Returns any other
/// character unchanged.
#[inline]
fn plain(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(character) - 0xfee0).unwrap_or(character)
        }
        _ => character,
    }
}

/// Splits a text at the byte `place`, a character boundary. Slicing with `[..]` would add 4 kB to
/// the wasm, because its panic message quotes the text.
fn divided(text: &str, place: usize) -> (&str, &str) {
    text.split_at_checked(place).unwrap_or((text, ""))
}

/// Converts full-width letters, digits and signs to their ASCII forms.
pub(crate) fn plain_text(text: &str) -> String {
    text.chars().map(plain).collect()
}

/// One line of a text. Spaces and commas separate words. Full-width letters, digits and commas are
/// read like the ASCII ones.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// Number of the line. Lines count from 1.
    pub number: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    /// Makes a line from its number, counted from 1, and its text.
    pub const fn new(number: usize, text: &'a str) -> Self {
        Self { number, text }
    }

    /// Iterates over the characters of the line except white space, in their ASCII forms.
    #[inline]
    pub fn letters(&self) -> impl Iterator<Item = char> + use<'a> {
        let characters = self.text.chars();
        let letters = characters.filter(|character| !character.is_whitespace());
        letters.map(plain)
    }

    /// Iterates over the words of the line as they are written. A comma without a word before or
    /// after it yields an empty word for that place.
    #[inline(never)]
    pub fn words(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let mut words = Vec::new();
        let mut has_commas = false;
        let mut rest = self.text.trim();
        while !rest.is_empty() || has_commas {
            let is_end = |letter: char| letter.is_whitespace() || plain(letter) == ',';
            let end = rest.find(is_end).unwrap_or(rest.len());
            let (word, behind) = divided(rest, end);
            words.push(word);
            let behind = behind.trim_start();
            let next = behind.strip_prefix([',', '，']);
            has_commas = next.is_some();
            rest = next.unwrap_or(behind).trim_start();
        }
        words.into_iter()
    }

    /// Iterates over the words, each as a line of its own with this line's number.
    pub fn parts(&self) -> impl Iterator<Item = Self> + use<'a> {
        let number = self.number;
        self.words().map(move |text| Self { number, text })
    }

    /// Reads the line as one whole number in `least..=most`.
    ///
    /// # Errors
    /// [`InputFault::Number`] if the line is anything else.
    pub fn number_between(&self, least: u32, most: u32) -> Result<u32, InputError> {
        number_in(self.text.trim(), least, most).ok_or_else(|| {
            self.fault(InputFault::Number {
                least,
                most,
                found: self.quoted(),
            })
        })
    }

    /// Reads the line as `expected` whole numbers, each in `least..=most`.
    ///
    /// # Errors
    /// [`InputFault::Numbers`] if the line holds anything else, or another number of numbers.
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

    /// Returns whether the line has exactly `cells` letters, all of them in `letters`.
    pub fn fits(&self, cells: usize, letters: Letters) -> bool {
        self.letters().take(cells + 1).count() == cells
            && self.letters().all(|letter| letters.index(letter).is_some())
    }

    /// Returns the fault of a line that does not [fit](Self::fits): its first unknown letter, or
    /// else its number of cells.
    pub fn unfit(&self, cells: usize, letters: Letters) -> InputFault {
        let found = self.quoted();
        let given = self.text.chars().filter(|letter| !letter.is_whitespace());
        let is_unknown = |&(_, letter): &(u32, char)| letters.index(plain(letter)).is_none();
        match (1..).zip(given).find(is_unknown) {
            Some((column, letter)) => InputFault::Letter {
                letter: letter.into(),
                column,
                letters,
                found,
            },
            None => InputFault::Cells {
                expected: cells,
                letters,
                found,
            },
        }
    }

    /// Makes the error for a fault on this line.
    pub fn fault(&self, fault: InputFault) -> InputError {
        InputError {
            line: self.number,
            fault,
        }
    }

    /// Returns whether the line holds only white space.
    pub fn is_blank(&self) -> bool {
        self.letters().next().is_none()
    }

    /// Quotes at most 40 characters of the line for an error, with one space between words.
    pub fn quoted(&self) -> String {
        let words = self.text.split_whitespace().take(QUOTE_LIMIT);
        let mut quoted = words.collect::<Vec<_>>().join(" ");
        if let Some((end, _)) = quoted.char_indices().nth(QUOTE_LIMIT) {
            quoted.truncate(end);
            quoted.push('…');
        }
        quoted
    }
}

/// Reads digits as a whole number in `least..=most`. Returns `None` for any other text, also for a
/// number with a sign.
#[inline(never)]
fn number_in(digits: &str, least: u32, most: u32) -> Option<u32> {
    let mut number: u32 = 0;
    for digit in digits.chars() {
        let digit = plain(digit).to_digit(10)?;
        number = number.checked_mul(10)?.checked_add(digit)?;
    }
    (!digits.is_empty() && (least..=most).contains(&number)).then_some(number)
}

/// Maximum length of a line in bytes. Without it, a text without line ends would fill the memory.
const MOST_BYTES: usize = 1 << 20;

/// Callback that takes the next line of a text.
///
/// # Errors
/// The first fault in the text; after an error no further line is passed on.
pub type TakeLine<'a> = dyn FnMut(Line<'_>) -> Result<(), InputError> + 'a;

/// Splits a text that arrives in pieces into lines, and passes on each line as soon as its end has
/// arrived.
///
/// A line ends with LF, CR LF or CR. Several CR before an LF still end only one line.
#[derive(Debug, Default)]
pub struct LineSplitter {
    /// Beginning of a line whose end has not arrived yet.
    begun: String,
    /// Number of CRs that ended the latest line; an LF can still follow them.
    returns: usize,
    /// Number of lines passed on so far.
    count: usize,
}

impl LineSplitter {
    /// Takes the next piece and passes on each line that it completes.
    ///
    /// # Errors
    /// The first error of `take`, and [`InputFault::LongLine`] for a line of more than 1 MiB.
    pub fn push(&mut self, piece: &str, take: &mut TakeLine<'_>) -> Result<(), InputError> {
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        let mut rest = piece;
        while let Some(place) = rest.as_bytes().iter().position(is_end) {
            let (text, behind) = divided(rest, place);
            let mut behind = behind.chars();
            let is_return = behind.next() == Some('\r');
            rest = behind.as_str();
            if text.is_empty() && self.returns > 0 {
                self.returns = if is_return { self.returns + 1 } else { 0 };
                continue;
            }
            self.returned(take)?;
            self.complete(text, take)?;
            self.returns = usize::from(is_return);
        }
        if rest.is_empty() {
            return Ok(());
        }
        self.returned(take)?;
        self.begun.push_str(rest);
        self.bounded(self.begun.len())
    }

    /// Passes on the last line, if it has no line end, and returns the number of all lines.
    ///
    /// # Errors
    /// The errors of [`push`](Self::push).
    pub fn end(&mut self, take: &mut TakeLine<'_>) -> Result<usize, InputError> {
        self.returned(take)?;
        if !self.begun.is_empty() {
            self.complete("", take)?;
        }
        Ok(self.count)
    }

    /// Passes on an empty line for each CR after the first: since no LF has followed, each CR ends
    /// a line.
    #[inline(never)]
    fn returned(&mut self, take: &mut TakeLine<'_>) -> Result<(), InputError> {
        for _ in 1..std::mem::take(&mut self.returns) {
            self.hand_on("", take)?;
        }
        Ok(())
    }

    /// Passes on the line that ends with `text`.
    fn complete(&mut self, text: &str, take: &mut TakeLine<'_>) -> Result<(), InputError> {
        if self.begun.is_empty() {
            return self.hand_on(text, take);
        }
        let mut begun = std::mem::take(&mut self.begun);
        begun.push_str(text);
        self.hand_on(&begun, take)
    }

    #[inline(never)]
    fn hand_on(&mut self, text: &str, take: &mut TakeLine<'_>) -> Result<(), InputError> {
        self.bounded(text.len())?;
        let text = match self.count {
            0 => text.trim_start_matches('\u{feff}'),
            _ => text,
        };
        self.count += 1;
        take(Line::new(self.count, text))
    }

    /// Refuses a line of more bytes than [`MOST_BYTES`].
    fn bounded(&self, bytes: usize) -> Result<(), InputError> {
        let limit = MOST_BYTES;
        if bytes <= limit {
            return Ok(());
        }
        Err(InputError::at(
            self.count + 1,
            InputFault::LongLine { limit },
        ))
    }
}

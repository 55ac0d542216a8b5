//! Judges' text: its lines, and what is wrong with them.

use std::fmt;

use serde::Serialize;

/// A fault in a text, and the line it is on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
pub struct InputError {
    /// The number of the line, from 1; one past the last line for a text that ends too early.
    pub line: usize,
    pub fault: InputFault,
}

/// What was expected in a text, and what was found instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
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
    /// The line has more than `limit` bytes.
    LongLine { limit: usize },
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
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
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

/// The plain form of a full-width letter, digit or sign, as in `６，０`; any other character as it is.
#[inline]
fn plain(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(character) - 0xfee0).unwrap_or(character)
        }
        _ => character,
    }
}

/// Divides a text before a character that begins at `place`. What slices the text quotes it where it
/// panics, and so brings 4 kB into the wasm.
fn divided(text: &str, place: usize) -> (&str, &str) {
    text.split_at_checked(place).unwrap_or((text, ""))
}

/// Replaces full-width letters, digits and signs by their plain forms.
pub(crate) fn plain_text(text: &str) -> String {
    text.chars().map(plain).collect()
}

/// One line of a text. Spaces and commas separate its words. Full-width letters, digits and commas
/// are read as the plain ones.
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

    /// Iterates over the characters of the line that are no spaces, in their plain forms.
    #[inline]
    pub fn letters(&self) -> impl Iterator<Item = char> + use<'a> {
        let characters = self.text.chars();
        let letters = characters.filter(|character| !character.is_whitespace());
        letters.map(plain)
    }

    /// Iterates over the words of the line, as they are written. A comma with no word on one of its
    /// sides has an empty word there.
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
        let words = self.text.split_whitespace().take(QUOTE_LIMIT);
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
#[inline(never)]
fn number_in(digits: &str, least: u32, most: u32) -> Option<u32> {
    let mut number: u32 = 0;
    for digit in digits.chars() {
        let digit = plain(digit).to_digit(10)?;
        number = number.checked_mul(10)?.checked_add(digit)?;
    }
    (!digits.is_empty() && (least..=most).contains(&number)).then_some(number)
}

/// The most bytes of a line. Without a limit a text that has no line ends would be held in memory.
const MOST_BYTES: usize = 1 << 20;

/// Takes the next line of a text.
///
/// # Errors
/// The first fault in the text; no further line is handed on.
pub type TakeLine<'a> = dyn FnMut(Line<'_>) -> Result<(), InputError> + 'a;

/// Splits a text that arrives in pieces into lines, each of which is handed on as soon as its end
/// has arrived.
///
/// A line ends with LF, CR LF or CR. Any number of CR before an LF end one line only.
#[derive(Debug, Default)]
pub struct LineSplitter {
    /// The text that has arrived of a line without its end.
    begun: String,
    /// The number of CR that have arrived behind a line, before an LF or the next line.
    returns: usize,
    /// The number of lines so far.
    count: usize,
}

impl LineSplitter {
    /// Takes the next piece and hands on each line whose end arrives with it.
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

    /// Hands on the line without an end, and returns the number of all lines.
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

    /// Hands on the empty lines that CR behind the first one have ended, now that no LF has followed.
    #[inline(never)]
    fn returned(&mut self, take: &mut TakeLine<'_>) -> Result<(), InputError> {
        for _ in 1..std::mem::take(&mut self.returns) {
            self.hand_on("", take)?;
        }
        Ok(())
    }

    /// Hands on the line that ends with `text`.
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

    /// Refuses a next line of so many bytes if they are too many.
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

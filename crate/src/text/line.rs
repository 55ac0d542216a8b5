//! One line of judges' text: its letters, words and numbers.

use crate::text::fault::{InputError, InputFault, Letters};

/// Maximum number of characters that an error quotes from a wrong line.
const QUOTE_LIMIT: usize = 40;

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

    /// Reads the line as the number of tests of a text, at most `most`.
    ///
    /// # Errors
    /// [`InputFault::Tests`] if the line is anything else.
    pub fn number_of_tests(&self, most: u32) -> Result<u32, InputError> {
        self.number_between(0, most).map_err(|_| {
            let found = self.quoted();
            self.fault(InputFault::Tests { most, found })
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
pub(super) fn divided(text: &str, place: usize) -> (&str, &str) {
    text.split_at_checked(place).unwrap_or((text, ""))
}

/// Converts full-width letters, digits and signs to their ASCII forms.
pub(crate) fn plain_text(text: &str) -> String {
    text.chars().map(plain).collect()
}

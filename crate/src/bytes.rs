//! Packing numbers into the bytes of links, and reading them back.

use std::fmt;

use serde::Serialize;

/// The reason why bytes cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum UnpackError {
    /// The bytes end too early.
    Truncated,
    /// The number at byte `at` is outside its range, or is not written in its shortest form.
    Number { at: usize },
}

impl fmt::Display for UnpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truncated => write!(f, "the bytes end too early"),
            Self::Number { at } => write!(f, "the number at byte {at} is not allowed"),
        }
    }
}

impl std::error::Error for UnpackError {}

/// Appends `number` as LEB128 in its shortest form.
#[inline(never)]
pub fn pack_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads packed bytes from the first to the last.
#[derive(Clone, Debug)]
pub struct Unpacker<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Unpacker<'a> {
    /// Makes a reader at the first byte.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// Reads the next byte.
    ///
    /// # Errors
    /// [`UnpackError::Truncated`] at the end.
    pub fn byte(&mut self) -> Result<u8, UnpackError> {
        let byte = *self.bytes.get(self.at).ok_or(UnpackError::Truncated)?;
        self.at += 1;
        Ok(byte)
    }

    /// Reads the next number, in `0..=most`.
    ///
    /// # Errors
    /// [`UnpackError::Truncated`] at the end; [`UnpackError::Number`] if the number is greater than
    /// `most` or not in its shortest form.
    #[inline(never)]
    pub fn number(&mut self, most: u64) -> Result<u64, UnpackError> {
        let at = self.at;
        let mut number = 0;
        // Nine groups of seven bits hold 63 bits, enough for any number in a link.
        for shift in (0..63).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                let shortest = byte != 0 || shift == 0;
                return Some(number)
                    .filter(|&number| shortest && number <= most)
                    .ok_or(UnpackError::Number { at });
            }
        }
        Err(UnpackError::Number { at })
    }

    /// Returns the number of bytes read so far.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns whether every byte has been read.
    pub const fn is_at_end(&self) -> bool {
        self.at == self.bytes.len()
    }

    /// Makes the error for the number that was read last, for a caller that does not allow it.
    pub const fn refuse(&self) -> UnpackError {
        UnpackError::Number {
            at: self.at.saturating_sub(1),
        }
    }
}

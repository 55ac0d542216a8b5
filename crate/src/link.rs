//! The state string as bytes: what a link, a reload and the back button carry.
//!
//! Layout: version, puzzle code, the instance as its puzzle packs it, algorithm code, options
//! (0, kept for later), step. Numbers are LEB128 in their shortest form, so each state has
//! exactly one string. What counts as a step belongs to the version.

use std::fmt;

use serde::Serialize;

use crate::puzzles::{self, Instance};
use crate::run::RunError;

/// The version that is written. Strings of released versions can be read for ever.
const VERSION: u8 = 1;

/// The most steps that a link may ask for.
pub const STEP_LIMIT: u64 = 100_000_000_000;

/// What a link says.
pub struct Link {
    pub instance: Box<dyn Instance>,
    /// The algorithm's code within its puzzle.
    pub algorithm: u8,
    pub step: u64,
}

/// Why bytes are not a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum LinkError {
    /// Written by a version that this one does not know.
    Version { version: u8 },
    /// The bytes end too early.
    Truncated,
    /// Bytes are left over at the end.
    TooLong,
    /// No puzzle has this code.
    Puzzle { puzzle: u8 },
    /// No algorithm of the puzzle has this code.
    Algorithm { algorithm: u8 },
    /// A number is outside its range or not in its shortest form.
    Number { at: usize },
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { version } => write!(f, "version {version} is not known"),
            Self::Truncated => write!(f, "the link ends too early"),
            Self::TooLong => write!(f, "something is left over at the end of the link"),
            Self::Puzzle { puzzle } => write!(f, "no puzzle has the code {puzzle}"),
            Self::Algorithm { algorithm } => write!(f, "no algorithm has the code {algorithm}"),
            Self::Number { at } => write!(f, "the number at byte {at} is not allowed"),
        }
    }
}

impl std::error::Error for LinkError {}

impl Link {
    /// The bytes of the link. [`decode`](Self::decode) refuses a `step` beyond [`STEP_LIMIT`] and
    /// an `algorithm` that the instance does not have.
    pub fn encode(instance: &dyn Instance, algorithm: u8, step: u64) -> Vec<u8> {
        let mut bytes = vec![VERSION, instance.kind().code];
        instance.pack(&mut bytes);
        bytes.push(algorithm);
        pack_number(&mut bytes, 0);
        pack_number(&mut bytes, step);
        bytes
    }

    /// The bytes of a link with the algorithm of this name, or for `None` with the puzzle's own.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for a name that the puzzle does not have.
    pub fn with_algorithm(
        instance: &dyn Instance,
        algorithm: Option<&str>,
        step: u64,
    ) -> Result<Vec<u8>, RunError> {
        let algorithm = instance.kind().algorithm(algorithm)?;
        Ok(Self::encode(instance, algorithm.code, step))
    }

    /// Reads what [`encode`](Self::encode) wrote, and nothing else.
    ///
    /// # Errors
    /// The reason why the bytes are no link.
    pub fn decode(bytes: &[u8]) -> Result<Self, LinkError> {
        let mut unpacker = Unpacker { bytes, at: 0 };
        let version = unpacker.byte()?;
        if version != VERSION {
            return Err(LinkError::Version { version });
        }
        let puzzle = unpacker.byte()?;
        let kind = puzzles::by_code(puzzle).ok_or(LinkError::Puzzle { puzzle })?;
        let instance = (kind.unpack)(&mut unpacker)?;
        let algorithm = unpacker.byte()?;
        if !kind.algorithms.iter().any(|known| known.code == algorithm) {
            return Err(LinkError::Algorithm { algorithm });
        }
        unpacker.number(0)?;
        let step = unpacker.number(STEP_LIMIT)?;
        if unpacker.at < bytes.len() {
            return Err(LinkError::TooLong);
        }
        Ok(Self {
            instance,
            algorithm,
            step,
        })
    }
}

/// Appends `number` as LEB128.
#[inline(never)]
pub fn pack_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads packed bytes from the front.
pub struct Unpacker<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Unpacker<'_> {
    /// The next byte.
    ///
    /// # Errors
    /// At the end.
    pub fn byte(&mut self) -> Result<u8, LinkError> {
        let byte = *self.bytes.get(self.at).ok_or(LinkError::Truncated)?;
        self.at += 1;
        Ok(byte)
    }

    /// The next number, at most `most`.
    ///
    /// # Errors
    /// At the end, above `most`, and where the number could have been written shorter.
    #[inline(never)]
    pub fn number(&mut self, most: u64) -> Result<u64, LinkError> {
        let at = self.at;
        let mut number = 0;
        // Nine groups of seven bits are as much as any number here needs.
        for shift in (0..63).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                let shortest = byte != 0 || shift == 0;
                return Some(number)
                    .filter(|&number| shortest && number <= most)
                    .ok_or(LinkError::Number { at });
            }
        }
        Err(LinkError::Number { at })
    }

    /// The error for a number just read whose value the caller refuses.
    pub fn refuse(&self) -> LinkError {
        LinkError::Number {
            at: self.at.saturating_sub(1),
        }
    }
}

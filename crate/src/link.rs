//! The bytes of a link. A reload and the back button restore a page from the same bytes.
//!
//! Layout: version, puzzle code, the instance as its puzzle packs it, algorithm code, options (0, or
//! the algorithm's heuristic and weight, or its limit), step. Numbers are LEB128 in their shortest
//! form, so each link has exactly one sequence of bytes. The version also fixes what counts as a step.

use std::fmt;

use serde::Serialize;

use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::instance::Instance;
use crate::problem::Algorithm;
use crate::registry::{PUZZLES, Registry};
use crate::search::RunError;

/// Version that [`Link::encode`] writes. Links of released versions must stay readable.
const VERSION: u8 = 1;

/// Maximum step of a link.
pub const STEP_LIMIT: u64 = 100_000_000_000;

/// Maximum options number of a link. It has room for 16 heuristics with 5 weights each, and for
/// limits up to 80.
const MOST_OPTIONS: u64 = 80;

/// The content of a link.
#[derive(Debug)]
pub struct Link {
    pub instance: Box<dyn Instance>,
    pub algorithm: Algorithm,
    pub step: u64,
}

/// The reason why bytes are not a valid link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum LinkError {
    /// The link has a version that this library does not know.
    Version { version: u8 },
    /// The bytes end too early.
    Truncated,
    /// The link ends before the byte `at`, but more bytes follow.
    TooLong { at: usize },
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
            Self::TooLong { .. } => write!(f, "something is left over at the end of the link"),
            Self::Puzzle { puzzle } => write!(f, "no puzzle has the code {puzzle}"),
            Self::Algorithm { algorithm } => write!(f, "no algorithm has the code {algorithm}"),
            Self::Number { at } => write!(f, "the number at byte {at} is not allowed"),
        }
    }
}

impl std::error::Error for LinkError {}

impl From<UnpackError> for LinkError {
    fn from(error: UnpackError) -> Self {
        match error {
            UnpackError::Truncated => Self::Truncated,
            UnpackError::Number { at } => Self::Number { at },
        }
    }
}

impl Link {
    /// Writes the bytes of a link to `step` of a run. A step beyond [`STEP_LIMIT`] is replaced by
    /// [`STEP_LIMIT`], so that [`decode`](Self::decode) can read every link.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the puzzle does not have the algorithm.
    pub fn encode(
        instance: &dyn Instance,
        algorithm: Algorithm,
        step: u64,
    ) -> Result<Vec<u8>, RunError> {
        let kind = instance.kind();
        let code = kind.algorithms.code_of(algorithm);
        let code = code.ok_or_else(|| RunError::UnknownAlgorithm {
            id: algorithm.id().to_owned(),
        })?;
        let mut bytes = vec![VERSION, kind.code];
        instance.pack(&mut bytes);
        bytes.push(code);
        pack_number(&mut bytes, algorithm.options());
        pack_number(&mut bytes, step.min(STEP_LIMIT));
        Ok(bytes)
    }

    /// Reads the bytes that [`encode`](Self::encode) wrote, and refuses all others.
    ///
    /// # Errors
    /// The reason why the bytes are not a valid link.
    pub fn decode(bytes: &[u8]) -> Result<Self, LinkError> {
        Self::decode_from(&PUZZLES, bytes)
    }

    /// Returns the length, in bytes, of the link at the beginning of `bytes`; other bytes may
    /// follow.
    ///
    /// # Errors
    /// The errors of [`decode`](Self::decode) except [`LinkError::TooLong`].
    pub fn length(bytes: &[u8]) -> Result<usize, LinkError> {
        match Self::decode(bytes) {
            Ok(_) => Ok(bytes.len()),
            Err(LinkError::TooLong { at }) => Ok(at),
            Err(error) => Err(error),
        }
    }

    /// Reads a link to one of the puzzles of a registry.
    ///
    /// # Errors
    /// The errors of [`decode`](Self::decode).
    pub fn decode_from(puzzles: &Registry, bytes: &[u8]) -> Result<Self, LinkError> {
        let mut unpacker = Unpacker::new(bytes);
        let version = unpacker.byte()?;
        if version != VERSION {
            return Err(LinkError::Version { version });
        }
        let code = unpacker.byte()?;
        let puzzle = puzzles.by_code(code);
        let puzzle = puzzle.ok_or(LinkError::Puzzle { puzzle: code })?;
        let instance = (puzzle.unpack)(&mut unpacker)?;
        let code = unpacker.byte()?;
        let algorithms = instance.kind().algorithms;
        let algorithm = algorithms.by_code(code);
        let algorithm = algorithm.ok_or(LinkError::Algorithm { algorithm: code })?;
        let heuristics = algorithms.heuristics().len();
        let most = if algorithm.has_options() {
            MOST_OPTIONS
        } else {
            0
        };
        let options = unpacker.number(most)?;
        let algorithm = algorithm.with_options(options, heuristics);
        let algorithm = algorithm.ok_or_else(|| LinkError::from(unpacker.refuse()))?;
        let step = unpacker.number(STEP_LIMIT)?;
        if !unpacker.is_at_end() {
            let at = unpacker.at();
            return Err(LinkError::TooLong { at });
        }
        Ok(Self {
            instance,
            algorithm,
            step,
        })
    }
}

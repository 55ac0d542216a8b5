//! What is known of a puzzle before there is an instance of it.

use serde::Serialize;

use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker};
use crate::problem::{Algorithm, Family};
use crate::search::RunError;
use crate::{games, state_space};

/// A puzzle: its name, its algorithms, its boards and its examples.
#[derive(Debug)]
pub struct Kind {
    /// The standard name in files and in the command.
    pub id: &'static str,
    /// The number that stands for the puzzle in links; it never changes.
    pub code: u8,
    /// The algorithms that can be asked for.
    pub algorithms: Algorithms,
    /// The puzzle's own algorithm: it runs where no other is asked for.
    pub algorithm: Algorithm,
    /// The boards that the editor offers.
    pub sizes: Sizes,
    /// What a random instance can be asked to fulfil.
    pub wanted: Wanted,
    /// Example instances, the default first.
    pub presets: &'static [Preset],
}

impl Kind {
    /// Finds the algorithm of this name; for `None`, the puzzle's own.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for a name that the puzzle does not have.
    pub fn algorithm(&self, id: Option<&str>) -> Result<Algorithm, RunError> {
        let Some(id) = id else {
            return Ok(self.algorithm);
        };
        let mut known = self.algorithms.iter();
        known
            .find(|known| known.id() == id)
            .ok_or_else(|| RunError::UnknownAlgorithm { id: id.to_owned() })
    }

    /// Tells the family of the puzzle's own algorithm.
    pub const fn family(&self) -> Family {
        self.algorithm.family()
    }
}

/// The algorithms of a puzzle in the order of the menu, with the codes that stand for them in
/// links. A code never changes.
#[derive(Clone, Copy, Debug)]
pub struct Algorithms(&'static [(u8, Algorithm)]);

impl Algorithms {
    /// The algorithms of every state space.
    pub const STATE_SPACE: Self = Self::new(&[
        (0, Algorithm::StateSpace(state_space::Algorithm::Bfs)),
        (
            1,
            Algorithm::StateSpace(state_space::Algorithm::Bidirectional),
        ),
        (
            2,
            Algorithm::StateSpace(state_space::Algorithm::Alternating),
        ),
    ]);

    /// The algorithms of every game.
    pub const GAMES: Self = Self::new(&[
        (1, Algorithm::Games(games::Algorithm::First)),
        (0, Algorithm::Games(games::Algorithm::Full)),
        (2, Algorithm::Games(games::Algorithm::Retrograde)),
    ]);

    /// Makes the list of these algorithms with their codes. A constant with two equal codes does
    /// not compile.
    ///
    /// # Panics
    /// For two equal codes.
    pub const fn new(coded: &'static [(u8, Algorithm)]) -> Self {
        let mut one = 0;
        while one < coded.len() {
            let mut other = one + 1;
            while other < coded.len() {
                assert!(
                    coded[one].0 != coded[other].0,
                    "two algorithms have one code"
                );
                other += 1;
            }
            one += 1;
        }
        Self(coded)
    }

    /// Iterates over the algorithms in the order of the menu.
    pub fn iter(self) -> impl Iterator<Item = Algorithm> {
        self.0.iter().map(|&(_, algorithm)| algorithm)
    }

    /// Finds the algorithm that this code stands for.
    pub fn by_code(self, code: u8) -> Option<Algorithm> {
        let mut coded = self.0.iter();
        coded
            .find(|(known, _)| *known == code)
            .map(|&(_, algorithm)| algorithm)
    }

    /// Finds the code that stands for this algorithm.
    pub fn code_of(self, algorithm: Algorithm) -> Option<u8> {
        let mut coded = self.0.iter();
        coded
            .find(|(_, known)| *known == algorithm)
            .map(|&(code, _)| code)
    }
}

/// What a number can ask of a random instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Wanted {
    /// Nothing can be asked for.
    Nothing,
    /// The distance of the start from the nearest goal, in moves; no number asks for a start from
    /// which no goal can be reached.
    Distance,
    /// The number 1 asks that there is exactly one answer; no number asks for any instance.
    Unique,
}

/// The boards that a puzzle can have.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
#[serde(rename_all = "camelCase")]
pub struct Sizes {
    pub most_rows: u32,
    pub most_columns: u32,
    pub most_cells: u32,
}

impl Sizes {
    /// Tells whether the puzzle has a board of this size.
    pub fn allow(&self, shape: Shape) -> bool {
        (1..=self.most_rows).contains(&shape.rows)
            && (1..=self.most_columns).contains(&shape.columns)
            && shape.cells() <= self.most_cells as usize
    }

    /// Reads the rows and columns of a board that these sizes allow.
    ///
    /// # Errors
    /// [`UnpackError`] where the bytes end too early, or name a board that these sizes do not
    /// allow.
    pub fn unpack(&self, unpacker: &mut Unpacker<'_>) -> Result<Shape, UnpackError> {
        let rows = unpacker.number(self.most_rows.into())? as u32;
        let columns = unpacker.number(self.most_columns.into())? as u32;
        let shape = Some(Shape { rows, columns }).filter(|&shape| self.allow(shape));
        shape.ok_or_else(|| unpacker.refuse())
    }
}

/// An example instance; its words are in the dictionaries.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    pub id: &'static str,
    /// One case of judges' text.
    pub text: &'static str,
    /// The name of the algorithm that shows it best, if not the puzzle's own.
    pub algorithm: Option<&'static str>,
    /// Settings that differ from those of a case of text, by name.
    pub settings: &'static [(&'static str, &'static str)],
    /// The board, where judges' text has none of its size.
    pub shape: Option<Shape>,
}

impl Preset {
    /// Makes the preset of one case of judges' text, with nothing changed.
    pub const fn new(id: &'static str, text: &'static str) -> Self {
        Self {
            id,
            text,
            algorithm: None,
            settings: &[],
            shape: None,
        }
    }

    /// Sets the algorithm that shows the preset.
    pub const fn by(self, algorithm: &'static str) -> Self {
        Self {
            algorithm: Some(algorithm),
            ..self
        }
    }

    /// Sets the settings that differ from those of the case.
    pub const fn set(self, settings: &'static [(&'static str, &'static str)]) -> Self {
        Self { settings, ..self }
    }

    /// Sets the size of the board.
    pub const fn sized(self, rows: u32, columns: u32) -> Self {
        Self {
            shape: Some(Shape { rows, columns }),
            ..self
        }
    }
}

//! The list of all puzzles.

use crate::puzzle::Puzzle;
#[cfg(feature = "orders")]
use crate::puzzles::maze;
#[cfg(all(feature = "orders", feature = "backtracking"))]
use crate::puzzles::tiles;
#[cfg(feature = "state-space")]
use crate::puzzles::{flip, rearrange, solitaire};
#[cfg(feature = "choices")]
use crate::puzzles::{knight, mines};
#[cfg(feature = "games")]
use crate::puzzles::{subtract, tab};

/// Puzzles that links find by code and commands by name.
#[derive(Clone, Copy, Debug)]
pub struct Registry {
    listed: &'static [Puzzle],
    in_preparation: &'static [Puzzle],
}

/// The puzzles of this library, in the order of the menu.
pub static PUZZLES: Registry = Registry::new(&[
    #[cfg(feature = "state-space")]
    flip::PUZZLE,
    #[cfg(feature = "state-space")]
    rearrange::PUZZLE,
    #[cfg(feature = "state-space")]
    solitaire::PUZZLE,
    #[cfg(all(feature = "orders", feature = "backtracking"))]
    tiles::PUZZLE,
    #[cfg(feature = "orders")]
    maze::PUZZLE,
    #[cfg(feature = "choices")]
    knight::PUZZLE,
    #[cfg(feature = "choices")]
    mines::PUZZLE,
    #[cfg(feature = "games")]
    tab::PUZZLE,
    #[cfg(feature = "games")]
    subtract::PUZZLE,
]);

impl Registry {
    /// Makes a registry of these puzzles. In a constant, two equal codes are a compile error.
    ///
    /// # Panics
    /// If two codes are equal.
    pub const fn new(puzzles: &'static [Puzzle]) -> Self {
        Self {
            listed: puzzles,
            in_preparation: &[],
        }
        .checked()
    }

    /// Adds puzzles that links find by code and commands by name, but that no menu lists yet.
    ///
    /// # Panics
    /// If two codes are equal.
    pub const fn preparing(self, puzzles: &'static [Puzzle]) -> Self {
        Self {
            in_preparation: puzzles,
            ..self
        }
        .checked()
    }

    const fn code_at(&self, index: usize) -> u8 {
        if index < self.listed.len() {
            self.listed[index].kind.code
        } else {
            self.in_preparation[index - self.listed.len()].kind.code
        }
    }

    const fn checked(self) -> Self {
        let count = self.listed.len() + self.in_preparation.len();
        let mut one = 0;
        while one < count {
            let mut other = one + 1;
            while other < count {
                assert!(
                    self.code_at(one) != self.code_at(other),
                    "two puzzles have one code"
                );
                other += 1;
            }
            one += 1;
        }
        self
    }

    /// Iterates over the puzzles in the order of the menu.
    pub fn iter(&self) -> impl Iterator<Item = &'static Puzzle> + use<> {
        self.listed.iter()
    }

    /// Iterates over the puzzles that no menu lists yet.
    pub fn in_preparation(&self) -> impl Iterator<Item = &'static Puzzle> + use<> {
        self.in_preparation.iter()
    }

    fn all(&self) -> impl Iterator<Item = &'static Puzzle> + use<> {
        self.iter().chain(self.in_preparation())
    }

    /// Returns the puzzle with this name.
    pub fn by_id(&self, id: &str) -> Option<&'static Puzzle> {
        self.all().find(|puzzle| puzzle.kind.id == id)
    }

    /// Returns the puzzle with this code in links.
    pub fn by_code(&self, code: u8) -> Option<&'static Puzzle> {
        self.all().find(|puzzle| puzzle.kind.code == code)
    }
}

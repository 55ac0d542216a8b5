//! The list of all puzzles.

use crate::puzzle::Puzzle;
#[cfg(all(feature = "boards", feature = "orders"))]
use crate::puzzles::maze;
#[cfg(feature = "own")]
use crate::puzzles::own;
#[cfg(all(feature = "boards", feature = "orders", feature = "backtracking"))]
use crate::puzzles::tiles;
#[cfg(feature = "trees")]
use crate::puzzles::{chomp, nim, tictactoe, wythoff};
#[cfg(feature = "constraints")]
use crate::puzzles::{colouring, queens, sudoku};
#[cfg(feature = "boards")]
use crate::puzzles::{flip, rearrange, solitaire};
#[cfg(feature = "keys")]
use crate::puzzles::{hanoi, jugs, klotski, lightsout, pancakes, pegs, river, rushhour};
#[cfg(feature = "choices")]
use crate::puzzles::{knight, mines};
#[cfg(feature = "games")]
use crate::puzzles::{subtract, tab};

/// Puzzles that links find by code and commands by name.
#[derive(Clone, Copy, Debug)]
pub struct Registry {
    puzzles: &'static [Puzzle],
    /// Puzzles that only links find.
    unlisted: &'static [Puzzle],
}

/// The puzzles of this library, in the order of the menu.
pub static PUZZLES: Registry = Registry::new(&[
    #[cfg(feature = "boards")]
    flip::PUZZLE,
    #[cfg(feature = "boards")]
    rearrange::PUZZLE,
    #[cfg(feature = "boards")]
    solitaire::PUZZLE,
    #[cfg(all(feature = "boards", feature = "orders", feature = "backtracking"))]
    tiles::PUZZLE,
    #[cfg(all(feature = "boards", feature = "orders"))]
    maze::PUZZLE,
    #[cfg(feature = "keys")]
    jugs::PUZZLE,
    #[cfg(feature = "keys")]
    river::PUZZLE,
    #[cfg(feature = "keys")]
    hanoi::PUZZLE,
    #[cfg(feature = "keys")]
    pegs::PUZZLE,
    #[cfg(feature = "keys")]
    rushhour::PUZZLE,
    #[cfg(feature = "keys")]
    klotski::PUZZLE,
    #[cfg(feature = "keys")]
    pancakes::PUZZLE,
    #[cfg(feature = "keys")]
    lightsout::PUZZLE,
    #[cfg(feature = "choices")]
    knight::PUZZLE,
    #[cfg(feature = "choices")]
    mines::PUZZLE,
    #[cfg(feature = "constraints")]
    queens::PUZZLE,
    #[cfg(feature = "constraints")]
    sudoku::PUZZLE,
    #[cfg(feature = "constraints")]
    colouring::PUZZLE,
    #[cfg(feature = "games")]
    tab::PUZZLE,
    #[cfg(feature = "games")]
    subtract::PUZZLE,
    #[cfg(feature = "trees")]
    nim::PUZZLE,
    #[cfg(feature = "trees")]
    chomp::PUZZLE,
    #[cfg(feature = "trees")]
    wythoff::PUZZLE,
    #[cfg(feature = "trees")]
    tictactoe::PUZZLE,
])
.with_unlisted(&[
    #[cfg(feature = "own")]
    own::PUZZLE,
]);

impl Registry {
    /// Makes a registry of these puzzles. In a constant, two equal codes are a compile error.
    ///
    /// # Panics
    /// If two codes are equal.
    pub const fn new(puzzles: &'static [Puzzle]) -> Self {
        Self {
            puzzles,
            unlisted: &[],
        }
        .checked()
    }

    /// Adds puzzles that have no entry in menus, and no name for commands and judges.
    ///
    /// # Panics
    /// If two codes are equal.
    pub const fn with_unlisted(self, unlisted: &'static [Puzzle]) -> Self {
        Self { unlisted, ..self }.checked()
    }

    const fn checked(self) -> Self {
        let count = self.puzzles.len() + self.unlisted.len();
        let mut one = 0;
        while one < count {
            let mut other = one + 1;
            while other < count {
                assert!(
                    self.code(one) != self.code(other),
                    "two puzzles have one code"
                );
                other += 1;
            }
            one += 1;
        }
        self
    }

    const fn code(&self, index: usize) -> u8 {
        let listed = self.puzzles.len();
        if index < listed {
            self.puzzles[index].kind.code
        } else {
            self.unlisted[index - listed].kind.code
        }
    }

    /// Iterates over the puzzles in the order of the menu.
    pub fn iter(&self) -> impl Iterator<Item = &'static Puzzle> + use<> {
        self.puzzles.iter()
    }

    /// Returns the puzzle with this name.
    pub fn by_id(&self, id: &str) -> Option<&'static Puzzle> {
        self.iter().find(|puzzle| puzzle.kind.id == id)
    }

    /// Returns the puzzle with this code in links.
    pub fn by_code(&self, code: u8) -> Option<&'static Puzzle> {
        let all = self.puzzles.iter().chain(self.unlisted);
        all.into_iter().find(|puzzle| puzzle.kind.code == code)
    }
}

//! The Grundy numbers of a game's positions.
//!
//! The player who cannot move loses, and both players have the same moves. So each position is worth
//! as much as a heap of nim, whose size is the position's Grundy number: the least number that none
//! of its followers has (Sprague 1935, Grundy 1939). The player to move loses exactly where the
//! number is 0. In a sum of games, the number is the exclusive or of the numbers of the parts.

use std::fmt;
use std::sync::Arc;

use crate::games::position::Position;
use crate::games::win_lose::WinLose;
use crate::search::{RunError, with_room};

/// Returns the least number that is not among `numbers` ("minimum excluded").
///
/// # Complexity
/// Time and space linear in the number of numbers and the greatest of them.
pub fn mex(numbers: impl Iterator<Item = u32>) -> u32 {
    let mut seen = Vec::new();
    for number in numbers {
        let number = number as usize;
        if seen.len() <= number {
            seen.resize(number + 1, false);
        }
        seen[number] = true;
    }
    seen.iter().take_while(|&&seen| seen).count() as u32
}

/// The Grundy numbers of all positions of a game, computed in the order of positions.
pub struct GrundyNumbers {
    game: Arc<dyn WinLose>,
    numbers: Vec<u32>,
    /// For each number, the latest position that has a follower with it.
    seen_from: Vec<Position>,
    buffer: Vec<Position>,
}

impl fmt::Debug for GrundyNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GrundyNumbers")
            .field("known", &self.numbers.len())
            .finish_non_exhaustive()
    }
}

impl GrundyNumbers {
    /// Prepares the numbers of a game; none is known yet.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`] if the table does not fit into memory.
    ///
    /// # Complexity
    /// All numbers take time linear in the moves, and four bytes for each position.
    ///
    /// # Examples
    /// ```
    /// use std::sync::Arc;
    /// use searchlight_core::games::GrundyNumbers;
    /// use searchlight_core::puzzles::nim::Nim;
    ///
    /// let game = Nim::new(&[3, 5]).expect("two heaps");
    /// let mut grundy = GrundyNumbers::new(Arc::new(game))?;
    /// assert!(grundy.advance(u64::MAX), "all are known");
    /// assert_eq!(grundy.numbers().last(), Some(&(3 ^ 5)));
    /// # Ok::<(), searchlight_core::RunError>(())
    /// ```
    pub fn new(game: Arc<dyn WinLose>) -> Result<Self, RunError> {
        let moves = game.most_moves();
        Ok(Self {
            numbers: with_room(game.positions().into())?,
            seen_from: vec![Position::MAX; moves + 1],
            buffer: vec![0; moves],
            game,
        })
    }

    /// Computes further numbers until about `budget` moves have been looked at. Returns whether the
    /// numbers of all positions are known.
    ///
    /// # Complexity
    /// Time linear in `budget`, plus the moves and the number of the last position.
    pub fn advance(&mut self, budget: u64) -> bool {
        let positions = self.game.positions() as usize;
        let mut looked = 0;
        while looked < budget && self.numbers.len() < positions {
            let position = self.numbers.len() as Position;
            let count = self.game.moves(position, &mut self.buffer);
            for &to in &self.buffer[..count] {
                self.seen_from[self.numbers[to as usize] as usize] = position;
            }
            let seen = self.seen_from.iter();
            let number = seen.take_while(|&&from| from == position).count();
            self.numbers.push(number as u32);
            looked += count as u64 + 1;
        }
        self.numbers.len() == positions
    }

    /// Returns the Grundy numbers of the first positions, as far as computed; the index is the
    /// position.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }
}

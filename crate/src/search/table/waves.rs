//! The retrograde order: from the positions without moves backwards, in waves of equal distance.

use super::ledger::{Ledger, room};
use crate::run::RunError;
use crate::win_lose::{Position, WinLose, Worth};

/// A rank of a cell that is not filled yet.
pub const NO_RANK: u32 = u32::MAX;

/// A queue of filled cells. Each that is taken out looks at its predecessors: where the player to
/// move loses, all of them win; where that player wins, each of them has one way out less.
#[derive(Debug)]
pub struct Waves {
    pub ledger: Ledger,
    /// The filled cells in order; those from `ends.len()` on are still in the queue.
    pub order: Vec<Position>,
    /// The rank of each cell.
    pub ranks: Vec<u32>,
    /// The last step of each cell that was taken out.
    pub ends: Vec<u32>,
    /// How many cells had been taken out when each wave was over.
    pub waves: Vec<u32>,
    /// The moves of each cell that may still save it.
    left: Vec<u32>,
    /// Predecessors of the cell that is taken out.
    buffer: Vec<Position>,
}

impl Waves {
    /// Begins with all positions without moves in the queue.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`].
    pub fn new(game: &dyn WinLose) -> Result<Self, RunError> {
        let positions = game.board_shape().cells();
        let mut waves = Self {
            ledger: Ledger::new(positions)?,
            order: room(positions)?,
            ranks: room(positions)?,
            ends: room(positions)?,
            waves: Vec::new(),
            left: room(positions)?,
            buffer: vec![0; game.most_moves()],
        };
        waves.ranks.resize(positions, NO_RANK);
        for position in 0..positions as Position {
            let moves = game.moves(position, &mut waves.buffer);
            waves.left.push(moves as u32);
            if moves == 0 {
                waves.put(position, Worth::TERMINAL, 0);
            }
        }
        Ok(waves)
    }

    /// The last step that is known.
    pub fn known(&self) -> u32 {
        self.ends.last().copied().unwrap_or_default()
    }

    /// Whether the queue is empty.
    pub fn is_over(&self) -> bool {
        self.ends.len() == self.order.len()
    }

    fn put(&mut self, position: Position, worth: Worth, at: u32) {
        self.ranks[position as usize] = self.order.len() as u32;
        self.order.push(position);
        self.ledger.put(position, worth, at);
    }

    /// Takes cells out of the queue until the step `until` is known.
    pub fn fill(&mut self, game: &dyn WinLose, until: u32) {
        while self.known() < until && !self.is_over() {
            self.take_out(game);
        }
    }

    fn take_out(&mut self, game: &dyn WinLose) {
        let (taken, begin) = (self.ends.len(), self.known());
        let worth = self.ledger.worth[self.order[taken] as usize];
        let mut buffer = std::mem::take(&mut self.buffer);
        let count = game.predecessors(self.order[taken], &mut buffer);
        for (&from, at) in buffer[..count].iter().zip(begin + 1..) {
            if self.ranks[from as usize] != NO_RANK {
                continue;
            }
            let left = &mut self.left[from as usize];
            *left -= 1;
            // The cells come out in the order of plies: this is the best move, or the last.
            if worth.loses() || *left == 0 {
                self.put(from, worth.before(), at);
            }
        }
        self.buffer = buffer;
        self.ends.push(begin + count.max(1) as u32);
        let next = self.order.get(taken + 1);
        if next.is_none_or(|&next| self.ledger.worth[next as usize] != worth) {
            self.waves.push(self.ends.len() as u32);
        }
    }
}

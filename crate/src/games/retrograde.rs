//! The retrograde order of filling: backwards from the positions without moves, in waves of equal
//! distance.

use std::fmt;

use crate::games::position::Position;
use crate::games::value::Value;
use crate::games::value_table::ValueTable;
use crate::games::win_lose::WinLose;
use crate::search::{RunError, table_of, with_room};

/// Ordinal of a cell that is not filled yet.
pub const NO_ORDINAL: u32 = u32::MAX;

/// A queue of filled cells. Each cell that is taken out is probed from its predecessors: if the
/// player to move in the cell loses, all predecessors win. Otherwise each predecessor has one move
/// less that can save its player.
pub(super) struct Retrograde {
    pub table: ValueTable,
    /// The filled cells in the order of filling. The cells from index `ends.len()` on are in the
    /// queue.
    pub order: Vec<Position>,
    /// Index of each cell in `order`, or [`NO_ORDINAL`].
    pub ordinals: Vec<u32>,
    /// Last step of each cell that was taken out.
    pub ends: Vec<u32>,
    /// Number of cells that had been taken out at the end of each wave.
    pub waves: Vec<u32>,
    /// For each cell, the number of moves that are not yet known to lose. Before the first step,
    /// this list grows cell by cell, until the moves of all positions have been counted.
    left: Vec<u32>,
    /// Buffer for the successors or predecessors of one position.
    buffer: Vec<Position>,
}

impl fmt::Debug for Retrograde {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Retrograde")
            .field("filled", &self.order.len())
            .field("taken_out", &self.ends.len())
            .field("waves", &self.waves)
            .finish_non_exhaustive()
    }
}

impl Retrograde {
    /// Makes the tables, with an empty queue.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`] if the tables do not fit into memory.
    pub fn new(game: &dyn WinLose) -> Result<Self, RunError> {
        let positions = game.positions() as usize;
        let room = positions as u64;
        Ok(Self {
            table: ValueTable::new(positions)?,
            order: with_room(room)?,
            ordinals: table_of(NO_ORDINAL, room)?,
            ends: with_room(room)?,
            waves: Vec::new(),
            left: with_room(room)?,
            buffer: vec![0; game.most_moves()],
        })
    }

    /// Returns the last known step.
    pub fn known(&self) -> u32 {
        self.ends.last().copied().unwrap_or_default()
    }

    /// Returns whether the moves of every position are counted and the queue is empty.
    pub fn is_over(&self) -> bool {
        self.is_prepared() && self.ends.len() == self.order.len()
    }

    fn is_prepared(&self) -> bool {
        self.left.len() == self.ordinals.len()
    }

    /// Computes steps until the step `until` is known. Before the first step, counts the moves of
    /// every position, about `budget` moves in each call.
    pub fn fill(&mut self, game: &dyn WinLose, until: u32, budget: u64) {
        let mut moves = 0;
        while !self.is_prepared() {
            if moves >= budget {
                return;
            }
            moves += 1 + u64::from(self.prepare_next(game));
        }
        while self.known() < until && !self.is_over() {
            self.take_out(game);
        }
    }

    /// Counts the moves of the next position, and puts a position without moves into the queue.
    /// Such a position counts as filled from step 1 on, so that the picture of step 0 does not
    /// change while moves are counted. Returns the number of moves.
    fn prepare_next(&mut self, game: &dyn WinLose) -> u32 {
        let position = self.left.len() as Position;
        let moves = game.moves(position, &mut self.buffer) as u32;
        self.left.push(moves);
        if moves == 0 {
            self.put(position, Value::TERMINAL, 1);
        }
        moves
    }

    fn put(&mut self, position: Position, value: Value, at: u32) {
        self.ordinals[position as usize] = self.order.len() as u32;
        self.order.push(position);
        self.table.put(position, value, at);
    }

    fn take_out(&mut self, game: &dyn WinLose) {
        let (taken, begin) = (self.ends.len(), self.known());
        let value = self.table.values[self.order[taken] as usize];
        let mut buffer = std::mem::take(&mut self.buffer);
        let count = game.predecessors(self.order[taken], &mut buffer);
        for (&from, at) in buffer[..count].iter().zip(begin + 1..) {
            if self.ordinals[from as usize] != NO_ORDINAL {
                continue;
            }
            // The subtraction cannot underflow, even if `predecessors` is wrong. A cell without
            // moves gets its ordinal before the first step, any other cell gets it with its last
            // move. So a cell without an ordinal has a move left.
            let left = &mut self.left[from as usize];
            *left -= 1;
            // Cells leave the queue in ascending order of plies. So the first winning move that is
            // found is the fastest, and the last saving move that fails is the slowest.
            if value.loses() || *left == 0 {
                self.put(from, value.before(), at);
            }
        }
        self.buffer = buffer;
        self.ends.push(begin + count.max(1) as u32);
        let next = self.order.get(taken + 1);
        if next.is_none_or(|&next| self.table.values[next as usize] != value) {
            self.waves.push(self.ends.len() as u32);
        }
    }
}

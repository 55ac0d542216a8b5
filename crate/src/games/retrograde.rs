//! The retrograde order: from the positions without moves backwards, in waves of equal distance.

use std::fmt;

use crate::games::position::Position;
use crate::games::value::Value;
use crate::games::value_table::ValueTable;
use crate::games::win_lose::WinLose;
use crate::search::{RunError, table_of, with_room};

/// The rank of a cell that is not filled yet.
pub const NO_RANK: u32 = u32::MAX;

/// A queue of filled cells. Each cell that is taken out looks at its predecessors: where the player
/// to move loses, all of them win; where that player wins, each of them has one way out less.
pub(super) struct Retrograde {
    pub table: ValueTable,
    /// The filled cells in order; those from `ends.len()` on are still in the queue.
    pub order: Vec<Position>,
    /// The rank of each cell.
    pub ranks: Vec<u32>,
    /// The last step of each cell that was taken out.
    pub ends: Vec<u32>,
    /// How many cells had been taken out when each wave was over.
    pub waves: Vec<u32>,
    /// The moves of each cell that may still save it. Cells behind these have not been asked for
    /// their moves yet.
    left: Vec<u32>,
    /// Moves, or predecessors, of one position.
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
    /// Lays out the tables; nothing is in the queue yet.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`].
    pub fn new(game: &dyn WinLose) -> Result<Self, RunError> {
        let positions = game.board_shape().cells();
        let room = positions as u64;
        Ok(Self {
            table: ValueTable::new(positions)?,
            order: with_room(room)?,
            ranks: table_of(NO_RANK, room)?,
            ends: with_room(room)?,
            waves: Vec::new(),
            left: with_room(room)?,
            buffer: vec![0; game.most_moves()],
        })
    }

    /// The last step that is known.
    pub fn known(&self) -> u32 {
        self.ends.last().copied().unwrap_or_default()
    }

    /// Whether the queue is empty, after every position has been asked for its moves.
    pub fn is_over(&self) -> bool {
        self.is_prepared() && self.ends.len() == self.order.len()
    }

    fn is_prepared(&self) -> bool {
        self.left.len() == self.ranks.len()
    }

    /// Works until the step `until` is known, or for about `budget` moves of positions that are
    /// asked for them before the first step.
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

    /// Counts the moves of the next position and puts it into the queue if it has none.
    fn prepare_next(&mut self, game: &dyn WinLose) -> u32 {
        let position = self.left.len() as Position;
        let moves = game.moves(position, &mut self.buffer) as u32;
        self.left.push(moves);
        if moves == 0 {
            self.put(position, Value::TERMINAL, 0);
        }
        moves
    }

    fn put(&mut self, position: Position, value: Value, at: u32) {
        self.ranks[position as usize] = self.order.len() as u32;
        self.order.push(position);
        self.table.put(position, value, at);
    }

    fn take_out(&mut self, game: &dyn WinLose) {
        let (taken, begin) = (self.ends.len(), self.known());
        let value = self.table.values[self.order[taken] as usize];
        let mut buffer = std::mem::take(&mut self.buffer);
        let count = game.predecessors(self.order[taken], &mut buffer);
        for (&from, at) in buffer[..count].iter().zip(begin + 1..) {
            if self.ranks[from as usize] != NO_RANK {
                continue;
            }
            let left = &mut self.left[from as usize];
            *left -= 1;
            // The cells come out in the order of plies: this is the best move, or the last.
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

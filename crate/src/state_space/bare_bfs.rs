//! Breadth-first search without playback: the base of all searches of this family.

use std::fmt;

use crate::search::{RunError, table_of};
use crate::state_space::moves::Moves;
use crate::state_space::space::StateSpace;
use crate::state_space::state::State;
use crate::state_space::tables::Tables;

/// Maximum number of states that the tables hold.
pub const STATE_LIMIT: u64 = 1 << 21;

/// Maximum number of moves that a search can count. `u32::MAX` itself is left free, as a mark for
/// "no end".
pub const MOVE_LIMIT: u64 = u32::MAX as u64 - 1;

/// Breadth-first search through one space from any number of sources.
///
/// # Complexity
/// 13 bytes for each state of the space; time linear in the generated moves. Only `new` allocates
/// memory.
pub struct BareBfs {
    moves: Moves,
    tables: Tables,
    /// Ordinal of each state, by rank. The ordinal is the index in the order of discovery. An entry
    /// is valid only if it is below `indexed` and the order of discovery has the rank at this
    /// index. So entries of an earlier search need not be cleared.
    ordinal: Vec<u32>,
    indexed: u32,
    successors: Vec<State>,
}

impl fmt::Debug for BareBfs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BareBfs")
            .field("moves", &self.moves)
            .field("tables", &self.tables)
            .finish_non_exhaustive()
    }
}

impl BareBfs {
    /// Makes the tables; no state is discovered yet.
    ///
    /// # Errors
    /// [`RunError::TooLarge`] beyond [`STATE_LIMIT`] states, [`RunError::TooManyMoves`] if the
    /// number of states times the greatest branching factor exceeds [`MOVE_LIMIT`], and
    /// [`RunError::OutOfMemory`] if the tables do not fit into memory.
    pub fn new(moves: Moves) -> Result<Self, RunError> {
        let states = moves.space().states();
        let branching = moves.branching();
        if states > STATE_LIMIT {
            return Err(RunError::TooLarge {
                states,
                limit: STATE_LIMIT,
            });
        }
        let most_moves = states.saturating_mul(branching as u64);
        if most_moves > MOVE_LIMIT {
            return Err(RunError::TooManyMoves {
                moves: most_moves,
                limit: MOVE_LIMIT,
            });
        }
        let tables = Tables {
            order: table_of(0, states + 1)?,
            parent: table_of(0, states + 1)?,
            seen: table_of(false, states)?,
            discovered: 0,
            expanded: 0,
            generated: 0,
        };
        Ok(Self {
            moves,
            tables,
            ordinal: table_of(0, states)?,
            indexed: 0,
            successors: vec![0; branching],
        })
    }

    /// Returns the moves that the search generates.
    pub fn moves(&self) -> &Moves {
        &self.moves
    }

    /// Returns the space that is searched.
    pub fn space(&self) -> &dyn StateSpace {
        self.moves.space()
    }

    /// Clears the search for another space of the same size.
    pub fn restart(&mut self, moves: Moves) {
        self.clear();
        self.moves = moves;
    }

    /// Forgets all discovered states, in time linear in their number. Keeps the tables for the next
    /// search of the same space.
    pub fn clear(&mut self) {
        let tables = &mut self.tables;
        for &state in &tables.order[..tables.discovered as usize] {
            tables.seen[state as usize] = false;
        }
        tables.discovered = 0;
        tables.expanded = 0;
        tables.generated = 0;
        self.indexed = 0;
    }

    /// Puts `state` into the queue with itself as its parent, unless it was discovered before.
    #[inline(never)]
    pub fn add_source(&mut self, state: State) {
        let tables = &mut self.tables;
        let seen = &mut tables.seen[state as usize];
        if !*seen {
            *seen = true;
            let ordinal = tables.discovered;
            tables.order[ordinal as usize] = state;
            tables.parent[ordinal as usize] = ordinal;
            tables.discovered += 1;
        }
    }

    /// Expands states in order of discovery, as long as fewer than `until` states have been
    /// expanded in total and this call has generated fewer than `budget` moves. Before each state,
    /// writes the number of moves generated so far to the next entry of `first_move`, if there is
    /// one.
    pub fn expand(&mut self, until: u32, budget: u32, first_move: &mut [u32]) {
        let Self {
            moves,
            tables,
            successors,
            ..
        } = self;
        moves.expand(tables, until, budget, first_move, successors);
    }

    /// Returns the number of moves generated so far.
    pub fn generated(&self) -> u32 {
        self.tables.generated
    }

    /// Returns the number of states discovered so far.
    pub fn discovered(&self) -> u32 {
        self.tables.discovered
    }

    /// Returns the number of states expanded so far.
    pub fn expanded(&self) -> u32 {
        self.tables.expanded
    }

    /// Returns the ranks of the discovered states in order of discovery.
    pub fn order(&self) -> &[State] {
        &self.tables.order[..self.tables.discovered as usize]
    }

    /// Returns, for each ordinal, the ordinal of the parent: the state from which the state was
    /// discovered. A source is its own parent.
    pub fn parents(&self) -> &[u32] {
        &self.tables.parent[..self.tables.discovered as usize]
    }

    /// Returns whether the state of rank `state` was discovered.
    pub fn knows(&self, state: State) -> bool {
        self.tables.seen.get(state as usize) == Some(&true)
    }

    /// Stores the ordinals of the states discovered since the last call, so that
    /// [`ordinal`](Self::ordinal) finds each of them in constant time.
    #[inline(never)]
    pub fn index(&mut self) {
        let ordinals = self.indexed..self.tables.discovered;
        for (ordinal, &state) in ordinals.zip(&self.tables.order[self.indexed as usize..]) {
            self.ordinal[state as usize] = ordinal;
        }
        self.indexed = self.tables.discovered;
    }

    /// Returns the ordinal of the state of rank `state`; `None` if the
    /// state was not discovered.
    ///
    /// # Complexity
    /// Constant time for a state that [`index`](Self::index) has stored; otherwise linear in the
    /// states discovered since then.
    #[inline(never)]
    pub fn ordinal(&self, state: State) -> Option<u32> {
        if !self.knows(state) {
            return None;
        }
        let (indexed, remaining) = self.order().split_at(self.indexed as usize);
        let ordinal = self.ordinal[state as usize];
        if indexed.get(ordinal as usize) == Some(&state) {
            return Some(ordinal);
        }
        let found = remaining.iter().position(|&other| other == state);
        found.map(|index| self.indexed + index as u32)
    }
}

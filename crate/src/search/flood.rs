//! The bare breadth-first search that everything else of its family is made of.

use crate::problem::{State, StateSpace};
use crate::run::RunError;

/// The most states that the dense tables hold.
pub const STATE_LIMIT: u64 = 1 << 21;

const UNSEEN: u32 = u32::MAX;

/// Discovery order, parents and a visited table of one space.
///
/// # Complexity
/// 12 bytes a state; time linear in the generated moves; nothing is allocated after `new`.
pub struct Flood<S> {
    pub space: S,
    /// The rank of each discovered state; only the first `discovered` entries mean anything.
    order: Vec<State>,
    /// For each position, the position of the state it was discovered from.
    parent: Vec<u32>,
    /// For each rank its position, or `UNSEEN`.
    position: Vec<u32>,
    discovered: u32,
    expanded: u32,
    successors: Vec<State>,
}

impl<S: StateSpace> Flood<S> {
    /// Lays out the tables.
    ///
    /// # Errors
    /// [`RunError::TooLarge`] beyond [`STATE_LIMIT`] states or 2^32 moves,
    /// [`RunError::OutOfMemory`] where the tables do not fit.
    pub fn new(space: S) -> Result<Self, RunError> {
        let states = space.states();
        let branching = space.branching();
        if states > STATE_LIMIT || states * branching as u64 >= u64::from(UNSEEN) {
            return Err(RunError::TooLarge {
                states,
                limit: STATE_LIMIT,
            });
        }
        Ok(Self {
            order: table(states, 0)?,
            parent: table(states, 0)?,
            position: table(states, UNSEEN)?,
            discovered: 0,
            expanded: 0,
            successors: vec![0; branching],
            space,
        })
    }

    /// Puts `state` into the queue as its own parent, unless it was discovered before.
    pub fn add_source(&mut self, state: State) {
        if self.position[state as usize] == UNSEEN {
            let place = self.discovered;
            self.position[state as usize] = place;
            self.order[place as usize] = state;
            self.parent[place as usize] = place;
            self.discovered += 1;
        }
    }

    /// Expands states in order of discovery while fewer than `until` have been expanded and
    /// fewer than `budget` moves generated; calls `expanded` with the number of moves generated
    /// so far in this call after each state. Returns the number of moves generated.
    ///
    /// This is the product's hot loop.
    pub fn expand(&mut self, until: u32, budget: u32, mut expanded: impl FnMut(u32)) -> u32 {
        let until = until.min(self.discovered);
        let order = self.order.as_mut_slice();
        let parent = self.parent.as_mut_slice();
        let position = self.position.as_mut_slice();
        let successors = self.successors.as_mut_slice();
        let (mut head, mut tail, mut moves) = (self.expanded, self.discovered, 0);
        while head < until && moves < budget {
            let count = self.space.successors(order[head as usize], successors);
            for &next in &successors[..count] {
                let place = &mut position[next as usize];
                if *place == UNSEEN {
                    *place = tail;
                    order[tail as usize] = next;
                    parent[tail as usize] = head;
                    tail += 1;
                }
            }
            moves += count as u32;
            head += 1;
            expanded(moves);
        }
        self.expanded = head;
        self.discovered = tail;
        moves
    }

    /// Number of states discovered.
    pub fn discovered(&self) -> u32 {
        self.discovered
    }

    /// Number of states expanded.
    pub fn expanded(&self) -> u32 {
        self.expanded
    }

    /// The discovered states in order of discovery.
    pub fn order(&self) -> &[State] {
        &self.order[..self.discovered as usize]
    }

    /// For each position, the position of the state it was discovered from; a source has itself.
    pub fn parents(&self) -> &[u32] {
        &self.parent[..self.discovered as usize]
    }

    /// The position of the state of rank `state`, if it was discovered.
    pub fn position(&self, state: State) -> Option<u32> {
        let place = *self.position.get(state as usize)?;
        (place != UNSEEN).then_some(place)
    }
}

/// A table of `states` entries, or a typed error where memory has no room for it.
pub fn table(states: u64, value: u32) -> Result<Vec<u32>, RunError> {
    let mut table = Vec::new();
    table
        .try_reserve_exact(states as usize)
        .map_err(|_| RunError::OutOfMemory { states })?;
    table.resize(states as usize, value);
    Ok(table)
}

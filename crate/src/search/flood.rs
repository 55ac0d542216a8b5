//! The bare breadth-first search that everything else of its family is made of.

use std::sync::Arc;

use crate::problem::{State, StateSpace};
use crate::run::RunError;

/// The most states that the dense tables hold.
pub const STATE_LIMIT: u64 = 1 << 21;

/// The most moves that a search can count: one less than what it takes for "no end".
pub const MOVE_LIMIT: u64 = u32::MAX as u64 - 1;

const UNSEEN: u32 = u32::MAX;

/// Discovery order, parents and visited table; apart from [`Flood`] so that the hot loop can be
/// compiled for each puzzle.
pub struct Tables {
    /// The rank of each discovered state; only the first `discovered` entries mean anything.
    order: Vec<State>,
    /// For each position, the position of the state it was discovered from.
    parent: Vec<u32>,
    /// For each rank its position, or `UNSEEN`.
    position: Vec<u32>,
    discovered: u32,
    expanded: u32,
    generated: u32,
}

impl Tables {
    /// As [`Flood::expand`], with `expand_state` as [`StateSpace::successors`] and `successors`
    /// as what it fills.
    #[inline(always)]
    pub(crate) fn expand(
        &mut self,
        until: u32,
        budget: u32,
        first_edge: &mut [u32],
        successors: &mut [State],
        expand_state: impl Fn(State, &mut [State]) -> usize,
    ) {
        let until = until.min(self.discovered);
        let position = self.position.as_mut_slice();
        // Equal lengths that the compiler sees: one check of `tail` then serves both tables.
        let states = position.len();
        let order = &mut self.order[..states];
        let parent = &mut self.parent[..states];
        let mut slots = first_edge.iter_mut();
        let (mut head, mut tail) = (self.expanded, self.discovered);
        let mut generated = self.generated;
        let enough = generated.saturating_add(budget);
        while head < until && generated < enough {
            if let Some(slot) = slots.next() {
                *slot = generated;
            }
            let count = expand_state(order[head as usize], successors);
            let mut visit = |next: State| {
                let place = &mut position[next as usize];
                if *place == UNSEEN {
                    *place = tail;
                    order[tail as usize] = next;
                    parent[tail as usize] = head;
                    tail += 1;
                }
            };
            // A branch in four places is predicted far better than one in a single place.
            let (fours, rest) = successors[..count].as_chunks::<4>();
            for four in fours {
                visit(four[0]);
                visit(four[1]);
                visit(four[2]);
                visit(four[3]);
            }
            for &next in rest {
                visit(next);
            }
            generated += count as u32;
            head += 1;
        }
        self.expanded = head;
        self.discovered = tail;
        self.generated = generated;
    }
}

/// The bare search of one space from any number of sources.
///
/// # Complexity
/// 12 bytes a state; time linear in the generated moves; nothing is allocated after `new`.
pub struct Flood {
    space: Arc<dyn StateSpace>,
    tables: Tables,
    successors: Vec<State>,
}

impl Flood {
    /// Lays out the tables.
    ///
    /// # Errors
    /// [`RunError::TooLarge`] beyond [`STATE_LIMIT`] states, [`RunError::TooManyMoves`] where as
    /// many states with as many successors as any may have would exceed [`MOVE_LIMIT`], and
    /// [`RunError::OutOfMemory`] where the tables do not fit.
    pub fn new(space: Arc<dyn StateSpace>) -> Result<Self, RunError> {
        let states = space.states();
        let branching = space.branching();
        if states > STATE_LIMIT {
            return Err(RunError::TooLarge {
                states,
                limit: STATE_LIMIT,
            });
        }
        let moves = states.saturating_mul(branching as u64);
        if moves > MOVE_LIMIT {
            return Err(RunError::TooManyMoves {
                moves,
                limit: MOVE_LIMIT,
            });
        }
        let tables = Tables {
            order: table(states, 0)?,
            parent: table(states, 0)?,
            position: table(states, UNSEEN)?,
            discovered: 0,
            expanded: 0,
            generated: 0,
        };
        Ok(Self {
            space,
            tables,
            successors: vec![0; branching],
        })
    }

    /// The space that is searched.
    pub fn space(&self) -> &dyn StateSpace {
        self.space.as_ref()
    }

    /// As [`clear`](Self::clear), for a search of another space of the same size.
    pub fn restart(&mut self, space: Arc<dyn StateSpace>) {
        self.clear();
        self.space = space;
    }

    /// Forgets all that was found, in time linear in it; the tables stay, for the next search of
    /// the same space.
    pub fn clear(&mut self) {
        let tables = &mut self.tables;
        for &state in &tables.order[..tables.discovered as usize] {
            tables.position[state as usize] = UNSEEN;
        }
        tables.discovered = 0;
        tables.expanded = 0;
        tables.generated = 0;
    }

    /// Puts `state` into the queue as its own parent, unless it was discovered before.
    pub fn add_source(&mut self, state: State) {
        let tables = &mut self.tables;
        if tables.position[state as usize] == UNSEEN {
            let place = tables.discovered;
            tables.position[state as usize] = place;
            tables.order[place as usize] = state;
            tables.parent[place as usize] = place;
            tables.discovered += 1;
        }
    }

    /// Expands states in order of discovery while fewer than `until` have been expanded and
    /// fewer than `budget` moves generated by this call. Before each state it writes to the next
    /// place of `first_edge`, where there is one, the number of moves generated so far.
    pub fn expand(&mut self, until: u32, budget: u32, first_edge: &mut [u32]) {
        let Self {
            space,
            tables,
            successors,
        } = self;
        space.expand(tables, until, budget, first_edge, successors);
    }

    /// Number of moves generated.
    pub fn generated(&self) -> u32 {
        self.tables.generated
    }

    /// Number of states discovered.
    pub fn discovered(&self) -> u32 {
        self.tables.discovered
    }

    /// Number of states expanded.
    pub fn expanded(&self) -> u32 {
        self.tables.expanded
    }

    /// The discovered states in order of discovery.
    pub fn order(&self) -> &[State] {
        &self.tables.order[..self.tables.discovered as usize]
    }

    /// For each position, the position of the state it was discovered from; a source has itself.
    pub fn parents(&self) -> &[u32] {
        &self.tables.parent[..self.tables.discovered as usize]
    }

    /// The position of the state of rank `state`, if it was discovered.
    pub fn position(&self, state: State) -> Option<u32> {
        let place = *self.tables.position.get(state as usize)?;
        (place != UNSEEN).then_some(place)
    }
}

/// An empty table with room for `states` entries.
///
/// # Errors
/// [`RunError::OutOfMemory`] where memory has none.
#[inline(never)]
pub fn room(states: u64) -> Result<Vec<u32>, RunError> {
    let mut table = Vec::new();
    table
        .try_reserve_exact(states as usize)
        .map_err(|_| RunError::OutOfMemory { states })?;
    Ok(table)
}

/// A table of `states` entries; errors as [`room`].
#[inline(never)]
fn table(states: u64, value: u32) -> Result<Vec<u32>, RunError> {
    let mut table = room(states)?;
    table.resize(states as usize, value);
    Ok(table)
}

//! The bare breadth-first search that everything else of its family is made of.

use std::sync::Arc;

use crate::problem::{State, StateSpace};
use crate::run::RunError;

/// The most states that the dense tables hold.
pub const STATE_LIMIT: u64 = 1 << 21;

/// The most moves that a search can count: one less than what it takes for "no end".
pub const MOVE_LIMIT: u64 = u32::MAX as u64 - 1;

/// Discovery order, parents and what has been seen; apart from [`Flood`] so that the hot loop can
/// be compiled for each puzzle.
///
/// A generated state is looked for in a table of a byte a state: positions would take four times
/// the cache, and most searches never ask for them.
pub struct Tables {
    /// The rank of each discovered state; only the first `discovered` entries mean anything.
    /// There is one place more than states: what may not be new is written behind the end.
    order: Vec<State>,
    /// For each position, the position of the state it was discovered from.
    parent: Vec<u32>,
    /// For each rank whether it was discovered.
    seen: Vec<bool>,
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
        self.work::<false>(until, budget, first_edge, successors, expand_state);
    }

    /// The same, and faster where a processor mostly foresees which moves discover a state.
    #[inline(always)]
    pub(crate) fn expand_regular(
        &mut self,
        until: u32,
        budget: u32,
        first_edge: &mut [u32],
        successors: &mut [State],
        expand_state: impl Fn(State, &mut [State]) -> usize,
    ) {
        self.work::<true>(until, budget, first_edge, successors, expand_state);
    }

    /// A `REGULAR` search skips what was seen. Any other writes it down all the same, behind the
    /// end, and so has no branch that the processor would often take the wrong way.
    #[inline(always)]
    fn work<const REGULAR: bool>(
        &mut self,
        until: u32,
        budget: u32,
        first_edge: &mut [u32],
        successors: &mut [State],
        expand_state: impl Fn(State, &mut [State]) -> usize,
    ) {
        let until = until.min(self.discovered);
        let seen = self.seen.as_mut_slice();
        // Equal lengths that the compiler sees: one check of `tail` then serves both tables.
        let places = seen.len() + 1;
        let order = &mut self.order[..places];
        let parent = &mut self.parent[..places];
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
                let seen = &mut seen[next as usize];
                let new = !*seen;
                if new || !REGULAR {
                    *seen = true;
                    order[tail as usize] = next;
                    parent[tail as usize] = head;
                    tail += u32::from(new);
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
/// 13 bytes a state; time linear in the generated moves; nothing is allocated after `new`.
pub struct Flood {
    space: Arc<dyn StateSpace>,
    tables: Tables,
    /// For each rank its position, if that is below `indexed` and the order agrees; so what an
    /// earlier search has left here need not be cleared.
    position: Vec<u32>,
    indexed: u32,
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
            order: table(states + 1)?,
            parent: table(states + 1)?,
            seen: table(states)?,
            discovered: 0,
            expanded: 0,
            generated: 0,
        };
        Ok(Self {
            space,
            tables,
            position: table(states)?,
            indexed: 0,
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
            tables.seen[state as usize] = false;
        }
        tables.discovered = 0;
        tables.expanded = 0;
        tables.generated = 0;
        self.indexed = 0;
    }

    /// Puts `state` into the queue as its own parent, unless it was discovered before.
    #[inline(never)]
    pub fn add_source(&mut self, state: State) {
        let tables = &mut self.tables;
        let seen = &mut tables.seen[state as usize];
        if !*seen {
            *seen = true;
            let place = tables.discovered;
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
            ..
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

    /// Whether the state of rank `state` was discovered.
    pub fn knows(&self, state: State) -> bool {
        self.tables.seen.get(state as usize) == Some(&true)
    }

    /// Notes down the positions of the states discovered since the last time, so that each of
    /// them is found at once.
    #[inline(never)]
    pub fn index(&mut self) {
        let places = self.indexed..self.tables.discovered;
        for (place, &state) in places.zip(&self.tables.order[self.indexed as usize..]) {
            self.position[state as usize] = place;
        }
        self.indexed = self.tables.discovered;
    }

    /// The position of the state of rank `state`, if it was discovered. Takes constant time for
    /// one that [`index`](Self::index) has noted down; for any other, looks through the rest.
    #[inline(never)]
    pub fn position(&self, state: State) -> Option<u32> {
        if !self.knows(state) {
            return None;
        }
        let (indexed, rest) = self.order().split_at(self.indexed as usize);
        let place = self.position[state as usize];
        if indexed.get(place as usize) == Some(&state) {
            return Some(place);
        }
        let found = rest.iter().position(|&other| other == state);
        found.map(|index| self.indexed + index as u32)
    }
}

/// An empty table with room for `states` entries.
///
/// # Errors
/// [`RunError::OutOfMemory`] where memory has none.
#[inline(never)]
pub fn room<T>(states: u64) -> Result<Vec<T>, RunError> {
    let mut table = Vec::new();
    table
        .try_reserve_exact(states as usize)
        .map_err(|_| RunError::OutOfMemory { states })?;
    Ok(table)
}

/// A table of `states` empty entries; errors as [`room`].
#[inline(never)]
fn table<T: Clone + Default>(states: u64) -> Result<Vec<T>, RunError> {
    let mut table = room(states)?;
    table.resize(states as usize, T::default());
    Ok(table)
}

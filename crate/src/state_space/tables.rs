//! The dense tables of a breadth-first search, and its one hot loop.

use std::fmt;

use crate::state_space::state::State;

/// The order of discovery, the parents and the discovered states. The tables are a type of their
/// own beside [`BareBfs`](crate::state_space::BareBfs), so that the hot loop can be compiled for
/// each puzzle.
///
/// The hot loop finds out whether a generated state is new from a table of one byte for each state:
/// a table of positions would take four times the cache, and most searches never ask for positions.
pub struct Tables {
    /// The rank of each discovered state; only the first `discovered` entries mean anything. There
    /// is one entry more than states: a state that may not be new is written behind the end.
    pub(super) order: Vec<State>,
    /// For each position, the position of the state that it was discovered from.
    pub(super) parent: Vec<u32>,
    /// For each rank, whether its state was discovered.
    pub(super) seen: Vec<bool>,
    pub(super) discovered: u32,
    pub(super) expanded: u32,
    pub(super) generated: u32,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables")
            .field("discovered", &self.discovered)
            .field("expanded", &self.expanded)
            .field("generated", &self.generated)
            .finish_non_exhaustive()
    }
}

impl Tables {
    /// Expands states in order of discovery while fewer than `until` states have been expanded in
    /// all and this call has generated fewer than `budget` moves. Before each state it writes the
    /// number of moves generated so far to the next entry of `first_edge`, where there is one.
    /// `expand_state` writes the successors of a state into `successors` and returns their number.
    ///
    /// # Panics
    /// Where `expand_state` writes a rank that the space does not have, or returns a number greater
    /// than the length of `successors`.
    #[inline(always)]
    pub fn expand(
        &mut self,
        until: u32,
        budget: u32,
        first_edge: &mut [u32],
        successors: &mut [State],
        expand_state: impl Fn(State, &mut [State]) -> usize,
    ) {
        self.work::<false>(until, budget, first_edge, successors, expand_state);
    }

    /// Does the same as [`expand`](Self::expand), and is faster where a processor mostly predicts
    /// which moves discover a state.
    #[inline(always)]
    pub fn expand_regular(
        &mut self,
        until: u32,
        budget: u32,
        first_edge: &mut [u32],
        successors: &mut [State],
        expand_state: impl Fn(State, &mut [State]) -> usize,
    ) {
        self.work::<true>(until, budget, first_edge, successors, expand_state);
    }

    /// Runs the loop of both. A `REGULAR` search skips states that were discovered before. Any
    /// other writes them behind the end all the same, and so has no branch that the processor would
    /// often predict wrongly.
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
        // The compiler sees equal lengths, so one check of `tail` serves both tables.
        let entries = seen.len() + 1;
        let order = &mut self.order[..entries];
        let parent = &mut self.parent[..entries];
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
            // Four copies of a branch are predicted far better than a single one.
            let (fours, remaining) = successors[..count].as_chunks::<4>();
            for four in fours {
                visit(four[0]);
                visit(four[1]);
                visit(four[2]);
                visit(four[3]);
            }
            for &next in remaining {
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

//! The tables of a breadth-first search, with one entry for each state, and the hot loop.

use std::fmt;

use crate::state_space::state::State;

/// The order of discovery, the parents and the discovered states. The tables are a separate type
/// from [`BareBfs`](crate::state_space::BareBfs), so that the hot loop can be compiled for each
/// puzzle.
///
/// The hot loop looks up whether a generated state is new in a table of one byte for each state. A
/// table of ordinals would take four times the cache, and most searches never ask for ordinals.
pub struct Tables {
    /// Ranks of the discovered states. Only the first `discovered` entries are valid. The table has
    /// one entry more than there are states, because the loop writes a state before it knows
    /// whether the state is new.
    pub(super) order: Vec<State>,
    /// For each ordinal, the ordinal of the parent: the state that it was discovered from.
    pub(super) parent: Vec<u32>,
    /// For each rank, whether the state was discovered.
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
    /// Expands states in order of discovery, as long as fewer than `until` states have been
    /// expanded in total and this call has generated fewer than `budget` moves. Before each state,
    /// writes the number of moves generated so far to the next entry of `first_move`, if there is
    /// one. `expand_state` writes the successors of a state into `successors` and returns their
    /// number.
    ///
    /// # Panics
    /// If `expand_state` writes a rank outside the space, or returns a number greater than the
    /// length of `successors`.
    #[inline(always)]
    pub fn expand(
        &mut self,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        successors: &mut [State],
        expand_state: impl Fn(State, &mut [State]) -> usize,
    ) {
        self.work::<false>(until, budget, first_move, successors, expand_state);
    }

    /// Does the same as [`expand`](Self::expand). Is faster if the processor can usually predict
    /// which moves discover a state.
    #[inline(always)]
    pub fn expand_regular(
        &mut self,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        successors: &mut [State],
        expand_state: impl Fn(State, &mut [State]) -> usize,
    ) {
        self.work::<true>(until, budget, first_move, successors, expand_state);
    }

    /// Runs the loop of both methods. With `REGULAR`, the loop skips states that were discovered
    /// before. Without it, every state is written after the last entry; this avoids a branch that
    /// the processor would often predict wrongly.
    #[inline(always)]
    fn work<const REGULAR: bool>(
        &mut self,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        successors: &mut [State],
        expand_state: impl Fn(State, &mut [State]) -> usize,
    ) {
        let until = until.min(self.discovered);
        let seen = self.seen.as_mut_slice();
        // Use slices of equal length, so that the compiler checks `tail` once for both tables.
        let entries = seen.len() + 1;
        let order = &mut self.order[..entries];
        let parent = &mut self.parent[..entries];
        let mut slots = first_move.iter_mut();
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
            // Write the branch four times: the processor predicts four copies far better than a
            // single one.
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

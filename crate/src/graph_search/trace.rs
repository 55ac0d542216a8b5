//! The trace of a search over its states: when each was found, and when it was expanded.

use crate::graph_search::index::{Index, NONE};
use crate::graph_search::search::GraphSearch;
use crate::graph_search::space::Space;

/// For each state, when it was found and when it was expanded, for a map that is painted from these
/// numbers alone.
///
/// Each state has the same *place* in both lists; the caller chooses the places. At a step with
/// `nodes` and `visits` (see [`Frame`](crate::graph_search::Frame)), a state is found if `found <
/// nodes`, and has been expanded if `expanded < visits`. A state that was
/// [reopened](Self::reopened) waits again for a while.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    found: Vec<u32>,
    expanded: Vec<u32>,
    reopened: Vec<Reopened>,
    /// Number of nodes, and number of visits, that the trace contains.
    nodes: u32,
    visits: u32,
    renewed: usize,
}

/// A time during which an expanded state waits again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reopened {
    pub place: u32,
    /// Number of the node that reopened the state. The state waits once `from < nodes`.
    pub from: u32,
    /// Number of the visit that expands the state again. The state waits as long as `until >=
    /// visits`. [`Trace::NEVER`] if no visit has expanded it again.
    pub until: u32,
}

impl Trace {
    /// Stands for a node or visit that does not exist.
    pub const NEVER: u32 = u32::MAX;

    /// Returns, for each place, the number of the first node of its state: its index among all
    /// nodes. [`Self::NEVER`] stands for a state that was not found.
    pub fn found(&self) -> &[u32] {
        &self.found
    }

    /// Returns, for each place, the number of the visit that first expanded its state: its index
    /// among all visits. [`Self::NEVER`] stands for a state that was not expanded.
    pub fn expanded(&self) -> &[u32] {
        &self.expanded
    }

    /// Returns the times during which states waited again, ascending by `from`.
    pub fn reopened(&self) -> &[Reopened] {
        &self.reopened
    }

    fn note(list: &mut Vec<u32>, place: u32, number: u32) {
        let place = place as usize;
        if place >= list.len() {
            list.resize(place + 1, Self::NEVER);
        }
        list[place] = list[place].min(number);
    }
}

impl<P: Space, I: Index<P::State>> GraphSearch<P, I> {
    /// Adds to `trace` what has happened since the last call. `place` returns the place of a state;
    /// its arguments are the index of the state in the order of discovery, from 0, and the state.
    /// It must always return the same place for the same state.
    ///
    /// # Complexity
    /// Constant time for each new node and each new visit, and O(log nodes) for each better path.
    pub fn trace(&self, trace: &mut Trace, place: impl Fn(u32, &P::State) -> u32) {
        let place_of = |node: u32| {
            let number = node - self.nodes.renewed_before(node);
            place(number, &self.nodes.state[node as usize])
        };
        for node in trace.nodes..self.nodes.len() {
            if self.nodes.renewed.contains(node) {
                trace.renewed += 1;
            } else {
                let number = node - trace.renewed as u32;
                let place = place(number, &self.nodes.state[node as usize]);
                Trace::note(&mut trace.found, place, node);
            }
        }
        trace.nodes = self.nodes.len();
        let known = trace.reopened.len();
        for from in (known..self.nodes.reopened.len()).map(|index| self.nodes.reopened.nth(index)) {
            trace.reopened.push(Reopened {
                place: place_of(self.nodes.first(from)),
                from,
                until: NONE,
            });
        }
        for visit in trace.visits..self.complete {
            let node = self.visits.node[visit as usize];
            if self.visits.stale.contains(visit) {
                continue;
            }
            if self.visits.again.contains(visit) {
                if let Some(reopened) = self.reopening(node) {
                    trace.reopened[reopened].until = visit;
                }
            } else {
                let place = place_of(self.nodes.first(node));
                Trace::note(&mut trace.expanded, place, visit);
            }
        }
        trace.visits = self.complete;
    }

    /// Iterates over the states in the order in which the search first expanded each of them. Each
    /// comes with the cost of its path at that time.
    pub(crate) fn expanded(&self) -> impl Iterator<Item = (&P::State, u32)> {
        let visits = self.visits.stale.absent_below(self.complete);
        let first = visits.filter(|&visit| !self.visits.again.contains(visit));
        first.map(|visit| {
            let node = self.visits.node[visit as usize] as usize;
            (&self.nodes.state[node], self.nodes.g[node])
        })
    }

    /// Returns the times during which states waited again, ascending by `from`. `place` returns the
    /// place of a state. Takes O(log nodes) for each visit of a state that was reopened.
    pub(crate) fn reopened(&self, place: impl Fn(&P::State) -> u32) -> Vec<Reopened> {
        let from = (0..self.nodes.reopened.len()).map(|index| self.nodes.reopened.nth(index));
        let mut reopened: Vec<Reopened> = from
            .map(|from| Reopened {
                place: place(&self.nodes.state[from as usize]),
                from,
                until: NONE,
            })
            .collect();
        for visit in (0..self.visits.again.len()).map(|index| self.visits.again.nth(index)) {
            if visit >= self.complete {
                break;
            }
            if self.visits.stale.contains(visit) {
                continue;
            }
            if let Some(number) = self.reopening(self.visits.node[visit as usize]) {
                reopened[number].until = visit;
            }
        }
        reopened
    }

    /// Returns the index of the reopening that made the state of `node` wait. `node` is the node
    /// that reopened the state, or a better one that was made while the state waited.
    fn reopening(&self, mut node: u32) -> Option<usize> {
        loop {
            if let Some(number) = self.nodes.reopened.index(node) {
                return Some(number);
            }
            node = self.nodes.earlier(node)?;
        }
    }
}

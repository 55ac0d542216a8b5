//! Nodes and visits: everything that a search keeps, in the order in which it came to be.
//!
//! A *node* is a state with one path to it. A better path to a state makes a new node; the old node
//! stays in the open list, and is skipped when it leaves. A *visit* is a node that has left the
//! open list. The number of a node or visit is its index in its list, from 0. Neither list ever
//! changes an entry, so each step can be found again by binary search.

use crate::graph_search::index::{NONE, Shortage};
use crate::graph_search::marks::Marks;

/// The nodes, in the order in which they were made.
#[derive(Debug)]
pub(super) struct Nodes<S> {
    /// Number of nodes for which each list has room.
    room: usize,
    pub state: Vec<S>,
    /// The visit that made the node; [`NONE`] for the start.
    pub by: Vec<u32>,
    /// Cost of the path to the node.
    pub g: Vec<u32>,
    flags: Vec<u8>,
    /// The nodes of states that already had a node.
    pub renewed: Marks,
    /// For each node in `renewed`, the earlier node of the same state.
    replaced: Vec<u32>,
    /// The nodes whose earlier node had already been expanded.
    pub reopened: Marks,
}

/// Makes a list of one entry with room for `capacity` of them.
fn list_of<T>(first: T, capacity: usize) -> Vec<T> {
    let mut list = Vec::with_capacity(capacity);
    list.push(first);
    list
}

/// A newer node of the same state exists.
const SUPERSEDED: u8 = 1;
/// The node has been expanded.
const EXPANDED: u8 = 2;
/// An earlier node of the same state has been expanded.
const AGAIN: u8 = 4;

impl<S> Nodes<S> {
    /// Makes a list that holds the start.
    pub fn new(start: S) -> Self {
        // Start the lists with different capacities: they double at different times, so no two are
        // reallocated at once.
        Self {
            room: 1,
            state: list_of(start, 8),
            by: list_of(NONE, 9),
            g: list_of(0, 11),
            flags: list_of(0, 13),
            renewed: Marks::default(),
            replaced: Vec::new(),
            reopened: Marks::default(),
        }
    }

    pub fn len(&self) -> u32 {
        self.state.len() as u32
    }

    /// Makes room for `count` nodes.
    #[inline(always)]
    pub fn reserve(&mut self, count: usize) -> Result<(), Shortage> {
        if self.room - self.state.len() < count
            || self.replaced.capacity() - self.replaced.len() < count
        {
            self.grow(count)?;
        }
        let bound = self.len() + count as u32;
        self.renewed.reserve(bound)?;
        self.reopened.reserve(bound)
    }

    #[cold]
    fn grow(&mut self, count: usize) -> Result<(), Shortage> {
        self.state.try_reserve(count)?;
        self.by.try_reserve(count)?;
        self.g.try_reserve(count)?;
        self.flags.try_reserve(count)?;
        self.replaced.try_reserve(count)?;
        let (state, flags) = (self.state.capacity(), self.flags.capacity());
        let numbers = self.by.capacity().min(self.g.capacity());
        self.room = numbers.min(state).min(flags);
        Ok(())
    }

    /// Appends a node. There must be room.
    #[inline(always)]
    pub fn push(&mut self, state: S, by: u32, g: u32) {
        self.state.push(state);
        self.by.push(by);
        self.g.push(g);
        self.flags.push(0);
    }

    /// Appends a node that takes the place of the `earlier` node of the same state.
    #[inline(always)]
    pub fn push_newer(&mut self, state: S, by: u32, g: u32, earlier: u32) {
        let node = self.len();
        let flags = &mut self.flags[earlier as usize];
        let is_expanded = *flags & EXPANDED != 0;
        let again = is_expanded || *flags & AGAIN != 0;
        *flags |= SUPERSEDED;
        self.renewed.push(node);
        self.replaced.push(earlier);
        if is_expanded {
            self.reopened.push(node);
        }
        self.push(state, by, g);
        self.flags[node as usize] = if again { AGAIN } else { 0 };
    }

    #[inline(always)]
    pub fn is_superseded(&self, node: u32) -> bool {
        self.flags[node as usize] & SUPERSEDED != 0
    }

    #[inline(always)]
    pub fn is_expanded(&self, node: u32) -> bool {
        self.flags[node as usize] & EXPANDED != 0
    }

    #[inline(always)]
    pub fn set_expanded(&mut self, node: u32) {
        self.flags[node as usize] |= EXPANDED;
    }

    /// Returns whether an earlier node of the same state has been expanded.
    #[inline(always)]
    pub fn is_again(&self, node: u32) -> bool {
        self.flags[node as usize] & AGAIN != 0
    }

    /// Returns the node of the same state that this node took the place of.
    pub fn earlier(&self, node: u32) -> Option<u32> {
        let index = self.renewed.index(node)?;
        Some(self.replaced[index])
    }

    /// Returns the newest node below `bound` of a state. `node` is the newest node of the state.
    pub fn before(&self, mut node: u32, bound: u32) -> Option<u32> {
        while node >= bound {
            node = self.earlier(node)?;
        }
        Some(node)
    }

    /// Returns the first node of the state to which `node` belongs.
    pub fn first(&self, mut node: u32) -> u32 {
        while let Some(earlier) = self.earlier(node) {
            node = earlier;
        }
        node
    }

    /// Returns the number of nodes made before the visit.
    pub fn before_visit(&self, visit: u32) -> u32 {
        1 + self.by[1..].partition_point(|&by| by < visit) as u32
    }

    /// Returns the number of nodes below `bound` whose state already had a node.
    pub fn renewed_before(&self, bound: u32) -> u32 {
        self.renewed.count_below(bound)
    }

    /// Returns the number of nodes below `bound` that reopened a state: the state had been expanded
    /// and was not waiting.
    pub fn reopened_before(&self, bound: u32) -> u32 {
        self.reopened.count_below(bound)
    }

    pub fn bytes(&self) -> usize {
        let node = size_of::<S>() + 2 * size_of::<u32>() + 1;
        self.state.len() * node
            + self.replaced.len() * size_of::<u32>()
            + self.renewed.bytes()
            + self.reopened.bytes()
    }
}

/// The visits, by time. The sparse lists and sets hold numbers of visits, ascending.
#[derive(Debug)]
pub(super) struct Visits {
    pub node: Vec<u32>,
    /// Number of steps before the visit.
    pub first_step: Vec<u32>,
    /// Visits of nodes that a newer node of the same state had replaced. Such a visit expands
    /// nothing and makes no step.
    pub stale: Marks,
    /// Visits of states without moves. Such a visit makes no step, unless the state is a goal.
    pub dead_ends: Vec<u32>,
    /// Visits whose first step removes a goal from the open list.
    pub goals: Vec<u32>,
    /// Visits of states that had been expanded before.
    pub again: Marks,
    /// Visits that begin a stage.
    pub stages: Vec<u32>,
}

impl Visits {
    pub fn new() -> Self {
        // Start these lists with different capacities, too, so that they double at different times.
        Self {
            node: Vec::with_capacity(8),
            first_step: Vec::with_capacity(11),
            stale: Marks::default(),
            dead_ends: Vec::new(),
            goals: Vec::new(),
            again: Marks::default(),
            stages: Vec::new(),
        }
    }

    pub fn len(&self) -> u32 {
        self.node.len() as u32
    }

    /// Makes room for one visit.
    #[inline(always)]
    pub fn reserve(&mut self) -> Result<(), Shortage> {
        let lists = [
            &mut self.node,
            &mut self.first_step,
            &mut self.dead_ends,
            &mut self.goals,
            &mut self.stages,
        ];
        for list in lists {
            if list.len() == list.capacity() {
                list.try_reserve(1)?;
            }
        }
        let bound = self.len() + 1;
        self.stale.reserve(bound)?;
        self.again.reserve(bound)
    }

    /// Appends a visit, and returns its number. There must be room.
    #[inline(always)]
    pub fn push(&mut self, node: u32, steps: u32) -> u32 {
        let visit = self.len();
        self.node.push(node);
        self.first_step.push(steps);
        visit
    }

    /// Records that the visit begins a stage. Does nothing if the stage before has made no step.
    #[inline(always)]
    pub fn begin_stage(&mut self, visit: u32) {
        let step = self.first_step[visit as usize];
        let last = self.stages.last();
        if step > last.map_or(0, |&last| self.first_step[last as usize]) {
            self.stages.push(visit);
        }
    }

    /// Returns the index of the visit that makes this step. Steps count from 1.
    pub fn of_step(&self, step: u32) -> u32 {
        self.first_step.partition_point(|&first| first < step) as u32 - 1
    }

    pub fn bytes(&self) -> usize {
        let sparse = [&self.dead_ends, &self.goals, &self.stages];
        let sparse: usize = sparse.iter().map(|list| list.len()).sum();
        let lists = (2 * self.node.len() + sparse) * size_of::<u32>();
        lists + self.stale.bytes() + self.again.bytes()
    }
}

/// Returns how many numbers of an ascending list are below `bound`.
pub(super) fn count_below(list: &[u32], bound: u32) -> u32 {
    list.partition_point(|&number| number < bound) as u32
}

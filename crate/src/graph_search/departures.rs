//! The open list of any step, without a record of it.
//!
//! Nodes that wait at the same time leave the list in the order of their keys. So the open list of
//! a step follows from the future: its entries are the nodes that existed by then, in the order in
//! which they leave later. Nodes that never left come last, in their present order.

use crate::graph_search::open::Open;

/// The order in which nodes leave the open list, with trees that find the nodes of an earlier step.
#[derive(Debug, Default)]
pub(super) struct Departures {
    visited: Minima,
    /// Nodes that wait at the last known step, in the order of the list. The index of this list
    /// follows.
    waiting: Vec<u32>,
    waiting_minima: Minima,
    /// Whether `waiting` describes the last known step.
    is_current: bool,
}

impl Departures {
    /// Records that the search has gone on.
    pub fn outdate(&mut self) {
        self.is_current = false;
    }

    /// Finds the nodes with numbers below `bound` that leave the list after the first `gone`
    /// visits, and appends the first `count` of them to `found`. `visited` holds the nodes of all
    /// visits.
    pub fn first(
        &mut self,
        visited: &[u32],
        open: &Open,
        gone: u32,
        bound: u32,
        count: usize,
        found: &mut Vec<u32>,
    ) {
        self.visited.extend(visited);
        collect(&self.visited, visited, gone as usize, bound, count, found);
        if found.len() < count {
            self.update_waiting(open);
            collect(&self.waiting_minima, &self.waiting, 0, bound, count, found);
        }
    }

    /// Lists the present entries again if the search has gone on.
    fn update_waiting(&mut self, open: &Open) {
        if self.is_current {
            return;
        }
        self.is_current = true;
        self.waiting.clear();
        open.walk(&mut |node| {
            self.waiting.push(node);
            true
        });
        self.waiting_minima = Minima::default();
        self.waiting_minima.extend(&self.waiting);
    }

    pub fn bytes(&self) -> usize {
        let waiting = self.waiting.len() * size_of::<u32>();
        waiting + self.visited.bytes() + self.waiting_minima.bytes()
    }
}

/// Appends the nodes with numbers below `bound`, from the index `at` on, until `found` holds
/// `count` nodes.
fn collect(
    minima: &Minima,
    list: &[u32],
    mut at: usize,
    bound: u32,
    count: usize,
    found: &mut Vec<u32>,
) {
    while found.len() < count
        && let Some(next) = minima.next_below(list, at, bound)
    {
        found.push(list[next]);
        at = next + 1;
    }
}

/// Number of entries of a block.
const BLOCK: usize = 16;

/// A tree of minima over a growing list: the least entry of each block, of each block of blocks,
/// and so on.
#[derive(Debug, Default)]
struct Minima {
    levels: Vec<Vec<u32>>,
    /// Number of entries of the list that the tree covers.
    length: usize,
}

impl Minima {
    /// Covers the whole list, which has grown at its end only.
    fn extend(&mut self, list: &[u32]) {
        // The last block of a level can have grown, too.
        let mut from = self.length / BLOCK;
        self.length = list.len();
        let mut level = 0;
        loop {
            let (done, rest) = self.levels.split_at_mut(level);
            let below = done.last().map_or(list, Vec::as_slice);
            if below.len() <= BLOCK {
                break;
            }
            if rest.is_empty() {
                self.levels.push(Vec::new());
                from = 0;
                continue;
            }
            rest[0].truncate(from);
            let blocks = below[from * BLOCK..].chunks(BLOCK);
            rest[0].extend(blocks.map(|block| block.iter().min().copied().unwrap_or(u32::MAX)));
            from /= BLOCK;
            level += 1;
        }
    }

    /// Returns the index of the first entry below `bound` that is not before index `at`.
    fn next_below(&self, list: &[u32], mut at: usize, bound: u32) -> Option<usize> {
        // Go up until a block contains such an entry, then down to the first such entry of the
        // block.
        let mut level = 0;
        loop {
            let entries = self.level(list, level);
            let end = (at / BLOCK + 1).saturating_mul(BLOCK).min(entries.len());
            let block = entries.get(at..end).unwrap_or(&[]);
            if let Some(index) = block.iter().position(|&least| least < bound) {
                return Some(self.descend(list, level, at + index, bound));
            }
            if level == self.levels.len() {
                return None;
            }
            at = at / BLOCK + 1;
            level += 1;
        }
    }

    fn descend(&self, list: &[u32], mut level: usize, mut at: usize, bound: u32) -> usize {
        while level > 0 {
            level -= 1;
            let block = &self.level(list, level)[at * BLOCK..];
            let index = block.iter().position(|&least| least < bound);
            at = at * BLOCK + index.unwrap_or_default();
        }
        at
    }

    /// Returns the entries of a level; level 0 is the list.
    fn level<'a>(&'a self, list: &'a [u32], level: usize) -> &'a [u32] {
        match level {
            0 => list,
            _ => &self.levels[level - 1],
        }
    }

    fn bytes(&self) -> usize {
        let entries: usize = self.levels.iter().map(Vec::len).sum();
        entries * size_of::<u32>()
    }
}

//! The nodes of a searched tree, in preorder.

use crate::games::tree::value::{Bound, Value};

/// Parent of the root, and end of a subtree that the search has not left.
pub const NONE: u32 = u32::MAX;

/// The nodes that a search has entered, in preorder.
#[derive(Default)]
pub struct Nodes {
    parent: Vec<u32>,
    /// The node after the subtree, or [`NONE`] while the search is in the subtree.
    end: Vec<u32>,
    depth: Vec<u8>,
    /// Number of the move that leads to the node; 0 for the root.
    by: Vec<u8>,
    value: Vec<Value>,
    bound: Vec<Bound>,
    /// The leaves, ascending.
    pub leaves: Vec<u32>,
}

impl Nodes {
    pub fn len(&self) -> u32 {
        self.parent.len() as u32
    }

    /// Enters a new node.
    pub fn push(&mut self, parent: u32, depth: u8, by: u8) -> u32 {
        let node = self.len();
        self.parent.push(parent);
        self.end.push(NONE);
        self.depth.push(depth);
        self.by.push(by);
        self.value.push(0);
        self.bound.push(Bound::Exact);
        node
    }

    /// Leaves a node, whose value is known now.
    pub fn close(&mut self, node: u32, value: Value, bound: Bound) {
        let index = node as usize;
        self.end[index] = self.len();
        self.value[index] = value;
        self.bound[index] = bound;
    }

    pub fn parent(&self, node: u32) -> u32 {
        self.parent[node as usize]
    }

    pub fn depth(&self, node: u32) -> u8 {
        self.depth[node as usize]
    }

    pub fn by(&self, node: u32) -> u8 {
        self.by[node as usize]
    }

    /// Returns the value of a node that the search has left.
    pub fn value(&self, node: u32) -> (Value, Bound) {
        (self.value[node as usize], self.bound[node as usize])
    }

    pub fn is_closed(&self, node: u32) -> bool {
        self.end[node as usize] != NONE
    }

    /// Returns whether a node that the search has left has no children.
    pub fn is_leaf(&self, node: u32) -> bool {
        self.end[node as usize] == node + 1
    }

    /// Returns the step that enters a node. Each node before it was entered by a step, the root
    /// excepted, and all of them but its ancestors were left by a step.
    pub fn entered_at(&self, node: u32) -> u64 {
        2 * u64::from(node) - u64::from(self.depth(node))
    }

    /// Returns the step that returns from a node, or `u64::MAX` while the search is in its subtree.
    pub fn left_at(&self, node: u32) -> u64 {
        match self.end[node as usize] {
            NONE => u64::MAX,
            end => self.entered_at(node) + 2 * u64::from(end - node) - 1,
        }
    }

    /// Returns the number of nodes that are entered at this step, at least 1.
    ///
    /// # Complexity
    /// O(log nodes) time.
    pub fn entered_by(&self, step: u64) -> u32 {
        let (mut low, mut high) = (1, self.len());
        while low < high {
            let middle = low + (high - low) / 2;
            if self.entered_at(middle) <= step {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    /// Iterates over the entered children of a node, in the order of the search.
    pub fn children(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let first = Some(node + 1).filter(|&child| self.is_child(child, node));
        std::iter::successors(first, move |&child| {
            let end = self.end[child as usize];
            (end != NONE && self.is_child(end, node)).then_some(end)
        })
    }

    fn is_child(&self, child: u32, node: u32) -> bool {
        child < self.len() && self.parent(child) == node
    }

    /// Returns the nodes from the root to this node.
    pub fn line(&self, node: u32) -> Vec<u32> {
        let parents = std::iter::successors(Some(node), |&node| {
            Some(self.parent(node)).filter(|&parent| parent != NONE)
        });
        let mut line: Vec<u32> = parents.collect();
        line.reverse();
        line
    }
}

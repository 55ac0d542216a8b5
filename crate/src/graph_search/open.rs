//! The open list: the nodes that wait to be expanded. It is the one difference between the
//! algorithms: a queue, a stack, or a priority queue.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::graph_search::algorithm::{Key, Order};
use crate::graph_search::index::{NONE, Shortage};

/// The open list. Each node enters once, in the order of its number.
#[derive(Debug)]
pub(super) enum Open {
    /// First in, first out. Nodes enter in the order of their numbers, so the queue is a range of
    /// numbers.
    Queue {
        first: u32,
        end: u32,
    },
    /// Last in, first out.
    Stack(Vec<u32>),
    Buckets(Buckets),
    Heap(Heap),
}

impl Open {
    /// Makes an empty list for an order of search.
    pub fn new(order: Order) -> Self {
        match order {
            Order::BreadthFirst => Self::Queue { first: 0, end: 0 },
            Order::DepthFirst => Self::Stack(Vec::new()),
            Order::UniformCost => Self::Buckets(Buckets::new(0, Tie::OldestFirst)),
            Order::Greedy => Self::Buckets(Buckets::new(0, Tie::NewestFirst)),
            Order::AStar | Order::WeightedAStar => {
                Self::Buckets(Buckets::new(H_BITS, Tie::NewestFirst))
            }
        }
    }

    /// Makes room for `count` nodes.
    #[inline(always)]
    pub fn reserve(&mut self, count: usize) -> Result<(), Shortage> {
        match self {
            Self::Queue { .. } => {}
            Self::Stack(list) => list.try_reserve(count)?,
            Self::Buckets(buckets) => buckets.links.try_reserve(count)?,
            Self::Heap(heap) => heap.entries.try_reserve(count)?,
        }
        Ok(())
    }

    /// Adds the next node. There must be room.
    ///
    /// # Errors
    /// If there is no memory for the table that `key` needs. The node is then not added.
    #[inline(always)]
    pub fn push(&mut self, key: Key, node: u32) -> Result<(), Shortage> {
        match self {
            Self::Queue { end, .. } => *end = node + 1,
            Self::Stack(list) => list.push(node),
            Self::Heap(heap) => heap.push(key, node),
            Self::Buckets(buckets) => {
                if !buckets.push(key, node)? {
                    let mut heap = buckets.to_heap()?;
                    heap.push(key, node);
                    *self = Self::Heap(heap);
                }
            }
        }
        Ok(())
    }

    /// Returns the node that leaves next, and its `f`. For a queue and a stack, returns 0 for `f`.
    #[inline(always)]
    pub fn peek(&mut self) -> Option<(u32, u32)> {
        match self {
            Self::Queue { first, end } => (first < end).then_some((*first, 0)),
            Self::Stack(list) => Some((*list.last()?, 0)),
            Self::Buckets(buckets) => buckets.peek(),
            Self::Heap(heap) => heap.peek(),
        }
    }

    /// Removes the node that [`peek`](Self::peek) returned just now.
    #[inline(always)]
    pub fn pop(&mut self) {
        match self {
            Self::Queue { first, .. } => *first += 1,
            Self::Stack(list) => {
                list.pop();
            }
            Self::Buckets(buckets) => buckets.pop(),
            Self::Heap(heap) => {
                heap.entries.pop();
            }
        }
    }

    /// Calls `visit` with the nodes of the list, in the order in which they would leave it, until
    /// `visit` returns false.
    pub fn walk(&self, visit: &mut dyn FnMut(u32) -> bool) {
        match self {
            Self::Queue { first, end } => {
                (*first..*end).all(visit);
            }
            Self::Stack(list) => {
                list.iter().rev().copied().all(visit);
            }
            Self::Buckets(buckets) => {
                buckets.walk(&mut |_, node| visit(node));
            }
            Self::Heap(heap) => heap.walk(visit),
        }
    }

    /// Returns the memory of the list, in bytes.
    pub fn bytes(&self) -> usize {
        match self {
            Self::Queue { .. } => 0,
            Self::Stack(list) => list.capacity() * size_of::<u32>(),
            Self::Buckets(buckets) => buckets.bytes(),
            Self::Heap(heap) => heap.entries.capacity() * size_of::<Reverse<Entry>>(),
        }
    }
}

/// The order of nodes with equal keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tie {
    OldestFirst,
    NewestFirst,
}

/// Number of bits of a bucket's index that hold `h`. Greater estimates need a heap.
const H_BITS: u32 = 7;
/// Number of bits of a bucket's index. Greater keys need a heap.
const BUCKET_BITS: u32 = 19;

/// A priority queue for small keys: a linked list of nodes for each key, and one bit for each list
/// that is not empty.
#[derive(Debug)]
pub(super) struct Buckets {
    /// Number of bits of a bucket's index that hold `h`. The bits of `f` are above them.
    h_bits: u32,
    tie: Tie,
    /// First and last node of each list; [`NONE`] for an empty list. If the newest node of a list
    /// comes first, last nodes are not stored.
    heads: Vec<u32>,
    tails: Vec<u32>,
    /// For each node, the next node in its list.
    links: Vec<u32>,
    bits: Vec<u64>,
    /// All words of `bits` before this one are 0.
    word: usize,
}

impl Buckets {
    fn new(h_bits: u32, tie: Tie) -> Self {
        Self {
            h_bits,
            tie,
            heads: Vec::new(),
            tails: Vec::new(),
            links: Vec::new(),
            bits: Vec::new(),
            word: 0,
        }
    }

    /// Adds a node. Returns false, and does nothing, if the key is too great.
    #[inline(always)]
    fn push(&mut self, key: Key, node: u32) -> Result<bool, Shortage> {
        if key.h >> self.h_bits != 0 || key.f >> (BUCKET_BITS - self.h_bits) != 0 {
            return Ok(false);
        }
        let bucket = (key.f << self.h_bits | key.h) as usize;
        if bucket >= self.heads.len() {
            self.grow(bucket)?;
        }
        let head = &mut self.heads[bucket];
        match self.tie {
            Tie::NewestFirst => {
                self.links.push(*head);
                *head = node;
            }
            Tie::OldestFirst => {
                self.links.push(NONE);
                let tail = &mut self.tails[bucket];
                if *head == NONE {
                    *head = node;
                } else {
                    self.links[*tail as usize] = node;
                }
                *tail = node;
            }
        }
        let word = bucket / 64;
        self.bits[word] |= 1 << (bucket % 64);
        self.word = self.word.min(word);
        Ok(true)
    }

    /// Lengthens the table of lists so that it includes `bucket`, to a multiple of 1024 lists.
    ///
    /// # Errors
    /// [`Shortage`] if there is no memory.
    #[cold]
    fn grow(&mut self, bucket: usize) -> Result<(), Shortage> {
        let count = (bucket + 1).next_multiple_of(1 << 10);
        let more = count - self.heads.len();
        self.bits.try_reserve(more / 64)?;
        if self.tie == Tie::OldestFirst {
            self.tails.try_reserve(more)?;
            self.tails.resize(count, NONE);
        }
        self.heads.try_reserve(more)?;
        self.heads.resize(count, NONE);
        self.bits.resize(count / 64, 0);
        Ok(())
    }

    /// Returns the index of the first list that is not empty.
    #[inline(always)]
    fn least(&mut self) -> Option<usize> {
        while *self.bits.get(self.word)? == 0 {
            self.word += 1;
        }
        Some(self.word * 64 + self.bits[self.word].trailing_zeros() as usize)
    }

    #[inline(always)]
    fn peek(&mut self) -> Option<(u32, u32)> {
        let bucket = self.least()?;
        Some((self.heads[bucket], bucket as u32 >> self.h_bits))
    }

    #[inline(always)]
    fn pop(&mut self) {
        if let Some(bucket) = self.least() {
            let next = self.links[self.heads[bucket] as usize];
            self.heads[bucket] = next;
            if next == NONE {
                self.bits[bucket / 64] &= !(1 << (bucket % 64));
            }
        }
    }

    /// Calls `visit` with the bucket and the number of each node, in order, until `visit` returns
    /// false.
    fn walk(&self, visit: &mut dyn FnMut(usize, u32) -> bool) {
        for (word, &bits) in self.bits.iter().enumerate().skip(self.word) {
            let mut left = bits;
            while left != 0 {
                let bucket = word * 64 + left.trailing_zeros() as usize;
                left &= left - 1;
                let mut node = self.heads[bucket];
                while node != NONE {
                    if !visit(bucket, node) {
                        return;
                    }
                    node = self.links[node as usize];
                }
            }
        }
    }

    /// Makes a heap of the same nodes, with room for one more.
    #[cold]
    fn to_heap(&self) -> Result<Heap, Shortage> {
        let mut heap = Heap {
            tie: self.tie,
            entries: BinaryHeap::new(),
        };
        // Reserve room for all nodes so far and the next one: all of them can be in the open list.
        heap.entries.try_reserve(self.links.len() + 1)?;
        self.walk(&mut |bucket, node| {
            let bucket = bucket as u32;
            let key = Key {
                f: bucket >> self.h_bits,
                h: bucket & ((1 << self.h_bits) - 1),
            };
            heap.push(key, node);
            true
        });
        Ok(heap)
    }

    fn bytes(&self) -> usize {
        let words = self.heads.capacity() + self.tails.capacity() + self.links.len();
        words * size_of::<u32>() + self.bits.capacity() * size_of::<u64>()
    }
}

/// An entry of a heap: the key, and the number of the node. If the newest node comes first, the
/// complement of that number.
type Entry = (Key, u32);

/// A priority queue for any keys.
#[derive(Debug)]
pub(super) struct Heap {
    tie: Tie,
    entries: BinaryHeap<Reverse<Entry>>,
}

impl Heap {
    #[inline(always)]
    fn push(&mut self, key: Key, node: u32) {
        self.entries.push(Reverse((key, self.turned(node))));
    }

    #[inline(always)]
    fn peek(&self) -> Option<(u32, u32)> {
        let &Reverse((key, node)) = self.entries.peek()?;
        Some((self.turned(node), key.f))
    }

    /// Converts a node to the part of an entry that orders it, and back.
    #[inline(always)]
    fn turned(&self, node: u32) -> u32 {
        match self.tie {
            Tie::OldestFirst => node,
            Tie::NewestFirst => !node,
        }
    }

    /// Visits the nodes in order. Takes O(n log n) time for the first n of them. The children of an
    /// entry of a heap come later than the entry, so the next entry is always a child of one that
    /// was visited.
    fn walk(&self, visit: &mut dyn FnMut(u32) -> bool) {
        let entries = self.entries.as_slice();
        let mut next = BinaryHeap::new();
        next.extend(entries.first().map(|&Reverse(entry)| Reverse((entry, 0))));
        while let Some(Reverse(((_, node), index))) = next.pop() {
            if !visit(self.turned(node)) {
                return;
            }
            for child in [2 * index + 1, 2 * index + 2] {
                let entry = entries.get(child);
                next.extend(entry.map(|&Reverse(entry)| Reverse((entry, child))));
            }
        }
    }
}

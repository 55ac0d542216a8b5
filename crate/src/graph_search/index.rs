//! The index of a search: the newest node of each state.

use std::collections::TryReserveError;
use std::hash::{Hash, Hasher};

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use crate::search::{RunError, table_of};

/// Marks the absence of a node.
pub(super) const NONE: u32 = u32::MAX;

/// The newest node of each state that a search has found. [`Hashed`] works for states of any type,
/// [`Dense`] only for ranks.
pub trait Index<S> {
    /// Makes room for `additional` states, so that this many calls of
    /// [`find_or_insert`](Self::find_or_insert) need no more memory. `states` holds the state of
    /// each node.
    ///
    /// # Errors
    /// If the memory cannot be allocated.
    fn reserve(&mut self, additional: usize, states: &[S]) -> Result<(), Shortage>;

    /// Returns the entry of a state, which is the number of its newest node. If the state has no
    /// entry, makes the node `next` its entry and returns `None`.
    fn find_or_insert(&mut self, state: &S, next: u32, states: &[S]) -> Option<&mut u32>;

    /// Returns the newest node of a state.
    fn find(&self, state: &S, states: &[S]) -> Option<u32>;

    /// Returns the memory of the index, in bytes.
    fn bytes(&self) -> usize;
}

/// The memory for a table could not be allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage;

impl From<TryReserveError> for Shortage {
    fn from(_: TryReserveError) -> Self {
        Self
    }
}

impl From<hashbrown::TryReserveError> for Shortage {
    fn from(_: hashbrown::TryReserveError) -> Self {
        Self
    }
}

/// The index of a space with ranks: a table with one entry for each rank.
#[derive(Debug)]
pub struct Dense {
    table: Vec<u32>,
    /// Whether a rank beyond the end of the table lengthens the table.
    is_growing: bool,
}

impl Dense {
    /// Makes the index of a space with this number of states.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`] if the memory cannot be allocated.
    pub(super) fn new(states: u64) -> Result<Self, RunError> {
        Ok(Self {
            table: table_of(NONE, states)?,
            is_growing: false,
        })
    }

    /// Makes the index of a space whose ranks are not known in advance.
    pub(super) const fn growing() -> Self {
        Self {
            table: Vec::new(),
            is_growing: true,
        }
    }

    #[cold]
    fn grow(&mut self, state: u32) {
        assert!(self.is_growing, "state {state} is outside the space");
        self.table.resize(state as usize + 1, NONE);
    }
}

impl Index<u32> for Dense {
    #[inline(always)]
    fn reserve(&mut self, _: usize, _: &[u32]) -> Result<(), Shortage> {
        Ok(())
    }

    #[inline(always)]
    fn find_or_insert(&mut self, &state: &u32, next: u32, _: &[u32]) -> Option<&mut u32> {
        if state as usize >= self.table.len() {
            self.grow(state);
        }
        let entry = &mut self.table[state as usize];
        if *entry == NONE {
            *entry = next;
            return None;
        }
        Some(entry)
    }

    fn find(&self, &state: &u32, _: &[u32]) -> Option<u32> {
        let entry = self.table.get(state as usize).copied();
        entry.filter(|&node| node != NONE)
    }

    fn bytes(&self) -> usize {
        self.table.capacity() * size_of::<u32>()
    }
}

/// The index of any space: a hash table of node numbers. States are not stored a second time; the
/// table compares a state with the states of the nodes.
#[derive(Debug, Default)]
pub struct Hashed(HashTable<u32>);

impl<S: Eq + Hash> Index<S> for Hashed {
    #[inline(always)]
    fn reserve(&mut self, additional: usize, states: &[S]) -> Result<(), Shortage> {
        if self.0.capacity() - self.0.len() < additional {
            self.0.try_reserve(additional, hasher_of(states))?;
        }
        Ok(())
    }

    #[inline(always)]
    fn find_or_insert(&mut self, state: &S, next: u32, states: &[S]) -> Option<&mut u32> {
        let is_equal = |&node: &u32| states[node as usize] == *state;
        match self.0.entry(hash(state), is_equal, hasher_of(states)) {
            Entry::Occupied(entry) => Some(entry.into_mut()),
            Entry::Vacant(entry) => {
                entry.insert(next);
                None
            }
        }
    }

    #[inline]
    fn find(&self, state: &S, states: &[S]) -> Option<u32> {
        let is_equal = |&node: &u32| states[node as usize] == *state;
        self.0.find(hash(state), is_equal).copied()
    }

    fn bytes(&self) -> usize {
        self.0.allocation_size()
    }
}

/// Returns the function that hashes the state of a node. The code of a table that grows is compiled
/// for each type of such a function, so both calls above share one.
#[inline(always)]
fn hasher_of<S: Hash>(states: &[S]) -> impl Fn(&u32) -> u64 {
    |&node| hash(&states[node as usize])
}

#[inline(always)]
fn hash<S: Hash>(state: &S) -> u64 {
    let mut hasher = FoldHasher(0);
    state.hash(&mut hasher);
    hasher.finish()
}

/// A hash function for short keys: each word is multiplied by an odd constant, and the upper half
/// of the product is folded into the lower half. It has no defence against keys that were chosen to
/// collide; such keys would only make a search slow.
struct FoldHasher(u64);

/// 2^64 divided by the golden ratio: multiples of it spread evenly (Knuth, TAOCP 6.4).
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for FoldHasher {
    #[inline(always)]
    fn write_u64(&mut self, word: u64) {
        let mixed = self.0.rotate_left(29) ^ word;
        let product = (mixed ^ mixed >> 32).wrapping_mul(GOLDEN);
        self.0 = product ^ product >> 32;
    }

    #[inline(always)]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    #[inline(always)]
    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    #[inline(always)]
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    #[inline(always)]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for &word in words {
            self.write_u64(u64::from_le_bytes(word));
        }
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline(always)]
    fn finish(&self) -> u64 {
        self.0
    }
}

//! The checkpoints of a run: snapshots of its stack. The longer the run, the more steps lie between
//! two of them.

use std::collections::TryReserveError;

use crate::backtracking::stack::{Stack, Totals};

/// Maximum memory of the checkpoints of a run, in bytes. Becomes less if the system runs out of
/// memory.
const MEMORY: usize = 24 << 20;

/// Initial work between two checkpoints, in simple operations; see
/// [`weight`](crate::Brancher::weight).
const WORK: u64 = 1 << 16;

/// Memory of one checkpoint besides its path, in bytes.
const OVERHEAD: usize = size_of::<Checkpoint>() + 16;

/// A snapshot of a stack at one step. `tried` is the number of candidates tried at each depth. It
/// determines the path: above the deepest node, the candidate tried last at each depth was placed.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    pub totals: Totals,
    pub advanced: bool,
    pub answered: bool,
    pub tried: Box<[u8]>,
}

impl Checkpoint {
    pub fn of(stack: &Stack) -> Self {
        Self::with_path(stack, stack.tried[..=stack.depth].into())
    }

    /// Makes a checkpoint of a stack, or returns an error if memory runs out.
    fn try_of(stack: &Stack) -> Result<Self, TryReserveError> {
        let path = &stack.tried[..=stack.depth];
        let mut tried = Vec::new();
        tried.try_reserve_exact(path.len())?;
        tried.extend_from_slice(path);
        Ok(Self::with_path(stack, tried.into()))
    }

    fn with_path(stack: &Stack, tried: Box<[u8]>) -> Self {
        Self {
            totals: stack.totals,
            advanced: stack.advanced,
            answered: stack.answered,
            tried,
        }
    }
}

/// The checkpoints of a run, from the root on, with a growing number of steps between them.
#[derive(Debug)]
pub struct Checkpoints {
    list: Vec<Checkpoint>,
    /// Number of steps between two checkpoints.
    spacing: u64,
    bytes: usize,
    /// Maximum memory of the checkpoints, in bytes.
    most_bytes: usize,
}

impl Checkpoints {
    /// Makes the checkpoints of a search, beginning with the root. Each step of the search takes
    /// about `weight` simple operations.
    pub fn new(root: &Stack, weight: u64) -> Self {
        Self {
            list: vec![Checkpoint::of(root)],
            spacing: (WORK / weight.max(1)).max(64),
            bytes: 0,
            most_bytes: MEMORY,
        }
    }

    /// Returns the step at which the next checkpoint must be stored.
    pub fn due(&self) -> u64 {
        self.list.len() as u64 * self.spacing
    }

    /// Stores the stack at the step that is [`due`](Self::due). If the checkpoints take too much
    /// memory, drops every second one. This takes time linear in their number, but happens only
    /// after their number has doubled. If memory runs out, also halves the limit from then on.
    pub fn note(&mut self, stack: &Stack) {
        if self.push(stack).is_err() {
            self.most_bytes = self.bytes / 2;
            self.thin();
        } else if self.bytes > self.most_bytes {
            self.thin();
        }
    }

    fn push(&mut self, stack: &Stack) -> Result<(), TryReserveError> {
        self.list.try_reserve(1)?;
        let checkpoint = Checkpoint::try_of(stack)?;
        self.bytes += checkpoint.tried.len() + OVERHEAD;
        self.list.push(checkpoint);
        Ok(())
    }

    fn thin(&mut self) {
        self.spacing *= 2;
        let mut index = 0;
        self.list.retain(|_| {
            index += 1;
            index % 2 == 1
        });
        let paths: usize = self.list.iter().map(|kept| kept.tried.len()).sum();
        self.bytes = paths + self.list.len() * OVERHEAD;
    }

    /// Returns the last checkpoint for which `before` is true. `before` must be true for the root.
    /// Once it is false, it must be false for all later checkpoints.
    pub fn last(&self, before: impl Fn(&Checkpoint) -> bool) -> &Checkpoint {
        let behind = self.list.partition_point(before);
        &self.list[behind.max(1) - 1]
    }
}

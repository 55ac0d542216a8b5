//! The checkpoints of a run: snapshots of its stack, farther apart the longer the run gets.

use std::collections::TryReserveError;

use crate::backtracking::stack::{Stack, Totals};

/// The most memory that the checkpoints of a run take where there is room for them, in bytes.
const MEMORY: usize = 24 << 20;

/// The work between two checkpoints at first, in simple operations; the brancher estimates those of
/// a step.
const WORK: u64 = 1 << 16;

/// The memory that one checkpoint takes besides its path, in bytes.
const OVERHEAD: usize = size_of::<Checkpoint>() + 16;

/// A stack at one step. The numbers of candidates tried at each depth name the path: above the
/// deepest node, the candidate tried last at each depth was placed.
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

    /// Makes the checkpoint of a stack where memory has room for it.
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

/// The checkpoints of a run, at distances that grow. The first is that of the root.
#[derive(Debug)]
pub struct Checkpoints {
    list: Vec<Checkpoint>,
    /// The number of steps between two checkpoints.
    spacing: u64,
    bytes: usize,
    /// The most bytes that they may take.
    most_bytes: usize,
}

impl Checkpoints {
    /// Makes the checkpoints of a search whose steps take about `weight` simple operations each;
    /// they hold the root's.
    pub fn new(root: &Stack, weight: u64) -> Self {
        Self {
            list: vec![Checkpoint::of(root)],
            spacing: (WORK / weight.max(1)).max(64),
            bytes: 0,
            most_bytes: MEMORY,
        }
    }

    /// Finds the step at which the next checkpoint is to be noted.
    pub fn due(&self) -> u64 {
        self.list.len() as u64 * self.spacing
    }

    /// Notes the stack at the step that is [`due`](Self::due). Where the checkpoints take too much
    /// memory, every second one is dropped, which takes time linear in their number; this happens
    /// only each time their number has doubled. Where memory has no room for one more, the same
    /// happens, and from then on they take half as much.
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

    /// Finds the last checkpoint for which `before` holds. It must hold for the root's checkpoint,
    /// and for none behind a checkpoint for which it does not hold.
    pub fn last(&self, before: impl Fn(&Checkpoint) -> bool) -> &Checkpoint {
        let behind = self.list.partition_point(before);
        &self.list[behind.max(1) - 1]
    }
}

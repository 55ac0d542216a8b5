//! Where a run can be taken up again: snapshots of its stack, fewer the longer it gets.

use crate::backtracking::stack::{Stack, Totals};

/// The most memory that the checkpoints of a run take, bytes.
const MEMORY: usize = 24 << 20;

/// The work between two checkpoints at first, in simple operations; a step has its own weight.
const WORK: u64 = 1 << 16;

/// What one checkpoint takes besides its path, bytes.
const OVERHEAD: usize = size_of::<Checkpoint>() + 16;

/// A stack at one step. The candidates tried at each depth say the path: the last of them was
/// placed, but for the deepest.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    pub totals: Totals,
    pub advanced: bool,
    pub answered: bool,
    pub tried: Box<[u8]>,
}

impl Checkpoint {
    pub fn of(stack: &Stack) -> Self {
        Self {
            totals: stack.totals,
            advanced: stack.advanced,
            answered: stack.answered,
            tried: stack.tried[..=stack.depth].into(),
        }
    }
}

/// Checkpoints at growing distances. The first is the root's.
#[derive(Debug)]
pub struct Checkpoints {
    list: Vec<Checkpoint>,
    /// Steps between two of them.
    spacing: u64,
    bytes: usize,
}

impl Checkpoints {
    /// For a search whose steps take about `weight` simple operations each.
    pub fn new(root: &Stack, weight: u64) -> Self {
        Self {
            list: vec![Checkpoint::of(root)],
            spacing: (WORK / weight.max(1)).max(64),
            bytes: 0,
        }
    }

    /// The step of the next one.
    pub fn due(&self) -> u64 {
        self.list.len() as u64 * self.spacing
    }

    /// Notes the stack at the step that is [`due`](Self::due). If there are too many, every second
    /// one goes: O(number), and the number has doubled since.
    pub fn note(&mut self, stack: &Stack) {
        let checkpoint = Checkpoint::of(stack);
        self.bytes += checkpoint.tried.len() + OVERHEAD;
        self.list.push(checkpoint);
        if self.bytes > MEMORY {
            self.thin();
        }
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

    /// The last one for which `before` holds; it holds for the root's, and for none behind one for
    /// which it does not.
    pub fn last(&self, before: impl Fn(&Checkpoint) -> bool) -> &Checkpoint {
        let behind = self.list.partition_point(before);
        &self.list[behind.max(1) - 1]
    }
}

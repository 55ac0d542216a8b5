//! The profile of a run: its depths over time, in a limited number of parts.

use crate::backtracking::siblings::DepthRange;
use crate::backtracking::stack::{Depths, Stack, Totals};

/// Maximum number of parts. When a profile has this many, each two neighbouring parts are merged.
const MOST: usize = 1 << 12;

/// Initial work in a part, in simple operations. Smaller parts would slow down the search, which
/// stops at the end of each part.
const WORK: u64 = 1 << 12;

/// The parts of a run, each with the same number of steps. When there are too many parts, each two
/// neighbours are merged.
#[derive(Debug)]
pub(super) struct Profile {
    list: Vec<Part>,
    width: u64,
    /// Totals at the end of the last part.
    totals: Totals,
}

/// The counts of one part, which can be merged with those of the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    depths: Depths,
    items: u64,
    turns_back: u64,
    records: u64,
}

impl Part {
    /// Makes the part from what has happened to `stack` since its totals were `before`. At that
    /// point, the depths of the stack must have been cleared.
    pub fn of(stack: &Stack, before: &Totals) -> Self {
        let now = &stack.totals;
        Self {
            depths: stack.depths,
            items: now.placements + now.retreats - before.placements - before.retreats,
            turns_back: now.turns_back - before.turns_back,
            records: now.deepest - before.deepest,
        }
    }

    /// Merges this part with the part that follows.
    fn with(self, next: Self) -> Self {
        Self {
            depths: Depths {
                least: self.depths.least.min(next.depths.least),
                most: self.depths.most.max(next.depths.most),
                sum: self.depths.sum + next.depths.sum,
            },
            items: self.items + next.items,
            turns_back: self.turns_back + next.turns_back,
            records: self.records + next.records,
        }
    }

    pub fn range(self) -> DepthRange {
        let Depths { least, most, sum } = self.depths;
        DepthRange {
            least,
            most,
            sum,
            items: self.items,
            turns_back: self.turns_back,
            records: self.records,
        }
    }
}

impl Profile {
    /// Memory of a full profile, in bytes.
    pub const BYTES: usize = MOST * size_of::<Part>();

    /// Makes an empty profile and allocates room for all its parts. Each step of the search takes
    /// about `weight` simple operations.
    pub fn new(weight: u64) -> Self {
        Self {
            list: Vec::with_capacity(MOST),
            width: (WORK / weight.max(1)).max(1),
            totals: Totals::default(),
        }
    }

    /// Returns the step at which the present part ends.
    pub fn due(&self) -> u64 {
        (self.list.len() as u64 + 1) * self.width
    }

    /// Returns the number of steps in a part.
    pub fn width(&self) -> u64 {
        self.width
    }

    /// Stores the part that ends with the step that is [`due`](Self::due).
    pub fn note(&mut self, stack: &mut Stack) {
        self.list.push(Part::of(stack, &self.totals));
        self.totals = stack.totals;
        stack.clear_depths();
        if self.list.len() == MOST {
            self.width *= 2;
            for part in 0..MOST / 2 {
                self.list[part] = self.list[2 * part].with(self.list[2 * part + 1]);
            }
            self.list.truncate(MOST / 2);
        }
    }

    /// Merges the parts of the steps `from..to`, both rounded to ends of parts. If both are rounded
    /// to the same end, returns the part that begins there, with 0 turns back and 0 records. `head`
    /// is the stack at the last known step. Returns `None` if no such part is known.
    pub fn between(&self, from: u64, to: u64, head: &Stack) -> Option<DepthRange> {
        let known = self.list.len();
        let part = |step: u64| {
            let nearest = step.saturating_add(self.width / 2) / self.width;
            nearest.min(known as u64 + 1) as usize
        };
        let (first, end) = (part(from), part(to));
        let begun = head.totals.steps > known as u64 * self.width;
        let open = |number: usize| (begun && number == known).then(|| Part::of(head, &self.totals));
        let parts = (first..end.max(first + 1))
            .map_while(|number| self.list.get(number).copied().or_else(|| open(number)));
        let mut range = parts.reduce(Part::with)?.range();
        if first == end {
            (range.turns_back, range.records) = (0, 0);
        }
        Some(range)
    }
}

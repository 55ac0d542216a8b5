//! The depth of a run along its steps, in a bounded number of parts.

use crate::backtracking::siblings::DepthRange;
use crate::backtracking::stack::{Depths, Stack, Totals};

/// The number of parts at which two become one.
const MOST: usize = 1 << 12;

/// The work in a part at first, in simple operations: stopping at the end of each part costs time,
/// too.
const WORK: u64 = 1 << 12;

/// The parts of a run, of equally many steps each; when there are too many parts, each two become
/// one.
#[derive(Debug)]
pub(super) struct Profile {
    list: Vec<Part>,
    width: u64,
    /// The totals at the end of the last part.
    totals: Totals,
}

/// The numbers of one part, which can be added to those of the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    depths: Depths,
    items: u64,
    turns_back: u64,
    records: u64,
}

impl Part {
    /// Makes the part of what has happened to `stack` since its totals were `before`. Its depths
    /// must have been cleared then.
    pub fn of(stack: &Stack, before: &Totals) -> Self {
        let now = &stack.totals;
        Self {
            depths: stack.depths,
            items: now.placements + now.retreats - before.placements - before.retreats,
            turns_back: now.turns_back - before.turns_back,
            records: now.deepest - before.deepest,
        }
    }

    /// Adds the part that follows this one.
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
    /// The bytes for which there has to be room.
    pub const BYTES: usize = MOST * size_of::<Part>();

    /// Makes the empty profile of a search whose steps take about `weight` simple operations each,
    /// with room for all the parts that it will ever have.
    pub fn new(weight: u64) -> Self {
        Self {
            list: Vec::with_capacity(MOST),
            width: (WORK / weight.max(1)).max(1),
            totals: Totals::default(),
        }
    }

    /// Finds the step at which the present part ends.
    pub fn due(&self) -> u64 {
        (self.list.len() as u64 + 1) * self.width
    }

    /// Counts the steps in a part.
    pub fn width(&self) -> u64 {
        self.width
    }

    /// Notes the part that ends with the step that is [`due`](Self::due).
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

    /// Adds up the parts of the steps `from..to`, both rounded to the ends of parts; where both
    /// round to the same end, the result is the part there without its numbers of turns back and of
    /// records. `head` is the stack at the last known step. `None` where no part is known.
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

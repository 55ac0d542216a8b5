//! The naive search's hot loop on boards of up to 255 cells.
//!
//! It does what [`drive`](crate::search::backtrack::stack::drive) does, and counts the same. But
//! it looks up once which moves of a new node lead to free cells: that is still so whenever the
//! search comes back to the node. So it goes from one free cell straight to the next, adds the
//! refused ones between them to its counts, and does not enter a cell from which none leads on.

use super::board::{Cell, MOST_WAYS, Walk, Ways};
use super::{OCCUPIED, UNCLOSED};
use crate::search::backtrack::stack::Stack;

/// Cells, depths and their tables' indices are bytes: so the compiler knows that each is inside.
const BYTES: usize = 1 << u8::BITS;

/// Stands for what is missing at the end of a row; it is never free.
const NO_CELL: u8 = u8::MAX;

/// A stretch of fewer steps is not worth the way in and out.
const LEAST_STEPS: u64 = 1_024;

/// The most steps between two looks at their number: all moves of a cell, those of the next, and
/// back.
const STRIDE: u64 = 2 * MOST_WAYS as u64 + 1;

/// The moves of a small board.
pub struct Sprint {
    /// Where they lead, in order.
    rows: [[u8; MOST_WAYS]; BYTES],
    counts: [u8; BYTES],
    /// The depth at which every cell has been visited.
    last: u8,
}

/// The walk and the stack in bytes.
struct Track {
    path: [u8; BYTES],
    /// Moves tried at each depth, the refused ones before them included.
    next: [u8; BYTES],
    /// The moves at each depth that lead to free cells and have not been tried: one bit each.
    untried: [u8; BYTES],
    /// 1 for a free cell, 0 for another.
    free: [u8; BYTES],
}

impl Sprint {
    /// `None` for a board with too many cells.
    pub fn new(ways: &Ways) -> Option<Self> {
        let cells = ways.cells();
        if cells > usize::from(NO_CELL) {
            return None;
        }
        let mut sprint = Self {
            rows: [[NO_CELL; MOST_WAYS]; BYTES],
            counts: [0; BYTES],
            last: (cells - 1) as u8,
        };
        for cell in 0..cells {
            let row = ways.of(cell as Cell);
            sprint.counts[cell] = row.len() as u8;
            for (to, &way) in sprint.rows[cell].iter_mut().zip(row) {
                *to = way as u8;
            }
        }
        Some(sprint)
    }

    /// Drives on until fewer than [`STRIDE`] steps are left or nothing is left to try, or to the
    /// next answer; says whether there is one.
    pub fn drive(&self, ways: &Ways, walk: &mut Walk, stack: &mut Stack, until: u64) -> bool {
        if until.saturating_sub(stack.tally.steps) < LEAST_STEPS {
            return false;
        }
        let mut track = self.track(walk, stack);
        let before = stack.depth;
        let is_tour = |cell: u8| !walk.closed || ways.join(cell.into(), walk.start());
        let found = self.run(&mut track, stack, until - STRIDE, is_tour);
        for _ in 0..before {
            walk.leave();
        }
        for &cell in &track.path[1..=stack.depth] {
            walk.enter(cell.into());
        }
        self.write_back(&track, stack);
        found
    }

    fn track(&self, walk: &Walk, stack: &Stack) -> Track {
        let mut track = Track {
            path: [0; BYTES],
            next: [0; BYTES],
            untried: [0; BYTES],
            free: [1; BYTES],
        };
        track.free[usize::from(NO_CELL)] = 0;
        for (depth, &cell) in walk.path.iter().enumerate() {
            let (cell, next) = (cell as u8, stack.next[depth]);
            track.path[depth] = cell;
            track.next[depth] = next;
            track.free[usize::from(cell)] = 0;
            let not_yet = u8::MAX.checked_shl(next.into()).unwrap_or(0);
            track.untried[depth] = self.free_ways(&track.free, cell) & not_yet;
        }
        if stack.depth == usize::from(self.last) {
            // A full board has nothing to try.
            track.next[stack.depth] = self.counts[usize::from(track.path[stack.depth])];
        }
        track
    }

    /// The moves from `cell` to free cells, one bit each.
    #[inline(always)]
    fn free_ways(&self, free: &[u8; BYTES], cell: u8) -> u8 {
        let row = &self.rows[usize::from(cell)];
        let mut ways = 0;
        for (bit, &to) in row.iter().enumerate() {
            ways |= free[usize::from(to)] << bit;
        }
        ways
    }

    /// The loop; everything that it counts is in locals.
    fn run(
        &self,
        track: &mut Track,
        stack: &mut Stack,
        limit: u64,
        is_tour: impl Fn(u8) -> bool,
    ) -> bool {
        let mut depth = stack.depth as u8;
        let mut here = track.path[usize::from(depth)];
        let mut untried = track.untried[usize::from(depth)];
        let mut next = track.next[usize::from(depth)];
        let mut steps = stack.tally.steps;
        let (mut placements, mut retreats, mut turns) = (0, 0, 0);
        let (mut unclosed, mut found) = (0, false);
        let mut advanced = stack.advanced;
        let mut sum = 0;
        let (mut least, mut most) = (stack.depths.least, stack.depths.most);
        while steps <= limit {
            if untried != 0 {
                let index = untried.trailing_zeros() as u8;
                untried &= untried - 1;
                steps += u64::from(index + 1 - next);
                next = index + 1;
                let to = self.rows[usize::from(here)][usize::from(index % MOST_WAYS as u8)];
                let onward = self.free_ways(&track.free, to);
                placements += 1;
                most = most.max(u32::from(depth) + 1);
                if onward == 0 && depth + 1 != self.last {
                    steps += u64::from(self.counts[usize::from(to)]) + 1;
                    retreats += 1;
                    turns += 1;
                    advanced = false;
                    sum += 2 * u64::from(depth) + 1;
                    least = least.min(depth.into());
                    continue;
                }
                track.untried[usize::from(depth)] = untried;
                track.next[usize::from(depth)] = next;
                depth += 1;
                here = to;
                track.free[usize::from(here)] = 0;
                track.path[usize::from(depth)] = here;
                (untried, next) = (onward, 0);
                advanced = true;
                sum += u64::from(depth);
                if depth == self.last {
                    next = self.counts[usize::from(here)];
                    if is_tour(here) {
                        found = true;
                        break;
                    }
                    unclosed += 1;
                }
            } else if depth > 0 {
                steps += u64::from(self.counts[usize::from(here)] - next) + 1;
                track.free[usize::from(here)] = 1;
                depth -= 1;
                here = track.path[usize::from(depth)];
                untried = track.untried[usize::from(depth)];
                next = track.next[usize::from(depth)];
                retreats += 1;
                turns += u64::from(advanced);
                advanced = false;
                sum += u64::from(depth);
                least = least.min(depth.into());
            } else {
                break;
            }
        }
        track.next[usize::from(depth)] = next;
        let tally = &mut stack.tally;
        tally.refused[usize::from(OCCUPIED)] += steps - tally.steps - placements - retreats;
        tally.refused[usize::from(UNCLOSED)] += unclosed;
        tally.steps = steps;
        tally.placements += placements;
        tally.retreats += retreats;
        tally.turns += turns;
        tally.deepest = tally.deepest.max(most.into());
        tally.answers += u64::from(found);
        stack.answered = found || stack.answered && retreats == 0;
        stack.advanced = advanced;
        stack.depth = depth.into();
        stack.depths.least = least;
        stack.depths.most = most;
        stack.depths.sum += sum;
        found
    }

    /// Writes what was tried at each depth back to the stack.
    fn write_back(&self, track: &Track, stack: &mut Stack) {
        for depth in 0..=stack.depth {
            stack.next[depth] = track.next[depth];
            stack.count[depth] = self.counts[usize::from(track.path[depth])];
        }
        if stack.depth == usize::from(self.last) {
            stack.next[stack.depth] = 0;
            stack.count[stack.depth] = 0;
        }
    }
}

//! The naive search's hot loop on boards of up to 256 cells.
//!
//! It does what [`drive`](crate::search::backtrack::stack::drive) does, and counts the same. But
//! it looks up once which moves of a new node lead to free cells: that is still so whenever the
//! search comes back to the node. So it goes from one free cell straight to the next, and adds the
//! refused ones between them to its counts.

use super::board::{Cell, MOST_WAYS, Walk, Ways};
use super::{OCCUPIED, UNCLOSED};
use crate::search::backtrack::stack::Stack;

/// Cells, depths and their tables' indices are bytes: so the compiler knows that each is inside.
const MOST_CELLS: usize = 256;

/// A stretch of fewer steps is not worth the way in and out.
const LEAST_STEPS: u64 = 1_024;

/// The most steps between two looks at the count of steps: all moves of a cell, and back.
const STRIDE: u64 = MOST_WAYS as u64 + 1;

/// The moves of a small board.
pub struct Sprint {
    /// Where they lead; the cell itself stands for what is missing at the end.
    rows: [[u8; MOST_WAYS]; MOST_CELLS],
    counts: [u8; MOST_CELLS],
    /// The depth at which every cell has been visited.
    last: u8,
}

/// The walk and the stack in bytes.
struct Track {
    path: [u8; MOST_CELLS],
    /// Moves tried at each depth, the refused ones before them included.
    next: [u8; MOST_CELLS],
    /// The moves at each depth that lead to free cells and have not been tried: one bit each.
    untried: [u8; MOST_CELLS],
    /// 1 for a free cell, 0 for another.
    free: [u8; MOST_CELLS],
}

impl Sprint {
    /// `None` for a board with too many cells.
    pub fn new(ways: &Ways) -> Option<Self> {
        let cells = ways.cells();
        let last = u8::try_from(cells - 1).ok()?;
        let mut sprint = Self {
            rows: [[0; MOST_WAYS]; MOST_CELLS],
            counts: [0; MOST_CELLS],
            last,
        };
        for cell in 0..cells {
            sprint.rows[cell] = ways.padded(cell as Cell).map(|to| to as u8);
            sprint.counts[cell] = ways.of(cell as Cell).len() as u8;
        }
        Some(sprint)
    }

    /// Drives on until fewer than [`STRIDE`] steps are left or nothing is left to try, or to the
    /// next answer; says whether there is one.
    pub fn drive(&self, ways: &Ways, walk: &mut Walk, stack: &mut Stack, until: u64) -> bool {
        if until.saturating_sub(stack.tally.steps) < LEAST_STEPS {
            return false;
        }
        let mut track = self.enter(walk, stack);
        let before = stack.depth;
        let found = self.run(&mut track, ways, walk, stack, until - STRIDE);
        self.leave(&track, walk, stack, before);
        found
    }

    fn enter(&self, walk: &Walk, stack: &Stack) -> Track {
        let mut track = Track {
            path: [0; MOST_CELLS],
            next: [0; MOST_CELLS],
            untried: [0; MOST_CELLS],
            free: [1; MOST_CELLS],
        };
        for (depth, &cell) in walk.path.iter().enumerate() {
            let (cell, next) = (cell as u8, stack.next[depth]);
            track.path[depth] = cell;
            track.free[usize::from(cell)] = 0;
            track.next[depth] = next;
            let tried = u8::MAX.checked_shl(next.into()).unwrap_or(0);
            track.untried[depth] = self.free_ways(&track.free, cell) & tried;
        }
        if stack.depth == usize::from(self.last) {
            // A full board has nothing to try.
            track.next[stack.depth] = self.counts[usize::from(track.path[stack.depth])];
        }
        track
    }

    /// The moves from `cell` to free cells, one bit each; what is missing leads to itself, which
    /// is not free.
    #[inline(always)]
    fn free_ways(&self, free: &[u8; MOST_CELLS], cell: u8) -> u8 {
        let row = &self.rows[usize::from(cell)];
        let mut ways = 0;
        for (bit, &to) in row.iter().enumerate() {
            ways |= free[usize::from(to)] << bit;
        }
        ways
    }

    fn run(
        &self,
        track: &mut Track,
        ways: &Ways,
        walk: &Walk,
        stack: &mut Stack,
        limit: u64,
    ) -> bool {
        let start = walk.start();
        let last = self.last;
        let mut depth = stack.depth as u8;
        let mut here = track.path[usize::from(depth)];
        let mut steps = stack.tally.steps;
        let (mut placements, mut retreats, mut turns, mut unclosed) = (0, 0, 0, 0);
        let mut advanced = stack.advanced;
        let mut found = false;
        let mut sum = 0;
        let (mut least, mut most) = (stack.depths.least, stack.depths.most);
        while steps <= limit {
            let untried = track.untried[usize::from(depth)];
            let next = track.next[usize::from(depth)];
            if untried != 0 {
                let index = untried.trailing_zeros() as u8;
                track.untried[usize::from(depth)] = untried & (untried - 1);
                track.next[usize::from(depth)] = index + 1;
                steps += u64::from(index + 1 - next);
                here = self.rows[usize::from(here)][usize::from(index & 7)];
                depth = depth.wrapping_add(1);
                track.free[usize::from(here)] = 0;
                track.path[usize::from(depth)] = here;
                track.next[usize::from(depth)] = 0;
                track.untried[usize::from(depth)] = self.free_ways(&track.free, here);
                placements += 1;
                advanced = true;
                sum += u64::from(depth);
                most = most.max(depth.into());
                if depth == last {
                    track.next[usize::from(depth)] = self.counts[usize::from(here)];
                    if !walk.closed || ways.join(here.into(), start) {
                        found = true;
                        break;
                    }
                    unclosed += 1;
                }
            } else {
                if depth == 0 {
                    break;
                }
                steps += u64::from(self.counts[usize::from(here)] - next) + 1;
                track.free[usize::from(here)] = 1;
                depth = depth.wrapping_sub(1);
                here = track.path[usize::from(depth)];
                retreats += 1;
                turns += u64::from(advanced);
                advanced = false;
                sum += u64::from(depth);
                least = least.min(depth.into());
            }
        }
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

    /// Writes the walk and the stack back.
    fn leave(&self, track: &Track, walk: &mut Walk, stack: &mut Stack, before: usize) {
        for _ in 0..before {
            walk.leave();
        }
        for &cell in &track.path[1..=stack.depth] {
            walk.enter(cell.into());
        }
        let depths = 0..=stack.depth;
        stack.next[depths.clone()].copy_from_slice(&track.next[depths.clone()]);
        for depth in depths {
            stack.count[depth] = self.counts[usize::from(track.path[depth])];
        }
        if stack.depth == usize::from(self.last) {
            stack.next[stack.depth] = 0;
            stack.count[stack.depth] = 0;
        }
    }
}

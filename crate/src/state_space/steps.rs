//! Steps of a breadth-first search: which side works at a step, how many states each side has
//! expanded by then, and at which steps levels and states end.
//!
//! A step is one generated move. A state without moves takes no step of its own: it counts as
//! expanded together with the state before it.

use crate::state_space::breadth_first::{BreadthFirst, Discovery, Heads, LevelStart, Schedule};
use crate::state_space::seekable_bfs::SeekableBfs;
use crate::state_space::side::Side;

impl BreadthFirst {
    /// Returns the step that discovers a state on one side.
    pub(super) fn step_of(&self, Discovery { side, ordinal }: Discovery) -> u64 {
        let searched = &self.sides[side as usize];
        let number = searched.found_by(ordinal);
        if number == 0 {
            return 0;
        }
        let head = searched.bare().parents()[ordinal as usize];
        let mut heads = [0; 2];
        let other = side.other() as usize;
        heads[other] = match self.schedule {
            None => 0,
            Some(Schedule::Levels) => {
                let mut levels = self.level_starts.iter().rev();
                let level =
                    levels.find(|level| level.side == side && level.heads[side as usize] <= head);
                level.map_or(0, |level| level.heads[other])
            }
            // The side from the start works first.
            Some(Schedule::States) => head + side as u32,
        };
        self.moves_before(heads) + u64::from(number)
    }

    /// Returns how many states each side had expanded when both together had expanded `items`.
    #[inline(never)]
    pub(super) fn heads_after(&self, items: u32) -> Heads {
        if self.schedule == Some(Schedule::States) {
            return [items.div_ceil(2), items / 2];
        }
        let sum = |level: &LevelStart| level.heads.iter().sum::<u32>();
        let after = self
            .level_starts
            .partition_point(|level| sum(level) <= items);
        after.checked_sub(1).map_or([0; 2], |index| {
            let LevelStart { side, mut heads } = self.level_starts[index];
            heads[side as usize] = items - heads[side.other() as usize];
            heads
        })
    }

    /// Returns the number of moves generated when each side had expanded the number of states that
    /// `heads` gives.
    #[inline(never)]
    pub(super) fn moves_before(&self, heads: Heads) -> u64 {
        let moves = self.sides.iter().zip(heads);
        let moves = moves.map(|(side, head)| u64::from(side.moves_before(head)));
        moves.sum()
    }

    /// Returns the least number of states that both sides together must expand so that `holds` is
    /// true of the number of generated moves. Returns `count` if fewer states are not enough. If
    /// `holds` is true of a number, it must be true of all greater numbers.
    pub(super) fn first_items(&self, count: u32, holds: &dyn Fn(u64) -> bool) -> u32 {
        let holds_after = |items| holds(self.moves_before(self.heads_after(items as u32)));
        first_where(count as usize, &holds_after) as u32
    }

    /// Returns the side that works at a step, and how many states each side had expanded when that
    /// side began to work.
    fn work_at(&self, step: u64) -> LevelStart {
        if self.schedule == Some(Schedule::States) {
            let after = self.first_items(self.items, &|moves| moves >= step);
            let items = after.saturating_sub(1);
            return LevelStart {
                side: Side::in_turn(items),
                heads: self.heads_after(items),
            };
        }
        let levels = &self.level_starts;
        let after = levels.partition_point(|level| self.moves_before(level.heads) < step);
        let start = LevelStart {
            side: Side::Forward,
            heads: [0; 2],
        };
        after.checked_sub(1).map_or(start, |index| levels[index])
    }

    /// Returns the side that works at a step, how many states each side had expanded when that side
    /// began to work, and the number of the step's move among the moves of that side, counted from
    /// 1.
    pub(super) fn move_at(&self, step: u64) -> (LevelStart, u32) {
        let work = self.work_at(step);
        let behind = step - self.moves_before(work.heads);
        // A side has fewer than 2^32 moves.
        let side = work.side as usize;
        let number = self.sides[side].moves_before(work.heads[side]) + behind as u32;
        (work, number)
    }

    /// Returns the step that lies `by` level boundaries after `from`, or before `from` if `by` is
    /// negative.
    pub(super) fn locate_stage(&self, from: u64, by: i64) -> u64 {
        let levels = &self.level_starts;
        nth_boundary(from, by, levels.len(), self.known, &|index| {
            self.moves_before(levels[index].heads)
        })
    }

    /// Returns the step that is `by` boundaries after `from`, or before it if `by` is negative. A
    /// boundary follows the last move of a state; a state without moves adds none.
    pub(super) fn locate_item(&mut self, from: u64, by: i64) -> u64 {
        self.sides.iter_mut().for_each(SeekableBfs::index);
        let items = self.items as usize;
        let boundaries = self.items_with_moves(items) + 1;
        nth_boundary(from, by, boundaries, self.known, &|index| {
            let items = if boundaries > items {
                index
            } else {
                first_where(items, &|items| self.items_with_moves(items) >= index)
            };
            self.moves_before(self.heads_after(items as u32))
        })
    }

    /// Returns how many of the first `items` states that both sides expanded have moves.
    fn items_with_moves(&self, items: usize) -> usize {
        let heads = self.heads_after(items as u32);
        let sides = self.sides.iter().zip(heads);
        let dead_ends: u32 = sides.map(|(side, head)| side.dead_ends_before(head)).sum();
        items - dead_ends as usize
    }
}

/// Returns the boundary that lies `by` boundaries after the step `from`, or before it if `by` is
/// negative. `boundary` returns the step of a boundary by its number in `0..count`; the steps
/// ascend from 0. The last known step is a boundary, too.
pub(crate) fn nth_boundary(
    from: u64,
    by: i64,
    count: usize,
    known: u64,
    boundary: &dyn Fn(usize) -> u64,
) -> u64 {
    let from = from.min(known);
    let distance = by.unsigned_abs().saturating_sub(1).min(count as u64) as usize;
    match by {
        0 => from,
        1.. => {
            let index = first_where(count, &|index| boundary(index) > from);
            let index = index.saturating_add(distance);
            if index < count {
                boundary(index).min(known)
            } else {
                known
            }
        }
        _ => {
            let after = first_where(count, &|index| boundary(index) >= from);
            after.checked_sub(distance + 1).map_or(0, boundary)
        }
    }
}

/// Finds the first number below `count` for which `holds` is true, by binary search. Returns
/// `count` if there is none. If `holds` is true of a number, it must be true of all greater
/// numbers.
pub(crate) fn first_where(count: usize, holds: &dyn Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = low.midpoint(high);
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

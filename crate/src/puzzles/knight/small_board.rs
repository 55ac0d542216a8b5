//! Hot loop of the naive search on boards of up to 255 cells.
//!
//! The loop has the same result and the same counts as
//! [`search_step_by_step`](crate::backtracking::search_step_by_step), but takes shortcuts:
//!
//! - It finds the moves of a node to free cells once, when it reaches the node. They are the same
//!   each time that the search comes back to the node.
//! - It goes straight from one free cell to the next, and does not enter a cell without onward
//!   moves.
//! - It counts all steps of a node when it reaches the node. At the end it subtracts the steps that
//!   the nodes of the path have not made yet.

use super::board::{Cell, MOST_MOVES, MoveTable, Path};
use super::reasons::{OCCUPIED, UNCLOSED};
use crate::backtracking::Stack;

/// Length of tables that are indexed by cell or depth. Cells and depths are bytes, so the compiler
/// can drop bounds checks.
const BYTES: usize = 1 << u8::BITS;

/// Stands for no cell. On boards of more than [`WORD`] cells, fills the rows of
/// [`SmallBoard::rows`] after their last move: no cell has this number, so `Track::free` never
/// calls it free.
const NO_CELL: u8 = u8::MAX;

/// Maximum number of steps of a node: its moves, if all are refused, and the retreat.
const MOST_STEPS: u64 = MOST_MOVES as u64 + 1;

/// Maximum number of steps of one call, so that two counts fit into one word.
const LONGEST: u64 = 1 << 23;

/// Maximum number of cells of a board for which a set of cells fits into one word.
const WORD: usize = u64::BITS as usize;

/// The moves of a small board.
pub struct SmallBoard {
    /// The cells that the moves from each cell lead to, in move order.
    rows: [[u8; MOST_MOVES]; BYTES],
    /// The same cells as sets, only on boards of up to [`WORD`] cells.
    reach: [u64; WORD],
    counts: [u8; BYTES],
    /// For each cell, what reaching the cell adds to [`Log::steps`]: the steps of its node in the
    /// lower bits, and 1 reached node from bit [`PLACED`] on.
    costs: [u64; BYTES],
    cells: usize,
}

/// A cell in the lower byte, and its untried moves in the upper byte, one bit for each.
type Node = u16;

const NO_NODE: Node = NO_CELL as Node;

#[inline(always)]
const fn node(cell: u8, untried: u8) -> Node {
    (untried as Node) << u8::BITS | cell as Node
}

const fn cell(node: Node) -> u8 {
    node as u8
}

const fn untried(node: Node) -> u8 {
    (node >> u8::BITS) as u8
}

/// The path and the stack in compact form.
struct Track {
    /// At each depth, the cell and its untried moves to free cells. Holds [`NO_NODE`] at depths
    /// that the search has not reached.
    nodes: [Node; BYTES],
    /// 1 for a free cell, 0 for any other.
    free: [u8; BYTES],
}

/// The counts of the loop, two numbers in each word, so that the counts stay in registers.
#[derive(Clone, Copy, Default)]
struct Log {
    /// Lower bits: number of steps of the reached nodes, including refused moves and retreats. From
    /// bit [`PLACED`] on: number of reached nodes.
    steps: u64,
    /// Lower bits: sum of the depths of all reached nodes and of their parents. From bit
    /// [`TURNS_BACK`] on: number of reached nodes from which nothing was placed.
    depths: u64,
    /// Number of full boards whose path does not close.
    unclosed: u64,
}

const PLACED: u32 = 32;
const TURNS_BACK: u32 = 40;

/// Returns the number in the bits below `bit` of a word of a [`Log`].
const fn below(word: u64, bit: u32) -> u64 {
    word & ((1 << bit) - 1)
}

impl SmallBoard {
    /// Makes the tables of a small board; `None` if the board has too many cells.
    pub fn new(moves: &MoveTable) -> Option<Self> {
        let cells = moves.cells();
        if cells > usize::from(NO_CELL) {
            return None;
        }
        let words = cells <= WORD;
        let mut small_board = Self {
            rows: [[NO_CELL; MOST_MOVES]; BYTES],
            reach: [0; WORD],
            counts: [0; BYTES],
            costs: [0; BYTES],
            cells,
        };
        for cell in 0..cells {
            let row = moves.of(cell as Cell);
            small_board.counts[cell] = row.len() as u8;
            small_board.costs[cell] = (1 << PLACED) + row.len() as u64 + 1;
            if words {
                // Fill the unused entries with the cell itself, which is never among the cells that
                // a move from it can reach.
                small_board.rows[cell] = [cell as u8; MOST_MOVES];
                small_board.reach[cell] = row.iter().fold(0, |set, &to| set | 1 << to);
            }
            for (slot, &to) in small_board.rows[cell].iter_mut().zip(row) {
                *slot = to as u8;
            }
        }
        Some(small_board)
    }

    /// Returns the depth at which every cell has been visited.
    fn last(&self) -> u8 {
        (self.cells - 1) as u8
    }

    /// Returns whether to use the loop in place of single steps. Entering and leaving the loop
    /// costs time, so `until` must be far enough away. The board must not be full.
    pub fn suits(&self, stack: &Stack, until: u64) -> bool {
        let steps = until.saturating_sub(stack.totals.steps);
        steps > 3 * MOST_STEPS * self.cells as u64 / 2 && stack.depth + 1 != self.cells
    }

    /// Searches to the next answer, until nothing is left to try, or until so few steps are left
    /// before `until` that the nodes of a path could need more. Returns whether it has found an
    /// answer. Makes at most about [`LONGEST`] steps. Call it only if the loop
    /// [`suits`](Self::suits).
    pub fn search(
        &self,
        moves: &MoveTable,
        path: &mut Path,
        stack: &mut Stack,
        until: u64,
    ) -> bool {
        let mut track = self.track(path, stack);
        let is_tour = |cell: u8| !path.closed || moves.join(cell.into(), path.start());
        let begun = stack.totals.steps + self.to_do(stack);
        let steps = (until - begun - MOST_STEPS).min(LONGEST) as u32;
        // Nothing will be placed from this node, so the search turns back here.
        let turns_back =
            stack.advanced && stack.depth > 0 && untried(track.nodes[stack.depth]) == 0;
        stack.totals.turns_back += u64::from(turns_back);
        let (depth, log) = if self.cells <= WORD {
            self.run::<true>(&mut track, stack, steps, is_tour)
        } else {
            self.run::<false>(&mut track, stack, steps, is_tour)
        };
        let nodes = &track.nodes[..=depth];
        let pairs = path.cells.iter().zip(nodes);
        let shared = pairs.take_while(|(old, new)| **old == Cell::from(cell(**new)));
        let shared = shared.count();
        self.write_back(&track, stack, shared - 1, depth, log);
        while path.cells.len() > shared {
            path.leave();
        }
        for &node in &nodes[shared..] {
            path.enter(cell(node).into());
        }
        stack.answered && log.steps > 0
    }

    /// Returns the number of steps that the nodes of the path have not made yet: their untried
    /// moves and their retreats.
    fn to_do(&self, stack: &Stack) -> u64 {
        let nodes = stack
            .candidates
            .iter()
            .zip(&stack.tried)
            .take(stack.depth + 1);
        let moves: u64 = nodes.map(|(&count, &next)| u64::from(count - next)).sum();
        moves + stack.depth as u64
    }

    fn track(&self, path: &Path, stack: &Stack) -> Track {
        let mut track = Track {
            nodes: [NO_NODE; BYTES],
            free: [1; BYTES],
        };
        track.free[usize::from(NO_CELL)] = 0;
        for (depth, &cell) in path.cells.iter().enumerate() {
            let cell = cell as u8;
            track.free[usize::from(cell)] = 0;
            let not_yet = u8::MAX.checked_shl(stack.tried[depth].into()).unwrap_or(0);
            track.nodes[depth] = node(cell, self.free_moves(&track.free, cell) & not_yet);
        }
        track
    }

    /// Returns the moves from `cell` to free cells, one bit for each.
    #[inline(always)]
    fn free_moves(&self, free: &[u8; BYTES], cell: u8) -> u8 {
        let row = &self.rows[usize::from(cell)];
        let mut moves = 0;
        for (bit, &to) in row.iter().enumerate() {
            moves |= free[usize::from(to)] << bit;
        }
        moves
    }

    /// Returns the moves from `cell` into `set`, one bit for each. All cells of `set` must be one
    /// move away from `cell`.
    #[inline(always)]
    fn moves_into(&self, set: u64, cell: u8) -> u8 {
        if set == 0 {
            return 0;
        }
        let row = &self.rows[usize::from(cell)];
        let mut moves = 0;
        for (bit, &to) in row.iter().enumerate() {
            moves |= ((set >> (to % WORD as u8)) as u8 & 1) << bit;
        }
        moves
    }

    /// Runs the loop for about `steps` steps. Returns the depth at the end, and the counts. `WORDS`
    /// says whether a set of cells fits into a word.
    fn run<const WORDS: bool>(
        &self,
        track: &mut Track,
        stack: &Stack,
        steps: u32,
        is_tour: impl Fn(u8) -> bool,
    ) -> (usize, Log) {
        let last = self.last();
        let mut depth = stack.depth as u8;
        let mut here = cell(track.nodes[usize::from(depth)]);
        let mut untried = untried(track.nodes[usize::from(depth)]);
        let mut free = u64::MAX;
        if WORDS {
            for &node in &track.nodes[..=usize::from(depth)] {
                free ^= 1 << (cell(node) % WORD as u8);
            }
        }
        let mut log = Log::default();
        while log.steps as u32 <= steps {
            if untried != 0 {
                let index = untried.trailing_zeros() as usize;
                let to = self.rows[usize::from(here)][index % MOST_MOVES];
                untried &= untried - 1;
                log.steps += self.costs[usize::from(to)];
                log.depths += 2 * u64::from(depth) + 1;
                let onward = if WORDS {
                    self.moves_into(free & self.reach[usize::from(to) % WORD], to)
                } else {
                    self.free_moves(&track.free, to)
                };
                if onward != 0 {
                    track.nodes[usize::from(depth)] = node(here, untried);
                    depth += 1;
                    here = to;
                    untried = onward;
                    if WORDS {
                        free ^= 1 << (here % WORD as u8);
                    } else {
                        track.free[usize::from(here)] = 0;
                    }
                    continue;
                }
                track.nodes[usize::from(depth) + 1] = to.into();
                if depth + 1 == last {
                    // Do not count the moves of a full board, because no move is tried there.
                    log.steps -= u64::from(self.counts[usize::from(to)]);
                    if is_tour(to) {
                        track.nodes[usize::from(depth)] = node(here, untried);
                        depth += 1;
                        (here, untried) = (to, 0);
                        break;
                    }
                    log.unclosed += 1;
                }
                log.depths += 1 << TURNS_BACK;
            } else if depth > 0 {
                if WORDS {
                    free ^= 1 << (here % WORD as u8);
                } else {
                    track.free[usize::from(here)] = 1;
                }
                depth -= 1;
                let node = track.nodes[usize::from(depth)];
                here = cell(node);
                untried = self::untried(node);
            } else {
                break;
            }
        }
        track.nodes[usize::from(depth)] = node(here, untried);
        (depth.into(), log)
    }

    /// Updates the stack after the loop has ended at `depth`. In each node, moves to visited cells
    /// that come after the move tried last count as tried. `least` is the minimum depth that the
    /// loop has reached.
    fn write_back(&self, track: &Track, stack: &mut Stack, least: usize, depth: usize, log: Log) {
        let (before, begun) = (stack.depth, stack.totals.steps + self.to_do(stack));
        let found = depth + 1 == self.cells;
        let placements = log.steps >> PLACED;
        let retreats = placements + before as u64 - depth as u64;
        for at in least..=depth {
            let here = usize::from(cell(track.nodes[at]));
            let (row, count) = (&self.rows[here], self.counts[here]);
            let on = cell(track.nodes[at + 1]);
            stack.candidates[at] = count;
            stack.tried[at] = if at < depth {
                row.iter().take_while(|&&to| to != on).count() as u8 + 1
            } else {
                count.min(untried(track.nodes[at]).trailing_zeros() as u8)
            };
        }
        if found {
            stack.tried[depth] = 0;
            stack.candidates[depth] = 0;
        }
        stack.depth = depth;
        let steps = begun + below(log.steps, PLACED) - self.to_do(stack);
        let retreats_below = |depth: usize| (depth * depth.saturating_sub(1) / 2) as u64;
        let sum = below(log.depths, TURNS_BACK) + retreats_below(before) - retreats_below(depth);
        // `track` has no entry for a node whose moves all lead to dead ends, but it has entries for
        // these dead ends.
        let mut nodes = track.nodes[..self.cells].iter();
        let most = nodes.rposition(|&node| cell(node) != NO_CELL);
        let most = most.unwrap_or(0) as u32;
        let depths = &mut stack.depths;
        depths.sum += sum;
        depths.least = depths.least.min(least as u32);
        depths.most = depths.most.max(most);
        let totals = &mut stack.totals;
        totals.refused[usize::from(OCCUPIED)] += steps - totals.steps - placements - retreats;
        totals.refused[usize::from(UNCLOSED)] += log.unclosed;
        totals.steps = steps;
        totals.placements += placements;
        totals.retreats += retreats;
        totals.turns_back += log.depths >> TURNS_BACK;
        totals.deepest = totals.deepest.max(depths.most.into());
        totals.answers += u64::from(found);
        if placements + retreats > 0 {
            let mut free = [1; BYTES];
            free[usize::from(NO_CELL)] = 0;
            for &node in &track.nodes[..=depth] {
                free[usize::from(cell(node))] = 0;
            }
            let node = track.nodes[depth];
            let fresh = untried(node) == self.free_moves(&free, cell(node));
            stack.answered = found;
            stack.advanced = found || depth > 0 && fresh;
        }
    }
}

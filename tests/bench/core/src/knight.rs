//! The knight's closed tour on 8 x 8 by the lesson's naive search, as far as its first placements:
//! nobody waits for its end.

use std::sync::Arc;

use searchlight_core::backtracking::Stack;
use searchlight_core::puzzles::knight::{Knight, MoveOrder, NAIVE};
use searchlight_core::{BacktrackingSearch, Choice, Choices, Policy, Search, Shape};

use crate::{Job, Result, hash};

/// How many a search makes.
const PLACEMENTS: u64 = 20_000_000;

const SHAPE: Shape = Shape {
    rows: 8,
    columns: 8,
};
const CELLS: usize = 64;
const START: u8 = 0;

/// The run that counts its steps and can be sought, as a page computes it.
pub struct Recorded {
    knight: Arc<dyn Choices>,
    /// The step of the last placement.
    steps: u64,
}

impl Recorded {
    /// Finds out how many steps there are to the last placement.
    ///
    /// # Errors
    /// Where the core has no such board or algorithm.
    pub fn new() -> Result<Self> {
        let knight = Knight::new(SHAPE, START.into())?;
        let mut brancher = knight.brancher(NAIVE).ok_or("there is no such algorithm")?;
        let mut stack = Stack::new(knight.most_choices());
        stack.enter(brancher.branch());
        loop {
            // A step places once at most.
            let left = PLACEMENTS - stack.totals.placements;
            if left == 0 {
                break;
            }
            let until = stack.totals.steps + left;
            brancher.search(&mut stack, until);
        }
        Ok(Self {
            knight: Arc::new(knight),
            steps: stack.totals.steps,
        })
    }

    fn search(&self) -> BacktrackingSearch {
        let run = BacktrackingSearch::new(Arc::clone(&self.knight), NAIVE, Policy::FIRST_ANSWER);
        let mut run = run.expect("an algorithm that suits every board");
        run.advance(self.steps);
        run
    }
}

impl Job for Recorded {
    fn run(&mut self) {
        std::hint::black_box(self.search());
    }

    fn report(&mut self) -> String {
        let mut run = self.search();
        run.seek(self.steps);
        let cell = |choice: &Choice| choice.cell as u8;
        let cells: Vec<u8> = run.current_path().iter().map(cell).collect();
        report(PLACEMENTS, &cells)
    }
}

/// The number of placements, and a hash of the board: the numbers of the visited cells in the order
/// of the visits, 0 for the others.
fn report(placements: u64, path: &[u8]) -> String {
    let mut numbers = [0; CELLS];
    for (&cell, number) in [START].iter().chain(path).zip(1..) {
        numbers[usize::from(cell)] = number;
    }
    format!("{placements} placements, {:08x}", hash(numbers.into_iter()))
}

/// Depths are below this, and cells: so the compiler knows that each is inside of a table.
const TABLE: usize = 64;
const MOST_WAYS: usize = 8;

/// The bare loop: places and takes back, and counts nothing but the placements.
pub struct Loop {
    /// Where the moves from each cell lead, in order; the cell itself stands for what is missing.
    rows: [[u8; MOST_WAYS]; TABLE],
    /// The same as sets of cells.
    reach: [u64; TABLE],
    path: [u8; TABLE],
    /// The moves at each depth that have not been tried: one bit each.
    untried: [u8; TABLE],
    depth: usize,
}

impl Loop {
    /// Lays out the tables.
    ///
    /// # Errors
    /// Never; as the other jobs.
    pub fn new() -> Result<Self> {
        let moves = |cell: usize| {
            let (row, column) = (cell as u32 / SHAPE.columns, cell as u32 % SHAPE.columns);
            (0..MOST_WAYS as u8).filter_map(move |at| {
                let (down, right) = MoveOrder::LESSON.step(at);
                let to_row = row
                    .checked_add_signed(down)
                    .filter(|&row| row < SHAPE.rows)?;
                let to_column = column.checked_add_signed(right);
                let to_column = to_column.filter(|&column| column < SHAPE.columns)?;
                Some((to_row * SHAPE.columns + to_column) as u8)
            })
        };
        let rows = std::array::from_fn(|cell| {
            let mut row = [cell as u8; MOST_WAYS];
            for (slot, to) in row.iter_mut().zip(moves(cell)) {
                *slot = to;
            }
            row
        });
        let reach = |cell| moves(cell).fold(0, |set, to| set | 1 << to);
        Ok(Self {
            rows,
            reach: std::array::from_fn(reach),
            path: [START; TABLE],
            untried: [0; TABLE],
            depth: 0,
        })
    }

    /// The moves from `cell` to free cells, one bit each.
    #[inline(always)]
    fn free_ways(&self, free: u64, cell: u8) -> u8 {
        let free = free & self.reach[usize::from(cell) % TABLE];
        if free == 0 {
            return 0;
        }
        let row = &self.rows[usize::from(cell) % TABLE];
        let bits = row.iter().enumerate();
        bits.fold(0, |ways, (bit, &to)| {
            ways | ((free >> (to % TABLE as u8)) as u8 & 1) << bit
        })
    }
}

impl Job for Loop {
    fn run(&mut self) {
        let mut free = !(1_u64 << START);
        let mut here = START;
        let mut untried = self.free_ways(free, here);
        let mut depth = 0;
        let mut placements = 0;
        loop {
            if untried != 0 {
                let index = untried.trailing_zeros() as usize;
                untried &= untried - 1;
                let to = self.rows[usize::from(here) % TABLE][index % MOST_WAYS];
                let onward = self.free_ways(free, to);
                placements += 1;
                if onward == 0 && placements != PLACEMENTS {
                    continue;
                }
                self.untried[depth % TABLE] = untried;
                depth += 1;
                here = to;
                untried = onward;
                free ^= 1 << (here % TABLE as u8);
                self.path[depth % TABLE] = here;
                if placements == PLACEMENTS {
                    break;
                }
            } else {
                free ^= 1 << (here % TABLE as u8);
                depth -= 1;
                here = self.path[depth % TABLE];
                untried = self.untried[depth % TABLE];
            }
        }
        self.depth = depth;
    }

    fn report(&mut self) -> String {
        self.run();
        report(PLACEMENTS, &self.path[1..=self.depth])
    }
}

//! The knight's closed tour on 8 x 8 by the lesson's naive search, as far as its first placements:
//! nobody waits for its end.

use std::sync::Arc;

use searchlight::choices::{Choice, Choices};
use searchlight::frame::Frame;
use searchlight::problem::Shape;
use searchlight::puzzles::knight::Knight;
use searchlight::puzzles::knight::board::{Order, Ways};
use searchlight::run::{GoalPolicy, Policy, Run};
use searchlight::search::backtrack::Backtrack;
use searchlight::search::backtrack::stack::Stack;

use crate::{Job, Result, hash};

/// How many a search makes.
const PLACEMENTS: u64 = 20_000_000;

const SHAPE: Shape = Shape {
    rows: 8,
    columns: 8,
};
const CELLS: usize = 64;
const START: u8 = 0;
/// The code of the algorithm.
const NAIVE: u8 = 0;

const POLICY: Policy = Policy {
    goal: GoalPolicy::FirstAnswer,
    ..Policy::WHOLE_SPACE
};

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
        let knight = Knight::new(SHAPE, START.into()).ok_or("there is no such board")?;
        let mut descent = knight.descent(NAIVE).ok_or("there is no such algorithm")?;
        let mut stack = Stack::new(knight.most_depth());
        stack.enter(descent.open());
        loop {
            // A step places once at most.
            let left = PLACEMENTS - stack.tally.placements;
            if left == 0 {
                break;
            }
            let until = stack.tally.steps + left;
            descent.drive(&mut stack, until);
        }
        Ok(Self {
            knight: Arc::new(knight),
            steps: stack.tally.steps,
        })
    }

    fn search(&self) -> Backtrack {
        let run = Backtrack::new(Arc::clone(&self.knight), NAIVE, POLICY);
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
        let mut frame = Frame::default();
        run.frame(&mut frame);
        let Frame::Choices(frame) = frame else {
            return "not a frame of choices".to_owned();
        };
        let cell = |choice: &Choice| choice.cell as u8;
        let cells: Vec<u8> = frame.path.iter().map(cell).collect();
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

/// Cells and depths are bytes: so the compiler knows that each is inside of a table.
const BYTES: usize = 1 << u8::BITS;
/// Stands for what is missing at the end of a row; it is never free.
const NO_CELL: u8 = u8::MAX;
const MOST_WAYS: usize = 8;

/// The bare loop: places and takes back, and counts nothing but the placements.
pub struct Loop {
    /// Where the moves from each cell lead, in order.
    rows: [[u8; MOST_WAYS]; BYTES],
    path: [u8; BYTES],
    /// The moves at each depth that have not been tried: one bit each.
    untried: [u8; BYTES],
    /// 1 for a free cell.
    free: [u8; BYTES],
    depth: u8,
}

impl Loop {
    /// Lays out the tables.
    ///
    /// # Errors
    /// Never; as the other jobs.
    pub fn new() -> Result<Self> {
        let ways = Ways::new(SHAPE, Order::LESSON);
        let mut rows = [[NO_CELL; MOST_WAYS]; BYTES];
        for cell in 0..CELLS as u8 {
            let row = &mut rows[usize::from(cell)];
            for (to, &way) in row.iter_mut().zip(ways.of(cell.into())) {
                *to = way as u8;
            }
        }
        Ok(Self {
            rows,
            path: [START; BYTES],
            untried: [0; BYTES],
            free: [0; BYTES],
            depth: 0,
        })
    }

    #[inline(always)]
    fn free_ways(&self, cell: u8) -> u8 {
        let mut ways = 0;
        for (bit, &to) in self.rows[usize::from(cell)].iter().enumerate() {
            ways |= self.free[usize::from(to)] << bit;
        }
        ways
    }
}

impl Job for Loop {
    fn run(&mut self) {
        self.free = [0; BYTES];
        self.free[..CELLS].fill(1);
        self.free[usize::from(START)] = 0;
        let mut here = START;
        let mut untried = self.free_ways(here);
        let mut depth = 0_u8;
        let mut placements = 0;
        loop {
            if untried != 0 {
                let index = untried.trailing_zeros() as usize;
                untried &= untried - 1;
                let to = self.rows[usize::from(here)][index % MOST_WAYS];
                let onward = self.free_ways(to);
                placements += 1;
                if onward == 0 && placements != PLACEMENTS {
                    continue;
                }
                self.untried[usize::from(depth)] = untried;
                depth += 1;
                here = to;
                untried = onward;
                self.free[usize::from(here)] = 0;
                self.path[usize::from(depth)] = here;
                if placements == PLACEMENTS {
                    break;
                }
            } else {
                self.free[usize::from(here)] = 1;
                depth -= 1;
                here = self.path[usize::from(depth)];
                untried = self.untried[usize::from(depth)];
            }
        }
        self.depth = depth;
    }

    fn report(&mut self) -> String {
        self.run();
        report(PLACEMENTS, &self.path[1..=usize::from(self.depth)])
    }
}

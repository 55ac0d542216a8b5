//! The knight's tour: published counts, tours checked by other code, and what theory says.

use searchlight::choices::{Choice, Choices, Descent};
use searchlight::problem::{Refutation, Shape};
use searchlight::puzzles::knight::Knight;
use searchlight::puzzles::knight::board::Order;
use searchlight::puzzles::knight::cuts::Cuts;
use searchlight::search::backtrack::stack::{Stack, Tally, drive};

const NAIVE: u8 = 0;
const WARNSDORFF: u8 = 1;
const CUTS: u8 = 2;
const CONSTRUCTION: u8 = 3;

fn knight(rows: u32, columns: u32, start: (u32, u32)) -> Knight {
    let (row, column) = start;
    Knight::new(Shape { rows, columns }, row * columns + column).expect("a board")
}

fn square(side: u32) -> Knight {
    knight(side, side, (0, 0))
}

/// A search by hand: the descent and its stack.
struct Search {
    descent: Box<dyn Descent>,
    stack: Stack,
}

impl Search {
    fn new(knight: &Knight, algorithm: u8) -> Self {
        let mut descent = knight.descent(algorithm).expect("it suits");
        let mut stack = Stack::new(knight.most_depth());
        stack.enter(descent.open());
        Self { descent, stack }
    }

    /// To the next answer, whether there is one.
    fn answer(&mut self) -> bool {
        self.drive(u64::MAX)
    }

    fn drive(&mut self, until: u64) -> bool {
        if !(self.stack.answered && self.stack.tally.steps == 0) {
            self.descent.drive(&mut self.stack, until);
        }
        self.stack.answered
    }

    fn path(&self) -> Vec<Choice> {
        let mut path = Vec::new();
        self.descent.path(&mut path);
        path
    }
}

/// Placements until the first answer or the end, and whether there is an answer; it is checked.
fn placements(knight: &Knight, algorithm: u8) -> (u64, bool) {
    let mut search = Search::new(knight, algorithm);
    let found = search.answer();
    if found {
        knight.check(&search.path()).expect("a tour");
    }
    (search.stack.tally.placements, found)
}

#[test]
fn counts() {
    for (side, expected) in [
        (3, (14, false)),
        (4, (2222, false)),
        (5, (1_735_078, false)),
        (6, (1_134_221, true)),
    ] {
        println!(
            "naive {side} {:?} {expected:?}",
            placements(&square(side), NAIVE)
        );
    }
    for (side, expected) in [
        (4, (778, false)),
        (5, (322_706, false)),
        (6, (37, true)),
        (8, (65, true)),
        (10, (102, true)),
        (12, (145, true)),
        (14, (198, true)),
    ] {
        println!(
            "wd {side} {:?} {expected:?}",
            placements(&square(side), WARNSDORFF)
        );
    }
    for side in [5, 6] {
        let k = square(side);
        let mut s = Search::new(&k, CUTS);
        let mut n = 0;
        let t = std::time::Instant::now();
        while s.answer() {
            n += 1;
        }
        println!("cuts {side}: {n} {:?} {:?}", s.stack.tally, t.elapsed());
    }
    let t = std::time::Instant::now();
    for side in (6..=100).step_by(2) {
        let (p, found) = placements(&square(side), CONSTRUCTION);
        assert!(found && p == (side * side - 1) as u64, "{side} {p} {found}");
    }
    println!("{:?}", t.elapsed());
}

//! The Tower of Hanoi (Lucas 1883) with three pegs, or with four (Reve's puzzle, Dudeney 1907): a move
//! takes the top disc of one peg to another, never onto a smaller disc.
//!
//! The board has three columns for each peg, the middle of which shows its discs, a row for each
//! height, and a row below for the foot. Codes: 0 empty, otherwise the size of the disc.

use crate::board::{MoveValues, Shape};
use crate::graph_search::Moves;
use crate::growth::Growth;
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::Keyed;
use crate::puzzle::Puzzle;
use crate::puzzles::keyed::{self, Form, KeyedRules};
use crate::text::{InputError, Line};

/// Entry of the Tower of Hanoi in the registry.
pub const PUZZLE: Puzzle = keyed::puzzle::<Hanoi>();

/// Properties of the Tower of Hanoi: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind::of_space(
    "hanoi",
    12,
    Sizes::within(Shape {
        rows: MOST[0] + 1,
        columns: 4 * WIDTH,
    }),
    &[
        Preset::new("four", "3 4"),
        Preset::new("seven", "3 7"),
        Preset::new("reve", "4 6"),
    ],
)
.deepened();

/// The names of the pegs.
const NAMES: [&str; 4] = ["A", "B", "C", "D"];

/// Number of columns of a peg.
const WIDTH: u32 = 3;
/// Minimum number of pegs, and maximum number of discs on three pegs and on four: at most 65,536 states.
const LEAST_PEGS: u32 = 3;
const MOST: [u32; 2] = [10, 8];

/// All discs stand on the first peg; the goal is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hanoi {
    pegs: u32,
    discs: u32,
}

/// Returns the peg of a disc. A key has two bits for each disc, the smallest in the lowest.
const fn peg(key: u64, disc: u32) -> u32 {
    (key >> (2 * disc)) as u32 & 3
}

impl Keyed for Hanoi {
    fn root(&self) -> u64 {
        0
    }

    fn is_goal(&self, key: u64) -> bool {
        (0..self.discs).all(|disc| peg(key, disc) == self.pegs - 1)
    }

    fn moves(&self, key: u64, moves: &mut Moves<u64>) {
        let mut top = [self.discs; 4];
        for disc in (0..self.discs).rev() {
            top[peg(key, disc) as usize] = disc;
        }
        for from in 0..self.pegs {
            for to in 0..self.pegs {
                let (disc, other) = (top[from as usize], top[to as usize]);
                // An empty peg counts as a disc that is larger than all others.
                if disc < other {
                    moves.push(key ^ u64::from(from ^ to) << (2 * disc), 1);
                }
            }
        }
    }

    fn board_shape(&self) -> Shape {
        Shape {
            rows: self.discs + 1,
            columns: self.pegs * WIDTH,
        }
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        let mut free = [self.discs; 4];
        for disc in (0..self.discs).rev() {
            let peg = peg(key, disc);
            let row = &mut free[peg as usize];
            *row -= 1;
            let column = peg * WIDTH + WIDTH / 2;
            cells[(*row * self.pegs * WIDTH + column) as usize] = disc as u8 + 1;
        }
    }

    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        // A move changes the two bits of one disc.
        let disc = (from ^ to).trailing_zeros() / 2;
        let [from, to] = [from, to].map(|key| NAMES[peg(key, disc) as usize]);
        MoveValues::of([
            ("disc", (disc + 1).into()),
            ("peg", from.into()),
            ("other", to.into()),
        ])
    }

    fn features(&self) -> &'static [&'static str] {
        &["home"]
    }

    /// Returns how many of the largest discs stand on the goal.
    fn feature(&self, _: usize, key: u64) -> u32 {
        let discs = (0..self.discs).rev();
        let home = discs.take_while(|&disc| peg(key, disc) == self.pegs - 1);
        home.count() as u32
    }
}

impl KeyedRules for Hanoi {
    const KIND: &'static Kind = &KIND;
    const FORM: Form = Form::Line;
    const SETTINGS: &'static [&'static str] = &["pegs", "discs"];

    fn read(lines: &[Line<'_>]) -> Result<Self, InputError> {
        lines[0].numbers(2, 1, MOST[0])?;
        let mut words = lines[0].parts();
        let mut next = || words.next().unwrap_or(lines[0]);
        let pegs = next().number_between(LEAST_PEGS, LEAST_PEGS + 1)?;
        let discs = next().number_between(1, MOST[(pegs - LEAST_PEGS) as usize])?;
        Ok(Self { pegs, discs })
    }

    fn growth(&self) -> Option<Growth> {
        const SIZES: &[u32] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        let fewer = (self.pegs - LEAST_PEGS) as usize;
        Some(Growth {
            formula: ["3ⁿ", "4ⁿ"][fewer],
            sizes: &SIZES[..MOST[fewer] as usize],
        })
    }

    fn sized(&self, discs: u32) -> Option<(u64, Self)> {
        let pegs = self.pegs;
        Some((u64::from(pegs).pow(discs), Self { pegs, discs }))
    }

    fn text(&self) -> String {
        format!("{} {}\n", self.pegs, self.discs)
    }
}

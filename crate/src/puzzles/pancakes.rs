//! Pancakes (`UVa 120`): a flip turns over the upper part of a stack; the stack must be sorted, the
//! largest pancake at the bottom. The judges want any flips; here they are as few as possible.
//!
//! The board has a row for each pancake from the top, with as many cells as its rank among the
//! diameters, in the middle. Codes: 0 empty, otherwise the rank.

mod stack;
mod tall;

use crate::board::{MoveValues, Shape};
use crate::graph_search::Moves;
use crate::growth::Growth;
use crate::instance::Instance;
use crate::kind::Kind;
use crate::ordered::Keyed;
use crate::puzzle::Puzzle;
use crate::puzzles::keyed::{self, Form, KeyedRules};
use crate::search::Outcome;
use crate::text::{InputError, InputFault, Line};
pub use stack::{KIND, Pancakes};
use stack::{MOST, NAMES, drawn, ends_of_flip, gaps, stacks, values_of_flip};
use tall::TallStack;

/// Entry of the pancakes in the registry.
pub const PUZZLE: Puzzle = keyed::puzzle::<Pancakes>();

/// Maximum number of pancakes of a stack that is a key, and of one whose stacks are listed.
const MOST_IN_KEY: usize = 16;
const MOST_LISTED: usize = 9;
/// Maximum diameter.
const MOST_DIAMETER: u32 = 100;

/// Returns the rank, from 0, of the pancake at this place from the top. A key has four bits for each.
const fn rank(key: u64, place: usize) -> usize {
    (key >> (4 * place) & 15) as usize
}

/// Returns the stack after a flip of this many pancakes.
fn flipped(key: u64, pancakes: usize) -> u64 {
    let turned = (0..pancakes).fold(0, |turned, place| turned << 4 | rank(key, place) as u64);
    match pancakes {
        MOST_IN_KEY => turned,
        _ => key >> (4 * pancakes) << (4 * pancakes) | turned,
    }
}

/// Returns the number of pancakes that a flip turns.
fn flip_between(count: usize, from: u64, to: u64) -> Option<usize> {
    (2..=count).find(|&pancakes| flipped(from, pancakes) == to)
}

/// Stacks of at most [`MOST_IN_KEY`] pancakes.
impl Keyed for Pancakes {
    fn root(&self) -> u64 {
        let ranks = self.ranks().into_iter().rev();
        ranks.fold(0, |key, rank| key << 4 | rank as u64)
    }

    fn is_goal(&self, key: u64) -> bool {
        (0..self.count()).all(|place| rank(key, place) == place)
    }

    fn moves(&self, key: u64, moves: &mut Moves<u64>) {
        (2..=self.count()).for_each(|pancakes| moves.push(flipped(key, pancakes), 1));
    }

    fn board_shape(&self) -> Shape {
        let side = self.count() as u32;
        Shape {
            rows: side,
            columns: side,
        }
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        drawn(self.count(), |place| rank(key, place), cells);
    }

    fn ends_of_move(&self, from: u64, to: u64) -> Option<[usize; 2]> {
        Some(ends_of_flip(
            self.count(),
            flip_between(self.count(), from, to)?,
        ))
    }

    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        values_of_flip(flip_between(self.count(), from, to).unwrap_or_default())
    }

    fn estimate(&self, _: u8, key: u64) -> u32 {
        gaps(self.count(), |place| rank(key, place))
    }

    fn too_many(&self) -> Option<u64> {
        let count = self.count();
        (count > MOST_LISTED).then(|| stacks(count))
    }
}

impl KeyedRules for Pancakes {
    const KIND: &'static Kind = &KIND;
    const FORM: Form = Form::Line;
    const HEURISTICS: &'static [&'static str] = NAMES;
    /// Two flips sort each pancake.
    const MOST_MOVES: u32 = 2 * MOST as u32;

    fn read(lines: &[Line<'_>]) -> Result<Self, InputError> {
        let line = &lines[0];
        let count = line.words().count().min(MOST);
        let diameters = line.numbers(count, 1, MOST_DIAMETER)?;
        for (place, diameter) in diameters.iter().enumerate() {
            if diameters[..place].contains(diameter) {
                let (found, column) = (diameter.to_string(), place as u32 + 1);
                return Err(line.fault(InputFault::Twice { found, column }));
            }
        }
        let diameters = diameters.into();
        Ok(Self { diameters })
    }

    fn beyond_keys(&self) -> Option<Box<dyn Instance>> {
        let is_tall = self.count() > MOST_IN_KEY;
        is_tall.then(|| Box::new(TallStack::new(self.clone())) as Box<dyn Instance>)
    }

    fn growth(&self) -> Option<Growth> {
        Some(Growth {
            formula: "n!",
            sizes: &[2, 3, 4, 5, 6, 7, 8],
        })
    }

    fn sized(&self, size: u32) -> Option<(u64, Self)> {
        let diameters = (1..=size).collect();
        Some((stacks(size as usize), Self { diameters }))
    }

    fn text(&self) -> String {
        let diameters: Vec<String> = self.diameters.iter().map(ToString::to_string).collect();
        diameters.join(" ") + "\n"
    }

    fn rooted_at(&self, key: u64) -> Option<Self> {
        self.ordered((0..self.count()).map(|place| rank(key, place)))
    }

    fn answer(&self, outcome: Outcome, path: &[u64]) -> String {
        let flips = path.windows(2);
        self.answer_of(
            outcome,
            flips.filter_map(|pair| flip_between(self.count(), pair[0], pair[1])),
        )
    }
}

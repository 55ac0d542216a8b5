//! Pancakes (`UVa 120`): a flip turns over the upper part of a stack; the stack must be sorted, the
//! largest pancake at the bottom. The judges want any flips; here they are as few as possible.
//!
//! The board has a row for each pancake from the top, with as many cells as its rank among the
//! diameters, in the middle. Codes: 0 empty, otherwise the rank.

mod tall;

use std::sync::Arc;

use crate::board::{MoveValues, Shape};
use crate::graph_search::Moves;
use crate::growth::Growth;
use crate::instance::Instance;
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::Keyed;
use crate::puzzle::Puzzle;
use crate::puzzles::keyed::{self, Form, KeyedRules};
use crate::search::Outcome;
use crate::text::{InputError, InputFault, Line};
use tall::TallStack;

/// Entry of the pancakes in the registry.
pub const PUZZLE: Puzzle = keyed::puzzle::<Pancakes>();

/// Properties of the pancakes: their algorithms, board sizes and examples.
pub static KIND: Kind = Kind::of_space(
    "pancakes",
    16,
    Sizes::within(Shape {
        rows: MOST as u32,
        columns: MOST as u32,
    }),
    &[
        Preset::new("seven", "4 6 2 5 1 7 3"),
        Preset::new("sample", "5 1 2 3 4"),
        Preset::new("solved", "1 2 3 4 5"),
        Preset::new("twelve", "7 12 4 9 2 11 6 1 10 3 8 5").by("idastar"),
    ],
)
.guided_by(NAMES, NAMES.len())
.deepened();

const NAMES: &[&str] = &["gap"];

/// Maximum number of pancakes.
const MOST: usize = 30;
/// Maximum number of pancakes of a stack that is a key, and of one whose stacks are listed.
const MOST_IN_KEY: usize = 16;
const MOST_LISTED: usize = 9;
/// Maximum diameter.
const MOST_DIAMETER: u32 = 100;

/// A stack with the diameters of its pancakes from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pancakes {
    diameters: Arc<[u32]>,
}

impl Pancakes {
    fn count(&self) -> usize {
        self.diameters.len()
    }

    /// Returns the number of pancakes that a flip turns.
    fn flip_between(&self, from: u64, to: u64) -> Option<usize> {
        (2..=self.count()).find(|&pancakes| flipped(from, pancakes) == to)
    }

    /// Returns the diameters in ascending order.
    fn sorted(&self) -> Vec<u32> {
        let mut sorted = self.diameters.to_vec();
        sorted.sort_unstable();
        sorted
    }

    /// Returns the ranks of the pancakes, from 0, from the top.
    fn ranks(&self) -> Vec<usize> {
        let sorted = self.sorted();
        let rank = |diameter: &u32| sorted.partition_point(|other| other < diameter);
        self.diameters.iter().map(rank).collect()
    }

    /// Returns the pancakes in the order of these ranks from the top.
    fn ordered(&self, ranks: impl Iterator<Item = usize>) -> Option<Self> {
        let sorted = self.sorted();
        let diameters: Option<Vec<u32>> = ranks.map(|rank| sorted.get(rank).copied()).collect();
        Some(Self {
            diameters: diameters?.into(),
        })
    }

    /// Writes the stack, then the flips, each as the place of its lowest pancake, counted from 1 at
    /// the bottom, and 0 at the end. `flips` holds the number of pancakes that each flip turns.
    fn answer_of(&self, outcome: Outcome, flips: impl Iterator<Item = usize>) -> String {
        match outcome {
            Outcome::Found { .. } => {
                let places = flips.map(|pancakes| (self.count() - pancakes + 1).to_string());
                let places: Vec<String> = places.chain(["0".to_owned()]).collect();
                self.text() + &places.join(" ")
            }
            Outcome::TooDeep { limit } => format!("more than {limit} flips"),
            _ => "Impossible".to_owned(),
        }
    }
}

/// Returns the number of orders of this many pancakes.
fn stacks(count: usize) -> u64 {
    (1..=count as u64).fold(1, u64::saturating_mul)
}

/// Writes a row for each pancake; `rank` returns its rank, from 0, by its place from the top.
fn drawn(count: usize, rank: impl Fn(usize) -> usize, cells: &mut [u8]) {
    for (place, row) in cells.chunks_mut(count).enumerate() {
        let width = rank(place) + 1;
        let left = (count - width) / 2;
        row[left..left + width].fill(width as u8);
    }
}

/// Counts the pancakes that lie on one which is not the next larger: a flip changes only one such
/// neighbour (Helmert 2010). The plate is the largest.
fn gaps(count: usize, rank: impl Fn(usize) -> usize) -> u32 {
    let places = 0..count;
    let gaps = places.filter(|&place| match place + 1 {
        below if below == count => rank(place) + 1 != below,
        below => rank(place).abs_diff(rank(below)) != 1,
    });
    gaps.count() as u32
}

/// Returns twice the middle of the lowest pancake that a flip turns.
fn ends_of_flip(count: usize, pancakes: usize) -> [usize; 2] {
    [pancakes.saturating_sub(1) * count + (count - 1) / 2; 2]
}

fn values_of_flip(pancakes: usize) -> MoveValues {
    MoveValues::of([("flipped", (pancakes as u32).into())])
}

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
        Some(ends_of_flip(self.count(), self.flip_between(from, to)?))
    }

    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        values_of_flip(self.flip_between(from, to).unwrap_or_default())
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
            flips.filter_map(|pair| self.flip_between(pair[0], pair[1])),
        )
    }
}

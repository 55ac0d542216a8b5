//! A stack of pancakes, short or tall: its kind, its picture and its answer.

use std::sync::Arc;

use crate::board::{MoveValues, Shape};
use crate::kind::{Kind, Preset, Sizes};
use crate::puzzles::keyed::KeyedRules;
use crate::search::Outcome;

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

pub(super) const NAMES: &[&str] = &["gap"];

/// Maximum number of pancakes.
pub(super) const MOST: usize = 30;

/// A stack with the diameters of its pancakes from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pancakes {
    pub(super) diameters: Arc<[u32]>,
}

impl Pancakes {
    pub(super) fn count(&self) -> usize {
        self.diameters.len()
    }

    /// Returns the diameters in ascending order.
    pub(super) fn sorted(&self) -> Vec<u32> {
        let mut sorted = self.diameters.to_vec();
        sorted.sort_unstable();
        sorted
    }

    /// Returns the ranks of the pancakes, from 0, from the top.
    pub(super) fn ranks(&self) -> Vec<usize> {
        let sorted = self.sorted();
        let rank = |diameter: &u32| sorted.partition_point(|other| other < diameter);
        self.diameters.iter().map(rank).collect()
    }

    /// Returns the pancakes in the order of these ranks from the top.
    pub(super) fn ordered(&self, ranks: impl Iterator<Item = usize>) -> Option<Self> {
        let sorted = self.sorted();
        let diameters: Option<Vec<u32>> = ranks.map(|rank| sorted.get(rank).copied()).collect();
        Some(Self {
            diameters: diameters?.into(),
        })
    }

    /// Writes the stack, then the flips, each as the place of its lowest pancake, counted from 1 at
    /// the bottom, and 0 at the end. `flips` holds the number of pancakes that each flip turns.
    pub(super) fn answer_of(&self, outcome: Outcome, flips: impl Iterator<Item = usize>) -> String {
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
pub(super) fn stacks(count: usize) -> u64 {
    (1..=count as u64).fold(1, u64::saturating_mul)
}

/// Writes a row for each pancake; `rank` returns its rank, from 0, by its place from the top.
pub(super) fn drawn(count: usize, rank: impl Fn(usize) -> usize, cells: &mut [u8]) {
    for (place, row) in cells.chunks_mut(count).enumerate() {
        let width = rank(place) + 1;
        let left = (count - width) / 2;
        row[left..left + width].fill(width as u8);
    }
}

/// Counts the pancakes that lie on one which is not the next larger: a flip changes only one such
/// neighbour (Helmert 2010). The plate is the largest.
pub(super) fn gaps(count: usize, rank: impl Fn(usize) -> usize) -> u32 {
    let places = 0..count;
    let gaps = places.filter(|&place| match place + 1 {
        below if below == count => rank(place) + 1 != below,
        below => rank(place).abs_diff(rank(below)) != 1,
    });
    gaps.count() as u32
}

/// Returns twice the middle of the lowest pancake that a flip turns.
pub(super) fn ends_of_flip(count: usize, pancakes: usize) -> [usize; 2] {
    [pancakes.saturating_sub(1) * count + (count - 1) / 2; 2]
}

pub(super) fn values_of_flip(pancakes: usize) -> MoveValues {
    MoveValues::of([("flipped", (pancakes as u32).into())])
}

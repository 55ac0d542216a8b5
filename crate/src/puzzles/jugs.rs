//! Two jugs (POJ 3414): fill a jug, empty it, or pour one into the other until one of them holds the
//! wanted amount. The jugs have no marks, so pouring stops only when one is empty or the other full.
//!
//! The board has two columns: the amount in each jug, its size, and the wanted amount.

use crate::board::{MoveValues, Shape};
use crate::graph_search::Moves;
use crate::growth::Growth;
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::Keyed;
use crate::proof::Refutation;
use crate::puzzle::Puzzle;
use crate::puzzles::keyed::{self, Form, KeyedRules};
use crate::search::Outcome;
use crate::text::{InputError, Line};

/// Entry of the jugs in the registry.
pub const PUZZLE: Puzzle = keyed::puzzle::<Jugs>();

/// Properties of the jugs: their algorithms, board size and examples.
pub static KIND: Kind = Kind::of_space(
    "jugs",
    10,
    Sizes::within(SHAPE),
    &[
        Preset::new("sample", "3 5 4"),
        Preset::new("eight", "8 5 6"),
        Preset::new("long", "37 100 50"),
        Preset::new("impossible", "4 6 3"),
    ],
)
.deepened();

const SHAPE: Shape = Shape {
    rows: 3,
    columns: 2,
};
/// Maximum size of a jug.
const MOST: u32 = 100;

/// The names of the moves, in the order in which a search tries them.
const NAMES: [&str; 6] = [
    "FILL(1)",
    "FILL(2)",
    "DROP(1)",
    "DROP(2)",
    "POUR(1,2)",
    "POUR(2,1)",
];

/// The sizes of both jugs, and the wanted amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jugs {
    sizes: [u32; 2],
    wanted: u32,
}

/// Returns the amounts in both jugs. A key holds the first in the upper half.
const fn amounts(key: u64) -> [u32; 2] {
    [(key >> 32) as u32, key as u32]
}

impl Jugs {
    /// Returns the state after each move, in the order of [`NAMES`].
    fn after(&self, key: u64) -> [u64; 6] {
        let ([one, other], [most, most_other]) = (amounts(key), self.sizes);
        let there = one.min(most_other - other);
        let back = other.min(most - one);
        [
            [most, other],
            [one, most_other],
            [0, other],
            [one, 0],
            [one - there, other + there],
            [one + back, other - back],
        ]
        .map(|[one, other]| u64::from(one) << 32 | u64::from(other))
    }
}

impl Keyed for Jugs {
    fn root(&self) -> u64 {
        0
    }

    fn is_goal(&self, key: u64) -> bool {
        amounts(key).contains(&self.wanted)
    }

    fn moves(&self, key: u64, moves: &mut Moves<u64>) {
        let changed = self.after(key).into_iter().filter(|&after| after != key);
        changed.for_each(|after| moves.push(after, 1));
    }

    fn is_reversible(&self) -> bool {
        false
    }

    fn board_shape(&self) -> Shape {
        SHAPE
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        let all = amounts(key).into_iter().chain(self.sizes);
        let all = all.chain([self.wanted; 2]);
        for (cell, amount) in cells.iter_mut().zip(all) {
            *cell = amount as u8;
        }
    }

    /// Returns the jug that is poured out and the other one, or twice the only jug.
    fn ends_of_move(&self, from: u64, to: u64) -> Option<[usize; 2]> {
        let made = self.after(from).iter().position(|&after| after == to)?;
        let (jug, is_poured) = (made % 2, made / 2 == 2);
        Some([jug, if is_poured { 1 - jug } else { jug }])
    }

    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        let made = self.after(from).iter().position(|&after| after == to);
        let made = made.unwrap_or_default();
        let kind = ["fill", "empty", "pour"][made / 2];
        let [jug, other] = [made % 2, 1 - made % 2].map(|jug| ["A", "B"][jug]);
        MoveValues::of([
            ("kind", kind.into()),
            ("jug", jug.into()),
            ("other", other.into()),
        ])
    }

    /// Each move keeps both amounts multiples of the greatest common divisor of the sizes.
    fn refutation(&self) -> Option<Refutation> {
        let [mut divisor, mut rest] = self.sizes;
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        let property = if self.wanted > self.sizes[0].max(self.sizes[1]) {
            "tooMuch"
        } else if !self.wanted.is_multiple_of(divisor) {
            "divisor"
        } else {
            return None;
        };
        Some(Refutation::Own { property })
    }

    fn features(&self) -> &'static [&'static str] {
        &["water"]
    }

    /// Returns the amount in both jugs together.
    fn feature(&self, _: usize, key: u64) -> u32 {
        amounts(key).iter().sum()
    }
}

impl KeyedRules for Jugs {
    const KIND: &'static Kind = &KIND;
    const FORM: Form = Form::Line;
    const SETTINGS: &'static [&'static str] = &["first", "second", "wanted"];

    fn read(lines: &[Line<'_>]) -> Result<Self, InputError> {
        let numbers = lines[0].numbers(3, 1, MOST)?;
        Ok(Self {
            sizes: [numbers[0], numbers[1]],
            wanted: numbers[2],
        })
    }

    fn growth(&self) -> Option<Growth> {
        Some(Growth {
            formula: "2n",
            sizes: &[3, 5, 8, 13, 21, 34, 55, 89],
        })
    }

    /// Neighbouring Fibonacci numbers as sizes have no common divisor. Only states with one jug empty
    /// or full are reached.
    fn sized(&self, size: u32) -> Option<(u64, Self)> {
        let mut sizes = [1, 2];
        while sizes[0] + sizes[1] < size {
            sizes = [sizes[1], sizes[0] + sizes[1]];
        }
        Some((u64::from(2 * size), Self { sizes, wanted: 1 }))
    }

    fn text(&self) -> String {
        let [one, other] = self.sizes;
        format!("{one} {other} {}\n", self.wanted)
    }

    /// Writes the number of moves, then each on a line.
    fn answer(&self, outcome: Outcome, path: &[u64]) -> String {
        let Outcome::Found { depth } = outcome else {
            return "impossible".to_owned();
        };
        let mut lines = vec![depth.to_string()];
        lines.extend(path.windows(2).filter_map(|pair| {
            let mut after = self.after(pair[0]).into_iter();
            let made = after.position(|after| after == pair[1])?;
            Some(NAMES[made].to_owned())
        }));
        lines.join("\n")
    }
}

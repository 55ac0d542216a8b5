//! Lights Out (Tiger Electronics 1995): a press turns one light and its neighbours on or off; all
//! lights must be off.
//!
//! A key has a bit for each light, the first cell in the lowest. Board codes: 0 off, 1 on.

use std::sync::Arc;

use crate::board::Shape;
use crate::graph_search::Moves;
use crate::growth::Growth;
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::Keyed;
use crate::proof::Refutation;
use crate::puzzle::Puzzle;
use crate::puzzles::keyed::{self, Form, KeyedRules};
use crate::text::{InputError, InputFault, Letters, Line};

/// Entry of Lights Out in the registry.
pub const PUZZLE: Puzzle = keyed::puzzle::<LightsOut>();

/// Properties of Lights Out: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind::of_space(
    "lightsout",
    17,
    Sizes::within(Shape {
        rows: MOST_SIDE as u32,
        columns: MOST_SIDE as u32,
    }),
    &[
        Preset::new("three", "101\n011\n110"),
        Preset::new("four", "0110\n1001\n1001\n0110"),
        Preset::new("five", "11011\n10101\n01110\n10101\n11011").by("idastar"),
        Preset::new("impossible", "10000\n00000\n00000\n00000\n00000").by("idastar"),
    ],
)
.guided_by(NAMES, NAMES.len())
.deepened();

const NAMES: &[&str] = &["chasing", "fifths"];

const MOST_SIDE: usize = 5;
/// Maximum number of lights of a board whose states are listed.
const MOST_LISTED: usize = 16;
const LETTERS: Letters = Letters("01");

/// A board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LightsOut {
    shape: Shape,
    /// For each light, the mask of the lights that a press on it turns.
    presses: Arc<[u64]>,
    start: u64,
}

impl LightsOut {
    fn new(shape: Shape, start: u64) -> Self {
        let (cells, columns) = (shape.cells(), shape.columns as usize);
        let turned_by = |cell: usize| {
            let is_turned = |&other: &usize| {
                let rows = (cell / columns).abs_diff(other / columns);
                rows + (cell % columns).abs_diff(other % columns) < 2
            };
            let turned = (0..cells).filter(is_turned);
            turned.fold(0, |mask, light| mask | 1 << light)
        };
        let presses = (0..cells).map(turned_by).collect();
        Self {
            shape,
            presses,
            start,
        }
    }

    /// Returns the least number of presses that turns all lights off. The presses of the first row
    /// decide all others, because only the light below can still turn off a light: light chasing.
    /// Returns `None` if no presses turn all off.
    fn chased(&self, key: u64) -> Option<u32> {
        let columns = self.shape.columns as usize;
        let tries = (0..1_u64 << columns).filter_map(|first| {
            let (mut lights, mut count) = (key, 0);
            for (cell, press) in self.presses.iter().enumerate() {
                let decides = match cell.checked_sub(columns) {
                    None => first >> cell,
                    Some(above) => lights >> above,
                };
                if decides & 1 == 1 {
                    lights ^= press;
                    count += 1;
                }
            }
            (lights == 0).then_some(count)
        });
        tries.min()
    }
}

impl Keyed for LightsOut {
    fn root(&self) -> u64 {
        self.start
    }

    fn is_goal(&self, key: u64) -> bool {
        key == 0
    }

    fn moves(&self, key: u64, moves: &mut Moves<u64>) {
        let turned = self.presses.iter().map(|press| key ^ press);
        turned.for_each(|key| moves.push(key, 1));
    }

    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        for (light, cell) in cells.iter_mut().enumerate() {
            *cell = (key >> light & 1) as u8;
        }
    }

    fn ends_of_move(&self, from: u64, to: u64) -> Option<[usize; 2]> {
        let pressed = self.presses.iter().position(|press| *press == from ^ to);
        pressed.map(|cell| [cell; 2])
    }

    /// The exact number of presses, or the number of lights divided by five, rounded up: a press turns
    /// at most five of them off.
    fn estimate(&self, heuristic: u8, key: u64) -> u32 {
        match heuristic {
            0 => self.chased(key).unwrap_or_default(),
            _ => key.count_ones().div_ceil(5),
        }
    }

    fn refutation(&self) -> Option<Refutation> {
        let property = "chasing";
        let is_possible = self.chased(self.start).is_some();
        (!is_possible).then_some(Refutation::Own { property })
    }

    fn too_many(&self) -> Option<u64> {
        let cells = self.shape.cells();
        (cells > MOST_LISTED).then(|| 1 << cells)
    }

    fn features(&self) -> &'static [&'static str] {
        &["lights"]
    }

    /// Returns the number of lights that are on.
    fn feature(&self, _: usize, key: u64) -> u32 {
        key.count_ones()
    }
}

impl KeyedRules for LightsOut {
    const KIND: &'static Kind = &KIND;
    const FORM: Form = Form::Paragraph;
    const HEURISTICS: &'static [&'static str] = NAMES;
    /// Two presses of one light change nothing, and the order of presses does not matter.
    const MOST_MOVES: u32 = (MOST_SIDE * MOST_SIDE) as u32;
    const IS_EDITED: bool = true;

    fn read(lines: &[Line<'_>]) -> Result<Self, InputError> {
        let (rows, columns) = (lines.len(), lines[0].letters().count());
        let (mut start, mut light) = (0, 0);
        for (row, line) in (1..).zip(lines) {
            let most = MOST_SIDE as u32;
            if row > MOST_SIDE || columns > MOST_SIDE {
                return Err(line.fault(InputFault::Size {
                    rows: row,
                    columns,
                    high: most,
                    wide: most,
                }));
            }
            if !line.fits(columns, LETTERS) {
                return Err(line.fault(line.unfit(columns, LETTERS)));
            }
            for letter in line.letters() {
                start |= u64::from(letter == '1') << light;
                light += 1;
            }
        }
        let shape = Shape {
            rows: rows as u32,
            columns: columns as u32,
        };
        Ok(Self::new(shape, start))
    }

    fn growth(&self) -> Option<Growth> {
        Some(Growth {
            formula: "2ⁿ",
            sizes: &[4, 6, 9, 12, 16],
        })
    }

    fn sized(&self, size: u32) -> Option<(u64, Self)> {
        Some((1 << size, Self::new(Shape::near_square(size), 0)))
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for light in 0..self.presses.len() {
            text.push(if self.start >> light & 1 == 1 {
                '1'
            } else {
                '0'
            });
            if (light + 1) % self.shape.columns as usize == 0 {
                text.push('\n');
            }
        }
        text
    }

    fn rooted_at(&self, start: u64) -> Option<Self> {
        Some(Self {
            start,
            ..self.clone()
        })
    }

    fn edited(&self, cell: u32) -> Option<Self> {
        self.rooted_at(self.start ^ 1 << cell)
    }
}

//! Peg solitaire: a peg jumps over a neighbour into the hole behind it, and the neighbour is taken
//! away. One peg must be left. The board is a triangle, whose rows have 1, 2, 3 ... holes, or any board
//! of rows and columns.
//!
//! Board codes: 0 an empty hole, 1 a peg, 2 no hole. A triangle is drawn with its rows at the left, so
//! its third direction is the diagonal from the upper left.

use std::sync::Arc;

use crate::board::Shape;
use crate::graph_search::Moves;
use crate::growth::Growth;
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::Keyed;
use crate::puzzle::Puzzle;
use crate::puzzles::keyed::{self, Form, KeyedRules};
use crate::text::{InputError, InputFault, Letters, Line};

/// Entry of peg solitaire in the registry.
pub const PUZZLE: Puzzle = keyed::puzzle::<Pegs>();

/// Properties of peg solitaire: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind::of_space(
    "pegs",
    13,
    Sizes::within(Shape {
        rows: 7,
        columns: 7,
    }),
    &[
        Preset::new("corner", ".\nxx\nxxx\nxxxx\nxxxxx"),
        Preset::new("edge", "x\n.x\nxxx\nxxxx\nxxxxx"),
        Preset::new("middle", "x\nxx\nx.x\nxxxx\nxxxxx"),
        Preset::new("cross", "--x--\n-xxx-\nxx.xx\n-xxx-\n--x--"),
        Preset::new("english", ENGLISH).by("dfs"),
    ],
)
.deepened();

/// The English board of 33 holes with the middle empty. It is too large for a list.
const ENGLISH: &str = "--xxx--\n--xxx--\nxxxxxxx\nxxx.xxx\nxxxxxxx\n--xxx--\n--xxx--";
/// Letters of the codes.
const LETTERS: Letters = Letters(".x-");
const PEG: u8 = 1;
const NO_HOLE: u8 = 2;
/// Maximum number of holes of a board whose states are listed.
const MOST_LISTED: u32 = 25;

/// A board with its jumps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pegs {
    shape: Shape,
    is_triangle: bool,
    /// Codes of the start.
    codes: Arc<[u8]>,
    /// For each jump, the bits of the peg, of the one it jumps over, and of the hole behind it. A key
    /// has the first cell in its lowest bit.
    jumps: Arc<[[u64; 3]]>,
}

impl Pegs {
    fn new(shape: Shape, is_triangle: bool, codes: Vec<u8>) -> Self {
        let columns = shape.columns as i32;
        let cell = |row: i32, column: i32| {
            let is_inside = (0..shape.rows as i32).contains(&row) && (0..columns).contains(&column);
            let cell = (row * columns + column) as usize;
            (is_inside && codes[cell] != NO_HOLE).then(|| 1_u64 << cell)
        };
        let ways = [(-1, 0), (0, -1), (0, 1), (1, 0), (-1, -1), (1, 1)];
        let ways = &ways[..if is_triangle { 6 } else { 4 }];
        let cells = (0..shape.rows as i32).flat_map(|row| (0..columns).map(move |to| (row, to)));
        let jumps = cells.flat_map(|(row, column)| {
            ways.iter().filter_map(move |(down, right)| {
                let along = |times| cell(row + times * down, column + times * right);
                Some([along(0)?, along(1)?, along(2)?])
            })
        });
        Self {
            shape,
            is_triangle,
            jumps: jumps.collect(),
            codes: codes.into(),
        }
    }
}

impl Keyed for Pegs {
    fn root(&self) -> u64 {
        let pegs = (0..).zip(self.codes.iter());
        let pegs = pegs.filter(|(_, code)| **code == PEG);
        pegs.fold(0, |key, (cell, _)| key | 1 << cell)
    }

    fn is_goal(&self, key: u64) -> bool {
        key.is_power_of_two()
    }

    fn moves(&self, key: u64, moves: &mut Moves<u64>) {
        for &[from, over, to] in self.jumps.iter() {
            if key & (from | over | to) == from | over {
                moves.push(key ^ (from | over | to), 1);
            }
        }
    }

    fn is_reversible(&self) -> bool {
        false
    }

    fn shrinks(&self) -> bool {
        true
    }

    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        for (cell, shown) in cells.iter_mut().enumerate() {
            *shown = match self.codes[cell] {
                NO_HOLE => NO_HOLE,
                _ => (key >> cell & 1) as u8,
            };
        }
    }

    fn too_many(&self) -> Option<u64> {
        let holes = self.codes.iter().filter(|&&code| code != NO_HOLE).count() as u32;
        (holes > MOST_LISTED).then(|| 1 << holes)
    }

    fn features(&self) -> &'static [&'static str] {
        &["pegs"]
    }

    /// Returns the number of pegs that are left.
    fn feature(&self, _: usize, key: u64) -> u32 {
        key.count_ones()
    }
}

impl KeyedRules for Pegs {
    const KIND: &'static Kind = &KIND;
    const FORM: Form = Form::Paragraph;
    const MOST_MOVES: u32 = 48;

    fn read(lines: &[Line<'_>]) -> Result<Self, InputError> {
        let is_triangle = lines[0].letters().count() == 1;
        let columns = match is_triangle {
            true => lines.len(),
            false => lines[0].letters().count(),
        };
        let (rows, high) = (lines.len(), KIND.sizes.most_rows);
        if !KIND.sizes.allow(Shape {
            rows: rows as u32,
            columns: columns as u32,
        }) {
            let last = lines.last().unwrap_or(&lines[0]);
            return Err(last.fault(InputFault::Size {
                rows,
                columns,
                high,
                wide: high,
            }));
        }
        let mut codes = Vec::new();
        for (row, line) in lines.iter().enumerate() {
            let expected = if is_triangle { row + 1 } else { columns };
            let letters = Letters(if is_triangle { ".x" } else { LETTERS.0 });
            if !line.fits(expected, letters) {
                return Err(line.fault(line.unfit(expected, letters)));
            }
            codes.extend(
                line.letters()
                    .filter_map(|letter| LETTERS.index(letter))
                    .map(|code| code as u8),
            );
            codes.resize((row + 1) * columns, NO_HOLE);
        }
        if !codes.contains(&PEG) {
            let letters = Letters("x");
            return Err(lines[lines.len() - 1].fault(InputFault::Missing { letters }));
        }
        let shape = Shape {
            rows: rows as u32,
            columns: columns as u32,
        };
        Ok(Self::new(shape, is_triangle, codes))
    }

    fn growth(&self) -> Option<Growth> {
        Some(Growth {
            formula: "2ⁿ",
            sizes: &[6, 10, 15],
        })
    }

    /// A triangle with an empty corner.
    fn sized(&self, size: u32) -> Option<(u64, Self)> {
        let rows = (1..).find(|rows| rows * (rows + 1) / 2 >= size)?;
        let mut codes = vec![NO_HOLE; (rows * rows) as usize];
        for row in 0..rows {
            let first = (row * rows) as usize;
            codes[first..=first + row as usize].fill(PEG);
        }
        codes[0] = 0;
        let shape = Shape {
            rows,
            columns: rows,
        };
        Some((1 << size, Self::new(shape, true, codes)))
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for row in self.codes.chunks(self.shape.columns as usize) {
            let shown = row
                .iter()
                .filter(|&&code| !self.is_triangle || code != NO_HOLE);
            text.extend(shown.filter_map(|&code| LETTERS.letter(code)));
            text.push('\n');
        }
        text
    }

    fn rooted_at(&self, key: u64) -> Option<Self> {
        self.too_many()?;
        let mut codes = self.codes.to_vec();
        self.board(key, &mut codes);
        let codes = codes.into();
        Some(Self {
            codes,
            ..self.clone()
        })
    }
}

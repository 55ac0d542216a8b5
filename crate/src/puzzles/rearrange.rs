//! Rearranging pieces (SPOJ CHESSCBG, Bàn cờ thế): identical pieces move one step at a time from
//! their start cells to their goal cells.
//!
//! A state is the rank of the set of cells with pieces; see [`Pieces`] for the board codes.

use crate::board::Shape;
use crate::kind::{Kind, Preset, Sizes};
use crate::puzzle::Puzzle;
use crate::puzzles::pieces::text::Pairs;
use crate::puzzles::pieces::{self, Format, Pieces, Rules};
use crate::search::Outcome;
use crate::text::Letters;

/// Entry of the puzzle in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Pairs::new(&RULES)),
    unpack: |unpacker| Ok(Box::new(Pieces::unpack(&RULES, unpacker)?)),
};

/// Properties of the puzzle: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind::of_space(
    "rearrange",
    2,
    Sizes::of_cells(MOST_CELLS),
    &[
        Preset::new("sample", "1111\n0000\n1110\n0010\n1010\n0101\n1010\n0101"),
        Preset::new("solved", "1100\n1100\n0011\n0011\n1100\n1100\n0011\n0011"),
        Preset::new("hardest", "1111\n1110\n1000\n0000\n0000\n0001\n0111\n1111"),
        Preset::new("counts", "1110\n0000\n0000\n0000\n0000\n0000\n0000\n0011"),
    ],
)
.guided_by(pieces::NAMES, pieces::HEURISTICS.bounds)
.deepened();

/// Rules of this puzzle for [`Pieces`].
pub static RULES: Rules = Rules {
    kind: &KIND,
    jumps: false,
    most_pieces: MOST_CELLS,
    depth_limit: None,
    judges: Shape {
        rows: 4,
        columns: 4,
    },
    format: Format::Rows(Letters("01")),
    answer: |outcome| match outcome {
        Outcome::Found { depth } => depth.to_string(),
        Outcome::TooDeep { limit } => format!("more than {limit} moves"),
        _ => "Impossible".to_owned(),
    },
}
.checked();

const MOST_CELLS: u32 = 20;

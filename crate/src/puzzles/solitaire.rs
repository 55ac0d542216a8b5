//! Solitaire (SWERC 2002, POJ 1198, HDU 1401): four identical pieces move by steps and jumps from
//! their start cells to their goal cells, in at most eight moves.
//!
//! A state is the rank of the set of cells with pieces; see [`Pieces`] for the board codes.

use crate::board::Shape;
use crate::kind::{Kind, Preset, Sizes};
use crate::problem::Algorithm;
use crate::puzzle::Puzzle;
use crate::puzzles::pieces::text::Pairs;
use crate::puzzles::pieces::{self, Format, Pieces, Rules};
use crate::search::Outcome;
use crate::state_space;

/// Entry of the puzzle in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Pairs::new(&RULES)),
    unpack: |unpacker| Ok(Box::new(Pieces::unpack(&RULES, unpacker)?)),
};

/// Properties of the puzzle: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind {
    algorithm: Algorithm::StateSpace(state_space::Algorithm::Bidirectional),
    ..Kind::of_space("solitaire", 3, Sizes::within(JUDGES), PRESETS)
        .guided_by(pieces::NAMES, pieces::HEURISTICS.bounds)
        .deepened()
};

const PRESETS: &[Preset] = &[
    Preset::new("sample", "4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6"),
    Preset::new("solved", "4 4 4 5 5 4 5 5\n4 4 4 5 5 4 5 5"),
    Preset::new("eight", "4 4 4 5 5 4 6 5\n4 3 5 1 6 5 8 6"),
    Preset::new("nine", "4 4 4 5 5 4 6 5\n3 2 3 7 4 1 6 4"),
    Preset::new("hardest", "4 4 4 5 5 4 6 5\n1 1 1 8 8 1 8 8"),
    Preset::new("tooLong", "3 8 4 6 5 7 8 8\n3 8 4 7 5 8 7 8").by("alternating"),
];

/// Rules of this puzzle for [`Pieces`].
pub static RULES: Rules = Rules {
    kind: &KIND,
    jumps: true,
    most_pieces: PIECES,
    depth_limit: Some(MOST_MOVES),
    judges: JUDGES,
    format: Format::Coordinates { pieces: PIECES },
    answer: |outcome| match outcome {
        Outcome::Found { depth } if depth <= MOST_MOVES => "YES".to_owned(),
        Outcome::TooDeep { limit } if limit < MOST_MOVES => format!("more than {limit} moves"),
        _ => "NO".to_owned(),
    },
}
.checked();

/// Size of the judges' board, which is also the largest.
const JUDGES: Shape = Shape {
    rows: 8,
    columns: 8,
};
const PIECES: u32 = 4;
/// Maximum number of moves of an answer: the judges ask whether this many moves are enough.
const MOST_MOVES: u32 = 8;

//! Solitaire (SWERC 2002, POJ 1198, HDU 1401): four identical pieces move by steps and jumps from a
//! start position to a goal position, in at most eight moves.
//!
//! A state is the rank of the set of cells with pieces; see [`Pieces`] for the board codes.

use crate::board::Shape;
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::Algorithm;
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::puzzles::pieces::{Pieces, Rules};
use crate::puzzles::ranking::Rankings;
use crate::search::Outcome;
use crate::state_space;
use crate::text::{InputError, InputFault, Line};

/// Entry of the puzzle in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Positions::default()),
    unpack: |unpacker| Ok(Box::new(Pieces::unpack(&RULES, unpacker)?)),
};

/// Properties of the puzzle: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind {
    id: "solitaire",
    code: 3,
    algorithms: Algorithms::STATE_SPACE,
    algorithm: Algorithm::StateSpace(state_space::Algorithm::Bidirectional),
    sizes: SIZES,
    wanted: Wanted::Distance,
    presets: &[
        Preset::new("sample", "4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6"),
        Preset::new("solved", "4 4 4 5 5 4 5 5\n4 4 4 5 5 4 5 5"),
        Preset::new("eight", "4 4 4 5 5 4 6 5\n4 3 5 1 6 5 8 6"),
        Preset::new("nine", "4 4 4 5 5 4 6 5\n3 2 3 7 4 1 6 4"),
        Preset::new("hardest", "4 4 4 5 5 4 6 5\n1 1 1 8 8 1 8 8"),
        Preset::new("tooLong", "3 8 4 6 5 7 8 8\n3 8 4 7 5 8 7 8").by("alternating"),
    ],
};

const SIZES: Sizes = Sizes {
    most_rows: SIDE,
    most_columns: SIDE,
    most_cells: SIDE * SIDE,
};

/// Rules of this puzzle for [`Pieces`].
pub static RULES: Rules = Rules {
    kind: &KIND,
    jumps: true,
    most_pieces: PIECES as u32,
    depth_limit: Some(MOST_MOVES),
    text,
    answer: |outcome| match outcome {
        Outcome::Found { depth } if depth <= MOST_MOVES => "YES".to_owned(),
        _ => "NO".to_owned(),
    },
}
.checked();

/// Side of the judges' board, in cells.
const SIDE: u32 = 8;
const SHAPE: Shape = Shape {
    rows: SIDE,
    columns: SIDE,
};
const PIECES: usize = 4;
/// Maximum number of moves of an answer: the judges ask whether this many moves are enough.
const MOST_MOVES: u32 = 8;

fn text(pieces: &Pieces) -> Option<String> {
    let [start, goal] = pieces.positions();
    let judges = [start, goal].map(|set| set.count_ones() as usize == PIECES);
    if pieces.shape() != SHAPE || judges != [true; 2] {
        return None;
    }
    let line = |set: u64| {
        let cells = (0..SIDE * SIDE).filter(|cell| set >> cell & 1 == 1);
        let coordinates = cells.map(|cell| format!("{} {}", cell / SIDE + 1, cell % SIDE + 1));
        coordinates.collect::<Vec<_>>().join(" ")
    };
    Some(format!("{}\n{}\n", line(start), line(goal)))
}

/// Reads pairs of lines, start and goal. The cases of a text share their rankings.
#[derive(Debug, Default)]
struct Positions {
    rankings: Rankings,
    /// Line number and pieces of a start whose goal has not arrived yet.
    start: Option<(usize, u64)>,
}

impl CaseReader for Positions {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let position = read_position(line)?;
        let Some((first, start)) = self.start.take() else {
            self.start = Some((line.number, position));
            return Ok(());
        };
        let pieces = Pieces::sharing(&mut self.rankings, &RULES, SHAPE, start, position);
        cases.extend(pieces.map(|pieces| Case::new(first, pieces)));
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        let Some((first, _)) = self.start else {
            return Ok(());
        };
        let fault = InputFault::Incomplete {
            rows: 2,
            missing: 1,
        };
        Err(InputError::at(first + 1, fault))
    }
}

/// Reads a position: the row and the column of each piece, from 1.
fn read_position(line: &Line<'_>) -> Result<u64, InputError> {
    let numbers = line.numbers(2 * PIECES, 1, SIDE)?;
    let mut set = 0;
    for pair in numbers.chunks(2) {
        let (row, column) = (pair[0], pair[1]);
        let bit = 1 << ((row - 1) * SIDE + column - 1);
        if set & bit != 0 {
            return Err(line.fault(InputFault::SameCell { row, column }));
        }
        set |= bit;
    }
    Ok(set)
}

//! Rearranging pieces (SPOJ CHESSCBG, Bàn cờ thế): identical pieces move one step at a time from a
//! start position to a goal position.
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
use crate::text::{InputError, InputFault, Letters, Line};

/// Entry of the puzzle in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Boards::default()),
    unpack: |unpacker| Ok(Box::new(Pieces::unpack(&RULES, unpacker)?)),
};

/// Properties of the puzzle: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind {
    id: "rearrange",
    code: 2,
    algorithms: Algorithms::STATE_SPACE,
    algorithm: Algorithm::StateSpace(state_space::Algorithm::Bfs),
    sizes: SIZES,
    wanted: Wanted::Distance,
    presets: &[
        Preset::new("sample", "1111\n0000\n1110\n0010\n1010\n0101\n1010\n0101"),
        Preset::new("solved", "1100\n1100\n0011\n0011\n1100\n1100\n0011\n0011"),
        Preset::new("hardest", "1111\n1110\n1000\n0000\n0000\n0001\n0111\n1111"),
        Preset::new("counts", "1110\n0000\n0000\n0000\n0000\n0000\n0000\n0011"),
    ],
};

const SIZES: Sizes = Sizes {
    most_rows: MOST_CELLS,
    most_columns: MOST_CELLS,
    most_cells: MOST_CELLS,
};

/// Rules of this puzzle for [`Pieces`].
pub static RULES: Rules = Rules {
    kind: &KIND,
    jumps: false,
    most_pieces: MOST_CELLS,
    depth_limit: None,
    text,
    answer: |outcome| match outcome {
        Outcome::Found { depth } => depth.to_string(),
        _ => "Impossible".to_owned(),
    },
}
.checked();

const MOST_CELLS: u32 = 20;
/// Side of the judges' board, in cells.
const SIDE: usize = 4;
const SHAPE: Shape = Shape {
    rows: SIDE as u32,
    columns: SIDE as u32,
};
const LETTERS: Letters = Letters("01");

fn text(pieces: &Pieces) -> Option<String> {
    if pieces.shape() != SHAPE {
        return None;
    }
    let mut text = String::new();
    for set in pieces.positions() {
        for row in 0..SIDE {
            let cells = row * SIDE..(row + 1) * SIDE;
            text.extend(cells.map(|cell| if set >> cell & 1 == 1 { '1' } else { '0' }));
            text.push('\n');
        }
    }
    Some(text)
}

/// Reads cases of two boards, start and goal. The cases of a text share their rankings.
#[derive(Debug, Default)]
struct Boards {
    rankings: Rankings,
    /// Number of lines of the case so far; then the numbers of the first and the last of these
    /// lines in the text.
    rows: usize,
    first: usize,
    last: usize,
    sets: [u64; 2],
}

impl CaseReader for Boards {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        if !line.fits(SIDE, LETTERS) {
            return Err(line.fault(InputFault::Cells {
                expected: SIDE,
                letters: LETTERS,
                found: line.quoted(),
            }));
        }
        if self.rows == 0 {
            (self.first, self.sets) = (line.number, [0; 2]);
        }
        for (column, letter) in line.letters().enumerate() {
            let cell = self.rows % SIDE * SIDE + column;
            self.sets[self.rows / SIDE] |= u64::from(letter == '1') << cell;
        }
        self.last = line.number;
        self.rows += 1;
        if self.rows == 2 * SIDE {
            let [start, goal] = self.sets;
            let pieces = Pieces::sharing(&mut self.rankings, &RULES, SHAPE, start, goal);
            cases.extend(pieces.map(|pieces| Case::new(self.first, pieces)));
            self.rows = 0;
        }
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        if self.rows == 0 {
            return Ok(());
        }
        let fault = InputFault::Incomplete {
            rows: 2 * SIDE,
            missing: 2 * SIDE - self.rows,
        };
        Err(InputError::at(self.last + 1, fault))
    }
}

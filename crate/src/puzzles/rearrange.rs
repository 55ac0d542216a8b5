//! Rearranging pieces (SPOJ CHESSCBG, Bàn cờ thế): shift identical pieces, one step at a time,
//! from one position to another.
//!
//! A state is the rank of the set of cells with pieces; see [`Pieces`] for the board's codes.

use crate::family::Family;
use crate::judge::{InputError, InputFault, Letters, Line, Reading, lines};
use crate::problem::Shape;
use crate::puzzles::pieces::{Pieces, Rankings, Rules};
use crate::puzzles::{Kind, Preset, Sizes, Wanted};
use crate::run::Outcome;
use crate::search::states::ALGORITHMS;

/// How the puzzle enters the registry.
pub const KIND: Kind = Kind {
    id: "rearrange",
    code: 2,
    family: Family::States,
    algorithms: ALGORITHMS,
    algorithm: "bfs",
    depth_limit: None,
    sizes: Sizes {
        most_rows: MOST_CELLS,
        most_columns: MOST_CELLS,
        most_cells: MOST_CELLS,
    },
    wanted: Wanted::Distance,
    presets: &[
        Preset::new("sample", "1111\n0000\n1110\n0010\n1010\n0101\n1010\n0101"),
        Preset::new("solved", "1100\n1100\n0011\n0011\n1100\n1100\n0011\n0011"),
        Preset::new("hardest", "1111\n1110\n1000\n0000\n0000\n0001\n0111\n1111"),
        Preset::new("counts", "1110\n0000\n0000\n0000\n0000\n0000\n0000\n0011"),
    ],
    read: |text| {
        let lines: Vec<_> = lines(text).filter(|line| !line.is_blank()).collect();
        let mut rankings = Rankings::default();
        let cases = lines.chunks(2 * SIDE);
        Reading::collect(cases.map(|lines| read_case(lines, &mut rankings)))
    },
    unpack: |unpacker| Ok(Box::new(Pieces::unpack(&RULES, unpacker)?)),
};

/// What may be done with the pieces.
pub static RULES: Rules = Rules {
    kind: &KIND,
    jumps: false,
    most_pieces: MOST_CELLS,
    text,
    answer: |outcome| match outcome {
        Outcome::Found { depth } => depth.to_string(),
        _ => "Impossible".to_owned(),
    },
}
.checked();

const MOST_CELLS: u32 = 20;
/// Rows and columns of the judges' board.
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

/// Reads the lines of two boards, start and goal; cases of a text share their rankings.
fn read_case(lines: &[Line<'_>], rankings: &mut Rankings) -> Result<(usize, Pieces), InputError> {
    let mut sets = [0_u64; 2];
    for (row, line) in lines.iter().enumerate() {
        if !line.fits(SIDE, LETTERS) {
            return Err(line.fault(InputFault::Cells {
                expected: SIDE,
                letters: LETTERS,
                found: line.quoted(),
            }));
        }
        for (column, letter) in line.letters().enumerate() {
            let cell = row % SIDE * SIDE + column;
            sets[row / SIDE] |= u64::from(letter == '1') << cell;
        }
    }
    let missing = 2 * SIDE - lines.len();
    let [start, goal] = sets;
    match Pieces::sharing(rankings, &RULES, SHAPE, start, goal) {
        Ok(pieces) if missing == 0 => Ok((lines[0].number, pieces)),
        _ => Err(InputError {
            line: lines[lines.len() - 1].number + 1,
            fault: InputFault::Incomplete {
                rows: 2 * SIDE,
                missing,
            },
        }),
    }
}

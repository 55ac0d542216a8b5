//! Klotski, or Huarong Dao: blocks slide on a board of five rows and four columns until the large
//! block stands in the middle of the lower edge. A slide of one block any way is one move.
//!
//! A key has three bits for each cell: the kind of the block whose upper left cell it is, or 0. So
//! blocks of one kind are not told apart.
//!
//! Board codes: 0 empty, otherwise a part of a block, in row-major order: 1 of a small one, 2 and 3 of
//! a high one, 4 and 5 of a wide one, 6 to 9 of the large one.

use crate::board::{Action, MoveValues, Shape};
use crate::graph_search::Moves;
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::Keyed;
use crate::puzzle::Puzzle;
use crate::puzzles::keyed::{self, Form, KeyedRules};
use crate::text::{InputError, InputFault, Letters, Line};

/// Entry of Klotski in the registry.
pub const PUZZLE: Puzzle = keyed::puzzle::<Klotski>();

/// Properties of Klotski: its algorithms, board size and examples.
pub static KIND: Kind = Kind::of_space(
    "klotski",
    15,
    Sizes::within(SHAPE),
    &[
        Preset::new("classic", "abbc\nabbc\ndeef\ndghf\ni..j"),
        Preset::new("wide", "abbc\nabbc\nddee\nffgg\nh..i"),
        Preset::new("near", "abcd\naecd\nfgg.\nhii.\nhiij"),
    ],
)
.guided_by(NAMES, NAMES.len())
.deepened();

const NAMES: &[&str] = &["block"];

const SHAPE: Shape = Shape {
    rows: ROWS as u32,
    columns: COLUMNS as u32,
};
const ROWS: usize = 5;
const COLUMNS: usize = 4;
const CELLS: usize = ROWS * COLUMNS;
/// The letters of the judges' text: each block has one, and `.` is empty.
const LETTERS: Letters = Letters(".abcdefghijklmnopqrstuvwxyz");

/// Rows and columns of the blocks of each kind, from kind 1, and the code of their first part.
const KINDS: [(usize, usize, u8); 4] = [(1, 1, 1), (2, 1, 2), (1, 2, 4), (2, 2, 6)];
/// Names of the kinds, from kind 0.
const NAMES_OF_KINDS: [&str; 5] = ["", "small", "high", "wide", "large"];
const LARGE: u64 = 4;
/// Cell of the large block in a goal.
const HOME: usize = 3 * COLUMNS + 1;
/// The least number of empty cells with which the large block may go two cells in one move.
const ROOMY: u32 = 4;

/// A board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Klotski {
    start: u64,
}

fn kind_at(key: u64, cell: usize) -> u64 {
    key >> (3 * cell) & 7
}

/// Returns the mask of the cells of a block of a kind; `None` if it does not fit there.
fn mask(kind: u64, cell: usize) -> Option<u32> {
    let (rows, columns, _) = KINDS[kind as usize - 1];
    let is_inside = cell / COLUMNS + rows <= ROWS && cell % COLUMNS + columns <= COLUMNS;
    let row = (1 << columns) - 1;
    let all = if rows == 2 { row | row << COLUMNS } else { row };
    is_inside.then_some(all << cell)
}

/// Returns the mask of all covered cells.
fn covered(key: u64) -> u32 {
    let blocks = (0..CELLS).map(|cell| (kind_at(key, cell), cell));
    let blocks = blocks.filter(|(kind, _)| *kind > 0);
    let masks = blocks.filter_map(|(kind, cell)| mask(kind, cell));
    masks.fold(0, |all, mask| all | mask)
}

impl Keyed for Klotski {
    fn root(&self) -> u64 {
        self.start
    }

    fn is_goal(&self, key: u64) -> bool {
        kind_at(key, HOME) == LARGE
    }

    fn moves(&self, key: u64, moves: &mut Moves<u64>) {
        let all = covered(key);
        for cell in 0..CELLS {
            let kind = kind_at(key, cell);
            let Some(own) = (kind > 0).then(|| mask(kind, cell)).flatten() else {
                continue;
            };
            let others = all & !own;
            // All cells that the block can reach, in the order in which steps find them.
            let (mut reached, mut count, mut next) = ([cell; CELLS], 1, 0);
            while next < count {
                let at = reached[next];
                next += 1;
                let beside = [
                    at.checked_sub(COLUMNS),
                    at.checked_sub(1).filter(|_| at % COLUMNS > 0),
                    Some(at + 1).filter(|to| to % COLUMNS > 0),
                    Some(at + COLUMNS).filter(|&to| to < CELLS),
                ];
                for to in beside.into_iter().flatten() {
                    let fits = mask(kind, to).is_some_and(|mask| mask & others == 0);
                    if fits && !reached[..count].contains(&to) {
                        reached[count] = to;
                        count += 1;
                        moves.push(key ^ kind << (3 * cell) ^ kind << (3 * to), 1);
                    }
                }
            }
        }
    }

    fn board_shape(&self) -> Shape {
        SHAPE
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        for cell in 0..CELLS {
            let kind = kind_at(key, cell);
            if kind == 0 {
                continue;
            }
            let (rows, columns, mut code) = KINDS[kind as usize - 1];
            for part in 0..rows * columns {
                cells[cell + part / columns * COLUMNS + part % columns] = code;
                code += 1;
            }
        }
    }

    /// Names the block by its kind and by its upper left cell before the move. `place` is the row of
    /// this cell after a move up or down, else its column.
    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        let cells = || (0..CELLS).filter(|&cell| kind_at(from, cell) != kind_at(to, cell));
        let left = cells().find(|&cell| kind_at(from, cell) > 0);
        let entered = cells().find(|&cell| kind_at(to, cell) > 0);
        let Some((left, entered)) = left.zip(entered) else {
            return MoveValues::default();
        };
        let (row, column) = (left / COLUMNS, left % COLUMNS);
        let (to_row, to_column) = (entered / COLUMNS, entered % COLUMNS);
        let place = if column == to_column {
            to_row
        } else {
            to_column
        };
        let is_straight = row == to_row || column == to_column;
        let [from_cell, to_cell] = [left, entered].map(|cell| cell as u32);
        let action = Action {
            from: from_cell,
            to: to_cell,
        };
        let direction = match is_straight {
            true => action.direction(SHAPE.columns),
            false => "around",
        };
        MoveValues::of([
            ("block", NAMES_OF_KINDS[kind_at(from, left) as usize].into()),
            ("way", direction.into()),
            ("fromRow", (row as u32 + 1).into()),
            ("fromColumn", (column as u32 + 1).into()),
            ("place", (place as u32 + 1).into()),
        ])
    }

    /// Rows and columns from the large block to its home together. One move brings the block no more
    /// than one cell nearer if there are few empty cells.
    fn estimate(&self, _: u8, key: u64) -> u32 {
        let large = (0..CELLS).find(|&cell| kind_at(key, cell) == LARGE);
        let at = large.unwrap_or(HOME);
        let rows = (at / COLUMNS).abs_diff(HOME / COLUMNS);
        let distance = (rows + (at % COLUMNS).abs_diff(HOME % COLUMNS)) as u32;
        let empty = CELLS as u32 - covered(key).count_ones();
        if empty < ROOMY {
            distance
        } else {
            distance.min(1)
        }
    }

    fn features(&self) -> &'static [&'static str] {
        &["row"]
    }

    /// Returns the row of the large block.
    fn feature(&self, _: usize, key: u64) -> u32 {
        let large = (0..CELLS).find(|&cell| kind_at(key, cell) == LARGE);
        large.map_or(0, |cell| (cell / COLUMNS) as u32 + 1)
    }
}

impl KeyedRules for Klotski {
    const KIND: &'static Kind = &KIND;
    const FORM: Form = Form::Letters(CELLS);
    const HEURISTICS: &'static [&'static str] = NAMES;
    const MOST_MOVES: u32 = 200;

    fn read(lines: &[Line<'_>]) -> Result<Self, InputError> {
        let mut letters: Vec<char> = Vec::new();
        for line in lines {
            if !line.fits(COLUMNS, LETTERS) {
                return Err(line.fault(line.unfit(COLUMNS, LETTERS)));
            }
            letters.extend(line.letters());
        }
        let last = lines[lines.len() - 1];
        if lines.len() < ROWS {
            let (rows, missing) = (ROWS, ROWS - lines.len());
            let fault = InputFault::Incomplete { rows, missing };
            return Err(InputError::at(last.number + 1, fault));
        }
        let mut start = 0;
        let mut has_large = false;
        for cell in 0..CELLS {
            let letter = letters[cell];
            let is_first = letters[..cell].iter().all(|&other| other != letter);
            if letter == '.' || !is_first {
                continue;
            }
            let own = (0..CELLS).filter(|&other| letters[other] == letter);
            let own = own.fold(0, |all, cell| all | 1_u32 << cell);
            let kind = (1..=LARGE).find(|&kind| mask(kind, cell) == Some(own));
            let is_second = kind == Some(LARGE) && has_large;
            let Some(kind) = kind.filter(|_| !is_second) else {
                let letter = letter.into();
                return Err(last.fault(InputFault::Piece { letter }));
            };
            has_large |= kind == LARGE;
            start |= kind << (3 * cell);
        }
        if !has_large {
            let (rows, columns, _) = KINDS[LARGE as usize - 1];
            return Err(last.fault(InputFault::NoBlock { rows, columns }));
        }
        Ok(Self { start })
    }

    /// Names the blocks in row-major order.
    fn text(&self) -> String {
        let mut letters = ['.'; CELLS];
        let mut next = b'a';
        for cell in 0..CELLS {
            let kind = kind_at(self.start, cell);
            let Some(own) = (kind > 0).then(|| mask(kind, cell)).flatten() else {
                continue;
            };
            for (other, letter) in letters.iter_mut().enumerate() {
                if own >> other & 1 == 1 {
                    *letter = next.into();
                }
            }
            next += 1;
        }
        let rows = letters.chunks(COLUMNS);
        let rows = rows.flat_map(|row| row.iter().copied().chain(['\n']));
        rows.collect()
    }

    fn rooted_at(&self, start: u64) -> Option<Self> {
        Some(Self { start })
    }
}

//! Code shared by puzzles whose states are what the cells of a board show.
//!
//! An author writes the [`CellRules`]: a letter for each cell code, the moves, and the goals. A
//! [`CellBoard`] derives the rest: ranks, links, judges' text, editing, random starts and answers.
//!
//! The *number* of a board has its cells as digits, in row-major order, the first cell as the
//! highest digit. Links hold this number. The rank of a state is the same number. If moves do not
//! change how many cells show each code, the rank is the index of that number among the numbers of
//! all boards with equal counts.

mod board;
mod instance;
mod numbers;
mod text;

pub use board::{CellBoard, CellRules, MOST_CELLS};

use crate::bytes::{UnpackError, Unpacker};
use crate::instance::Instance;
use crate::puzzle::Puzzle;

/// Makes the entry of a puzzle in a registry. Rules with too many cells or codes do not compile.
pub const fn puzzle<R: CellRules>() -> Puzzle {
    const {
        let most_cells = R::KIND.sizes.most_cells;
        assert!(R::LETTERS.0.is_ascii(), "letters are ASCII");
        assert!(
            R::CODES.saturating_pow(most_cells) < 1 << 63,
            "boards have too many cells"
        );
        assert!(
            !R::KEEPS_COUNTS || R::CODES as usize <= numbers::MOST_CODES,
            "too many codes"
        );
    }
    Puzzle {
        kind: R::KIND,
        reader: || Box::new(text::Boards::<R>::default()),
        unpack: |unpacker| unpacked::<R>(unpacker),
    }
}

fn unpacked<R: CellRules>(unpacker: &mut Unpacker<'_>) -> Result<Box<dyn Instance>, UnpackError> {
    let shape = R::KIND.sizes.unpack(unpacker)?;
    let number = unpacker.number(numbers::count(R::CODES, shape.cells()) - 1)?;
    Ok(Box::new(CellBoard::<R>::laid_out(shape).with(number)))
}

//! Sliding tiles: move tiles into the gap until they are in order. The template for a puzzle whose
//! states are boards of cells: copy it to `crate/src/puzzles`, and add its `PUZZLE` to the registry
//! there.
//!
//! Board codes: 0 a gap, otherwise the number of the tile. Text: a line for each row, with `.` for
//! a gap; blank lines separate boards.

use searchlight_core::puzzles::cells::{self, CellRules};
use searchlight_core::text::Letters;
use searchlight_core::{Action, Kind, Preset, Puzzle, Shape, Sizes};

/// The entry of the puzzle in a registry.
pub const PUZZLE: Puzzle = cells::puzzle::<Tiles>();

/// The name, the code in links, the boards and the examples. A released code never changes.
pub static KIND: Kind = Kind::of_space(
    "template-sliding",
    253,
    Sizes::of_cells(9),
    &[
        Preset::new("one", "123\n4.5"),
        Preset::new("two", "413\n.25"),
    ],
);

/// The rules for boards of one shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiles(Shape);

impl CellRules for Tiles {
    const KIND: &'static Kind = &KIND;
    const LETTERS: Letters = Letters(".12345678");
    const KEEPS_COUNTS: bool = true;

    fn new(shape: Shape) -> Self {
        Self(shape)
    }

    /// Each tile may move up, left, right or down.
    fn moves(&self) -> usize {
        4 * self.0.cells()
    }

    fn play(&self, cells: &mut [u8], index: usize) -> Option<Action> {
        let (from, columns) = (index / 4, self.0.columns as usize);
        let to = match index % 4 {
            0 => from.checked_sub(columns)?,
            1 => from.checked_sub(1).filter(|_| from % columns > 0)?,
            2 => Some(from + 1).filter(|to| to % columns > 0)?,
            _ => from + columns,
        };
        (cells[from] != 0 && cells.get(to) == Some(&0)).then(|| {
            cells.swap(from, to);
            let (from, to) = (from as u32, to as u32);
            Action { from, to }
        })
    }

    fn is_goal(&self, cells: &[u8]) -> bool {
        cells.is_sorted_by_key(|code| code.wrapping_sub(1))
    }
}

//! Properties of the Minesweeper configuration that all its instances share.

use crate::backtracking;
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::Algorithm;

/// Properties of the Minesweeper configuration: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind {
    id: "mines",
    code: 5,
    algorithms: Algorithms::new(&[
        (0, Algorithm::Backtracking(ROW_MAJOR)),
        (1, Algorithm::Backtracking(FORCED)),
        (2, Algorithm::Backtracking(CONSTRAINED)),
    ]),
    algorithm: Algorithm::Backtracking(CONSTRAINED),
    sizes: SIZES,
    wanted: Wanted::Unique,
    presets: &[
        Preset::new(
            "choices",
            "8 8\n\
             1 2 3 3 2 1 2 2\n\
             1 2 3 3 3 3 5 4\n\
             1 1 2 2 4 4 6 4\n\
             2 2 2 2 5 5 6 3\n\
             2 3 4 5 6 4 3 1\n\
             1 2 4 5 5 4 2 1\n\
             2 3 4 5 4 4 3 3\n\
             2 2 2 2 2 3 3 3",
        ),
        Preset::new("forced", "4 4\n1 1 0 0\n1 2 1 1\n1 2 2 2\n0 1 2 2").by("forced"),
        Preset::new(
            "several",
            "5 5\n2 3 2 2 1\n4 5 3 3 2\n4 5 4 3 2\n5 6 4 4 3\n3 4 3 3 2",
        )
        .set(&[(FIND, ALL)]),
        Preset::new(
            "unique",
            "8 8\n\
             1 1 2 2 2 1 1 1\n\
             1 2 4 4 4 2 2 1\n\
             2 4 6 5 4 2 2 1\n\
             3 5 6 5 5 4 4 2\n\
             3 4 4 3 3 3 3 2\n\
             2 3 3 2 2 2 2 1\n\
             1 2 3 3 3 2 3 2\n\
             1 2 3 3 3 2 3 2",
        )
        .set(&[(FIND, ALL)]),
        Preset::new(
            "impossible",
            "5 5\n0 1 1 1 0\n1 2 1 1 0\n2 3 2 2 0\n4 5 3 2 1\n3 4 3 2 1",
        ),
        Preset::new("large", include_str!("large.txt")),
    ],
};

/// Tries both values for each cell, row by row.
pub const ROW_MAJOR: backtracking::Algorithm = backtracking::Algorithm::new("rowMajor");
/// Chooses cells in the same order as [`ROW_MAJOR`], but gives the last cell of a number the only
/// value that makes the number right.
pub const FORCED: backtracking::Algorithm = backtracking::Algorithm::new("forced");
/// Draws every possible conclusion first, then chooses the most constrained cell.
pub const CONSTRAINED: backtracking::Algorithm = backtracking::Algorithm::new("constrained");

/// Maximum number of cells of a board.
pub(super) const MOST_CELLS: u32 = 2_500;
/// Board sizes that the puzzle allows.
pub(super) const SIZES: Sizes = Sizes {
    most_rows: MOST_CELLS,
    most_columns: MOST_CELLS,
    most_cells: MOST_CELLS,
};
/// Number of different numbers, which are `0..NUMBERS`.
pub(super) const NUMBERS: u32 = 10;

/// The setting that says after which solution to stop, and its values.
pub(super) const FIND: &str = "find";
pub(super) const FINDS: &[&str] = &["first", ALL];
pub(super) const ALL: &str = "all";

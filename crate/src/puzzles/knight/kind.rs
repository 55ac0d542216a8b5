//! Properties of the knight's tour that all its instances share.

use crate::backtracking;
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::Algorithm;

/// Properties of the knight's tour: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind {
    id: "knight",
    code: 4,
    algorithms: Algorithms::new(&[
        (0, Algorithm::Backtracking(NAIVE)),
        (1, Algorithm::Backtracking(WARNSDORFF)),
        (2, Algorithm::Backtracking(CUTS)),
        (3, Algorithm::Backtracking(CONSTRUCTION)),
    ]),
    algorithm: Algorithm::Backtracking(CONSTRUCTION),
    sizes: SIZES,
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("lesson", "6 0 0").by("naive"),
        Preset::new("other", "6 0 0")
            .by("naive")
            .set(&[("order", "other")]),
        Preset::new("parity", "5 0 0").by("naive"),
        Preset::new("drowning", "8 0 0").by("naive"),
        Preset::new("warnsdorff", "8 0 0").by("warnsdorff"),
        Preset::new("unlucky", "10 1 1").by("warnsdorff"),
        Preset::new("large", "50 0 0"),
        Preset::new("narrow", "3 0 0").by("cuts").sized(3, 10),
        Preset::new("open", "5 0 0")
            .by("warnsdorff")
            .set(&[("tour", "open")]),
    ],
};

/// Tries one move after the other and goes back if none is left: the program of the lesson.
pub const NAIVE: backtracking::Algorithm = backtracking::Algorithm::new("naive");
/// Tries the cell with the fewest onward moves first, and uses the lesson's cut.
pub const WARNSDORFF: backtracking::Algorithm = backtracking::Algorithm::new("warnsdorff");
/// Orders moves as [`WARNSDORFF`] does, and uses every cut that the instance allows.
pub const CUTS: backtracking::Algorithm = backtracking::Algorithm::new("cuts");
/// Follows a constructed tour. On boards with an odd side or with two different sides, where no
/// tour can be constructed, searches as [`CUTS`] does.
pub const CONSTRUCTION: backtracking::Algorithm = backtracking::Algorithm::new("construction");

/// Board sizes that the puzzle allows.
pub(super) const SIZES: Sizes = Sizes {
    most_rows: MOST_SIDE,
    most_columns: MOST_SIDE,
    most_cells: MOST_SIDE * MOST_SIDE,
};

/// Maximum side of a board, in cells.
pub(super) const MOST_SIDE: u32 = 200;

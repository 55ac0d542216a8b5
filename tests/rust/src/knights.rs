//! Boards for the knight, and a search on them by hand.

use proptest::prelude::*;
use searchlight_core::backtracking::{Algorithm, Brancher, Choice, Choices, Stack};
use searchlight_core::puzzles::knight::{Cuts, Knight, MoveOrder};
use searchlight_core::{Instance, Shape};

pub use searchlight_core::puzzles::knight::{CONSTRUCTION, CUTS, NAIVE, WARNSDORFF};

/// Warnsdorff's rule alone.
pub const NO_CUTS: Cuts = Cuts {
    start: false,
    dead_ends: false,
    connected: false,
};

/// A closed tour from a row and a column.
///
/// # Panics
/// Where there is no such board.
pub fn knight(rows: u32, columns: u32, start: (u32, u32)) -> Knight {
    let (row, column) = start;
    Knight::new(Shape { rows, columns }, row * columns + column).expect("a board")
}

/// A closed tour of a square board from its corner.
pub fn square(side: u32) -> Knight {
    knight(side, side, (0, 0))
}

/// Every start on a board.
pub fn starts(rows: u32, columns: u32) -> impl Iterator<Item = Knight> {
    let shape = Shape { rows, columns };
    (0..shape.cells() as u32).map(move |start| Knight::new(shape, start).expect("a board"))
}

/// A search by hand: a brancher and its stack.
pub struct Search {
    pub brancher: Box<dyn Brancher>,
    pub stack: Stack,
}

impl Search {
    /// At the root.
    ///
    /// # Panics
    /// For an algorithm that there is not.
    pub fn new(knight: &Knight, algorithm: Algorithm) -> Self {
        let mut brancher = knight.brancher(algorithm).expect("an algorithm");
        let mut stack = Stack::new(knight.most_choices());
        stack.enter(brancher.branch());
        Self { brancher, stack }
    }

    /// Searches on to the next answer; whether there is one.
    pub fn answer(&mut self) -> bool {
        let before = self.stack.totals.answers;
        self.brancher.search(&mut self.stack, u64::MAX);
        self.stack.totals.answers > before
    }

    /// The number of answers from here on.
    pub fn count(&mut self) -> u64 {
        while self.answer() {}
        self.stack.totals.answers
    }

    /// The choices so far.
    pub fn path(&self) -> Vec<Choice> {
        let mut path = Vec::new();
        self.brancher.path(&mut path);
        path
    }
}

/// Checks a tour with nothing but arithmetic: each cell once, knight's moves, and back at the end
/// of a closed one. What the instance says of itself is read off its link.
pub fn assert_tour(knight: &Knight, choices: &[Choice]) {
    let shape = knight.board_shape();
    let columns = i64::from(shape.columns);
    let start = knight.start_cell().expect("a start");
    let mut cells = vec![i64::from(start)];
    cells.extend(choices.iter().map(|choice| i64::from(choice.cell)));
    let mut sorted = cells.clone();
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(0..shape.cells() as i64), "{knight:?}");
    let closed = knight.settings()[0].value == "closed";
    if closed && cells.len() > 1 {
        cells.push(cells[0]);
    }
    for pair in cells.windows(2) {
        let down = pair[0] / columns - pair[1] / columns;
        let right = pair[0] % columns - pair[1] % columns;
        assert_eq!((down * right).abs(), 2, "{knight:?}: {pair:?}");
    }
    assert_eq!(knight.check(choices), Ok(()));
}

/// Any instances: small ones, and some about as large as the fast loop can do.
pub fn knights() -> impl Strategy<Value = Knight> {
    knights_on(prop_oneof![
        (1..=8_u32, 1..=8_u32),
        (15..=17_u32, 15..=17_u32)
    ])
}

/// Any instances on boards of these sides.
pub fn knights_on(sides: impl Strategy<Value = (u32, u32)>) -> impl Strategy<Value = Knight> {
    let cuts = any::<(bool, bool, bool)>();
    (
        sides,
        any::<u32>(),
        any::<bool>(),
        0..MoveOrder::COUNT,
        cuts,
    )
        .prop_map(
            |((rows, columns), start, closed, rank, (start_cut, dead_ends, connected))| {
                let knight = Knight::new(Shape { rows, columns }, start % (rows * columns));
                let knight = knight
                    .expect("a board")
                    .in_order(MoveOrder::of_rank(rank))
                    .with_cuts(Cuts {
                        start: start_cut,
                        dead_ends,
                        connected,
                    });
                if closed { knight } else { knight.open() }
            },
        )
}

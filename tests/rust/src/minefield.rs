//! Minefields by coordinates, all mines that there can be on small boards, and a search by hand.

use std::collections::{BTreeSet, HashMap};

use searchlight_core::Shape;
use searchlight_core::backtracking::{Algorithm, Brancher, Choice, Choices, Stack, Totals};
use searchlight_core::puzzles::mines::Mines;

pub use searchlight_core::puzzles::mines::{CONSTRAINED, FORCED, ROW_MAJOR};

/// Row by row, with forced cells, most constrained first.
pub const ALGORITHMS: [Algorithm; 3] = [ROW_MAJOR, FORCED, CONSTRAINED];

pub fn shape(rows: u32, columns: u32) -> Shape {
    Shape { rows, columns }
}

/// The cells at a distance of at most one in both directions.
pub fn near(shape: Shape, cell: usize) -> impl Iterator<Item = usize> {
    let columns = shape.columns as usize;
    let place = move |cell: usize| (cell / columns, cell % columns);
    let (row, column) = place(cell);
    (0..shape.cells()).filter(move |&other| {
        let other = place(other);
        row.abs_diff(other.0) <= 1 && column.abs_diff(other.1) <= 1
    })
}

/// The numbers that count these mines.
pub fn counted(shape: Shape, mines: &[u8]) -> Vec<u8> {
    let count = |cell| near(shape, cell).map(|other| mines[other]).sum();
    (0..shape.cells()).map(count).collect()
}

/// All mines that there can be on a board, by their numbers.
pub fn solutions(shape: Shape) -> HashMap<Vec<u8>, BTreeSet<Vec<u8>>> {
    let mut all: HashMap<Vec<u8>, BTreeSet<Vec<u8>>> = HashMap::new();
    for set in 0..1_u32 << shape.cells() {
        let mines: Vec<u8> = (0..shape.cells())
            .map(|cell| (set >> cell & 1) as u8)
            .collect();
        all.entry(counted(shape, &mines)).or_default().insert(mines);
    }
    all
}

/// The boards of up to four rows and columns.
pub fn small_shapes() -> impl Iterator<Item = Shape> {
    (1..=4).flat_map(|rows| (1..=4).map(move |columns| shape(rows, columns)))
}

/// Random numbers by xorshift (Marsaglia 2003, "Xorshift RNGs"), which the core does not use.
pub struct XorShift64(pub u64);

impl XorShift64 {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % bound
    }

    /// A mine on so many of a hundred cells.
    pub fn mines(&mut self, shape: Shape, percent: u64) -> Vec<u8> {
        let cells = 0..shape.cells();
        cells.map(|_| u8::from(self.below(100) < percent)).collect()
    }
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
    pub fn new(mines: &Mines, algorithm: Algorithm) -> Self {
        let mut brancher = mines.brancher(algorithm).expect("an algorithm");
        let mut stack = Stack::new(mines.most_choices());
        stack.enter(brancher.branch());
        Self { brancher, stack }
    }

    /// The choices so far.
    pub fn path(&self) -> Vec<Choice> {
        let mut path = Vec::new();
        self.brancher.path(&mut path);
        path
    }

    /// The next answer, one value a cell.
    pub fn answer(&mut self) -> Option<Vec<u8>> {
        self.brancher.search(&mut self.stack, u64::MAX);
        self.stack.answered.then(|| {
            let path = self.path();
            let mut values = vec![u8::MAX; path.len()];
            for choice in path {
                values[choice.cell as usize] = choice.value;
            }
            values
        })
    }

    /// What has been done so far.
    pub fn totals(&self) -> Totals {
        self.stack.totals
    }
}

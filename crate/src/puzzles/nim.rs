//! Nim: players in turn take one or more stones from one heap. The player who cannot take any loses.
//!
//! A position is the sizes of all heaps. The table has a cell for each position: some of the first
//! heaps choose the row, and the others the column. As a game tree, the board has a row of stones
//! for each heap.

use std::sync::Arc;

use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::games::tree::{GameTree, LOSS, Value};
use crate::games::{self, Position, WinLose};
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::puzzles::small_tree::refuse_tree;
use crate::puzzles::start_cell::moved_start;
use crate::search::{Outcome, RunError};
use crate::split_mix::SplitMix64;
use crate::text::{InputError, InputFault, Line, plain_text};

/// Entry of nim in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(HeapLines),
    unpack: |unpacker| Ok(Box::new(Nim::unpack(unpacker)?)),
};

/// Properties of nim: its algorithms, table sizes and examples.
pub static KIND: Kind = Kind {
    id: "nim",
    code: 28,
    algorithms: Algorithms::GAMES_AND_TREES,
    algorithm: Algorithm::Games(games::Algorithm::Full),
    sizes: SIZES,
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("three", "3 3 4 5"),
        Preset::new("lost", "3 1 2 3"),
        Preset::new("tree", "3 1 2 2").by("alphabeta"),
        Preset::new("rows", "4 1 3 5 7"),
        Preset::new("two", "2 12 9"),
        Preset::new("large", "2 400 480"),
    ],
};

const MOST_SIDE: u32 = 1_000;
const SIZES: Sizes = Sizes {
    most_rows: MOST_SIDE,
    most_columns: MOST_SIDE,
    most_cells: 250_000,
};

/// Maximum number of heaps.
const MOST_HEAPS: u32 = 20;
/// Maximum number of stones in a heap.
const MOST_STONES: u32 = 500;

/// Maximum number of random starts that are drawn before the search for a suitable one ends.
const MOST_DRAWS: u32 = 10_000;

/// Name of the setting for the sizes of the heaps.
const HEAPS: &str = "heaps";

/// One game: the largest size of each heap in its table, and the position that the game starts in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nim {
    most: Arc<[u32]>,
    shape: Shape,
    start: Position,
}

impl Nim {
    /// Makes a game that starts with these heaps, at least one and at most 20. Its table has all
    /// positions that the game can reach.
    ///
    /// # Errors
    /// [`InputFault::Number`] for another number of heaps or for a heap of more than 500 stones;
    /// [`InputFault::TooManyCells`] for more than 250,000 positions, [`InputFault::Size`] if the
    /// table would be longer than 1,000 rows or columns.
    pub fn new(heaps: &[u32]) -> Result<Self, InputFault> {
        let number = |least, most, found: u64| InputFault::Number {
            least,
            most,
            found: found.to_string(),
        };
        if heaps.is_empty() || heaps.len() > MOST_HEAPS as usize {
            return Err(number(1, MOST_HEAPS, heaps.len() as u64));
        }
        if let Some(&heap) = heaps.iter().find(|&&heap| heap > MOST_STONES) {
            return Err(number(0, MOST_STONES, heap.into()));
        }
        let shape = shape_of(heaps)?;
        Ok(Self {
            most: heaps.into(),
            shape,
            start: shape.cells() as Position - 1,
        })
    }

    /// Makes the same table with another start.
    fn starting(&self, start: Position) -> Self {
        Self {
            start,
            ..self.clone()
        }
    }

    /// Returns the heaps of a position. Each heap is a digit of the position's number, whose base
    /// is the heap's largest size plus 1.
    fn heaps_of(&self, position: Position) -> Vec<u32> {
        let mut rest = position;
        let mut heaps: Vec<u32> = self
            .most
            .iter()
            .rev()
            .map(|&most| digit(&mut rest, most))
            .collect();
        heaps.reverse();
        heaps
    }

    /// Returns the position with these heaps.
    fn position_of(&self, heaps: &[u32]) -> Position {
        let digits = self.most.iter().zip(heaps);
        digits.fold(0, |position, (&most, &heap)| position * (most + 1) + heap)
    }

    /// Returns the sizes of the heaps at the start.
    pub fn heaps(&self) -> Vec<u32> {
        self.heaps_of(self.start)
    }

    /// Iterates over the heaps of a position, the last one first: its size, the number of stones
    /// that can be added in the table, and by how much a stone changes the position's number.
    fn digits(&self, position: Position) -> impl Iterator<Item = (u32, u32, u32)> {
        let (mut rest, mut weight) = (position, 1);
        self.most.iter().rev().map(move |&most| {
            let heap = digit(&mut rest, most);
            let own = (heap, most - heap, weight);
            weight *= most + 1;
            own
        })
    }

    /// Returns whether the game starts with the largest heaps of its table.
    fn is_laid_out(&self) -> bool {
        self.start == self.shape.cells() as Position - 1
    }

    /// Returns whether the tree of the game is small enough to be searched.
    fn has_tree(&self) -> bool {
        self.refuses(Family::Trees).is_none()
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let count = unpacker.number(MOST_HEAPS.into())?;
        let heaps = (0..count).map(|_| unpacker.number(MOST_STONES.into()).map(|heap| heap as u32));
        let heaps: Vec<u32> = heaps.collect::<Result<_, _>>()?;
        let game = Self::new(&heaps).map_err(|_| unpacker.refuse())?;
        let start = unpacker.number(game.start.into())? as Position;
        Ok(game.starting(start))
    }
}

/// Takes the last digit off a position's number: the size of a heap of at most `most` stones.
fn digit(rest: &mut u32, most: u32) -> u32 {
    let heap = *rest % (most + 1);
    *rest /= most + 1;
    heap
}

/// Returns the size of the table of these heaps. Of all sizes that rows of first heaps give, it is
/// the one whose longer side is shortest; of two such sizes, the one with fewer rows.
fn shape_of(heaps: &[u32]) -> Result<Shape, InputFault> {
    let product = |heaps: &[u32]| {
        let sizes = heaps.iter().map(|&heap| u64::from(heap) + 1);
        sizes.fold(1, u64::saturating_mul)
    };
    let limit = SIZES.most_cells as usize;
    let cells = product(heaps);
    if cells > limit as u64 {
        let cells = usize::try_from(cells).unwrap_or(usize::MAX);
        return Err(InputFault::TooManyCells { limit, cells });
    }
    let shapes = (0..heaps.len()).map(|rows| Shape {
        rows: product(&heaps[..rows]) as u32,
        columns: product(&heaps[rows..]) as u32,
    });
    let longest = |shape: &Shape| (shape.rows.max(shape.columns), shape.rows);
    let shape = shapes.min_by_key(longest).unwrap_or(Shape {
        rows: 1,
        columns: 1,
    });
    if !SIZES.allow(shape) {
        return Err(InputFault::Size {
            rows: shape.rows as usize,
            columns: shape.columns as usize,
            high: MOST_SIDE,
            wide: MOST_SIDE,
        });
    }
    Ok(shape)
}

/// Writes all positions to the front of `out` and returns their number.
#[inline]
fn write(positions: impl Iterator<Item = Position>, out: &mut [Position]) -> usize {
    let slots = out.iter_mut().zip(positions);
    slots.map(|(slot, position)| *slot = position).count()
}

impl WinLose for Nim {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn start(&self) -> Position {
        self.start
    }

    fn most_moves(&self) -> usize {
        self.most.iter().sum::<u32>() as usize
    }

    /// Lists the moves from the last heap first, one stone first.
    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        let heaps = self.digits(position);
        let moves = heaps
            .flat_map(|(heap, _, weight)| (1..=heap).map(move |take| position - take * weight));
        write(moves, out)
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        let heaps = self.digits(position);
        let moves = heaps
            .flat_map(|(_, room, weight)| (1..=room).map(move |more| position + more * weight));
        write(moves, out)
    }

    /// A position is the sum of its heaps, and the Grundy number of a heap is its size (Bouton
    /// 1901, "Nim, a game with a complete mathematical theory").
    fn summands(&self, position: Position) -> Vec<u32> {
        self.heaps_of(position)
    }
}

/// A move takes all stones from one on to the end of its heap. The number of the move is the cell of
/// that stone.
impl GameTree for Nim {
    fn has_draws(&self) -> bool {
        false
    }

    fn board_shape(&self) -> Shape {
        let longest = self.heaps().into_iter().max();
        Shape {
            rows: self.most.len() as u32,
            columns: longest.unwrap_or_default().max(1),
        }
    }

    /// A move leads to a lower position than the start.
    fn positions(&self) -> u32 {
        self.start + 1
    }

    fn start(&self) -> Position {
        self.start
    }

    fn most_moves(&self) -> usize {
        self.heaps().iter().sum::<u32>() as usize
    }

    fn most_plies(&self) -> usize {
        self.heaps().iter().sum::<u32>() as usize
    }

    fn result(&self, position: Position) -> Option<Value> {
        (position == 0).then_some(LOSS)
    }

    fn moves(&self, position: Position, out: &mut Vec<(u8, Position)>) {
        let columns = GameTree::board_shape(self).columns;
        let mut heaps = self.heaps_of(position);
        for heap in 0..heaps.len() {
            let stones = heaps[heap];
            for left in (0..stones).rev() {
                heaps[heap] = left;
                let by = heap as u32 * columns + left;
                out.push((by as u8, self.position_of(&heaps)));
            }
            heaps[heap] = stones;
        }
    }

    fn draw(&self, position: Position, board: &mut [u8]) {
        let columns = GameTree::board_shape(self).columns as usize;
        for (row, heap) in board.chunks_mut(columns).zip(self.heaps_of(position)) {
            for (cell, stone) in row.iter_mut().zip(0..) {
                *cell = u8::from(stone < heap);
            }
        }
    }
}

impl Instance for Nim {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        match family {
            Family::Games => Some(Problem::Games(Arc::new(self.clone()))),
            Family::Trees => Some(Problem::Trees(Arc::new(self.clone()))),
            _ => None,
        }
    }

    fn refuses(&self, family: Family) -> Option<RunError> {
        let stones = self.heaps().iter().sum();
        refuse_tree(family, self, stones)
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            random: true,
            ..Editable::default()
        }
    }

    /// Writes the judges' text; `None` if the table has larger heaps than those of the start.
    fn text(&self) -> Option<String> {
        self.is_laid_out().then(|| {
            let heaps = self.heaps();
            let sizes = heaps.iter().map(|heap| format!(" {heap}"));
            format!("{}{}\n", heaps.len(), sizes.collect::<String>())
        })
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.most.len() as u64);
        for &most in self.most.iter() {
            pack_number(bytes, most.into());
        }
        pack_number(bytes, self.start.into());
    }

    /// Moves the start to a cell of the table.
    fn edited(&self, cell: u32) -> Edited {
        let start = moved_start(self.shape, self.start, cell)?;
        Ok(Box::new(self.starting(start)))
    }

    /// Makes a heap end with the stone on `cell`, or takes that stone away if the heap ends there
    /// already.
    fn tree_edited(&self, cell: u32) -> Edited {
        let shape = GameTree::board_shape(self);
        let (cells, row) = (shape.cells() as u32, cell / shape.columns);
        let mut heaps = self.heaps();
        let Some(heap) = heaps.get_mut(row as usize) else {
            return Err(EditError::OutsideBoard { cell, cells });
        };
        let stones = cell % shape.columns + 1;
        *heap = if *heap == stones { stones - 1 } else { stones };
        // A game without a stone is over.
        let edited = Self::new(&heaps).ok();
        let edited = edited.filter(|game| game.start > 0 && game.has_tree());
        let edited = edited.ok_or(EditError::FixedCell { cell })?;
        Ok(Box::new(edited))
    }

    fn settings(&self) -> Vec<Setting> {
        let sizes: Vec<String> = self.most.iter().map(u32::to_string).collect();
        vec![Setting {
            id: HEAPS,
            options: &[],
            value: sizes.join(","),
        }]
    }

    /// Starts the game with other heaps: numbers with commas or spaces between them. The heaps of
    /// the table itself change nothing.
    fn with_setting(&self, id: &str, value: &str) -> Edited {
        let refused = || EditError::setting(id);
        let written = plain_text(value);
        let heaps = Line::new(1, &written).parts();
        let heaps = heaps.map(|heap| heap.number_between(0, MOST_STONES));
        let heaps: Vec<u32> = heaps.collect::<Result<_, _>>().map_err(|_| refused())?;
        let game = Self::new(&heaps).ok().filter(|_| id == HEAPS);
        let game = game.ok_or_else(refused)?;
        let is_same = game.most == self.most;
        Ok(Box::new(if is_same { self.clone() } else { game }))
    }

    /// Makes a game with a random start in the same table, with at least one stone if there are any;
    /// `None` if `wanted` is not `None`. If the tree of this game is small, that of the new one is.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        if wanted.is_some() {
            return None;
        }
        let mut random = SplitMix64::new(seed);
        let has_tree = self.has_tree();
        let drawn = (0..MOST_DRAWS).find_map(|_| {
            let start = random.below(self.shape.cells() as u32)?;
            let game = self.starting(start);
            (start > 0 && (!has_tree || game.has_tree())).then_some(game)
        });
        Some(Box::new(drawn.unwrap_or_else(|| self.clone())))
    }

    fn start_cell(&self) -> Option<u32> {
        Some(self.start)
    }

    /// Writes `Yes` if the first player wins, and else `No`.
    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        let wins = match outcome {
            Outcome::Filled { wins, .. } => wins,
            Outcome::Valued { value, .. } => value > 0,
            _ => false,
        };
        if wins { "Yes" } else { "No" }.to_owned()
    }
}

/// Reads a case on each line: the number of heaps, then their sizes (POJ 2234, "Matches Game").
#[derive(Debug)]
struct HeapLines;

impl CaseReader for HeapLines {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let Some(count) = line.parts().next() else {
            return Ok(());
        };
        let count = count.number_between(1, MOST_HEAPS)? as usize;
        let sizes: Vec<Line<'_>> = line.parts().skip(1).take(count + 1).collect();
        let heaps = sizes
            .iter()
            .map(|size| size.number_between(0, MOST_STONES).ok());
        let heaps: Option<Vec<u32>> = heaps.collect();
        let heaps = heaps.filter(|heaps| heaps.len() == count);
        let heaps = heaps.ok_or_else(|| {
            line.fault(InputFault::Heaps {
                expected: count,
                most: MOST_STONES,
                found: line.quoted(),
            })
        })?;
        let game = Nim::new(&heaps).map_err(|fault| line.fault(fault))?;
        cases.push(Case::new(line.number, game));
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        Ok(())
    }
}

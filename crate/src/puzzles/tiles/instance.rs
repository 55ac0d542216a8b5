//! Boards of sliding tiles for editor, links and judges.

use std::sync::{Arc, OnceLock};

use super::format::{LARGE, judges_text};
use super::heuristics::{self, ORDERED};
use super::ranks::{MOST_CELLS as MOST_RANKED, NAMED, TileRanks};
use super::space::{Tiles, gap_of};
use crate::backtracking::{self, Deepening};
use crate::board::{Contribution, Shape};
use crate::bytes::{UnpackError, Unpacker};
use crate::certificate::Certificate;
use crate::graph_search::Space;
use crate::growth::Growth;
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::kind::{Algorithms, Kind, Preset, Sizes};
use crate::ordered::{Boards, Numbered, Ordered};
use crate::problem::{Algorithm, Family, Problem};
use crate::search::{GoalPolicy, Outcome};
use crate::split_mix::SplitMix64;
use crate::state_space::{self, Guide, SpaceProblem, State};

/// Properties of sliding tiles: their algorithms, board sizes and examples.
pub static KIND: Kind = Kind {
    algorithms: Algorithms::STATE_SPACE_DEEPENED.guided_by(NAMED.names, NAMED.bounds),
    algorithm: BY_A_STAR,
    ..Kind::of_space("tiles", 8, Sizes::within(LARGE), PRESETS)
};

const PRESETS: &[Preset] = &[
    Preset::new("sample", "2 3 4 1 5 x 7 6 8"),
    Preset::new("solved", "1 2 3 4 5 6 7 8 x"),
    Preset::new("hardest", "8 6 7 2 5 4 3 x 1"),
    Preset::new("impossible", "1 2 3 4 5 6 8 7 x"),
    Preset::new("fifteen", "1\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15").by("idastar"),
    Preset::new("tooLong", "1 2 3 5 8 x 4 6 7"),
    Preset::new("korf", "1\n0 1 9 7\n11 13 5 3\n14 12 4 2\n8 6 10 15")
        .by("idastar")
        .set(&[(GOAL, "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15")]),
];

const BY_A_STAR: Algorithm = Algorithm::StateSpace(state_space::Algorithm::AStar(Guide::FIRST));

/// Name of the setting that holds the goal.
const GOAL: &str = "goal";
/// Maximum number of moves of a shortest answer on the largest board (Brüngger and others 1999).
const MOST_MOVES: usize = 80;
/// Seed of the random board that is made when the size changes.
const SEED: u64 = 1;
/// Maximum number of cells of a board.
const MOST_CELLS: usize = 16;

/// A board of sliding tiles with its goal.
#[derive(Clone, Debug)]
pub struct TileBoard {
    tiles: Tiles,
    /// The ranks of the boards that the start can reach, made on first use.
    ranks: Arc<OnceLock<Option<TileRanks>>>,
    /// The boards that searches of a board without ranks have found, made on first use.
    numbered: Arc<OnceLock<Numbered<Tiles>>>,
}

impl TileBoard {
    /// Makes an instance of a board.
    pub fn new(tiles: Tiles) -> Self {
        Self {
            tiles,
            ranks: Arc::default(),
            numbered: Arc::default(),
        }
    }

    /// Returns the board and its goal.
    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    fn ranks(&self) -> Option<&TileRanks> {
        let ranks = self
            .ranks
            .get_or_init(|| TileRanks::new(self.tiles.clone()));
        ranks.as_ref()
    }

    fn numbered(&self) -> &Numbered<Tiles> {
        self.numbered
            .get_or_init(|| Numbered::new(self.tiles.clone()))
    }

    /// Returns the board of a state of the state space.
    fn board_of(&self, state: State) -> Option<u64> {
        match self.ranks() {
            Some(ranks) => Some(ranks.board(state)),
            None => self.numbered().state(state),
        }
    }

    fn start(&self) -> Vec<u8> {
        self.tiles.cells(self.tiles.start())
    }

    fn goal(&self) -> Vec<u8> {
        self.tiles.cells(self.tiles.goal())
    }

    /// Makes a board of the same size with this start and goal.
    fn with(&self, start: &[u8], goal: &[u8]) -> Option<Box<dyn Instance>> {
        let tiles = Tiles::new(self.tiles.shape(), start, goal).ok()?;
        Some(Box::new(Self::new(tiles)))
    }

    pub(super) fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let shape = KIND.sizes.unpack(unpacker)?;
        let mut boards = [Vec::new(), Vec::new()];
        for board in &mut boards {
            for _ in 0..shape.cells().div_ceil(2) {
                let pair = unpacker.byte()?;
                board.extend([pair & 15, pair >> 4]);
            }
            if board.len() > shape.cells() && board.pop() != Some(0) {
                return Err(unpacker.refuse());
            }
        }
        let tiles = Tiles::new(shape, &boards[0], &boards[1]);
        tiles.map(Self::new).map_err(|_| unpacker.refuse())
    }

    /// Returns the boards of an answer, from the start to the goal.
    fn path(&self, certificate: &Certificate) -> Option<Vec<u64>> {
        match certificate {
            Certificate::StateSpace(
                state_space::Certificate::Path { states, .. }
                | state_space::Certificate::Cheapest { states, .. },
            ) => states.iter().map(|&state| self.board_of(state)).collect(),
            Certificate::Backtracking(certificate) => {
                self.deepening().states(certificate.choices())
            }
            _ => None,
        }
    }

    fn deepening(&self) -> Deepening<Tiles> {
        let deepening = Deepening::new(Arc::new(self.tiles.clone()), MOST_MOVES);
        let drawn = deepening.drawn_by(
            self.tiles.shape(),
            |tiles, state, cells| cells.copy_from_slice(&tiles.cells(*state)),
            |tiles, &from, &to| Some(tiles.describe(from, to)),
        );
        drawn.guided_by(ORDERED.all, ORDERED.bounds)
    }

    /// Swaps the gap of the start or of the goal with a tile.
    fn swapped(&self, cells: &[u8], cell: u32) -> Result<Vec<u8>, EditError> {
        let count = cells.len() as u32;
        if cell >= count {
            return Err(EditError::OutsideBoard { cell, cells: count });
        }
        let mut cells = cells.to_vec();
        let gap = cells.iter().position(|&number| number == 0);
        let gap = gap.unwrap_or_default();
        if gap == cell as usize {
            return Err(EditError::FixedCell { cell });
        }
        cells.swap(cell as usize, gap);
        Ok(cells)
    }

    /// Makes a random solvable board with the same goal.
    fn shuffled(&self, seed: u64) -> Option<Box<dyn Instance>> {
        let mut random = SplitMix64::new(seed);
        let mut start = self.goal();
        let count = start.len() as u32;
        for cell in (1..count).rev() {
            let other = random.below(cell + 1)?;
            start.swap(cell as usize, other as usize);
        }
        let board = Tiles::new(self.tiles.shape(), &start, &self.goal()).ok()?;
        if !board.is_solvable() {
            // Let two tiles change places, which changes the parity.
            let tiles: Vec<usize> = (0..start.len()).filter(|&cell| start[cell] > 0).collect();
            start.swap(tiles[0], tiles[1]);
        }
        self.with(&start, &self.goal())
    }
}

/// Returns the direction in which the gap goes from one board to the next.
fn direction(columns: u32, from: u64, to: u64) -> char {
    let (from, to) = (gap_of(from), gap_of(to));
    match to {
        _ if to + columns == from => 'u',
        _ if from + columns == to => 'd',
        _ if to < from => 'l',
        _ => 'r',
    }
}

impl Instance for TileBoard {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn algorithm(&self) -> Algorithm {
        if self.tiles.shape().cells() <= MOST_RANKED {
            BY_A_STAR
        } else {
            Algorithm::Backtracking(backtracking::IDA_STAR)
        }
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        match family {
            Family::StateSpace => {
                let Some(ranks) = self.ranks() else {
                    let numbered = self.numbered();
                    let problem = SpaceProblem::one_way(numbered.clone());
                    let problem = problem.unlisted(self.tiles.reachable());
                    let orders = || Ordered::numbered(numbered.clone(), ORDERED);
                    return Some(Problem::StateSpace(problem.ordered_by(orders)));
                };
                let problem = SpaceProblem::two_way(ranks.clone());
                let orders = Ordered::shared(ranks.clone(), NAMED);
                Some(Problem::StateSpace(problem.ordered_by(|| orders)))
            }
            Family::Backtracking => {
                let problem = self.deepening().refuted_by(self.tiles.refutation());
                Some(Problem::Backtracking(Arc::new(problem)))
            }
            Family::Games | Family::Trees => None,
        }
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        let Shape { rows, columns } = self.tiles.shape();
        bytes.extend([rows as u8, columns as u8]);
        for cells in [self.start(), self.goal()] {
            let pairs = cells.chunks(2);
            bytes.extend(pairs.map(|pair| pair[0] | pair.get(1).copied().unwrap_or(0) << 4));
        }
    }

    fn text(&self) -> Option<String> {
        judges_text(&self.tiles)
    }

    fn contributions(&self, heuristic: &str, board: &[u8], to: &mut [Contribution]) -> bool {
        let board = Tiles::new(self.tiles.shape(), board, &self.goal());
        board.is_ok_and(|board| {
            heuristics::contributions(&board, heuristic, board.start(), to);
            true
        })
    }

    /// Stop at the first answer: on a large board, the search of the rest would take hours.
    fn goal(&self) -> GoalPolicy {
        match self.tiles.shape().cells() {
            ..=MOST_RANKED => GoalPolicy::WholeSpace,
            _ => GoalPolicy::FirstAnswer,
        }
    }

    /// Writes the moves of the gap. Writes an empty line if the board is solved already.
    fn answer(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String {
        let is_large = self.tiles.shape() == LARGE;
        let path = certificate.and_then(|certificate| self.path(certificate));
        match (outcome, path) {
            (Outcome::Found { .. }, Some(path)) => {
                let columns = self.tiles.shape().columns;
                let pairs = path.windows(2);
                let word: String = pairs
                    .map(|pair| direction(columns, pair[0], pair[1]))
                    .collect();
                match is_large {
                    true => word.to_ascii_uppercase(),
                    false => word,
                }
            }
            (Outcome::TooDeep { limit }, _) => format!("more than {limit} moves"),
            _ if is_large => "This puzzle is not solvable.".to_owned(),
            _ => "unsolvable".to_owned(),
        }
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            goal: true,
            size: true,
            random: self.tiles.shape().cells() > MOST_RANKED,
        }
    }

    /// Exchanges the tile on the cell with the gap.
    fn edited(&self, cell: u32) -> Edited {
        let start = self.swapped(&self.start(), cell)?;
        let edited = self.with(&start, &self.goal());
        edited.ok_or(EditError::FixedCell { cell })
    }

    /// Exchanges the tile with this number and the tile on the cell. The number 0 is the gap.
    fn numbered(&self, cell: u32, number: u32) -> Edited {
        let mut start = self.start();
        let cells = start.len() as u32;
        if cell >= cells {
            return Err(EditError::OutsideBoard { cell, cells });
        }
        let from = start.iter().position(|&tile| u32::from(tile) == number);
        let from = from.ok_or(EditError::FixedCell { cell })?;
        start.swap(from, cell as usize);
        let edited = self.with(&start, &self.goal());
        edited.ok_or(EditError::FixedCell { cell })
    }

    fn goal_board(&self) -> Option<Vec<u8>> {
        Some(self.goal())
    }

    fn goal_edited(&self, cell: u32) -> Edited {
        let goal = self.swapped(&self.goal(), cell)?;
        let edited = self.with(&self.start(), &goal);
        edited.ok_or(EditError::FixedCell { cell })
    }

    /// Makes a random board of the new size with the usual goal, because the tiles of another size
    /// do not fit.
    fn resized(&self, shape: Shape) -> Edited {
        if self.tiles.shape() == shape {
            return Ok(Box::new(self.clone()));
        }
        let Shape { rows, columns } = shape;
        let goal = (1..shape.cells()).map(|tile| tile as u8).chain([0]);
        let goal: Vec<u8> = goal.take(MOST_CELLS).collect();
        let tiles = Tiles::to_gap_last(shape, &goal);
        let tiles = tiles.map_err(|_| EditError::Size { rows, columns })?;
        let board = Self::new(tiles).shuffled(SEED);
        board.ok_or(EditError::Size { rows, columns })
    }

    fn starting_at(&self, start: State) -> Option<Box<dyn Instance>> {
        let board = self.tiles.cells(self.board_of(start)?);
        self.with(&board, &self.goal())
    }

    fn ending_at(&self, goal: State) -> Option<Box<dyn Instance>> {
        let board = self.tiles.cells(self.board_of(goal)?);
        self.with(&self.start(), &board)
    }

    fn settings(&self) -> Vec<Setting> {
        let goal: Vec<_> = self.goal().iter().map(ToString::to_string).collect();
        vec![Setting {
            id: GOAL,
            options: &[],
            value: goal.join(","),
        }]
    }

    fn with_setting(&self, id: &str, value: &str) -> Edited {
        let numbers = value.split(',').map(|number| number.trim().parse().ok());
        let goal: Option<Vec<u8>> = numbers.collect();
        let set = goal.filter(|_| id == GOAL);
        let set = set.and_then(|goal| self.with(&self.start(), &goal));
        set.ok_or_else(|| EditError::setting(id))
    }

    fn growth(&self) -> Option<Growth> {
        Some(Growth {
            formula: "n! / 2",
            sizes: &[4, 6, 8, 9],
        })
    }

    fn sized(&self, size: u32) -> Option<(u64, Box<dyn Instance>)> {
        let goal: Vec<u8> = (1..size as u8).chain([0]).collect();
        let tiles = Tiles::to_gap_last(Shape::near_square(size), &goal).ok()?;
        let states = (1..=u64::from(size)).product::<u64>() / 2;
        Some((states, Box::new(Self::new(tiles))))
    }

    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        if wanted.is_some() || !self.editable().random {
            return None;
        }
        self.shuffled(seed)
    }
}

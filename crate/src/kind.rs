//! The properties of a puzzle that all its instances share.

use serde::Serialize;

use crate::board::Shape;
#[cfg(feature = "rules")]
use crate::branching_rule;
use crate::bytes::{UnpackError, Unpacker};
#[cfg(feature = "games")]
use crate::games;
use crate::problem::{Algorithm, Family};
use crate::search::RunError;
#[cfg(feature = "state-space")]
use crate::state_space;

/// A puzzle: its name, its algorithms, its boards and its examples.
#[derive(Debug)]
pub struct Kind {
    /// Name in files, links and commands.
    pub id: &'static str,
    /// Number that stands for the puzzle in links; a released code never changes.
    pub code: u8,
    /// The algorithms that the user can choose.
    pub algorithms: Algorithms,
    /// Default algorithm.
    pub algorithm: Algorithm,
    /// Limits of the board size.
    pub sizes: Sizes,
    /// Requirements that the user can set for a random instance.
    pub wanted: Wanted,
    /// Example instances, beginning with the default.
    pub presets: &'static [Preset],
}

impl Kind {
    /// Makes the kind of a puzzle with a state space: all algorithms of the family, by default
    /// breadth-first search, and random starts at a distance that the user can set.
    #[cfg(feature = "state-space")]
    pub const fn of_space(
        id: &'static str,
        code: u8,
        sizes: Sizes,
        presets: &'static [Preset],
    ) -> Self {
        Self {
            id,
            code,
            algorithms: Algorithms::STATE_SPACE,
            algorithm: Algorithm::StateSpace(state_space::Algorithm::Bfs),
            sizes,
            wanted: Wanted::Distance,
            presets,
        }
    }

    /// Adds depth-limited search, iterative deepening and IDA* to the algorithms of a kind
    /// [of a space](Self::of_space) whose instances have a problem for them, see
    /// [`Problem::deepening`](crate::Problem::deepening).
    #[cfg(feature = "state-space")]
    pub const fn deepened(self) -> Self {
        let algorithms = Algorithms {
            coded: Algorithms::STATE_SPACE_DEEPENED.coded,
            ..self.algorithms
        };
        Self { algorithms, ..self }
    }

    /// Sets the names of the heuristics, see [`Algorithms::guided_by`].
    pub const fn guided_by(self, heuristics: &'static [&'static str], bounds: usize) -> Self {
        Self {
            algorithms: self.algorithms.guided_by(heuristics, bounds),
            ..self
        }
    }

    /// Returns the algorithm with this name, or the default algorithm for `None`.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the puzzle has no algorithm with this name.
    pub fn algorithm(&self, id: Option<&str>) -> Result<Algorithm, RunError> {
        let Some(id) = id else {
            return Ok(self.algorithm);
        };
        let mut known = self.algorithms.coded();
        known
            .find(|(_, known)| known.id() == id)
            .map(|(_, algorithm)| algorithm)
            .ok_or_else(|| RunError::UnknownAlgorithm { id: id.to_owned() })
    }

    /// Returns the family of the default algorithm.
    pub const fn family(&self) -> Family {
        self.algorithm.family()
    }

    /// Returns what the puzzle teaches. This follows from the default algorithm, the search that
    /// the puzzle opens with.
    pub fn teaches(&self) -> Teaches {
        match self.algorithm {
            algorithm if algorithm.is_guided() => Teaches::Estimate,
            #[cfg(feature = "state-space")]
            Algorithm::StateSpace(own) => match own {
                state_space::Algorithm::DepthFirst => Teaches::Choices,
                state_space::Algorithm::UniformCost => Teaches::Estimate,
                _ => Teaches::Rings,
            },
            #[cfg(feature = "rules")]
            Algorithm::Backtracking(_) => Teaches::Choices,
            #[cfg(feature = "games")]
            Algorithm::Games(_) | Algorithm::Trees(_) => Teaches::Games,
        }
    }
}

/// What a puzzle teaches: its group in the gallery, in the order of the groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Teaches {
    /// Breadth-first searches find the shortest way, ring by ring.
    Rings,
    /// Costs and a good estimate lead to the goal with less work.
    Estimate,
    /// A search chooses, and goes back from dead ends.
    Choices,
    /// A table or a tree of a game says who wins from where.
    Games,
}

/// The algorithms of state spaces, with their codes.
#[cfg(feature = "state-space")]
mod coded {
    use super::Algorithm::{self, Backtracking, StateSpace};
    use crate::branching_rule::{DEEPENING, IDA_STAR, LIMITED};
    use crate::state_space::{Algorithm as Own, Guide};

    type Coded = (u8, Algorithm);

    /// All algorithms of state spaces, in the order in which courses teach them.
    pub const ALL: [Coded; 11] = [
        (0, StateSpace(Own::Bfs)),
        (3, StateSpace(Own::DepthFirst)),
        (4, StateSpace(Own::UniformCost)),
        (5, StateSpace(Own::Greedy(Guide::FIRST))),
        (6, StateSpace(Own::AStar(Guide::FIRST))),
        (7, StateSpace(Own::Weighted(Guide::TWICE))),
        (10, Backtracking(LIMITED)),
        (8, Backtracking(DEEPENING)),
        (9, Backtracking(IDA_STAR)),
        (1, StateSpace(Own::Bidirectional)),
        (2, StateSpace(Own::Alternating)),
    ];

    /// The algorithms that are searches of the state space family.
    pub const OWN: [Coded; 8] = {
        let mut own = [ALL[0]; 8];
        let (mut index, mut count) = (0, 0);
        while index < ALL.len() {
            if matches!(ALL[index].1, StateSpace(_)) {
                own[count] = ALL[index];
                count += 1;
            }
            index += 1;
        }
        assert!(count == own.len(), "the list has another length");
        own
    };
}

/// The algorithms of a puzzle in the order of the menu, each with its code in links. A released
/// code never changes.
#[derive(Clone, Copy, Debug)]
pub struct Algorithms {
    coded: &'static [(u8, Algorithm)],
    /// Names of the heuristics, beginning with the default. Links hold the index, so new names come
    /// last.
    heuristics: &'static [&'static str],
    /// Number of heuristics that never overestimate. These are the first ones of the list.
    bounds: usize,
}

impl Algorithms {
    /// The algorithms of every state space, in the order in which courses teach them. A build
    /// without the feature `orders` runs only those that are breadth-first, but reads and writes
    /// links to all.
    #[cfg(feature = "state-space")]
    pub const STATE_SPACE: Self = Self::new(&coded::OWN);

    /// The algorithms of [`STATE_SPACE`](Self::STATE_SPACE) and depth-limited search, iterative
    /// deepening and IDA*, for a puzzle that is also a problem of the backtracking family. They run
    /// in a build with the features `orders` and `backtracking`.
    #[cfg(feature = "state-space")]
    pub const STATE_SPACE_DEEPENED: Self = Self::new(&coded::ALL);

    /// The algorithms of every game.
    #[cfg(feature = "games")]
    pub const GAMES: Self = Self::new(&[
        (1, Algorithm::Games(games::Algorithm::First)),
        (0, Algorithm::Games(games::Algorithm::Full)),
        (2, Algorithm::Games(games::Algorithm::Retrograde)),
    ]);

    /// The searches of every game tree. They run in a build with the feature `trees`.
    #[cfg(feature = "games")]
    pub const TREES: Self = Self::new(&[
        (3, Algorithm::Trees(games::tree::Algorithm::MINIMAX)),
        (4, Algorithm::Trees(games::tree::Algorithm::ALPHA_BETA)),
    ]);

    /// The algorithms of a game that has both a table and, while it is small, a tree.
    #[cfg(feature = "trees")]
    pub const GAMES_AND_TREES: Self = Self::new(&[
        (1, Algorithm::Games(games::Algorithm::First)),
        (0, Algorithm::Games(games::Algorithm::Full)),
        (2, Algorithm::Games(games::Algorithm::Retrograde)),
        (3, Algorithm::Trees(games::tree::Algorithm::MINIMAX)),
        (4, Algorithm::Trees(games::tree::Algorithm::ALPHA_BETA)),
    ]);

    /// Makes the list of these algorithms with their codes. In a constant, two equal codes are a
    /// compile error.
    ///
    /// # Panics
    /// If two codes are equal.
    pub const fn new(coded: &'static [(u8, Algorithm)]) -> Self {
        let mut one = 0;
        while one < coded.len() {
            let mut other = one + 1;
            while other < coded.len() {
                assert!(
                    coded[one].0 != coded[other].0,
                    "two algorithms have one code"
                );
                other += 1;
            }
            one += 1;
        }
        Self {
            coded,
            heuristics: &[],
            bounds: 0,
        }
    }

    /// Sets the names of the heuristics, beginning with the default; the first `bounds` of them never
    /// overestimate. Without a heuristic, the algorithms that depend on one are not offered.
    pub const fn guided_by(self, heuristics: &'static [&'static str], bounds: usize) -> Self {
        Self {
            heuristics,
            bounds,
            ..self
        }
    }

    /// Returns the algorithm that always finds the fewest moves. Returns `None` if `algorithm`,
    /// with its heuristic, always finds the fewest moves itself. See [`Algorithm::checked_by`].
    pub fn checked_by(self, algorithm: Algorithm) -> Option<Algorithm> {
        #[cfg(feature = "state-space")]
        if let Algorithm::StateSpace(state_space::Algorithm::AStar(_)) = algorithm
            && !self.bounds(algorithm)
        {
            let exact = state_space::Algorithm::UniformCost;
            return Some(Algorithm::StateSpace(exact));
        }
        #[cfg(feature = "state-space")]
        if let Algorithm::Backtracking(own) = algorithm
            && matches!(own.parameter(), branching_rule::Parameter::Heuristic(_))
            && !self.bounds(algorithm)
        {
            return Some(Algorithm::Backtracking(branching_rule::DEEPENING));
        }
        algorithm.checked_by()
    }

    /// Returns whether the heuristic of the algorithm is declared never to overestimate; true for
    /// an algorithm without a heuristic.
    pub fn bounds(self, algorithm: Algorithm) -> bool {
        match algorithm {
            #[cfg(feature = "state-space")]
            Algorithm::StateSpace(own) => {
                let guide = own.guide();
                guide.is_none_or(|guide| usize::from(guide.heuristic) < self.bounds)
            }
            #[cfg(feature = "rules")]
            Algorithm::Backtracking(own) => match own.parameter() {
                branching_rule::Parameter::Heuristic(number) => usize::from(number) < self.bounds,
                _ => true,
            },
            _ => true,
        }
    }

    /// Returns the greatest factor between the cost of the algorithm's answer and the least cost.
    /// This is 1 if the answer is always the cheapest, and the weight for weighted A* with a
    /// heuristic that never overestimates. Returns `None` if nothing is promised.
    pub fn promises(self, algorithm: Algorithm) -> Option<u8> {
        if self.checked_by(algorithm).is_none() {
            return Some(1);
        }
        match algorithm {
            #[cfg(feature = "state-space")]
            Algorithm::StateSpace(state_space::Algorithm::Weighted(guide)) => {
                self.bounds(algorithm).then_some(guide.weight)
            }
            _ => None,
        }
    }

    /// Iterates over the algorithms in the order of the menu.
    pub fn iter(self) -> impl Iterator<Item = Algorithm> {
        self.coded().map(|(_, algorithm)| algorithm)
    }

    /// Iterates over the algorithms, each with its code. Leaves out those that depend on a
    /// heuristic if the puzzle has none.
    fn coded(self) -> impl Iterator<Item = (u8, Algorithm)> {
        let has_heuristics = !self.heuristics.is_empty();
        let coded = self.coded.iter().copied();
        coded.filter(move |(_, algorithm)| has_heuristics || !algorithm.is_guided())
    }

    /// Returns the names of the heuristics, beginning with the default.
    pub fn heuristics(self) -> &'static [&'static str] {
        self.heuristics
    }

    /// Returns the number of heuristics that never overestimate: the first ones of
    /// [`heuristics`](Self::heuristics).
    pub fn bounded(self) -> usize {
        self.bounds
    }

    /// Returns the algorithm with this code, with its default heuristic and weight.
    pub fn by_code(self, code: u8) -> Option<Algorithm> {
        let mut coded = self.coded();
        coded
            .find(|(known, _)| *known == code)
            .map(|(_, algorithm)| algorithm)
    }

    /// Returns the code of this algorithm. Ignores its heuristic and weight.
    pub fn code_of(self, algorithm: Algorithm) -> Option<u8> {
        let mut coded = self.coded();
        coded
            .find(|(_, known)| known.is_like(algorithm))
            .map(|(code, _)| code)
    }
}

/// The meaning of the number that the user can give for a random instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Wanted {
    /// The number has no meaning.
    Nothing,
    /// The distance of the start from the nearest goal, in moves. Without a number, no goal can be
    /// reached from the start.
    Distance,
    /// The number 1 asks for an instance with exactly one answer. Without a number, any instance
    /// will do.
    Unique,
}

/// The board sizes that a puzzle allows.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(rename_all = "camelCase")]
pub struct Sizes {
    pub most_rows: u32,
    pub most_columns: u32,
    pub most_cells: u32,
}

impl Sizes {
    /// Allows every board of at most this many cells.
    pub const fn of_cells(most_cells: u32) -> Self {
        Self {
            most_rows: most_cells,
            most_columns: most_cells,
            most_cells,
        }
    }

    /// Allows every board with at most as many rows and as many columns as `largest`.
    pub const fn within(largest: Shape) -> Self {
        Self {
            most_rows: largest.rows,
            most_columns: largest.columns,
            most_cells: largest.rows * largest.columns,
        }
    }

    /// Returns whether the puzzle allows a board of this size.
    pub fn allow(&self, shape: Shape) -> bool {
        (1..=self.most_rows).contains(&shape.rows)
            && (1..=self.most_columns).contains(&shape.columns)
            && shape.cells() <= self.most_cells as usize
    }

    /// Reads the rows and columns of a board, and refuses a size that is not allowed.
    ///
    /// # Errors
    /// [`UnpackError`] if the bytes end too early or the size is not allowed.
    pub fn unpack(&self, unpacker: &mut Unpacker<'_>) -> Result<Shape, UnpackError> {
        let rows = unpacker.number(self.most_rows.into())? as u32;
        let columns = unpacker.number(self.most_columns.into())? as u32;
        let shape = Some(Shape { rows, columns }).filter(|&shape| self.allow(shape));
        shape.ok_or_else(|| unpacker.refuse())
    }
}

/// An example instance; its title and text are in the dictionaries of the page.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    pub id: &'static str,
    /// Text of one case in the judges' format.
    pub text: &'static str,
    /// Name of the algorithm that shows the example best; `None` for the default algorithm.
    pub algorithm: Option<&'static str>,
    /// Settings to change after the text is read, as pairs of name and value.
    pub settings: &'static [(&'static str, &'static str)],
    /// Size of the board; `None` if the text already determines it.
    pub shape: Option<Shape>,
}

impl Preset {
    /// Makes a preset from one case of judges' text, without changes.
    pub const fn new(id: &'static str, text: &'static str) -> Self {
        Self {
            id,
            text,
            algorithm: None,
            settings: &[],
            shape: None,
        }
    }

    /// Sets the name of the algorithm that shows the preset.
    pub const fn by(self, algorithm: &'static str) -> Self {
        Self {
            algorithm: Some(algorithm),
            ..self
        }
    }

    /// Sets the settings to change after the text is read.
    pub const fn set(self, settings: &'static [(&'static str, &'static str)]) -> Self {
        Self { settings, ..self }
    }

    /// Sets the size of the board.
    pub const fn sized(self, rows: u32, columns: u32) -> Self {
        Self {
            shape: Some(Shape { rows, columns }),
            ..self
        }
    }
}

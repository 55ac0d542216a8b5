//! Puzzles and games that a host page defines: graphs that are given as rows of numbers.
//!
//! A link holds the name of the puzzle and the hash of its graph, not the graph. So a link opens only
//! after the page has given the graph to [`keep`].
//!
//! The board of a state is what the page has given for it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
#[cfg(feature = "trees")]
use crate::games::tree::{self, GivenGame, LOSS, WIN};
use crate::given::GivenGraph;
use crate::instance::Instance;
use crate::kind::{Algorithms, Kind, Sizes, Wanted};
#[cfg(feature = "orders")]
use crate::ordered::{GivenSpace, Ordered};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::search::Outcome;
#[cfg(feature = "orders")]
use crate::state_space;
use crate::text::{InputError, InputFault, Line};

/// Entry of these puzzles in the registry. They have no text.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(NoText),
    unpack: |unpacker| Ok(Box::new(OwnBoard::unpack(unpacker)?)),
};

/// Properties of a puzzle without heuristics and costs.
#[cfg(feature = "orders")]
pub static KIND: Kind = Kind {
    id: "own",
    code: 63,
    algorithms: Algorithms::STATE_SPACE_DEEPENED,
    algorithm: Algorithm::StateSpace(state_space::Algorithm::Bfs),
    sizes: Sizes::of_cells(MOST_CELLS),
    wanted: Wanted::Distance,
    presets: &[],
};

/// Properties of a game.
#[cfg(feature = "trees")]
pub static GAME: Kind = Kind {
    id: "own",
    code: 63,
    algorithms: Algorithms::TREES,
    algorithm: Algorithm::Trees(tree::Algorithm::ALPHA_BETA),
    sizes: Sizes::of_cells(MOST_CELLS),
    wanted: Wanted::Nothing,
    presets: &[],
};

#[cfg(not(feature = "orders"))]
pub use GAME as KIND;

/// Maximum number of cells of a board.
pub const MOST_CELLS: u32 = 400;
/// Maximum number of letters of a name.
pub const MOST_LETTERS: usize = 40;
/// Maximum number of heuristics of a puzzle.
pub const MOST_HEURISTICS: usize = 3;
/// A search that deepens looks at no longer path.
#[cfg(feature = "orders")]
const MOST_MOVES: u32 = 10_000;
/// A search that deepens looks at no path that costs more.
#[cfg(feature = "orders")]
const MOST_COST: u32 = u32::MAX >> 1;

/// A graph that links can open.
#[derive(Clone, Debug)]
struct Known {
    graph: Arc<GivenGraph>,
    kind: &'static Kind,
}

/// The graphs that have been given, each with another name or hash. A link names both, so two
/// visualizers of one page that share this list cannot disturb each other.
static GRAPHS: Mutex<Vec<Known>> = Mutex::new(Vec::new());
/// The kinds that have been made. Puzzles with the same heuristics share a kind.
static KINDS: Mutex<Vec<&'static Kind>> = Mutex::new(Vec::new());
/// The labels that have been made, sorted.
static LABELS: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

fn locked<T>(list: &'static Mutex<T>) -> MutexGuard<'static, T> {
    list.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns a text that lives as long as the program. Equal texts are kept once: sentences about
/// moves and lists of heuristics hold only such texts.
pub fn lasting(text: &str) -> &'static str {
    let mut labels = locked(&LABELS);
    match labels.binary_search(&text) {
        Ok(place) => labels[place],
        Err(place) => {
            let label: &'static str = Box::leak(text.into());
            labels.insert(place, label);
            label
        }
    }
}

/// Returns the kind of the puzzles with these heuristics, of which the first `bounds` never
/// overestimate.
#[cfg(feature = "orders")]
fn kind_of_puzzle(heuristics: &[String], bounds: usize, has_costs: bool) -> &'static Kind {
    let algorithm = if has_costs {
        Algorithm::StateSpace(state_space::Algorithm::UniformCost)
    } else {
        KIND.algorithm
    };
    let names: Vec<&'static str> = heuristics.iter().map(|name| lasting(name)).collect();
    let mut kinds = locked(&KINDS);
    let known = kinds.iter().find(|kind| {
        kind.algorithms.heuristics() == names
            && kind.algorithms.bounded() == bounds
            && kind.algorithm == algorithm
    });
    if let Some(kind) = known {
        return kind;
    }
    let kind: &'static Kind = Box::leak(Box::new(Kind {
        algorithms: KIND.algorithms.guided_by(names.leak(), bounds),
        algorithm,
        presets: &[],
        ..KIND
    }));
    kinds.push(kind);
    kind
}

/// Returns the kind of a graph.
fn kind_of(graph: &GivenGraph, bounds: usize) -> &'static Kind {
    #[cfg(feature = "trees")]
    if graph.plies().is_some() {
        return &GAME;
    }
    #[cfg(feature = "orders")]
    return kind_of_puzzle(graph.heuristics(), bounds, graph.has_costs());
    #[cfg(not(feature = "orders"))]
    return &KIND;
}

/// Keeps a graph, so that links can open it, and returns its instance. Of earlier graphs with the same
/// name only the last one stays: open runs still need it. `bounds` is the number of its first heuristics
/// that never overestimate.
pub fn keep(graph: Arc<GivenGraph>, bounds: usize) -> OwnBoard {
    let kind = kind_of(&graph, bounds);
    let known = Known { graph, kind };
    let mut graphs = locked(&GRAPHS);
    graphs.retain(|other| !other.is_named(known.graph.id(), known.graph.hash()));
    let earlier = |other: &Known| other.graph.id() == known.graph.id();
    let last = graphs.iter().rposition(earlier);
    let mut index = 0;
    graphs.retain(|other| {
        index += 1;
        !earlier(other) || Some(index - 1) == last
    });
    graphs.push(known.clone());
    OwnBoard { known, start: 0 }
}

/// Forgets the graphs of a name. Runs that are open keep theirs.
pub fn forget(id: &str) {
    locked(&GRAPHS).retain(|known| known.graph.id() != id);
}

impl Known {
    fn is_named(&self, id: &str, hash: u64) -> bool {
        self.graph.hash() == hash && self.graph.id() == id
    }
}

/// One instance: a graph, and the state that the search begins with.
#[derive(Clone, Debug)]
pub struct OwnBoard {
    known: Known,
    start: u32,
}

impl OwnBoard {
    #[cfg(feature = "orders")]
    fn space(&self) -> GivenSpace {
        GivenSpace {
            graph: Arc::clone(&self.known.graph),
            start: self.start,
        }
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let letters = unpacker.number(MOST_LETTERS as u64)?;
        let id: Result<Vec<u8>, _> = (0..letters).map(|_| unpacker.byte()).collect();
        let id = String::from_utf8(id?).map_err(|_| unpacker.refuse())?;
        let mut hash = [0; 8];
        for byte in &mut hash {
            *byte = unpacker.byte()?;
        }
        let hash = u64::from_le_bytes(hash);
        let known = {
            let graphs = locked(&GRAPHS);
            graphs
                .iter()
                .find(|known| known.is_named(&id, hash))
                .cloned()
        };
        let known = known.ok_or_else(|| unpacker.refuse())?;
        let states = known.graph.states() as u64;
        let start = unpacker.number(states - 1)? as u32;
        if start > 0 && known.graph.is_cut() {
            return Err(unpacker.refuse());
        }
        Ok(Self { known, start })
    }

    /// Returns the labels of the moves along a path.
    #[cfg(feature = "orders")]
    fn labels(&self, path: &[u32]) -> Vec<&'static str> {
        let moves = path.windows(2);
        moves
            .filter_map(|pair| self.known.graph.label_between(pair[0], pair[1]))
            .collect()
    }
}

impl Instance for OwnBoard {
    fn kind(&self) -> &'static Kind {
        self.known.kind
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        #[cfg(feature = "trees")]
        if self.known.graph.plies().is_some() {
            let game = GivenGame {
                graph: Arc::clone(&self.known.graph),
                start: self.start,
            };
            return (family == Family::Trees).then(|| Problem::Trees(Arc::new(game)));
        }
        #[cfg(feature = "orders")]
        {
            let algorithms = self.known.kind.algorithms;
            let (names, bounds) = (algorithms.heuristics(), algorithms.bounded());
            let space = self.space();
            match family {
                Family::StateSpace => {
                    let problem = Ordered::given(&space, names, bounds);
                    Some(Problem::StateSpace(problem))
                }
                #[cfg(feature = "backtracking")]
                Family::Backtracking => {
                    let deepening = space.deepening((names, bounds), MOST_MOVES, MOST_COST);
                    Some(Problem::Backtracking(Arc::new(deepening)))
                }
                _ => None,
            }
        }
        #[cfg(not(feature = "orders"))]
        None
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        let id = self.known.graph.id();
        pack_number(bytes, id.len() as u64);
        bytes.extend(id.as_bytes());
        bytes.extend(self.known.graph.hash().to_le_bytes());
        pack_number(bytes, self.start.into());
    }

    fn text(&self) -> Option<String> {
        None
    }

    /// Writes the number of moves, then the label of each on a line; of a game its value for the player
    /// to move: `win`, `draw`, `loss`, or `about` and an estimate.
    fn answer(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String {
        #[cfg(feature = "trees")]
        if let Outcome::Valued { value, estimated } = outcome {
            return match value {
                _ if estimated => format!("about {value}"),
                WIN => "win".to_owned(),
                LOSS => "loss".to_owned(),
                _ => "draw".to_owned(),
            };
        }
        let Outcome::Found { depth } = outcome else {
            return "impossible".to_owned();
        };
        let mut lines = vec![depth.to_string()];
        #[cfg(feature = "orders")]
        if let Some(Certificate::StateSpace(
            state_space::Certificate::Path { states, .. }
            | state_space::Certificate::Cheapest { states, .. },
        )) = certificate
        {
            lines.extend(self.labels(states).into_iter().map(str::to_owned));
        }
        lines.join("\n")
    }

    fn unexplored_beyond(&self) -> Option<u32> {
        let graph = &self.known.graph;
        graph.is_cut().then(|| graph.states() as u32)
    }

    #[cfg(feature = "orders")]
    fn starting_at(&self, start: u32) -> Option<Box<dyn Instance>> {
        let graph = &self.known.graph;
        let exists = (start as usize) < graph.states();
        let known = self.known.clone();
        (exists && (start == 0 || !graph.is_cut())).then(|| Box::new(Self { known, start }) as _)
    }
}

/// The reader of a puzzle that has no text.
#[derive(Debug)]
struct NoText;

impl CaseReader for NoText {
    fn line(&mut self, line: &Line<'_>, _: &mut Vec<Case>) -> Result<(), InputError> {
        Err(InputError::at(
            line.number,
            InputFault::LongLine { limit: 0 },
        ))
    }

    fn end(&mut self, line: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        Err(InputError::at(line, InputFault::LongLine { limit: 0 }))
    }
}

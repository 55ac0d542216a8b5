//! A space whose states and moves are given as rows of numbers, such as those of a puzzle that a host
//! page defines in JavaScript.

use std::fmt;
use std::sync::Arc;

use crate::board::{Action, MoveValues, Shape};
use crate::graph_search::Moves;
use crate::ordered::goal_costs::GoalCosts;
use crate::ordered::keyed::{Edges, copied, ends_between};
use crate::ordered::space::GuidedSpace;
use crate::state_space::{Drawing, Predecessors, State, StateSpace};

/// Maximum number of states of a given graph.
pub const MOST_GIVEN: usize = 1 << 20;
/// Maximum number of moves of a given graph.
const MOST_MOVES: usize = 1 << 24;

/// The moves of the next states of a graph, in the order of their ranks.
#[derive(Clone, Copy, Debug, Default)]
pub struct GivenMoves<'a> {
    /// Number of moves of each state.
    pub counts: &'a [u32],
    /// Rank of the state that each move leads to.
    pub to: &'a [State],
    /// Cost of each move. Empty if all cost 1.
    pub costs: &'a [u32],
    /// Index of the label of each move.
    pub labels: &'a [u32],
}

/// The properties of the next states of a graph, in the order of their ranks.
#[derive(Clone, Copy, Debug, Default)]
pub struct GivenStates<'a> {
    /// 1 for a goal, else 0.
    pub goals: &'a [u8],
    /// The estimates of all heuristics of the first state, then those of the next states.
    pub estimates: &'a [u32],
    /// The boards, one after the other.
    pub boards: &'a [u8],
}

/// The reason why rows are not a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GivenFault {
    /// There are more than 2^20 states or more than 2^24 moves, or the numbers do not fit into
    /// memory.
    TooMany,
    /// The lists have lengths that do not belong together.
    Length,
    /// A move leads to a state, or has a label, that does not exist.
    Missing,
    /// There is no state, or states without moves although the graph is complete.
    Unfinished,
}

impl fmt::Display for GivenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooMany => "the graph is too large",
            Self::Length => "the rows have different lengths",
            Self::Missing => "a move leads to no state or has no label",
            Self::Unfinished => "the graph has states without rows",
        })
    }
}

impl std::error::Error for GivenFault {}

/// A graph in compressed rows: the moves of all states one after the other, and for each state the
/// index of its first move. State 0 is the root from which the states were listed.
///
/// # Complexity
/// 8 bytes for each move (12 with costs); for each state 5 bytes, its board, and 4 bytes for each
/// heuristic. Reversed rows take 4 bytes more for each move.
pub struct GivenGraph {
    id: String,
    hash: u64,
    shape: Shape,
    moves: Edges,
    /// Cost of each move; empty if all cost 1.
    costs: Vec<u32>,
    /// Index of the label of each move.
    labels: Vec<u32>,
    names: Vec<&'static str>,
    goals: Vec<bool>,
    heuristics: Vec<String>,
    estimates: Vec<u32>,
    boards: Vec<u8>,
    /// The moves backwards; `None` if the graph is cut.
    before: Option<Edges>,
}

impl fmt::Debug for GivenGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GivenGraph")
            .field("id", &self.id)
            .field("hash", &self.hash)
            .field("states", &self.goals.len())
            .finish_non_exhaustive()
    }
}

impl GivenGraph {
    /// Name of the puzzle.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Hash of the name, the moves, their costs and labels, the goals and the estimates; not of the
    /// boards. The same rows have the same hash on every machine and in every version.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Number of states.
    pub fn states(&self) -> usize {
        self.goals.len()
    }

    /// Names of the heuristics.
    pub fn heuristics(&self) -> &[String] {
        &self.heuristics
    }

    /// Whether the space goes on beyond the states of the graph. The last states of a graph that is
    /// cut have no moves, because nobody has asked for these.
    pub fn is_cut(&self) -> bool {
        self.before.is_none()
    }

    /// Whether a move has a cost other than 1.
    pub fn has_costs(&self) -> bool {
        !self.costs.is_empty()
    }

    /// Returns the label of the first move between two states.
    pub fn label_between(&self, from: State, to: State) -> Option<&'static str> {
        let index = self.moves.of(from).iter().position(|&next| next == to)?;
        Some(self.label(from, index))
    }

    fn label(&self, state: State, index: usize) -> &'static str {
        self.names[self.labels[self.moves.first[state as usize] as usize + index] as usize]
    }

    fn computed_hash(&self) -> u64 {
        let mut hash = Hash::default();
        let texts = self.heuristics.iter().map(String::as_str);
        let texts = texts.chain(self.names.iter().copied());
        for text in std::iter::once(self.id.as_str()).chain(texts) {
            hash.text(text);
        }
        let goals = self.goals.iter().map(|&goal| u32::from(goal));
        for number in goals.chain(self.estimates.iter().copied()) {
            hash.number(number);
        }
        for numbers in [
            self.moves.first.as_slice(),
            &self.moves.to,
            &self.costs,
            &self.labels,
            &[u32::from(self.is_cut())],
        ] {
            numbers.iter().for_each(|&number| hash.number(number));
        }
        hash.0
    }

    fn board_of(&self, state: State) -> &[u8] {
        let cells = self.shape.cells();
        &self.boards[state as usize * cells..][..cells]
    }
}

/// Collects the rows of a graph.
pub struct GivenRows {
    graph: GivenGraph,
}

impl fmt::Debug for GivenRows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("GivenRows").field(&self.graph).finish()
    }
}

impl GivenRows {
    /// Begins the graph of a puzzle with this name, board size and these heuristics.
    pub fn new(id: &str, shape: Shape, heuristics: Vec<String>) -> Self {
        Self {
            graph: GivenGraph {
                id: id.to_owned(),
                hash: 0,
                shape,
                moves: Edges::default(),
                costs: Vec::new(),
                labels: Vec::new(),
                names: Vec::new(),
                goals: Vec::new(),
                heuristics,
                estimates: Vec::new(),
                boards: Vec::new(),
                before: None,
            },
        }
    }

    /// Adds the next label.
    pub fn name(&mut self, label: &'static str) {
        self.graph.names.push(label);
    }

    /// Adds the next states.
    ///
    /// # Errors
    /// [`GivenFault::Length`] and [`GivenFault::TooMany`]; the rows are then unusable.
    pub fn add_states(&mut self, states: GivenStates<'_>) -> Result<(), GivenFault> {
        let graph = &mut self.graph;
        let count = states.goals.len();
        if states.estimates.len() != count * graph.heuristics.len()
            || states.boards.len() != count * graph.shape.cells()
        {
            return Err(GivenFault::Length);
        }
        if graph.goals.len() + count > MOST_GIVEN {
            return Err(GivenFault::TooMany);
        }
        graph
            .goals
            .extend(states.goals.iter().map(|&goal| goal != 0));
        graph.estimates.extend_from_slice(states.estimates);
        graph.boards.extend_from_slice(states.boards);
        Ok(())
    }

    /// Adds the moves of the next states.
    ///
    /// # Errors
    /// [`GivenFault::Length`] and [`GivenFault::TooMany`]; the rows are then unusable.
    pub fn add_moves(&mut self, moves: GivenMoves<'_>) -> Result<(), GivenFault> {
        let graph = &mut self.graph;
        let count = moves.to.len();
        let counted: u64 = moves.counts.iter().map(|&count| u64::from(count)).sum();
        let costs = [0, count].contains(&moves.costs.len());
        if counted != count as u64 || !costs || moves.labels.len() != count {
            return Err(GivenFault::Length);
        }
        let known = graph.moves.to.len();
        if known + count > MOST_MOVES {
            return Err(GivenFault::TooMany);
        }
        if moves.costs.iter().any(|&cost| cost != 1) && graph.costs.is_empty() {
            graph.costs.resize(known, 1);
            graph.costs.extend_from_slice(moves.costs);
        } else if graph.has_costs() {
            let costs = moves.costs.iter().copied();
            graph.costs.extend(costs);
            graph.costs.resize(known + count, 1);
        }
        graph.labels.extend_from_slice(moves.labels);
        graph.moves.extend(moves.counts, moves.to);
        Ok(())
    }

    /// Ends the graph. With `is_cut`, the space goes on beyond the last states.
    ///
    /// # Errors
    /// [`GivenFault::Missing`] and [`GivenFault::Unfinished`].
    pub fn finish(self, is_cut: bool) -> Result<Arc<GivenGraph>, GivenFault> {
        let mut graph = self.graph;
        let states = graph.goals.len();
        let given = graph.moves.first.len() - 1;
        if states == 0 || given > states || (given < states && !is_cut) {
            return Err(GivenFault::Unfinished);
        }
        let names = graph.names.len();
        if graph.labels.iter().any(|&label| label as usize >= names)
            || graph.moves.to.iter().any(|&to| to as usize >= states)
        {
            return Err(GivenFault::Missing);
        }
        graph.moves.extend(&vec![0; states - given], &[]);
        graph.before = (!is_cut).then(|| graph.moves.reversed());
        graph.hash = graph.computed_hash();
        Ok(Arc::new(graph))
    }
}

/// A graph with the start of a search.
#[derive(Clone, Debug)]
pub struct GivenSpace {
    pub graph: Arc<GivenGraph>,
    pub start: State,
}

impl GivenSpace {
    /// Prepares the count of the heuristics that never overestimate. Returns `None` without
    /// heuristics and for a graph that is cut, whose exact costs are unknown.
    pub fn bounds(&self) -> Option<GivenBounds> {
        let is_checked = !self.graph.is_cut() && !self.graph.heuristics.is_empty();
        is_checked.then(|| GivenBounds {
            graph: Arc::clone(&self.graph),
            costs: GoalCosts::new(Arc::new(self.clone()), Arc::new(self.clone())),
        })
    }
}

/// The count of the first heuristics of a graph that never overestimate, in slices.
#[derive(Debug)]
pub struct GivenBounds {
    graph: Arc<GivenGraph>,
    costs: GoalCosts,
}

impl GivenBounds {
    /// Continues for about `budget` moves. Returns the number of heuristics once it is known.
    pub fn advance(&mut self, budget: u32) -> Option<usize> {
        if !self.costs.advance(budget) {
            return None;
        }
        let heuristics = self.graph.heuristics.len();
        let mut bounds = heuristics;
        for (state, estimates) in (0..).zip(self.graph.estimates.chunks(heuristics)) {
            let cost = self.costs.of(state).unwrap_or(u32::MAX);
            let greater = estimates.iter().position(|&estimate| estimate > cost);
            bounds = bounds.min(greater.unwrap_or(heuristics));
        }
        Some(bounds)
    }
}

impl StateSpace for GivenSpace {
    fn states(&self) -> u64 {
        self.graph.goals.len() as u64
    }

    fn branching(&self) -> usize {
        self.graph.moves.most()
    }

    fn start(&self) -> State {
        self.start
    }

    fn is_goal(&self, state: State) -> bool {
        self.graph.goals[state as usize]
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        copied(self.graph.moves.of(state), out)
    }
}

impl Drawing for GivenSpace {
    fn board_shape(&self) -> Shape {
        self.graph.shape
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        cells.copy_from_slice(self.graph.board_of(state));
    }

    fn action(&self, state: State, index: usize) -> Action {
        let to = self.graph.moves.of(state)[index];
        let boards = [state, to].map(|state| self.graph.board_of(state));
        ends_between(self.graph.shape, boards)
    }

    fn move_values(&self, state: State, index: usize) -> MoveValues {
        MoveValues::of([("named", self.graph.label(state, index).into())])
    }
}

impl Predecessors for GivenSpace {
    fn most_predecessors(&self) -> usize {
        self.graph.before.as_ref().map_or(0, Edges::most)
    }

    fn predecessors(&self, state: State, out: &mut [State]) -> usize {
        let before = self.graph.before.as_ref();
        before.map_or(0, |before| copied(before.of(state), out))
    }
}

impl GuidedSpace for GivenSpace {
    fn states(&self) -> u64 {
        StateSpace::states(self)
    }

    fn start(&self) -> State {
        self.start
    }

    fn is_goal(&self, state: State) -> bool {
        StateSpace::is_goal(self, state)
    }

    fn moves(&self, state: State, moves: &mut Moves<State>) {
        let first = self.graph.moves.first[state as usize] as usize;
        for (index, &to) in (first..).zip(self.graph.moves.of(state)) {
            moves.push(to, self.graph.costs.get(index).copied().unwrap_or(1));
        }
    }

    fn estimate(&self, heuristic: u8, state: State) -> u32 {
        let count = self.graph.heuristics.len();
        let index = state as usize * count + usize::from(heuristic);
        if usize::from(heuristic) < count {
            self.graph.estimates[index]
        } else {
            0
        }
    }
}

/// Hash of a sequence of numbers and texts: FNV-1a over 32 bits at a time, with one more shift.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn number(&mut self, number: u32) {
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 ^= self.0 >> 29;
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        text.bytes().for_each(|byte| self.number(byte.into()));
    }
}

//! Spaces whose states are keys of 64 bits: the start, the goals and the moves are all that an author
//! writes. A small space is listed whole before its first search, so that each state has a rank.

use std::fmt;
use std::sync::Arc;

#[cfg(feature = "backtracking")]
use crate::backtracking::Deepening;
use crate::board::{Action, MoveValues, Shape};
use crate::edges::Edges;
use crate::graph_search::{Hashed, Heuristic, Index, Moves, Space};
use crate::ordered::numbered::{Boards, Numbered};
use crate::ordered::space::{GuidedSpace, Heuristics};
use crate::proof::Refutation;
use crate::state_space::{Drawing, Predecessors, State, StateSpace};

/// Maximum number of states of a list, which is made before the first step of a search.
const MOST_LISTED: usize = 1 << 19;
/// Maximum number of moves from a state of a space that is too large for a list.
const MOST_MOVES: usize = 256;
/// Maximum number of steps of a search that deepens, some seconds of work.
#[cfg(feature = "backtracking")]
const STEP_LIMIT: u64 = 1 << 28;

/// The rules of a puzzle whose states are keys of 64 bits.
///
/// # Consequences of a wrong implementation
/// - Moves that differ between two calls with the same key break seeking.
/// - More than 256 moves from one state make a search panic if the states are too many for a list.
/// - A move from a key to itself is drawn as no change.
/// - If [`is_reversible`](Self::is_reversible) is true and a move has no reverse, two-sided searches
///   and distances are wrong.
pub trait Keyed: fmt::Debug + Send + Sync + 'static {
    /// Returns the start from which the states are listed.
    fn root(&self) -> u64;

    /// Returns whether a state is a goal.
    fn is_goal(&self, key: u64) -> bool;

    /// Pushes the state after each move, at cost 1, in the order in which a search tries them. Other
    /// costs count only in searches that deepen.
    fn moves(&self, key: u64, moves: &mut Moves<u64>);

    /// Returns whether one move can undo any move.
    fn is_reversible(&self) -> bool {
        true
    }

    /// Returns whether each move takes something off the board for good. Then all paths to a state
    /// have the same length, and depth-first search ends soon even in a space that is too large for
    /// a list. Searches that deepen would only repeat themselves there.
    fn shrinks(&self) -> bool {
        false
    }

    /// Returns the size of the board.
    fn board_shape(&self) -> Shape;

    /// Writes the board of a state into `cells`, which are 0, see [`Drawing::board`].
    fn board(&self, key: u64, cells: &mut [u8]);

    /// Returns the cells that stand for a move: that of the piece before and after, twice the same if
    /// one cell is enough. By default, a move is told from the cells that change.
    fn ends_of_move(&self, _from: u64, _to: u64) -> Option<[usize; 2]> {
        None
    }

    /// Returns what the words of a move name besides its cells, see [`Drawing::move_values`].
    fn move_values(&self, _from: u64, _to: u64) -> MoveValues {
        MoveValues::default()
    }

    /// Returns the estimate of the heuristic of this index.
    fn estimate(&self, _heuristic: u8, _key: u64) -> u32 {
        0
    }

    /// Names the numbers of a state by which a map can be coloured, see [`Drawing::features`].
    fn features(&self) -> &'static [&'static str] {
        &[]
    }

    /// Returns the number with this index in [`features`](Self::features).
    fn feature(&self, _index: usize, _key: u64) -> u32 {
        0
    }

    /// Returns the proof that no goal can be reached, see [`StateSpace::refutation`].
    fn refutation(&self) -> Option<Refutation> {
        None
    }

    /// Returns the number of states, if it is known and too great for a list.
    fn too_many(&self) -> Option<u64> {
        None
    }
}

/// The rules and the start of a search.
#[derive(Clone, Debug)]
pub struct KeyedSpace {
    pub rules: Arc<dyn Keyed>,
    pub start: u64,
}

impl Space for KeyedSpace {
    type State = u64;

    fn start(&self) -> u64 {
        self.start
    }

    fn is_goal(&self, key: &u64) -> bool {
        self.rules.is_goal(*key)
    }

    fn moves(&self, key: &u64, moves: &mut Moves<u64>) {
        self.rules.moves(*key, moves);
    }
}

impl Boards for KeyedSpace {
    fn reachable(&self) -> u64 {
        self.rules.too_many().unwrap_or(MOST_LISTED as u64 + 1)
    }

    fn branching(&self) -> usize {
        MOST_MOVES
    }

    fn board_shape(&self) -> Shape {
        self.rules.board_shape()
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        cells.fill(0);
        self.rules.board(key, cells);
    }

    fn action(&self, from: u64, to: u64) -> Action {
        action_between(self.rules.as_ref(), from, to)
    }

    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        self.rules.move_values(from, to)
    }

    fn refutation(&self) -> Option<Refutation> {
        self.rules.refutation()
    }
}

impl KeyedSpace {
    /// The heuristics of a puzzle by their indices.
    pub const HEURISTICS: &[Heuristic<Self>] = &[by_index::<0>(), by_index::<1>(), by_index::<2>()];

    /// Names the heuristics, none of which overestimates.
    pub fn guided_by(names: &'static [&'static str]) -> Heuristics<Self> {
        let bounds = names.len();
        debug_assert!(bounds <= Self::HEURISTICS.len(), "add a heuristic");
        Heuristics {
            all: &Self::HEURISTICS[..bounds.min(Self::HEURISTICS.len())],
            names,
            bounds,
        }
    }

    /// Gives the states ranks as searches find them.
    pub fn numbered(self) -> Numbered<Self> {
        Numbered::new(self)
    }

    /// Makes the problem of depth-limited search, iterative deepening and IDA*, with boards. The
    /// searches look at no path with more than `most_moves` moves or with a cost above `most_cost`,
    /// and end after 2^28 steps.
    #[cfg(feature = "backtracking")]
    pub fn deepening(
        self,
        heuristics: &Heuristics<Self>,
        most_moves: u32,
        most_cost: u32,
    ) -> Deepening<Self> {
        let refutation = self.rules.refutation();
        let shape = self.rules.board_shape();
        Deepening::new(Arc::new(self), most_moves as usize)
            .guided_by(heuristics.all, heuristics.bounds)
            .within_cost(most_cost)
            .within_steps(STEP_LIMIT)
            .on_simple_paths()
            .refuted_by(refutation)
            .drawn_by(
                shape,
                |space, &key, cells| space.board(key, cells),
                |space, &from, &to| Some(space.describe(from, to)),
            )
    }
}

const fn by_index<const INDEX: u8>() -> Heuristic<KeyedSpace> {
    Heuristic::new("by index", |space, &key| space.rules.estimate(INDEX, key))
}

/// Returns the cells between which a move takes a piece. Of several filled cells it is the farthest
/// from all emptied ones, so that moves of different lengths have different ends; of the emptied cells
/// the one farthest from that, as another may be a piece that was jumped over. If no cell is filled or
/// none is emptied, both are the first cell that changes.
fn action_between(rules: &dyn Keyed, from: u64, to: u64) -> Action {
    if let Some(ends) = rules.ends_of_move(from, to) {
        let [from, to] = ends.map(|cell| cell as u32);
        return Action { from, to };
    }
    let shape = rules.board_shape();
    let boards = [from, to].map(|key| {
        let mut cells = vec![0; shape.cells()];
        rules.board(key, &mut cells);
        cells
    });
    ends_between(shape, [&boards[0], &boards[1]])
}

/// Returns these cells for the boards before and after a move.
pub(super) fn ends_between(shape: Shape, [before, after]: [&[u8]; 2]) -> Action {
    let cells = || 0..shape.cells();
    let filled = cells().filter(|&cell| before[cell] == 0 && after[cell] != 0);
    let emptied = || cells().filter(|&cell| before[cell] != 0 && after[cell] == 0);
    let far = |one: usize, other: usize| {
        let parts = |cell: usize| [cell / shape.columns as usize, cell % shape.columns as usize];
        let ([row, column], [to_row, to_column]) = (parts(one), parts(other));
        row.abs_diff(to_row) + column.abs_diff(to_column)
    };
    let least = |to: usize| emptied().map(|from| far(from, to)).min();
    // Of several farthest cells the first one.
    let to = filled.rev().max_by_key(|&to| least(to));
    let moved = to.and_then(|to| Some((emptied().max_by_key(|&from| far(from, to))?, to)));
    let changed = || cells().find(|&cell| before[cell] != after[cell]);
    let (from, to) = moved.unwrap_or_else(|| {
        let cell = changed().unwrap_or_default();
        (cell, cell)
    });
    Action {
        from: from as u32,
        to: to as u32,
    }
}

/// The states that a root can reach, with a rank each: the index of the key among all keys, ascending.
/// So the ranks do not depend on the root if all moves can be undone. Clones share the list.
#[derive(Clone)]
pub struct Listed {
    list: Arc<List>,
    start: State,
}

struct List {
    rules: Arc<dyn Keyed>,
    /// All keys, ascending.
    keys: Vec<u64>,
    moves: Edges,
    /// The moves backwards, if they are others.
    before: Option<Edges>,
}

impl fmt::Debug for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listed")
            .field("states", &self.list.keys.len())
            .field("start", &self.start)
            .finish_non_exhaustive()
    }
}

impl Listed {
    /// Lists all states that the root can reach, breadth-first. Returns `None` if they are too many.
    ///
    /// # Complexity
    /// Time O(moves + states · log states). The list keeps 4 bytes for each move, or 8 if moves cannot
    /// be undone, and 12 for each state; listing takes 8 bytes more for each move.
    pub fn new(rules: Arc<dyn Keyed>) -> Option<Self> {
        if rules.too_many().is_some() {
            return None;
        }
        let root = rules.root();
        let mut found = vec![root];
        let mut index = Hashed::default();
        index.reserve(1, &found).ok()?;
        index.find_or_insert(&root, 0, &[]);
        // Pairs of numbers in the order of discovery.
        let mut pairs: Vec<(State, State)> = Vec::new();
        let (mut from, mut moves) = (0, Moves::default());
        while from < found.len() {
            moves.clear();
            rules.moves(found[from], &mut moves);
            for &(key, _) in moves.as_slice() {
                let next = found.len() as u32;
                index.reserve(1, &found).ok()?;
                let number = match index.find_or_insert(&key, next, &found) {
                    Some(number) => *number,
                    None if found.len() == MOST_LISTED => return None,
                    None => {
                        found.push(key);
                        next
                    }
                };
                pairs.push((from as State, number));
            }
            from += 1;
        }
        let mut order: Vec<State> = (0..found.len() as State).collect();
        order.sort_unstable_by_key(|&number| found[number as usize]);
        let mut ranks = vec![0; found.len()];
        for (rank, &number) in (0..).zip(&order) {
            ranks[number as usize] = rank;
        }
        let rank = |number: State| ranks[number as usize];
        let pairs = pairs.iter().map(|&(from, to)| (rank(from), rank(to)));
        let count = found.len();
        let before = || Edges::new(count, pairs.clone().map(|(from, to)| (to, from)));
        let list = List {
            keys: order.iter().map(|&number| found[number as usize]).collect(),
            moves: Edges::new(count, pairs.clone()),
            before: (!rules.is_reversible()).then(before),
            rules,
        };
        let start = rank(0);
        let list = Arc::new(list);
        Some(Self { list, start })
    }

    /// Returns the same states with another start; `None` if the root cannot reach it.
    pub fn starting_at(&self, key: u64) -> Option<Self> {
        let start = self.list.keys.binary_search(&key).ok()? as State;
        let list = Arc::clone(&self.list);
        Some(Self { list, start })
    }

    /// Returns the key of a state.
    pub fn key(&self, state: State) -> Option<u64> {
        self.list.keys.get(state as usize).copied()
    }

    fn own_key(&self, state: State) -> u64 {
        self.list.keys[state as usize]
    }

    /// Returns the keys before and after a move.
    fn keys_of_move(&self, state: State, index: usize) -> [u64; 2] {
        let to = self.list.moves.of(state)[index];
        [state, to].map(|state| self.own_key(state))
    }

    fn before(&self) -> &Edges {
        self.list.before.as_ref().unwrap_or(&self.list.moves)
    }
}

impl StateSpace for Listed {
    fn states(&self) -> u64 {
        self.list.keys.len() as u64
    }

    fn branching(&self) -> usize {
        self.list.moves.most()
    }

    fn start(&self) -> State {
        self.start
    }

    fn is_goal(&self, state: State) -> bool {
        self.list.rules.is_goal(self.own_key(state))
    }

    fn refutation(&self) -> Option<Refutation> {
        self.list.rules.refutation()
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        copied(self.list.moves.of(state), out)
    }
}

impl Drawing for Listed {
    fn board_shape(&self) -> Shape {
        self.list.rules.board_shape()
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        cells.fill(0);
        self.list.rules.board(self.own_key(state), cells);
    }

    fn action(&self, state: State, index: usize) -> Action {
        let [from, to] = self.keys_of_move(state, index);
        action_between(self.list.rules.as_ref(), from, to)
    }

    fn move_values(&self, state: State, index: usize) -> MoveValues {
        let [from, to] = self.keys_of_move(state, index);
        self.list.rules.move_values(from, to)
    }

    #[cfg(feature = "orders")]
    fn features(&self) -> &'static [&'static str] {
        self.list.rules.features()
    }

    #[cfg(feature = "orders")]
    fn feature(&self, index: usize, state: State) -> u32 {
        self.list.rules.feature(index, self.own_key(state))
    }
}

impl Predecessors for Listed {
    fn most_predecessors(&self) -> usize {
        self.before().most()
    }

    fn predecessors(&self, state: State, out: &mut [State]) -> usize {
        copied(self.before().of(state), out)
    }

    fn is_reversible(&self) -> bool {
        self.list.before.is_none()
    }
}

/// Writes states to the front of `out`. Returns their number.
pub(super) fn copied(states: &[State], out: &mut [State]) -> usize {
    out[..states.len()].copy_from_slice(states);
    states.len()
}

impl GuidedSpace for Listed {
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
        let to = self.list.moves.of(state);
        to.iter().for_each(|&state| moves.push(state, 1));
    }

    fn estimate(&self, heuristic: u8, state: State) -> u32 {
        self.list.rules.estimate(heuristic, self.own_key(state))
    }
}

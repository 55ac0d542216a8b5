//! The rules of a puzzle on boards of cells, and a board as a state space.

use std::fmt;
use std::sync::Arc;

use super::numbers;
use crate::board::{Action, MoveValues, Shape};
use crate::graph_search::UnitCosts;
#[cfg(feature = "orders")]
use crate::growth::Growth;
use crate::instance::EditError;
use crate::kind::Kind;
use crate::ordered::{Heuristics, Ordered};
use crate::search::Outcome;
use crate::state_space::{Drawing, Orders, Reversible, State, StateSpace, Tables};
use crate::text::Letters;

/// Maximum number of cells of a board.
pub const MOST_CELLS: usize = 63;

/// Maximum number of moves of a path in a search that deepens, unless the rules give a smaller
/// number.
const MOST_MOVES: u32 = 1000;

/// The rules of a puzzle on boards of one shape.
///
/// # Consequences of a wrong implementation
/// The same as for [`StateSpace`] and, if [`REVERSIBLE`](Self::REVERSIBLE) is true, as for
/// [`Reversible`].
pub trait CellRules: Clone + fmt::Debug + Send + Sync + Sized + 'static {
    /// Properties of the puzzle. The number of its largest board must be below 2^63.
    const KIND: &'static Kind;
    /// Letter of each cell code in judges' text. Letters are ASCII. At most 16 if moves do not
    /// change the counts of the codes.
    const LETTERS: Letters;
    /// Number of cell codes.
    const CODES: u64 = Self::LETTERS.0.len() as u64;
    /// The same letters, in the order in which an error names them.
    const NAMED: Letters = Self::LETTERS;
    /// Side of the judges' boards, if all are squares. Blank lines are then not needed between
    /// boards.
    const SIDE: Option<usize> = None;
    /// Whether one move can undo any move. Searches from the goals need this.
    const REVERSIBLE: bool = true;
    /// Whether moves never change how many cells show each code. The space then has only boards
    /// with the counts of the start.
    const KEEPS_COUNTS: bool = false;

    /// Makes the rules for boards of this shape, which [`KIND`](Self::KIND) allows.
    fn new(shape: Shape) -> Self;

    /// Returns the number of moves to try in each state.
    fn moves(&self) -> usize;

    /// Makes the move with this number, which is below [`moves`](Self::moves), on a board. Returns
    /// the cells that it changes. Returns `None` if the move is not possible; the contents of the
    /// board are then undefined.
    fn play(&self, cells: &mut [u8], index: usize) -> Option<Action>;

    /// Returns the values in the message about a move besides its cells, see
    /// [`Drawing::move_values`]. `cells` is the board before the move.
    fn move_values(&self, _cells: &[u8], _index: usize) -> MoveValues {
        MoveValues::default()
    }

    /// Returns whether a board is a goal.
    fn is_goal(&self, cells: &[u8]) -> bool;

    /// Writes the answer in the judges' format.
    fn answer(outcome: Outcome) -> String {
        match outcome {
            Outcome::Found { depth } => depth.to_string(),
            Outcome::TooDeep { limit } => format!("more than {limit} moves"),
            _ => "Impossible".to_owned(),
        }
    }

    // The methods below make a search faster. Each provided method plays moves on boards. An
    // implementation can compute with ranks, but must return the same results.

    /// Does the work of [`StateSpace::successors`].
    fn successors(board: &CellBoard<Self>, state: State, out: &mut [State]) -> usize {
        let before = board.codes(state);
        let mut count = 0;
        for index in 0..board.rules.moves() {
            let mut after = before;
            let after = &mut after[..board.shape.cells()];
            if board.rules.play(after, index).is_some() {
                out[count] = board.rank(after);
                count += 1;
            }
        }
        count
    }

    /// Does the work of [`StateSpace::expand`].
    fn expand(
        board: &CellBoard<Self>,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        buffer: &mut [State],
    ) {
        tables.expand(until, budget, first_move, buffer, |state, out| {
            Self::successors(board, state, out)
        });
    }

    /// Does the work of [`StateSpace::is_goal`].
    fn is_goal_state(board: &CellBoard<Self>, state: State) -> bool {
        let cells = board.codes(state);
        board.rules.is_goal(&cells[..board.shape.cells()])
    }

    /// Returns the searches in other orders than breadth-first. The provided method has no
    /// heuristics.
    fn orders(board: &CellBoard<Self>) -> Arc<dyn Orders> {
        let space = UnitCosts(Arc::new(board.clone()));
        Ordered::shared(space, Heuristics::NONE)
    }

    /// Returns a number of moves that no shortest answer exceeds, for searches that deepen. The
    /// provided number is greater than any depth that such a search can reach in its steps.
    fn most_moves(_board: &CellBoard<Self>) -> u32 {
        MOST_MOVES
    }

    /// Names the numbers of a state by which a map can be coloured, see [`Drawing::features`].
    #[cfg(feature = "orders")]
    const FEATURES: &'static [&'static str] = &[];

    /// Does the work of [`Drawing::feature`].
    #[cfg(feature = "orders")]
    fn feature(_board: &CellBoard<Self>, _index: usize, _state: State) -> u32 {
        0
    }

    /// The sizes of the puzzle in cells, see [`Instance::growth`](crate::Instance::growth).
    #[cfg(feature = "orders")]
    const GROWTH: Option<Growth> = None;

    /// Returns the number of states of all boards of a shape.
    #[cfg(feature = "orders")]
    fn count_of(shape: Shape) -> u64 {
        numbers::count(Self::CODES, shape.cells())
    }

    /// Does the work of [`StateSpace::goals`].
    fn goals(board: &CellBoard<Self>) -> Vec<State> {
        let ranks = (0..board.states()).map_while(|rank| State::try_from(rank).ok());
        let goals = ranks.filter(|&state| Self::is_goal_state(board, state));
        goals.collect()
    }
}

/// A board of a puzzle, which is the start of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellBoard<R> {
    pub(super) shape: Shape,
    /// Number of the start's board.
    pub(super) start: u64,
    rules: R,
}

impl<R: CellRules> CellBoard<R> {
    /// Makes the board whose cells are the digits of `number`, the first cell being the highest
    /// digit. Ignores digits beyond the board.
    ///
    /// # Errors
    /// [`EditError::Size`] for a board size that the puzzle does not allow.
    pub fn new(shape: Shape, number: u64) -> Result<Self, EditError> {
        let Shape { rows, columns } = shape;
        if !R::KIND.sizes.allow(shape) {
            return Err(EditError::Size { rows, columns });
        }
        Ok(Self::laid_out(shape).with(number))
    }

    /// Makes the board with code 0 in each cell, in a shape that the puzzle allows.
    pub(super) fn laid_out(shape: Shape) -> Self {
        Self {
            shape,
            start: 0,
            rules: R::new(shape),
        }
    }

    /// Makes the board with this number, in the same shape.
    pub(super) fn with(&self, number: u64) -> Self {
        Self {
            start: number % numbers::count(R::CODES, self.shape.cells()),
            ..self.clone()
        }
    }

    /// Returns the size of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the rules for boards of this shape.
    pub fn rules(&self) -> &R {
        &self.rules
    }
}

impl<R: CellRules> CellBoard<R> {
    /// Returns the moves that are possible in a state, with their numbers.
    fn possible(&self, state: State) -> impl Iterator<Item = (usize, Action)> + '_ {
        let before = self.codes(state);
        (0..self.rules.moves()).filter_map(move |number| {
            let mut cells = before;
            let action = self.rules.play(&mut cells[..self.shape.cells()], number)?;
            Some((number, action))
        })
    }

    /// Returns the codes of the cells in this state, followed by zeros.
    pub fn codes(&self, state: State) -> [u8; MOST_CELLS] {
        let mut cells = [0; MOST_CELLS];
        numbers::write(
            R::CODES,
            self.number_of(state),
            &mut cells[..self.shape.cells()],
        );
        cells
    }

    /// Returns the rank of a board. If moves do not change the counts of the codes, the board must
    /// have the counts of the start.
    pub fn rank(&self, cells: &[u8]) -> State {
        if R::KEEPS_COUNTS {
            numbers::index(cells) as State
        } else {
            numbers::number(R::CODES, cells) as State
        }
    }

    pub(super) fn rank_of(&self, number: u64) -> State {
        if !R::KEEPS_COUNTS {
            return number as State;
        }
        let mut cells = [0; MOST_CELLS];
        let cells = &mut cells[..self.shape.cells()];
        numbers::write(R::CODES, number, cells);
        self.rank(cells)
    }

    /// Returns the number of the board of this state.
    pub(super) fn number_of(&self, state: State) -> u64 {
        if !R::KEEPS_COUNTS {
            return state.into();
        }
        let (mut counts, mut ways) = (self.counts(), self.count_states());
        let mut rank = u64::from(state);
        let (mut number, mut left) = (0, self.shape.cells() as u64);
        while left > 0 {
            // Find the code of the next cell. `share` is the number of the remaining boards that
            // have `code` in that cell.
            let mut code = 0;
            loop {
                let share = ways.saturating_mul(counts[code]) / left;
                if rank < share || code as u64 + 1 == R::CODES {
                    ways = share;
                    break;
                }
                rank -= share;
                code += 1;
            }
            counts[code] = counts[code].saturating_sub(1);
            left -= 1;
            number = number * R::CODES + code as u64;
        }
        number
    }

    /// Returns the number of states.
    pub(super) fn count_states(&self) -> u64 {
        if R::KEEPS_COUNTS {
            numbers::arrangements(&self.counts())
        } else {
            numbers::count(R::CODES, self.shape.cells())
        }
    }

    /// Returns how many cells of the start show each code.
    fn counts(&self) -> [u64; numbers::MOST_CODES] {
        let mut cells = [0; MOST_CELLS];
        let cells = &mut cells[..self.shape.cells()];
        numbers::write(R::CODES, self.start, cells);
        numbers::counts_of(cells)
    }
}

impl<R: CellRules> StateSpace for CellBoard<R> {
    fn states(&self) -> u64 {
        self.count_states()
    }

    fn branching(&self) -> usize {
        self.rules.moves()
    }

    fn start(&self) -> State {
        self.rank_of(self.start)
    }

    #[inline]
    fn is_goal(&self, state: State) -> bool {
        R::is_goal_state(self, state)
    }

    fn goals(&self) -> Vec<State> {
        R::goals(self)
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        R::successors(self, state, out)
    }

    fn expand(
        &self,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        buffer: &mut [State],
    ) {
        R::expand(self, tables, until, budget, first_move, buffer);
    }
}

// A problem lists predecessors only if its rules are reversible, see `Instance::problem`.
impl<R: CellRules> Reversible for CellBoard<R> {}

impl<R: CellRules> Drawing for CellBoard<R> {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        let codes = self.codes(state);
        cells.copy_from_slice(&codes[..cells.len()]);
    }

    fn action(&self, state: State, index: usize) -> Action {
        let made = self.possible(state).nth(index);
        made.map_or(Action { from: 0, to: 0 }, |(_, action)| action)
    }

    #[cfg(feature = "orders")]
    fn features(&self) -> &'static [&'static str] {
        R::FEATURES
    }

    #[cfg(feature = "orders")]
    fn feature(&self, index: usize, state: State) -> u32 {
        R::feature(self, index, state)
    }

    fn move_values(&self, state: State, index: usize) -> MoveValues {
        let cells = &self.codes(state)[..self.shape.cells()];
        let made = self.possible(state).nth(index);
        made.map_or_else(MoveValues::default, |(number, _)| {
            self.rules.move_values(cells, number)
        })
    }
}

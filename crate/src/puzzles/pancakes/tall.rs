//! Tall stacks: those with more pancakes than a key of 64 bits can hold.
//!
//! A stack gets its rank when a search finds it, so only searches with a heuristic run, as on tiles of
//! 4 x 4.
//!
//! These stacks have a type of their own, for which the searches are compiled once more: that takes
//! 7 kB of the wasm. Wider keys for all puzzles would take more memory in each of their searches, and
//! the numbers of permutations, which fit into 128 bits, more time for each move.

use std::sync::{Arc, OnceLock};

use super::stack::{
    KIND, MOST, NAMES, Pancakes, drawn, ends_of_flip, gaps, stacks, values_of_flip,
};
use crate::backtracking::{Deepening, IDA_STAR};
use crate::board::{Action, MoveValues, Shape};
use crate::certificate::Certificate;
use crate::graph_search::{Heuristic, Moves, Space};
use crate::growth::Growth;
use crate::instance::Instance;
use crate::kind::Kind;
use crate::ordered::{Boards, Heuristics, Numbered, Ordered};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzles::keyed::{self, KeyedRules};
use crate::search::{GoalPolicy, Outcome};
use crate::state_space::{self, SpaceProblem, State};

/// Maximum number of steps of a search that deepens, some seconds of work.
const STEP_LIMIT: u64 = 1 << 26;

/// The ranks of the pancakes, from 0, from the top. Those beyond the count are 0.
type Stack = [u8; MOST];

const HEURISTICS: Heuristics<Stacks> = Heuristics {
    all: &[Heuristic::new("gap", |space, stack: &Stack| {
        gaps(space.count, |place| stack[place].into())
    })],
    names: NAMES,
    bounds: NAMES.len(),
};

/// All orders of a number of pancakes.
#[derive(Clone, Copy, Debug)]
struct Stacks {
    count: usize,
    start: Stack,
}

impl Stacks {
    /// Returns the number of pancakes that a flip turns.
    fn flip_between(&self, from: &Stack, to: &Stack) -> usize {
        let lowest = (0..self.count).rfind(|&place| from[place] != to[place]);
        lowest.map_or(0, |place| place + 1)
    }
}

impl Space for Stacks {
    type State = Stack;

    fn start(&self) -> Stack {
        self.start
    }

    fn is_goal(&self, stack: &Stack) -> bool {
        stack[..self.count].is_sorted()
    }

    fn moves(&self, stack: &Stack, moves: &mut Moves<Stack>) {
        for pancakes in 2..=self.count {
            let mut after = *stack;
            after[..pancakes].reverse();
            moves.push(after, 1);
        }
    }
}

impl Boards for Stacks {
    fn reachable(&self) -> u64 {
        stacks(self.count)
    }

    fn branching(&self) -> usize {
        self.count - 1
    }

    fn board_shape(&self) -> Shape {
        let side = self.count as u32;
        Shape {
            rows: side,
            columns: side,
        }
    }

    fn board(&self, stack: Stack, cells: &mut [u8]) {
        cells.fill(0);
        drawn(self.count, |place| stack[place].into(), cells);
    }

    fn action(&self, from: Stack, to: Stack) -> Action {
        let [from, to] = ends_of_flip(self.count, self.flip_between(&from, &to));
        Action {
            from: from as u32,
            to: to as u32,
        }
    }

    fn move_values(&self, from: Stack, to: Stack) -> MoveValues {
        values_of_flip(self.flip_between(&from, &to))
    }
}

/// A tall stack as an instance.
#[derive(Clone, Debug)]
pub(super) struct TallStack {
    pancakes: Pancakes,
    space: Stacks,
    /// The stacks that searches have found, made on first use.
    numbered: Arc<OnceLock<Numbered<Stacks>>>,
}

impl TallStack {
    pub fn new(pancakes: Pancakes) -> Self {
        let mut start = [0; MOST];
        for (slot, rank) in start.iter_mut().zip(pancakes.ranks()) {
            *slot = rank as u8;
        }
        let count = pancakes.count();
        Self {
            pancakes,
            space: Stacks { count, start },
            numbered: Arc::default(),
        }
    }

    fn numbered(&self) -> &Numbered<Stacks> {
        self.numbered.get_or_init(|| Numbered::new(self.space))
    }

    fn deepening(&self) -> Deepening<Stacks> {
        let most = Pancakes::MOST_MOVES;
        Deepening::new(Arc::new(self.space), most as usize)
            .guided_by(HEURISTICS.all, HEURISTICS.bounds)
            .within_cost(most)
            .within_steps(STEP_LIMIT)
            .drawn_by(
                self.space.board_shape(),
                |space, &stack, cells| space.board(stack, cells),
                |space, &from, &to| Some(space.describe(from, to)),
            )
    }

    /// Returns the stacks of an answer, from the start to the sorted one.
    fn path(&self, certificate: &Certificate) -> Option<Vec<Stack>> {
        match certificate {
            Certificate::StateSpace(
                state_space::Certificate::Path { states, .. }
                | state_space::Certificate::Cheapest { states, .. },
            ) => {
                let stacks = states.iter().map(|&state| self.numbered().state(state));
                stacks.collect()
            }
            Certificate::Backtracking(certificate) => {
                self.deepening().states(certificate.choices())
            }
            _ => None,
        }
    }
}

impl Instance for TallStack {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn algorithm(&self) -> Algorithm {
        Algorithm::Backtracking(IDA_STAR)
    }

    fn goal(&self) -> GoalPolicy {
        GoalPolicy::FirstAnswer
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        match family {
            Family::StateSpace => {
                let numbered = self.numbered();
                let problem = SpaceProblem::one_way(numbered.clone());
                let problem = problem.unlisted(self.space.reachable());
                let orders = || Ordered::numbered(numbered.clone(), HEURISTICS);
                Some(Problem::StateSpace(problem.ordered_by(orders)))
            }
            Family::Backtracking => Some(Problem::Backtracking(Arc::new(self.deepening()))),
            Family::Games | Family::Trees => None,
        }
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        keyed::pack_text(&self.pancakes.text(), bytes);
    }

    fn text(&self) -> Option<String> {
        Some(self.pancakes.text())
    }

    fn answer(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String {
        let path = certificate.and_then(|certificate| self.path(certificate));
        let path = path.unwrap_or_default();
        let flips = path
            .windows(2)
            .map(|pair| self.space.flip_between(&pair[0], &pair[1]));
        self.pancakes.answer_of(outcome, flips)
    }

    fn starting_at(&self, start: State) -> Option<Box<dyn Instance>> {
        let stack = self.numbered().state(start)?;
        let ranks = stack[..self.space.count].iter().map(|&rank| rank.into());
        Some(Box::new(Self::new(self.pancakes.ordered(ranks)?)))
    }

    fn growth(&self) -> Option<Growth> {
        KeyedRules::growth(&self.pancakes)
    }

    fn sized(&self, size: u32) -> Option<(u64, Box<dyn Instance>)> {
        let (states, pancakes) = KeyedRules::sized(&self.pancakes, size)?;
        Some((states, keyed::instance_of(pancakes)))
    }
}

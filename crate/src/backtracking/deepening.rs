//! Depth-limited search, iterative deepening and IDA* in any space: searches that keep nothing but
//! the path.
//!
//! The candidates of the root are the rounds, each with a bound. At every other node, the
//! candidates are the moves except those back to the previous state; if paths must be simple, all
//! moves except those to a state of the path. The value of a move is the cost of the path with the
//! move plus the estimate of the rest. A move whose value is beyond the bound of its round is
//! refused. The bound of the next round is the least value that was refused, so a bound is known
//! only when the round before is over. The walkers of one search share the bounds found so far.

mod descent;
mod replay;

use std::sync::Arc;

use crate::backtracking::brancher::Brancher;
use crate::backtracking::choice::Choice;
use crate::backtracking::choices::Choices;
use crate::backtracking::round::Replay;
use crate::board::{DescribedMove, Shape};
use crate::branching_rule::{Algorithm, LIMITED, Parameter};
use crate::graph_search::{Heuristic, Moves, Space};
use crate::proof::{Flaw, Refutation};
use descent::{Descent, Drawing, Level, MOST_ROUNDS, Rules};
use replay::Limits;

/// A space as a problem of the backtracking family.
///
/// The first [`Choice`] of an answer is the round. Each further choice is one move: `cell` is its
/// number along the path, from 0, and `value` its index among the moves of its state.
///
/// A search without an answer ends with [`Outcome::TooDeep`](crate::Outcome::TooDeep) if there can
/// be paths longer than those it looked at, otherwise with
/// [`Outcome::Impossible`](crate::Outcome::Impossible).
///
/// # Consequences of a wrong implementation of the space
/// More than 254 moves from one state: the last are never made.
///
/// ```
/// use std::sync::Arc;
/// use searchlight_core::backtracking::{DEEPENING, Deepening};
/// use searchlight_core::graph_search::{Moves, Space};
/// use searchlight_core::{BacktrackingSearch, Outcome, Policy, Search};
/// /// From 1 to 20 by adding one or doubling.
/// struct Numbers;
/// impl Space for Numbers {
///     type State = u32;
///     fn start(&self) -> u32 {
///         1
///     }
///     fn is_goal(&self, number: &u32) -> bool {
///         *number == 20
///     }
///     fn moves(&self, number: &u32, moves: &mut Moves<u32>) {
///         moves.push(number + 1, 1);
///         moves.push(number * 2, 1);
///     }
/// }
/// let problem = Arc::new(Deepening::new(Arc::new(Numbers), 40));
/// let mut search = BacktrackingSearch::new(problem.clone(), DEEPENING, Policy::FIRST_ANSWER)?;
/// search.advance(u64::MAX);
/// let states = problem.states(search.path().expect("20 can be reached"));
/// assert_eq!(states, Some(vec![1, 2, 4, 5, 10, 20]));
/// # Ok::<(), searchlight_core::RunError>(())
/// ```
#[derive(Debug)]
pub struct Deepening<P: Space + 'static> {
    space: Arc<P>,
    heuristics: &'static [Heuristic<P>],
    /// Number of heuristics that never overestimate. These are the first ones of the list.
    bounds: usize,
    most_moves: usize,
    most_cost: u32,
    step_limit: Option<u64>,
    is_simple: bool,
    is_offered: bool,
    refutation: Option<Refutation>,
    drawing: Option<Drawing<P>>,
}

impl<P: Space + 'static> Deepening<P> {
    /// Makes the problem of finding a path of at most `most_moves` moves.
    pub fn new(space: Arc<P>, most_moves: usize) -> Self {
        Self {
            space,
            heuristics: &[],
            bounds: 0,
            most_moves,
            most_cost: u32::MAX,
            step_limit: None,
            is_simple: false,
            is_offered: true,
            refutation: None,
            drawing: None,
        }
    }

    /// Declares that no answer costs more than `cost`. No round then has a greater bound.
    pub fn within_cost(self, cost: u32) -> Self {
        let most_cost = cost;
        Self { most_cost, ..self }
    }

    /// Ends searches with [`Outcome::LimitReached`](crate::Outcome::LimitReached) after this number
    /// of steps, for spaces in which many paths lead to one state.
    pub fn within_steps(self, steps: u64) -> Self {
        let step_limit = Some(steps);
        Self { step_limit, ..self }
    }

    /// Leaves out moves to any state of the path, not only moves back to the previous state. A
    /// small space without a goal is then searched to its end, but each move takes time linear in
    /// the path.
    pub fn on_simple_paths(self) -> Self {
        let is_simple = true;
        Self { is_simple, ..self }
    }

    /// Sets whether the problem has any algorithm.
    pub fn offered(self, is_offered: bool) -> Self {
        Self { is_offered, ..self }
    }

    /// Draws the last state of the path on a board of this shape, and describes the move from a state
    /// to another one. By default the board has a cell for each choice, and no move is described.
    pub fn drawn_by(
        self,
        shape: Shape,
        draw: fn(&P, &P::State, &mut [u8]),
        describe: fn(&P, &P::State, &P::State) -> Option<DescribedMove>,
    ) -> Self {
        let drawing = Some(Drawing {
            shape,
            draw,
            describe,
        });
        Self { drawing, ..self }
    }

    /// Sets the puzzle's proof that no goal can be reached.
    pub fn refuted_by(self, refutation: Option<Refutation>) -> Self {
        Self { refutation, ..self }
    }

    /// Sets the heuristics of [`IDA_STAR`](crate::backtracking::IDA_STAR), beginning with the
    /// default. The first `bounds` of them never overestimate. Without a heuristic the problem does
    /// not have that algorithm.
    pub fn guided_by(self, heuristics: &'static [Heuristic<P>], bounds: usize) -> Self {
        Self {
            heuristics,
            bounds,
            ..self
        }
    }

    /// Returns the states along the path of an answer; `None` if a choice is no move.
    pub fn states(&self, answer: &[Choice]) -> Option<Vec<P::State>> {
        let mut path = vec![self.space.start()];
        let mut moves = Moves::default();
        for choice in answer.iter().skip(1) {
            moves.clear();
            self.space.moves(path.last()?, &mut moves);
            let (next, _) = moves.as_slice().get(usize::from(choice.value))?;
            path.push(next.clone());
        }
        Some(path)
    }
}

impl<P> Choices for Deepening<P>
where
    P: Space<State: Send + Sync> + Send + Sync + 'static,
{
    fn board_shape(&self) -> Shape {
        let path = Shape {
            rows: 1,
            columns: self.most_choices() as u32,
        };
        self.drawing.map_or(path, |drawing| drawing.shape)
    }

    fn most_choices(&self) -> usize {
        self.most_moves + 1
    }

    fn most_candidates(&self) -> usize {
        MOST_ROUNDS
    }

    fn brancher_bytes(&self) -> usize {
        let level = size_of::<Level<P::State>>() + 8 * size_of::<(P::State, u32)>();
        level.saturating_mul(self.most_choices())
    }

    fn brancher(&self, algorithm: Algorithm) -> Option<Box<dyn Brancher>> {
        if !self.is_offered {
            return None;
        }
        let (heuristic, first) = match (algorithm.id(), algorithm.parameter()) {
            ("limited", Parameter::Limit(limit)) => (None, limit.into()),
            ("deepening", _) => (None, 0),
            ("idastar", Parameter::Heuristic(index)) => {
                let heuristic = *self.heuristics.get(usize::from(index))?;
                let first = heuristic.estimate(&self.space, &self.space.start());
                (Some(heuristic), first)
            }
            _ => return None,
        };
        let first = first.min(self.most_cost);
        let rules = Rules {
            most_moves: self.most_moves,
            most_cost: self.most_cost,
            is_simple: self.is_simple,
        };
        let space = Arc::clone(&self.space);
        let is_over = algorithm.is_like(LIMITED);
        let root = Descent::at_root(space, heuristic, rules, self.drawing, (first, is_over));
        Some(Box::new(root))
    }

    fn refutation(&self) -> Option<Refutation> {
        self.refutation
    }

    fn step_limit(&self) -> Option<u64> {
        self.step_limit
    }

    fn cost(&self, answer: &[Choice]) -> Option<u32> {
        let mut cost = 0_u32;
        let mut state = self.space.start();
        let mut moves = Moves::default();
        for choice in answer.iter().skip(1) {
            moves.clear();
            self.space.moves(&state, &mut moves);
            let (next, price) = moves.as_slice().get(usize::from(choice.value))?;
            cost = cost.checked_add(*price)?;
            state = next.clone();
        }
        Some(cost)
    }

    fn least_cost(&self, heuristic: u8) -> Option<u32> {
        let bounds = self.heuristics.get(..self.bounds)?;
        let heuristic = bounds.get(usize::from(heuristic))?;
        Some(heuristic.estimate(&self.space, &self.space.start()))
    }

    fn replay(&self, heuristic: Option<u8>, bound: u32, most: u64) -> Option<Replay> {
        let heuristic = match heuristic {
            Some(index) => Some(
                *self
                    .heuristics
                    .get(..self.bounds)?
                    .get(usize::from(index))?,
            ),
            None => None,
        };
        let limits = Limits {
            bound,
            most_moves: self.most_moves,
            is_simple: self.is_simple,
            most,
        };
        replay::replay(self.space.as_ref(), heuristic, limits)
    }

    fn board_after(&self, choices: &[Choice], cells: &mut [u8]) -> bool {
        let states = self.states(choices);
        let last = states.as_deref().and_then(<[P::State]>::last);
        match (self.drawing, last) {
            (Some(drawing), Some(last)) => {
                (drawing.draw)(&self.space, last, cells);
                true
            }
            _ => false,
        }
    }

    fn reasons(&self) -> &'static [&'static str] {
        &["rule", "beyond"]
    }

    fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        let wrong = || Flaw::WrongChoice {
            cell: answer.last().map_or(0, |choice| choice.cell),
        };
        let states = self.states(answer).ok_or_else(wrong)?;
        let is_goal = states.last().is_some_and(|last| self.space.is_goal(last));
        if is_goal && !answer.is_empty() {
            Ok(())
        } else {
            Err(wrong())
        }
    }
}

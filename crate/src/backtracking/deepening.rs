//! Depth-limited search, iterative deepening and IDA* in any space: searches that keep nothing but
//! the path.
//!
//! The candidates of the root are the rounds, each with a bound. At every other node the candidates
//! are the moves, except those back to the previous state. A move beyond the bound of its round is
//! refused. The bound of the next round is the least value that was refused, so a bound is known
//! only when the round before is over. The walkers of one search share the bounds found so far.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::backtracking::algorithm::{Algorithm, Parameter};
use crate::backtracking::brancher::{Brancher, search_step_by_step};
use crate::backtracking::branching::Branching;
use crate::backtracking::choice::{Choice, Reason};
use crate::backtracking::choices::Choices;
use crate::backtracking::frame::{Label, Measures};
use crate::backtracking::stack::Stack;
use crate::board::Shape;
use crate::graph_search::{Heuristic, Moves, Space};
use crate::proof::{Flaw, Refutation};

/// Depth-first search down to a fixed number of moves: one round. Its answer may be long.
pub const LIMITED: Algorithm = limited(20);
/// Depth-limited search with the limits 0, 1, 2 and so on (Slate and Atkin 1977).
pub const DEEPENING: Algorithm = Algorithm::new("deepening");
/// Iterative deepening on cost and estimate together (Korf 1985).
pub const IDA_STAR: Algorithm = ida_star(0);

/// Returns [`LIMITED`] with another number of moves, at most [`Algorithm::MOST_LIMIT`].
pub const fn limited(moves: u8) -> Algorithm {
    Algorithm::new("limited").with(Parameter::Limit(moves))
}

/// Returns [`IDA_STAR`] with the heuristic of this index.
pub const fn ida_star(heuristic: u8) -> Algorithm {
    Algorithm::new("idastar").with(Parameter::Heuristic(heuristic))
}

impl Algorithm {
    /// Returns whether the rule is depth-limited search, iterative deepening or IDA*.
    pub(crate) fn deepens(self) -> bool {
        let rules = [LIMITED, DEEPENING, IDA_STAR];
        rules.into_iter().any(|rule| self.is_like(rule))
    }
}

/// The move would pass the bound of the round.
const BEYOND: Reason = 1;

/// Maximum number of rounds of a search, and of moves from a state.
const MOST_ROUNDS: usize = 254;

/// A space as a problem of the backtracking family.
///
/// The first [`Choice`] of an answer is the round. Each further choice is one move: `cell` is its
/// number along the path, from 0, and `value` its index among the moves of its state.
///
/// A search without an answer ends with [`Outcome::TooDeep`](crate::Outcome::TooDeep) if a longer path
/// than it looked at may exist, otherwise with [`Outcome::Impossible`](crate::Outcome::Impossible).
///
/// # Consequences of a wrong implementation of the space
/// More than 254 moves from one state: the last are never made.
///
/// ```
/// use std::sync::Arc;
///
/// use searchlight_core::backtracking::{DEEPENING, Deepening};
/// use searchlight_core::graph_search::{Moves, Space};
/// use searchlight_core::{BacktrackingSearch, Outcome, Policy, Search};
///
/// /// From 1 to 20 by adding one or doubling.
/// struct Numbers;
///
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
///
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
    /// Number of heuristics, from the first, that never overestimate.
    bounds: usize,
    most_moves: usize,
    refutation: Option<Refutation>,
    drawing: Option<Drawing<P>>,
}

/// How states are drawn: the size of the board, and the function that writes the code of each cell.
struct Drawing<P: Space> {
    shape: Shape,
    draw: fn(&P, &P::State, &mut [u8]),
}

impl<P: Space> Clone for Drawing<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Space> Copy for Drawing<P> {}

impl<P: Space> fmt::Debug for Drawing<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Drawing").field(&self.shape).finish()
    }
}

impl<P: Space + 'static> Deepening<P> {
    /// Makes the problem of finding a path of at most `most_moves` moves.
    pub fn new(space: Arc<P>, most_moves: usize) -> Self {
        Self {
            space,
            heuristics: &[],
            bounds: 0,
            most_moves,
            refutation: None,
            drawing: None,
        }
    }

    /// Draws the last state of the path on a board of this shape. Without it, the board has a cell
    /// for each choice.
    pub fn drawn_by(self, shape: Shape, draw: fn(&P, &P::State, &mut [u8])) -> Self {
        let drawing = Some(Drawing { shape, draw });
        Self { drawing, ..self }
    }

    /// Sets the puzzle's proof that no goal can be reached.
    pub fn refuted_by(self, refutation: Option<Refutation>) -> Self {
        Self { refutation, ..self }
    }

    /// Sets the heuristics of [`IDA_STAR`], the default first; the first `bounds` of them never
    /// overestimate. Without a heuristic the problem does not have that algorithm.
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
        let start = self.space.start();
        let (heuristic, first) = match (algorithm.id(), algorithm.parameter()) {
            ("limited", Parameter::Limit(limit)) => (None, limit.into()),
            ("deepening", _) => (None, 0),
            ("idastar", Parameter::Heuristic(index)) => {
                let heuristic = *self.heuristics.get(usize::from(index))?;
                (Some(heuristic), heuristic.estimate(&self.space, &start))
            }
            _ => return None,
        };
        let rounds = Rounds {
            bounds: vec![first],
            is_over: algorithm.is_like(LIMITED),
        };
        let root = Descent {
            space: Arc::clone(&self.space),
            heuristic,
            most_moves: self.most_moves,
            rounds: Arc::new(Mutex::new(rounds)),
            levels: Vec::new(),
            depth: 0,
            bound: 0,
            round: 0,
            beyond: None,
            is_cut: false,
            is_answered: false,
            drawing: self.drawing,
        };
        Some(Box::new(root))
    }

    fn refutation(&self) -> Option<Refutation> {
        self.refutation
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

/// The rounds of one search, as far as they are known.
#[derive(Debug)]
struct Rounds {
    /// The bound of each round.
    bounds: Vec<u32>,
    /// Whether no further round follows.
    is_over: bool,
}

/// A path in a space, with the moves at each of its states.
struct Descent<P: Space> {
    space: Arc<P>,
    /// The heuristic of IDA*; `None` if each move counts 1 and estimates are 0.
    heuristic: Option<Heuristic<P>>,
    most_moves: usize,
    rounds: Arc<Mutex<Rounds>>,
    /// The states of the path; only the first `depth` levels are in use.
    levels: Vec<Level<P::State>>,
    depth: usize,
    bound: u32,
    round: u8,
    /// The least value beyond the bound that this walker has seen in this round. Only a walker that
    /// has searched the whole round knows the least value of the round; the walker at the last
    /// known step has.
    beyond: Option<u32>,
    /// Whether the round refused a move because a path may have no more moves.
    is_cut: bool,
    is_answered: bool,
    drawing: Option<Drawing<P>>,
}

#[derive(Debug)]
struct Level<S> {
    state: S,
    /// `g` is the cost of the path, `h` the estimated cost of the rest.
    g: u32,
    h: u32,
    /// The moves, without those back to the previous state.
    moves: Moves<S>,
}

impl<P: Space> Descent<P> {
    fn rounds(&self) -> MutexGuard<'_, Rounds> {
        self.rounds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the cost of the path and the estimate after a move.
    #[inline(always)]
    fn after(&self, level: &Level<P::State>, index: u8) -> (u32, u32) {
        let (to, cost) = &level.moves.as_slice()[usize::from(index)];
        match &self.heuristic {
            Some(heuristic) => (
                level.g.saturating_add(*cost),
                heuristic.after(&self.space, &level.state, level.h, to),
            ),
            None => (level.g + 1, 0),
        }
    }

    /// Goes to a state below the present one.
    #[inline(always)]
    fn descend(&mut self, state: P::State, g: u32, h: u32) {
        if let Some(level) = self.levels.get_mut(self.depth) {
            level.state = state;
            level.g = g;
            level.h = h;
        } else {
            self.levels.push(Level {
                state,
                g,
                h,
                moves: Moves::default(),
            });
        }
        self.depth += 1;
    }

    #[cold]
    fn begin_round(&mut self, round: u8) {
        let bound = self.rounds().bounds.get(usize::from(round)).copied();
        self.bound = bound.unwrap_or(0);
        self.round = round;
        self.beyond = None;
        self.is_cut = false;
        self.is_answered = false;
        let start = self.space.start();
        let h = match &self.heuristic {
            Some(heuristic) => heuristic.estimate(&self.space, &start),
            None => 0,
        };
        self.descend(start, 0, h);
    }

    /// Decides at the end of a round whether another round follows. The walker that is first to
    /// reach the end has searched the whole round.
    #[cold]
    fn end_round(&mut self, ended: usize) {
        let mut rounds = self.rounds();
        if rounds.is_over || rounds.bounds.len() > ended {
            return;
        }
        match self.beyond {
            Some(bound) if !self.is_answered && ended < MOST_ROUNDS => rounds.bounds.push(bound),
            _ => rounds.is_over = true,
        }
    }
}

impl<P> Brancher for Descent<P>
where
    P: Space<State: Send + Sync> + Send + Sync + 'static,
{
    fn root(&self) -> Box<dyn Brancher> {
        Box::new(Self {
            space: Arc::clone(&self.space),
            heuristic: self.heuristic,
            rounds: Arc::clone(&self.rounds),
            levels: Vec::new(),
            depth: 0,
            beyond: None,
            ..*self
        })
    }

    #[inline(always)]
    fn branch(&mut self) -> Branching {
        let Some(last) = self.depth.checked_sub(1) else {
            return Branching::Candidates(1);
        };
        let (above, levels) = self.levels[..self.depth].split_at_mut(last);
        let level = &mut levels[0];
        if self.space.is_goal(&level.state) {
            self.is_answered = true;
            return Branching::Complete;
        }
        level.moves.clear();
        self.space.moves(&level.state, &mut level.moves);
        if let Some(before) = above.last() {
            level.moves.remove(&before.state);
        }
        let count = level.moves.as_slice().len();
        Branching::Candidates(count.min(MOST_ROUNDS) as u8)
    }

    fn root_candidates(&self, tried: u8, _count: u8) -> u8 {
        tried + u8::from(self.rounds().bounds.len() > usize::from(tried))
    }

    fn candidate(&self, index: u8) -> Choice {
        let Some(last) = self.depth.checked_sub(1) else {
            return Choice {
                cell: 0,
                value: index,
            };
        };
        let (to, cost) = &self.levels[last].moves.as_slice()[usize::from(index)];
        let mut moves = Moves::default();
        self.space.moves(&self.levels[last].state, &mut moves);
        // The candidates lack the moves back to the previous state, so an index among the
        // candidates is not an index among all moves: count the equal moves before this one.
        let kept = self.levels[last].moves.as_slice()[..usize::from(index)].iter();
        let before = kept.filter(|(state, price)| state == to && price == cost);
        let mut equal = (0..).zip(moves.as_slice());
        let found = equal
            .by_ref()
            .filter(|(_, (state, price))| state == to && price == cost)
            .nth(before.count());
        Choice {
            cell: last as u32,
            value: found.map_or(0, |(value, _)| value),
        }
    }

    #[inline(always)]
    fn place(&mut self, index: u8) -> Result<(), Reason> {
        let Some(last) = self.depth.checked_sub(1) else {
            self.begin_round(index);
            return Ok(());
        };
        let level = &self.levels[last];
        let (g, h) = self.after(level, index);
        let f = g.saturating_add(h);
        if f > self.bound || last == self.most_moves {
            if f > self.bound {
                self.beyond = Some(self.beyond.map_or(f, |least| least.min(f)));
            } else {
                self.is_cut = true;
            }
            return Err(BEYOND);
        }
        let (to, _) = &level.moves.as_slice()[usize::from(index)];
        self.descend(to.clone(), g, h);
        Ok(())
    }

    #[inline(always)]
    fn retract(&mut self) {
        self.depth -= 1;
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        if self.depth == 0 {
            return;
        }
        choices.push(Choice {
            cell: 0,
            value: self.round,
        });
        let mut moves = Moves::default();
        for (cell, pair) in (0..).zip(self.levels[..self.depth].windows(2)) {
            moves.clear();
            self.space.moves(&pair[0].state, &mut moves);
            let cost = |cost: u32| match self.heuristic {
                Some(_) => cost,
                None => 1,
            };
            let mut values = (0..).zip(moves.as_slice());
            let made = values.find(|(_, (to, price))| {
                *to == pair[1].state && pair[0].g.saturating_add(cost(*price)) == pair[1].g
            });
            choices.push(Choice {
                cell,
                value: made.map_or(0, |(value, _)| value),
            });
        }
    }

    /// Returns the bound of a round, or the value of a move that is compared with the bound.
    fn score(&self, index: u8) -> Option<u32> {
        let Some(last) = self.depth.checked_sub(1) else {
            return self.rounds().bounds.get(usize::from(index)).copied();
        };
        let (g, h) = self.after(&self.levels[last], index);
        Some(g.saturating_add(h))
    }

    fn measures(&self) -> Option<Measures> {
        let level = &self.levels[self.depth.checked_sub(1)?];
        let rounds = self.rounds();
        let before = usize::from(self.round).checked_sub(1);
        Some(Measures {
            cost: level.g,
            estimate: level.h,
            bound: self.bound,
            bound_before: before.and_then(|round| rounds.bounds.get(round).copied()),
            round: self.round.into(),
        })
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        labels.fill(Label::None as u8);
        let Some(drawing) = &self.drawing else {
            let mut choices = Vec::new();
            self.path(&mut choices);
            cells.fill(0);
            for Choice { cell, value } in choices {
                cells[cell as usize] = value + 1;
            }
            return;
        };
        match self.depth.checked_sub(1) {
            Some(last) => (drawing.draw)(&self.space, &self.levels[last].state, cells),
            None => (drawing.draw)(&self.space, &self.space.start(), cells),
        }
    }

    /// Returns the bound of a depth-limited search, or the greatest number of moves of a path.
    fn limit(&self) -> Option<u32> {
        match self.beyond {
            Some(_) => Some(self.bound),
            None => self.is_cut.then_some(self.most_moves as u32),
        }
    }

    fn weight(&self) -> u64 {
        2
    }

    fn search(&mut self, stack: &mut Stack, until: u64) {
        loop {
            search_step_by_step(self, stack, until);
            let tried = stack.tried[0];
            if stack.depth > 0 || tried < stack.candidates[0] {
                return;
            }
            self.end_round(tried.into());
            stack.candidates[0] = self.root_candidates(tried, stack.candidates[0]);
            if stack.candidates[0] == tried || stack.totals.steps >= until {
                return;
            }
        }
    }
}

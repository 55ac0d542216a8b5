//! The path of a search that deepens, as the brancher of a backtracking search.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::backtracking::brancher::{Brancher, search_step_by_step};
use crate::backtracking::branching::Branching;
use crate::backtracking::choice::{Choice, Reason};
use crate::backtracking::frame::{Label, Measures};
use crate::backtracking::round::Round;
use crate::backtracking::stack::{Stack, Totals};
use crate::board::{DescribedMove, Shape};
use crate::graph_search::{Heuristic, Moves, Space};
use crate::question::QuestionKind;

/// The move would exceed the bound of the round.
const BEYOND: Reason = 1;

/// Maximum number of rounds of a search, and of moves from a state.
pub(super) const MOST_ROUNDS: usize = 254;

/// How states are drawn: the size of the board, the function that writes the code of each cell, and
/// the function that describes the move from a state to another one.
pub(super) struct Drawing<P: Space> {
    pub shape: Shape,
    pub draw: fn(&P, &P::State, &mut [u8]),
    pub describe: fn(&P, &P::State, &P::State) -> Option<DescribedMove>,
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

/// Rules about which paths a search looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    pub most_moves: usize,
    pub most_cost: u32,
    /// Whether a path must not contain a state twice.
    pub is_simple: bool,
}

/// The rounds of one search, as far as they are known. All walkers of the search share them.
#[derive(Debug)]
struct Rounds {
    /// The bound of each round.
    bounds: Vec<u32>,
    /// Number of moves tried up to the end of each round that has ended. The start of a round
    /// counts as one move.
    tried: Vec<u64>,
    /// Whether a round that has ended refused a move because the path had the maximum number of
    /// moves.
    is_cut: bool,
    /// Whether no further round follows.
    is_over: bool,
}

/// A path in a space, with the moves at each of its states.
pub(super) struct Descent<P: Space + 'static> {
    space: Arc<P>,
    /// The heuristic of IDA*; `None` if each move counts 1 and estimates are 0.
    heuristic: Option<Heuristic<P>>,
    most_moves: usize,
    most_cost: u32,
    is_simple: bool,
    rounds: Arc<Mutex<Rounds>>,
    /// The states of the path; only the first `depth` levels are in use.
    levels: Vec<Level<P::State>>,
    depth: usize,
    bound: u32,
    round: u8,
    /// The least value beyond the bound that this walker has seen in this round. It is the least
    /// value of the whole round only if this walker has searched the whole round, as the walker at
    /// the last known step has.
    beyond: Option<u32>,
    /// Whether the round refused a move because the path had the maximum number of moves.
    is_cut: bool,
    is_answered: bool,
    drawing: Option<Drawing<P>>,
}

#[derive(Debug)]
pub(super) struct Level<S> {
    state: S,
    /// `g` is the cost of the path, `h` the estimated cost of the rest.
    g: u32,
    h: u32,
    /// The moves, without those back to the previous state.
    moves: Moves<S>,
}

impl<P: Space> Descent<P> {
    /// Makes the brancher of a search whose first round has this bound. If the second part of
    /// `first` is true, no other round follows.
    pub fn at_root(
        space: Arc<P>,
        heuristic: Option<Heuristic<P>>,
        rules: Rules,
        drawing: Option<Drawing<P>>,
        (first, is_over): (u32, bool),
    ) -> Self {
        let rounds = Rounds {
            bounds: vec![first],
            tried: Vec::new(),
            is_cut: false,
            is_over,
        };
        Self {
            space,
            heuristic,
            most_moves: rules.most_moves,
            most_cost: rules.most_cost,
            is_simple: rules.is_simple,
            rounds: Arc::new(Mutex::new(rounds)),
            levels: Vec::new(),
            depth: 0,
            bound: 0,
            round: 0,
            beyond: None,
            is_cut: false,
            is_answered: false,
            drawing,
        }
    }

    fn known(&self) -> MutexGuard<'_, Rounds> {
        self.rounds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the cost of the path and the estimate after the move of this index from `level`.
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

    /// Appends `state` to the path, with the cost `g` of the path and the estimate `h` of the rest.
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
        let bound = self.known().bounds.get(usize::from(round)).copied();
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
    fn end_round(&mut self, ended: usize, totals: &Totals) {
        let mut rounds = self.known();
        if rounds.tried.len() < ended {
            rounds.tried.push(totals.steps - totals.retreats);
            rounds.is_cut |= self.is_cut;
        }
        if rounds.is_over || rounds.bounds.len() > ended {
            return;
        }
        match self.beyond {
            Some(bound) if !self.is_answered && ended < MOST_ROUNDS && bound <= self.most_cost => {
                rounds.bounds.push(bound);
            }
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
        if self.is_simple {
            let own = &level.state;
            let before = || above.iter().rev().map(|level| &level.state);
            level
                .moves
                .retain(|to| to != own && before().all(|state| to != state));
        } else if let Some(before) = above.last() {
            level.moves.retain(|to| before.state != *to);
        }
        let count = level.moves.as_slice().len();
        Branching::Candidates(count.min(MOST_ROUNDS) as u8)
    }

    fn root_candidates(&self, tried: u8, _count: u8) -> u8 {
        tried + u8::from(self.known().bounds.len() > usize::from(tried))
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
        // A level leaves out moves back to the previous state, so the index of a candidate is not
        // its index among all moves of the state. Count the equal moves before this one.
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

    /// For a candidate of the root, returns the bound of the round. For a move, returns its value,
    /// which is compared with the bound.
    fn score(&self, index: u8) -> Option<u32> {
        let Some(last) = self.depth.checked_sub(1) else {
            return self.known().bounds.get(usize::from(index)).copied();
        };
        let (g, h) = self.after(&self.levels[last], index);
        Some(g.saturating_add(h))
    }

    fn measures(&self) -> Option<Measures> {
        let level = &self.levels[self.depth.checked_sub(1)?];
        let rounds = self.known();
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

    fn describe(&self, index: Option<u8>) -> Option<DescribedMove> {
        let last = self.depth.checked_sub(1)?;
        let [from, to] = match index {
            Some(index) => {
                let moves = self.levels[last].moves.as_slice();
                [&self.levels[last].state, &moves.get(usize::from(index))?.0]
            }
            None => [last.checked_sub(1)?, last].map(|depth| &self.levels[depth].state),
        };
        (self.drawing?.describe)(&self.space, from, to)
    }

    fn questions(&self) -> &'static [QuestionKind] {
        &[QuestionKind::Dead, QuestionKind::Bound]
    }

    /// Counts moves: the first choice only chooses the round.
    fn answer_length(&self, depth: usize) -> u32 {
        depth.saturating_sub(1) as u32
    }

    /// Returns the bound of the last round, if a move exceeded it, or the maximum number of moves
    /// of a path, if that is less and ended a path. A cost bound is a limit on moves, too: where
    /// the search can go beyond it, every move costs at least 1.
    fn limit(&self) -> Option<u32> {
        let most_moves = self.is_cut.then_some(self.most_moves as u32);
        let bound = self.beyond.map(|_| self.bound);
        most_moves.into_iter().chain(bound).min()
    }

    fn rounds(&self) -> Vec<Round> {
        let rounds = self.known();
        if rounds.is_cut {
            return Vec::new();
        }
        let mut before = 0;
        let ended = rounds.bounds.iter().zip(&rounds.tried);
        let counted = ended.map(|(&bound, &tried)| {
            let own = tried - before - 1;
            before = tried;
            Round { bound, tried: own }
        });
        counted.collect()
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
            self.end_round(tried.into(), &stack.totals);
            stack.candidates[0] = self.root_candidates(tried, stack.candidates[0]);
            if stack.candidates[0] == tried || stack.totals.steps >= until {
                return;
            }
        }
    }
}

//! Breadth-first search from one side or from two: its tables, and which side works next.
//!
//! Only one side works at a time. So finding a step has two parts: first the side that works at the
//! step, then the move in that side's own [`SeekableBfs`]. The search stores the points at which a
//! side begins a level. If the sides alternate state by state, the number of expanded states
//! determines which side works and how many states each side has expanded.

use std::sync::Arc;

use crate::search::{Outcome, Policy, RunError};
use crate::state_space::frame::Prefix;
use crate::state_space::moves::Moves;
use crate::state_space::problem::SpaceProblem;
use crate::state_space::seekable_bfs::{SeekableBfs, StepInfo};
use crate::state_space::side::Side;
use crate::state_space::space::{Predecessors, StateSpace};

/// Maximum number of moves generated between two checks of the goal policy.
const BATCH: u32 = 1 << 12;

/// The rule by which two sides share the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Schedule {
    /// The side with the smaller frontier expands a whole level.
    Levels,
    /// The sides expand one state each in turn, and stop at the first meeting point.
    States,
}

/// A breadth-first search that can show each computed step again. [`bfs`](crate::bfs),
/// [`bidirectional`](crate::bidirectional) and [`alternating`](crate::alternating) prepare it.
#[derive(Debug)]
pub struct BreadthFirst {
    pub(super) problem: SpaceProblem,
    /// The forward side, and in a two-sided search the backward side.
    pub(super) sides: Vec<SeekableBfs>,
    /// Rule that shares the work between two sides; `None` for one side.
    pub(super) schedule: Option<Schedule>,
    /// The points at which a side began to expand a level, ascending by step.
    pub(super) level_starts: Vec<LevelStart>,
    pub(super) answers: Vec<Discovery>,
    pub(super) answer_step: Option<u64>,
    pub(super) policy: Policy,
    pub(super) known: u64,
    /// Number of states that the known steps have expanded, both sides together. States that the
    /// last batch has expanded after the step that ended the search do not count.
    pub(super) items: u32,
    pub(super) outcome: Option<Outcome>,
    pub(super) cursor: Cursor,
}

/// The point at which a side begins to expand a level. Its step follows from `heads`.
#[derive(Clone, Copy, Debug)]
pub(super) struct LevelStart {
    pub side: Side,
    pub heads: Heads,
}

/// The number of states that each side has expanded.
pub(super) type Heads = [u32; 2];

/// A discovered state: the side that discovered it, and its ordinal there. An answer is the
/// discovery of a goal; with two sides, of a state that both sides have discovered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Discovery {
    pub side: Side,
    pub ordinal: u32,
}

/// The step that is shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cursor {
    pub step: u64,
    /// The side that works at the step, and the state of that side after the step.
    pub side: Side,
    pub info: StepInfo,
    /// The number of expanded and discovered states of each side.
    pub prefixes: [Prefix; 2],
}

impl BreadthFirst {
    pub(super) fn one_sided(problem: &SpaceProblem, policy: Policy) -> Result<Self, RunError> {
        let moves = Moves::Forward(Arc::clone(problem.space()));
        let side = SeekableBfs::new(moves, &[problem.space().start()])?;
        Ok(Self::begun(problem, vec![side], None, policy))
    }

    pub(super) fn two_sided(
        problem: &SpaceProblem,
        predecessors: Arc<dyn Predecessors>,
        schedule: Schedule,
        policy: Policy,
    ) -> Result<Self, RunError> {
        let forward = Moves::Forward(Arc::clone(problem.space()));
        // Make the forward side first, because `new` refuses spaces that are too large. Listing the
        // goals of such a space would take too long.
        let forward = SeekableBfs::new(forward, &[problem.space().start()])?;
        let goals = predecessors.goals();
        let backward = SeekableBfs::new(Moves::Backward(predecessors), &goals)?;
        let sides = vec![forward, backward];
        Ok(Self::begun(problem, sides, Some(schedule), policy))
    }

    fn begun(
        problem: &SpaceProblem,
        sides: Vec<SeekableBfs>,
        schedule: Option<Schedule>,
        policy: Policy,
    ) -> Self {
        let mut search = Self {
            problem: problem.clone(),
            sides,
            schedule,
            level_starts: Vec::new(),
            answers: Vec::new(),
            answer_step: None,
            policy,
            known: 0,
            items: 0,
            outcome: None,
            cursor: Cursor::default(),
        };
        search.begin();
        search
    }

    /// Begins the search of another problem in the same tables. Returns false and changes nothing
    /// if the tables do not fit the problem.
    pub fn restart(&mut self, problem: &SpaceProblem, policy: Policy) -> bool {
        let mut moves = vec![Moves::Forward(Arc::clone(problem.space()))];
        if self.is_two_sided() {
            let Some(predecessors) = problem.predecessors() else {
                return false;
            };
            moves.push(Moves::Backward(Arc::clone(predecessors)));
        }
        let mut sides = self.sides.iter().zip(&moves);
        let fits = sides.all(|(side, moves)| side.fits(moves));
        if fits {
            for (side, moves) in self.sides.iter_mut().zip(moves) {
                let sources = match &moves {
                    Moves::Forward(space) => vec![space.start()],
                    Moves::Backward(space) => space.goals(),
                };
                side.restart(moves, &sources);
            }
            self.problem = problem.clone();
            self.policy = policy;
            self.begin();
        }
        fits
    }

    fn begin(&mut self) {
        self.level_starts.clear();
        self.answers.clear();
        self.answer_step = None;
        self.known = 0;
        self.outcome = None;
        self.note_answers(Side::Forward, 0);
        self.settle();
        self.work_until(0);
        self.show(0);
    }

    /// Computes steps until `target` steps are known or the search has ended. States without moves
    /// have no step of their own. Those after the last step are expanded at once, so that the
    /// picture of a known step never changes.
    pub(super) fn work_until(&mut self, target: u64) {
        let most = self.policy.step_limit.unwrap_or(u64::MAX);
        let target = target.min(most);
        while self.outcome.is_none() {
            let side = self.upcoming_side();
            let searched = &mut self.sides[side as usize];
            let expanded = searched.bare().expanded();
            let mut end = match self.schedule {
                None | Some(Schedule::Levels) => searched.level_end(),
                Some(Schedule::States) => expanded + 1,
            };
            let mut batch = (target.saturating_sub(self.known)).min(BATCH.into()) as u32;
            if batch == 0 {
                end = searched.dead_ends_until(end);
                batch = 1;
            }
            if end == expanded {
                self.outcome = (self.known == most).then_some(Outcome::LimitReached);
                return;
            }
            self.note_level(side);
            let first = self.sides[side as usize].extend(end, batch);
            self.note_answers(side, first);
            self.settle();
        }
    }

    pub(super) fn space(&self) -> &dyn StateSpace {
        self.problem.space().as_ref()
    }

    pub(super) fn is_two_sided(&self) -> bool {
        self.schedule.is_some()
    }

    /// Returns how many states each side has expanded. A slice can compute beyond the step at which
    /// the run ends; the states expanded there count, too.
    pub(super) fn heads(&self) -> Heads {
        let mut heads = [0; 2];
        for (head, side) in heads.iter_mut().zip(&self.sides) {
            *head = side.bare().expanded();
        }
        heads
    }

    /// Returns the number of moves generated so far. A slice can compute beyond the step at which
    /// the run ends; the moves generated there count, too.
    pub(super) fn generated(&self) -> u64 {
        let moves = self.sides.iter().map(|side| side.bare().generated());
        moves.map(u64::from).sum()
    }

    /// Returns the side that must finish its level before the other side may work, if any.
    pub(super) fn working(&self) -> Option<Side> {
        let side = self.level_starts.last()?.side;
        let by_levels = self.schedule != Some(Schedule::States);
        (by_levels && !self.sides[side as usize].is_between_levels()).then_some(side)
    }

    /// Chooses the side that works next.
    fn upcoming_side(&self) -> Side {
        self.working().unwrap_or_else(|| match self.schedule {
            None => Side::Forward,
            Some(Schedule::Levels) => {
                let [forward, backward] =
                    Side::BOTH.map(|side| self.sides[side as usize].frontier());
                if backward < forward {
                    Side::Backward
                } else {
                    Side::Forward
                }
            }
            Some(Schedule::States) => Side::in_turn(self.heads().iter().sum()),
        })
    }

    /// Stores the point at which a side begins a level. If the sides alternate, two levels can
    /// begin at the same step, with only states without moves between. One entry then stands for
    /// both.
    fn note_level(&mut self, side: Side) {
        if !self.sides[side as usize].is_between_levels() {
            return;
        }
        let last = self.level_starts.last();
        if last.is_none_or(|level| self.moves_before(level.heads) < self.generated()) {
            let heads = self.heads();
            self.level_starts.push(LevelStart { side, heads });
        }
    }

    /// Returns the ordinal of an answer on a side; `None` if that side has not discovered its
    /// state.
    #[inline(never)]
    pub(super) fn ordinal_on(&self, side: Side, answer: Discovery) -> Option<u32> {
        if side == answer.side {
            return Some(answer.ordinal);
        }
        let order = self.sides[answer.side as usize].bare().order();
        let state = order[answer.ordinal as usize];
        self.sides[side as usize].bare().ordinal(state)
    }

    /// Iterates over the sides that have discovered the state of an answer. Each comes with the
    /// state's ordinal on that side.
    pub(super) fn known_to(&self, answer: Discovery) -> impl Iterator<Item = (&SeekableBfs, u32)> {
        let sides = Side::BOTH.into_iter().zip(&self.sides);
        sides.filter_map(move |(side, searched)| Some((searched, self.ordinal_on(side, answer)?)))
    }
}

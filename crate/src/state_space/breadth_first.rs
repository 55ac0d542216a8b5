//! Breadth-first search from one side or from two: its tables, and which side works next.
//!
//! Only one side works at a time. So finding a step has two parts: first the side that works at the
//! step, then the move in that side's own [`SeekableBfs`]. The search stores where a side begins a
//! level. If the sides alternate state by state, the number of expanded states determines which
//! side works and how many states each side has expanded.

use std::sync::Arc;

use crate::search::{Outcome, Policy, RunError};
use crate::state_space::frame::Prefix;
use crate::state_space::moves::Moves;
use crate::state_space::problem::SpaceProblem;
use crate::state_space::seekable_bfs::{SeekableBfs, StepInfo};
use crate::state_space::space::{Predecessors, StateSpace};

/// Index of the side that begins at the start; a second side, if any, begins at the goals.
pub(super) const FORWARD: usize = 0;

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
    pub(super) answers: Vec<Answer>,
    /// Step of the first answer.
    pub(super) answer_step: Option<u64>,
    pub(super) policy: Policy,
    pub(super) known: u64,
    /// Number of states that the known steps have expanded, both sides together. The last batch may
    /// have expanded more states after the step that ended the search; these do not count.
    pub(super) items: u32,
    pub(super) outcome: Option<Outcome>,
    pub(super) cursor: Cursor,
}

/// The point at which a side begins to expand a level; its step follows from `heads`.
#[derive(Clone, Copy, Debug)]
pub(super) struct LevelStart {
    pub side: usize,
    pub heads: Heads,
}

/// The number of states that each side has expanded.
pub(super) type Heads = [u32; 2];

/// A goal, or a state that both sides know, given by its position on the side that discovered it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub side: usize,
    pub position: u32,
}

/// The step that is shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cursor {
    pub step: u64,
    /// The side that works at the step, and the state of that side after the step.
    pub side: usize,
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
        let goals = predecessors.goals();
        let forward = Moves::Forward(Arc::clone(problem.space()));
        let sides = vec![
            SeekableBfs::new(forward, &[problem.space().start()])?,
            SeekableBfs::new(Moves::Backward(predecessors), &goals)?,
        ];
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
        let forward = Moves::Forward(Arc::clone(problem.space()));
        let mut begun = vec![(forward, vec![problem.space().start()])];
        if self.is_two_sided() {
            let Some(predecessors) = problem.predecessors() else {
                return false;
            };
            let backward = Moves::Backward(Arc::clone(predecessors));
            begun.push((backward, predecessors.goals()));
        }
        let mut sides = self.sides.iter().zip(&begun);
        let fits = sides.all(|(side, (moves, _))| side.fits(moves));
        if fits {
            for (side, (moves, sources)) in self.sides.iter_mut().zip(begun) {
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
        self.note_answers(FORWARD, 0);
        self.settle();
        self.work_until(0);
        self.show(0);
    }

    /// Computes steps until `target` steps are known or the search has ended. States without moves
    /// have no step of their own; those after the last step are expanded at once, so that what a
    /// known step shows never changes.
    pub(super) fn work_until(&mut self, target: u64) {
        let most = self.policy.step_limit.unwrap_or(u64::MAX);
        let target = target.min(most);
        while self.outcome.is_none() {
            let side = self.upcoming_side();
            let searched = &mut self.sides[side];
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
            let first = self.sides[side].extend(end, batch);
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

    /// Returns how many states each side has expanded, including states after the last known step.
    pub(super) fn heads(&self) -> Heads {
        let mut heads = [0; 2];
        for (head, side) in heads.iter_mut().zip(&self.sides) {
            *head = side.bare().expanded();
        }
        heads
    }

    /// Returns the number of moves generated so far, including moves after the last known step.
    pub(super) fn generated(&self) -> u64 {
        let moves = self.sides.iter().map(|side| side.bare().generated());
        moves.map(u64::from).sum()
    }

    /// Returns the side that must finish its level before the other side may work, if any.
    pub(super) fn working(&self) -> Option<usize> {
        let side = self.level_starts.last()?.side;
        let by_levels = self.schedule != Some(Schedule::States);
        (by_levels && !self.sides[side].is_between_levels()).then_some(side)
    }

    /// Chooses the side that works next.
    fn upcoming_side(&self) -> usize {
        self.working().unwrap_or_else(|| match self.schedule {
            None => FORWARD,
            Some(Schedule::Levels) => {
                usize::from(self.sides[1].frontier() < self.sides[FORWARD].frontier())
            }
            Some(Schedule::States) => self.heads().iter().sum::<u32>() as usize % 2,
        })
    }

    /// Stores where a side begins a level. If the sides alternate, two levels begin at the same
    /// step when only states without moves lie between them; then one entry stands for both.
    fn note_level(&mut self, side: usize) {
        if !self.sides[side].is_between_levels() {
            return;
        }
        let last = self.level_starts.last();
        if last.is_none_or(|level| self.moves_before(level.heads) < self.generated()) {
            let heads = self.heads();
            self.level_starts.push(LevelStart { side, heads });
        }
    }

    /// Returns the position of an answer on a side, if that side has discovered its state.
    #[inline(never)]
    pub(super) fn position_on(&self, side: usize, answer: Answer) -> Option<u32> {
        if side == answer.side {
            return Some(answer.position);
        }
        let order = self.sides[answer.side].bare().order();
        let state = order[answer.position as usize];
        self.sides[side].bare().position(state)
    }

    /// Iterates over the sides that have discovered the state of an answer, with its position on
    /// each.
    pub(super) fn known_to(&self, answer: Answer) -> impl Iterator<Item = (&SeekableBfs, u32)> {
        let sides = self.sides.iter().enumerate();
        sides.filter_map(move |(side, searched)| Some((searched, self.position_on(side, answer)?)))
    }
}

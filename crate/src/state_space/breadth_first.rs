//! Breadth-first search from one side or from two: its tables, and which side works next.
//!
//! While one side works the other stands still. So a step is found in two parts: first the side
//! that works at it, then the move in that side's own [`SeekableBfs`]. The search notes where a
//! side begins a level; where the sides alternate state by state, the number of expanded states
//! tells which side works and how far both have come.

use std::sync::Arc;

use crate::search::{Outcome, Policy, RunError};
use crate::state_space::frame::Prefix;
use crate::state_space::moves::Moves;
use crate::state_space::problem::SpaceProblem;
use crate::state_space::seekable_bfs::{SeekableBfs, StepInfo};
use crate::state_space::space::{Predecessors, StateSpace};

/// The index of the side that begins at the start; the other side, if there is one, begins at the
/// goals.
pub(super) const FORWARD: usize = 0;

/// The number of moves generated between two checks of the goal policy.
const BATCH: u32 = 1 << 12;

/// How two sides share the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Schedule {
    /// The side with the smaller frontier expands a whole level.
    Levels,
    /// The sides expand one state each, and stop at the first contact.
    States,
}

/// A breadth-first search whose every computed step can be shown. [`bfs`](crate::bfs),
/// [`bidirectional`](crate::bidirectional) and [`alternating`](crate::alternating) prepare it.
#[derive(Debug)]
pub struct BreadthFirst {
    pub(super) problem: SpaceProblem,
    /// The forward side, and in a two-sided search the backward side.
    pub(super) sides: Vec<SeekableBfs>,
    /// `None` for one side.
    pub(super) schedule: Option<Schedule>,
    /// Where either side began to expand a level, ascending by step.
    pub(super) level_starts: Vec<LevelStart>,
    pub(super) answers: Vec<Answer>,
    /// The step of the first answer.
    pub(super) answer_step: Option<u64>,
    pub(super) policy: Policy,
    pub(super) known: u64,
    /// How many states the known steps have expanded, both sides together. One batch may have
    /// expanded states behind the step that ended the search; these do not count.
    pub(super) items: u32,
    pub(super) outcome: Option<Outcome>,
    pub(super) cursor: Cursor,
}

/// The point at which a side begins to expand a level. The sides tell its step.
#[derive(Clone, Copy, Debug)]
pub(super) struct LevelStart {
    pub side: usize,
    pub heads: Heads,
}

/// How many states each side has expanded.
pub(super) type Heads = [u32; 2];

/// A goal, or a state that both sides know: the side that discovered it, and its position there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub side: usize,
    pub position: u32,
}

/// The step that is shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cursor {
    pub step: u64,
    /// The side that works at the step, and what it does.
    pub side: usize,
    pub info: StepInfo,
    /// How far both sides have come.
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

    /// Begins the search of another problem in the same tables. Returns false where they do not
    /// fit; then nothing has changed.
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

    /// Works until `target` steps are known or the search is over. The states without moves behind
    /// the last step take no step of their own, so they are expanded, too: what a known step shows
    /// never changes.
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

    /// Tells how many states each side has expanded, those behind the last step included.
    pub(super) fn heads(&self) -> Heads {
        let mut heads = [0; 2];
        for (head, side) in heads.iter_mut().zip(&self.sides) {
            *head = side.bare().expanded();
        }
        heads
    }

    /// Counts the moves generated so far, those behind the last step included.
    pub(super) fn generated(&self) -> u64 {
        let moves = self.sides.iter().map(|side| side.bare().generated());
        moves.map(u64::from).sum()
    }

    /// Finds the side that has to finish its level before the other works.
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

    /// Notes where a side begins a level. Where the sides alternate, two levels begin at the same
    /// step if only states without moves lie between them; then the first is noted for both.
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

    /// Finds the position of an answer on a side, if that side knows its state.
    #[inline(never)]
    pub(super) fn position_on(&self, side: usize, answer: Answer) -> Option<u32> {
        if side == answer.side {
            return Some(answer.position);
        }
        let order = self.sides[answer.side].bare().order();
        let state = order[answer.position as usize];
        self.sides[side].bare().position(state)
    }

    /// Iterates over the sides that know the state of an answer, with its position on each.
    pub(super) fn known_to(&self, answer: Answer) -> impl Iterator<Item = (&SeekableBfs, u32)> {
        let sides = self.sides.iter().enumerate();
        sides.filter_map(move |(side, searched)| Some((searched, self.position_on(side, answer)?)))
    }
}

//! One-sided breadth-first search whose every step can be shown again.
//!
//! Besides what the search needs anyway, one number is kept for each expanded state: how many
//! moves were generated before it. A step is found by binary search in that list, and what the
//! step did by expanding its state once more.

use std::sync::Arc;

use crate::certificate::Certificate;
use crate::event::{Event, StatesEvent, Verdict};
use crate::frame::{Edge, Frame, Place, StatesFrame};
use crate::problem::{State, StateSpace};
use crate::run::{
    Atlas, Counters, GoalPolicy, Outcome, Policy, Run, RunError, StatesAtlas, Status, StepSize,
};
use crate::search::flood::{Flood, room};

/// How many moves are generated between two looks at the goal policy.
const BATCH: u32 = 1 << 12;

/// Breadth-first search from the start of a [`StateSpace`].
///
/// The first goal that it discovers is one with the fewest moves from the start (Moore 1959,
/// "The shortest path through a maze").
///
/// # Complexity
/// Time linear in the generated moves, 16 bytes a state of the space. `seek`, `event` and
/// `frame` take O(log states + branching) and allocate nothing.
pub struct Bfs {
    flood: Flood,
    /// Moves generated before the state at each position was expanded, then all so far.
    first_edge: Vec<u32>,
    /// The position of the first state of each depth; the last of these levels is the one that
    /// the search is filling, and it may stay empty.
    levels: Vec<u32>,
    /// The positions of the goals.
    goals: Vec<u32>,
    /// The step that discovers the first goal.
    answer_step: Option<u64>,
    policy: Policy,
    known: u64,
    outcome: Option<Outcome>,
    cursor: Cursor,
    /// Where seeking expands a state once more.
    successors: Vec<State>,
}

/// What is true at one step.
#[derive(Clone, Copy, Default)]
struct Cursor {
    step: u64,
    /// The position of the state being expanded.
    head: u32,
    expanded: u32,
    discovered: u32,
    /// The move of this step; `None` before the first.
    edge: Option<CursorEdge>,
}

#[derive(Clone, Copy)]
struct CursorEdge {
    index: u32,
    target: State,
    new: bool,
}

impl Bfs {
    /// Prepares the search; nothing is known yet.
    ///
    /// # Errors
    /// As [`Flood::new`].
    pub fn new(space: Arc<dyn StateSpace>, policy: Policy) -> Result<Self, RunError> {
        // First, because it refuses what is too large for the other tables, too.
        let mut flood = Flood::new(space)?;
        let mut first_edge = room(flood.space().states() + 1)?;
        first_edge.push(0);
        let successors = vec![0; flood.space().branching()];
        flood.add_source(flood.space().start());
        let mut run = Self {
            flood,
            first_edge,
            levels: vec![0, 1],
            goals: Vec::new(),
            answer_step: None,
            policy,
            known: 0,
            outcome: None,
            cursor: Cursor::default(),
            successors,
        };
        run.note_goals(0);
        run.settle();
        run.seek(0);
        Ok(run)
    }

    /// Looks for goals among the positions from `first` on.
    fn note_goals(&mut self, first: u32) {
        let fresh = &self.flood.order()[first as usize..];
        self.flood.space().note_goals(fresh, first, &mut self.goals);
        if self.answer_step.is_none() {
            self.answer_step = self.goals.first().map(|&goal| self.step_of(goal));
        }
    }

    /// Sets `known`, and `outcome` if the search has come to its end.
    fn settle(&mut self) {
        let generated = u64::from(self.flood.generated());
        let wanted = match self.policy.goal {
            GoalPolicy::FirstAnswer => Some(1),
            GoalPolicy::CountTo(count) => Some(count),
            GoalPolicy::WholeSpace => None,
        };
        let last_goal = wanted
            .and_then(|count| usize::try_from(count).ok()?.checked_sub(1))
            .and_then(|index| self.goals.get(index));
        let (end, outcome) = if let Some(&goal) = last_goal {
            let outcome = match self.policy.goal {
                GoalPolicy::CountTo(goals) => Outcome::Counted { goals },
                _ => self.found_or_impossible(),
            };
            (self.step_of(goal), Some(outcome))
        } else if self.exhausted() {
            let outcome = match self.policy.goal {
                GoalPolicy::CountTo(_) => Outcome::Counted {
                    goals: self.goals.len() as u64,
                },
                _ => self.found_or_impossible(),
            };
            (generated, Some(outcome))
        } else {
            (generated, None)
        };
        match self.policy.step_limit {
            Some(limit) if end > limit || (end == limit && outcome.is_none()) => {
                self.known = limit;
                self.outcome = Some(Outcome::LimitReached);
            }
            _ => {
                self.known = end;
                self.outcome = outcome;
            }
        }
    }

    fn found_or_impossible(&self) -> Outcome {
        match self.goals.first() {
            Some(&goal) => Outcome::Found {
                depth: self.depth_of(goal),
            },
            None => Outcome::Impossible,
        }
    }

    /// Every discovered state has been expanded.
    fn exhausted(&self) -> bool {
        self.flood.expanded() == self.flood.discovered()
    }

    /// The depth of the state at `position`.
    fn depth_of(&self, position: u32) -> u32 {
        self.levels.partition_point(|&first| first <= position) as u32 - 1
    }

    fn place(&self, position: u32) -> Place {
        Place {
            state: self.flood.order()[position as usize],
            position,
            depth: self.depth_of(position),
        }
    }

    /// The step that discovers the state at `position`.
    fn step_of(&self, position: u32) -> u64 {
        let parent = self.flood.parents()[position as usize];
        if parent == position {
            return 0;
        }
        let target = self.flood.order()[position as usize];
        let mut successors = vec![0; self.successors.len()];
        let from = self.flood.order()[parent as usize];
        let count = self.flood.space().successors(from, &mut successors);
        let before = successors[..count]
            .iter()
            .take_while(|&&next| next != target)
            .count();
        u64::from(self.first_edge[parent as usize]) + before as u64 + 1
    }

    /// Number of states discovered before the state at `head` was expanded: children stand in
    /// the order of their parents.
    fn discovered_before(&self, head: u32) -> u32 {
        1 + self.flood.parents()[1..].partition_point(|&parent| parent < head) as u32
    }

    /// The positions of the states from the start to the first goal, once that step is known:
    /// the last item may have been expanded beyond a step limit.
    fn path(&self) -> Vec<u32> {
        let known = self.answer_step.is_some_and(|step| step <= self.known);
        let answer = self.goals.first().copied().filter(|_| known);
        let mut path: Vec<u32> = answer.into_iter().collect();
        while let Some(&last) = path.last()
            && last != 0
        {
            path.push(self.flood.parents()[last as usize]);
        }
        path.reverse();
        path
    }

    fn answered(&self) -> bool {
        self.answer_step
            .is_some_and(|step| step <= self.cursor.step)
    }

    /// Whether the cursor stands behind the last move of an exhausted search.
    fn at_the_end(&self) -> bool {
        self.exhausted() && self.cursor.step == u64::from(self.flood.generated())
    }

    /// What came of the state of rank `state`, put forward at the cursor.
    fn verdict(&self, state: State, new: bool) -> Verdict {
        if !new {
            Verdict::Duplicate
        } else if !self.flood.space().is_goal(state) {
            Verdict::New
        } else if self.answer_step == Some(self.cursor.step) {
            Verdict::Answer
        } else {
            Verdict::Goal
        }
    }
}

impl Run for Bfs {
    fn status(&self) -> Status {
        Status {
            known: self.known,
            cursor: self.cursor.step,
            outcome: self.outcome,
        }
    }

    fn advance(&mut self, budget: u64) {
        let target = self.known.saturating_add(budget);
        while self.outcome.is_none() && self.known < target {
            let (first, head) = (self.flood.discovered(), self.flood.expanded() as usize);
            let level_end = self.levels[self.levels.len() - 1];
            self.first_edge.resize(level_end as usize + 1, 0);
            let batch = (target - self.known).min(BATCH.into()) as u32;
            self.flood
                .expand(level_end, batch, &mut self.first_edge[head..]);
            self.first_edge[self.flood.expanded() as usize] = self.flood.generated();
            if self.flood.expanded() == level_end && self.flood.discovered() > level_end {
                self.levels.push(self.flood.discovered());
            }
            self.note_goals(first);
            self.settle();
        }
        // A start without moves counts as expanded only now.
        self.seek(self.cursor.step);
    }

    fn seek(&mut self, step: u64) {
        let step = step.min(self.known);
        if step == 0 {
            self.cursor = Cursor {
                discovered: 1,
                ..Cursor::default()
            };
        } else {
            let starts = &self.first_edge[..self.flood.expanded() as usize];
            let head = starts.partition_point(|&first| u64::from(first) < step) as u32 - 1;
            let mut discovered = self.discovered_before(head);
            let index = (step - u64::from(self.first_edge[head as usize]) - 1) as u32;
            let from = self.flood.order()[head as usize];
            self.flood.space().successors(from, &mut self.successors);
            let mut new = false;
            for &next in &self.successors[..=index as usize] {
                new = self.flood.position(next) == Some(discovered);
                discovered += u32::from(new);
            }
            self.cursor = Cursor {
                step,
                head,
                expanded: 0,
                discovered,
                edge: Some(CursorEdge {
                    index,
                    target: self.successors[index as usize],
                    new,
                }),
            };
        }
        let ends = &self.first_edge[1..=self.flood.expanded() as usize];
        self.cursor.expanded = ends.partition_point(|&end| u64::from(end) <= step) as u32;
    }

    fn locate(&self, from: u64, size: StepSize, by: i64) -> u64 {
        let expanded = self.flood.expanded();
        let levels = self.levels.partition_point(|&first| first <= expanded);
        let item = |index: usize| u64::from(self.first_edge[index]);
        match size {
            StepSize::Step => {
                let from = from.min(self.known);
                from.saturating_add_signed(by).min(self.known)
            }
            StepSize::Item => walk(from, by, expanded as usize + 1, self.known, item),
            StepSize::Stage => walk(from, by, levels, self.known, |index| {
                item(self.levels[index] as usize)
            }),
        }
    }

    fn event(&self) -> Event {
        let current = self.place(self.cursor.head);
        Event::States(match self.cursor.edge {
            None => StatesEvent::Start {
                state: current.state,
                verdict: self.verdict(current.state, true),
            },
            Some(CursorEdge { index, target, new }) => StatesEvent::Move {
                from: current.state,
                from_depth: current.depth,
                action: self.flood.space().action(current.state, index as usize),
                to: target,
                to_depth: self
                    .flood
                    .position(target)
                    .map_or(current.depth + 1, |position| self.depth_of(position)),
                verdict: self.verdict(target, new),
                last: self.at_the_end(),
            },
        })
    }

    fn frame(&self, frame: &mut Frame) {
        let Frame::States(frame) = frame;
        let Cursor {
            head,
            expanded,
            discovered,
            edge,
            ..
        } = self.cursor;
        let space = self.flood.space();
        let current = self.place(head);
        let next_state = edge.map_or(current.state, |edge| edge.target);
        let cells = space.board_shape().cells();
        let StatesFrame {
            board, next_board, ..
        } = frame;
        for (state, cells_of) in [(current.state, board), (next_state, next_board)] {
            cells_of.resize(cells, 0);
            space.board(state, cells_of);
        }
        frame.discovered = discovered;
        frame.expanded = expanded;
        frame.answered = self.answered();
        frame.current = current;
        frame.edge = edge.and_then(|edge| {
            Some(Edge {
                action: space.action(current.state, edge.index as usize),
                target: self.place(self.flood.position(edge.target)?),
                new: edge.new,
            })
        });
    }

    fn counters(&self) -> Counters {
        let Cursor {
            step,
            head,
            expanded,
            discovered,
            ..
        } = self.cursor;
        Counters {
            generated: step,
            expanded: expanded.into(),
            discovered: discovered.into(),
            frontier: (discovered - expanded).into(),
            duplicate: step + 1 - u64::from(discovered),
            depth: self.depth_of(head).into(),
        }
    }

    fn certificate(&self) -> Option<Certificate> {
        match self.outcome? {
            Outcome::Found { depth } => {
                let order = self.flood.order();
                let states = self.path().iter().map(|&p| order[p as usize]).collect();
                Some(Certificate::Path { depth, states })
            }
            Outcome::Impossible => {
                let ranks = 0..self.flood.space().states() as State;
                let reached = |&state: &State| self.flood.position(state).is_some();
                let states = ranks.filter(reached).collect();
                Some(Certificate::ClosedSet { states })
            }
            Outcome::LimitReached | Outcome::Counted { .. } => None,
        }
    }

    fn atlas(&self) -> Atlas<'_> {
        Atlas::States(StatesAtlas {
            order: self.flood.order(),
            levels: &self.levels,
            first_edge: &self.first_edge[..=self.flood.expanded() as usize],
            goals: &self.goals,
            path: self.path(),
        })
    }

    fn found_at(&self, state: State) -> Option<u64> {
        let position = self.flood.position(state)?;
        Some(self.step_of(position)).filter(|&step| step <= self.known)
    }
}

/// The `by`-th boundary after (before, if negative) the step `from`. `boundary(0..count)` is
/// ascending and begins with 0; the last known step is a boundary too.
fn walk(from: u64, by: i64, count: usize, known: u64, boundary: impl Fn(usize) -> u64) -> u64 {
    let distance = by.unsigned_abs().saturating_sub(1).min(count as u64) as usize;
    let first_where = |holds: &dyn Fn(u64) -> bool| {
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = low.midpoint(high);
            if holds(boundary(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        low
    };
    match by {
        0 => from.min(known),
        1.. => {
            let index = first_where(&|step| step > from).saturating_add(distance);
            if index < count {
                boundary(index).min(known)
            } else {
                known
            }
        }
        _ => {
            let after = first_where(&|step| step >= from.min(known));
            after.checked_sub(distance + 1).map_or(0, &boundary)
        }
    }
}

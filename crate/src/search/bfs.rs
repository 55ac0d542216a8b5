//! One-sided breadth-first search whose every step can be shown again.

use std::sync::Arc;

use crate::certificate::Certificate;
use crate::event::{Event, StatesEvent, Verdict};
use crate::frame::{Edge, Frame, StatesFrame};
use crate::problem::{State, StateSpace};
use crate::run::{
    Atlas, Counters, GoalPolicy, Outcome, Policy, Run, RunError, StatesAtlas, Status, StepSize,
};
use crate::search::trail::{Glance, GlanceEdge, Trail, walk};

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
    trail: Trail,
    /// The positions of the goals.
    goals: Vec<u32>,
    /// The step that discovers the first goal.
    answer_step: Option<u64>,
    policy: Policy,
    known: u64,
    outcome: Option<Outcome>,
    cursor: u64,
    glance: Glance,
}

impl Bfs {
    /// Prepares the search; nothing is known yet.
    ///
    /// # Errors
    /// As [`Flood::new`](crate::search::flood::Flood::new).
    pub fn new(space: Arc<dyn StateSpace>, policy: Policy) -> Result<Self, RunError> {
        let mut run = Self {
            trail: Trail::new(space)?,
            goals: Vec::new(),
            answer_step: None,
            policy,
            known: 0,
            outcome: None,
            cursor: 0,
            glance: Glance::default(),
        };
        run.note_goals(0);
        run.settle();
        run.seek(0);
        Ok(run)
    }

    /// Looks for goals among the positions from `first` on.
    fn note_goals(&mut self, first: u32) {
        let fresh = &self.trail.flood().order()[first as usize..];
        let space = self.trail.flood().space();
        space.note_goals(fresh, first, &mut self.goals);
        if self.answer_step.is_none() {
            self.answer_step = self.goals.first().map(|&goal| self.step_of(goal));
        }
    }

    /// Sets `known`, and `outcome` if the search has come to its end.
    fn settle(&mut self) {
        let wanted = match self.policy.goal {
            GoalPolicy::FirstAnswer => Some(1),
            GoalPolicy::CountTo(count) => Some(count),
            GoalPolicy::WholeSpace => None,
        };
        let last_goal = wanted
            .and_then(|count| usize::try_from(count).ok()?.checked_sub(1))
            .and_then(|index| self.goals.get(index));
        let (end, over) = match last_goal {
            Some(&goal) => (self.step_of(goal), true),
            None => (self.generated(), self.trail.exhausted()),
        };
        let outcome = over.then(|| self.final_outcome());
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

    fn final_outcome(&self) -> Outcome {
        let found = self.goals.len() as u64;
        match (self.policy.goal, self.goals.first()) {
            (GoalPolicy::CountTo(most), _) => Outcome::Counted {
                goals: if most > 0 { found.min(most) } else { found },
            },
            (_, Some(&goal)) => Outcome::Found {
                depth: self.trail.depth_of(goal),
            },
            (_, None) => Outcome::Impossible,
        }
    }

    /// Moves generated, including those behind a step limit.
    fn generated(&self) -> u64 {
        self.trail.flood().generated().into()
    }

    /// The step that discovers the state at `position`.
    fn step_of(&self, position: u32) -> u64 {
        self.trail.found_by(position).into()
    }

    /// The positions of the states from the start to the first goal, once that step is known:
    /// the last item may have been expanded beyond a step limit.
    fn path(&self) -> Vec<u32> {
        let known = self.answer_step.is_some_and(|step| step <= self.known);
        let answer = self.goals.first().filter(|_| known);
        answer.map_or_else(Vec::new, |&goal| self.trail.path_to(goal))
    }

    /// What came of the state of rank `state`, put forward at the cursor.
    fn verdict(&self, state: State, new: bool) -> Verdict {
        if !new {
            Verdict::Duplicate
        } else if !self.trail.flood().space().is_goal(state) {
            Verdict::New
        } else if self.answer_step == Some(self.cursor) {
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
            cursor: self.cursor,
            outcome: self.outcome,
        }
    }

    fn advance(&mut self, budget: u64) {
        let target = self.known.saturating_add(budget);
        while self.outcome.is_none() && self.known < target {
            let batch = (target - self.known).min(BATCH.into()) as u32;
            let first = self.trail.extend(batch);
            self.note_goals(first);
            self.settle();
        }
        // A start without moves counts as expanded only now.
        self.seek(self.cursor);
    }

    fn seek(&mut self, step: u64) {
        self.cursor = step.min(self.known);
        // A trail has less than 2^32 moves.
        self.glance = self.trail.glance(self.cursor as u32);
    }

    fn locate(&self, from: u64, size: StepSize, by: i64) -> u64 {
        let known = self.known;
        let first_edge = self.trail.first_edge();
        let expanded = self.trail.flood().expanded();
        let levels = self.trail.levels();
        let begun = levels.partition_point(|&first| first <= expanded);
        let item = |index: usize| u64::from(first_edge[index]);
        match size {
            StepSize::Step => from.min(known).saturating_add_signed(by).min(known),
            StepSize::Item => walk(from, by, first_edge.len(), known, item),
            StepSize::Stage => walk(from, by, begun, known, |index| item(levels[index] as usize)),
        }
    }

    fn event(&self) -> Event {
        let trail = &self.trail;
        let current = trail.place(self.glance.head);
        Event::States(match self.glance.edge {
            None => StatesEvent::Start {
                state: current.state,
                verdict: self.verdict(current.state, true),
            },
            Some(GlanceEdge { index, target, new }) => StatesEvent::Move {
                from: current.state,
                from_depth: current.depth,
                action: trail.flood().space().action(current.state, index as usize),
                to: target,
                to_depth: trail
                    .flood()
                    .position(target)
                    .map_or(current.depth + 1, |position| trail.depth_of(position)),
                verdict: self.verdict(target, new),
                last: trail.exhausted() && self.cursor == self.generated(),
            },
        })
    }

    fn frame(&self, frame: &mut Frame) {
        let Frame::States(frame) = frame;
        let Glance {
            head,
            expanded,
            discovered,
            edge,
        } = self.glance;
        let trail = &self.trail;
        let space = trail.flood().space();
        let current = trail.place(head);
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
        frame.answered = self.answer_step.is_some_and(|step| step <= self.cursor);
        frame.current = current;
        frame.edge = edge.and_then(|edge| {
            Some(Edge {
                action: space.action(current.state, edge.index as usize),
                target: trail.place(trail.flood().position(edge.target)?),
                new: edge.new,
            })
        });
    }

    fn counters(&self) -> Counters {
        let discovered = u64::from(self.glance.discovered);
        let expanded = u64::from(self.glance.expanded);
        Counters {
            generated: self.cursor,
            expanded,
            discovered,
            frontier: discovered - expanded,
            duplicate: self.cursor + 1 - discovered,
            depth: self.trail.depth_of(self.glance.head).into(),
        }
    }

    fn certificate(&self) -> Option<Certificate> {
        let flood = self.trail.flood();
        match self.outcome? {
            Outcome::Found { depth } => {
                let path = self.path();
                let states = path.iter().map(|&place| flood.order()[place as usize]);
                Some(Certificate::Path {
                    depth,
                    states: states.collect(),
                })
            }
            Outcome::Impossible => {
                let ranks = 0..flood.space().states() as State;
                let reached = ranks.filter(|&state| flood.position(state).is_some());
                Some(Certificate::ClosedSet {
                    states: reached.collect(),
                })
            }
            Outcome::LimitReached | Outcome::Counted { .. } => None,
        }
    }

    fn atlas(&self) -> Atlas<'_> {
        Atlas::States(StatesAtlas {
            order: self.trail.flood().order(),
            levels: self.trail.levels(),
            first_edge: self.trail.first_edge(),
            goals: &self.goals,
            path: self.path(),
        })
    }

    fn found_at(&self, state: State) -> Option<u64> {
        let position = self.trail.flood().position(state)?;
        Some(self.step_of(position)).filter(|&step| step <= self.known)
    }
}

//! What a breadth-first run shows: any step, and what has come of it all.

use std::sync::Arc;

use super::{Answer, Breadth, Cursor, FORWARD, Turn, Turns};
use crate::certificate::Certificate;
use crate::event::{Event, StatesEvent, Verdict};
use crate::family::Problem;
use crate::frame::{Edge, Frame, Prefix, StatesFrame};
use crate::problem::State;
use crate::run::{
    Atlas, Counters, Explored, Outcome, Policy, Run, SideAtlas, StatesCounters, Status, StepSize,
};
use crate::search::trail::Trail;

/// How many moves are generated between two looks at the goal policy.
const BATCH: u32 = 1 << 12;

impl Run for Breadth {
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
            let side = self.take_turn();
            let trail = &mut self.sides[side];
            let end = match self.turns {
                Turns::OneSided | Turns::Levels => trail.level_end(),
                Turns::States => trail.flood().expanded() + 1,
            };
            let batch = (target - self.known).min(BATCH.into()) as u32;
            let first = trail.extend(end, batch);
            self.note_answers(side, first);
            self.settle();
        }
        // A start without moves counts as expanded only now.
        self.show(self.cursor.step);
    }

    fn seek(&mut self, step: u64) {
        // A run that nobody looks at needs no index.
        self.sides.iter_mut().for_each(Trail::index);
        self.show(step);
    }

    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        let known = self.known;
        match size {
            StepSize::Step => from.min(known).saturating_add_signed(by).min(known),
            StepSize::Item => {
                let count = self.items() as usize + 1;
                walk(from, by, count, known, &|index| {
                    self.moves_before(self.heads_after(index as u32))
                })
            }
            // The others are landmarks of backtracking.
            _ => walk(from, by, self.stages.len(), known, &|index| {
                self.moves_before(self.stages[index].heads)
            }),
        }
    }

    fn event(&self) -> Event {
        let Cursor { side, glance, .. } = self.cursor;
        let trail = &self.sides[side];
        let current = trail.place(glance.head);
        Event::States(match self.edge() {
            Some(Edge {
                action,
                target,
                new,
            }) => StatesEvent::Move {
                from: current.state,
                from_depth: current.depth,
                action,
                to: target.state,
                to_depth: target.depth,
                verdict: self.verdict(target.state, new),
                last: trail.frontier() == 0 && self.cursor.step == self.generated(),
                backward: side != FORWARD,
            },
            None => StatesEvent::Start {
                state: current.state,
                verdict: self.verdict(current.state, true),
            },
        })
    }

    fn frame(&self, frame: &mut Frame) {
        let frame = frame.states_mut();
        let Cursor {
            step, side, glance, ..
        } = self.cursor;
        let trail = &self.sides[side];
        let current = trail.place(glance.head);
        let edge = self.edge();
        let next_state = edge.map_or(current.state, |edge| edge.target.state);
        let cells = self.space().board_shape().cells();
        let StatesFrame {
            board, next_board, ..
        } = frame;
        for (state, cells_of) in [(current.state, board), (next_state, next_board)] {
            cells_of.resize(cells, 0);
            self.space().board(state, cells_of);
        }
        frame.sides = self.prefixes();
        frame.backward = side != FORWARD;
        frame.answered = self.answer_step.is_some_and(|answer| answer <= step);
        frame.current = current;
        frame.edge = edge;
    }

    fn counters(&self) -> Counters {
        Counters::States(self.tally())
    }

    fn certificate(&self) -> Option<Certificate> {
        match self.outcome? {
            Outcome::Found { depth } => Some(Certificate::Path {
                depth,
                states: self.path(),
            }),
            Outcome::Impossible => Some(if let Some(proof) = self.space().refutation() {
                Certificate::Refutation(proof)
            } else if self.sides[FORWARD].frontier() == 0 {
                let states = self.closed_set(FORWARD);
                Certificate::ClosedSet { states }
            } else {
                let states = self.closed_set(1 - FORWARD);
                Certificate::ClosedGoals { states }
            }),
            Outcome::LimitReached
            | Outcome::TooDeep { .. }
            | Outcome::Counted { .. }
            | Outcome::Filled { .. } => None,
        }
    }

    fn reuse(&mut self, problem: &dyn Problem, policy: Policy) -> bool {
        let Some(space) = problem.space() else {
            return false;
        };
        self.policy = policy;
        let goals = if self.two_sided() {
            space.goals()
        } else {
            Vec::new()
        };
        let sources = [&[space.start()], goals.as_slice()];
        let mut sides = self.sides.iter_mut().zip(sources);
        let fits = sides.all(|(side, sources)| side.restart(Arc::clone(space), sources));
        if fits {
            self.begin();
        }
        fits
    }

    fn explored(&self) -> Option<&dyn Explored> {
        Some(self)
    }
}

impl Explored for Breadth {
    fn atlas(&self) -> Atlas<'_> {
        let sides = self.sides.iter().enumerate();
        let sides = sides.map(|(side, trail)| SideAtlas {
            order: trail.flood().order(),
            levels: trail.levels(),
            answers: self.answers_of(side),
        });
        let begun = self
            .stages
            .iter()
            .map(|stage| self.moves_before(stage.heads));
        Atlas {
            sides: sides.collect(),
            stage_steps: begun
                .filter(|&step| step < self.known)
                .chain([self.known])
                .collect(),
            path: self.path(),
        }
    }

    fn found_at(&self, state: State, side: Option<usize>) -> Option<u64> {
        let sides = self.sides.iter().enumerate();
        let asked = sides.filter(|&(index, _)| side.is_none_or(|side| side == index));
        let found = asked.filter_map(|(side, trail)| {
            let position = trail.flood().position(state)?;
            Some(self.step_of(Answer { side, position }))
        });
        found.min().filter(|&step| step <= self.known)
    }
}

impl Breadth {
    /// As [`Run::counters`].
    pub fn tally(&self) -> StatesCounters {
        let [one, other] = self.prefixes();
        let discovered = u64::from(one.discovered + other.discovered);
        let expanded = u64::from(one.expanded + other.expanded);
        let sources: u32 = self.sides.iter().map(Trail::sources).sum();
        let Cursor {
            step, side, glance, ..
        } = self.cursor;
        StatesCounters {
            generated: step,
            expanded,
            discovered,
            frontier: discovered - expanded,
            duplicate: step + u64::from(sources) - discovered,
            depth: self.sides[side].depth_of(glance.head).into(),
        }
    }

    /// Moves the cursor.
    pub(super) fn show(&mut self, step: u64) {
        let step = step.min(self.known);
        let Turn { side, heads } = self.turn_of(step);
        let before = self.moves_before(heads);
        let trail = &mut self.sides[side];
        // A trail has less than 2^32 moves.
        let number = trail.moves_before(heads[side]) + (step - before) as u32;
        let glance = trail.glance(number);
        let expanded = heads[1 - side];
        self.cursor = Cursor {
            step,
            side,
            glance,
            other: self
                .sides
                .get(1 - side)
                .map_or(Prefix::default(), |other| Prefix {
                    expanded,
                    discovered: other.discovered_before(expanded),
                }),
        };
    }

    /// The move at the cursor.
    fn edge(&self) -> Option<Edge> {
        let Cursor { side, glance, .. } = self.cursor;
        let trail = &self.sides[side];
        let edge = glance.edge?;
        Some(Edge {
            action: trail.action(&glance)?,
            target: trail.place(trail.flood().position(edge.target)?),
            new: edge.new,
        })
    }

    /// The states from the start to the first goal, once that step is known: the last item may
    /// have been expanded beyond a step limit.
    fn path(&self) -> Vec<State> {
        let known = self.answer_step.is_some_and(|step| step <= self.known);
        let Some(&answer) = self.answers.first().filter(|_| known) else {
            return Vec::new();
        };
        let mut halves = self.known_to(answer).map(|(trail, position)| {
            let back = trail.back_from(position).into_iter();
            back.map(|position| trail.flood().order()[position as usize])
        });
        let mut path: Vec<State> = halves.next().into_iter().flatten().collect();
        path.reverse();
        path.extend(halves.next().into_iter().flatten().skip(1));
        path
    }

    /// What came of the state of rank `state`, put forward at the cursor.
    fn verdict(&self, state: State, new: bool) -> Verdict {
        let first = self.answer_step == Some(self.cursor.step);
        match (new, self.two_sided()) {
            (false, _) => Verdict::Duplicate,
            (true, true) if first => Verdict::Meeting,
            (true, false) if self.space().is_goal(state) => {
                if first {
                    Verdict::Answer
                } else {
                    Verdict::Goal
                }
            }
            (true, _) => Verdict::New,
        }
    }

    /// The ranks that a side has discovered, ascending.
    fn closed_set(&self, side: usize) -> Vec<State> {
        let ranks = 0..self.space().states() as State;
        let flood = self.sides[side].flood();
        let reached = ranks.filter(|&state| flood.knows(state));
        reached.collect()
    }

    /// The turn that a step belongs to.
    fn turn_of(&self, step: u64) -> Turn {
        let begins_before = |heads| self.moves_before(heads) < step;
        if self.turns == Turns::States {
            let turns = first_where(self.items() as usize, &|turn| {
                !begins_before(self.heads_after(turn as u32))
            });
            let turn = turns.saturating_sub(1);
            Turn {
                side: turn % 2,
                heads: self.heads_after(turn as u32),
            }
        } else {
            let turns = self
                .stages
                .partition_point(|turn| begins_before(turn.heads));
            let start = Turn {
                side: FORWARD,
                heads: [0; 2],
            };
            turns
                .checked_sub(1)
                .map_or(start, |index| self.stages[index])
        }
    }

    /// Both sides at the cursor, the active one as it is there.
    fn prefixes(&self) -> [Prefix; 2] {
        let Cursor {
            side,
            glance,
            other,
            ..
        } = self.cursor;
        let mut prefixes = [other; 2];
        prefixes[side] = Prefix {
            expanded: glance.expanded,
            discovered: glance.discovered,
        };
        prefixes
    }

    /// The positions on a side of the goals, or of the state where the sides met.
    fn answers_of(&self, side: usize) -> Vec<u32> {
        let answers = self.answers.iter();
        let positions = answers.filter_map(|&answer| self.position_on(side, answer));
        positions.collect()
    }
}

/// The `by`-th boundary after (before, if negative) the step `from`. `boundary(0..count)` is
/// ascending and begins with 0; the last known step is a boundary too.
fn walk(from: u64, by: i64, count: usize, known: u64, boundary: &dyn Fn(usize) -> u64) -> u64 {
    let from = from.min(known);
    let distance = by.unsigned_abs().saturating_sub(1).min(count as u64) as usize;
    match by {
        0 => from,
        1.. => {
            let index = first_where(count, &|index| boundary(index) > from);
            let index = index.saturating_add(distance);
            if index < count {
                boundary(index).min(known)
            } else {
                known
            }
        }
        _ => {
            let after = first_where(count, &|index| boundary(index) >= from);
            after.checked_sub(distance + 1).map_or(0, boundary)
        }
    }
}

/// The first number of which this holds, as of all above it; `count` if of none below.
fn first_where(count: usize, holds: &dyn Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = low.midpoint(high);
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

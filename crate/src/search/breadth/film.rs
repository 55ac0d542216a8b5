//! What a breadth-first run shows: any step, and what has come of it all.

use std::sync::Arc;

use super::{Answer, Breadth, Cursor, FORWARD, Stage};
use crate::certificate::Certificate;
use crate::event::{Event, StatesEvent, Verdict};
use crate::frame::{Edge, Frame, Prefix, StatesFrame};
use crate::problem::{State, StateSpace};
use crate::run::{Atlas, Counters, Outcome, Policy, Run, SideAtlas, StatesAtlas, Status, StepSize};
use crate::search::trail::{GlanceEdge, Trail, walk};

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
            if self.stage_done() {
                self.next_stage();
            }
            let Stage { side, end, .. } = self.stages[self.stages.len() - 1];
            let batch = (target - self.known).min(BATCH.into()) as u32;
            let first = self.sides[side].extend(end, batch);
            self.note_answers(side, first);
            self.settle();
        }
        // A start without moves counts as expanded only now.
        self.seek(self.cursor.step);
    }

    fn seek(&mut self, step: u64) {
        let step = step.min(self.known);
        let index = self.stages.partition_point(|stage| stage.step < step);
        self.cursor = if let Some(index) = index.checked_sub(1) {
            let stage = self.stages[index];
            // A trail has less than 2^32 moves.
            let number = stage.moves + (step - stage.step) as u32;
            Cursor {
                step,
                side: stage.side,
                glance: self.sides[stage.side].glance(number),
                other: stage.other,
            }
        } else {
            Cursor {
                step,
                side: FORWARD,
                glance: self.sides[FORWARD].glance(0),
                other: Prefix {
                    expanded: 0,
                    discovered: self.sides.get(1).map_or(0, Trail::sources),
                },
            }
        };
    }

    fn locate(&self, from: u64, size: StepSize, by: i64) -> u64 {
        let known = self.known;
        match size {
            StepSize::Step => from.min(known).saturating_add_signed(by).min(known),
            StepSize::Item => {
                let expanded = self.sides.iter().map(|side| side.flood().expanded());
                let count = expanded.sum::<u32>() as usize + 1;
                walk(from, by, count, known, |index| {
                    self.item_boundary(index as u32)
                })
            }
            StepSize::Stage => walk(from, by, self.stages.len(), known, |index| {
                self.stages[index].step
            }),
        }
    }

    fn event(&self) -> Event {
        let Cursor { side, glance, .. } = self.cursor;
        let trail = &self.sides[side];
        let current = trail.place(glance.head);
        Event::States(match (glance.edge, trail.action(&glance)) {
            (Some(GlanceEdge { target, new, .. }), Some(action)) => StatesEvent::Move {
                from: current.state,
                from_depth: current.depth,
                action,
                to: target,
                to_depth: trail
                    .flood()
                    .position(target)
                    .map_or(current.depth + 1, |position| trail.depth_of(position)),
                verdict: self.verdict(target, new),
                last: trail.frontier() == 0 && self.cursor.step == self.generated(),
                backward: side != FORWARD,
            },
            _ => StatesEvent::Start {
                state: current.state,
                verdict: self.verdict(current.state, true),
            },
        })
    }

    fn frame(&self, frame: &mut Frame) {
        let Frame::States(frame) = frame;
        let Cursor {
            step, side, glance, ..
        } = self.cursor;
        let trail = &self.sides[side];
        let current = trail.place(glance.head);
        let next_state = glance.edge.map_or(current.state, |edge| edge.target);
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
        frame.edge = glance.edge.and_then(|edge| {
            Some(Edge {
                action: trail.action(&glance)?,
                target: trail.place(trail.flood().position(edge.target)?),
                new: edge.new,
            })
        });
    }

    fn counters(&self) -> Counters {
        let [one, other] = self.prefixes();
        let discovered = u64::from(one.discovered + other.discovered);
        let expanded = u64::from(one.expanded + other.expanded);
        let sources: u32 = self.sides.iter().map(Trail::sources).sum();
        let Cursor {
            step, side, glance, ..
        } = self.cursor;
        Counters {
            generated: step,
            expanded,
            discovered,
            frontier: discovered - expanded,
            duplicate: step + u64::from(sources) - discovered,
            depth: self.sides[side].depth_of(glance.head).into(),
        }
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
            Outcome::LimitReached | Outcome::TooDeep { .. } | Outcome::Counted { .. } => None,
        }
    }

    fn atlas(&self) -> Atlas<'_> {
        let sides = self.sides.iter().enumerate();
        let sides = sides.map(|(side, trail)| SideAtlas {
            order: trail.flood().order(),
            levels: trail.levels(),
            answers: self.answers_of(side),
        });
        let begun = self.stages.iter().map(|stage| stage.step);
        Atlas::States(StatesAtlas {
            sides: sides.collect(),
            stage_steps: begun
                .filter(|&step| step < self.known)
                .chain([self.known])
                .collect(),
            path: self.path(),
        })
    }

    fn found_at(&self, state: State) -> Option<u64> {
        let sides = self.sides.iter().enumerate();
        let found = sides.filter_map(|(side, trail)| {
            let position = trail.flood().position(state)?;
            Some(self.step_of(Answer { side, position }))
        });
        found.min().filter(|&step| step <= self.known)
    }

    fn reuse(&mut self, space: &Arc<dyn StateSpace>, policy: Policy) -> bool {
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
}

impl Breadth {
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
        let reached = ranks.filter(|&state| flood.position(state).is_some());
        reached.collect()
    }

    /// The step at which so many states had been expanded, on both sides together.
    fn item_boundary(&self, items: u32) -> u64 {
        let after = self.stages.partition_point(|stage| stage.items <= items);
        let Some(stage) = after.checked_sub(1).map(|index| self.stages[index]) else {
            return 0;
        };
        let head = stage.head + (items - stage.items);
        let moves = self.sides[stage.side].first_edge()[head as usize];
        stage.step + u64::from(moves - stage.moves)
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
        let states =
            answers.map(|answer| self.sides[answer.side].flood().order()[answer.position as usize]);
        let flood = self.sides[side].flood();
        states.filter_map(|state| flood.position(state)).collect()
    }
}

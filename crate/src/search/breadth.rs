//! Breadth-first search from one side or from two, as a run.
//!
//! A stage is what one side expands before it is the other's turn: a level, or in the lesson a
//! single state. Meanwhile the other side stands still, so a step is found by its stage first and
//! by the side's own [`Trail`] then.

mod film;

use std::sync::Arc;

use crate::frame::Prefix;
use crate::problem::StateSpace;
use crate::run::{GoalPolicy, Outcome, Policy, Run, RunError};
use crate::search::trail::{Glance, Trail};

/// The side that begins at the start; the other one, if there is one, begins at the goals.
const FORWARD: usize = 0;

/// Whose turn it is, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    /// There is one side only.
    OneSided,
    /// The side with the smaller frontier expands a whole level.
    Levels,
    /// The sides expand one state each in turn, and stop at the first contact.
    States,
}

/// The run of [`bfs`](crate::search::bfs::bfs),
/// [`bidirectional`](crate::search::bidirectional::bidirectional) and
/// [`alternating`](crate::search::alternating::alternating).
pub struct Breadth {
    /// The forward side, and in a two-sided search the backward side.
    sides: Vec<Trail>,
    turns: Turns,
    stages: Vec<Stage>,
    answers: Vec<Answer>,
    /// The step of the first answer.
    answer_step: Option<u64>,
    policy: Policy,
    known: u64,
    outcome: Option<Outcome>,
    cursor: Cursor,
}

/// What one side expands in one turn.
#[derive(Clone, Copy)]
struct Stage {
    side: usize,
    /// Steps before it.
    step: u64,
    /// Moves of its side before it.
    moves: u32,
    /// States expanded before it, on both sides together.
    items: u32,
    /// The position of its first state and that behind its last.
    head: u32,
    end: u32,
    /// The other side, which stands still.
    other: Prefix,
}

/// A goal, or a state that both sides know, by its position on the side that discovered it.
#[derive(Clone, Copy)]
struct Answer {
    side: usize,
    position: u32,
}

#[derive(Clone, Copy, Default)]
struct Cursor {
    step: u64,
    side: usize,
    glance: Glance,
    /// The other side.
    other: Prefix,
}

impl Breadth {
    /// Prepares the search; nothing is known yet.
    ///
    /// # Errors
    /// As [`Flood::new`](crate::search::flood::Flood::new).
    pub fn new(space: Arc<dyn StateSpace>, turns: Turns, policy: Policy) -> Result<Self, RunError> {
        let mut sides = vec![Trail::new(Arc::clone(&space), &[space.start()])?];
        if turns != Turns::OneSided {
            let goals = space.goals();
            sides.push(Trail::new(space, &goals)?);
        }
        let mut run = Self {
            sides,
            turns,
            stages: Vec::new(),
            answers: Vec::new(),
            answer_step: None,
            policy,
            known: 0,
            outcome: None,
            cursor: Cursor::default(),
        };
        run.begin();
        Ok(run)
    }

    fn begin(&mut self) {
        self.stages.clear();
        self.answers.clear();
        self.answer_step = None;
        self.known = 0;
        self.outcome = None;
        self.note_answers(FORWARD, 0);
        self.settle();
        self.seek(0);
    }

    fn space(&self) -> &dyn StateSpace {
        self.sides[FORWARD].space()
    }

    fn two_sided(&self) -> bool {
        self.turns != Turns::OneSided
    }

    /// Looks for answers among the positions of a side from `first` on.
    fn note_answers(&mut self, side: usize, first: u32) {
        let fresh = &self.sides[side].flood().order()[first as usize..];
        let mut positions = Vec::new();
        if !self.two_sided() {
            self.space().note_goals(fresh, first, &mut positions);
        } else if self.answers.is_empty() {
            let other = self.sides[1 - side].flood();
            let met = (first..).zip(fresh);
            let mut met = met.filter(|&(_, &state)| other.position(state).is_some());
            positions.extend(met.next().map(|(position, _)| position));
        }
        let answers = positions.into_iter();
        self.answers
            .extend(answers.map(|position| Answer { side, position }));
        if self.answer_step.is_none() {
            self.answer_step = self.answers.first().map(|&answer| self.step_of(answer));
        }
    }

    /// The step that discovers a state.
    fn step_of(&self, Answer { side, position }: Answer) -> u64 {
        let number = self.sides[side].found_by(position);
        let mut stages = self.stages.iter().rev();
        let stage = stages.find(|stage| stage.side == side && stage.moves < number);
        stage.map_or(0, |stage| stage.step + u64::from(number - stage.moves))
    }

    /// Moves generated, including those behind a step limit.
    fn generated(&self) -> u64 {
        let moves = self.sides.iter().map(|side| side.flood().generated());
        moves.map(u64::from).sum()
    }

    fn stage_done(&self) -> bool {
        self.stages
            .last()
            .is_none_or(|stage| self.sides[stage.side].flood().expanded() == stage.end)
    }

    /// A side has nothing left to expand.
    fn exhausted(&self) -> bool {
        self.sides.iter().any(|side| side.frontier() == 0)
    }

    fn next_stage(&mut self) {
        let side = match self.turns {
            Turns::OneSided => FORWARD,
            Turns::Levels => usize::from(self.sides[1].frontier() < self.sides[FORWARD].frontier()),
            Turns::States => self.stages.last().map_or(FORWARD, |stage| 1 - stage.side),
        };
        let trail = &self.sides[side];
        let head = trail.flood().expanded();
        let expanded = self.sides.iter().map(|side| side.flood().expanded());
        self.stages.push(Stage {
            side,
            step: self.generated(),
            moves: trail.flood().generated(),
            items: expanded.sum(),
            head,
            end: match self.turns {
                Turns::OneSided | Turns::Levels => trail.level_end(),
                Turns::States => head + 1,
            },
            other: self
                .sides
                .get(1 - side)
                .map_or(Prefix::default(), |other| Prefix {
                    expanded: other.flood().expanded(),
                    discovered: other.flood().discovered(),
                }),
        });
    }

    /// All states up to this depth, of both sides together, have been discovered.
    fn depth_reached(&self) -> u32 {
        let depths = self.sides.iter().map(|side| side.levels().len() as u32 - 2);
        depths.sum()
    }

    /// Sets `known`, and `outcome` if the search has come to its end.
    fn settle(&mut self) {
        let wanted = match self.policy.goal {
            GoalPolicy::CountTo(count) => count,
            GoalPolicy::WholeSpace if self.turns != Turns::States => 0,
            _ => 1,
        };
        let last = usize::try_from(wanted)
            .ok()
            .and_then(|count| self.answers.get(count.checked_sub(1)?));
        let done = self.stage_done();
        let met = self.two_sided() && !self.answers.is_empty();
        let (end, ended) = match last {
            Some(&answer) => (self.step_of(answer), true),
            None => (self.generated(), done && (met || self.exhausted())),
        };
        let depth_limit = self.policy.depth_limit;
        let outcome = if ended {
            Some(self.final_outcome())
        } else {
            depth_limit
                .filter(|&limit| done && self.depth_reached() >= limit)
                .map(|limit| match self.answers.first() {
                    Some(_) => self.final_outcome(),
                    None => Outcome::TooDeep { limit },
                })
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

    fn final_outcome(&self) -> Outcome {
        let found = self.answers.len() as u64;
        match (self.policy.goal, self.answers.first()) {
            (GoalPolicy::CountTo(most), _) => Outcome::Counted {
                goals: if most > 0 { found.min(most) } else { found },
            },
            (_, Some(&answer)) => Outcome::Found {
                depth: self.depth_through(answer),
            },
            (_, None) => Outcome::Impossible,
        }
    }

    /// The positions of an answer on the sides that know it.
    fn known_to(&self, Answer { side, position }: Answer) -> impl Iterator<Item = (&Trail, u32)> {
        let state = self.sides[side].flood().order()[position as usize];
        let sides = self.sides.iter();
        sides.filter_map(move |trail| Some((trail, trail.flood().position(state)?)))
    }

    /// The number of moves from the start to a goal through an answer.
    fn depth_through(&self, answer: Answer) -> u32 {
        let halves = self.known_to(answer);
        halves
            .map(|(trail, position)| trail.depth_of(position))
            .sum()
    }
}

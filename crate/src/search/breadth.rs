//! Breadth-first search from one side or from two, as a run.
//!
//! While one side works the other stands still. So a step is found by whose turn it is first and by
//! that side's own [`Trail`] then. Turns of a level are noted down where they begin; in the lesson,
//! where a turn is a single state, which turn it is tells whose and how far both sides have come.

mod film;

use std::sync::Arc;

use crate::frame::Prefix;
use crate::problem::StateSpace;
use crate::run::{GoalPolicy, Outcome, Policy, RunError};
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
    /// Where either side began to expand a level, in the order of the steps.
    stages: Vec<Turn>,
    answers: Vec<Answer>,
    /// The step of the first answer.
    answer_step: Option<u64>,
    policy: Policy,
    known: u64,
    outcome: Option<Outcome>,
    cursor: Cursor,
}

/// A side's turn to work. What else there is to know of its first step the trails tell.
#[derive(Clone, Copy)]
struct Turn {
    side: usize,
    heads: Heads,
}

/// How many states each side has expanded.
type Heads = [u32; 2];

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
        self.show(0);
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
            let mut met = met.filter(|&(_, &state)| other.knows(state));
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
        let trail = &self.sides[side];
        let number = trail.found_by(position);
        if number == 0 {
            return 0;
        }
        let head = trail.flood().parents()[position as usize];
        let mut heads = [0; 2];
        heads[1 - side] = match self.turns {
            Turns::OneSided => 0,
            Turns::Levels => {
                let mut turns = self.stages.iter().rev();
                let turn = turns.find(|turn| turn.side == side && turn.heads[side] <= head);
                turn.map_or(0, |turn| turn.heads[1 - side])
            }
            // The start's side goes first.
            Turns::States => head + side as u32,
        };
        self.moves_before(heads) + u64::from(number)
    }

    /// How many states both sides had expanded when it was so many together.
    #[inline(never)]
    fn heads_after(&self, items: u32) -> Heads {
        if self.turns == Turns::States {
            return [items.div_ceil(2), items / 2];
        }
        let sum = |turn: &Turn| turn.heads.iter().sum::<u32>();
        let after = self.stages.partition_point(|turn| sum(turn) <= items);
        after.checked_sub(1).map_or([0; 2], |index| {
            let Turn { side, mut heads } = self.stages[index];
            heads[side] = items - heads[1 - side];
            heads
        })
    }

    /// Moves generated before so many states were expanded.
    #[inline(never)]
    fn moves_before(&self, heads: Heads) -> u64 {
        let moves = self.sides.iter().zip(heads);
        let moves = moves.map(|(side, head)| u64::from(side.moves_before(head)));
        moves.sum()
    }

    /// States expanded so far, on both sides together.
    fn items(&self) -> u32 {
        self.sides.iter().map(|side| side.flood().expanded()).sum()
    }

    /// Moves generated, including those behind a step limit.
    fn generated(&self) -> u64 {
        let moves = self.sides.iter().map(|side| side.flood().generated());
        moves.map(u64::from).sum()
    }

    /// The side whose turn is not over.
    fn working(&self) -> Option<usize> {
        let side = self.stages.last()?.side;
        let working = self.turns != Turns::States && !self.sides[side].is_between_levels();
        working.then_some(side)
    }

    /// A side has nothing left to expand.
    fn exhausted(&self) -> bool {
        self.sides.iter().any(|side| side.frontier() == 0)
    }

    /// Whose turn it is, after noting down where a level begins.
    fn take_turn(&mut self) -> usize {
        let side = self.working().unwrap_or_else(|| match self.turns {
            Turns::OneSided => FORWARD,
            Turns::Levels => usize::from(self.sides[1].frontier() < self.sides[FORWARD].frontier()),
            Turns::States => self.items() as usize % 2,
        });
        if self.sides[side].is_between_levels() {
            let mut heads = [0; 2];
            for (head, side) in heads.iter_mut().zip(&self.sides) {
                *head = side.flood().expanded();
            }
            self.stages.push(Turn { side, heads });
        }
        side
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
        let done = self.working().is_none();
        let met = self.two_sided() && !self.answers.is_empty();
        let (end, ended) = match last {
            Some(&answer) => (self.step_of(answer), true),
            None => (self.generated(), done && (met || self.exhausted())),
        };
        let all = last.is_none() && !met && self.exhausted();
        let depth_limit = self.policy.depth_limit;
        let outcome = if ended {
            Some(self.final_outcome(all))
        } else {
            depth_limit
                .filter(|&limit| done && self.depth_reached() >= limit)
                .map(|limit| match self.answers.first() {
                    Some(_) => self.final_outcome(all),
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

    /// `all` goals that can be reached were found, or none can be.
    fn final_outcome(&self, all: bool) -> Outcome {
        let found = self.answers.len() as u64;
        match (self.policy.goal, self.answers.first()) {
            (GoalPolicy::CountTo(most), _) => Outcome::Counted {
                goals: if most > 0 { found.min(most) } else { found },
                all,
            },
            (_, Some(&answer)) => Outcome::Found {
                depth: self.depth_through(answer),
            },
            (_, None) => Outcome::Impossible,
        }
    }

    /// The position of an answer on a side, if that knows it.
    #[inline(never)]
    fn position_on(&self, side: usize, answer: Answer) -> Option<u32> {
        if side == answer.side {
            return Some(answer.position);
        }
        let order = self.sides[answer.side].flood().order();
        let state = order[answer.position as usize];
        self.sides[side].flood().position(state)
    }

    /// The positions of an answer on the sides that know it.
    fn known_to(&self, answer: Answer) -> impl Iterator<Item = (&Trail, u32)> {
        let sides = self.sides.iter().enumerate();
        sides.filter_map(move |(side, trail)| Some((trail, self.position_on(side, answer)?)))
    }

    /// The number of moves from the start to a goal through an answer.
    fn depth_through(&self, answer: Answer) -> u32 {
        let halves = self.known_to(answer);
        halves
            .map(|(trail, position)| trail.depth_of(position))
            .sum()
    }
}

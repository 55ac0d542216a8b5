//! The reference: breadth-first search as textbooks have it, from one end or from two, writing
//! down every step.

use std::num::NonZeroU64;

use searchlight_core::state_space::{self, Discovered, Move, Prefix, Verdict};
use searchlight_core::{
    Counters, Event, Frame, GoalPolicy, Outcome, Policy, SpaceProblem, State, StateSpace, StepSize,
};

pub use crate::shots::{Shot, Shown, among, breadth_first, counters, shot};
use crate::side::{Side, action, neighbours, values};

/// A whole run, recorded.
pub struct Film<'a> {
    problem: &'a SpaceProblem,
    algorithm: &'a str,
    policy: Policy,
    shots: Vec<Shot>,
    /// The number of the item and of the stage that each shot belongs to.
    parts: Vec<[u32; 2]>,
    items: u32,
    stages: u32,
    pub outcome: Option<Outcome>,
    /// The side from the start, and in a two-sided search the one from the goals.
    pub sides: Vec<Side>,
    /// The goals in order of discovery, or the state where the sides met.
    pub answers: Vec<State>,
    duplicate: u64,
}

impl<'a> Film<'a> {
    /// Records the run of an algorithm of the family.
    ///
    /// # Panics
    /// For an algorithm that it does not know.
    pub fn record(problem: &'a SpaceProblem, algorithm: &'a str, policy: Policy) -> Self {
        let sides = match algorithm {
            "bfs" => 1,
            "bidirectional" | "alternating" => 2,
            other => panic!("{other} has no reference"),
        };
        let mut film = Self {
            problem,
            algorithm,
            policy,
            shots: Vec::new(),
            parts: Vec::new(),
            items: 0,
            stages: 0,
            outcome: None,
            sides: (0..sides).map(|_| Side::default()).collect(),
            answers: Vec::new(),
            duplicate: 0,
        };
        film.search();
        film
    }

    /// The last step.
    pub fn known(&self) -> u64 {
        self.shots.len() as u64 - 1
    }

    /// Number of steps with the one before the first.
    pub fn shots(&self) -> usize {
        self.shots.len()
    }

    /// What there is to see at `step`.
    pub fn shot(&self, step: u64) -> Shot {
        let mut shot = self.shots[step as usize].clone();
        if let Frame::StateSpace(frame) = &mut shot.frame {
            let next = frame.step_move.map_or(frame.current, |made| made.target);
            frame.board = board(self.problem, frame.current.state);
            frame.next_board = board(self.problem, next.state);
        }
        shot
    }

    /// The step that discovered `state` on a side; for `None` on the side that was first.
    pub fn found_at(&self, state: State, side: Option<state_space::Side>) -> Option<u64> {
        let asked = side.map_or(0..self.sides.len(), |side| side as usize..side as usize + 1);
        let sides = self.sides.get(asked)?.iter();
        let found = sides.filter_map(|side| side.found_at.get(&state));
        found.min().copied()
    }

    /// The states from the start to the first goal.
    pub fn path(&self) -> Vec<State> {
        let Some(&answer) = self.answers.first() else {
            return Vec::new();
        };
        let mut path = self.sides[0].back_from(answer);
        path.reverse();
        if let Some(side) = self.sides.get(1) {
            path.extend(&side.back_from(answer)[1..]);
        }
        path
    }

    /// Number of items, and of stages, that have at least one move.
    pub fn parts(&self) -> [u32; 2] {
        self.parts[self.shots.len() - 1]
    }

    /// The steps up to `known` where a player moving by `size` stops.
    pub fn boundaries(&self, size: StepSize, known: u64) -> Vec<u64> {
        let part = |step: u64| {
            let [item, stage] = self.parts[step as usize];
            match size {
                StepSize::Step => step as u32,
                StepSize::Item => item,
                StepSize::Stage => stage,
            }
        };
        let ends_a_part = |step: u64| step == 0 || step == known || part(step) != part(step + 1);
        (0..=known).filter(|&step| ends_a_part(step)).collect()
    }

    /// The step before each stage that has a move, then the last step.
    pub fn stage_steps(&self) -> Vec<u64> {
        self.boundaries(StepSize::Stage, self.known())
    }

    fn space(&self) -> &'a dyn StateSpace {
        self.problem.space().as_ref()
    }

    fn two_sided(&self) -> bool {
        self.sides.len() > 1
    }

    fn search(&mut self) {
        let start = self.space().start();
        if self.two_sided() {
            let space = self.space();
            let ranks = 0..space.states() as State;
            for goal in ranks.filter(|&state| space.is_goal(state)) {
                self.sides[1].discover(goal, 0, 0);
            }
        }
        let (place, verdict) = self.look_at(0, start, 0);
        let event = state_space::Event::Start {
            state: start,
            verdict,
            estimate: None,
        };
        self.take(event, 0, place, None);
        self.conclude(true);
        let mut last_side = 1;
        let mut levels = [None; 2];
        while self.outcome.is_none() {
            let (side, states) = self.next_turn(last_side);
            last_side = side;
            let depth = self.sides[side].queue.front().map(|place| place.depth);
            if depth != levels[side] {
                // A side begins a level.
                levels[side] = depth;
                self.stages += 1;
            }
            for left in (0..states).rev() {
                self.expand_next(side, left == 0);
                if self.outcome.is_some() {
                    return;
                }
            }
        }
    }

    /// Whose turn it is, and how many states it expands.
    fn next_turn(&self, last_side: usize) -> (usize, usize) {
        let waiting: Vec<usize> = self.sides.iter().map(|side| side.queue.len()).collect();
        match self.algorithm {
            "bfs" => (0, waiting[0]),
            "alternating" => (1 - last_side, 1),
            _ if waiting[1] < waiting[0] => (1, waiting[1]),
            _ => (0, waiting[0]),
        }
    }

    fn expand_next(&mut self, side: usize, last_of_stage: bool) {
        let Some(current) = self.sides[side].queue.pop_front() else {
            return;
        };
        let neighbours = neighbours(self.problem, side, current.state);
        let count = neighbours.len();
        // A state without a move has no step, so it is no item; before the first step it is the only one.
        self.items += u32::from(count > 0 || self.known() == 0);
        for (index, &to) in neighbours.iter().enumerate() {
            if self.policy.step_limit == Some(self.known()) {
                self.outcome = Some(Outcome::LimitReached);
                return;
            }
            let last_move = index + 1 == count;
            self.sides[side].expanded += u32::from(last_move);
            self.make_move(side, current, index, to);
            self.conclude(last_of_stage && last_move);
            if self.outcome.is_some() {
                return;
            }
        }
        if count == 0 {
            self.sides[side].expanded += 1;
            self.reshoot();
            self.conclude(last_of_stage);
        }
    }

    fn make_move(&mut self, side: usize, from: Discovered, index: usize, to: State) {
        let (target, verdict) = self.look_at(side, to, from.depth + 1);
        let new = verdict != Verdict::Duplicate;
        if new {
            self.sides[side].parents.insert(to, from.state);
        }
        let action = action(self.problem, side, from.state, index, to);
        // The last state of the queue was taken out, and no move of it is left.
        let prefix = self.sides[side].prefix();
        let event = state_space::Event::Move {
            from: from.state,
            from_depth: from.depth,
            action,
            values: values(self.problem, side, from.state, to),
            to,
            to_depth: target.depth,
            verdict,
            last: prefix.expanded == prefix.discovered,
            side: state_space::Side::BOTH[side],
            numbers: None,
        };
        let made = Move {
            action,
            target,
            new,
        };
        self.take(event, side, from, Some(made));
    }

    /// Puts `state` into the queue of a side if it is new there.
    fn look_at(&mut self, side: usize, state: State, depth: u32) -> (Discovered, Verdict) {
        let step = self.shots.len() as u64;
        let Some(place) = self.sides[side].discover(state, depth, step) else {
            self.duplicate += 1;
            return (self.sides[side].places[&state], Verdict::Duplicate);
        };
        let is_answer = if self.two_sided() {
            self.meets_first(side, place)
        } else {
            self.space().is_goal(state)
        };
        if !is_answer {
            return (place, Verdict::New);
        }
        self.answers.push(state);
        let verdict = match (self.two_sided(), self.answers.len()) {
            (true, _) => Verdict::Meeting,
            (false, 1) => Verdict::Answer,
            _ => Verdict::Goal,
        };
        (place, verdict)
    }

    /// Whether a state is the first that is known to both sides, on a path within the limit.
    fn meets_first(&self, side: usize, place: Discovered) -> bool {
        let Some(other) = self.sides[1 - side].places.get(&place.state) else {
            return false;
        };
        let within = self
            .limit()
            .is_none_or(|limit| place.depth + other.depth <= limit);
        within && self.answers.is_empty()
    }

    /// The most moves of an answer, where the search minds it.
    fn limit(&self) -> Option<u32> {
        let limit = self.problem.depth_limit();
        limit.filter(|_| self.policy.goal != GoalPolicy::WholeSpace)
    }

    fn take(
        &mut self,
        event: state_space::Event,
        side: usize,
        current: Discovered,
        step_move: Option<Move>,
    ) {
        let mut sides = [Prefix::default(); 2];
        for (prefix, side) in sides.iter_mut().zip(&self.sides) {
            *prefix = side.prefix();
        }
        let discovered = sides.iter().map(|side| u64::from(side.discovered)).sum();
        let expanded = sides.iter().map(|side| u64::from(side.expanded)).sum();
        let mut frame = state_space::Frame::default();
        frame.sides = sides;
        frame.side = state_space::Side::BOTH[side];
        frame.answered = !self.answers.is_empty();
        frame.current = current;
        frame.step_move = step_move;
        let mut counters = state_space::Counters::default();
        counters.generated = self.shots.len() as u64;
        counters.expanded = expanded;
        counters.discovered = discovered;
        counters.frontier = discovered - expanded;
        counters.duplicate = self.duplicate;
        counters.depth = current.depth.into();
        self.parts.push([self.items, self.stages]);
        self.shots.push(Shot {
            event: Event::StateSpace(event),
            frame: Frame::StateSpace(frame),
            counters: Counters::StateSpace(counters),
        });
    }

    /// A state without moves is expanded in no step of its own: the shot before shows it.
    fn reshoot(&mut self) {
        let at = self.shots.len() - 1;
        let Shot { event, frame, .. } = self.shots[at].clone();
        let (Event::StateSpace(mut event), Frame::StateSpace(frame)) = (event, frame) else {
            unreachable!("it has taken nothing else");
        };
        let side = frame.side as usize;
        if let state_space::Event::Move { last, .. } = &mut event {
            *last = self.sides[side].queue.is_empty();
        }
        let part = self.parts[at];
        self.shots.truncate(at);
        self.parts.truncate(at);
        self.take(event, side, frame.current, frame.step_move);
        // Before the first step there is no other item that this one could belong to.
        if at > 0 {
            self.parts[at] = part;
        }
    }

    /// Sets the outcome, if the last step was the last of all.
    fn conclude(&mut self, stage_over: bool) {
        let answers = self.answers.len() as u64;
        let enough = match self.policy.goal {
            GoalPolicy::FirstAnswer => answers > 0,
            GoalPolicy::WholeSpace => answers > 0 && self.algorithm == "alternating",
            GoalPolicy::CountTo(wanted) => {
                let wanted = wanted.map_or(0, NonZeroU64::get);
                answers > 0 && (self.two_sided() || answers == wanted)
            }
            other => panic!("{other:?} has no reference"),
        };
        let dry = self.sides.iter().any(|side| side.queue.is_empty());
        let met = self.two_sided() && answers > 0;
        // What is first in a queue is as deep as everything less deep has been expanded.
        let depths = self.sides.iter().filter_map(|side| side.queue.front());
        let reached: u32 = depths.map(|place| place.depth).sum();
        self.outcome = if enough || (stage_over && (dry || met)) {
            Some(self.result(!enough && !met))
        } else if let Some(limit) = self.limit()
            && stage_over
            && reached >= limit
        {
            Some(if answers > 0 {
                self.result(false)
            } else {
                Outcome::TooDeep { limit }
            })
        } else {
            None
        };
    }

    fn result(&self, all: bool) -> Outcome {
        match self.policy.goal {
            _ if self.answers.is_empty() => Outcome::Impossible,
            GoalPolicy::CountTo(_) => Outcome::Counted {
                goals: self.answers.len() as u64,
                all,
            },
            _ => Outcome::Found {
                depth: self.path().len() as u32 - 1,
            },
        }
    }
}

/// The board of a state; none for a space that cannot be drawn.
fn board(problem: &SpaceProblem, state: State) -> Vec<u8> {
    let mut cells = vec![0; problem.board_shape().cells()];
    problem.board(state, &mut cells);
    cells
}

//! The reference: breadth-first search as textbooks have it, writing down every step.

use std::collections::{HashMap, VecDeque};

use searchlight::event::{Event, StatesEvent, Verdict};
use searchlight::frame::{Edge, Frame, Place, StatesFrame};
use searchlight::problem::{State, StateSpace};
use searchlight::run::{Counters, GoalPolicy, Outcome, Policy, Run, StepSize};

/// All that a run shows at one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    pub event: Event,
    pub frame: Frame,
    pub counters: Counters,
}

/// What `run` shows at its cursor.
pub fn shot(run: &dyn Run) -> Shot {
    let mut frame = Frame::default();
    run.frame(&mut frame);
    Shot {
        event: run.event(),
        frame,
        counters: run.counters(),
    }
}

/// A whole run, recorded.
pub struct Film<'a> {
    space: &'a dyn StateSpace,
    policy: Policy,
    shots: Vec<Shot>,
    pub outcome: Option<Outcome>,
    /// The discovered states in order of discovery.
    pub order: Vec<State>,
    /// The goals in order of discovery.
    pub goals: Vec<Place>,
    places: HashMap<State, Place>,
    parents: HashMap<State, State>,
    found_at: HashMap<State, u64>,
    queue: VecDeque<Place>,
    /// Whether the state taken out last has moves that were not generated yet.
    half_expanded: bool,
    counters: Counters,
}

impl<'a> Film<'a> {
    pub fn record(space: &'a dyn StateSpace, policy: Policy) -> Self {
        let mut film = Self {
            space,
            policy,
            shots: Vec::new(),
            outcome: None,
            order: Vec::new(),
            goals: Vec::new(),
            places: HashMap::new(),
            parents: HashMap::new(),
            found_at: HashMap::new(),
            queue: VecDeque::new(),
            half_expanded: false,
            counters: Counters::default(),
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
        let Frame::States(frame) = &mut shot.frame;
        let next = frame.edge.map_or(frame.current, |edge| edge.target);
        frame.board = board(self.space, frame.current.state);
        frame.next_board = board(self.space, next.state);
        shot
    }

    /// The step that discovered `state`.
    pub fn found_at(&self, state: State) -> Option<u64> {
        self.found_at.get(&state).copied()
    }

    /// The states from the start to the first goal.
    pub fn path(&self) -> Vec<State> {
        let goal = self.goals.first().map(|goal| goal.state);
        let mut path: Vec<State> =
            std::iter::successors(goal, |state| self.parents.get(state).copied()).collect();
        path.reverse();
        path
    }

    /// The positions of the first state of each depth.
    pub fn levels(&self) -> Vec<u32> {
        let depth = |position: usize| self.places[&self.order[position]].depth;
        (0..self.order.len())
            .filter(|&position| position == 0 || depth(position) != depth(position - 1))
            .map(|position| position as u32)
            .collect()
    }

    /// The steps up to `known` where a player moving by `size` stops.
    pub fn boundaries(&self, size: StepSize, known: u64) -> Vec<u64> {
        let part = |step: u64| {
            let Frame::States(frame) = &self.shots[step as usize].frame;
            match size {
                StepSize::Step => step as u32,
                StepSize::Item => frame.current.position,
                StepSize::Stage => frame.current.depth,
            }
        };
        let ends_a_part = |step: u64| step == 0 || step == known || part(step) != part(step + 1);
        (0..=known).filter(|&step| ends_a_part(step)).collect()
    }

    fn search(&mut self) {
        let start = self.space.start();
        let (place, verdict) = self.look_at(start, 0);
        let event = StatesEvent::Start {
            state: start,
            verdict,
        };
        self.take(event, place, None, false);
        let mut successors = vec![0; self.space.branching()];
        while self.outcome.is_none() {
            let Some(current) = self.queue.pop_front() else {
                break;
            };
            self.counters.depth = current.depth.into();
            let count = self.space.successors(current.state, &mut successors);
            for (index, &to) in successors[..count].iter().enumerate() {
                self.make_move(current, index, to, index + 1 == count);
                if self.outcome.is_some() {
                    return;
                }
            }
            if count == 0 {
                self.counters.expanded += 1;
                self.reshoot_without_moves();
            }
        }
    }

    fn make_move(&mut self, from: Place, index: usize, to: State, last_of_state: bool) {
        self.counters.generated += 1;
        self.counters.expanded += u64::from(last_of_state);
        self.half_expanded = !last_of_state;
        let (target, verdict) = self.look_at(to, from.depth + 1);
        let new = verdict != Verdict::Duplicate;
        if new {
            self.parents.insert(to, from.state);
        }
        let action = self.space.action(from.state, index);
        let over = last_of_state && self.queue.is_empty();
        let event = StatesEvent::Move {
            from: from.state,
            from_depth: from.depth,
            action,
            to,
            to_depth: target.depth,
            verdict,
            last: over,
        };
        let edge = Edge {
            action,
            target,
            new,
        };
        self.take(event, from, Some(edge), over);
    }

    /// Puts `state` into the queue if it is new.
    fn look_at(&mut self, state: State, depth: u32) -> (Place, Verdict) {
        if let Some(&place) = self.places.get(&state) {
            self.counters.duplicate += 1;
            return (place, Verdict::Duplicate);
        }
        let place = Place {
            state,
            position: self.order.len() as u32,
            depth,
        };
        self.order.push(state);
        self.places.insert(state, place);
        self.found_at.insert(state, self.counters.generated);
        self.queue.push_back(place);
        self.counters.discovered += 1;
        if !self.space.is_goal(state) {
            return (place, Verdict::New);
        }
        self.goals.push(place);
        let first = self.goals.len() == 1;
        (
            place,
            if first {
                Verdict::Answer
            } else {
                Verdict::Goal
            },
        )
    }

    fn take(&mut self, event: StatesEvent, current: Place, edge: Option<Edge>, over: bool) {
        self.counters.frontier = self.queue.len() as u64 + u64::from(self.half_expanded);
        self.shots.push(Shot {
            event: Event::States(event),
            frame: Frame::States(StatesFrame {
                discovered: self.counters.discovered as u32,
                expanded: self.counters.expanded as u32,
                answered: !self.goals.is_empty(),
                current,
                edge,
                ..StatesFrame::default()
            }),
            counters: self.counters,
        });
        self.outcome = self.outcome_now(over);
    }

    /// A start without moves is expanded in no step of its own: the shot before shows it.
    fn reshoot_without_moves(&mut self) {
        let Some(before) = self.shots.pop() else {
            return;
        };
        let (Event::States(event), Frame::States(frame)) = (before.event, before.frame);
        self.take(event, frame.current, frame.edge, self.queue.is_empty());
    }

    fn outcome_now(&self, over: bool) -> Option<Outcome> {
        let goals = self.goals.len() as u64;
        let found_or_impossible =
            self.goals
                .first()
                .map_or(Outcome::Impossible, |goal| Outcome::Found {
                    depth: goal.depth,
                });
        match self.policy.goal {
            GoalPolicy::FirstAnswer if goals > 0 => Some(found_or_impossible),
            GoalPolicy::CountTo(wanted) if goals > 0 && goals == wanted => {
                Some(Outcome::Counted { goals })
            }
            GoalPolicy::CountTo(_) if over => Some(Outcome::Counted { goals }),
            _ if over => Some(found_or_impossible),
            _ if self.policy.step_limit == Some(self.known()) => Some(Outcome::LimitReached),
            _ => None,
        }
    }
}

fn board(space: &dyn StateSpace, state: State) -> Vec<u8> {
    let mut cells = vec![0; space.board_shape().cells()];
    space.board(state, &mut cells);
    cells
}

//! The reference: tables filled as textbooks do it, writing down every step.

use std::collections::VecDeque;

use searchlight_core::games::{
    self, Algorithm, Counters, Frame, Position, ProbeKind, ProbeResult, TableFill, WinLose,
};
use searchlight_core::{GoalPolicy, Outcome, Policy, Search, StepSize};

use crate::dags::Dag;

/// What one step did: a [`games::Event`] that tests can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    pub kind: ProbeKind,
    pub cell: Option<Position>,
    pub other: Option<Position>,
    pub index: u32,
    pub count: u32,
    pub result: ProbeResult,
    pub decided: Option<u32>,
    pub left: u32,
    pub best: Option<u32>,
}

impl Event {
    /// What there is to say before the first step.
    pub const START: Self = Self {
        kind: ProbeKind::Start,
        cell: None,
        other: None,
        index: 0,
        count: 0,
        result: ProbeResult::Nothing,
        decided: None,
        left: 0,
        best: None,
    };
}

impl From<games::Event> for Event {
    fn from(event: games::Event) -> Self {
        Self {
            kind: event.kind,
            cell: event.cell,
            other: event.other,
            index: event.index,
            count: event.count,
            result: event.result,
            decided: event.decided,
            left: event.left,
            best: event.best,
        }
    }
}

/// All that a filling shows at one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    pub event: Event,
    pub frame: Frame,
    pub counters: Counters,
}

/// What a filling shows at its cursor.
pub fn shot(search: &TableFill) -> Shot {
    let mut frame = Frame::default();
    search.frame(&mut frame);
    Shot {
        event: search.event().into(),
        frame,
        counters: search.counters(),
    }
}

/// What there is to see at one step.
struct Step {
    event: Event,
    counters: Counters,
    answered: bool,
}

/// A whole run, recorded.
pub struct Filling<'a> {
    game: &'a Dag,
    steps: Vec<Step>,
    /// The last step of each item, and of each stage that came to its end.
    items: Vec<u64>,
    stages: Vec<u64>,
    /// The plies of each position, in the lesson's table 1 for a win and else 0.
    pub values: Vec<Option<u32>>,
    /// The step that filled each position.
    pub filled_at: Vec<Option<u64>>,
    /// The positions in the order in which they were filled.
    pub order: Vec<Position>,
    pub outcome: Outcome,
}

impl<'a> Filling<'a> {
    /// Records the filling of a table.
    ///
    /// # Panics
    /// For an algorithm that it does not know.
    pub fn record(game: &'a Dag, algorithm: Algorithm, policy: Policy) -> Self {
        let cells = game.positions().len();
        let mut filling = Self {
            game,
            steps: Vec::new(),
            items: Vec::new(),
            stages: Vec::new(),
            values: vec![None; cells],
            filled_at: vec![None; cells],
            order: Vec::new(),
            outcome: Outcome::LimitReached,
        };
        let last = match policy.goal {
            GoalPolicy::FirstAnswer => game.start(),
            // A game has nothing to count.
            GoalPolicy::WholeSpace | GoalPolicy::CountTo(_) => cells as Position - 1,
            other => panic!("{other:?} has no reference"),
        };
        match algorithm {
            Algorithm::First => filling.fill_rows(last, Self::look_for_a_loss),
            Algorithm::Full => filling.fill_rows(last, Self::look_at_all),
            Algorithm::Retrograde => filling.fill_backwards(),
            other => panic!("{other:?} has no reference"),
        }
        let plies = filling.values[game.start() as usize].expect("a value of the start");
        let outcome = Outcome::Filled {
            wins: plies % 2 == 1,
            plies: Some(plies).filter(|_| algorithm != Algorithm::First),
        };
        filling.end(policy, outcome);
        filling
    }

    /// The last step.
    pub fn known(&self) -> u64 {
        self.steps.len() as u64 - 1
    }

    /// All that a filling shows at this step.
    pub fn shot(&self, step: u64) -> Shot {
        let Step {
            event,
            counters,
            answered,
        } = self.steps[step as usize];
        let mut frame = Frame::default();
        (frame.filled, frame.answered) = (counters.filled as u32, answered);
        Shot {
            event,
            frame,
            counters,
        }
    }

    /// The steps where a player stops who knows the first ones up to `known`; the last one always.
    pub fn boundaries(&self, size: StepSize, known: u64) -> Vec<u64> {
        let mut boundaries = match size {
            StepSize::Item => self.items.clone(),
            StepSize::Stage => self.stages.clone(),
            _ => (1..=known).collect(),
        };
        boundaries.retain(|&step| step < known);
        boundaries.insert(0, 0);
        boundaries.push(known);
        boundaries.dedup();
        boundaries
    }

    /// Whether a cell that is filled, or taken out of the queue, is done with at this step.
    pub fn ends_item(&self, step: u64) -> bool {
        self.items.binary_search(&step).is_ok()
    }

    fn fill_rows(&mut self, last: Position, look: fn(&mut Self, Position)) {
        self.show(Event::START);
        let columns = self.game.board_shape().columns;
        for cell in 0..=last {
            if self.game.moves_of(cell).is_empty() {
                self.fill(cell, 0);
                self.show(Event {
                    kind: ProbeKind::Forward,
                    cell: Some(cell),
                    decided: Some(0),
                    ..Event::START
                });
            } else {
                look(self, cell);
            }
            self.items.push(self.known());
            if (cell + 1) % columns == 0 {
                self.stages.push(self.known());
            }
        }
    }

    /// A step that looks at a successor.
    fn forward(&mut self, cell: Position, index: usize, result: ProbeResult, best: Option<usize>) {
        let moves = self.game.moves_of(cell);
        self.show(Event {
            kind: ProbeKind::Forward,
            cell: Some(cell),
            other: Some(moves[index]),
            index: index as u32,
            count: moves.len() as u32,
            result,
            decided: self.values[cell as usize],
            left: 0,
            best: best.map(|best| best as u32),
        });
    }

    fn look_for_a_loss(&mut self, cell: Position) {
        let moves = self.game.moves_of(cell);
        for (index, &to) in moves.iter().enumerate() {
            if self.values[to as usize] == Some(0) {
                self.fill(cell, 1);
                self.forward(cell, index, ProbeResult::Lost, Some(index));
                return;
            }
            if index + 1 == moves.len() {
                self.fill(cell, 0);
            }
            self.forward(cell, index, ProbeResult::Won, None);
        }
    }

    fn look_at_all(&mut self, cell: Position) {
        let moves = self.game.moves_of(cell);
        // Plies and place of the best of each kind.
        let mut soonest_loss: Option<(u32, usize)> = None;
        let mut latest_win: Option<(u32, usize)> = None;
        for (index, &to) in moves.iter().enumerate() {
            let plies = self.values[to as usize].expect("a successor is filled before");
            let result = match (plies % 2, soonest_loss) {
                (0, None) => ProbeResult::Lost,
                (0, Some((least, _))) if plies < least => ProbeResult::Shorter,
                (0, Some(_)) => ProbeResult::NotShorter,
                (_, None) => ProbeResult::Won,
                (_, Some(_)) => ProbeResult::Worse,
            };
            if matches!(result, ProbeResult::Lost | ProbeResult::Shorter) {
                soonest_loss = Some((plies, index));
            }
            if plies % 2 == 1 && latest_win.is_none_or(|(most, _)| plies > most) {
                latest_win = Some((plies, index));
            }
            let (best, place) = soonest_loss.or(latest_win).expect("it has looked at one");
            if index + 1 == moves.len() {
                self.fill(cell, best + 1);
            }
            self.forward(cell, index, result, Some(place));
        }
    }

    fn fill_backwards(&mut self) {
        self.show(Event::START);
        let mut left: Vec<usize> = Vec::new();
        let mut queue = VecDeque::new();
        for cell in self.game.positions() {
            left.push(self.game.moves_of(cell).len());
            if left[cell as usize] == 0 {
                self.fill(cell, 0);
                queue.push_back(cell);
            }
        }
        while let Some(cell) = queue.pop_front() {
            let plies = self.values[cell as usize].expect("it waited in the queue");
            let predecessors = self.game.predecessors_of(cell);
            let event = Event {
                kind: ProbeKind::Backward,
                cell: Some(cell),
                count: predecessors.len() as u32,
                ..Event::START
            };
            if predecessors.is_empty() {
                self.show(event);
            }
            for (index, &other) in (0..).zip(predecessors) {
                let at = other as usize;
                let result = if self.values[at].is_some() {
                    ProbeResult::Settled
                } else if plies.is_multiple_of(2) {
                    ProbeResult::Reaches
                } else {
                    left[at] -= 1;
                    match left[at] {
                        0 => ProbeResult::NoneLeft,
                        _ => ProbeResult::OneLess,
                    }
                };
                let decides = matches!(result, ProbeResult::Reaches | ProbeResult::NoneLeft);
                if decides {
                    self.fill(other, plies + 1);
                    queue.push_back(other);
                }
                let one_less = result == ProbeResult::OneLess;
                self.show(Event {
                    other: Some(other),
                    index,
                    result,
                    decided: decides.then_some(plies + 1),
                    left: if one_less { left[at] as u32 } else { 0 },
                    ..event
                });
            }
            self.items.push(self.known());
            if queue.front().map(|&next| self.values[next as usize]) != Some(Some(plies)) {
                self.stages.push(self.known());
            }
        }
    }

    /// Gives a position its value at the step that is shown next.
    fn fill(&mut self, position: Position, plies: u32) {
        self.values[position as usize] = Some(plies);
        self.filled_at[position as usize] = Some(self.steps.len() as u64);
        self.order.push(position);
    }

    fn show(&mut self, event: Event) {
        let before = self.steps.last().map(|step| step.counters);
        let mut counters = before.unwrap_or_default();
        for &position in &self.order[counters.filled as usize..] {
            let plies = self.values[position as usize].expect("a value").into();
            counters.filled += 1;
            counters.winning += plies % 2;
            counters.losing += 1 - plies % 2;
            counters.longest = counters.longest.max(plies);
        }
        self.steps.push(Step {
            event,
            counters,
            answered: self.values[self.game.start() as usize].is_some(),
        });
    }

    /// Forgets what lies behind the policy's end.
    fn end(&mut self, policy: Policy, outcome: Outcome) {
        self.outcome = outcome;
        let limit = policy.step_limit.unwrap_or(u64::MAX);
        if limit < self.known() {
            self.outcome = Outcome::LimitReached;
            self.steps.truncate(limit as usize + 1);
        }
    }
}

//! A graph search behind the trait of the state space family.

use std::fmt;

use crate::board::{Action, MoveValues};
use crate::graph_search::{
    Dense, Event as GraphEvent, Frame as GraphFrame, GraphSearch, Label, Order,
    Verdict as GraphVerdict, WaitingCounts,
};
use crate::ordered::space::SearchedSpace;
use crate::question::{Question, QuestionKind};
use crate::search::{Outcome, Policy, Search, Status, StepSize};
use crate::state_space::{
    Certificate, Counters, Discovered, Estimate, Event, Frame, Labels, MapData, Move, OpenEntry,
    OpenList, OrderNumbers, Prefix, Reopened, Side, SideMap, SideTrace, SpaceProblem, SpaceSearch,
    State, Verdict,
};

/// Minimum number of states in the open list for a question about the next state.
const FEWEST: usize = 3;
/// Maximum number of entries of the open list that are looked at for a question.
const LOOKED_AT: usize = 12;
/// Maximum number of entries of the open list that are counted before a new one.
const COUNTED: usize = 1 << 14;

/// A search in any order of a problem of the state space family.
pub(super) struct OrderedSearch {
    pub search: GraphSearch<SearchedSpace, Dense>,
    pub problem: SpaceProblem,
    /// Index of the heuristic among those of the puzzle.
    pub heuristic: Option<u8>,
    /// Whether no estimate can be too great. Only then do the labels prove something.
    pub is_bound: bool,
}

impl fmt::Debug for OrderedSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OrderedSearch")
            .field("search", &self.search)
            .field("problem", &self.problem)
            .finish_non_exhaustive()
    }
}

fn entry(label: &Label<State>, is_stale: bool) -> OpenEntry {
    OpenEntry::new(label.state, [label.g, label.h, label.f], is_stale)
}

impl OrderedSearch {
    fn discovered(&self, label: &Label<State>) -> Discovered {
        Discovered {
            state: label.state,
            ordinal: self.search.number_of(&label.state).unwrap_or_default(),
            depth: label.g,
        }
    }

    /// Returns the change on the board by the move at the cursor.
    fn action(&self, from: State) -> Option<Action> {
        let index = self.search.move_index()?;
        let drawing = self.problem.drawing()?;
        Some(drawing.action(from, index))
    }

    /// Returns the values in the message about that move besides its cells.
    fn values(&self, from: State) -> MoveValues {
        let (Some(index), Some(drawing)) = (self.search.move_index(), self.problem.drawing())
        else {
            return MoveValues::default();
        };
        drawing.move_values(from, index)
    }

    fn goal_verdict(&self) -> Verdict {
        if self.search.answer_step() == Some(self.status().cursor) {
            Verdict::Answer
        } else {
            Verdict::Goal
        }
    }

    fn verdict(&self, verdict: GraphVerdict) -> Verdict {
        match verdict {
            GraphVerdict::New => Verdict::New,
            GraphVerdict::Improved => Verdict::Improved,
            GraphVerdict::Reopened => Verdict::Reopened,
            GraphVerdict::Repeated => Verdict::Repeated,
            GraphVerdict::Duplicate => Verdict::Duplicate,
            GraphVerdict::Goal => self.goal_verdict(),
        }
    }

    /// Returns the costs, estimates and progress of the step at the cursor.
    fn numbers(&self, event: &GraphEvent<State>) -> OrderNumbers {
        let mut frame = GraphFrame::default();
        self.search.frame(&mut frame);
        let (current, target, cost) = match event {
            GraphEvent::Start { start } => (start, start, 0),
            GraphEvent::Goal { goal } => (goal, goal, 0),
            GraphEvent::Move { from, to, cost, .. } => (from, to, *cost),
        };
        let estimate = |label: &Label<State>| Estimate {
            h: label.h,
            f: label.f,
        };
        OrderNumbers {
            cost,
            current: estimate(current),
            target: estimate(target),
            nodes: frame.nodes,
            visits: frame.visits,
            skipped: self.search.skipped(),
        }
    }

    /// Makes the question "Which state is expanded next?". The answer is the head of the open list.
    fn next_out(&mut self, step: u64) -> Option<Question> {
        if self.search.locate(step + 1, StepSize::Item, -1) != step {
            return None;
        }
        self.search.seek(step);
        let mut list = Vec::new();
        self.search.open_list(LOOKED_AT, &mut list);
        let waiting = list.iter().filter(|entry| !entry.is_stale);
        let waiting: Vec<State> = waiting.map(|entry| entry.label.state).collect();
        let (&head, others) = waiting.split_first()?;
        if waiting.len() < FEWEST {
            return None;
        }
        self.search.seek(step + 1);
        let is_expanded = match self.search.event() {
            GraphEvent::Start { .. } => false,
            GraphEvent::Goal { goal } => goal.state == head,
            GraphEvent::Move { from, .. } => from.state == head,
        };
        let others = [others[0], others[others.len() - 1]];
        let steps = (step, step + 1);
        let side = Some(Side::Forward as u32);
        let question = Question::new(QuestionKind::Next, steps, side, head, &others);
        question.filter(|_| is_expanded)
    }

    /// Makes the question "Does the next move lead to a new state?".
    fn is_new(&mut self, step: u64) -> Option<Question> {
        self.search.seek(step + 1);
        let GraphEvent::Move { to, verdict, .. } = self.search.event() else {
            return None;
        };
        let answer = u32::from(matches!(verdict, GraphVerdict::New | GraphVerdict::Goal));
        let steps = (step, step + 1);
        Question::new(QuestionKind::New, steps, Some(to.state), answer, &[0, 1])
    }

    /// Returns whether the open list is ordered by f, the sum of a cost and an estimate.
    fn is_by_f(&self) -> bool {
        let order = self.search.algorithm().order();
        matches!(order, Order::AStar | Order::WeightedAStar)
    }

    /// Makes the question "What is f of the state that the next move leads to?". The other choices
    /// are numbers that a learner can mistake for it: f of the state that is expanded, the estimate
    /// without the cost, and values near the right one.
    fn value_of_f(&mut self, step: u64) -> Option<Question> {
        self.search.seek(step + 1);
        let GraphEvent::Move {
            from, to, verdict, ..
        } = self.search.event()
        else {
            return None;
        };
        if !self.is_by_f() || verdict == GraphVerdict::Duplicate {
            return None;
        }
        let near = |by: i32| to.f.saturating_add_signed(by);
        let others = [from.f, to.h, near(1), near(-1), near(2)];
        let steps = (step, step + 1);
        Question::new(QuestionKind::F, steps, Some(to.state), to.f, &others)
    }
}

/// Steps, items and stages are those of [`GraphSearch`].
impl Search for OrderedSearch {
    type Event = Event;
    type Frame = Frame;
    type Counters = Counters;

    fn status(&self) -> Status {
        let status = self.search.status();
        if self.search.space().space.is_short() {
            return Status {
                outcome: Some(Outcome::LimitReached),
                ..status
            };
        }
        status
    }

    fn advance(&mut self, budget: u64) {
        if self.status().outcome.is_none() {
            self.search.advance(budget);
        }
    }

    fn seek(&mut self, step: u64) {
        self.search.seek(step);
    }

    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        self.search.locate(from, size, by)
    }

    fn event(&self) -> Event {
        let event = self.search.event();
        let numbers = self.numbers(&event);
        match event {
            GraphEvent::Start { start } => Event::Start {
                state: start.state,
                verdict: match self.search.answer_step() {
                    Some(0) => Verdict::Answer,
                    _ => Verdict::New,
                },
                estimate: Some(numbers.current),
            },
            GraphEvent::Goal { goal } => Event::Removal {
                state: goal.state,
                depth: goal.g,
                verdict: self.goal_verdict(),
                numbers,
            },
            GraphEvent::Move {
                from, to, verdict, ..
            } => Event::Move {
                from: from.state,
                from_depth: from.g,
                action: self.action(from.state),
                values: self.values(from.state),
                to: to.state,
                to_depth: to.g,
                verdict: self.verdict(verdict),
                last: self.search.counters().frontier == 0,
                side: Side::Forward,
                numbers: Some(numbers),
            },
        }
    }

    fn frame(&self, frame: &mut Frame) {
        let event = self.search.event();
        let numbers = self.numbers(&event);
        let (current, target, verdict) = match &event {
            GraphEvent::Start { start } => (start, start, None),
            GraphEvent::Goal { goal } => (goal, goal, None),
            GraphEvent::Move {
                from, to, verdict, ..
            } => (from, to, Some(*verdict)),
        };
        let counters = self.search.counters();
        let step = self.status().cursor;
        frame.sides = [
            Prefix {
                expanded: counters.expanded as u32,
                discovered: counters.discovered as u32,
            },
            Prefix::default(),
        ];
        frame.side = Side::Forward;
        frame.answered = self
            .search
            .answer_step()
            .is_some_and(|answer| answer <= step);
        frame.current = self.discovered(current);
        frame.step_move = verdict.map(|verdict| Move {
            action: self.action(current.state),
            target: self.discovered(target),
            new: matches!(verdict, GraphVerdict::New | GraphVerdict::Goal),
        });
        frame.numbers = Some(numbers);
        let cells = self.problem.board_shape().cells();
        for (board, label) in [(&mut frame.board, current), (&mut frame.next_board, target)] {
            board.resize(cells, 0);
            self.problem.board(label.state, board);
        }
    }

    fn counters(&self) -> Counters {
        let counters = self.search.counters();
        let depth = match self.search.event() {
            GraphEvent::Start { .. } => 0,
            GraphEvent::Goal { goal } => goal.g,
            GraphEvent::Move { from, .. } => from.g,
        };
        Counters {
            generated: counters.generated,
            expanded: counters.expanded,
            discovered: counters.discovered,
            frontier: counters.frontier,
            duplicate: counters.generated + 1 - counters.discovered - counters.improved,
            depth: depth.into(),
            reexpanded: counters.reexpanded,
            improved: counters.improved,
            stale: counters.stale,
        }
    }
}

impl SpaceSearch for OrderedSearch {
    fn certificate(&self) -> Option<Certificate> {
        let outcome = self.status().outcome?;
        if !matches!(outcome, Outcome::Found { .. } | Outcome::Impossible) {
            return None;
        }
        let certificate = self.search.certificate()?;
        let count = self.problem.space().states();
        let Some(answer) = certificate.answer else {
            let labels = certificate.labels.into_iter().flatten();
            let Labels { states, .. } = Labels::new(labels, count);
            return Some(Certificate::ClosedSet { states });
        };
        Some(match certificate.labels.filter(|_| self.is_bound) {
            Some(labels) => Certificate::Cheapest {
                cost: answer.cost,
                states: answer.path,
                costs: answer.costs,
                labels: Labels::new(labels.into_iter(), count),
                heuristic: self.heuristic,
                weight: certificate.weight,
            },
            None => Certificate::Path {
                depth: answer.costs.len() as u32,
                states: answer.path,
            },
        })
    }

    fn path(&self) -> Vec<State> {
        self.search
            .answer()
            .map_or_else(Vec::new, |answer| answer.path)
    }

    fn map_data(&self) -> MapData<'_> {
        let (order, costs): (Vec<State>, Vec<u32>) = self.search.discovered().unzip();
        let reopened = self.search.reopened(|&state| state);
        let (expanded, expanded_costs): (Vec<State>, Vec<u32>) =
            self.search.expanded().map(|(&state, g)| (state, g)).unzip();
        let traced = SideTrace {
            expanded,
            expanded_costs,
            costs,
            reopened: reopened
                .iter()
                .map(|again| Reopened::new(again.place, again.from, again.until))
                .collect(),
        };
        let goals = self.search.goal_numbers();
        let side = SideMap::traced(order, goals, traced);
        MapData::one_sided(side, self.search.stage_steps(), self.path())
    }

    fn open_list(&mut self, count: usize) -> Option<OpenList> {
        let mut list = Vec::new();
        self.search.open_list(count, &mut list);
        let head = list.iter().map(|one| entry(&one.label, one.is_stale));
        let joined = self.search.joined();
        let WaitingCounts { before, alike } = self.search.waiting(COUNTED);
        let length = self.search.open_length() as u32;
        let counters = self.search.counters();
        let live = counters.frontier - u64::from(self.search.is_expanding());
        Some(OpenList::new(
            (head.collect(), length, length - live as u32),
            joined.map(|label| entry(&label, false)),
            (before, alike),
            self.search.earlier_parent().copied(),
        ))
    }

    fn current_path(&self, most: usize) -> Option<(Vec<State>, u32)> {
        Some(self.search.end_of_current_path(most))
    }

    fn label(&self, state: State) -> Option<OpenEntry> {
        Some(entry(&self.search.label_of(&state)?, false))
    }

    fn found_at(&self, state: State, side: Option<Side>) -> Option<u64> {
        match side {
            None | Some(Side::Forward) => self.search.found_at(&state),
            Some(Side::Backward) => None,
        }
    }

    fn find_moves_to(&mut self, state: State, from: u64, budget: u64, found: &mut Vec<u64>) -> u64 {
        self.search.find_moves_to(&state, from, budget, found)
    }

    fn questions(&self) -> &'static [QuestionKind] {
        if self.is_by_f() {
            &[QuestionKind::Next, QuestionKind::New, QuestionKind::F]
        } else {
            &[QuestionKind::Next, QuestionKind::New]
        }
    }

    fn question(&mut self, kind: QuestionKind, step: u64) -> Option<Question> {
        let Status { known, cursor, .. } = self.status();
        if step >= known {
            return None;
        }
        let question = match kind {
            QuestionKind::Next => self.next_out(step),
            QuestionKind::New => self.is_new(step),
            QuestionKind::F => self.value_of_f(step),
            _ => None,
        };
        self.search.seek(cursor);
        question
    }

    fn question_after(&mut self, kind: QuestionKind, step: u64) -> u64 {
        let size = match kind {
            QuestionKind::Next => StepSize::Item,
            _ => StepSize::Step,
        };
        self.search.locate(step, size, 1)
    }

    /// Returns false: this search cannot reuse its tables. They grow only with what a search finds,
    /// so making new ones costs little time.
    fn restart(&mut self, _: &SpaceProblem, _: Policy) -> bool {
        false
    }
}

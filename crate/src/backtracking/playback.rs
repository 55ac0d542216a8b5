//! Playback of a backtracking search: events and frames of any step, and jumps to landmarks.

use crate::backtracking::certificate::ChoicesCertificate as Certificate;
use crate::backtracking::choice::Choice;
use crate::backtracking::event::{Event, StepKind};
use crate::backtracking::frame::{Candidate, Counters, Frame};
use crate::backtracking::search::BacktrackingSearch;
use crate::backtracking::stack::{Stack, Totals};
use crate::backtracking::walker::Walker;
use crate::board::DescribedMove;
use crate::branching_rule::Parameter;
use crate::search::{GoalPolicy, Outcome, Search, Status, StepSize};

/// A kind of step that playback can find in a backtracking search.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Landmark {
    /// The search turns back.
    TurnBack,
    /// The search is deeper than ever before.
    Record,
    /// A test other than the puzzle's own rule refuses a candidate or cuts a node off.
    Prune,
    /// The search finds an answer.
    Answer,
}

/// A function that returns a count, which grows by one at each boundary of one kind.
type Count = fn(&Totals) -> u64;

/// Returns the count that grows at each boundary of this size.
fn count_of_size(size: StepSize) -> Count {
    match size {
        StepSize::Step => |totals| totals.steps,
        StepSize::Item => |totals| totals.placements + totals.retreats,
        StepSize::Stage => |totals| totals.turns_back + totals.deepest,
    }
}

/// Returns the count that grows at each landmark of this kind.
fn count_of_landmark(landmark: Landmark) -> Count {
    match landmark {
        Landmark::TurnBack => |totals| totals.turns_back,
        Landmark::Record => |totals| totals.deepest,
        Landmark::Prune => Totals::prunes,
        Landmark::Answer => |totals| totals.answers,
    }
}

/// A step is one tried candidate or one retreat. An item is one placement or one retreat. A stage
/// ends where the search turns back or goes deeper than ever before.
impl Search for BacktrackingSearch {
    type Event = Event;
    type Frame = Frame;
    type Counters = Counters;

    fn status(&self) -> Status {
        Status {
            known: self.known(),
            cursor: self.view.stack.totals.steps,
            outcome: self.outcome,
        }
    }

    fn advance(&mut self, budget: u64) {
        self.extend(self.known().saturating_add(budget));
    }

    /// Takes the time of making the choices of the path, and of searching from the last checkpoint
    /// before the step.
    fn seek(&mut self, step: u64) {
        let step = step.min(self.known());
        if step == self.view.stack.totals.steps {
            return;
        }
        // Go to the step before, then observe the step itself for its event.
        self.view.bring(&self.checkpoints, step.saturating_sub(1));
        self.event = if step == 0 {
            self.view.start()
        } else {
            self.view.observe()
        };
    }

    /// Takes the time of a few calls of [`seek`](Self::seek).
    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        if size == StepSize::Step {
            let from = from.min(self.known());
            return from.saturating_add_signed(by).min(self.known());
        }
        self.locate_count(from, count_of_size(size), by)
    }

    fn event(&self) -> Event {
        self.event
    }

    fn frame(&self, frame: &mut Frame) {
        let Walker {
            brancher, stack, ..
        } = &self.view;
        frame.path.clear();
        brancher.path(&mut frame.path);
        frame.candidates.clear();
        let candidates = (0..stack.candidates[stack.depth]).map(|index| Candidate {
            choice: brancher.candidate(index),
            score: brancher.score(index),
        });
        frame.candidates.extend(candidates);
        frame.tried = stack.tried[stack.depth].into();
        frame.forced = !frame.candidates.is_empty() && brancher.is_forced();
        frame.answered = stack.answered;
        frame.measures = brancher.measures();
        let cells = self.problem.board_shape().cells();
        frame.board.resize(cells, 0);
        frame.labels.resize(cells, 0);
        brancher.board(&mut frame.board, &mut frame.labels);
        frame.marks.resize(self.problem.marks(), 0);
        brancher.marks(&mut frame.marks);
    }

    fn counters(&self) -> Counters {
        let Stack { depth, totals, .. } = &self.view.stack;
        Counters {
            placements: totals.placements,
            retreats: totals.retreats,
            turns_back: totals.turns_back,
            depth: *depth as u64,
            deepest: totals.deepest,
            answers: totals.answers,
            refused: totals.refused,
        }
    }
}

impl BacktrackingSearch {
    /// Describes the move that the step at the cursor made, refused or took back. Returns `None` if
    /// its choice is no move that the puzzle can describe.
    pub fn step_move(&self) -> Option<DescribedMove> {
        match self.event.kind {
            StepKind::Start => None,
            StepKind::Place => self.view.brancher.describe(None),
            StepKind::Refuse | StepKind::Retreat => {
                self.view.brancher.describe(Some(self.event.index))
            }
        }
    }

    /// Describes the candidates of the node at the cursor, see [`step_move`](Self::step_move).
    pub fn candidate_moves(&self) -> Vec<Option<DescribedMove>> {
        let Walker {
            brancher, stack, ..
        } = &self.view;
        let candidates = 0..stack.candidates[stack.depth];
        candidates
            .map(|index| brancher.describe(Some(index)))
            .collect()
    }

    /// Returns the step that lies `by` landmarks of a kind after the step `from`, or before it if
    /// `by` is negative. The result is clamped to 0 and the last known step. The cursor does not
    /// move.
    ///
    /// # Complexity
    /// The time of a few calls of [`seek`](Search::seek).
    pub fn locate_landmark(&mut self, from: u64, landmark: Landmark, by: i64) -> u64 {
        self.locate_count(from, count_of_landmark(landmark), by)
    }

    /// Returns the choices of the first answer, in the order in which the search made them; `None`
    /// while no answer is known. The cursor does not affect the result.
    pub fn path(&self) -> Option<&[Choice]> {
        self.first_answer.as_deref()
    }

    /// Returns the choices on the path at the cursor, from the root on.
    pub fn current_path(&self) -> Vec<Choice> {
        self.view.path()
    }

    /// Makes the certificate of the outcome: the choices of the first answer. Adds a proof that no
    /// answer is cheaper, if the estimate for the start or the earlier rounds give a proof that can
    /// be checked. Returns `None` while there is no outcome, or if only repeating the search could
    /// confirm it, as for a number of answers. Does not ask the puzzle for a
    /// [refutation](crate::Choices::refutation).
    pub fn certificate(&self) -> Option<Certificate> {
        match (self.outcome?, self.policy.goal) {
            (Outcome::LimitReached, _) | (_, GoalPolicy::CountTo(_)) => None,
            _ => {
                let choices = self.path()?.to_vec();
                Some(self.proven(choices))
            }
        }
    }

    /// Adds the proof that no answer is cheaper, if there is one that can be checked.
    fn proven(&self, choices: Vec<Choice>) -> Certificate {
        let heuristic = match self.algorithm.parameter() {
            Parameter::Heuristic(index) => Some(index),
            _ => None,
        };
        let least = heuristic.map(|index| self.problem.least_cost(index));
        // The first choice of an answer is not a move: it chooses the round.
        let before = choices.first().map_or(0, |round| round.value.into());
        let mut rounds = self.head.brancher.rounds();
        rounds.truncate(before);
        let tried: u64 = rounds.iter().map(|round| round.tried).sum();
        let cost = match heuristic {
            Some(_) => self.problem.cost(&choices),
            None => Some(choices.len().saturating_sub(1) as u32),
        };
        match (cost, heuristic, least) {
            // A heuristic that can overestimate proves nothing.
            (None, ..) | (_, _, Some(None)) => Certificate::Choices { choices },
            (Some(cost), Some(heuristic), Some(Some(least))) if least == cost => {
                Certificate::Cheapest {
                    choices,
                    cost,
                    heuristic,
                }
            }
            (Some(cost), ..) if !rounds.is_empty() && tried <= Certificate::MOST_TRIED => {
                Certificate::Rounds {
                    choices,
                    cost,
                    heuristic,
                    rounds,
                }
            }
            _ => Certificate::Choices { choices },
        }
    }

    fn locate_count(&mut self, from: u64, count: Count, by: i64) -> u64 {
        let from = from.min(self.known());
        if by == 0 {
            return from;
        }
        self.scout.bring(&self.checkpoints, from);
        let here = count(&self.scout.stack.totals);
        let wanted = match by.unsigned_abs() {
            distance if by > 0 => here.saturating_add(distance),
            distance => {
                let before = distance - u64::from(self.first_with(count, here) != from);
                here.saturating_sub(before)
            }
        };
        self.first_with(count, wanted)
    }

    /// Returns the first step at which the count has reached `wanted`. If the count has not reached
    /// it, returns the last known step. Moves the scout to that step if it has to search for it.
    fn first_with(&mut self, count: Count, wanted: u64) -> u64 {
        if wanted == 0 {
            return 0;
        }
        if count(&self.head.stack.totals) < wanted {
            return self.known();
        }
        self.scout
            .find(&self.checkpoints, &|totals, _| count(totals) < wanted);
        self.scout.stack.totals.steps
    }
}

//! A search through a state space, whatever its algorithm.

use std::any::Any;
use std::fmt;

use crate::question::{Question, QuestionKind};
use crate::search::{Policy, Search};
use crate::state_space::breadth_first::BreadthFirst;
use crate::state_space::certificate::SpaceCertificate;
use crate::state_space::event::StepEvent;
use crate::state_space::frame::{Counters, Frame};
use crate::state_space::map::MapData;
use crate::state_space::open_list::{OpenEntry, OpenList};
use crate::state_space::problem::SpaceProblem;
use crate::state_space::side::Side;
use crate::state_space::state::State;

/// A search through a state space: a [`BreadthFirst`], or a search in another order.
///
/// Only code that is not hot goes through this trait: each search is compiled for its space.
pub trait SpaceSearch:
    Search<Event = StepEvent, Frame = Frame, Counters = Counters> + Any + fmt::Debug + Send
{
    /// Makes the certificate of the outcome. Returns `None` while there is no outcome, or if the
    /// outcome needs no certificate.
    fn certificate(&self) -> Option<SpaceCertificate>;

    /// Returns the states from the start to the first goal found; empty while no goal is known.
    fn path(&self) -> Vec<State>;

    /// Returns the data of a map of the search.
    fn map_data(&self) -> MapData<'_>;

    /// Returns the open list at the cursor with its first `count` entries. Returns `None` for a
    /// breadth-first search, whose queue follows from the order of discovery.
    fn open_list(&mut self, _count: usize) -> Option<OpenList> {
        None
    }

    /// Returns the last states of the path to the state that is expanded at the cursor, at most
    /// `most` of them, and the number of moves of the whole path. `None` for a breadth-first
    /// search.
    fn current_path(&self, _most: usize) -> Option<(Vec<State>, u32)> {
        None
    }

    /// Returns g, h and f of a state at the cursor. `None` for a state that was not discovered, and
    /// in a breadth-first search.
    fn label(&self, _state: State) -> Option<OpenEntry> {
        None
    }

    /// Returns the step that discovered this state: 0 for a source, `None` if no known step did. If
    /// `side` is `None`, looks at the side that discovered the state first.
    fn found_at(&self, state: State, side: Option<Side>) -> Option<u64>;

    /// Appends the steps after `from` whose move leads to `state` to `found`. Looks at about
    /// `budget` steps, and returns the last step it has looked at. The cursor does not move.
    fn find_moves_to(&mut self, state: State, from: u64, budget: u64, found: &mut Vec<u64>) -> u64;

    /// Returns the kinds of questions that can be asked about the search.
    fn questions(&self) -> &'static [QuestionKind];

    /// Makes the question of this kind that is asked after `step`; see
    /// [`Run::question`](crate::Run::question).
    fn question(&mut self, kind: QuestionKind, step: u64) -> Option<Question>;

    /// Returns the next step at which it can be possible to ask a question of this kind.
    fn question_after(&mut self, kind: QuestionKind, step: u64) -> u64;

    /// Begins the search of another problem in the same tables. Returns false and changes nothing
    /// if the tables do not fit the problem.
    fn restart(&mut self, problem: &SpaceProblem, policy: Policy) -> bool;
}

impl SpaceSearch for BreadthFirst {
    fn certificate(&self) -> Option<SpaceCertificate> {
        self.certificate()
    }

    fn path(&self) -> Vec<State> {
        self.path()
    }

    fn map_data(&self) -> MapData<'_> {
        self.map_data()
    }

    fn found_at(&self, state: State, side: Option<Side>) -> Option<u64> {
        self.found_at(state, side)
    }

    fn find_moves_to(&mut self, state: State, from: u64, budget: u64, found: &mut Vec<u64>) -> u64 {
        self.find_moves_to(state, from, budget, found)
    }

    fn questions(&self) -> &'static [QuestionKind] {
        self.questions()
    }

    fn question(&mut self, kind: QuestionKind, step: u64) -> Option<Question> {
        self.question(kind, step)
    }

    fn question_after(&mut self, kind: QuestionKind, step: u64) -> u64 {
        self.question_after(kind, step)
    }

    fn restart(&mut self, problem: &SpaceProblem, policy: Policy) -> bool {
        self.restart(problem, policy)
    }
}

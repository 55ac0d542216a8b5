//! A run: one puzzle instance and one algorithm, seen as a film that can be sought but is never
//! recorded.

mod branched;
mod explored;
mod tabled;

use std::fmt;

use serde::Serialize;

use crate::certificate::Certificate;
use crate::choices::MOST_REASONS;
use crate::event::Event;
use crate::family::Problem;
use crate::frame::Frame;

pub use branched::{Branched, Fate, Siblings, Stretch};
pub use explored::{Atlas, Explored, SideAtlas};
pub use tabled::Tabled;

/// How far a player moves at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepSize {
    /// Breadth-first: one generated move. Backtracking: one candidate tried, or one retreat. Table:
    /// one successor or predecessor looked at, or that there is none.
    Step,
    /// Breadth-first: one expanded state. Backtracking: one placement or one retreat. Table: one
    /// cell filled, or backwards one cell taken out of the queue.
    Item,
    /// Breadth-first: one level of one side, as far as it goes until a side begins another.
    /// Backtracking: to where the search turns back, or is deeper than ever before. Table: one row,
    /// or backwards one wave.
    Stage,
    /// Backtracking: to where the search turns back.
    Turn,
    /// Backtracking: to where the search is deeper than ever before.
    Record,
    /// Backtracking: to where a rule saw that nothing could come of a candidate or of a node.
    Prune,
    /// Backtracking: to where another answer is found.
    Answer,
}

/// How a run ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum Outcome {
    /// A goal was found, `depth` moves from the start: the nearest, unless the algorithm says
    /// that its answer may be too long. Backtracking: an answer of `depth` choices.
    Found { depth: u32 },
    /// No goal can be reached.
    Impossible,
    /// No goal lies within `limit` moves.
    TooDeep { limit: u32 },
    /// The step limit came first.
    LimitReached,
    /// The table of a game is filled, as far as it was asked for: whether the player who begins
    /// wins, and how long the game lasts, where the table tells it.
    Filled { wins: bool, plies: Option<u32> },
    /// This many goals or answers were counted, as [`GoalPolicy::CountTo`] asked. Whether these are
    /// `all` of them is known only where the search went on to its end, and not to a count or a
    /// depth that was enough.
    Counted { goals: u64, all: bool },
}

/// When a run stops looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalPolicy {
    /// At the step that discovers the first goal.
    FirstAnswer,
    /// When every reachable state has been expanded; the answer is known on the way. A search
    /// from two sides has nothing to look for once they have met: it ends that level, or in the
    /// lesson at the contact.
    WholeSpace,
    /// At the step that discovers the goal of this number, from 1. Where there are fewer, and for
    /// 0, when every reachable state has been expanded: 0 counts all goals. A search from two
    /// sides ends as for the whole space: it counts 1 if they meet, however many goals there are.
    CountTo(u64),
}

/// What ends a run besides running out of states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    pub goal: GoalPolicy,
    /// The most steps that may become known.
    pub step_limit: Option<u64>,
    /// The most moves that an answer may have.
    pub depth_limit: Option<u32>,
}

impl Policy {
    /// Stops at the first goal: what a judge asks for.
    pub const FIRST_ANSWER: Self = Self {
        goal: GoalPolicy::FirstAnswer,
        step_limit: None,
        depth_limit: None,
    };
    /// Expands everything that can be reached: what the page shows.
    pub const WHOLE_SPACE: Self = Self {
        goal: GoalPolicy::WholeSpace,
        step_limit: None,
        depth_limit: None,
    };
}

/// Where a run stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Status {
    /// Steps computed so far; `seek` reaches these.
    pub known: u64,
    /// The step that is shown; 0 is before the first.
    pub cursor: u64,
    /// How the run ended, once it has.
    pub outcome: Option<Outcome>,
}

/// What has happened up to the cursor: one variant a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Counters {
    States(StatesCounters),
    Choices(ChoicesCounters),
    WinLose(WinLoseCounters),
}

/// What has come of a table. `filled == winning + losing` always holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WinLoseCounters {
    /// Cells with a value.
    pub filled: u64,
    /// Those where the player to move wins.
    pub winning: u64,
    /// Those where that player loses.
    pub losing: u64,
    /// The most plies that a game lasts from one of them; at most 1 where the table does not tell it.
    pub longest: u64,
}

/// What a backtracking search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ChoicesCounters {
    /// Candidates that were placed.
    pub placements: u64,
    /// Choices taken back. What is neither is a candidate refused.
    pub retreats: u64,
    /// How often the search turned back: retreats in a row are one turn.
    pub turns: u64,
    /// Choices that stand.
    pub depth: u64,
    /// The most choices that ever stood.
    pub deepest: u64,
    pub answers: u64,
    /// Candidates refused and nodes cut off, by reason.
    pub refused: [u64; MOST_REASONS],
}

/// What a breadth-first search has done. `discovered == expanded + frontier` always holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StatesCounters {
    /// Moves tried.
    pub generated: u64,
    /// States taken out of the queue whose moves have all been generated.
    pub expanded: u64,
    /// States ever put into the queue, the start included.
    pub discovered: u64,
    /// States discovered and not yet expanded.
    pub frontier: u64,
    /// Moves that led to a state discovered before.
    pub duplicate: u64,
    /// Depth of the state being expanded.
    pub depth: u64,
}

/// Why a run cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum RunError {
    /// The space has more states than the dense tables hold.
    TooLarge { states: u64, limit: u64 },
    /// The space may have `moves` moves, more than can be counted.
    TooManyMoves { moves: u64, limit: u64 },
    /// The tables do not fit into memory.
    OutOfMemory { states: u64 },
    /// The puzzle has no algorithm of that name, or of that code.
    UnknownAlgorithm { id: String },
}

impl RunError {
    /// For a code that is no algorithm's.
    pub fn unknown(code: u8) -> Self {
        Self::UnknownAlgorithm {
            id: code.to_string(),
        }
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { states, limit } => {
                write!(f, "the space has {states} states, at most {limit} fit")
            }
            Self::TooManyMoves { moves, limit } => {
                write!(f, "the space has up to {moves} moves, at most {limit} fit")
            }
            Self::OutOfMemory { states } => {
                write!(f, "no memory for a table of {states} states")
            }
            Self::UnknownAlgorithm { id } => write!(f, "no algorithm is called {id:?}"),
        }
    }
}

impl std::error::Error for RunError {}

/// A deterministic search whose every computed step can be shown again.
pub trait Run: Send {
    fn status(&self) -> Status;

    /// Computes `budget` further steps, fewer only where the run ends. Breadth-first: the last item
    /// is finished, so a few more may become known; so is the last cell of a table. Does nothing once there is an outcome or for a
    /// budget of 0.
    fn advance(&mut self, budget: u64);

    /// Moves the cursor to `step`, or to the last known step if that comes first.
    ///
    /// Breadth-first: O(log states + branching) time, no allocation. Backtracking: the path's length
    /// and the steps from the checkpoint before, 2^17 / weight of them at first, and twice as many
    /// whenever the checkpoints have filled their memory. Table: O(log cells + moves) time.
    fn seek(&mut self, step: u64);

    /// The step that lies `by` boundaries of `size` after (or, if negative, before) the step
    /// `from`, kept within 0 and the last known step.
    ///
    /// Breadth-first: O(log states) time, from two sides O(log states · log levels), however far
    /// it is. Backtracking: as a few times [`seek`](Self::seek). Table: O(log cells) time.
    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64;

    /// What the step at the cursor did.
    fn event(&self) -> Event;

    /// Writes what there is to draw at the cursor, into the buffers that `frame` already has.
    fn frame(&self, frame: &mut Frame);

    /// What has happened up to the cursor.
    fn counters(&self) -> Counters;

    /// The proof of the outcome; `None` while there is none, or where an outcome needs none.
    ///
    /// It is a copy: breadth-first, of the path's states or of all that were reached, and the
    /// latter takes time linear in the states of the space.
    fn certificate(&self) -> Option<Certificate>;

    /// Begins anew on another instance, in the tables that are there; `false` where there is
    /// nothing to use again, and then the run is of no use any more.
    fn reuse(&mut self, problem: &dyn Problem, policy: Policy) -> bool;

    /// What only a search through a state space can tell.
    fn explored(&self) -> Option<&dyn Explored> {
        None
    }

    /// What only a search among choices can tell.
    fn branched(&mut self) -> Option<&mut dyn Branched> {
        None
    }

    /// What only the filling of a table can tell.
    fn tabled(&self) -> Option<&dyn Tabled> {
        None
    }
}

impl<R: Run + ?Sized> Run for Box<R> {
    fn status(&self) -> Status {
        (**self).status()
    }

    fn advance(&mut self, budget: u64) {
        (**self).advance(budget);
    }

    fn seek(&mut self, step: u64) {
        (**self).seek(step);
    }

    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        (**self).locate(from, size, by)
    }

    fn event(&self) -> Event {
        (**self).event()
    }

    fn frame(&self, frame: &mut Frame) {
        (**self).frame(frame);
    }

    fn counters(&self) -> Counters {
        (**self).counters()
    }

    fn certificate(&self) -> Option<Certificate> {
        (**self).certificate()
    }

    fn reuse(&mut self, problem: &dyn Problem, policy: Policy) -> bool {
        (**self).reuse(problem, policy)
    }

    fn explored(&self) -> Option<&dyn Explored> {
        (**self).explored()
    }

    fn branched(&mut self) -> Option<&mut dyn Branched> {
        (**self).branched()
    }

    fn tabled(&self) -> Option<&dyn Tabled> {
        (**self).tabled()
    }
}

/// The adapter that makes a run an iterator over what its steps did.
///
/// It computes as it goes. Between two items [`run`](Self::run) gives counters and frames.
pub struct Events<R> {
    run: R,
    size: StepSize,
}

impl<R: Run> Events<R> {
    /// Starts behind the cursor of `run` and stops at each boundary of `size`.
    pub fn new(run: R, size: StepSize) -> Self {
        Self { run, size }
    }

    /// The run, with its cursor at the item that was returned last.
    pub fn run(&self) -> &R {
        &self.run
    }
}

impl<R: Run> Iterator for Events<R> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        const BATCH: u64 = 1 << 12;
        loop {
            let Status {
                known,
                cursor,
                outcome,
            } = self.run.status();
            let next = self.run.locate(cursor, self.size, 1);
            if next < known || (outcome.is_some() && next > cursor) {
                self.run.seek(next);
                return Some(self.run.event());
            }
            if outcome.is_some() {
                return None;
            }
            self.run.advance(BATCH);
        }
    }
}

impl<R: Run> std::iter::FusedIterator for Events<R> {}

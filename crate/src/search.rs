//! The parts that the searches of all families share: when a search stops, how it ended, and how
//! its steps are shown.

use std::fmt;

use serde::Serialize;

/// The size of one step of playback.
#[cfg_attr(feature = "wasm", crate::wasm::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepSize {
    /// The smallest piece of work of a search. Each family says what that is.
    Step,
    /// The steps that belong to one state, one choice or one cell.
    Item,
    /// The items that belong to one level, to the choices made without turning back, or to one row.
    Stage,
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
#[cfg_attr(feature = "wasm", tsify(missing_as_null))]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum Outcome {
    /// An answer was found. Breadth-first search found a goal `depth` moves from the start, and no
    /// goal is nearer unless the algorithm says that its answer may be too long. Backtracking found
    /// an answer of `depth` choices.
    Found { depth: u32 },
    /// There is no answer.
    Impossible,
    /// There is no answer within `limit` moves.
    TooDeep { limit: u32 },
    /// The search reached its step limit before it ended.
    LimitReached,
    /// The table of a game is filled as far as the policy asked. The player who begins `wins` or
    /// loses, and the game lasts `plies`, `None` where the table does not tell how long games last.
    Filled { wins: bool, plies: Option<u32> },
    /// The search found `goals` answers, at least one: as [`GoalPolicy::CountTo`] asked, or by
    /// backtracking through the whole space. They are known to be `all` answers only where the
    /// search went on to its end.
    Counted { goals: u64, all: bool },
}

/// The answers after which a search stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GoalPolicy {
    /// The search stops at the step that finds the first answer.
    FirstAnswer,
    /// The search stops when nothing is left to search; the first answer becomes known on the way.
    /// Backtracking meets all answers there, and so ends with [`Outcome::Counted`].
    WholeSpace,
    /// The search counts answers, and stops at the step at which it has found this many. For 0, and
    /// where there are fewer answers, it stops when nothing is left to search. The outcome is
    /// [`Outcome::Counted`], or [`Outcome::Impossible`] without any answer.
    ///
    /// A search from two sides can find one answer only, at the step where its sides meet, and so
    /// it stops there whatever the number is. A game has one answer, the value of its start, and
    /// nothing to count: its whole table is filled, and the outcome is [`Outcome::Filled`].
    CountTo(u64),
}

/// What ends a search before nothing is left to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    pub goal: GoalPolicy,
    /// The most steps that may become known.
    pub step_limit: Option<u64>,
}

impl Policy {
    /// The policy of a judge: the search stops at the first answer.
    pub const FIRST_ANSWER: Self = Self::new(GoalPolicy::FirstAnswer);
    /// The policy of the page: the search goes on to everything that can be reached.
    pub const WHOLE_SPACE: Self = Self::new(GoalPolicy::WholeSpace);

    /// Makes a policy without a step limit.
    pub const fn new(goal: GoalPolicy) -> Self {
        Self {
            goal,
            step_limit: None,
        }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Status {
    /// The number of steps computed so far; [`Search::seek`] reaches these.
    pub known: u64,
    /// The step that is shown; 0 stands before the first.
    pub cursor: u64,
    /// How the search ended, once it has.
    pub outcome: Option<Outcome>,
}

/// The reason why a search cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum RunError {
    /// The space has more states than the dense tables hold.
    TooLarge { states: u64, limit: u64 },
    /// The space may have `moves` moves, more than can be counted.
    TooManyMoves { moves: u64, limit: u64 },
    /// The tables do not fit into memory.
    OutOfMemory { states: u64 },
    /// The puzzle has no algorithm of that name.
    UnknownAlgorithm { id: String },
    /// The algorithm of that name generates moves backwards, and the space cannot list
    /// predecessors.
    NoPredecessors { id: String },
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
            Self::NoPredecessors { id } => {
                write!(f, "{id:?} needs moves that can be walked backwards")
            }
        }
    }
}

impl std::error::Error for RunError {}

/// Makes an empty list with a capacity of `count` entries.
///
/// # Errors
/// [`RunError::OutOfMemory`] where memory has no room.
#[inline(never)]
pub(crate) fn with_room<T>(count: u64) -> Result<Vec<T>, RunError> {
    let mut list = Vec::new();
    list.try_reserve_exact(count as usize)
        .map_err(|_| RunError::OutOfMemory { states: count })?;
    Ok(list)
}

/// Makes a table of `count` times `entry`.
///
/// # Errors
/// [`RunError::OutOfMemory`] where memory has no room.
#[inline(never)]
pub(crate) fn table_of<T: Clone>(entry: T, count: u64) -> Result<Vec<T>, RunError> {
    let mut table = with_room(count)?;
    table.resize(count as usize, entry);
    Ok(table)
}

/// A deterministic search whose every computed step can be shown again.
///
/// The search records nothing per step: the tables that it needs anyway are enough to show any
/// step.
pub trait Search {
    /// What one step did.
    type Event;
    /// The frame to draw at one step.
    type Frame: Default;
    /// What has happened up to a step.
    type Counters;

    /// Tells the known steps, the cursor and the outcome.
    fn status(&self) -> Status;

    /// Computes `budget` further steps. Fewer steps become known only where the search ends; a few
    /// more may become known, because the last item is finished. Does nothing once there is an
    /// outcome, or for a budget of 0.
    fn advance(&mut self, budget: u64);

    /// Moves the cursor to `step`, or to the last known step if that comes first.
    fn seek(&mut self, step: u64);

    /// Finds the step that lies `by` boundaries of `size` after (or, if negative, before) the step
    /// `from`, kept within 0 and the last known step. The cursor stays where it is.
    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64;

    /// Tells what the step at the cursor did.
    fn event(&self) -> Self::Event;

    /// Writes the frame to draw at the cursor into the buffers that `frame` already has.
    fn frame(&self, frame: &mut Self::Frame);

    /// Counts what has happened up to the cursor.
    fn counters(&self) -> Self::Counters;

    /// Iterates over the boundaries of `size` from the cursor on, and computes steps as it needs
    /// them. Each element is the event at one boundary. The caller reaches the search through
    /// [`Events::search`] between two elements, and can use it again after the loop.
    ///
    /// ```
    /// use searchlight_core::{Policy, Search, StepSize, puzzles::flip::Flip, bfs};
    ///
    /// let flip = Flip::from_rows(["bwwb", "bbwb", "bwwb", "bwww"])?;
    /// let mut search = bfs(std::sync::Arc::new(flip), Policy::FIRST_ANSWER)?;
    /// let levels = search.events(StepSize::Stage).count();
    /// assert_eq!(levels, 4);
    /// assert_eq!(search.path().len(), 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn events(&mut self, size: StepSize) -> Events<'_, Self>
    where
        Self: Sized,
    {
        Events { search: self, size }
    }
}

/// The iterator over the events of a search that [`Search::events`] makes.
#[derive(Debug)]
pub struct Events<'a, S> {
    search: &'a mut S,
    size: StepSize,
}

impl<S> Events<'_, S> {
    /// Lends the search, whose cursor stands at the event that was returned last.
    pub fn search(&self) -> &S {
        self.search
    }
}

impl<S: Search> Iterator for Events<'_, S> {
    type Item = S::Event;

    fn next(&mut self) -> Option<S::Event> {
        const BATCH: u64 = 1 << 12;
        loop {
            let Status {
                known,
                cursor,
                outcome,
            } = self.search.status();
            let next = self.search.locate(cursor, self.size, 1);
            if next < known || (outcome.is_some() && next > cursor) {
                self.search.seek(next);
                return Some(self.search.event());
            }
            if outcome.is_some() {
                return None;
            }
            self.search.advance(BATCH);
        }
    }
}

impl<S: Search> std::iter::FusedIterator for Events<'_, S> {}

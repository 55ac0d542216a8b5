//! Types and traits that the searches of all families share: when a search stops, how it ended, and
//! how its steps are shown.

use std::fmt;
use std::num::NonZeroU64;

use serde::Serialize;

/// The size of one step of playback.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepSize {
    /// The smallest unit of work of a search; each family defines its own.
    Step,
    /// All steps that belong to one state, one choice or one cell of a table.
    Item,
    /// All items of one level, of one descent without backtracking, or of one row of a table.
    Stage,
}

/// The outcome of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[cfg_attr(feature = "wasm", tsify(missing_as_null))]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum Outcome {
    /// An answer was found. In a breadth-first search, a goal is `depth` moves away from the start,
    /// and no goal is nearer unless the algorithm's paths are not always shortest. In backtracking,
    /// the answer has `depth` choices, or as many moves if the search deepens.
    Found { depth: u32 },
    /// No answer exists.
    Impossible,
    /// No answer exists within `limit` moves.
    TooDeep { limit: u32 },
    /// The search reached its step limit, or ran out of memory, before it ended.
    LimitReached,
    /// The search had to end because it had found `limit` states, the maximum number that it may
    /// keep.
    StateLimit { limit: u32 },
    /// The table of a game is filled as far as the policy asked. `wins` says whether the first
    /// player wins. `plies` is the length of the game, or `None` if the table holds no lengths.
    Filled { wins: bool, plies: Option<u32> },
    /// A formula says whether the first player wins, without a search: the table of the game would
    /// be too large.
    #[cfg(feature = "trees")]
    Formula { wins: bool },
    /// The tree of a game is searched. `value` is the value of the start for the player to move:
    /// 100 for a win, 0 for a draw, -100 for a loss. If `estimated` is true, it follows from
    /// estimates at a depth limit.
    #[cfg(feature = "trees")]
    Valued { value: i8, estimated: bool },
    /// The search counted answers and found `goals` of them, at least one. Searches count because
    /// of [`GoalPolicy::CountTo`], or because backtracking searched the whole space. `all` says
    /// whether the search reached its end, so that no other answers exist.
    Counted { goals: u64, all: bool },
}

/// Decides after which answers a search stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GoalPolicy {
    /// The search stops at the step that finds the first answer.
    FirstAnswer,
    /// The search stops when nothing is left to search, even if it found an answer earlier.
    /// Backtracking then knows all answers, and ends with [`Outcome::Counted`].
    WholeSpace,
    /// The search counts answers and stops at the step that finds this many. With `None`, or if
    /// fewer answers exist, the search stops when nothing is left to search. The outcome is
    /// [`Outcome::Counted`], or [`Outcome::Impossible`] without any answer.
    ///
    /// A search from two sides can find only one answer: it stops where its sides meet, whatever
    /// the number. The answer of a game is the value of its start: its whole table is filled, and
    /// the outcome is [`Outcome::Filled`].
    CountTo(Option<NonZeroU64>),
}

/// The conditions that end a search before nothing is left to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    pub goal: GoalPolicy,
    /// Maximum number of steps that the search may compute.
    pub step_limit: Option<u64>,
    /// Maximum number of states that a search may keep if its space is too large for a table of all
    /// states. Other searches ignore this limit.
    pub state_limit: Option<u32>,
}

impl Policy {
    /// Policy of a judge: the search stops at the first answer.
    pub const FIRST_ANSWER: Self = Self::new(GoalPolicy::FirstAnswer);
    /// Policy of the page: the search goes on until it has reached every state that it can.
    pub const WHOLE_SPACE: Self = Self::new(GoalPolicy::WholeSpace);

    /// Makes a policy without a step limit.
    pub const fn new(goal: GoalPolicy) -> Self {
        Self {
            goal,
            step_limit: None,
            state_limit: None,
        }
    }

    /// Limits the number of states, see [`state_limit`](Self::state_limit).
    pub const fn within_states(self, limit: u32) -> Self {
        Self {
            state_limit: Some(limit),
            ..self
        }
    }
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Status {
    /// Number of steps computed so far; [`Search::seek`] can show any of them.
    pub known: u64,
    /// Step that is shown, in `0..=known`; 0 is the state before the first step.
    pub cursor: u64,
    /// How the search ended; `None` while the search can go on.
    pub outcome: Option<Outcome>,
}

/// The greatest number of states that a message names: the greatest number up to which JavaScript
/// holds all integers.
pub const MOST_COUNTED: u64 = (1 << 53) - 1;

/// The reason why a search cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum RunError {
    /// The space has more states than the tables, which have one entry for each state, can hold.
    TooLarge { states: u64, limit: u64 },
    /// There can be as many as `moves` moves, more than can be counted.
    TooManyMoves { moves: u64, limit: u64 },
    /// The space has more states than can be kept, and the algorithm would have to keep too many of
    /// them. The algorithm `instead` keeps fewer. If `states` is [`MOST_COUNTED`], there may be more.
    BeyondLimit {
        states: u64,
        limit: u64,
        instead: String,
    },
    /// The table of the game would be too large: a heap has more than `limit` pieces. A formula
    /// tells who wins with heaps of `first` and `second`: the first player if `wins` is 1, by a move
    /// that leaves `left` and `right`. If `wins` is 0, these are the heaps themselves.
    #[cfg(feature = "trees")]
    ByFormula {
        limit: u32,
        first: u32,
        second: u32,
        wins: u8,
        left: u32,
        right: u32,
    },
    /// The tree of the game has more than `limit` nodes, the maximum number of a tree that is
    /// searched.
    #[cfg(feature = "trees")]
    LargeTree { limit: u32 },
    /// A table of this number of entries does not fit into memory.
    OutOfMemory { entries: u64 },
    /// The puzzle has no algorithm with this name.
    UnknownAlgorithm { id: String },
    /// The algorithm with this name generates moves backwards, but the space cannot list
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
            Self::BeyondLimit {
                states,
                limit,
                instead,
            } => {
                let fewer = match instead.as_str() {
                    "dfs" => "fewer",
                    _ => "only its path",
                };
                let least = match *states {
                    MOST_COUNTED => "at least ",
                    _ => "",
                };
                write!(
                    f,
                    "the space has {least}{states} states, at most {limit} fit; \
                     {instead:?} keeps {fewer}"
                )
            }
            #[cfg(feature = "trees")]
            Self::ByFormula {
                limit,
                wins,
                left,
                right,
                ..
            } => match wins {
                0 => write!(
                    f,
                    "a heap has more than {limit} pieces; the first player loses"
                ),
                _ => write!(
                    f,
                    "a heap has more than {limit} pieces; the first player wins by leaving {left} and {right}"
                ),
            },
            #[cfg(feature = "trees")]
            Self::LargeTree { limit } => {
                write!(f, "the tree has more than {limit} nodes")
            }
            Self::OutOfMemory { entries } => {
                write!(f, "no memory for a table of {entries} entries")
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
/// [`RunError::OutOfMemory`] if the memory cannot be allocated.
#[inline(never)]
pub(crate) fn with_room<T>(count: u64) -> Result<Vec<T>, RunError> {
    let mut list = Vec::new();
    list.try_reserve_exact(count as usize)
        .map_err(|_| RunError::OutOfMemory { entries: count })?;
    Ok(list)
}

/// Makes a table of `count` copies of `entry`.
///
/// # Errors
/// [`RunError::OutOfMemory`] if the memory cannot be allocated.
#[inline(never)]
pub(crate) fn table_of<T: Clone>(entry: T, count: u64) -> Result<Vec<T>, RunError> {
    let mut table = with_room(count)?;
    table.resize(count as usize, entry);
    Ok(table)
}

/// A deterministic search that can show each computed step again.
///
/// The search stores nothing for single steps: the tables that it needs anyway are enough to
/// reconstruct any step.
pub trait Search {
    /// The effect of one step.
    type Event;
    /// The frame to draw at one step.
    type Frame: Default;
    /// The counts up to one step.
    type Counters;

    /// Returns the number of known steps, the cursor and the outcome.
    fn status(&self) -> Status;

    /// Computes about `budget` further steps. Computes fewer only if the search ends, and a few
    /// more to finish the last item. Does nothing once the search has an outcome, or if `budget` is
    /// 0.
    fn advance(&mut self, budget: u64);

    /// Moves the cursor to `step`, or to the last known step if that comes first.
    fn seek(&mut self, step: u64);

    /// Returns the step that lies `by` boundaries of `size` after `from`, or before `from` if `by`
    /// is negative. The result is clamped to 0 and the last known step. The cursor does not move.
    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64;

    /// Returns what the step at the cursor did.
    fn event(&self) -> Self::Event;

    /// Writes the frame to draw at the cursor into `frame`, whose buffers are reused.
    fn frame(&self, frame: &mut Self::Frame);

    /// Returns the counts of what has happened up to the cursor.
    fn counters(&self) -> Self::Counters;

    /// Iterates over the events at the boundaries of `size` after the cursor, and computes steps
    /// as needed. Between two elements the caller reaches the search through [`Events::search`];
    /// after the loop the search can be used again.
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

impl<S: Search + ?Sized> Search for Box<S> {
    type Event = S::Event;
    type Frame = S::Frame;
    type Counters = S::Counters;

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

    fn event(&self) -> Self::Event {
        (**self).event()
    }

    fn frame(&self, frame: &mut Self::Frame) {
        (**self).frame(frame);
    }

    fn counters(&self) -> Self::Counters {
        (**self).counters()
    }
}

/// The iterator over the events of a search that [`Search::events`] makes.
#[derive(Debug)]
pub struct Events<'a, S> {
    search: &'a mut S,
    size: StepSize,
}

impl<S> Events<'_, S> {
    /// Returns the search; its cursor stands at the event that was returned last.
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
